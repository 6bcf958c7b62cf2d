package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// Applicable asks whether an effect applies to a node's event now.
func Applicable(w *play.Walker, st *play.State, i int, id engine.EffectID) possible.Why {
	n := &st.Moment[i]
	inst := &w.Scenario.Effects[id]
	e := inst.Effect
	in := st.Entering(i)
	copied := in != nil && look.AsCopyOf(w, st, i, id)
	if !copied && n.Ev.Marks.Has(id) || copied && n.Ev.Marks.HasCopy(id) {
		return possible.Why{Fits: engine.No, Clause: engine.HadItsChance}
	}
	v := look.NewView(w, st, inst, &n.Ev, in)
	if w.EachOf(id) != nil && possible.Slot(w, st, id, &n.Ev) < 0 {
		return possible.Excluded(engine.WrongAffected, cr.ShieldForEach)
	}
	if possible.Left(w, st, id, &n.Ev) == 0 && !possible.Begun(w, st, id, &n.Ev) {
		if possible.SameEffectTwice(w, id) {
			return possible.Why{Fits: engine.No, Clause: engine.UsedUp}
		}
		return possible.Gone(&v, engine.UsedUp, cr.UsedUpWhenApplied)
	}
	if copied {
		v.This, v.You = n.Ev.Object, n.Ev.Under
	}
	if !copied && !possible.Present(w, st, &v, id) || copied && !look.KeepsCopied(w, &v) {
		return possible.Absent(w, &v, id)
	}
	fits, clause := v.PatternFits(&e.When)
	if fits == engine.No {
		return possible.ExcludedBy(&v, clause)
	}
	if inst.Granted && !inst.Created && w.Rules.GrantedIgnored {
		return possible.Excluded(engine.WrongAffected, play.Pick(cr.EntersIgnoresOtherSources.InForce(w.Scenario.Edition), cr.EntersIgnoresOtherSources, cr.EntersLookahead))
	}
	if apply.Refused(w, st, i, id) {
		return possible.Why{Fits: engine.No, Clause: engine.ConditionFails}
	}
	if e.Kind == engine.Prevention && !w.Rules.UnpreventableMeets && possible.Unpreventable(w, st, i) {
		return possible.Why{Fits: engine.No, Clause: engine.CantBePrevented}
	}
	if n.Ev.Kind == engine.Destroy && possible.CannotRegenerate(w, st, &st.Moment[i].Ev, e) {
		return possible.Excluded(engine.CantHappen, cr.CantBeRegenerated)
	}
	if got := v.Conditions(id); got != engine.Yes {
		if got == engine.No {
			return possible.Why{Fits: engine.No, Clause: engine.ConditionFails}
		}
		fits = engine.Unknown
	}
	if fits == engine.Yes && !possible.CanRedirect(&v, e) {
		return possible.Excluded(engine.NowhereToGo, possible.RedirectionRule(&v, e))
	}
	if fits == engine.Yes {
		if rule, no := apply.OffersInVain(&v, id, e); no {
			if rule == cr.DrawOfferForbidden || rule == cr.DrawLimit {
				return possible.Excluded(engine.DrawNotOffered, rule)
			}
			return possible.Excluded(engine.NotOffered, rule)
		}
	}
	if fits == engine.Yes && len(e.Cost) > 0 && !apply.Payable(&v, id, e.Cost) {
		return possible.Why{Fits: engine.No, Clause: engine.ConditionFails}
	}
	return possible.Why{Fits: fits, Clause: clause, What: v.Missing, Object: v.MissObj}
}
