package agenda

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// noCreature passes over an event that would befall a permanent as one of a class of creatures where an ability of its own has it
// be none, and asks for what decides that. What destroys it where it is indestructible does nothing either way.
func noCreature(w *play.Walker, st *play.State, ev *engine.Event) bool {
	if !ev.AsCreature || ev.Kind == engine.Damage || st.Board.Objects[ev.Object].Zone != engine.Battlefield {
		return false
	}
	o := &st.Board.Objects[ev.Object]
	if possible.Indestructible(st, ev) {
		return false
	}
	look.AskTypes(w, st, ev.Object)
	if w.Err != nil || o.Types&engine.Creature != 0 {
		return false
	}
	why := say.New("%s is no creature", st.Board.NameOf(ev.Object))
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: *ev, Kind: engine.StepNoEvent, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored}, Why: why})
	possible.Nothing(w, st, *ev, why)
	return true
}
