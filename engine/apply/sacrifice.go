package apply

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// GivesUp reports whether an instruction has somebody choose, among objects the
// board knows, those it concerns: "sacrifice a Forest", "exile any number of
// cards from your graveyard".
func GivesUp(in *engine.Instruction) bool {
	if in.What != engine.NoRef || in.Filter == nil || in.Amount == nil || in.Filter.Players || in.Word == engine.ThoseCards {
		return false
	}
	switch in.Verb {
	case engine.Sacrifice, engine.Tap, engine.Untap:
		return true
	case engine.Move:
		fromHand := in.Filter.Zone == engine.Hand || in.From == engine.Hand
		return in.From != engine.Library && (!fromHand || in.Dest == engine.Battlefield)
	case engine.Discard:
		return true
	case engine.Reveal:
		return in.Amount.Op == engine.AnyAmount
	}
	return false
}

// Givable lists the objects an instruction lets a player choose, in the board's
// order: never what is entering (cr.EntersNotItself, cr.EntersNotCoEntrants),
// nor what has been chosen already (cr.EntersChosenOnce), nor what can't be
// given up (cr.CantCostUnpayable).
func (r *Rewriting) Givable(in *engine.Instruction, p engine.PlayerID) []engine.ObjectID {
	zone := r.zoneOf(in)
	if zone == engine.Hand && in.Verb != engine.Move && !r.knowsHand(p) {
		r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: engine.NoObject, Player: p, Missing: look.CardsInHand(&r.V.St.Board.Players[p])})
		return nil
	}
	var out []engine.ObjectID
	for i := range r.V.St.Board.Objects {
		id, o := engine.ObjectID(i), &r.V.St.Board.Objects[i]
		if o.Zone != zone || r.spokenFor(id) || r.leaving(id) {
			continue
		}
		if in.Verb == engine.Sacrifice && o.Controller != p || zone == engine.Hand && o.Owner != p {
			continue
		}
		switch r.V.Match(in.Filter, engine.ObjectEntity(id)) {
		case engine.Yes:
			if !r.cannotGive(in, p, id) {
				out = append(out, id)
			}
		case engine.Unknown:
			if !r.V.St.Board.HasNone(p, in.Filter) {
				r.A.W.Fail(r.V.Need(r.A.ID))
			}
		}
	}
	return out
}

// zoneOf is where that is which an instruction has somebody give up.
func (r *Rewriting) zoneOf(in *engine.Instruction) engine.Zone {
	switch {
	case in.Verb == engine.Reveal || in.Verb == engine.Discard:
		return engine.Hand
	case in.From != engine.AnyZone:
		return in.From
	case in.Filter.Zone != engine.AnyZone:
		return in.Filter.Zone
	}
	return engine.Battlefield
}

// spokenFor reports whether an object may not be chosen, because it is entering
// or was chosen before for an entering.
func (r *Rewriting) spokenFor(id engine.ObjectID) bool {
	rules := &r.A.W.Rules
	for _, o := range r.V.Those {
		if o == id {
			return true
		}
	}
	if r.Cur.Kind != engine.Enter || r.V.Deeds.OfHeld { // a triggered ability resolves when what it triggered on has entered
		return false
	}
	if id == r.Cur.Object {
		r.A.Passed = append(r.A.Passed, cr.EntersNotItself)
		return true
	}
	if rules.NotCoEntrants && enteringToo(r.A, id) {
		r.A.Passed = append(r.A.Passed, cr.EntersNotCoEntrants)
		return true
	}
	for i := range r.A.St.Moment {
		ev := &r.A.St.Moment[i].Ev
		if ev.Kind != engine.Enter || !engine.HasObject(ev.Entry.GaveUp, id) {
			continue
		}
		same := ev.Object == r.Cur.Object
		if same && rules.ChosenOnce || !same && rules.ChosenOnceTogether {
			r.A.Passed = append(r.A.Passed, cr.EntersChosenOnce)
			return true
		}
	}
	return false
}

// leaving reports whether an object is already on its way out of its zone in
// this moment for another reason than an entering.
func (r *Rewriting) leaving(id engine.ObjectID) bool {
	for i := range r.A.St.Moment {
		ev := &r.A.St.Moment[i].Ev
		if ev.Object != id || ev.Kind != engine.Move && ev.Kind != engine.Sacrifice && ev.Kind != engine.Destroy {
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
func (r *Rewriting) givenInMoment(id engine.ObjectID) bool {
	for i := range r.A.St.Moment {
		if ev := &r.A.St.Moment[i].Ev; ev.Kind == engine.Enter && engine.HasObject(ev.Entry.GaveUp, id) {
			return true
		}
	}
	return false
}

// cannotGive reports whether a can't effect forbids giving an object up.
func (r *Rewriting) cannotGive(in *engine.Instruction, p engine.PlayerID, id engine.ObjectID) bool {
	ev := engine.Event{Kind: in.Verb, Player: p, Object: id, To: engine.Nobody(), Source: r.V.This, Doer: p, Under: engine.NoPlayer, Amount: 1,
		From: r.V.St.Board.Objects[id].Zone, Dest: in.Dest, Cause: engine.ByEffect, By: engine.NoEffect}
	if !isForbidden(r.A.W, r.A.St, &ev) {
		return false
	}
	r.A.Passed = append(r.A.Passed, cr.CantCostUnpayable)
	return true
}

// isForbidden reports whether a can't effect stops an event that nothing has
// changed yet.
func isForbidden(w *play.Walker, st *play.State, ev *engine.Event) bool {
	for id := range w.Cants[ev.Kind].All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], ev, nil)
		if t, _ := v.PatternFits(&v.Inst.Effect.When); t == engine.Yes && possible.Present(w, st, &v, id) && v.All(v.Inst.Effect.If) == engine.Yes {
			return true
		}
	}
	return false
}

// giveUp has the objects of an instruction chosen and given up with the event
// (cr.EntersMovesOthers). It reports false where it asks, or where there is not
// enough to give.
func (r *Rewriting) giveUp(in *engine.Instruction) bool {
	p := r.whoGives(in)
	if p == engine.NoPlayer {
		return false
	}
	can := r.Givable(in, p)
	chosen, ok := r.pickObjects(in, p, can)
	if !ok || r.A.W.Err != nil {
		return false
	}
	for _, id := range chosen {
		r.give(in, p, id)
	}
	r.V.Gave = true
	r.V.Those = append(r.V.Those[:len(r.V.Those):len(r.V.Those)], chosen...)
	r.A.Acted = true
	return true
}

// maxGiven bounds how many objects a choice may be made among.
const maxGiven = 16

// pickObjects has a player choose objects, one after another in the board's
// order; any number of them ends with "none".
func (r *Rewriting) pickObjects(in *engine.Instruction, p engine.PlayerID, can []engine.ObjectID) ([]engine.ObjectID, bool) {
	anyOf := in.Amount.Op == engine.AnyAmount
	want := len(can)
	if !anyOf {
		want = r.Amount(in.Amount)
		if want > len(can) {
			return nil, false
		}
	}
	if len(can) > maxGiven {
		r.A.W.Fail(engine.ErrTooLarge)
		return nil, false
	}
	can = Grouped(r.A.W, r.A.St, can)
	var chosen []engine.ObjectID
	for len(chosen) < want {
		left, lack := Unchosen(can, chosen), want-len(chosen)
		if len(left) == 0 || !anyOf && len(left) == lack {
			return append(chosen, left...), true
		}
		if !anyOf {
			left = left[:len(left)-lack+1]
		}
		some := Distinct(r.A.W, r.A.St, left)
		q := &play.Point{Kind: engine.ChooseObject, Chooser: p, Options: ObjectOptions(r.V.St.Board, some, can)}
		if anyOf {
			q.Options = append(q.Options, engine.Option{ID: "none", Label: "none"})
		}
		pick, ok := r.A.Ask(q)
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
func (r *Rewriting) give(in *engine.Instruction, p engine.PlayerID, id engine.ObjectID) {
	again := r.givenInMoment(id)
	if r.Cur.Kind == engine.Enter {
		e := r.entry()
		e.GaveUp = append(e.GaveUp[:len(e.GaveUp):len(e.GaveUp)], id)
	}
	if again {
		return
	}
	o := &r.V.St.Board.Objects[id]
	ev := engine.Event{Kind: in.Verb, Player: p, Object: id, To: engine.Nobody(), Source: r.V.This, Doer: p, Under: engine.NoPlayer, Amount: 1,
		From: o.Zone, Dest: in.Dest, Position: in.Position, Cause: engine.ByEffect, By: r.A.W.Twin[r.A.ID], FaceDown: in.FaceDown, Marks: r.Cur.Marks}
	if in.Verb == engine.Move && in.Dest == engine.Graveyard {
		ev.Player = o.Owner
	}
	if enteringToo(r.A, id) {
		r.A.Stays = append(r.A.Stays, id)
	}
	r.ahead = append(r.ahead, ev)
}

// payAny has a player choose how much life to pay, up to what there is.
func (r *Rewriting) payAny(in *engine.Instruction) bool {
	p := r.who(in.Who)
	ev := blank(&r.V, engine.PayLife)
	ev.Player, ev.Doer, ev.By, ev.Marks = p, p, r.A.W.Twin[r.A.ID], r.Cur.Marks
	life := possible.There(r.A.W, r.A.St, &ev, r.others())
	if life == engine.Unset {
		r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.LifeTotalOf(&r.V.St.Board.Players[p])})
		return false
	}
	if _, no := r.forbids(&ev); no {
		life = 0
	}
	if life > maxPaid {
		r.A.W.Fail(engine.ErrTooLarge)
		return false
	}
	q := &play.Point{Kind: engine.ChooseAmount, Chooser: p}
	for n := 0; n <= life; n++ {
		q.Options = append(q.Options, engine.Option{ID: strconv.Itoa(n), Label: strconv.Itoa(n)})
	}
	pick, ok := r.A.Ask(q)
	if !ok {
		return false
	}
	r.A.Acted = true
	r.V.Paid = pick
	if ev.Amount = pick; pick > 0 {
		r.ahead = append(r.ahead, ev)
	}
	return true
}

// maxPaid bounds how much life may be paid where the amount is chosen.
const maxPaid = 100

// knowsHand reports whether the question says anything of the cards in a
// player's hand: that there are none, or some of them.
func (r *Rewriting) knowsHand(p engine.PlayerID) bool {
	if r.V.St.Board.Players[p].Hand == 0 {
		return true
	}
	for i := range r.V.St.Board.Objects {
		if o := &r.V.St.Board.Objects[i]; o.Zone == engine.Hand && o.Owner == p {
			return true
		}
	}
	return false
}

// owed reports whether an instruction is carried out as far as possible rather
// than not at all: what comes after it does not make it a cost
// (cr.ImpossibleIgnored).
func (r *Rewriting) owed(in *engine.Instruction) bool {
	return r.A.W.Err == nil && r.Cur.Kind != engine.Enter && !in.Pay && !in.May && len(in.Then) == 0 && in.Amount.Op != engine.AnyAmount
}

// giveAll gives up everything that there is of what an instruction asks more
// of.
func (r *Rewriting) giveAll(in *engine.Instruction) {
	p := r.whoGives(in)
	can := r.Givable(in, p)
	r.Told(in, p, can)
	if len(can) == 0 {
		r.A.Passed = append(r.A.Passed, cr.ModifiedImpossibleIgnored, cr.ImpossibleIgnored)
	}
	for _, id := range can {
		r.give(in, p, id)
	}
	r.A.Acted, r.A.Impossible = true, true
}

// whoGives is the player who gives up what an instruction says.
func (r *Rewriting) whoGives(in *engine.Instruction) engine.PlayerID {
	if in.Who == engine.NoRef && r.V.You != engine.NoPlayer {
		return r.V.You
	}
	return r.who(in.Who)
}

// Told asks, where the question names nothing of what is to be given up, or
// nothing but the effect's own source, and does not say either that there is
// none, what there is.
func (r *Rewriting) Told(in *engine.Instruction, p engine.PlayerID, can []engine.ObjectID) {
	pl := &r.V.St.Board.Players[p]
	if len(can) > 1 || len(can) == 1 && can[0] != r.V.This || r.saidNone(in, p) {
		return
	}
	fits := *in.Filter
	fits.Other = fits.Other || len(can) > 0
	r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: engine.NoObject, Player: p, Missing: look.ToGiveUp(pl, &fits)})
}

// saidNone reports whether the question says that a player has nothing of what is
// to be given up, but for what it names.
func (r *Rewriting) saidNone(in *engine.Instruction, p engine.PlayerID) bool {
	switch r.zoneOf(in) {
	case engine.Hand:
		return true // who has which cards in hand has been asked for
	case engine.Graveyard:
		return r.V.St.Board.Players[p].Graveyard != engine.Unset && !r.V.Unnamed(&engine.Filter{Zone: engine.Graveyard})
	}
	return r.V.St.Board.HasNone(p, in.Filter)
}
