package engine

// anotherCard is the option to discard what no effect of the question speaks of.
const anotherCard = "another card"

// chooseDiscards asks who is to discard cards that nobody names whether those in the
// hand that an effect comes from are among them (cr.DiscardWhich). It reports whether there
// was anything to settle.
func (w *walker) chooseDiscards(st *state) bool {
	for i := range st.moment {
		n := &st.moment[i]
		if n.phase != open || !unnamedDiscard(&n.ev) {
			continue
		}
		can := w.spokenOfInHand(st, n.ev.Player)
		if len(can) == 0 {
			continue
		}
		others := w.othersInHand(st, n.ev.Player)
		if others == 0 && len(can) <= n.ev.Amount {
			w.discardOne(st, i, can[0])
			return true
		}
		st.point0 = point{kind: ChooseObject, chooser: n.ev.Player, node: n.id, effect: n.ev.By, options: st.board.objectOptions(w.distinct(st, can), can)}
		if others == Unset || others >= n.ev.Amount {
			st.point0.options = append(st.point0.options, Option{ID: slug(anotherCard), Label: anotherCard})
		}
		st.choice = &st.point0
		return true
	}
	return false
}

// unnamedDiscard reports whether it is open which cards an event discards.
func unnamedDiscard(ev *Event) bool {
	return ev.Kind == Discard && ev.Object == NoObject && ev.Among == nil && !ev.Unnamed && ev.Player != NoPlayer && ev.Amount > 0 && ev.Position != "random"
}

// takeDiscard notes which card is discarded.
func (w *walker) takeDiscard(st *state, i, pick int) {
	can := w.distinct(st, w.spokenOfInHand(st, st.moment[i].ev.Player))
	if pick == len(can) {
		st.moment[i].ev.Unnamed = true
		return
	}
	w.discardOne(st, i, can[pick])
}

// discardOne makes one of the cards that an event discards a card of the question.
func (w *walker) discardOne(st *state, i int, id ObjectID) {
	if n := st.moment[i]; n.ev.Amount > 1 {
		rest := n.ev
		rest.Amount--
		st.putAfter(i, rest, n.parent)
	}
	ev := &st.moment[i].ev
	ev.Object, ev.Amount = id, 1
}

// spokenOfInHand are the cards in a player's hand that effects of the question come
// from, and that are not being discarded already.
func (w *walker) spokenOfInHand(st *state, p PlayerID) []ObjectID {
	var out []ObjectID
	for i := range st.board.Objects {
		id, o := ObjectID(i), &st.board.Objects[i]
		if o.Zone == Hand && o.Owner == p && w.isSource(id) && !st.discards(id) {
			out = append(out, id)
		}
	}
	return out
}

// isSource reports whether an effect of the question comes from an object.
func (w *walker) isSource(id ObjectID) bool {
	for i := range w.sc.Effects {
		if w.sc.Effects[i].Source == id {
			return true
		}
	}
	return false
}

// discards reports whether an object is discarded in this moment.
func (st *state) discards(id ObjectID) bool {
	for i := range st.moment {
		if ev := &st.moment[i].ev; ev.Object == id && (ev.Kind == Discard || ev.Kind == Move) {
			return true
		}
	}
	return false
}

// othersInHand is how many other cards there are in a player's hand that may still be
// discarded, Unset where nobody told.
func (w *walker) othersInHand(st *state, p PlayerID) int {
	n := st.board.Players[p].Hand
	if n == Unset {
		return Unset
	}
	for i := range st.board.Objects {
		if o := &st.board.Objects[i]; o.Zone == Hand && o.Owner == p && w.isSource(ObjectID(i)) {
			n--
		}
	}
	return max(n, 0)
}
