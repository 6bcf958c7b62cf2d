package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// chooseAmong has the next player choose what an event of the moment happens to.
// It reports whether there was anything to settle.
func chooseAmong(w *play.Walker, st *play.State) bool {
	next, others := -1, false
	for i := range st.Moment {
		ev := &st.Moment[i].Ev
		if ev.Among == nil {
			continue
		}
		others = others || next >= 0 && ev.Player != st.Moment[next].Ev.Player
		if next < 0 || look.ApnapRank(w, st, ev.Player) < look.ApnapRank(w, st, st.Moment[next].Ev.Player) {
			next = i
		}
	}
	if next < 0 {
		return false
	}
	askAmong(w, st, next, others)
	return true
}

// askAmong settles what a node's event happens to as far as there is no choice,
// and asks for the next choice.
func askAmong(w *play.Walker, st *play.State, i int, others bool) {
	ev := &st.Moment[i].Ev
	switch {
	case ev.Among.Ways != nil:
		askWays(w, st, i, others)
		return
	case ev.Kind == engine.Explore_:
		reveals(w, st, i)
		return
	}
	can := choosable(w, st, ev)
	if w.Err != nil {
		return
	}
	left, want := open(ev.Among, can), ev.Amount-len(ev.Among.Chosen)
	switch {
	case want <= 0 && !ev.Among.Any: // half of a single one, rounded down
		settleAmong(w, st, i, nil)
		return
	case len(can) == 0 && !ev.Among.Any:
		possible.LeaveOut(w, st, i, []cr.Rule{cr.ImpossibleIgnored}, say.New("%s has nothing of the kind", st.Board.Players[ev.Player].Called()))
		return
	case len(left) == 0 || !ev.Among.Any && len(left) <= want:
		if !ev.Among.Any && len(can) < ev.Amount {
			w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepImpossible, Before: *ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored}})
		}
		if !ev.Among.Any {
			settleAmong(w, st, i, left)
			return
		}
		settleAmong(w, st, i, nil)
		return
	}
	if !ev.Among.Any {
		left = left[:len(left)-want+1]
	}
	st.Point0 = play.Point{Kind: engine.ChooseObject, Chooser: ev.Player, Node: st.Moment[i].ID, Effect: ev.By, Among: others,
		Options: apply.PickOptions(st.Board, apply.DistinctPicks(w, st, left), can)}
	if ev.Among.Any {
		st.Point0.Options = append(st.Point0.Options, engine.Option{ID: "none", Label: "none"})
	}
	st.Choice = &st.Point0
}

// TakeAmong notes what has been chosen.
func TakeAmong(w *play.Walker, st *play.State, p *play.Point, pick int) {
	i := st.At(p.Node)
	ev := &st.Moment[i].Ev
	if ev.Among == nil {
		takeDiscard(w, st, i, pick)
		return
	}
	if ev.Among.Ways != nil {
		takeWays(st, i, pick)
		return
	}
	left := open(ev.Among, choosable(w, st, ev))
	if !ev.Among.Any {
		left = left[:len(left)-(ev.Amount-len(ev.Among.Chosen))+1]
	}
	left = apply.DistinctPicks(w, st, left)
	if pick == len(left) { // "none"
		settleAmong(w, st, i, nil)
		return
	}
	among := *ev.Among
	among.Chosen = append(among.Chosen[:len(among.Chosen):len(among.Chosen)], left[pick])
	ev.Among = &among
	if !among.Any && len(among.Chosen) == ev.Amount || among.Most > 0 && len(among.Chosen) == among.Most {
		settleAmong(w, st, i, nil)
	}
}

// settleAmong puts an event for each of the chosen objects, and of others, in
// place of the one that was to be chosen for.
func settleAmong(w *play.Walker, st *play.State, i int, more []engine.Pick) {
	ev := st.Moment[i].Ev
	chosen := append(append([]engine.Pick(nil), ev.Among.Chosen...), more...)
	ev.Amount = max(ev.Among.Each, 1)
	ev.Among = nil
	at := i
	var then []engine.Event
	for _, p := range chosen {
		for _, one := range chosenFor(st.Board, ev, p) {
			st.PutAfter(at, one, 0)
			at++
		}
		then = append(then, thenFor(ev, p)...)
	}
	if len(then) > 0 {
		lineUp(st, then)
	}
	st.Drop(i)
}

// thenFor is what follows for one of those that an event was to be chosen for, when the first is done.
func thenFor(ev engine.Event, p engine.Pick) []engine.Event {
	if ev.Kind != engine.OtherAction {
		return nil
	}
	return keywordThen(ev, p.Of)
}

// chosenFor is what an event is for one of those that it was to be chosen for.
func chosenFor(b *engine.Board, ev engine.Event, p engine.Pick) []engine.Event {
	if ev.Kind == engine.Proliferate {
		return proliferated(b, ev, p)
	}
	if ev.Kind == engine.OtherAction {
		return keywordOn(b, ev, p.Of)
	}
	if ev.Kind == engine.PutCounters {
		ev.To = p.Of
		return []engine.Event{ev}
	}
	o := &b.Objects[p.Of.Object]
	ev.Object, ev.From = p.Of.Object, o.Zone
	if ev.Kind == engine.Move {
		ev.Player = o.Owner
	}
	if ev.Kind == engine.Move && ev.Dest == engine.Battlefield && ev.Entry != nil {
		entry := *ev.Entry
		ev.Kind, ev.Dest, ev.Entry = engine.Enter, engine.AnyZone, &entry
		if ev.Under == engine.NoPlayer {
			ev.Under = o.Owner
		}
	}
	return []engine.Event{ev}
}

// choosable lists what the player of an event can choose for it.
func choosable(w *play.Walker, st *play.State, ev *engine.Event) []engine.Pick {
	if ev.Kind == engine.Proliferate {
		return Countered(w, st)
	}
	objects := givableTo(w, st, ev)
	out := make([]engine.Pick, len(objects))
	for i, id := range objects {
		out[i] = engine.Pick{Of: engine.ObjectEntity(id)}
	}
	return out
}

// open are those behind the last that was chosen.
func open(a *engine.Among, can []engine.Pick) []engine.Pick {
	left := apply.Unchosen(can, a.Chosen)
	for len(a.Chosen) > 0 && len(left) > 0 && left[0].Of == a.Chosen[len(a.Chosen)-1].Of {
		left = left[1:] // another kind of the counters of one that gets its kind
	}
	return left
}

// givableTo lists the objects that the player of an event can choose for it.
func givableTo(w *play.Walker, st *play.State, ev *engine.Event) []engine.ObjectID {
	var inst *engine.Instance
	if ev.Among.Effect != engine.NoEffect {
		inst = &w.Scenario.Effects[ev.Among.Effect]
	}
	v := look.NewView(w, st, inst, ev, nil)
	if inst == nil {
		v.You, v.This = ev.Player, ev.Source
	}
	r := apply.Trying(&v, ev.Among.Effect)
	in := engine.Instruction{Verb: ev.Kind, Filter: ev.Among.Filter, Amount: &engine.Expr{Op: engine.Lit, N: ev.Amount}, From: ev.From, Dest: ev.Dest}
	can := r.Givable(&in, ev.Player)
	if !ev.Among.Any && len(can) < ev.Amount {
		r.Told(&in, ev.Player, can)
	}
	if ev.Kind == engine.OtherAction {
		can = keywordable(w, st, ev, can)
	}
	return apply.Grouped(w, st, can)
}

// AmongRules are the rules by which a player chooses what an event happens to.
func AmongRules(w *play.Walker, st *play.State, ev *engine.Event) []cr.Rule {
	rules := []cr.Rule{cr.ChoicesWhileApplying}
	if r, ok := possible.ActionRule(ev); ok {
		rules = []cr.Rule{r}
	}
	if ev.Kind == engine.Proliferate {
		rules = append(rules, cr.ProliferateEachKind)
	}
	if st.Choice.Among {
		rules = append(rules, cr.ApnapOrder)
	}
	return rules
}

// askWays has somebody choose which of several things to do; one alone is done.
func askWays(w *play.Walker, st *play.State, i int, others bool) {
	ev := &st.Moment[i].Ev
	if len(ev.Among.Ways) == 1 {
		takeWays(st, i, 0)
		return
	}
	chooser := ev.Player
	if ev.Kind == engine.Move {
		chooser = ev.Doer // of a card its owner is the player of the event
	}
	st.Point0 = play.Point{Kind: engine.ChooseMode, Chooser: chooser, Node: st.Moment[i].ID, Effect: engine.NoEffect, Among: others}
	for _, way := range ev.Among.Ways {
		st.Point0.Options = append(st.Point0.Options, engine.Option{ID: engine.Slug(way.Name), Label: way.Name})
	}
	st.Choice = &st.Point0
}

// takeWays puts what was chosen in the place of the event that it was chosen for, and what
// comes after it on the agenda.
func takeWays(st *play.State, i, pick int) {
	do := st.Moment[i].Ev.Among.Ways[pick].Do
	if len(do) > 0 {
		lineUp(st, do[1:]...)
		at := i
		for _, one := range do[0] {
			st.PutAfter(at, one, 0)
			at++
		}
	}
	st.Drop(i)
}
