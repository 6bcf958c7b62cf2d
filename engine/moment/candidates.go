package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// candidates are the effects of the lowest class that apply to a node now, one
// for each group of twins.
func candidates(w *play.Walker, st *play.State, i int) []engine.EffectID {
	n := &st.Moment[i]
	if w.Rules.LoopBroken && n.Ev.Marks.Bits != 0 {
		noteLeft(w, st, i)
	}
	if !n.Looked {
		cite.NoteNoDamage(w, st, &n.Ev)
	}
	list := w.Buf.List[:0]
	lowest := engine.ClassOther
	var seen engine.EffectSet
	for id := range w.ByKind[n.Ev.Kind].All() {
		got := Applicable(w, st, i, id)
		if got.Fits == engine.Unknown {
			w.Fail(got.Need(id))
			return nil
		}
		if got.Fits == engine.No {
			st.Practice = st.Practice || got.Named && got.Rule == cr.ActionIsNoEffect && n.Ev.Effected
			cite.NoteExcluded(w, st, i, id, got)
			continue
		}
		seen = seen.With(id)
		c := possible.ClassOf(w, &w.Scenario.Effects[id])
		if c < lowest {
			lowest, list = c, list[:0]
		}
		if c == lowest && (w.Rules.OrderedAtOnce || !twinListed(w, st, list, id)) {
			list = append(list, id)
		}
	}
	list = onlyOther(w, st, i, list)
	if !n.Looked {
		n.Looked, n.Seen = true, seen
	}
	return wholeFirst(w, n, list)
}

// wholeFirst leaves out the effects on every single one of what the event
// counts while others look at it as a whole (cr.ContainedEventLater).
func wholeFirst(w *play.Walker, n *play.Node, list []engine.EffectID) []engine.EffectID {
	if n.Ev.Amount < 2 || !w.Rules.ContainedLater {
		return list
	}
	whole := 0
	for _, id := range list {
		if !w.Scenario.Effects[id].Effect.When.Each {
			list[whole], whole = id, whole+1
		}
	}
	if whole == 0 {
		return list
	}
	return list[:whole]
}

// twinListed reports whether an effect that nothing can tell from id is listed, not
// even how much is left of it.
func twinListed(w *play.Walker, st *play.State, list []engine.EffectID, id engine.EffectID) bool {
	for _, x := range list {
		if w.Twin[x] == w.Twin[id] && st.Budgets[x] == st.Budgets[id] {
			return true
		}
	}
	return false
}

// OfferOne applies an effect, or asks whoever may use it.
func OfferOne(w *play.Walker, st *play.State, i int, id engine.EffectID) {
	n := &st.Moment[i]
	who := Decider(w, st, i, id)
	if who == engine.NoPlayer {
		st.Await(id, n.ID)
		return
	}
	st.Order0 = append(st.Order0[:0], id, engine.NoEffect)
	st.Point0 = play.Point{Kind: engine.ChooseOrder, Chooser: who, Node: n.ID, Effect: engine.NoEffect, Order: st.Order0}
	st.Choice = &st.Point0
}

// Decider is who says whether an optional effect is used, NoPlayer for an
// effect that is not optional, or of which a fact says that it is used.
func Decider(w *play.Walker, st *play.State, i int, id engine.EffectID) engine.PlayerID {
	who := possible.MayUse(w, st, i, id)
	if who != engine.NoPlayer && apply.SettledBy(&w.Scenario.Effects[id], who) == engine.Yes {
		return engine.NoPlayer
	}
	return who
}
