package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// contradiction finds an object that is told to go to several places at once.
// Its controller, or its owner where nobody controls it, picks one
// (cr.ContradictionChosen); before 2001 all that contradicted each other was
// ignored. It reports whether there was one to settle.
func (w *walker) contradiction(st *state) bool {
	for i := range st.moment {
		ways := w.waysOf(st, i)
		if len(ways) < 2 {
			continue
		}
		if !w.rules.contradictionChosen {
			w.ignoreAll(st, ways)
			return true
		}
		ev := &st.moment[i].ev
		st.point0 = point{kind: ChooseDestination, chooser: w.controllerOf(st, ev.Object), node: st.moment[i].id, effect: NoEffect}
		for _, n := range ways {
			st.point0.nodes = append(st.point0.nodes, st.moment[n].id)
			name := wayName(&st.moment[n].ev)
			st.point0.options = append(st.point0.options, Option{ID: slug(name), Label: name})
		}
		st.choice = &st.point0
		return true
	}
	return false
}

// waysOf lists, once each, the different places that the object of node i is
// moved to, beginning with that node.
func (w *walker) waysOf(st *state, i int) []int {
	ev := &st.moment[i].ev
	if ev.Object == NoObject || ev.Kind != Move && ev.Kind != Enter {
		return nil
	}
	ways, names := []int{i}, []string{wayName(ev)}
	for j := i + 1; j < len(st.moment); j++ {
		other := &st.moment[j].ev
		if other.Object == ev.Object && (other.Kind == Move || other.Kind == Enter) && !hasWord(names, wayName(other)) {
			ways, names = append(ways, j), append(names, wayName(other))
		}
	}
	return ways
}

// wayName says where a move goes.
func wayName(ev *Event) string {
	if ev.Kind == Enter {
		return Battlefield.String()
	}
	if ev.Position != "" {
		return ev.Position + " of " + ev.Dest.String()
	}
	return ev.Dest.String()
}

// takeWay keeps the way that was chosen for an object and leaves out the others.
func (w *walker) takeWay(st *state, p *point, pick int) {
	for k, id := range p.nodes {
		if n := st.at(id); k != pick && n >= 0 {
			st.drop(n)
		}
	}
	st.touched = true
}

// ignoreAll leaves out everything that contradicted.
func (w *walker) ignoreAll(st *state, ways []int) {
	for k := len(ways) - 1; k >= 0; k-- {
		ev := st.moment[ways[k]].ev
		w.note(Step{Before: ev, Kind: StepImpossible, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.ContradictionIgnored}})
		w.nothing(st, ev, say.New("contradictory instructions are ignored"))
		st.drop(ways[k])
	}
	st.touched = true
}
