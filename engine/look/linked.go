package look

import (
	"strings"

	"apnap/engine"
	"apnap/engine/play"
)

// ExiledBy is the object whose effect or action exiled what an event moves, nil
// for none. Where an object has a replacement effect that exiles, only what that
// effect exiled is exiled with it (cr.LinkedExile).
func ExiledBy(w *play.Walker, ev *engine.Event) *engine.ObjectID {
	with := engine.NoObject
	switch {
	case ev.By != engine.NoEffect:
		with = w.Scenario.Effects[ev.By].Source
	case ev.Source != engine.NoObject && !exilesInstead(w, ev.Source):
		with = ev.Source
	}
	if with == engine.NoObject {
		return nil
	}
	return &with
}

// exilesInstead reports whether an object has a replacement effect that exiles.
func exilesInstead(w *play.Walker, id engine.ObjectID) bool {
	for i := range w.Scenario.Effects {
		if w.Scenario.Effects[i].Source != id {
			continue
		}
		for j := range w.Scenario.Effects[i].Effect.Do {
			if c := &w.Scenario.Effects[i].Effect.Do[j]; c.Kind == engine.MoveTo && c.Dest == engine.Exile {
				return true
			}
		}
	}
	return false
}

// ExiledWith reports whether a card in exile was exiled with an object, and that is
// still the same object (cr.LinkedExile, cr.NewObject).
func ExiledWith(b *engine.Board, o *engine.Object, with engine.ObjectID) bool {
	return o.Zone == engine.Exile && o.ExiledWith != nil && *o.ExiledWith == with && o.ExiledByEntry == b.Objects[with].Entered
}

// LinksExile reports whether a question speaks of what was exiled with an object.
func LinksExile(sc *engine.Scenario) bool {
	for i := range sc.Board.Objects {
		if sc.Board.Objects[i].Linked != nil || sc.Board.Objects[i].ExiledWith != nil {
			return true
		}
	}
	for i := range sc.Effects {
		if strings.Contains(sc.Effects[i].Effect.Says, "exiled with") {
			return true
		}
	}
	return false
}

// exiledWithIt is how many cards in exile were exiled with the object the
// ability is on, where an amount counts those; 0 where none is known.
func (v *View) exiledWithIt(word string) int {
	if word != "cards exiled with it" || v.This == engine.NoObject {
		return 0
	}
	n := 0
	for i := range v.St.Board.Objects {
		if o := &v.St.Board.Objects[i]; ExiledWith(v.St.Board, o, v.This) {
			n++
		}
	}
	return n
}
