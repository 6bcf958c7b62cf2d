package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// untilEnd are the words that say how long it lasts.
const untilEnd = " jusqu'à la fin du tour"

// alters is what something gets and gains for the turn.
func (p *printer) alters(in *engine.Instruction) clause {
	c := clause{who: p.object(in)}
	gains := p.keywordsGained(in.Keywords)
	if in.Power == nil {
		c.verb, c.rest = "acquérir", gains+untilEnd
		return c
	}
	c.verb, c.rest = "gagner", p.signed(in.Power)+"/"+p.signed(in.Toughness)
	if gains != "" {
		c.rest += " et " + verbOf("acquérir").present(c.who) + " " + gains
	}
	c.rest += untilEnd
	return c
}

// keywordsGained lists keyword abilities with their articles.
func (p *printer) keywordsGained(words []string) string {
	var list []string
	for _, w := range words {
		if what := p.gained(w); what != "" {
			list = append(list, what)
		} else {
			list = append(list, "« "+w+" »")
		}
	}
	return french.List(list, "et")
}

// signed writes a number with its sign, and a letter for what is worked out.
func (p *printer) signed(e *engine.Expr) string {
	sign, e := oracle.Signed(e)
	if e.Op == engine.Lit || e.Op == engine.XValue {
		return sign + p.fit(e)
	}
	return sign + p.letter(e)
}

// altered tells what an object got and gained.
func altered(obj noun, t *engine.Traits) telling {
	var list []string
	for _, w := range t.AddKeywords {
		n, ok := term(lexicon.Ability, w)
		if !ok {
			n = noun{text: "« " + w + " »"}
		}
		list = append(list, n.the().text)
	}
	gains := french.List(list, "et")
	if t.AddPower == 0 && t.AddToughness == 0 && gains != "" {
		return active(obj, "acquérir", gains+untilEnd)
	}
	rest := oracle.SignedNumber(t.AddPower) + "/" + oracle.SignedNumber(t.AddToughness)
	if gains != "" {
		rest += " et " + verbOf("acquérir").present(obj) + " " + gains
	}
	return active(obj, "gagner", rest+untilEnd)
}
