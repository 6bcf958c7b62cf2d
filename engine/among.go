package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// Among is what an event happens to before that is chosen: so many of the objects
// that a filter describes, or any number of them; without a filter any number of
// permanents and players with counters (cr.Proliferate). Where several players have to
// choose, they do so in turn order, and then it happens at once (cr.ApnapOrder).
type Among struct {
	Filter *Filter
	Any    bool
	// Effect is the effect whose words the filter is in, NoEffect for the
	// question's own.
	Effect EffectID
	// Chosen are those chosen so far.
	Chosen []Pick
}

// Pick is one thing that can be chosen. Counter is the kind of counters it gets,
// where that is part of the choice.
type Pick struct {
	Of      Entity
	Counter string
}

// chooseAmong has the next player choose what an event of the moment happens to.
// It reports whether there was anything to settle.
func (w *walker) chooseAmong(st *state) bool {
	next, others := -1, false
	for i := range st.moment {
		ev := &st.moment[i].ev
		if ev.Among == nil {
			continue
		}
		others = others || next >= 0 && ev.Player != st.moment[next].ev.Player
		if next < 0 || w.apnapRank(st, ev.Player) < w.apnapRank(st, st.moment[next].ev.Player) {
			next = i
		}
	}
	if next < 0 {
		return false
	}
	w.askAmong(st, next, others)
	return true
}

// askAmong settles what a node's event happens to as far as there is no choice,
// and asks for the next choice.
func (w *walker) askAmong(st *state, i int, others bool) {
	ev := &st.moment[i].ev
	can := w.choosable(st, ev)
	if w.err != nil {
		return
	}
	left, want := ev.Among.open(can), ev.Amount-len(ev.Among.Chosen)
	switch {
	case len(can) == 0 && !ev.Among.Any:
		w.leaveOut(st, i, []cr.Rule{cr.ImpossibleIgnored}, say.New("%s has nothing of the kind", st.board.Players[ev.Player].Called()))
		return
	case len(left) == 0 || !ev.Among.Any && len(left) <= want:
		if !ev.Among.Any && len(can) < ev.Amount {
			w.note(Step{Moment: st.moment0 - 1, Kind: StepImpossible, Before: *ev, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored}})
		}
		if !ev.Among.Any {
			w.settleAmong(st, i, left)
			return
		}
		w.settleAmong(st, i, nil)
		return
	}
	if !ev.Among.Any {
		left = left[:len(left)-want+1]
	}
	st.point0 = point{kind: ChooseObject, chooser: ev.Player, node: st.moment[i].id, effect: ev.By, among: others,
		options: st.board.pickOptions(w.distinctPicks(st, left), can)}
	if ev.Among.Any {
		st.point0.options = append(st.point0.options, Option{ID: "none", Label: "none"})
	}
	st.choice = &st.point0
}

// takeAmong notes what has been chosen.
func (w *walker) takeAmong(st *state, p *point, pick int) {
	i := st.at(p.node)
	ev := &st.moment[i].ev
	if ev.Among == nil {
		w.takeDiscard(st, i, pick)
		return
	}
	left := ev.Among.open(w.choosable(st, ev))
	if !ev.Among.Any {
		left = left[:len(left)-(ev.Amount-len(ev.Among.Chosen))+1]
	}
	left = w.distinctPicks(st, left)
	if pick == len(left) { // "none"
		w.settleAmong(st, i, nil)
		return
	}
	among := *ev.Among
	among.Chosen = append(among.Chosen[:len(among.Chosen):len(among.Chosen)], left[pick])
	ev.Among = &among
	if !among.Any && len(among.Chosen) == ev.Amount {
		w.settleAmong(st, i, nil)
	}
}

// settleAmong puts an event for each of the chosen objects, and of others, in
// place of the one that was to be chosen for.
func (w *walker) settleAmong(st *state, i int, more []Pick) {
	ev := st.moment[i].ev
	chosen := append(append([]Pick(nil), ev.Among.Chosen...), more...)
	ev.Among, ev.Amount = nil, 1
	at := i
	for _, p := range chosen {
		for _, one := range st.board.chosenFor(ev, p) {
			st.putAfter(at, one, 0)
			at++
		}
	}
	st.drop(i)
}

// chosenFor is what an event is for one of those that it was to be chosen for.
func (b *Board) chosenFor(ev Event, p Pick) []Event {
	if ev.Kind == Proliferate {
		return b.proliferated(ev, p)
	}
	o := &b.Objects[p.Of.Object]
	ev.Object, ev.From = p.Of.Object, o.Zone
	if ev.Kind == Move {
		ev.Player = o.Owner
	}
	return []Event{ev}
}

// choosable lists what the player of an event can choose for it.
func (w *walker) choosable(st *state, ev *Event) []Pick {
	if ev.Kind == Proliferate {
		return w.countered(st)
	}
	objects := w.givableTo(st, ev)
	out := make([]Pick, len(objects))
	for i, id := range objects {
		out[i] = Pick{Of: ObjectEntity(id)}
	}
	return out
}

// open are those behind the last that was chosen.
func (a *Among) open(can []Pick) []Pick {
	left := unchosen(can, a.Chosen)
	for len(a.Chosen) > 0 && len(left) > 0 && left[0].Of == a.Chosen[len(a.Chosen)-1].Of {
		left = left[1:] // another kind of the counters of one that gets its kind
	}
	return left
}

// givableTo lists the objects that the player of an event can choose for it.
func (w *walker) givableTo(st *state, ev *Event) []ObjectID {
	var inst *Instance
	if ev.Among.Effect != NoEffect {
		inst = &w.sc.Effects[ev.Among.Effect]
	}
	v := w.newView(st, inst, ev, nil)
	if inst == nil {
		v.you = ev.Player
	}
	r := v.trying(ev.Among.Effect)
	in := Instruction{Verb: ev.Kind, Filter: ev.Among.Filter, Amount: &Expr{Op: Lit, N: ev.Amount}, From: ev.From, Dest: ev.Dest}
	can := r.givable(&in, ev.Player)
	if !ev.Among.Any && len(can) < ev.Amount {
		r.told(&in, ev.Player, can)
	}
	return w.grouped(st, can)
}

// unchosen are those behind the last that was chosen.
func unchosen[T comparable](can, chosen []T) []T {
	if len(chosen) == 0 {
		return can
	}
	for i, id := range can {
		if id == chosen[len(chosen)-1] {
			return can[i+1:]
		}
	}
	return nil
}

// amongEvents are the events of an instruction that has players choose what it
// happens to.
func (v *view) amongEvents(in *Instruction, base Event) []Event {
	var out []Event
	for _, e := range v.doers(in) {
		if !e.IsPlayer() {
			continue
		}
		ev := base
		ev.Player, ev.Doer, ev.Object = e.Player, e.Player, NoObject
		ev.Among = &Among{Filter: in.Filter, Any: in.Amount.Op == AnyAmount, Effect: v.w.effectOf(v.inst)}
		out = append(out, ev)
	}
	return out
}

// effectOf is the position of an instance among the question's effects.
func (w *walker) effectOf(inst *Instance) EffectID {
	for i := range w.sc.Effects {
		if &w.sc.Effects[i] == inst {
			return EffectID(i)
		}
	}
	return NoEffect
}

// amongRules are the rules by which a player chooses what an event happens to.
func (w *walker) amongRules(st *state, ev *Event) []cr.Rule {
	rules := []cr.Rule{cr.ChoicesWhileApplying}
	if r, ok := actionRule(ev); ok {
		rules = []cr.Rule{r}
	}
	if ev.Kind == Proliferate {
		rules = append(rules, cr.ProliferateEachKind)
	}
	if st.choice.among {
		rules = append(rules, cr.ApnapOrder)
	}
	return rules
}
