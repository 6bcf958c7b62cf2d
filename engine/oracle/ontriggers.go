package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// aboutTriggers reads a static ability about how often others trigger on something:
//
//	Silences = Phrase Happening { "or" Happening } "don't cause abilities" [ "of" Phrase ] "to trigger" "." .
//	Repeats  = "if" Phrase Happening { "or" Happening } "causes a triggered ability of" Phrase "to trigger, that ability triggers an additional time" "." .
//	Happening = "entering" | "dying" | "attacking" .
func (r *reader) aboutTriggers() ([]engine.Effect, bool) {
	const trigger = "trigger"
	if !r.stillSays(trigger) {
		return nil, r.fail()
	}
	e := engine.Effect{Kind: engine.NoTriggers, Class: engine.ClassOther}
	if r.eatWords("if") {
		e.Kind = engine.MoreTriggers
	}
	p, ok := r.nounPhrase()
	if !ok || p.Players || !r.happening(&e.When, &p) {
		return nil, r.fail()
	}
	for r.eatWords("or") {
		other := engine.Pattern{}
		if !r.happening(&other, &p) {
			return nil, r.fail()
		}
		e.When.Or = append(e.When.Or, other)
	}
	ends := lexicon.ToTrigger
	if e.Kind == engine.MoreTriggers {
		if ends = lexicon.TriggersMore; !r.part(lexicon.CausesTrigger) {
			return nil, r.fail()
		}
	} else if !r.part(lexicon.CausesNoTrigger) {
		return nil, r.fail()
	} else if r.part(ends) {
		return []engine.Effect{e}, r.sentenceEnds()
	} else if !r.part(lexicon.OfWhose) {
		return nil, r.fail()
	}
	whose, ok := r.nounPhrase()
	if !ok || whose.Players || !r.part(ends) {
		return nil, r.fail()
	}
	e.Holder = &whose.Filter
	return []engine.Effect{e}, r.sentenceEnds()
}

// happening reads what happens to things that an ability triggers on.
func (r *reader) happening(pt *engine.Pattern, p *Phrase) bool {
	f := p.Filter
	switch {
	case r.part(lexicon.EnteringNow):
		*pt = engine.Pattern{Kind: engine.Enter, Affected: &f}
	case r.part(lexicon.DyingNow):
		*pt = engine.Pattern{Kind: engine.Move, Affected: &f, From: engine.Battlefield, Dest: engine.Graveyard}
	case r.part(lexicon.AttackingNow):
		*pt = engine.Pattern{Kind: engine.OtherAction, What: "attack", Affected: &f}
	default:
		return false
	}
	return true
}
