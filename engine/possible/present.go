package possible

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
)

// Why is the result of asking whether an effect applies.
type Why struct {
	Fits   engine.Tri
	Clause engine.Clause
	What   *engine.Missing
	Object engine.ObjectID
	Rule   cr.Rule // the rule behind the exclusion, where one is worth naming
	Named  bool    // whether Rule is set
}

// Excluded is the answer that an effect does not apply, by a rule.
func Excluded(c engine.Clause, r cr.Rule) Why {
	return Why{Fits: engine.No, Clause: c, Rule: r, Named: true}
}

// Absent says why an effect is not there for the event.
func Absent(w *play.Walker, v *look.View, id engine.EffectID) Why {
	inst := v.Inst
	switch {
	case inst.As != nil && !look.Bears(v.St.Board, inst):
		return Why{Fits: engine.No, Clause: engine.NotYetThere}
	case v.St.LeftWith(inst):
		return Gone(v, engine.LeftAlready, cr.PlayerLeaves)
	case inst.StartedIn > v.St.Moment0:
		return Gone(v, engine.NotYetThere, cr.MustExistBefore)
	case v.St.Line.Over&(1<<uint(id)) == 0 && inst.Effect.Until == engine.NextTurnOnly && v.St.Line.Due&(1<<uint(id)) == 0:
		return Why{Fits: engine.No, Clause: engine.NotYetThere}
	case lasted(v.St, id, inst):
		return Gone(v, engine.DurationOver, cr.DurationEnds)
	case taken(w, v):
		return Gone(v, engine.AbilityTaken, cr.MustExistBefore)
	case v.Entering == nil || v.Entering.Object != inst.Source:
		if inst.TargetGone || IsNew(w, v.St, id) {
			if engine.Redirects(inst.Effect) && !CanRedirect(v, inst.Effect) {
				return Excluded(engine.NowhereToGo, RedirectionRule(v, inst.Effect))
			}
			return Excluded(engine.AnotherObject, cr.NewObject)
		}
		if inst.Source != engine.NoObject && v.St.Board.Objects[inst.Source].MovedAt > 0 {
			return Gone(v, engine.LeftAlready, cr.AppliesAsEventsHappen)
		}
		return Why{Fits: engine.No, Clause: engine.NotYetThere}
	case !engine.AboutItself(inst.Effect):
		return Excluded(engine.NotYetThere, cr.EntersOwnEffectOnlyIfAboutItself)
	case v.Entering.Entry.CopyOf != engine.NoObject:
		return Excluded(engine.AbilityLost, cr.EntersAsCopyNow)
	}
	return Excluded(engine.AbilityLost, play.Pick(v.Object(inst.Source).LostText, cr.LandTypeSetLosesText, cr.EntersLookahead))
}

// taken reports whether an object that is not about to enter has lost the ability where it is.
func taken(w *play.Walker, v *look.View) bool {
	inst := v.Inst
	if inst.Source == engine.NoObject || inst.Created || v.Entering != nil && v.Entering.Object == inst.Source {
		return false
	}
	return v.St.Board.Objects[inst.Source].NoAbilities || look.Stripped(w, v.St, inst.Source)
}

// ExcludedBy says which rule stands behind a pattern that does not fit.
func ExcludedBy(v *look.View, c engine.Clause) Why {
	e := v.Inst.Effect
	switch {
	case len(v.Inst.Rules) > 0 && (c == engine.WrongSource || c == engine.WrongAffected) && v.Inst.Rules[0] != cr.PlaneswalkerRedirection:
		return Excluded(c, v.Inst.Rules[0])
	case c == engine.WrongAffected && v.Ev.Kind == engine.Enter && look.LeftOut(v.W, v.St, v.Ev):
		return Excluded(c, cr.EntersLookahead)
	case c == engine.WrongAffected && v.Ev.Kind == engine.Enter && v.OthersLeftOut():
		return Excluded(c, cr.EntersIgnoresOtherSources)
	case c == engine.WrongSource && v.Inst.ChosenSrc != engine.NoObject && v.Inst.ChosenSrc == v.Ev.Source:
		return Excluded(c, cr.ShieldChosenSourceRecheck)
	case c == engine.WrongSource && v.Inst.ChosenSrc != engine.NoObject && v.DealsNothing(v.Inst.ChosenSrc):
		return Excluded(c, cr.SourceNeedNotDealDamage)
	case c == engine.WrongCause && e.When.Kind == engine.Destroy && Spends(e, "shield"):
		return Excluded(c, cr.ShieldCounters)
	case (c == engine.WrongSource || c == engine.WrongAffected) && fittedBefore(v):
		return Excluded(c, cr.AppliesAsEventsHappen)
	case c == engine.WrongCause && e.When.EffectOnly:
		return Excluded(c, play.Pick(v.W.Rules.IfAnEffect && look.PutsOrCreates(v.Ev.Kind), cr.IfAnEffectWould, cr.ActionIsNoEffect))
	}
	return Why{Fits: engine.No, Clause: c}
}

// fittedBefore reports whether the effect would fit the event if its objects
// were as they were when the question began: which effects apply is seen as the
// event happens (cr.AppliesAsEventsHappen).
func fittedBefore(v *look.View) bool {
	first := &v.W.Scenario.Board
	if v.W.Trace == nil || v.St.Board == first || len(v.St.Board.Objects) != len(first.Objects) {
		return false
	}
	then := *v.St
	then.Board = first
	probe := *v
	probe.St, probe.Projected = &then, nil
	fits, _ := probe.PatternFits(&v.Inst.Effect.When)
	return fits == engine.Yes
}

// Spends reports whether an effect takes a counter of a kind off.
func Spends(e *engine.Effect, counter string) bool {
	for i := range e.Do {
		for j := range e.Do[i].Do {
			if in := &e.Do[i].Do[j]; in.Verb == engine.RemoveCounters && in.Counter == counter {
				return true
			}
		}
	}
	for j := range e.Then {
		if e.Then[j].Verb == engine.RemoveCounters && e.Then[j].Counter == counter {
			return true
		}
	}
	return false
}

// Present reports whether the effect is there at this moment.
func Present(w *play.Walker, st *play.State, v *look.View, id engine.EffectID) bool {
	inst := v.Inst
	if inst.StartedIn > st.Moment0 || inst.TargetGone || lasted(st, id, inst) || IsNew(w, st, id) {
		return false
	}
	b := st.Board
	if st.LeftWith(inst) {
		return false
	}
	if inst.Source == engine.NoObject {
		return true
	}
	if z := inst.Effect.FromZone; z != engine.AnyZone && z != engine.Battlefield {
		return b.Objects[inst.Source].Zone == z && !look.Stripped(w, st, inst.Source)
	}
	if inst.Created {
		return true
	}
	own := engine.AboutItself(inst.Effect)
	if v.Entering != nil && v.Entering.Object == inst.Source {
		return own && keepsOwn(w, st, v, id)
	}
	src := &b.Objects[inst.Source]
	if inst.ByRule {
		return src.Zone == engine.Battlefield || own
	}
	if !look.Bears(b, inst) {
		return false
	}
	if src.FaceDown && src.Zone == engine.Battlefield && !(own && v.Ev != nil && v.Ev.Kind == engine.TurnFaceUp) {
		return false // a face-down permanent has no text (cr.TurnedFaceUpTiming)
	}
	if src.NoAbilities {
		return false
	}
	return src.Zone == engine.Battlefield || own && !look.Stripped(w, st, inst.Source)
}

// lasted reports whether an effect's duration is over, or has not begun
// (cr.DurationEnds).
func lasted(st *play.State, id engine.EffectID, inst *engine.Instance) bool {
	bit := uint64(1) << uint(id)
	return st.Line.Over&bit != 0 || inst.Effect.Until == engine.NextTurnOnly && st.Line.Due&bit == 0
}

// IsNew reports whether what an effect is bound to has changed zones since it
// came into being, so that it is another object now (cr.NewObject). What was a target
// and is not spoken of by the effect binds it to nothing.
func IsNew(w *play.Walker, st *play.State, id engine.EffectID) bool {
	b, inst := st.Board, &w.Scenario.Effects[id]
	moved := func(id engine.ObjectID) bool {
		o := &b.Objects[id]
		return o.MovedAt > 0 && o.MovedAt >= inst.StartedIn
	}
	if w.Aims.Has(id) && (inst.Target.IsObject() && moved(inst.Target.Object) || inst.Target2.IsObject() && moved(inst.Target2.Object)) {
		return true
	}
	if src := inst.ChosenSrc; src != engine.NoObject && b.Objects[src].Zone == engine.Battlefield && moved(src) {
		return true // one that has left deals damage as it last was
	}
	if inst.Attached.IsObject() && moved(inst.Attached.Object) && (inst.Source == engine.NoObject || !b.Objects[inst.Source].Reattached) {
		return true
	}
	return inst.Created && inst.Source != engine.NoObject && engine.AboutItself(inst.Effect) && !inst.Own && moved(inst.Source)
}

// Gone is the answer that an effect is not there, or no longer, by a rule worth
// naming where it waits for such an event.
func Gone(v *look.View, c engine.Clause, r cr.Rule) Why {
	if v.W.Trace == nil {
		return Why{Fits: engine.No, Clause: c}
	}
	probe := *v
	if fits, _ := probe.PatternFits(&v.Inst.Effect.When); fits != engine.Yes {
		return Why{Fits: engine.No, Clause: c}
	}
	return Excluded(c, r)
}

// keepsOwn reports whether an entering permanent still has its own ability: not
// once it enters as a copy, nor when a continuous effect takes it away.
func keepsOwn(w *play.Walker, st *play.State, v *look.View, id engine.EffectID) bool {
	if v.Entering.Entry.CopyOf != engine.NoObject {
		return false
	}
	o := v.Object(v.Inst.Source)
	return !o.NoAbilities || v.Inst.Intrinsic && o.LostText
}

// CanRedirect reports whether a redirection has somewhere to send the damage
// (cr.RedirectionFailsIfGone, cr.RedirectionPlayerGone).
func CanRedirect(v *look.View, e *engine.Effect) bool {
	for i := range e.Do {
		if e.Do[i].Kind != engine.RedirectTo {
			continue
		}
		to := v.Refer(e.Do[i].Ref)
		if len(to) != 1 || !Damageable(v, to[0]) {
			return false
		}
	}
	return true
}

// RedirectionRule is the rule by which a redirection has nowhere to send the
// damage.
func RedirectionRule(v *look.View, e *engine.Effect) cr.Rule {
	for i := range e.Do {
		if e.Do[i].Kind != engine.RedirectTo {
			continue
		}
		if to := v.Refer(e.Do[i].Ref); len(to) == 1 && to[0].IsPlayer() {
			return cr.RedirectionPlayerGone
		}
	}
	return cr.RedirectionFailsIfGone
}

// Damageable reports whether damage can be dealt to an entity.
func Damageable(v *look.View, e engine.Entity) bool {
	if e.IsPlayer() {
		return !v.St.Board.Players[e.Player].Left
	}
	look.AskTypes(v.W, v.St, e.Object)
	o := &v.St.Board.Objects[e.Object]
	return o.Zone == engine.Battlefield && (!o.TypesKnown || o.Types&(engine.Creature|engine.Planeswalker|engine.Battle) != 0)
}

// CannotRegenerate reports whether the effect regenerates and the event, or
// another effect, forbids that (cr.CantBeRegenerated).
func CannotRegenerate(w *play.Walker, st *play.State, ev *engine.Event, e *engine.Effect) bool {
	if !engine.Regenerates(e) {
		return false
	}
	if ev.NoRegen {
		return true
	}
	for _, id := range w.NoRegn {
		v := look.NewView(w, st, &w.Scenario.Effects[id], ev, nil)
		if Present(w, st, &v, id) {
			fits, _ := v.PatternFits(&v.Inst.Effect.When)
			if fits != engine.No {
				fits = fits.And(v.Conditions(id))
			}
			switch fits {
			case engine.Yes:
				return true
			case engine.Unknown:
				w.Fail(v.Need(id))
			}
		}
	}
	return false
}

// Need is the error of an effect for what is not known about whether it applies.
func (y Why) Need(id engine.EffectID) *engine.NeedFact { return look.Needing(id, y.Object, y.What) }

// ClassOf is the group an effect belongs to under the edition's rules
// (cr.SelfReplacementFirst, cr.ControlStep, cr.CopyStep, cr.BackFaceStep).
func ClassOf(w *play.Walker, inst *engine.Instance) engine.Class {
	switch c := inst.Effect.Class; {
	case (c == engine.ClassSelf || inst.Effect.Self) && w.Rules.SelfFirst:
		return engine.ClassSelf
	case c == engine.ClassControl && w.Rules.ControlStep, c == engine.ClassCopy && w.Rules.CopyStep, c == engine.ClassBackFace && w.Rules.BackFaceStep:
		return c
	}
	return engine.ClassOther
}

// MayUse is who may use an optional effect, NoPlayer for one that is not optional.
func MayUse(w *play.Walker, st *play.State, i int, id engine.EffectID) engine.PlayerID {
	inst := &w.Scenario.Effects[id]
	if inst.Effect.May == engine.NoRef {
		return engine.NoPlayer
	}
	ev := &st.Moment[i].Ev
	v := look.NewView(w, st, inst, ev, st.Entering(i))
	if who := v.Refer(inst.Effect.May); len(who) == 1 && who[0].IsPlayer() {
		return who[0].Player
	}
	return look.Chooser(w, st, ev)
}
