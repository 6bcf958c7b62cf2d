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
		if countersIn(s, h, spell) {
			at = max(at, t.flagOf(s.Events[h].Text))
		}
	}
	return at
}

// countersIn reports whether a moment has a spell countered, by an event of its own or as what resolves says.
func countersIn(s *engine.Scenario, h int, spell engine.ObjectID) bool {
	counters := func(ev engine.Event) bool { return ev.Kind == engine.CounterSpell && ev.Object == spell }
	does := func(in engine.Instruction) bool { return in.Verb == engine.CounterSpell && in.What == engine.Target }
	return slices.ContainsFunc(s.Events[h].Events, counters) || slices.ContainsFunc(s.Events[h].Resolve, func(r engine.Resolving) bool {
		inst := &s.Effects[r.Effect]
		return s.ByText(r) && inst.Target == engine.ObjectEntity(spell) && slices.ContainsFunc(inst.Effect.Then, does)
	})
}

// tellCountered puts what a spell does behind the event that counters it, and before that that it is cast, where
// only what it does was taken up of its being cast. It reports whether it did.
func (t *teller) tellCountered(s *engine.Scenario) bool {
	for at, text := range t.q.Events {
		cast := t.casts[text]
		h := slices.IndexFunc(s.Events, func(h engine.Happening) bool { return h.Text != "" && strings.HasPrefix(text, h.Text) })
		if cast == "" || h < 0 {
			continue
		}
		spell := doneBy(s, h)
		later := t.afterCountering(s, at, spell)
		if spell == engine.NoObject || later == at {
			continue
		}
		does := at + t.partsOf(text, at)
		delete(t.casts, text)
		t.done[cast] = true
		t.q.Events = slices.Concat(t.q.Events[:at], []string{cast}, t.q.Events[does:later+1], t.q.Events[at:does], t.q.Events[later+1:])
		return true
	}
	return false
}

// doneBy is the object whose spell or ability does what a moment tells, NoObject where nobody knows.
func doneBy(s *engine.Scenario, h int) engine.ObjectID {
	one := &s.Events[h]
	switch {
	case len(one.Resolve) > 0:
		return s.Effects[one.Resolve[0].Effect].Source
	case len(one.Events) > 0:
		return one.Events[0].Source
	}
	return engine.NoObject
}

// partsOf is how many event flags, from that at a place on, came of the one that told of its text first.
func (t *teller) partsOf(text string, at int) int {
	for _, told := range t.told {
		if i := slices.Index(told.As, text); i >= 0 {
			n := 0
			for i+n < len(told.As) && at+n < len(t.q.Events) && told.As[i+n] == t.q.Events[at+n] {
				n++
			}
			return n
		}
	}
	return 1
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
