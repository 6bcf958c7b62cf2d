package engine

import (
	"strconv"

	"apnap/engine/cr"
)

// givesUp reports whether an instruction has somebody choose, among objects the
// board knows, those it concerns: "sacrifice a Forest", "exile any number of
// cards from your graveyard".
func givesUp(in *Instruction) bool {
	if in.What != NoRef || in.Filter == nil || in.Amount == nil || in.Filter.Players {
		return false
	}
	switch in.Verb {
	case Sacrifice, Tap, Untap:
		return true
	case Move:
		return in.Filter.Zone != Hand && in.From != Hand && in.From != Library
	case Discard:
		return true
	case Reveal:
		return in.Amount.Op == AnyAmount
	}
	return false
}

// givable lists the objects an instruction lets a player choose, in the board's
// order: never what is entering (cr.EntersNotItself, cr.EntersNotCoEntrants),
// nor what has been chosen already (cr.EntersChosenOnce), nor what can't be
// given up (cr.CantCostUnpayable).
func (r *rewriting) givable(in *Instruction, p PlayerID) []ObjectID {
	zone := r.zoneOf(in)
	if zone == Hand && !r.knowsHand(p) {
		r.a.w.fail(&NeedFact{Effect: r.a.id, Object: NoObject, Player: p, Missing: cardsInHand(&r.v.st.board.Players[p])})
		return nil
	}
	var out []ObjectID
	for i := range r.v.st.board.Objects {
		id, o := ObjectID(i), &r.v.st.board.Objects[i]
		if o.Zone != zone || r.spokenFor(id) || r.leaving(id) {
			continue
		}
		if in.Verb == Sacrifice && o.Controller != p || zone == Hand && o.Owner != p {
			continue
		}
		switch r.v.match(in.Filter, ObjectEntity(id)) {
		case Yes:
			if !r.cannotGive(in, p, id) {
				out = append(out, id)
			}
		case Unknown:
			if !r.v.st.board.HasNone(p, in.Filter) {
				r.a.w.fail(r.v.need(r.a.id))
			}
		}
	}
	return out
}

// zoneOf is where that is which an instruction has somebody give up.
func (r *rewriting) zoneOf(in *Instruction) Zone {
	switch {
	case in.Verb == Reveal || in.Verb == Discard:
		return Hand
	case in.From != AnyZone:
		return in.From
	case in.Filter.Zone != AnyZone:
		return in.Filter.Zone
	}
	return Battlefield
}

// spokenFor reports whether an object may not be chosen, because it is entering
// or was chosen before for an entering.
func (r *rewriting) spokenFor(id ObjectID) bool {
	rules := &r.a.w.rules
	for _, o := range r.v.those {
		if o == id {
			return true
		}
	}
	if r.cur.Kind != Enter {
		return false
	}
	if id == r.cur.Object {
		r.a.passed = append(r.a.passed, cr.EntersNotItself)
		return true
	}
	if rules.notCoEntrants && r.a.enteringToo(id) {
		r.a.passed = append(r.a.passed, cr.EntersNotCoEntrants)
		return true
	}
	for i := range r.a.st.moment {
		ev := &r.a.st.moment[i].ev
		if ev.Kind != Enter || !hasObject(ev.Entry.GaveUp, id) {
			continue
		}
		same := ev.Object == r.cur.Object
		if same && rules.chosenOnce || !same && rules.chosenOnceTogether {
			r.a.passed = append(r.a.passed, cr.EntersChosenOnce)
			return true
		}
	}
	return false
}

// leaving reports whether an object is already on its way out of its zone in
// this moment for another reason than an entering.
func (r *rewriting) leaving(id ObjectID) bool {
	for i := range r.a.st.moment {
		ev := &r.a.st.moment[i].ev
		if ev.Object != id || ev.Kind != Move && ev.Kind != Sacrifice && ev.Kind != Destroy {
			continue
		}
		if !r.givenInMoment(id) {
			return true
		}
	}
	return false
}

// givenInMoment reports whether an object was chosen for an entering of this
// moment.
func (r *rewriting) givenInMoment(id ObjectID) bool {
	for i := range r.a.st.moment {
		if ev := &r.a.st.moment[i].ev; ev.Kind == Enter && hasObject(ev.Entry.GaveUp, id) {
			return true
		}
	}
	return false
}

func hasObject(list []ObjectID, id ObjectID) bool {
	for _, o := range list {
		if o == id {
			return true
		}
	}
	return false
}

// cannotGive reports whether a can't effect forbids giving an object up.
func (r *rewriting) cannotGive(in *Instruction, p PlayerID, id ObjectID) bool {
	ev := Event{Kind: in.Verb, Player: p, Object: id, To: Nobody(), Source: r.v.this, Doer: p, Under: NoPlayer, Amount: 1,
		From: r.v.st.board.Objects[id].Zone, Dest: in.Dest, Cause: ByEffect, By: NoEffect}
	if !r.a.w.isForbidden(r.a.st, &ev) {
		return false
	}
	r.a.passed = append(r.a.passed, cr.CantCostUnpayable)
	return true
}

// isForbidden reports whether a can't effect stops an event that nothing has
// changed yet.
func (w *walker) isForbidden(st *state, ev *Event) bool {
	for id := range w.cants[ev.Kind].all() {
		v := w.newView(st, &w.sc.Effects[id], ev, nil)
		if t, _ := v.patternFits(&v.inst.Effect.When); t == Yes && w.present(st, &v, id) && v.all(v.inst.Effect.If) == Yes {
			return true
		}
	}
	return false
}

// giveUp has the objects of an instruction chosen and given up with the event
// (cr.EntersMovesOthers). It reports false where it asks, or where there is not
// enough to give.
func (r *rewriting) giveUp(in *Instruction) bool {
	p := r.whoGives(in)
	if p == NoPlayer {
		return false
	}
	can := r.givable(in, p)
	chosen, ok := r.pickObjects(in, p, can)
	if !ok || r.a.w.err != nil {
		return false
	}
	for _, id := range chosen {
		r.give(in, p, id)
	}
	r.v.gave = true
	r.v.those = append(r.v.those[:len(r.v.those):len(r.v.those)], chosen...)
	r.a.acted = true
	return true
}

// maxGiven bounds how many objects a choice may be made among.
const maxGiven = 16

// pickObjects has a player choose objects, one after another in the board's
// order; any number of them ends with "none".
func (r *rewriting) pickObjects(in *Instruction, p PlayerID, can []ObjectID) ([]ObjectID, bool) {
	anyOf := in.Amount.Op == AnyAmount
	want := len(can)
	if !anyOf {
		want = r.amount(in.Amount)
		if want > len(can) {
			return nil, false
		}
	}
	if len(can) > maxGiven {
		r.a.w.fail(ErrTooLarge)
		return nil, false
	}
	can = r.a.w.grouped(r.a.st, can)
	var chosen []ObjectID
	for len(chosen) < want {
		left, lack := unchosen(can, chosen), want-len(chosen)
		if len(left) == 0 || !anyOf && len(left) == lack {
			return append(chosen, left...), true
		}
		if !anyOf {
			left = left[:len(left)-lack+1]
		}
		some := r.a.w.distinct(r.a.st, left)
		q := &point{kind: ChooseObject, chooser: p, options: r.v.st.board.objectOptions(some, can)}
		if anyOf {
			q.options = append(q.options, Option{ID: "none", Label: "none"})
		}
		pick, ok := r.a.ask(q)
		if !ok {
			return nil, false
		}
		if pick == len(some) {
			return chosen, true
		}
		chosen = append(chosen, some[pick])
	}
	return chosen, true
}

// give adds the event by which an object is given up and notes it with the
// entering it is given up for. What was given up twice, as older rules let it,
// leaves once.
func (r *rewriting) give(in *Instruction, p PlayerID, id ObjectID) {
	again := r.givenInMoment(id)
	if r.cur.Kind == Enter {
		e := r.entry()
		e.GaveUp = append(e.GaveUp[:len(e.GaveUp):len(e.GaveUp)], id)
	}
	if again {
		return
	}
	o := &r.v.st.board.Objects[id]
	ev := Event{Kind: in.Verb, Player: p, Object: id, To: Nobody(), Source: r.v.this, Doer: p, Under: NoPlayer, Amount: 1,
		From: o.Zone, Dest: in.Dest, Position: in.Position, Cause: ByEffect, By: r.a.w.twin[r.a.id], FaceDown: in.FaceDown, Marks: r.cur.Marks}
	if in.Verb == Move && in.Dest == Graveyard {
		ev.Player = o.Owner
	}
	if r.a.enteringToo(id) {
		r.a.stays = append(r.a.stays, id)
	}
	r.ahead = append(r.ahead, ev)
}

// payAny has a player choose how much life to pay, up to what there is.
func (r *rewriting) payAny(in *Instruction) bool {
	p := r.who(in.Who)
	ev := r.v.blank(PayLife)
	ev.Player, ev.Doer, ev.By, ev.Marks = p, p, r.a.w.twin[r.a.id], r.cur.Marks
	life := r.a.w.there(r.a.st, &ev, r.others())
	if life == Unset {
		r.a.w.fail(&NeedFact{Effect: r.a.id, Object: NoObject, Player: NoPlayer, Missing: lifeTotalOf(&r.v.st.board.Players[p])})
		return false
	}
	if _, no := r.forbids(&ev); no {
		life = 0
	}
	if life > maxPaid {
		r.a.w.fail(ErrTooLarge)
		return false
	}
	q := &point{kind: ChooseAmount, chooser: p}
	for n := 0; n <= life; n++ {
		q.options = append(q.options, Option{ID: strconv.Itoa(n), Label: strconv.Itoa(n)})
	}
	pick, ok := r.a.ask(q)
	if !ok {
		return false
	}
	r.a.acted = true
	r.v.paid = pick
	if ev.Amount = pick; pick > 0 {
		r.ahead = append(r.ahead, ev)
	}
	return true
}

// maxPaid bounds how much life may be paid where the amount is chosen.
const maxPaid = 100

// givenUp cites the rules on what is given up for an entering: other objects may
// change zones, and what a choice needs is chosen before.
func (c *citing) givenUp() {
	for i := range c.a.ahead {
		switch c.a.ahead[i].Kind {
		case Sacrifice, Move, Discard:
			c.add(cr.EntersMovesOthers)
		}
	}
	c.add(cr.EntersChoiceBefore)
}

// knowsHand reports whether the question says anything of the cards in a
// player's hand: that there are none, or some of them.
func (r *rewriting) knowsHand(p PlayerID) bool {
	if r.v.st.board.Players[p].Hand == 0 {
		return true
	}
	for i := range r.v.st.board.Objects {
		if o := &r.v.st.board.Objects[i]; o.Zone == Hand && o.Owner == p {
			return true
		}
	}
	return false
}
