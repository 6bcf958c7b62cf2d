package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// Among is what an event happens to before that is chosen: so many of the objects
// that a filter describes, or any number of them. Where several players have to
// choose, they do so in turn order, and then it happens at once (cr.ApnapOrder).
type Among struct {
	Filter *Filter
	Any    bool
	// Effect is the effect whose words the filter is in, NoEffect for the
	// question's own.
	Effect EffectID
	// Chosen are those chosen so far.
	Chosen []ObjectID
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
	can := w.givableTo(st, ev)
	if w.err != nil {
		return
	}
	left, want := unchosen(can, ev.Among.Chosen), ev.Amount-len(ev.Among.Chosen)
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
		options: st.board.objectOptions(w.distinct(st, left), can)}
	if ev.Among.Any {
		st.point0.options = append(st.point0.options, Option{ID: "none", Label: "none"})
	}
	st.choice = &st.point0
}

// takeAmong notes what has been chosen.
func (w *walker) takeAmong(st *state, p *point, pick int) {
	i := st.at(p.node)
	ev := &st.moment[i].ev
	can := w.givableTo(st, ev)
	left := unchosen(can, ev.Among.Chosen)
	if !ev.Among.Any {
		left = left[:len(left)-(ev.Amount-len(ev.Among.Chosen))+1]
	}
	left = w.distinct(st, left)
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
func (w *walker) settleAmong(st *state, i int, more []ObjectID) {
	ev := st.moment[i].ev
	chosen := append(append([]ObjectID(nil), ev.Among.Chosen...), more...)
	ev.Among, ev.Amount = nil, 1
	for k, id := range chosen {
		o := &st.board.Objects[id]
		one := ev
		one.Object, one.From = id, o.Zone
		if ev.Kind == Move {
			one.Player = o.Owner
		}
		st.putAfter(i+k, one, 0)
	}
	st.drop(i)
}

// givableTo lists what the player of an event can choose for it.
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

// unchosen are the objects behind the last that was chosen.
func unchosen(can, chosen []ObjectID) []ObjectID {
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
	if st.choice.among {
		rules = append(rules, cr.ApnapOrder)
	}
	return rules
}
