package inenglish

import (
	"strings"

	"apnap/engine"
)

// asThoughSays is the sentence about how damage is dealt.
func (p *printer) asThoughSays(e *engine.Effect) string {
	if e.When.Source != nil {
		return p.keywordsSay(e)
	}
	s := "all damage is dealt"
	if e.When.Affected != nil {
		s += " to " + p.some(e.When.Affected)
	}
	return s + " as though its source had " + e.Do[0].Keywords[0]
}

// onPreventedSays is the condition of a triggered ability about prevented damage.
func (p *printer) onPreventedSays(e *engine.Effect) string {
	s := "whenever damage"
	if e.When.Source != nil {
		s += " from " + p.some(e.When.Source)
	}
	if e.When.Affected != nil {
		s += " that would be dealt to " + p.some(e.When.Affected)
	}
	s += " is prevented"
	if e.Self {
		s += " this way"
	}
	if e.Until == engine.ThisTurn {
		s += " this turn"
	}
	return s
}

// scheduled is "at the beginning of your next upkeep step, you draw a card".
func (p *printer) scheduled(e *engine.Effect) string {
	when := "the next " + e.When.What
	switch {
	case e.When.Affected != nil:
		when = p.your() + " next " + e.When.What
	case e.Until == engine.NextTurnOnly:
		when = "the next turn's " + e.When.What
	}
	return "at the beginning of " + when + ", " + p.steps(e.Then)
}

// excessSays is the sentence about damage beyond what is lethal.
func (p *printer) excessSays(e *engine.Effect) string {
	s := ""
	for i := range e.If {
		f := *e.If[i].Filter
		word := f.Keywords[len(f.Keywords)-1]
		f.Keywords = f.Keywords[:len(f.Keywords)-1]
		s += "if the " + p.things(&f, "", false) + " has " + word + ", "
	}
	to := p.receiver(&e.Do[0])
	if e.Do[0].Ref == engine.ThatController {
		to = "that permanent's controller"
	}
	return s + "excess damage is dealt to " + to + " instead"
}

// modes writes the modes of a modal replacement effect.
func (p *printer) modes(e *engine.Effect, c *engine.Change) string {
	var list []string
	for _, m := range c.Modes {
		mode := engine.Effect{Kind: e.Kind, Class: e.Class, When: e.When, Do: m}
		list = append(list, p.changes(&mode))
	}
	return "instead choose one — " + strings.Join(list, "; or ")
}

// discardWays is what follows a discard, by whether a card was discarded.
func (p *printer) discardWays(in *engine.Instruction) string {
	s := ""
	for _, sentence := range p.follows(in) {
		s += ". " + Capital(sentence)
	}
	return s
}

// keywordsSay is the sentence about keywords that the sources of damage have or lose.
func (p *printer) keywordsSay(e *engine.Effect) string {
	one, verb := e.When.Source.Is != engine.NoRef, " have "
	switch lost := e.Do[0].Kind == engine.LoseKeywords; {
	case lost && one:
		verb = " loses "
	case lost:
		verb = " lose "
	case one:
		verb = " has "
	}
	return p.whoAll(e.When.Source) + verb + listed(e.Do[0].Keywords, "and")
}
