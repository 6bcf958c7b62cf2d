package possible

import (
	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
)

// SameEffectTwice reports whether another effect does the same.
func SameEffectTwice(w *play.Walker, id engine.EffectID) bool {
	for i := range w.Twin {
		if engine.EffectID(i) != id && w.Twin[i] == w.Twin[id] {
			return true
		}
	}
	return false
}

// MakeEach finds whom the shields of an effect are for, and gives each its own
// budget of n.
func MakeEach(w *play.Walker, st *play.State, id engine.EffectID, n int32) {
	inst := &w.Scenario.Effects[id]
	s := play.EachShield{Base: len(st.Budgets), Obj: engine.NoObject}
	v := look.NewView(w, st, inst, nil, nil)
	add := func(e engine.Entity) {
		t := v.Match(inst.Effect.When.Affected, e)
		if t == engine.No || e.Object == inst.Source && e.IsObject() && inst.Created && !look.InQuestion(w, e.Object) {
			return // what makes such shields may have been their price
		}
		if t == engine.Unknown {
			s.What, s.Obj = v.Missing, v.MissObj
		}
		s.Who, s.Sure = append(s.Who, e), append(s.Sure, t == engine.Yes)
		st.Budgets = append(st.Budgets, n)
	}
	for i := range st.Board.Players {
		add(engine.PlayerEntity(engine.PlayerID(i)))
	}
	for i := range st.Board.Objects {
		if st.Board.Objects[i].Zone == engine.Battlefield {
			add(engine.ObjectEntity(engine.ObjectID(i)))
		}
	}
	if w.Each == nil {
		w.Each = make([]*play.EachShield, len(w.Scenario.Effects))
	}
	w.Each[id] = &s
	st.Budgets[id] = 0
}

// Slot is where the budget stands from which an effect would be paid for an
// event, -1 when it has none for whom the event affects.
func Slot(w *play.Walker, st *play.State, id engine.EffectID, ev *engine.Event) int {
	s := w.EachOf(id)
	if s == nil {
		return int(id)
	}
	for k, e := range s.Who {
		if e != look.Affected(ev) || e.IsObject() && st.Board.Objects[e.Object].Moves > 0 {
			continue
		}
		if !s.Sure[k] {
			w.Fail(look.Needing(id, s.Obj, s.What))
		}
		return s.Base + k
	}
	return -1
}

// Left is what an effect can still do to an event: 0 when it is used up, -1 when
// it never is.
func Left(w *play.Walker, st *play.State, id engine.EffectID, ev *engine.Event) int32 {
	k := Slot(w, st, id, ev)
	if k < 0 {
		return 0
	}
	return st.Budgets[k]
}

// EachLeft lists what is left of the shields of one effect.
func EachLeft(w *play.Walker, st *play.State, id engine.EffectID) []engine.Fact {
	s := w.EachOf(id)
	var out []engine.Fact
	for k, e := range s.Who {
		n := st.Budgets[s.Base+k]
		if n <= 0 || !s.Sure[k] || e.IsObject() && (st.Board.Objects[e.Object].Zone != engine.Battlefield || st.Board.Objects[e.Object].Moves > 0) {
			continue
		}
		out = append(out, ShieldFact(w, id, n, e))
	}
	return out
}

// occasionOf is the time that an effect's use on an event answers; false for
// effects that do not wait for a source's next time, and for events that are no
// damage.
func occasionOf(w *play.Walker, id engine.EffectID, ev *engine.Event) (play.Occasion, bool) {
	e := w.Scenario.Effects[id].Effect
	if e.Budget.Kind != engine.NextTime || e.When.Whole || ev.Kind != engine.Damage {
		return play.Occasion{}, false
	}
	return play.Occasion{Effect: id, Source: ev.Source}, ev.Source != engine.NoObject
}

// Begun reports whether a use of the effect on the same time has begun.
func Begun(w *play.Walker, st *play.State, id engine.EffectID, ev *engine.Event) bool {
	if len(st.Occasions) == 0 {
		return false
	}
	x, ok := occasionOf(w, id, ev)
	if !ok {
		return false
	}
	for _, y := range st.Occasions {
		if x == y {
			return true
		}
	}
	return false
}

// Begin notes a use, so that what else the source deals now is part of it.
func Begin(w *play.Walker, st *play.State, id engine.EffectID, ev *engine.Event) {
	if x, ok := occasionOf(w, id, ev); ok {
		st.Occasions = append(st.Occasions, x)
	}
}

// ShieldFact is what an effect still holds, for whom where it makes a shield for
// each of several.
func ShieldFact(w *play.Walker, id engine.EffectID, n int32, on engine.Entity) engine.Fact {
	f := engine.Fact{Shield: id, By: engine.NoEffect, Amount: int(n), Uses: int(n), IsUses: w.Scenario.Effects[id].Effect.Budget.Kind == engine.NextTime}
	f.Event = engine.Event{Player: engine.NoPlayer, Object: engine.NoObject, To: on, Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer, By: engine.NoEffect}
	return f
}

// PreventedFor is how much of what was prevented a trigger is about.
func PreventedFor(a *play.Application, id engine.EffectID) int {
	inst := &a.W.Scenario.Effects[id]
	if inst.Effect.Self && inst.Source != a.Inst.Source {
		return 0 // "prevented this way" is about the same spell's prevention
	}
	sum := 0
	for k, n := range a.Nodes {
		took := a.Prevented
		if len(a.Nodes) > 1 {
			took = a.Took[k]
		}
		if took > 0 && holdsFor(a.W, a.St, id, &a.St.Moment[n].Ev) {
			sum += took
		}
	}
	return sum
}
