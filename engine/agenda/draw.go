package agenda

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// aboutCardNotDrawn settles an instruction about the card that the same text
// drew: it is left out where the draw was replaced, whatever was drawn instead
// (cr.DrawFollowUpDropped), and where nothing could be drawn. What is done with a
// card that nobody named is told where it can be, and asked for otherwise.
func aboutCardNotDrawn(w *play.Walker, st *play.State, t *play.Task) bool {
	if k := t.Ctx.Ev.Kind; k != engine.DrawCards && k != engine.Draw || !speaksOfThose(&t.Ins[0]) || len(t.Ctx.Those) > 0 {
		return false
	}
	drawn, before := st.Drawn > 0, 0
	if t.OfDraw {
		var card engine.ObjectID
		if card, before, drawn = ownDraw(w, st, t); card != engine.NoObject {
			t.Ctx.Those = []engine.ObjectID{card}
			return false
		}
	}
	if drawn && t.Ins[0].Verb == engine.Reveal {
		ev := t.Ctx.Ev
		ev.Kind, ev.Amount, ev.What, ev.Marks = engine.Reveal, 1, "the card drawn", engine.Marks{}
		pushRest(w, st, t, false)
		st.Put(ev, 0)
		return true
	}
	if drawn {
		w.Fail(&engine.NeedFact{Effect: t.Ctx.Effect, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.DrawnCard(&st.Board.Players[t.Ctx.Ev.Player], before)})
		return true
	}
	if st.ChangedDraw {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: t.Ctx.Ev, Chosen: t.Ctx.Effect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.DrawFollowUpDropped},
			Excluded: []engine.Exclusion{{Effect: t.Ctx.Effect, Why: engine.CardNotDrawn, Rule: cr.DrawFollowUpDropped}}})
	}
	pushRest(w, st, t, true)
	return true
}

// ownDraw is the card that the draw of an effect's own drew, NoObject where nobody names it, how many its player drew
// before, and whether one was drawn: not where something else replaced that draw.
func ownDraw(w *play.Walker, st *play.State, t *play.Task) (card engine.ObjectID, before int, drawn bool) {
	card = engine.NoObject
	for told := w.Recall(st); told != nil; told = told.Before {
		ev := &told.Event
		switch {
		case ev.Kind != engine.Draw || told.Nothing || told.Amount == 0 || ev.Player != t.Ctx.Ev.Player:
		case told.Len() <= t.Facts:
			before++
		case ev.By == w.Twin[t.Ctx.Effect]:
			card, drawn = ev.Object, true
		}
	}
	return card, before, drawn
}

// pushRest goes on with the instructions behind the first; what they do with the
// card drawn, or those found, is left out where there is none.
func pushRest(w *play.Walker, st *play.State, t *play.Task, none bool) {
	rest := *t
	rest.Ins = nil
	for i := range t.Ins[1:] {
		if in := &t.Ins[1+i]; !none || !speaksOfThose(in) {
			rest.Ins = append(rest.Ins, *in)
		}
	}
	if len(rest.Ins) > 0 {
		st.Agenda = append(st.Agenda, rest)
	}
}

// speaksOfThose reports whether an instruction is about what the one before made,
// moved or found.
func speaksOfThose(in *engine.Instruction) bool {
	found := in.Word == engine.ThoseCards || in.Word == engine.TheRestOfThose
	in.Visit(&engine.Visitor{Ref: func(r *engine.Ref) { found = found || *r == engine.Those }})
	return found
}

// ofDraw settles an event about the cards that the moment before drew: it is left
// out where the draws were replaced, whatever was drawn instead
// (cr.DrawFollowUpDropped), and where nothing could be drawn. What hangs on which
// card it is asks for that card. It reports whether the event takes place.
func ofDraw(w *play.Walker, st *play.State, ev *engine.Event, drawn int, changed bool) bool {
	st.Drawn, st.ChangedDraw = drawn, changed // for what else is done with them
	if drawn == 0 {
		rule := cr.ImpossibleIgnored
		if changed {
			rule = cr.DrawFollowUpDropped
		}
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepImpossible, Before: *ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{rule}})
		possible.Nothing(w, st, *ev, say.New("no card was drawn that it could be about"))
		return false
	}
	switch ev.Kind {
	case engine.Reveal:
		ev.What = "the card drawn"
		if drawn > 1 {
			ev.What = "the cards drawn"
		}
	case engine.Discard, engine.Move:
	default:
		w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.DrawnCard(&st.Board.Players[ev.Player], 0)})
		return false
	}
	ev.Amount = drawn
	return true
}
