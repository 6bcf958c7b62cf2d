package apply

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// Nobody can choose what can't be done, or pay what is not there in full: an
// instruction that somebody may have carried out, or that is a cost, has to be
// possible as a whole (cr.OptionImpossible, cr.CostPaid, cr.CantCostUnpayable).

// Payable reports whether a player could do all that is offered.
func (r *Rewriting) Payable(ins []engine.Instruction, p engine.PlayerID) bool {
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
func bringsMore(in *engine.Instruction) bool {
	switch in.Verb {
	case engine.Draw, engine.DrawCards, engine.GainLife, engine.CreateTokens, engine.Mill, engine.SearchLibrary:
		return true
	case engine.Move, engine.Enter:
		return in.Dest != engine.Exile
	}
	return false
}

// feasible reports whether a player could carry out an instruction as a whole.
func (r *Rewriting) feasible(in *engine.Instruction, p engine.PlayerID) bool {
	if Due(&r.V, in) != engine.Yes {
		return true // nothing of it is carried out, or it is asked for then
	}
	if in.Cards != engine.NoRevealed {
		return true // whatever of them there is when they are revealed
	}
	if GivesUp(in) {
		return r.enough(in, p)
	}
	if r.revealsInVain(in, p) {
		r.A.Passed = append(r.A.Passed, cr.OptionImpossible)
		return false
	}
	if in.Amount != nil && in.Amount.Op == engine.AnyAmount {
		return true
	}
	r.V.That = r.Cur.Amount
	events, err := EventsOf(&r.V, in)
	if err != nil {
		return true // what is missing is asked for where it is carried out
	}
	for i := range events {
		if rule, no := r.Stopped(&events[i]); no {
			r.A.Passed = append(r.A.Passed, rule)
			return false
		}
	}
	return len(events) > 0 || in.Verb != engine.Move || in.What == engine.NoRef
}

// revealsInVain reports whether an instruction reveals a card of a hand in which there is none
// such: all the cards there are known, or there are none. What enters is not among them.
func (r *Rewriting) revealsInVain(in *engine.Instruction, p engine.PlayerID) bool {
	if in.Verb != engine.Reveal || in.From != engine.Hand || in.Filter == nil || p == engine.NoPlayer {
		return false
	}
	b, known := r.V.St.Board, 0
	for id := range b.Objects {
		o := &b.Objects[id]
		if o.Zone != engine.Hand || o.Owner != p || engine.ObjectID(id) == r.Cur.Object {
			continue
		}
		if r.V.Match(in.Filter, engine.ObjectEntity(engine.ObjectID(id))) != engine.No {
			return false
		}
		known++
	}
	return b.Players[p].Hand != engine.Unset && b.Players[p].Hand <= known
}

// Stopped is the rule by which an event that somebody might choose can't take
// place in full, if one does.
func (r *Rewriting) Stopped(ev *engine.Event) (cr.Rule, bool) {
	if rule, no := r.forbids(ev); no {
		return rule, true
	}
	if _, because := NotThere(r.A.W, r.A.St, ev); !because.IsZero() {
		return cr.OptionImpossible, true
	}
	return r.notEnough(ev)
}

// forbids is the rule by which a can't effect keeps anybody from choosing an
// event, if one does; nothing keeps anybody from paying no life.
func (r *Rewriting) forbids(ev *engine.Event) (cr.Rule, bool) {
	w, st := r.A.W, r.A.St
	switch ev.Kind {
	case engine.DrawCards, engine.Draw:
		return possible.CantDraw(w, st, ev.Player, ev.Amount)
	case engine.PayLife:
		loss := *ev
		loss.Kind = engine.LoseLife
		if ev.Amount == 0 {
			return 0, false
		}
		if isForbidden(w, st, &loss) {
			return cr.CantCostUnpayable, true
		}
	}
	return cr.CantCostUnpayable, isForbidden(w, st, ev)
}

// notEnough is the rule by which there is not enough for an event, with what is
// given up and paid for the same event and what the moment takes already taken.
func (r *Rewriting) notEnough(ev *engine.Event) (cr.Rule, bool) {
	w, st := r.A.W, r.A.St
	if !possible.IsFinite(ev) {
		return 0, false
	}
	have := possible.There(w, st, ev, r.others())
	if have == engine.Unset {
		possible.TakesEnough(w, st, ev)
		return 0, false
	}
	if have >= possible.Takes(ev) {
		return 0, false
	}
	if ev.Kind == engine.PayLife && r.Cur.Kind == engine.Enter && r.V.St.Board.Players[ev.Player].Life >= ev.Amount {
		return cr.EntersCostsTogetherPayable, true
	}
	return play.Pick(ev.Kind == engine.PayLife, cr.PayLife, cr.OptionImpossible), true
}

// others are the events that take of the same before what is asked about: the
// rest of the moment, and what is given up and paid for the same event.
func (r *Rewriting) others() []play.Node {
	var out []play.Node
	for i := range r.A.St.Moment {
		if n := &r.A.St.Moment[i]; &n.Ev != r.V.Ev {
			out = append(out, *n)
		}
	}
	for i := range r.ahead {
		out = append(out, play.Node{Ev: r.ahead[i]})
	}
	return out
}

// enough reports whether there is as much to give up as an instruction says,
// or anything where it says any number.
func (r *Rewriting) enough(in *engine.Instruction, p engine.PlayerID) bool {
	can := r.Givable(in, p)
	if in.Amount.Op == engine.AnyAmount {
		return len(can) > 0
	}
	return len(can) >= r.Amount(in.Amount)
}

// Payable reports whether the effect's controller could pay its cost.
func Payable(v *look.View, id engine.EffectID, cost []engine.Instruction) bool {
	r := Trying(v, id)
	return r.Payable(cost, v.You)
}

// Trying is a rewriting that only asks what would be possible.
func Trying(v *look.View, id engine.EffectID) Rewriting {
	return Rewriting{A: &play.Application{W: v.W, St: v.St, ID: id, Inst: v.Inst}, V: *v, Cur: *v.Ev}
}

// OffersInVain is the rule by which what an optional effect offers can't be
// chosen, if one does.
func OffersInVain(v *look.View, id engine.EffectID, e *engine.Effect) (cr.Rule, bool) {
	if e.May == engine.NoRef {
		return 0, false
	}
	for i := range e.Do {
		if e.Do[i].Kind != engine.InsteadDo && e.Do[i].Kind != engine.AlsoDo {
			continue
		}
		r := Trying(v, id)
		if !r.Payable(e.Do[i].Do, user(v, e)) {
			return r.Why(), true
		}
	}
	return 0, false
}

// user is who may use an optional effect.
func user(v *look.View, e *engine.Effect) engine.PlayerID {
	if who := v.Refer(e.May); len(who) == 1 && who[0].IsPlayer() {
		return who[0].Player
	}
	return look.Chooser(v.W, v.St, v.Ev)
}

// Why is the rule by which the last thing tried was found not possible.
func (r *Rewriting) Why() cr.Rule {
	if n := len(r.A.Passed); n > 0 {
		return r.A.Passed[n-1]
	}
	return cr.OptionImpossible
}

// NotThere says why nothing can be done to an object of which an event says it,
// with the rules: it is no permanent, not the player's own to sacrifice, or tapped
// or untapped already.
func NotThere(w *play.Walker, st *play.State, ev *engine.Event) ([]cr.Rule, say.Message) {
	if ev.Object == engine.NoObject {
		return nil, say.Message{}
	}
	o := &st.Board.Objects[ev.Object]
	switch ev.Kind {
	case engine.Discard:
		if z := o.Zone; z == engine.Graveyard || z == engine.Exile || z == engine.Battlefield {
			return []cr.Rule{cr.ImpossibleIgnored}, say.New("%s is not in hand", st.Board.NameOf(ev.Object))
		}
	case engine.Destroy, engine.Sacrifice, engine.Tap:
		if st.HasLeft(ev.Object) {
			return []cr.Rule{cr.ImpossibleIgnored}, say.New("%s is not on the battlefield", st.Board.NameOf(ev.Object))
		}
	}
	switch {
	case ev.Kind == engine.Sacrifice && o.Controller != engine.NoPlayer && ev.Player != engine.NoPlayer && o.Controller != ev.Player:
		who := &st.Board.Players[ev.Player]
		return []cr.Rule{cr.Sacrifice, cr.ImpossibleIgnored}, who.Addressed(say.New("you do not control %s", st.Board.NameOf(ev.Object)), say.New("%s does not control %s", who.Called(), st.Board.NameOf(ev.Object)))
	case ev.Kind == engine.Tap && o.Tapped:
		return []cr.Rule{cr.TapUntap, cr.ImpossibleIgnored}, say.New("%s is tapped already", st.Board.NameOf(ev.Object))
	case ev.Kind == engine.Untap && o.KnownUntapped():
		return []cr.Rule{cr.TapUntap, cr.ImpossibleIgnored}, say.New("%s is untapped already", st.Board.NameOf(ev.Object))
	}
	return nil, say.Message{}
}
