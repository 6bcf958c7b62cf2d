package engine

import "apnap/engine/cr"

// why is the result of asking whether an effect applies.
type why struct {
	fits   Tri
	clause Clause
	what   *Missing
	object ObjectID
	rule   cr.Rule // the rule behind the exclusion, where one is worth naming
	named  bool    // whether rule is set
}

// excluded is the answer that an effect does not apply, by a rule.
func excluded(c Clause, r cr.Rule) why { return why{fits: No, clause: c, rule: r, named: true} }

// applicable asks whether an effect applies to a node's event now.
func (w *walker) applicable(st *state, i int, id EffectID) why {
	n := &st.moment[i]
	inst := &w.sc.Effects[id]
	e := inst.Effect
	copied := w.asCopyOf(st, i, id)
	if !copied && n.ev.Marks.Has(id) || copied && n.ev.Marks.hasCopy(id) {
		return why{fits: No, clause: HadItsChance}
	}
	v := w.newView(st, inst, &n.ev, st.entering(i))
	if w.each[id] != nil && w.slot(st, id, &n.ev) < 0 {
		return excluded(WrongAffected, cr.ShieldForEach)
	}
	if w.left(st, id, &n.ev) == 0 && !w.begun(st, id, &n.ev) {
		if w.sameEffectTwice(id) {
			return why{fits: No, clause: UsedUp}
		}
		return v.gone(UsedUp, cr.UsedUpWhenApplied)
	}
	if copied {
		v.this, v.you = n.ev.Object, n.ev.Under
	}
	if !copied && !w.present(st, &v, id) || copied && !w.keepsCopied(&v) {
		return w.absent(&v, id)
	}
	fits, clause := v.patternFits(&e.When)
	if fits == No {
		return excludedBy(&v, clause)
	}
	if inst.Granted && !inst.Created && w.rules.grantedIgnored {
		return excluded(WrongAffected, pick(cr.EntersIgnoresOtherSources.InForce(w.sc.Edition), cr.EntersIgnoresOtherSources, cr.EntersLookahead))
	}
	if w.refused(st, i, id) {
		return why{fits: No, clause: ConditionFails}
	}
	if e.Kind == Prevention && !w.rules.unpreventableMeets && w.unpreventable(st, i) {
		return why{fits: No, clause: CantBePrevented}
	}
	if n.ev.Kind == Destroy && w.cannotRegenerate(st, i, e) {
		return excluded(CantHappen, cr.CantBeRegenerated)
	}
	if got := v.conditions(id); got != Yes {
		if got == No {
			return why{fits: No, clause: ConditionFails}
		}
		fits = Unknown
	}
	if fits == Yes && !v.canRedirect(e) {
		return excluded(NowhereToGo, v.redirectionRule(e))
	}
	if fits == Yes {
		if rule, no := v.offersInVain(id, e); no {
			if rule == cr.DrawOfferForbidden || rule == cr.DrawLimit {
				return excluded(DrawNotOffered, rule)
			}
			return excluded(NotOffered, rule)
		}
	}
	if fits == Yes && len(e.Cost) > 0 && !v.payable(id, e.Cost) {
		return why{fits: No, clause: ConditionFails}
	}
	return why{fits: fits, clause: clause, what: v.missing, object: v.missObj}
}

// absent says why an effect is not there for the event.
func (w *walker) absent(v *view, id EffectID) why {
	inst := v.inst
	switch {
	case inst.As != nil && !v.st.board.bears(inst):
		return why{fits: No, clause: NotYetThere}
	case v.st.leftWith(inst):
		return v.gone(LeftAlready, cr.PlayerLeaves)
	case inst.StartedIn > v.st.moment0:
		return v.gone(NotYetThere, cr.MustExistBefore)
	case v.st.line.over&(1<<uint(id)) == 0 && inst.Effect.Until == NextTurnOnly && v.st.line.due&(1<<uint(id)) == 0:
		return why{fits: No, clause: NotYetThere}
	case v.st.lasted(id, inst):
		return v.gone(DurationOver, cr.DurationEnds)
	case v.entering == nil || v.entering.Object != inst.Source:
		if inst.TargetGone || w.isNew(v.st, id) {
			if redirects(inst.Effect) && !v.canRedirect(inst.Effect) {
				return excluded(NowhereToGo, v.redirectionRule(inst.Effect))
			}
			return excluded(AnotherObject, cr.NewObject)
		}
		if inst.Source != NoObject && v.st.board.Objects[inst.Source].movedAt > 0 {
			return v.gone(LeftAlready, cr.AppliesAsEventsHappen)
		}
		return why{fits: No, clause: NotYetThere}
	case !aboutItself(inst.Effect):
		return excluded(NotYetThere, cr.EntersOwnEffectOnlyIfAboutItself)
	case v.entering.Entry.CopyOf != NoObject:
		return excluded(AbilityLost, cr.EntersAsCopyNow)
	}
	return excluded(AbilityLost, pick(v.object(inst.Source).lostText, cr.LandTypeSetLosesText, cr.EntersLookahead))
}

// excludedBy says which rule stands behind a pattern that does not fit.
func excludedBy(v *view, c Clause) why {
	e := v.inst.Effect
	switch {
	case len(v.inst.Rules) > 0 && (c == WrongSource || c == WrongAffected) && v.inst.Rules[0] != cr.PlaneswalkerRedirection:
		return excluded(c, v.inst.Rules[0])
	case c == WrongAffected && v.ev.Kind == Enter && v.w.leftOut(v.st, v.ev):
		return excluded(c, cr.EntersLookahead)
	case c == WrongAffected && v.ev.Kind == Enter && v.othersLeftOut():
		return excluded(c, cr.EntersIgnoresOtherSources)
	case c == WrongSource && v.inst.ChosenSrc != NoObject && v.inst.ChosenSrc == v.ev.Source:
		return excluded(c, cr.ShieldChosenSourceRecheck)
	case c == WrongSource && v.inst.ChosenSrc != NoObject && v.dealsNothing(v.inst.ChosenSrc):
		return excluded(c, cr.SourceNeedNotDealDamage)
	case c == WrongCause && e.When.Kind == Destroy && spends(e, "shield"):
		return excluded(c, cr.ShieldCounters)
	case (c == WrongSource || c == WrongAffected) && v.fittedBefore():
		return excluded(c, cr.AppliesAsEventsHappen)
	case c == WrongCause && e.When.EffectOnly:
		return excluded(c, pick(v.w.rules.ifAnEffect && putsOrCreates(v.ev.Kind), cr.IfAnEffectWould, cr.ActionIsNoEffect))
	}
	return why{fits: No, clause: c}
}

// fittedBefore reports whether the effect would fit the event if its objects
// were as they were when the question began: which effects apply is seen as the
// event happens (cr.AppliesAsEventsHappen).
func (v *view) fittedBefore() bool {
	first := &v.w.sc.Board
	if v.w.trace == nil || v.st.board == first || len(v.st.board.Objects) != len(first.Objects) {
		return false
	}
	then := *v.st
	then.board = first
	probe := *v
	probe.st, probe.projected = &then, nil
	fits, _ := probe.patternFits(&v.inst.Effect.When)
	return fits == Yes
}

// spends reports whether an effect takes a counter of a kind off.
func spends(e *Effect, counter string) bool {
	for i := range e.Do {
		for j := range e.Do[i].Do {
			if in := &e.Do[i].Do[j]; in.Verb == RemoveCounters && in.Counter == counter {
				return true
			}
		}
	}
	for j := range e.Then {
		if e.Then[j].Verb == RemoveCounters && e.Then[j].Counter == counter {
			return true
		}
	}
	return false
}

// present reports whether the effect is there at this moment.
func (w *walker) present(st *state, v *view, id EffectID) bool {
	inst := v.inst
	if inst.StartedIn > st.moment0 || inst.TargetGone || st.lasted(id, inst) || w.isNew(st, id) {
		return false
	}
	b := st.board
	if st.leftWith(inst) {
		return false
	}
	if inst.Source == NoObject {
		return true
	}
	if z := inst.Effect.FromZone; z != AnyZone && z != Battlefield {
		return b.Objects[inst.Source].Zone == z
	}
	if inst.Created {
		return true
	}
	own := aboutItself(inst.Effect)
	if v.entering != nil && v.entering.Object == inst.Source {
		return own && w.keepsOwn(st, v, id)
	}
	src := &b.Objects[inst.Source]
	if inst.ByRule {
		return src.Zone == Battlefield || own
	}
	if !b.bears(inst) {
		return false
	}
	if src.FaceDown && src.Zone == Battlefield && !(own && v.ev != nil && v.ev.Kind == TurnFaceUp) {
		return false // a face-down permanent has no text (cr.TurnedFaceUpTiming)
	}
	if src.NoAbilities {
		return false
	}
	return src.Zone == Battlefield || own
}

// lasted reports whether an effect's duration is over, or has not begun
// (cr.DurationEnds).
func (st *state) lasted(id EffectID, inst *Instance) bool {
	bit := uint64(1) << uint(id)
	return st.line.over&bit != 0 || inst.Effect.Until == NextTurnOnly && st.line.due&bit == 0
}

// isNew reports whether what an effect is bound to has changed zones since it
// came into being, so that it is another object now (cr.NewObject). What was a target
// and is not spoken of by the effect binds it to nothing.
func (w *walker) isNew(st *state, id EffectID) bool {
	b, inst := st.board, &w.sc.Effects[id]
	moved := func(id ObjectID) bool {
		o := &b.Objects[id]
		return o.movedAt > 0 && o.movedAt >= inst.StartedIn
	}
	if w.aims.has(id) && (inst.Target.IsObject() && moved(inst.Target.Object) || inst.Target2.IsObject() && moved(inst.Target2.Object)) {
		return true
	}
	if src := inst.ChosenSrc; src != NoObject && b.Objects[src].Zone == Battlefield && moved(src) {
		return true // one that has left deals damage as it last was
	}
	if inst.Attached.IsObject() && moved(inst.Attached.Object) && (inst.Source == NoObject || !b.Objects[inst.Source].reattached) {
		return true
	}
	return inst.Created && inst.Source != NoObject && aboutItself(inst.Effect) && !inst.Own && moved(inst.Source)
}

// gone is the answer that an effect is not there, or no longer, by a rule worth
// naming where it waits for such an event.
func (v *view) gone(c Clause, r cr.Rule) why {
	if v.w.trace == nil {
		return why{fits: No, clause: c}
	}
	probe := *v
	if fits, _ := probe.patternFits(&v.inst.Effect.When); fits != Yes {
		return why{fits: No, clause: c}
	}
	return excluded(c, r)
}

// keepsOwn reports whether an entering permanent still has its own ability: not
// once it enters as a copy, nor when a continuous effect takes it away.
func (w *walker) keepsOwn(st *state, v *view, id EffectID) bool {
	if v.entering.Entry.CopyOf != NoObject {
		return false
	}
	o := v.object(v.inst.Source)
	return !o.NoAbilities || v.inst.Intrinsic && o.lostText
}

// aboutItself reports whether an effect is about the object it is printed on
// alone (cr.EntersOwnEffectOnlyIfAboutItself).
func aboutItself(e *Effect) bool {
	if e.When.Affected != nil && e.When.Affected.Is == This {
		return true
	}
	for i := range e.When.Or {
		if a := e.When.Or[i].Affected; a != nil && a.Is == This {
			return true
		}
	}
	return false
}

// anyDie is a die of which nobody said how many sides it has.
const anyDie = "die"

// extraTurn is what a turn that an effect gave is called where it begins.
const extraTurn = "extra turn"

// canRedirect reports whether a redirection has somewhere to send the damage
// (cr.RedirectionFailsIfGone, cr.RedirectionPlayerGone).
func (v *view) canRedirect(e *Effect) bool {
	for i := range e.Do {
		if e.Do[i].Kind != RedirectTo {
			continue
		}
		to := v.refer(e.Do[i].Ref)
		if len(to) != 1 || !v.damageable(to[0]) {
			return false
		}
	}
	return true
}

// redirectionRule is the rule by which a redirection has nowhere to send the
// damage.
func (v *view) redirectionRule(e *Effect) cr.Rule {
	for i := range e.Do {
		if e.Do[i].Kind != RedirectTo {
			continue
		}
		if to := v.refer(e.Do[i].Ref); len(to) == 1 && to[0].IsPlayer() {
			return cr.RedirectionPlayerGone
		}
	}
	return cr.RedirectionFailsIfGone
}

// damageable reports whether damage can be dealt to an entity.
func (v *view) damageable(e Entity) bool {
	if e.IsPlayer() {
		return !v.st.board.Players[e.Player].Left
	}
	o := &v.st.board.Objects[e.Object]
	return o.Zone == Battlefield && (!o.TypesKnown || o.Types&(Creature|Planeswalker|Battle) != 0)
}

// cannotRegenerate reports whether the effect regenerates and the event, or
// another effect, forbids that (cr.CantBeRegenerated).
func (w *walker) cannotRegenerate(st *state, i int, e *Effect) bool {
	if !regenerates(e) {
		return false
	}
	if st.moment[i].ev.NoRegen {
		return true
	}
	for _, id := range w.noRegn {
		v := w.newView(st, &w.sc.Effects[id], &st.moment[i].ev, nil)
		if w.present(st, &v, id) {
			switch t, _ := v.patternFits(&v.inst.Effect.When); t {
			case Yes:
				return true
			case Unknown:
				w.fail(v.need(id))
			}
		}
	}
	return false
}

// regenerates reports whether what the effect does instead is to regenerate.
func regenerates(e *Effect) bool {
	for i := range e.Do {
		for j := range e.Do[i].Do {
			if e.Do[i].Do[j].Verb == Regenerate {
				return true
			}
		}
	}
	return false
}
