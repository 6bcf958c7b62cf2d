package moment

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// Perform carries out one instruction.
func Perform(w *play.Walker, st *play.State, in *engine.Instruction, t play.Task, v *look.View) {
	done := t
	done.Ctx.Deeds = t.Ctx.After(in, st.Facts.Len())
	Push(w, st, in.Then, done)
	if in.Verb == engine.Regenerate && (t.Ctx.ByText || t.Ctx.Held) {
		in = shielding(in)
	}
	events, err := apply.EventsOf(v, in)
	if err != nil {
		w.Fail(apply.Wanting(v, t.Ctx.Effect, err))
		return
	}
	if len(t.Ctx.Vain) > 0 {
		events = slices.DeleteFunc(events, func(ev engine.Event) bool { return slices.Contains(t.Ctx.Vain, look.Affected(&ev)) })
	}
	events = slices.DeleteFunc(events, func(ev engine.Event) bool { return onWhatLeft(w, st, &ev) })
	if len(events) > 0 && w.Scenario.Effects[t.Ctx.Effect].Effect.Kind == engine.InstructionOf && !slices.Contains(st.Line.Acted, t.Ctx.Effect) {
		st.Line.Acted = append(st.Line.Acted[:len(st.Line.Acted):len(st.Line.Acted)], t.Ctx.Effect)
	}
	for i := range events {
		events[i].Each = eachToken(st, in, &events[i], t.Ctx.Those)
		if !apply.OfItsOwn(w, t.Ctx.Effect) {
			events[i].By = t.Ctx.Effect
		}
		if events[i].Position == engine.EitherEnd {
			events[i] = atEitherEnd(events[i], Chooser(v, in))
		}
		st.Put(events[i], 0)
	}
	cite.NoteAfter(w, st, t.Ctx.Effect, events)
}

// onWhatLeft reports whether an instruction would put counters on a permanent that has left the battlefield in what is told, which is another
// object then (cr.NewObject), and tells that it can't be done. In exile a card may get those that say what becomes of it there, but none
// that make it larger or smaller.
func onWhatLeft(w *play.Walker, st *play.State, ev *engine.Event) bool {
	const sizes = "/"
	if ev.Kind != engine.PutCounters || !ev.To.IsObject() {
		return false
	}
	o := &st.Board.Objects[ev.To.Object]
	if o.Moves == 0 || !st.HasLeft(ev.To.Object) || o.Zone == engine.Exile && !strings.Contains(ev.Counter, sizes) {
		return false
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: *ev, Kind: engine.StepImpossible, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.NewObject, cr.ImpossibleIgnored}})
	possible.Impossible(w, st, *ev, say.New("%s is not on the battlefield", st.Board.NameOf(ev.To.Object)))
	return true
}

// eachToken is how many tokens an event befalls that an instruction about what was created before, or about all that there is, has befall all of them.
func eachToken(st *play.State, in *engine.Instruction, ev *engine.Event, those []engine.ObjectID) int {
	id := ev.Object
	if ev.To.IsObject() {
		id = ev.To.Object
	}
	all := in.Filter != nil && in.What == engine.NoRef && id != engine.NoObject && st.Board.Objects[id].Stands > 1
	if !all && (in.What != engine.Those && in.On != engine.Those || !slices.Contains(those, id)) {
		return 0
	}
	return st.Board.Objects[id].Stands
}

// shielding is what an instruction to regenerate does: it makes a shield, and nothing regenerates yet (cr.RegenerationShieldOnce).
func shielding(in *engine.Instruction) *engine.Instruction {
	const shield = "gets a regeneration shield"
	one := *in
	one.Verb, one.Word, one.Told = engine.OtherAction, shield, true
	if one.What == engine.NoRef && one.Filter == nil {
		one.What = engine.This
	}
	return &one
}

// atEitherEnd is a move to a library as the choice of which end of it.
func atEitherEnd(ev engine.Event, p engine.PlayerID) engine.Event {
	var ways []engine.Way
	for _, end := range [...]string{"top", "bottom"} {
		one := ev
		one.Position = end
		ways = append(ways, engine.Way{Name: end, Do: [][]engine.Event{{one}}})
	}
	owner := ev.Player
	ev = choosing(ev, p, &engine.Among{Ways: ways}, 1)
	ev.Player, ev.Position, ev.Doer = owner, "", p
	return ev
}

// Push puts instructions on the agenda.
func Push(w *play.Walker, st *play.State, ins []engine.Instruction, t play.Task) {
	if len(ins) > 0 {
		t.Ins = ins
		st.Agenda = append(st.Agenda, t)
	}
}

// Chooser is who says whether an instruction is carried out that somebody may carry out: the one player who does it.
func Chooser(v *look.View, in *engine.Instruction) engine.PlayerID {
	if who := apply.Doers(v, in); len(who) == 1 && who[0].IsPlayer() {
		return who[0].Player
	}
	return v.You
}

// AskTask asks whether an optional instruction is carried out.
func AskTask(w *play.Walker, st *play.State, in *engine.Instruction, t play.Task, v *look.View) {
	t.Ins = []engine.Instruction{*in}
	st.Pend = &play.Pending{Effect: t.Ctx.Effect, Task: &t}
	p := &play.Point{Kind: engine.ChooseMay, Chooser: Chooser(v, in), Effect: t.Ctx.Effect}
	if in.Word == engine.RevealedHand {
		p.Chooser = v.You // who chooses the card, and whether one at all
	}
	inst := &w.Scenario.Effects[t.Ctx.Effect]
	p.Options = []engine.Option{{ID: inst.ID, Label: inst.Label}, {ID: "no:" + inst.ID, Label: "no:" + inst.Label}}
	st.Choice = p
}
