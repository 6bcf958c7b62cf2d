package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// triggeredSays is a triggered ability: "whenever a creature dies, if you control
// an artifact, you draw a card".
func (p *printer) triggeredSays(e *engine.Effect) string {
	s := ""
	if e.Holder != nil {
		own := *e
		own.Holder = nil
		return p.all(e.Holder) + " have \"" + Capital((&printer{}).triggeredSays(&own)) + ".\""
	}
	if e.When.Kind == engine.BeginPhase {
		s = "at the beginning of " + p.beginning(&e.When)
	} else {
		s = "whenever " + p.happening(&e.When)
	}
	for i := range e.If {
		if e.If[i].Kind == engine.FirstTime {
			s += " for the first time each turn"
		}
	}
	for i := range e.If {
		if e.If[i].Kind != engine.FirstTime {
			s += ", if " + p.cond(&e.If[i])
		}
	}
	if len(e.Then) > 0 {
		s += ", " + p.steps(e.Then)
	}
	if e.OncePerTurn {
		s += ". This ability triggers only once each turn"
	}
	return s
}

// beginning is "your upkeep step", "each opponent's draw step".
func (p *printer) beginning(pt *engine.Pattern) string {
	if pt.Affected == nil {
		return "each " + pt.What
	}
	switch pt.Affected.Player {
	case engine.Opponent:
		return "each opponent's " + pt.What
	case engine.NotYou:
		return "each other player's " + pt.What
	}
	return p.your() + " " + pt.What
}

// happening is an event as it happens, where replacement effects tell it as what
// would happen: "a creature would die" is "a creature dies".
func (p *printer) happening(pt *engine.Pattern) string {
	var parts []string
	for _, one := range engine.Alternatives(pt) {
		parts = append(parts, p.asItHappens(one))
	}
	return strings.Join(parts, " or whenever ")
}

// asItHappens is one event as it happens.
func (p *printer) asItHappens(pt *engine.Pattern) string {
	switch pt.Kind {
	case engine.CastSpell:
		return didSo(p.some(pt.Doer) + " would cast " + p.some(pt.Affected))
	case engine.OtherAction:
		if _, keyword := shape.KeywordNamed(pt.What); !keyword {
			return didSo(p.some(pt.Affected) + " would " + pt.What)
		}
	}
	return didSo(p.eventAlone(pt))
}

// didSo puts the verb behind "would" into the form of what happens.
func didSo(s string) string {
	subject, rest, ok := strings.Cut(s, " would ")
	if !ok {
		return s
	}
	verb, tail, _ := strings.Cut(rest, " ")
	many := subject == "you" || strings.HasPrefix(subject, "one or more ")
	switch {
	case verb == "be" && subject == "damage", verb == "be" && strings.HasSuffix(subject, " damage"):
		verb = "is"
	case verb == "be" && many:
		verb = "are"
	case verb == "be":
		verb = "is"
	case !many:
		verb = lexicon.ThirdPerson(verb)
	}
	return strings.TrimSuffix(subject+" "+verb+" "+tail, " ")
}
