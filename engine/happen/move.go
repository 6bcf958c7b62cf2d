package happen

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// MoveObject puts an object into another zone, where it is a new object
// (cr.NewObject).
func MoveObject(w *play.Walker, st *play.State, ev *engine.Event) {
	b := st.Board
	if ev.Object == engine.NoObject {
		moveUnnamed(w, b, ev)
		return
	}
	o := &b.Objects[ev.Object]
	if o.Zone == engine.Library {
		leavesLibrary(b, ev)
	}
	if ev.From == engine.Battlefield && ev.Dest == engine.Graveyard {
		st.Moved = append(st.Moved, ev.Object)
	}
	if o.Zone == engine.Battlefield {
		before := *o
		o.Last = &before
	}
	countCard(b, o.Owner, o.Zone, -1)
	countCard(b, o.Owner, ev.Dest, 1)
	if o.Zone != engine.Stack || ev.Dest != engine.Battlefield {
		forget(o)
	}
	if o.Zone == engine.Battlefield {
		unattach(b, ev.Object)
	}
	o.Zone, o.Damage, o.Tapped = ev.Dest, 0, false
	o.Attacking, o.Blocking, o.HurtBy = false, false, nil
	o.Controller = engine.NoPlayer
	o.Moves++
	o.MovedAt = st.Moment0
	o.ExiledWith, o.ExiledByEntry = nil, 0
	if ev.Dest == engine.Library {
		joinsLibrary(b, o.Owner, ev)
	}
	if ev.Dest == engine.Exile && w.Links {
		if o.ExiledWith = look.ExiledBy(w, ev); o.ExiledWith != nil {
			o.ExiledByEntry = b.Objects[*o.ExiledWith].Entered
		}
	}
}

// forget leaves of an object that changes zones what is so of the card alone:
// the new object has no memory of the old (cr.NewObject).
func forget(o *engine.Object) {
	o.Unchanged()
	renewed(o)
	o.CopyOf = nil
	if o.PrintedCard != nil {
		o.Printed = o.PrintedCard
		o.Unchanged()
		o.PrintedCard = nil
	}
	if o.Zone != engine.Battlefield {
		return
	}
	o.Counters, o.AttachedTo, o.FaceDown, o.Chosen = nil, engine.Nobody(), false, ""
	if engine.HasWord(o.Marks, "commander") {
		o.Marks = []string{"commander"}
	} else {
		o.Marks = nil
	}
}

// unattach ends what is attached to an object that leaves.
func unattach(b *engine.Board, id engine.ObjectID) {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.AttachedTo == engine.ObjectEntity(id) {
			o.AttachedTo, o.Reattached = engine.Nobody(), true
		}
	}
}

// moveUnnamed counts cards that nobody named.
func moveUnnamed(w *play.Walker, b *engine.Board, ev *engine.Event) {
	if ev.From == engine.Library && ev.Player != engine.NoPlayer {
		leavesLibrary(b, ev)
	}
	if ev.Dest == engine.Library && ev.Player != engine.NoPlayer {
		joinsLibrary(b, ev.Player, ev)
	}
	if ev.From == ev.Dest {
		return // as many are there as were
	}
	if ev.Uncounted() {
		uncounted(b, ev.Player, ev.From)
		uncounted(b, ev.Player, ev.Dest)
		return
	}
	countCard(b, ev.Player, ev.From, -ev.Amount)
	countCard(b, ev.Player, ev.Dest, ev.Amount)
}

// uncounted makes the number of cards in a player's zone one that nobody knows.
func uncounted(b *engine.Board, p engine.PlayerID, z engine.Zone) {
	if c := cardsIn(b, p, z); c != nil {
		*c = engine.Unset
	}
}

// countCard changes the number of cards in a player's zone, where it is known.
func countCard(b *engine.Board, p engine.PlayerID, z engine.Zone, n int) {
	if c := cardsIn(b, p, z); c != nil && *c != engine.Unset {
		*c = max(0, *c+n)
	}
}

// cardsIn is the number of cards in a player's zone, nil where there is no such number.
func cardsIn(b *engine.Board, p engine.PlayerID, z engine.Zone) *int {
	if p == engine.NoPlayer {
		return nil
	}
	switch z {
	case engine.Hand:
		return &b.Players[p].Hand
	case engine.Library:
		return &b.Players[p].Library
	case engine.Graveyard:
		return &b.Players[p].Graveyard
	}
	return nil
}

// enterObject puts a permanent onto the battlefield as its entry says.
func enterObject(w *play.Walker, st *play.State, ev *engine.Event) {
	before := &st.Board.Objects[ev.Object]
	if ev.From != engine.Stack && before.Printed != nil {
		before.Unchanged()
	}
	o := look.Project(w, st, ev)
	if ev.Entry.CopyOf != engine.NoObject {
		st.Board.BecomesCopy(o, ev.Entry.CopyOf)
	}
	if ev.Entry.CopyOf != engine.NoObject && o.PrintedCard == nil {
		card := *before
		card.Controller = engine.NoPlayer
		o.PrintedCard = &card
	}
	settleIn(w, st, o, before, ev.Object)
	countCard(st.Board, o.Owner, ev.From, -1)
	if before.Zone == engine.Library {
		leavesLibrary(st.Board, ev)
		o.Place = 0
	}
	o.Entered++
	o.Moves, o.Taken = before.Moves, before.Taken || before.Moves > 0 || before.Controller != ev.Under
	if ev.From != engine.OutsideGame && ev.From != engine.Stack {
		o.Moves++
		o.MovedAt = st.Moment0
	}
	o.AttachedTo = ev.Entry.AttachedTo
	o.Marks = engine.Join(o.Marks, []string{"entered this turn"})
	// People go on calling a copy by the name the question gave it.
	o.Name = st.Board.Objects[ev.Object].Name
	st.Board.Objects[ev.Object] = *o
}

// PutMoved opens the moment of counters that are moved: removed from one object and put on
// another, both or neither (cr.CountersMoved). It reports whether the events are that.
func PutMoved(w *play.Walker, st *play.State, events []engine.Event) bool {
	if len(events) != 2 || events[0].Kind != engine.RemoveCounters || events[0].How != engine.MovedCounters {
		return false
	}
	from, to := events[0], events[1]
	if there := engine.CountersOfKind(countersOf(st.Board, from.To), from.Counter); from.Amount > there {
		from.Amount, to.Amount = there, there
	}
	if from.Amount == 0 || from.To == to.To || !inPlay(st.Board, from.To) || !inPlay(st.Board, to.To) {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: from, Kind: engine.StepImpossible, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.CountersMoved}})
		possible.Nothing(w, st, from, say.New("no counter is moved"))
		return true
	}
	st.Put(from, 0)
	st.Put(to, 0)
	for i := len(st.Moment) - 2; i < len(st.Moment); i++ {
		id, because := possible.Forbidden(w, st, i)
		if because.IsZero() {
			continue
		}
		ev := st.Moment[i].Ev
		w.Note(&engine.Step{Before: ev, Kind: engine.StepCant, Chosen: id, Chooser: engine.NoPlayer, Rules: append(possible.CantRules(w, st, &ev, id), cr.CountersMoved)})
		possible.Impossible(w, st, ev, because)
		st.Moment = st.Moment[:len(st.Moment)-2]
		return true
	}
	return true
}

// countersOf are the counters on something.
func countersOf(b *engine.Board, e engine.Entity) []engine.CounterCount {
	if e.IsObject() {
		return b.Objects[e.Object].Counters
	}
	return b.Players[e.Player].Counters
}

// inPlay reports whether something is a permanent on the battlefield, or a player.
func inPlay(b *engine.Board, e engine.Entity) bool {
	return e.IsPlayer() || b.Objects[e.Object].Zone == engine.Battlefield
}

// settleIn gives a permanent that has entered what lasting effects make of it:
// those that changed it as a spell (cr.SpellEffectsFollow), and, where the look
// ahead left them out, those that were there already.
func settleIn(w *play.Walker, st *play.State, o, was *engine.Object, id engine.ObjectID) {
	if was.Original() != nil && !w.Rules.SpellChangesCount && w.Rules.SpellChangesStay {
		o.Colors, o.ColorsKnown, o.Power, o.Toughness = was.Colors, was.ColorsKnown, was.Power, was.Toughness
	}
	if !w.Rules.ExistingEffectsCount {
		*o = look.UnderStatements(w, st, *o, id)
	}
}

// renewed takes from an object that changes zones what effects had changed
// about it (cr.NewObject).
func renewed(o *engine.Object) {
	if p := o.Copiable; p != nil {
		o.Colors, o.ColorsKnown, o.Power, o.Toughness = p.Colors, p.ColorsKnown, p.Power, p.Toughness
		o.Copiable, o.Switched = nil, false
	}
}

// AddToken puts a new token on the board: one that the question holds ready for
// a copy of the object, or one more.
func AddToken(w *play.Walker, st *play.State, t *engine.Tokens, o engine.Object) engine.ObjectID {
	if look.Reserves(w, t.CopyOf) {
		if id := look.Reserved(st.Board, t.CopyOf); id != engine.NoObject {
			st.Own().Objects[id] = o
			return id
		}
		if st.Moment0 < len(w.Scenario.Events) {
			w.Fail(engine.ErrTooLarge) // it would have abilities that nothing stands for
		}
	}
	return engine.ObjectID(len(st.OwnAnd(o).Objects) - 1)
}

// PutLinked puts an event about "the exiled cards": it happens to each card that
// was exiled with the object and is still in exile. It is false for other events.
func PutLinked(w *play.Walker, st *play.State, ev engine.Event) bool {
	if ev.Object == engine.NoObject || st.Board.Objects[ev.Object].Linked == nil {
		return false
	}
	with := *st.Board.Objects[ev.Object].Linked
	var each []engine.Event
	for i := range st.Board.Objects {
		o := &st.Board.Objects[i]
		if !look.ExiledWith(st.Board, o, with) || o.Token == engine.Yes {
			continue
		}
		e := ev
		e.Object, e.From, e.Player = engine.ObjectID(i), engine.Exile, o.Owner
		if ev.Entry != nil {
			entry := *ev.Entry
			e.Entry = &entry
		}
		if e.Kind == engine.Enter && e.Under == engine.NoPlayer {
			e.Under = o.Owner
		}
		each = append(each, e)
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExpand, Before: ev, After: each, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.LinkedExile}})
	if len(each) == 0 {
		possible.Nothing(w, st, ev, say.New("nothing was exiled with %s", st.Board.Objects[with].Name))
	}
	for i := range each {
		st.Put(each[i], 0)
	}
	return true
}

// turnedAs makes an object what it was turned face up as.
func turnedAs(b *engine.Board, id engine.ObjectID, e *engine.Entry) {
	if e.CopyOf != engine.NoObject || e.AddTypes != 0 || len(e.AddSubtypes)+len(e.AddKeywords) > 0 || e.Shape != nil {
		t := &engine.Traits{CopyOf: e.CopyOf, AddTypes: e.AddTypes, AddSubtypes: e.AddSubtypes, AddKeywords: e.AddKeywords}
		if e.Shape != nil {
			t.HasSize, t.Power, t.Toughness = true, e.Shape[0], e.Shape[1]
		}
		b.AddTraits(id, t)
	}
	if len(e.Chosen) > 0 {
		b.Objects[id].Chosen = e.Chosen[len(e.Chosen)-1]
	}
}
