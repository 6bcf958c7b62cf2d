package possible

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/say"
)

// StoreOf is what an event takes from. The parts of an action were looked at
// with the action.
func StoreOf(ev *engine.Event) play.Store {
	switch ev.Kind {
	case engine.Discard:
		return play.HandStore
	case engine.Mill:
		return play.LibraryStore
	case engine.Reveal:
		if ev.Until != nil {
			return play.NoStore // which takes as many as it has to
		}
		return zoneStore(ev.From)
	case engine.PayLife:
		return play.LifeStore
	case engine.Move:
		if ev.How == "" {
			return zoneStore(ev.From)
		}
	}
	return play.NoStore
}

// zoneStore is the store that a player's zone is.
func zoneStore(z engine.Zone) play.Store {
	switch z {
	case engine.Hand:
		return play.HandStore
	case engine.Library:
		return play.LibraryStore
	case engine.Graveyard:
		return play.GraveyardStore
	}
	return play.NoStore
}

// held is how much a player has of a store, Unset where the question does not say.
func held(p *engine.Player, s play.Store) int {
	switch s {
	case play.HandStore:
		return p.Hand
	case play.LibraryStore:
		return p.Library
	case play.GraveyardStore:
		return p.Graveyard
	case play.LifeStore:
		return p.Life
	}
	return engine.Unset
}

// Asked is the fact how much a player has of a store.
func Asked(s play.Store, p *engine.Player) engine.Missing {
	switch s {
	case play.HandStore:
		return look.HandOf(p)
	case play.LibraryStore:
		return look.LibraryOf(p)
	case play.GraveyardStore:
		return look.GraveyardOf(p)
	}
	return look.LifeTotalOf(p)
}

// Takes is how much of its store an event takes.
func Takes(ev *engine.Event) int {
	if ev.Object != engine.NoObject && ev.Kind != engine.Mill {
		return 1
	}
	if ev.Uncounted() {
		return 0
	}
	return ev.Amount
}

// holderOf is whose store an event takes from.
func holderOf(w *play.Walker, st *play.State, ev *engine.Event) engine.PlayerID {
	if ev.Kind == engine.Move && ev.Object != engine.NoObject {
		return st.Board.Objects[ev.Object].Owner
	}
	return ev.Player
}

// There is how much an event finds in its store once others have taken what they
// take; Unset where that is not known, or where it takes from none.
func There(w *play.Walker, st *play.State, ev *engine.Event, others []play.Node) int {
	if ev.Kind == engine.RemoveCounters {
		return countersThere(st.Board, ev)
	}
	s, p := StoreOf(ev), holderOf(w, st, ev)
	if s == play.NoStore || p == engine.NoPlayer {
		return engine.Unset
	}
	have := held(&st.Board.Players[p], s)
	if have == engine.Unset {
		return engine.Unset
	}
	if s == play.LibraryStore {
		have -= enteringFromLibrary(w, st, ev, p)
	}
	for i := range others {
		if other := &others[i].Ev; StoreOf(other) == s && holderOf(w, st, other) == p {
			have -= Takes(other)
		}
	}
	return max(have, 0)
}

// ahead are the nodes that take before a node does: those that are settled, and
// those before it.
func ahead(st *play.State, i int) []play.Node {
	if StoreOf(&st.Moment[i].Ev) == play.NoStore {
		return nil
	}
	var out []play.Node
	for k := range st.Moment {
		if k < i || k > i && st.Moment[k].Phase == play.Waiting {
			out = append(out, st.Moment[k])
		}
	}
	return out
}

// enteringFromLibrary is how many cards of a library are entering from there, which
// milling and exiling pass over (cr.EntersTopOfLibrary).
func enteringFromLibrary(w *play.Walker, st *play.State, ev *engine.Event, p engine.PlayerID) int {
	if !w.Rules.LibraryPassed || ev.Kind == engine.Move && ev.Dest != engine.Exile {
		return 0
	}
	n := 0
	for i := range st.Moment {
		if e := &st.Moment[i].Ev; e.Kind == engine.Enter && e.From == engine.Library && st.Board.Objects[e.Object].Owner == p {
			n++
		}
	}
	return n
}

// WholeOrNot reports whether an event happens in full or not at all.
func WholeOrNot(ev *engine.Event) bool {
	return ev.Cause == engine.ByCost || ev.InFull || ev.Kind == engine.PayLife
}

// Limit cuts a node's event down to what there is, and leaves it out where
// there is nothing to take or not all that is to be paid. It reports whether the
// event is gone.
func Limit(w *play.Walker, st *play.State, i int) bool {
	ev := &st.Moment[i].Ev
	if !IsFinite(ev) || Takes(ev) <= 0 {
		return false
	}
	have, want := There(w, st, ev, ahead(st, i)), Takes(ev)
	switch {
	case have == engine.Unset:
		TakesEnough(w, st, ev)
		return false
	case have >= want:
		return false
	case WholeOrNot(ev):
		LeaveOut(w, st, i, unpaidRules(ev), cannotPay(w, st, ev))
		return true
	case have == 0:
		LeaveOut(w, st, i, limitRules(ev), nothingThere(w, st, ev))
		return true
	}
	if ev.Amount = have; ev.Kind == engine.Reveal {
		ev.What = topCards(have)
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepHappen, Before: *ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: limitRules(ev)})
	return false
}

// topCards are so many cards of a library, from the top.
func topCards(n int) string {
	if n == 1 {
		return "the top card"
	}
	return "the top " + strconv.Itoa(n) + " cards"
}

// cannotPay is why a payment is not made.
func cannotPay(w *play.Walker, st *play.State, ev *engine.Event) say.Message {
	if ev.Kind == engine.RemoveCounters {
		return nothingThere(w, st, ev)
	}
	return say.New("%s can't pay that", st.Board.Players[holderOf(w, st, ev)].Called())
}

// nothingThere is why there is nothing for an event to take.
func nothingThere(w *play.Walker, st *play.State, ev *engine.Event) say.Message {
	if ev.Kind == engine.RemoveCounters {
		return say.New("%s has not so many counters of that kind", entityCalled(st.Board, ev.To))
	}
	return EmptyStore(&st.Board.Players[holderOf(w, st, ev)], StoreOf(ev))
}

// IsFinite reports whether an event takes from what may run out.
func IsFinite(ev *engine.Event) bool {
	return StoreOf(ev) != play.NoStore || ev.Kind == engine.RemoveCounters && !ev.Result && ev.Counter != ""
}

// LeaveOut drops a node whose event can't be carried out.
func LeaveOut(w *play.Walker, st *play.State, i int, rules []cr.Rule, because say.Message) {
	ev := st.Moment[i].Ev
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: ev, Kind: engine.StepImpossible, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: rules})
	Impossible(w, st, ev, because)
	st.Drop(i)
}

// limitRules are the rules by which an event takes no more than there is.
func limitRules(ev *engine.Event) []cr.Rule {
	if ev.Kind == engine.Mill {
		return []cr.Rule{cr.MillAsManyAsThereAre, cr.ImpossibleIgnored}
	}
	return []cr.Rule{cr.ImpossibleIgnored}
}

// unpaidRules are the rules by which what is not there in full is not paid.
func unpaidRules(ev *engine.Event) []cr.Rule {
	switch ev.Kind {
	case engine.PayLife:
		return []cr.Rule{cr.CostPaid, cr.PayLife}
	case engine.Mill:
		return []cr.Rule{cr.CostPaid, cr.MillAsManyAsThereAre}
	}
	return []cr.Rule{cr.CostPaid}
}

// EmptyStore is why nothing can be taken where there is nothing.
func EmptyStore(p *engine.Player, s play.Store) say.Message {
	you := p.Name == engine.Speaker
	switch s {
	case play.HandStore:
		if you {
			return say.New("your hand is empty")
		}
		return say.New("%s's hand is empty", p.Called())
	case play.GraveyardStore:
		if you {
			return say.New("your graveyard is empty")
		}
		return say.New("%s's graveyard is empty", p.Called())
	}
	if you {
		return say.New("your library is empty")
	}
	return say.New("%s's library is empty", p.Called())
}

// FallsShort reports whether less is there than an event would take.
func FallsShort(w *play.Walker, st *play.State, ev *engine.Event) bool {
	have := There(w, st, ev, nil)
	return have != engine.Unset && have < Takes(ev)
}

// countersThere is how many of the counters that an event takes off are there.
func countersThere(b *engine.Board, ev *engine.Event) int {
	if ev.To.IsPlayer() {
		return engine.CountersOfKind(b.Players[ev.To.Player].Counters, ev.Counter)
	}
	if ev.To.IsObject() {
		return engine.CountersOfKind(b.Objects[ev.To.Object].Counters, ev.Counter)
	}
	return 0
}

// entityCalled names a player or an object for the gap of a message.
func entityCalled(b *engine.Board, e engine.Entity) say.Message {
	if e.IsPlayer() {
		return b.Players[e.Player].Called()
	}
	return say.Text(b.EntityName(e))
}

// TakesEnough notes that there is taken to be enough for an event; what it
// names is there.
func TakesEnough(w *play.Walker, st *play.State, ev *engine.Event) {
	if ev.Object != engine.NoObject || ev.OfDraw {
		return
	}
	w.Supposes(play.Taken{Player: holderOf(w, st, ev), From: StoreOf(ev)})
}

// Assumed are the sentences about what was taken to be there.
func Assumed(w *play.Walker) []say.Message {
	slices.SortFunc(w.Taken, func(a, b play.Taken) int {
		if a.Player != b.Player {
			return int(a.Player) - int(b.Player)
		}
		if a.From != b.From {
			return int(a.From) - int(b.From)
		}
		return int(a.Effect) - int(b.Effect)
	})
	var out []say.Message
	for _, t := range w.Taken {
		if t.From == play.ConditionStore {
			out = append(out, granted(&w.Scenario.Effects[t.Effect]))
			continue
		}
		out = append(out, says(t, &w.Scenario.Board.Players[t.Player]))
	}
	return out
}

// granted says that what an ability asks for, which the question has resolve, is so.
func granted(inst *engine.Instance) say.Message {
	const ifWord, end, unsaid = ", if ", ", ", "that is so"
	text := inst.Effect.Text
	if text == "" {
		text = inst.Effect.Says
	}
	_, words, _ := strings.Cut(text, ifWord)
	if words, _, _ = strings.Cut(words, end); words == "" || words == unsaid {
		return say.New("What %s asks for is so, since its trigger resolves", inst.Called())
	}
	return say.New("What %s asks for is so, since its trigger resolves: \"%s\"", inst.Called(), say.Text(words))
}

// says is the assumption that a player has enough of it.
func says(t play.Taken, p *engine.Player) say.Message {
	you := p.Name == engine.Speaker
	switch t.From {
	case play.HandStore:
		if you {
			return say.New("You have enough cards in hand for that")
		}
		return say.New("%s has enough cards in hand for that", p.Called())
	case play.GraveyardStore:
		if you {
			return say.New("You have enough cards in your graveyard for that")
		}
		return say.New("%s has enough cards in the graveyard for that", p.Called())
	case play.KindStore:
		if you {
			return say.New("There is a card of that kind in your library")
		}
		return say.New("There is a card of that kind in %s's library", p.Called())
	case play.LifeStore:
		if you {
			return say.New("You have enough life to pay that")
		}
		return say.New("%s has enough life to pay that", p.Called())
	}
	if you {
		return say.New("You have enough cards in your library for that")
	}
	return say.New("%s has enough cards in the library for that", p.Called())
}
