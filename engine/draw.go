package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// aboutCardNotDrawn settles an instruction about the card that the same text
// drew: it is left out where the draw was replaced, whatever was drawn instead
// (cr.DrawFollowUpDropped), and where nothing could be drawn. What is done with a
// card that nobody named is told where it can be, and asked for otherwise.
func (w *walker) aboutCardNotDrawn(st *state, t *task) bool {
	if k := t.ctx.ev.Kind; k != DrawCards && k != Draw || !speaksOfThose(&t.ins[0]) || len(t.ctx.those) > 0 {
		return false
	}
	if st.drawn > 0 && t.ins[0].Verb == Reveal {
		ev := t.ctx.ev
		ev.Kind, ev.Amount, ev.What, ev.Marks = Reveal, 1, "the card drawn", Marks{}
		w.pushRest(st, t, false)
		st.put(ev, 0)
		return true
	}
	if st.drawn > 0 {
		w.fail(&NeedFact{Effect: t.ctx.effect, Object: NoObject, Player: NoPlayer, Missing: drawnCard(&st.board.Players[t.ctx.ev.Player])})
		return true
	}
	if st.changedDraw {
		w.note(Step{Moment: st.moment0 - 1, Kind: StepExcluded, Before: t.ctx.ev, Chosen: t.ctx.effect, Chooser: NoPlayer, Rules: []cr.Rule{cr.DrawFollowUpDropped},
			Excluded: []Exclusion{{Effect: t.ctx.effect, Why: CardNotDrawn, Rule: cr.DrawFollowUpDropped}}})
	}
	w.pushRest(st, t, true)
	return true
}

// pushRest goes on with the instructions behind the first; what they do with the
// card drawn is left out where there is none.
func (w *walker) pushRest(st *state, t *task, none bool) {
	rest := *t
	rest.ins = nil
	for i := range t.ins[1:] {
		if in := &t.ins[1+i]; !none || !speaksOfThose(in) {
			rest.ins = append(rest.ins, *in)
		}
	}
	if len(rest.ins) > 0 {
		st.agenda = append(st.agenda, rest)
	}
}

// speaksOfThose reports whether an instruction is about what the one before made
// or moved.
func speaksOfThose(in *Instruction) bool {
	found := false
	in.Visit(&Visitor{Ref: func(r *Ref) { found = found || *r == Those }})
	return found
}

// ofDraw settles an event about the cards that the moment before drew: it is left
// out where the draws were replaced, whatever was drawn instead
// (cr.DrawFollowUpDropped), and where nothing could be drawn. What hangs on which
// card it is asks for that card. It reports whether the event takes place.
func (w *walker) ofDraw(st *state, ev *Event, drawn int, changed bool) bool {
	st.drawn, st.changedDraw = drawn, changed // for what else is done with them
	if drawn == 0 {
		rule := cr.ImpossibleIgnored
		if changed {
			rule = cr.DrawFollowUpDropped
		}
		w.note(Step{Moment: st.moment0 - 1, Kind: StepImpossible, Before: *ev, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{rule}})
		w.nothing(st, *ev, say.New("no card was drawn that it could be about"))
		return false
	}
	switch ev.Kind {
	case Reveal:
		ev.What = "the card drawn"
		if drawn > 1 {
			ev.What = "the cards drawn"
		}
	case Discard, Move:
	default:
		w.fail(&NeedFact{Effect: NoEffect, Object: NoObject, Player: NoPlayer, Missing: drawnCard(&st.board.Players[ev.Player])})
		return false
	}
	ev.Amount = drawn
	return true
}

// cantDraw reports whether a player can't draw n cards now, and by which rule:
// where all draws are forbidden, or more than a limit leaves (cr.DrawLimit).
func (w *walker) cantDraw(st *state, p PlayerID, n int) (cr.Rule, bool) {
	ev := Event{Kind: Draw, Player: p, Object: NoObject, To: Nobody(), Source: NoObject, Doer: p, Under: NoPlayer, Amount: 1, Cause: ByEffect, By: NoEffect}
	if !cr.DrawOfferForbidden.InForce(w.sc.Edition) {
		return 0, false
	}
	for id := range w.cants[Draw].all() {
		v := w.newView(st, &w.sc.Effects[id], &ev, nil)
		fits, _ := v.patternFits(&v.inst.Effect.When)
		if fits != Yes || !w.present(st, &v, id) {
			continue
		}
		limit := limits(v.inst.Effect)
		if v.all(v.inst.Effect.If) == Yes {
			return cr.DrawOfferForbidden, true
		}
		if limit && n > 1 && cr.DrawLimit.InForce(w.sc.Edition) {
			return cr.DrawLimit, true
		}
	}
	return 0, false
}
