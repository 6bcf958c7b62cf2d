package infrench

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// untilEnd are the words that say how long it lasts.
const untilEnd = " jusqu'à la fin du tour"

// alters is what something gets and gains for the turn.
func (p *printer) alters(in *engine.Instruction) clause {
	c := clause{who: p.subject(in)}
	keywords, unable := shape.Unables(in.Keywords)
	got := ""
	if in.Power != nil {
		got = p.signed(in.Power) + "/" + p.signed(in.Toughness)
	}
	if in.Makes == nil {
		c.verb, c.rest = gainsSays(c.who, got, p.keywordsGained(keywords), unable)
		c.rest += untilEnd
		return c
	}
	c.verb, c.rest = p.becomesToo(c.who, got, p.keywordsGained(keywords), unable, in.Makes)
	if in.ThisTurn {
		c.rest += untilEnd
	}
	return c
}

// becomesToo adds what an object becomes to what it gets and gains.
func (p *printer) becomesToo(who noun, got, gains string, unable []string, m *engine.Making) (verb, rest string) {
	verb, rest = gainsSays(who, got, gains, unable)
	for _, part := range [...]clause{p.lost(m), p.shaped(m, who), p.base(m)} {
		switch {
		case part.rest == "":
		case verb == "":
			verb, rest = part.verb, part.rest
		default:
			rest += " et " + verbOf(part.verb).present(who) + " " + part.rest
		}
	}
	return verb, rest
}

// kept are what things are kept from, behind "incapable de".
var kept = map[string]string{"attack or block": "d'attaquer ou de bloquer", "attack": "d'attaquer", "block": "de bloquer", "be blocked": "d'être bloqué"}

// gainsSays is what something gets, gains and becomes unable to do.
func gainsSays(who noun, got, gains string, unable []string) (verb, rest string) {
	var parts []string
	add := func(v, what string) {
		if what == "" {
			return
		}
		if len(parts) == 0 {
			verb = v
		} else {
			what = verbOf(v).present(who) + " " + what
		}
		parts = append(parts, what)
	}
	add("gagner", got)
	add("acquérir", gains)
	for _, what := range unable {
		add("devenir", "incapable "+kept[what])
	}
	return verb, strings.Join(parts, " et ")
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
	sign, e := inenglish.Signed(e)
	if e.Op == engine.Lit || e.Op == engine.XValue {
		return sign + p.fit(e)
	}
	return sign + p.letter(e)
}

// altered tells what an object got and gained.
func altered(obj noun, t *engine.Traits) telling {
	var list []string
	gained := t.AddKeywords
	if t.Made != nil {
		gained = slices.DeleteFunc(slices.Clone(gained), func(w string) bool { return slices.Contains(t.Made.AddKeywords, w) })
	}
	keywords, unable := shape.Unables(gained)
	for _, w := range keywords {
		n, ok := term(lexicon.Ability, w)
		if !ok {
			n = noun{text: "« " + w + " »"}
		}
		list = append(list, n.the().text)
	}
	got := ""
	if t.AddPower != 0 || t.AddToughness != 0 || len(t.AddKeywords) == 0 && t.Made == nil {
		got = inenglish.SignedNumber(t.AddPower) + "/" + inenglish.SignedNumber(t.AddToughness)
	}
	if t.Made == nil {
		verb, rest := gainsSays(obj, got, french.List(list, "et"), unable)
		return active(obj, verb, rest+untilEnd)
	}
	verb, rest := (&printer{}).becomesToo(obj, got, french.List(list, "et"), unable, t.Made)
	if t.ThisTurn {
		rest += untilEnd
	}
	return active(obj, verb, rest)
}
