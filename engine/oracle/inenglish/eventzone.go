package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/oracle/shape"
)

func (s *speaker) removal(ev *engine.Event) clause {
	obj := s.object(ev.Object)
	tail := ""
	if ev.NoRegen {
		tail = "and can't be regenerated"
	}
	switch {
	case ev.Kind == engine.Sacrifice:
		return act(s.player(ev.Player), "sacrifice", obj+asCost(ev))
	case ev.Kind == engine.CounterSpell && ev.Source != engine.NoObject:
		return act(s.object(ev.Source), "counter", obj)
	case ev.Kind == engine.CounterSpell:
		return passive(obj, "countered", "", false)
	case ev.Cause == engine.ByStateBased:
		return passive(obj, "destroyed", strings.TrimSpace("by "+s.word(era.Checks)+" "+tail), false)
	case ev.Source == ev.Object:
		return passive(obj, "destroyed", tail, false)
	case ev.Source != engine.NoObject:
		if tail != "" {
			obj += " and it can't be regenerated"
		}
		return act(s.object(ev.Source), "destroy", obj)
	}
	return passive(obj, "destroyed", tail, false)
}

// move tells a change of zones that is not onto the battlefield.
func (s *speaker) move(ev *engine.Event) clause {
	if ev.Object == engine.NoObject {
		return s.moveCards(ev)
	}
	obj, plural := s.object(ev.Object), shape.SeveralTokens(ev, s.b)
	if plural {
		const token = " token"
		obj = CountWords(ev.Amount, obj+token)
	}
	owner := PossessiveForm(s.player(s.owner(ev)))
	from := ""
	if ev.From != engine.AnyZone && ev.From != engine.Battlefield && ev.From != engine.Stack && ev.From != engine.OutsideGame {
		from = "from " + owner + " " + ev.From.String()
	}
	switch ev.Dest {
	case engine.Graveyard:
		if ev.From == engine.Battlefield && s.isCreature(ev.Object) {
			if die := s.word(era.Die); die != "" {
				return act(obj, die, "")
			}
			from = s.word(era.From)
		}
		return passive(obj, "put", strings.TrimSpace("into "+owner+" graveyard "+from), plural)
	case engine.Exile:
		return s.exiled(obj, from, plural)
	case engine.Library:
		return passive(obj, "put", intoLibrary(ev.Position, owner), plural)
	case engine.Hand:
		return passive(obj, "put", strings.TrimSpace("into "+owner+" hand "+from), plural)
	case engine.Command:
		return passive(obj, "put", "into the command zone", plural)
	}
	if ev.From == engine.Battlefield {
		return act(obj, "leave", s.word(era.Place))
	}
	return act(obj, "leave", "the "+ev.From.String())
}

// exiled tells that something is exiled, or removed from the game.
func (s *speaker) exiled(what, from string, plural bool) clause {
	done, rest, _ := strings.Cut(s.word(era.Exiled), " ")
	return passive(what, done, strings.TrimSpace(rest+" "+from), plural)
}

func intoLibrary(position, owner string) string {
	switch position {
	case "shuffled":
		return "into " + owner + " library and shuffled"
	case "top", "bottom":
		return "on the " + position + " of " + owner + " library"
	}
	return "into " + owner + " library"
}

// moveCards tells the moving of cards that have no name; those of a library that were found
// or looked at there need not be its top cards.
func (s *speaker) moveCards(ev *engine.Event) clause {
	owner := PossessiveForm(s.player(ev.Player))
	what := CountWords(max(ev.Amount, 1), "card")
	plural := ev.Amount > 1
	if ev.Uncounted() {
		what, plural = s.uncounted(ev, owner), true
	} else if ev.From == engine.Library && ev.What == "" {
		what = "the top " + countTop(ev.Amount) + " of " + owner + " library"
	} else if ev.From == engine.OutsideGame {
		what += " from outside the game"
	} else if ev.From != engine.AnyZone {
		what += " from " + owner + " " + ev.From.String()
	}
	switch ev.Dest {
	case engine.Exile:
		return s.exiled(what, withCounter(ev.Counter, plural), plural)
	case engine.Library:
		return passive(what, "put", intoLibrary(ev.Position, owner), plural)
	case engine.Command:
		return passive(what, "put", "into the command zone", plural)
	}
	return passive(what, "put", "into "+owner+" "+ev.Dest.String(), plural)
}

// withCounter tells of a counter that is put on each of the cards that go somewhere.
func withCounter(kind string, plural bool) string {
	switch {
	case kind == "":
		return ""
	case plural:
		return "with " + CountWords(1, kind+" counter") + " on each"
	}
	return "with " + CountWords(1, kind+" counter") + " on it"
}

func countTop(n int) string {
	if n <= 1 {
		return "card"
	}
	return Spelled(n) + " cards"
}

func (s *speaker) owner(ev *engine.Event) engine.PlayerID {
	if s.b != nil && ev.Object >= 0 && int(ev.Object) < len(s.b.Objects) {
		return s.b.Objects[ev.Object].Owner
	}
	return ev.Player
}

func (s *speaker) isCreature(id engine.ObjectID) bool {
	return s.b != nil && id >= 0 && int(id) < len(s.b.Objects) && s.b.Objects[id].Types&engine.Creature != 0
}

// enter tells how a permanent enters the battlefield.
func (s *speaker) enter(ev *engine.Event) clause {
	c := act(s.object(ev.Object), s.word(era.Enter), "")
	if shape.UnderAnother(ev, s.b) {
		c.rest += " under " + PossessiveForm(s.player(ev.Under)) + " control"
	}
	e := ev.Entry
	if e == nil {
		return c
	}
	if e.Tapped {
		c.rest += " tapped"
	}
	if e.BackFace {
		c.rest += " transformed"
	}
	if e.CopyOf != engine.NoObject {
		c.rest += " as a copy of " + s.object(e.CopyOf)
	}
	if e.AttachedTo.IsObject() || e.AttachedTo.IsPlayer() {
		c.rest += " attached to " + s.entity(e.AttachedTo)
	}
	var counters []string
	for _, n := range e.Counters {
		counters = append(counters, CountWords(n.N, n.Kind+" counter"))
	}
	if len(counters) > 0 {
		c.rest += " with " + JoinAnd(counters) + " on it"
	}
	c.rest += chosenSays(e)
	return c
}

// chosenSays is what was chosen as something entered or was turned face up.
func chosenSays(e *engine.Entry) string {
	if len(e.Chosen) == 0 {
		return ""
	}
	return ", with " + JoinAnd(e.Chosen) + " chosen"
}
