package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/look"
	"apnap/engine/play"
)

// anotherCard is the option to discard what no effect of the question speaks of.
const anotherCard = "another card"

// atRandom is how cards are discarded that chance takes.
const atRandom = "random"

// chooseDiscards asks who is to discard cards that nobody names whether those in the
// hand that an effect comes from are among them (cr.DiscardWhich); where chance takes them, the question has to tell. It reports whether
// there was anything to settle.
func chooseDiscards(w *play.Walker, st *play.State) bool {
	for i := range st.Moment {
		n := &st.Moment[i]
		if n.Phase != play.Open || !unnamedDiscard(&n.Ev) {
			continue
		}
		can := spokenOfInHand(w, st, n.Ev.Player)
		if len(can) == 0 {
			continue
		}
		others := othersInHand(w, st, n.Ev.Player)
		if others == 0 && len(can) <= n.Ev.Amount {
			discardOne(w, st, i, can[0])
			return true
		}
		if n.Ev.Position == atRandom {
			w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: engine.NoObject, Player: n.Ev.Player, Missing: look.DiscardedCard(&st.Board.Players[n.Ev.Player])})
			return false
		}
		st.Point0 = play.Point{Kind: engine.ChooseObject, Chooser: n.Ev.Player, Node: n.ID, Effect: n.Ev.By, Options: apply.ObjectOptions(st.Board, apply.Distinct(w, st, can), can)}
		if others == engine.Unset || others >= n.Ev.Amount {
			st.Point0.Options = append(st.Point0.Options, engine.Option{ID: engine.Slug(anotherCard), Label: anotherCard})
		}
		st.Choice = &st.Point0
		return true
	}
	return false
}

// unnamedDiscard reports whether it is open which cards an event discards.
func unnamedDiscard(ev *engine.Event) bool {
	return ev.Kind == engine.Discard && ev.Object == engine.NoObject && ev.Among == nil && !ev.Unnamed && ev.Player != engine.NoPlayer && ev.Amount > 0
}

// takeDiscard notes which card is discarded.
func takeDiscard(w *play.Walker, st *play.State, i, pick int) {
	can := apply.Distinct(w, st, spokenOfInHand(w, st, st.Moment[i].Ev.Player))
	if pick == len(can) {
		st.Moment[i].Ev.Unnamed = true
		return
	}
	discardOne(w, st, i, can[pick])
}

// discardOne makes one of the cards that an event discards a card of the question.
func discardOne(w *play.Walker, st *play.State, i int, id engine.ObjectID) {
	if n := st.Moment[i]; n.Ev.Amount > 1 {
		rest := n.Ev
		rest.Amount--
		st.PutAfter(i, rest, n.Parent)
	}
	ev := &st.Moment[i].Ev
	ev.Object, ev.Amount = id, 1
}

// spokenOfInHand are the cards in a player's hand that effects of the question come
// from, and that are not being discarded already.
func spokenOfInHand(w *play.Walker, st *play.State, p engine.PlayerID) []engine.ObjectID {
	var out []engine.ObjectID
	for i := range st.Board.Objects {
		id, o := engine.ObjectID(i), &st.Board.Objects[i]
		if o.Zone == engine.Hand && o.Owner == p && isSource(w, id) && !discards(st, id) {
			out = append(out, id)
		}
	}
	return out
}

// isSource reports whether an effect of the question comes from an object.
func isSource(w *play.Walker, id engine.ObjectID) bool {
	for i := range w.Scenario.Effects {
		if w.Scenario.Effects[i].Source == id {
			return true
		}
	}
	return false
}

// discards reports whether an object is discarded in this moment.
func discards(st *play.State, id engine.ObjectID) bool {
	for i := range st.Moment {
		if ev := &st.Moment[i].Ev; ev.Object == id && (ev.Kind == engine.Discard || ev.Kind == engine.Move) {
			return true
		}
	}
	return false
}

// othersInHand is how many other cards there are in a player's hand that may still be
// discarded, Unset where nobody told.
func othersInHand(w *play.Walker, st *play.State, p engine.PlayerID) int {
	n := st.Board.Players[p].Hand
	if n == engine.Unset {
		return engine.Unset
	}
	for i := range st.Board.Objects {
		if o := &st.Board.Objects[i]; o.Zone == engine.Hand && o.Owner == p && isSource(w, engine.ObjectID(i)) {
			n--
		}
	}
	return max(n, 0)
}
