package engine

import (
	"strings"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// exiledBy is the object whose effect or action exiled what an event moves, nil
// for none. Where an object has a replacement effect that exiles, only what that
// effect exiled is exiled with it (cr.LinkedExile).
func (w *walker) exiledBy(ev *Event) *ObjectID {
	with := NoObject
	switch {
	case ev.By != NoEffect:
		with = w.sc.Effects[ev.By].Source
	case ev.Source != NoObject && !w.exilesInstead(ev.Source):
		with = ev.Source
	}
	if with == NoObject {
		return nil
	}
	return &with
}

// exilesInstead reports whether an object has a replacement effect that exiles.
func (w *walker) exilesInstead(id ObjectID) bool {
	for i := range w.sc.Effects {
		if w.sc.Effects[i].Source != id {
			continue
		}
		for j := range w.sc.Effects[i].Effect.Do {
			if c := &w.sc.Effects[i].Effect.Do[j]; c.Kind == MoveTo && c.Dest == Exile {
				return true
			}
		}
	}
	return false
}

// putLinked puts an event about "the exiled cards": it happens to each card that
// was exiled with the object and is still in exile. It is false for other events.
func (w *walker) putLinked(st *state, ev Event) bool {
	if ev.Object == NoObject || st.board.Objects[ev.Object].Linked == nil {
		return false
	}
	with := *st.board.Objects[ev.Object].Linked
	var each []Event
	for i := range st.board.Objects {
		o := &st.board.Objects[i]
		if !st.board.exiledWith(o, with) || o.Token == Yes {
			continue
		}
		e := ev
		e.Object, e.From, e.Player = ObjectID(i), Exile, o.Owner
		if ev.Entry != nil {
			entry := *ev.Entry
			e.Entry = &entry
		}
		if e.Kind == Enter && e.Under == NoPlayer {
			e.Under = o.Owner
		}
		each = append(each, e)
	}
	w.note(Step{Moment: st.moment0 - 1, Kind: StepExpand, Before: ev, After: each, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.LinkedExile}})
	if len(each) == 0 {
		w.nothing(st, ev, say.New("nothing was exiled with %s", st.board.Objects[with].Name))
	}
	for i := range each {
		st.put(each[i], 0)
	}
	return true
}

// exiledWith reports whether a card in exile was exiled with an object, and that is
// still the same object (cr.LinkedExile, cr.NewObject).
func (b *Board) exiledWith(o *Object, with ObjectID) bool {
	return o.Zone == Exile && o.ExiledWith != nil && *o.ExiledWith == with && o.exiledBy == b.Objects[with].entered
}

// linksExile reports whether a question speaks of what was exiled with an object.
func linksExile(sc *Scenario) bool {
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
func (v *view) exiledWithIt(word string) int {
	if word != "cards exiled with it" || v.this == NoObject {
		return 0
	}
	n := 0
	for i := range v.st.board.Objects {
		if o := &v.st.board.Objects[i]; v.st.board.exiledWith(o, v.this) {
			n++
		}
	}
	return n
}
