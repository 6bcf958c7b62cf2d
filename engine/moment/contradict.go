package moment

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// contradiction finds an object that is told to go to several places at once.
// Its controller, or its owner where nobody controls it, picks one
// (cr.ContradictionChosen); before 2001 all that contradicted each other was
// ignored. It reports whether there was one to settle.
func contradiction(w *play.Walker, st *play.State) bool {
	for i := range st.Moment {
		ways := waysOf(w, st, i)
		if len(ways) < 2 {
			continue
		}
		if !w.Rules.ContradictionChosen {
			ignoreAll(w, st, ways)
			return true
		}
		ev := &st.Moment[i].Ev
		st.Point0 = play.Point{Kind: engine.ChooseDestination, Chooser: look.ControllerOf(w, st, ev.Object), Node: st.Moment[i].ID, Effect: engine.NoEffect}
		for _, n := range ways {
			st.Point0.Nodes = append(st.Point0.Nodes, st.Moment[n].ID)
			name := wayName(&st.Moment[n].Ev)
			st.Point0.Options = append(st.Point0.Options, engine.Option{ID: engine.Slug(name), Label: name})
		}
		st.Choice = &st.Point0
		return true
	}
	return false
}

// waysOf lists, once each, the different places that the object of node i is
// moved to, beginning with that node.
func waysOf(w *play.Walker, st *play.State, i int) []int {
	ev := &st.Moment[i].Ev
	if ev.Object == engine.NoObject || ev.Kind != engine.Move && ev.Kind != engine.Enter {
		return nil
	}
	ways, names := []int{i}, []string{wayName(ev)}
	for j := i + 1; j < len(st.Moment); j++ {
		other := &st.Moment[j].Ev
		if other.Object == ev.Object && (other.Kind == engine.Move || other.Kind == engine.Enter) && !engine.HasWord(names, wayName(other)) {
			ways, names = append(ways, j), append(names, wayName(other))
		}
	}
	return ways
}

// wayName says where a move goes.
func wayName(ev *engine.Event) string {
	if ev.Kind == engine.Enter {
		return engine.Battlefield.String()
	}
	if ev.Position != "" {
		return ev.Position + " of " + ev.Dest.String()
	}
	return ev.Dest.String()
}

// TakeWay keeps the way that was chosen for an object and leaves out the others.
func TakeWay(w *play.Walker, st *play.State, p *play.Point, pick int) {
	for k, id := range p.Nodes {
		if n := st.At(id); k != pick && n >= 0 {
			st.Drop(n)
		}
	}
	st.Touched = true
}

// ignoreAll leaves out everything that contradicted.
func ignoreAll(w *play.Walker, st *play.State, ways []int) {
	for k := len(ways) - 1; k >= 0; k-- {
		ev := st.Moment[ways[k]].Ev
		w.Note(&engine.Step{Before: ev, Kind: engine.StepImpossible, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ContradictionIgnored}})
		possible.Nothing(w, st, ev, say.New("contradictory instructions are ignored"))
		st.Drop(ways[k])
	}
	st.Touched = true
}
