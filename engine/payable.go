package engine

import "apnap/engine/cr"

// Nobody can choose what can't be done, or pay what is not there in full: an
// instruction that somebody may have carried out, or that is a cost, has to be
// possible as a whole (cr.OptionImpossible, cr.CostPaid, cr.CantCostUnpayable).

// payable reports whether a player could do all that is offered.
func (r *rewriting) payable(ins []Instruction, p PlayerID) bool {
	for i := range ins {
		if !r.feasible(&ins[i], p) {
			return false
		}
		if bringsMore(&ins[i]) {
			return true // what comes after it may take of that
		}
	}
	return true
}

// bringsMore reports whether an instruction adds to what can be taken.
func bringsMore(in *Instruction) bool {
	switch in.Verb {
	case Draw, DrawCards, GainLife, CreateTokens, Mill, SearchLibrary:
		return true
	case Move, Enter:
		return in.Dest != Exile
	}
	return false
}

// feasible reports whether a player could carry out an instruction as a whole.
func (r *rewriting) feasible(in *Instruction, p PlayerID) bool {
	if r.v.due(in) != Yes {
		return true // nothing of it is carried out, or it is asked for then
	}
	if givesUp(in) {
		return r.enough(in, p)
	}
	if in.Amount != nil && in.Amount.Op == AnyAmount {
		return true
	}
	r.v.that = r.cur.Amount
	events, err := r.v.eventsOf(in)
	if err != nil {
		return true // what is missing is asked for where it is carried out
	}
	for i := range events {
		if rule, no := r.stopped(&events[i]); no {
			r.a.passed = append(r.a.passed, rule)
			return false
		}
	}
	return len(events) > 0 || in.Verb != Move || in.What == NoRef
}

// stopped is the rule by which an event that somebody might choose can't take
// place in full, if one does.
func (r *rewriting) stopped(ev *Event) (cr.Rule, bool) {
	if rule, no := r.forbids(ev); no {
		return rule, true
	}
	if _, because := r.a.w.notThere(r.a.st, ev); !because.IsZero() {
		return cr.OptionImpossible, true
	}
	return r.notEnough(ev)
}

// forbids is the rule by which a can't effect keeps anybody from choosing an
// event, if one does; nothing keeps anybody from paying no life.
func (r *rewriting) forbids(ev *Event) (cr.Rule, bool) {
	w, st := r.a.w, r.a.st
	switch ev.Kind {
	case DrawCards, Draw:
		return w.cantDraw(st, ev.Player, ev.Amount)
	case PayLife:
		loss := *ev
		loss.Kind = LoseLife
		if ev.Amount == 0 {
			return 0, false
		}
		if w.isForbidden(st, &loss) {
			return cr.CantCostUnpayable, true
		}
	}
	return cr.CantCostUnpayable, w.isForbidden(st, ev)
}

// notEnough is the rule by which there is not enough for an event, with what is
// given up and paid for the same event and what the moment takes already taken.
func (r *rewriting) notEnough(ev *Event) (cr.Rule, bool) {
	w, st := r.a.w, r.a.st
	if !isFinite(ev) {
		return 0, false
	}
	have := w.there(st, ev, r.others())
	if have == Unset {
		w.takesEnough(st, ev)
		return 0, false
	}
	if have >= takes(ev) {
		return 0, false
	}
	if ev.Kind == PayLife && r.cur.Kind == Enter && r.v.st.board.Players[ev.Player].Life >= ev.Amount {
		return cr.EntersCostsTogetherPayable, true
	}
	return pick(ev.Kind == PayLife, cr.PayLife, cr.OptionImpossible), true
}

// others are the events that take of the same before what is asked about: the
// rest of the moment, and what is given up and paid for the same event.
func (r *rewriting) others() []node {
	var out []node
	for i := range r.a.st.moment {
		if n := &r.a.st.moment[i]; &n.ev != r.v.ev {
			out = append(out, *n)
		}
	}
	for i := range r.ahead {
		out = append(out, node{ev: r.ahead[i]})
	}
	return out
}

// enough reports whether there is as much to give up as an instruction says,
// or anything where it says any number.
func (r *rewriting) enough(in *Instruction, p PlayerID) bool {
	can := r.givable(in, p)
	if in.Amount.Op == AnyAmount {
		return len(can) > 0
	}
	return len(can) >= r.amount(in.Amount)
}

// payable reports whether the effect's controller could pay its cost.
func (v *view) payable(id EffectID, cost []Instruction) bool {
	r := v.trying(id)
	return r.payable(cost, v.you)
}

// trying is a rewriting that only asks what would be possible.
func (v *view) trying(id EffectID) rewriting {
	return rewriting{a: &application{w: v.w, st: v.st, id: id, inst: v.inst}, v: *v, cur: *v.ev}
}

// offersInVain is the rule by which what an optional effect offers can't be
// chosen, if one does.
func (v *view) offersInVain(id EffectID, e *Effect) (cr.Rule, bool) {
	if e.May == NoRef {
		return 0, false
	}
	for i := range e.Do {
		if e.Do[i].Kind != InsteadDo && e.Do[i].Kind != AlsoDo {
			continue
		}
		r := v.trying(id)
		if !r.payable(e.Do[i].Do, v.user(e)) {
			return r.why(), true
		}
	}
	return 0, false
}

// user is who may use an optional effect.
func (v *view) user(e *Effect) PlayerID {
	if who := v.refer(e.May); len(who) == 1 && who[0].IsPlayer() {
		return who[0].Player
	}
	return v.w.chooser(v.st, v.ev)
}

// why is the rule by which the last thing tried was found not possible.
func (r *rewriting) why() cr.Rule {
	if n := len(r.a.passed); n > 0 {
		return r.a.passed[n-1]
	}
	return cr.OptionImpossible
}
