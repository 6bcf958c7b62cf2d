package engine

import "apnap/engine/cr"

// circumstances cites what concerns the way in which an effect came to act,
// beside what it does.
func (c *citing) circumstances() {
	a := c.a
	if a.eff.Budget.Kind == Static && a.eff.Until == Forever && a.w.appliedBefore(a.id) {
		c.add(cr.StaticNotUsedUp)
	}
	if a.unprev && a.eff.When.Source != nil && a.eff.When.Source.Is == ChosenSource {
		c.add(cr.ShieldKeptIfNothingDone)
	}
	if a.before.Kind == PutCounters && a.eff.When.Doer != nil && a.st.entering(a.nodes[0]) != nil {
		c.add(cr.CountersWhoPuts)
	}
	if a.impossible {
		c.add(cr.ModifiedImpossibleIgnored, cr.ImpossibleIgnored)
	}
}

// appliedBefore reports whether the trace already tells of an application of
// the effect.
func (w *walker) appliedBefore(id EffectID) bool {
	if w.trace == nil {
		return false
	}
	for i := range *w.trace {
		if st := &(*w.trace)[i]; st.Kind == StepApply && st.Chosen == id {
			return true
		}
	}
	return false
}

// mournedCommander reports whether an event puts a commander into a graveyard or
// into exile, from where its owner may move it on (cr.CommanderStateBased).
func mournedCommander(b *Board, ev *Event) bool {
	return ev.Kind == Move && ev.Object != NoObject && (ev.Dest == Graveyard || ev.Dest == Exile) && hasWord(b.Objects[ev.Object].Marks, "commander") && b.Objects[ev.Object].Token != Yes
}

// ownerless reports whether what an event affects has no controller, so that
// its owner chooses (cr.OwnerChoosesWithoutController).
func (w *walker) ownerless(st *state, ev *Event) bool {
	who := affected(ev)
	if ev.Kind == Enter || !who.IsObject() {
		return false
	}
	o := &st.board.Objects[who.Object]
	return o.Controller == NoPlayer || w.rules.ownerOutOfPlay && o.Zone != Battlefield && o.Zone != AnyZone
}

// noteDraws records that several players draw, one after the other
// (cr.DrawApnap).
func (w *walker) noteDraws(st *state, later []task) {
	if w.trace == nil {
		return
	}
	first := NoPlayer
	for i := range later {
		switch t := &later[i]; {
		case t.draws == 0:
		case first == NoPlayer:
			first = t.drawer
		case t.drawer != first:
			w.note(Step{Moment: st.moment0 - 1, Kind: StepExpand, Before: single(&t.proto), Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.DrawApnap}})
			return
		}
	}
}

// single is one of the draws that an instruction to draw contains.
func single(ev *Event) Event {
	one := *ev
	one.Kind, one.Amount = Draw, 1
	return one
}
