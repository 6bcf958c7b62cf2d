package engine

import "apnap/engine/cr"

// introduce cites what a replacement or a prevention effect is with the first
// step of a ruling that is about one.
func (w *walker) introduce(s *Step) {
	if s.Chosen == NoEffect || s.Kind == StepAfter || s.Kind == StepChoose {
		return
	}
	var r cr.Rule
	switch w.sc.Effects[s.Chosen].Effect.Kind {
	case Replacement:
		r = cr.ReplacementDefinition
	case Prevention:
		r = cr.PreventionDefinition
	default:
		return
	}
	for i := range *w.trace {
		if hasRule((*w.trace)[i].Rules, r) {
			return
		}
	}
	if !hasRule(s.Rules, r) {
		s.Rules = append([]cr.Rule{r}, s.Rules...)
	}
}

// marks cites how the effect is known to be a replacement effect.
func (c *citing) marks() {
	switch a := c.a; {
	case a.before.Kind == Enter:
		c.enterMarks(a.eff.Do, aboutItself(a.eff))
	case a.before.Kind == TurnFaceUp && aboutItself(a.eff):
		c.add(cr.TurnedFaceUpMarks, cr.TurnedFaceUpTiming)
	case regenerates(a.eff):
		c.add(cr.RegenerationIsReplacement, cr.RegenerateSteps)
		c.add(pick(a.eff.Budget.Kind == NextTime, cr.RegenerationShieldOnce, cr.RegenerateStatic))
	case len(a.eff.Do) == 1 && a.eff.Do[0].Kind == Nothing:
		c.nothingMarks()
	default:
		c.add(cr.InsteadMarks)
	}
}

// nothingMarks cites the marks of an effect that puts nothing in an event's
// place. What begins a turn, a phase or a step is skipped; a draw is skipped
// "instead", so that it has both marks; anything else just does not happen.
func (c *citing) nothingMarks() {
	kind := c.a.before.Kind
	if kind != BeginPhase {
		c.add(cr.InsteadMarks)
	}
	if kind == BeginPhase || kind == Draw || kind == DrawCards {
		c.add(cr.SkipMarks, cr.SkipIsReplacement)
	}
	c.add(cr.ReplacedNeverHappens)
}

// enterMarks cites the marks of changes of an entering. A permanent's own text
// has it enter "with" something or "as" something, or does something "as" it
// enters; everything else about how it, or others, enter is the other mark.
func (c *citing) enterMarks(do []Change, own bool) {
	for i := range do {
		switch ch := &do[i]; ch.Kind {
		case InsteadDo, MoveTo, Nothing:
			c.add(cr.InsteadMarks)
		case EnterUnder:
			c.add(pick(own, cr.EntersAsOthersMarks, cr.InsteadMarks))
		case When:
			c.enterMarks(ch.Yes, own)
			c.enterMarks(ch.No, own)
		case EnterTapped, EnterUntapped, EnterBackFace, EnterFaceDown:
			c.add(cr.EntersAsOthersMarks)
		default:
			c.add(pick(own, cr.EntersWithMarks, cr.EntersAsOthersMarks))
		}
	}
}

// noteNoDamage records that prevention effects for who or what an event takes
// life from, or destroys, have no part in it: they prevent damage alone.
func (w *walker) noteNoDamage(st *state, ev *Event) {
	if w.trace == nil || ev.Result || ev.Kind != LoseLife && ev.Kind != PayLife && ev.Kind != Destroy {
		return
	}
	hurt := *ev
	hurt.Kind, hurt.To = Damage, affected(ev)
	for id := range w.byKind[Damage].all() {
		inst := &w.sc.Effects[id]
		v := w.newView(st, inst, &hurt, nil)
		if inst.Effect.Kind != Prevention || spends(inst.Effect, "shield") || !w.present(st, &v, id) {
			continue // a shield counter answers destruction too
		}
		if fits, _ := v.patternFits(&inst.Effect.When); fits == Yes {
			w.note(Step{Moment: st.moment0 - 1, Kind: StepExcluded, Before: *ev, Chosen: id, Chooser: NoPlayer,
				Excluded: []Exclusion{{Effect: id, Why: DamageAlone, Rule: cr.PreventionDefinition}}, Rules: []cr.Rule{cr.PreventionDefinition}})
		}
	}
}
