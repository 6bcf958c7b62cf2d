package agenda

import (
	"math"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// newWalker prepares a scenario.
func newWalker(sc *engine.Scenario) (*play.Walker, *play.State, error) {
	if sc.TooMany() {
		return nil, nil, engine.ErrTooLarge
	}
	w := &play.Walker{Index: &play.Index{Scenario: sc, Rules: play.BehavioursOf(sc.Edition)}}
	for i := range sc.Effects {
		file(w, engine.EffectID(i))
	}
	w.Links = look.LinksExile(sc)
	findTwins(w)
	st := &play.State{Board: &sc.Board, Budgets: make([]int32, len(sc.Effects)), Round: play.Round{Last: engine.NoPlayer}, Line: play.NewTimeline(&sc.Board)}
	happen.LeftBefore(w, st)
	look.SettleStatements(w, st)
	for i := range sc.Effects {
		if err := fillBudget(w, st, engine.EffectID(i)); err != nil {
			return nil, nil, err
		}
	}
	w.GoOn = []play.Task{{Next: true}}
	st.Agenda = w.GoOn
	w.Buf = play.NewScratch(len(sc.Effects))
	return w, st, nil
}

// file files an effect under the kinds of events it waits for.
func file(w *play.Walker, id engine.EffectID) {
	e := w.Scenario.Effects[id].Effect
	w.History = w.History || look.AsksHistory(e)
	if aims(e) {
		w.Aims = w.Aims.With(id)
	}
	switch e.Kind {
	case engine.Unprevented:
		w.NoPrev = append(w.NoPrev, id)
	case engine.NoRegenerate:
		w.NoRegn = append(w.NoRegn, id)
	case engine.Scheduled:
		w.Dated = append(w.Dated, id)
	case engine.AsThough:
		w.AsThough = append(w.AsThough, id)
	case engine.PreventedTrigger:
		w.OnPrevented = append(w.OnPrevented, id)
	case engine.NoTriggers, engine.MoreTriggers:
		w.OnTriggers = append(w.OnTriggers, id)
	case engine.Triggered:
		w.Watching = append(w.Watching, id)
	case engine.Replacement, engine.Prevention, engine.Cant:
		w.Redirecting = w.Redirecting || engine.Redirects(e)
		if e.Repeats {
			w.Repeat = w.Repeat.With(id)
		}
		engine.Kinds(&e.When, func(k engine.EventKind) {
			if e.Kind == engine.Cant {
				w.Cants[k] = w.Cants[k].With(id)
				return
			}
			w.ByKind[k] = w.ByKind[k].With(id)
			if e.Self {
				w.Selfs[k] = w.Selfs[k].With(id)
			}
			if engine.MovesExcess(e) {
				w.Excess = w.Excess.With(id)
			}
		})
	}
}

// fillBudget sets how often, or for how much, an effect can act.
func fillBudget(w *play.Walker, st *play.State, id engine.EffectID) error {
	inst := &w.Scenario.Effects[id]
	if inst.Effect.Budget.Kind == engine.Static {
		st.Budgets[id] = -1
		return nil
	}
	v := look.NewView(w, st, inst, nil, nil)
	n, ok := v.Eval(inst.Effect.Budget.N)
	if !ok {
		return v.Need(id)
	}
	if n > math.MaxInt32 {
		return engine.ErrTooLarge
	}
	st.Budgets[id] = int32(n)
	if inst.Effect.Budget.Each {
		if inst.StartedIn > 0 {
			return &engine.Unsupported{Effect: id, What: say.New("shields for each of several that are made between the events")}
		}
		possible.MakeEach(w, st, id, int32(n))
	}
	return nil
}

// findTwins maps each effect to the first that no play can tell apart from it:
// the same text, controller and bindings, and no word about its own object.
func findTwins(w *play.Walker) {
	w.Twin = make([]engine.EffectID, len(w.Scenario.Effects))
	for i := range w.Scenario.Effects {
		w.Twin[i] = engine.EffectID(i)
		for j := 0; j < i; j++ {
			if twins(w, &w.Scenario.Effects[i], &w.Scenario.Effects[j]) {
				w.Twin[i] = w.Twin[j]
				break
			}
		}
	}
}

// twins reports whether nothing can tell two instances apart.
func twins(w *play.Walker, a, b *engine.Instance) bool {
	same := a.Ability == b.Ability && a.StartedIn == b.StartedIn && a.Controller == b.Controller && a.Attached == b.Attached && a.Target == b.Target && a.Target2 == b.Target2 &&
		a.ChosenSrc == b.ChosenSrc && a.Chosen == b.Chosen && a.ChosenWord == b.ChosenWord && a.X == b.X && a.Own == b.Own && a.Created == b.Created
	if !same || w.Links && a.Source != b.Source || !sameEffect(a.Effect, b.Effect) {
		return false
	}
	return a.Source == b.Source || !speaksOfItself(a.Effect) && !look.InQuestion(w, a.Source) && !look.InQuestion(w, b.Source)
}

// sameEffect reports whether two effects say the same.
func sameEffect(a, b *engine.Effect) bool {
	return a == b || len(a.Do) == len(b.Do) && a.When.Kind == b.When.Kind && a.Equal(b)
}

// aims reports whether an effect's words speak of what it targets.
func aims(e *engine.Effect) bool {
	found := false
	engine.VisitRefs(e, func(r engine.Ref) {
		found = found || r == engine.Target || r == engine.Target2 || r == engine.AnyTarget || r == engine.TargetController
	})
	return found
}

// speaksOfItself reports whether an effect's words name the object they are
// printed on, so that two copies of it can be told apart.
func speaksOfItself(e *engine.Effect) bool {
	found := false
	engine.VisitRefs(e, func(r engine.Ref) {
		found = found || r == engine.This || r == engine.GrantedBy || r == engine.Attached || r == engine.AttachedController
	})
	return found
}
