package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// resolve adds what a spell does that an event flag says is cast, where nothing else is
// told of the spell: it resolves. It reports whether it added anything; a spell of which
// nobody knows what it does, or when it resolves, is a refusal.
func (t *teller) resolve(read *oracle.Reading) (again bool, refused *lex.Error) {
	for h := range read.Scenario.Events {
		for i := range read.Scenario.Events[h].Events {
			ev := &read.Scenario.Events[h].Events[i]
			text := strings.TrimSpace(read.Scenario.Events[h].Text)
			if ev.Kind != engine.CastSpell || t.done[text] || toldAgain(read.Scenario, h, ev.Object) {
				continue
			}
			if again, refused := t.resolveOne(read.Scenario, h, ev, text); again || refused != nil {
				return again, refused
			}
		}
	}
	return false, nil
}

// resolveOne adds what one spell does.
func (t *teller) resolveOne(s *engine.Scenario, h int, ev *engine.Event, text string) (again bool, refused *lex.Error) {
	at := t.flagOf(text)
	if at < 0 || len(s.Events[h].Events) > 1 || len(s.Events[h].Change) > 0 {
		return false, t.toldApart(s, ev, text)
	}
	out, err := t.speak("event", at)
	if err != nil && t.known(s, ev) {
		err.Where = "event"
		return false, err
	}
	if err != nil || len(out.events)+len(out.effects) == 0 || slices.Contains(out.events, text) {
		return false, nil
	}
	t.resolves(s, at, ev.Object, text, out)
	return true, nil
}

// resolves takes up what a spell does: behind its casting, and behind what would counter it.
func (t *teller) resolves(s *engine.Scenario, at int, spell engine.ObjectID, text string, out *spoken) {
	later := t.afterCountering(s, at, spell)
	moved := slices.Clone(t.q.Events[at+1 : later+1])
	t.q.Events = slices.Delete(t.q.Events, at+1, later+1)
	out.events, out.cast = append([]string{text}, out.events...), ""
	t.put("event", at, out)
	t.q.Events = slices.Insert(t.q.Events, at+1, moved...)
}

// toldApart refuses a known spell that is cast in one sentence with something else, and
// of which nothing is told.
func (t *teller) toldApart(s *engine.Scenario, ev *engine.Event, text string) *lex.Error {
	if !t.known(s, ev) {
		return nil
	}
	return &lex.Error{Code: "not_understood", Where: "event", Text: text, Span: [2]int{0, len(text)},
		Says: say.New("Say in an event of its own that %s is cast, or what it does.", s.Board.Objects[ev.Object].Name)}
}

// known reports whether what is cast is a card of the index, so that it does something.
func (t *teller) known(s *engine.Scenario, ev *engine.Event) bool {
	o := &s.Board.Objects[ev.Object]
	if t.cards == nil || o.Card == "" {
		return false
	}
	_, ok := t.cards.Lookup(o.Card)
	return ok
}

// toldAgain reports whether anything else is said of what a spell does, or an effect of
// the question is one that it makes.
func toldAgain(s *engine.Scenario, cast int, spell engine.ObjectID) bool {
	countered := !waits(s, engine.CounterSpell)
	for h := range s.Events {
		for i := range s.Events[h].Events {
			if ev := &s.Events[h].Events[i]; h != cast && (ev.Object == spell && (countered || ev.Kind != engine.CounterSpell) || ev.Source == spell) {
				return true
			}
		}
	}
	return slices.ContainsFunc(s.Effects, func(i engine.Instance) bool {
		f := i.Effect.When.Affected
		return i.Source == spell && i.Created && (f == nil || f.Is != engine.This)
	})
}

// afterCountering is the place among the event flags behind the last that has a spell
// countered, or behind the one that has it cast.
func (t *teller) afterCountering(s *engine.Scenario, at int, spell engine.ObjectID) int {
	for h := range s.Events {
		for i := range s.Events[h].Events {
			if ev := &s.Events[h].Events[i]; ev.Kind == engine.CounterSpell && ev.Object == spell {
				at = max(at, t.flagOf(s.Events[h].Text))
			}
		}
	}
	return at
}

// flagOf is the place of the event flag that a moment's sentence ends, -1 for none.
func (t *teller) flagOf(text string) int {
	return slices.IndexFunc(t.q.Events, func(e string) bool { return strings.HasSuffix(strings.TrimSpace(e), strings.TrimSpace(text)) })
}

// tellCasts puts before what spells do that they are cast, where an effect of the question
// looks at that. It reports whether it did.
func (t *teller) tellCasts(s *engine.Scenario) bool {
	if !waits(s, engine.CastSpell) {
		return false
	}
	for at, text := range t.q.Events {
		if cast := t.casts[text]; cast != "" {
			delete(t.casts, text)
			t.done[cast] = true
			t.q.Events = slices.Insert(t.q.Events, at, cast)
			return true
		}
	}
	return false
}

// waits reports whether an effect of the question waits for events of a kind.
func waits(s *engine.Scenario, k engine.EventKind) bool {
	return slices.ContainsFunc(s.Effects, func(i engine.Instance) bool { return waitsFor(&i.Effect.When, k) })
}

// waitsFor reports whether a pattern is about events of a kind.
func waitsFor(p *engine.Pattern, k engine.EventKind) bool {
	return p.Kind == k || slices.ContainsFunc(p.Or, func(one engine.Pattern) bool { return waitsFor(&one, k) })
}
