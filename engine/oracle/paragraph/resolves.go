package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
)

// resolve adds what a spell does that an event flag says is cast, where nothing in the
// question looks at casting and nothing else is told of the spell: it resolves.
// It reports whether it added anything; a spell of which nobody knows when it resolves is
// a refusal.
func (t *teller) resolve(read *oracle.Reading) (again bool, refused *oracle.Error) {
	if looksAtCasting(read.Scenario) {
		return false, nil
	}
	for h := range read.Scenario.Events {
		ev, ok := onlyCast(&read.Scenario.Events[h])
		if !ok || toldAgain(read.Scenario, h, ev.Object) {
			continue
		}
		text := strings.TrimSpace(read.Scenario.Events[h].Text)
		at := slices.Index(t.q.Events, text)
		if at < 0 || t.done[text] {
			continue
		}
		out, err := t.speak("event", at)
		if err != nil && err.Code == "ambiguous" && len(err.Readings) > 1 {
			return false, err
		}
		if err != nil || len(out.events)+len(out.effects) == 0 || slices.Contains(out.events, text) {
			continue
		}
		out.events = append([]string{text}, out.events...)
		t.put("event", at, out)
		return true, nil
	}
	return false, nil
}

// onlyCast is the event of a moment in which a spell is cast and nothing else happens.
func onlyCast(h *engine.Happening) (*engine.Event, bool) {
	if len(h.Events) != 1 || h.Events[0].Kind != engine.CastSpell || len(h.Change) > 0 {
		return nil, false
	}
	return &h.Events[0], true
}

// toldAgain reports whether anything else is said to happen to a spell, or because of it.
func toldAgain(s *engine.Scenario, cast int, spell engine.ObjectID) bool {
	for h := range s.Events {
		for i := range s.Events[h].Events {
			if ev := &s.Events[h].Events[i]; h != cast && (ev.Object == spell || ev.Source == spell) {
				return true
			}
		}
	}
	return slices.ContainsFunc(s.Effects, func(i engine.Instance) bool { return i.Source == spell })
}

// looksAtCasting reports whether an effect of the question waits for a spell that is
// cast, copied or countered.
func looksAtCasting(s *engine.Scenario) bool {
	return slices.ContainsFunc(s.Effects, func(i engine.Instance) bool { return waitsForSpell(&i.Effect.When) })
}

// waitsForSpell reports whether a pattern is about spells on the stack.
func waitsForSpell(p *engine.Pattern) bool {
	switch p.Kind {
	case engine.CastSpell, engine.CopySpell, engine.CounterSpell:
		return true
	}
	for i := range p.Or {
		if waitsForSpell(&p.Or[i]) {
			return true
		}
	}
	return false
}
