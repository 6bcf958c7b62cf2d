package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// scheduled is "au début de votre prochain entretien, vous piochez une carte".
func (p *printer) scheduled(e *engine.Effect) string {
	what := p.part(e.When.What)
	next := what.written(what.agreed("prochain") + " " + what.text)
	when := next.the()
	switch {
	case e.When.Affected != nil:
		when = p.you().own(next)
	case e.Until == engine.NextTurnOnly:
		when = what.the()
		when.text += " du prochain tour"
	}
	return "au début " + when.of() + ", " + p.list(e.Then)
}

// otherAction writes the instructions that the reader kept as words.
func (p *printer) otherAction(in *engine.Instruction) clause {
	if in.Told {
		return clause{} // which tells has words for
	}
	switch in.Word {
	case engine.FightWord:
		who := p.ref(in.What)
		if in.Aim != nil && in.What == engine.Target {
			who = p.bound(in.Aim)
		}
		return clause{who: who, verb: "battre", self: true, rest: "contre " + p.recipient(in).strong()}
	case "pay":
		if in.Amount != nil {
			return clause{verb: "payer", rest: in.Mana + p.forEach(in.Amount)}
		}
		return clause{verb: "payer", rest: in.Mana}
	case "remove damage":
		if n, ok := p.antecedent(in.What); ok {
			return clause{verb: "retirer", to: n, rest: "toutes ses blessures"}
		}
		return clause{verb: "retirer", rest: "toutes les blessures " + p.ref(in.What).of()}
	case "remove from combat":
		return p.acts("retirer", in, "du combat")
	case "look at":
		top := *in
		cards := p.topOf(&top)
		p.last = cards
		return clause{verb: "regarder", rest: cards.text}
	}
	if hand, ok := handLookedAt(in.Word); ok {
		if name := p.names().Target; name != "" && strings.HasPrefix(in.Word, "look at target ") {
			hand = "la main " + called(name).of()
		}
		return clause{verb: "regarder", rest: hand}
	}
	if a, ok := actionOf(in.Word); ok {
		return p.keywordAction(a, in)
	}
	if c, ok := p.choosing(in); ok {
		return c
	}
	if c, ok := p.boost(in.Word); ok {
		return c
	}
	return clause{verb: p.miss(in.Word)}
}

// keywordAction writes a keyword action as an instruction.
func (p *printer) keywordAction(a action, in *engine.Instruction) clause {
	c := clause{verb: a.verb, self: a.self}
	switch {
	case a.Then == shape.NumberComplement:
		c.rest = p.fit(in.Amount)
		if len(in.Tokens) > 0 {
			c.rest = armies([]engine.Tokens{in.Tokens[0].Tokens}) + " " + c.rest
		}
	case a.Then == shape.ObjectComplement && a.rest == "":
		return p.acts(a.verb, in, "")
	case a.Then == shape.ObjectComplement:
		c.rest = french.Of(p.object(in).text)
	case a.Then == shape.CardComplement:
		c.rest = "une carte"
	default:
		c.rest = p.often(in.Amount)
	}
	rest := a.rest
	if a.Then == shape.ObjectComplement && rest != "" {
		rest = strings.TrimSuffix(rest, " de")
	}
	c.rest = strings.TrimSpace(rest + " " + c.rest)
	return c
}

// choosing writes which modes may be chosen.
func (p *printer) choosing(in *engine.Instruction) (clause, bool) {
	word, may := strings.CutPrefix(in.Word, "you may ")
	phrase, ok := phraseOf(modesChosen, word)
	verb, rest, _ := strings.Cut(phrase.text, " ")
	return clause{verb: verb, rest: rest, may: may}, ok
}
