package engine

import "apnap/engine/cr"

// oneByOne leaves, of several permanents that are to connive in one moment, the one
// whose turn it is: the first of the active player, then of the others in turn order,
// each done before the next begins (cr.ConniveOneByOne). The rest wait on the agenda.
func (w *walker) oneByOne(st *state) {
	first, others := -1, 0
	for i := range st.moment {
		if st.moment[i].ev.Kind != Connive {
			continue
		}
		others++
		if first < 0 || w.connivesBefore(st, i, first) {
			first = i
		}
	}
	if others < 2 {
		return
	}
	turn := st.moment[first].id
	var rest task
	for i := len(st.moment) - 1; i >= 0; i-- {
		if n := &st.moment[i]; n.ev.Kind == Connive && n.id != turn {
			rest.events = append([]Event{n.ev}, rest.events...)
			st.drop(i)
		}
	}
	st.agenda = append(st.agenda, rest)
	w.note(Step{Moment: st.moment0 - 1, Kind: StepExpand, Before: st.moment[st.at(turn)].ev, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.ConniveOneByOne}})
}

// connivesBefore reports whether the player of one node comes before that of another
// in APNAP order.
func (w *walker) connivesBefore(st *state, i, j int) bool {
	return w.apnapRank(st, w.conniver(st, &st.moment[i].ev)) < w.apnapRank(st, w.conniver(st, &st.moment[j].ev))
}

// conniver is who draws and discards: the controller of the permanent, or who last
// controlled it where it has left (cr.ConniveLastKnown).
func (w *walker) conniver(st *state, ev *Event) PlayerID {
	if ev.Player != NoPlayer {
		return ev.Player
	}
	if o := &st.board.Objects[ev.Object]; o.Zone != Battlefield && o.last != nil && o.last.Controller != NoPlayer {
		return o.last.Controller
	}
	return w.controllerOf(st, ev.Object)
}
