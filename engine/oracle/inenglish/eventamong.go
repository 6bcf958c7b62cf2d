package inenglish

import "apnap/engine"

// among tells an event of which is still to be chosen what it happens to: "Bob
// sacrifices two creatures".
func (s *speaker) among(ev *engine.Event) clause {
	f := *ev.Among.Filter
	f.Controller = engine.AnyRelation
	p := &printer{n: &Names{}}
	what := p.some(&f)
	switch {
	case ev.Among.Any:
		what = "any number of " + p.all(&f)
	case ev.Amount > 1:
		what = Spelled(ev.Amount) + " " + p.all(&f)
	}
	verb := "choose"
	switch {
	case ev.Kind == engine.Sacrifice:
		verb = "sacrifice"
	case ev.Kind == engine.Discard:
		verb = "discard"
	case ev.Kind == engine.Tap:
		verb = "tap"
	case ev.Kind == engine.Untap:
		verb = "untap"
	case ev.Kind == engine.Move && ev.Dest == engine.Exile:
		verb = "exile"
	}
	return act(s.player(ev.Player), verb, what+asCost(ev))
}
