package moment

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// illegalTarget says why a spell does nothing to what the question has it aim at, with the
// rules: what it names is no target for it (cr.TargetsChecked). Where the question leaves it
// open, it is one.
func illegalTarget(w *play.Walker, st *play.State, ev *engine.Event) ([]cr.Rule, say.Message) {
	if ev.Aim == nil && len(st.Line.Vainly) == 0 {
		return nil, say.Message{}
	}
	to := look.Affected(ev)
	for i := range st.Line.Vainly {
		if st.Line.Vainly[i] == ev.Source {
			return []cr.Rule{cr.TargetsChecked}, say.New("%s has no legal target", look.Says(w, st, ev.Source))
		}
	}
	if ev.Aim == nil || to == engine.Nobody() {
		return nil, say.Message{}
	}
	return unlawful(w, st, ev, to, sourceController(w, st, ev))
}

// unlawful says why what an event of a player's spell is aimed at is no target for it, with
// the rules.
func unlawful(w *play.Walker, st *play.State, ev *engine.Event, to engine.Entity, who engine.PlayerID) ([]cr.Rule, say.Message) {
	inst := engine.Instance{Effect: &engine.Effect{}, Source: ev.Source, Controller: who, Target: to, Attached: engine.Nobody(), X: chosenX(w, ev.Source)}
	v := look.NewView(w, st, &inst, ev, nil)
	v.You = inst.Controller
	if to.IsObject() && st.Board.Objects[to.Object].Zone == engine.Battlefield {
		if rule, why := shielded(w, st, ev, to.Object, inst.Controller); !why.IsZero() {
			return []cr.Rule{cr.TargetsChecked, rule}, why
		}
	} else if to.IsPlayer() {
		if why := shieldedPlayer(w, st, to.Player, inst.Controller); !why.IsZero() {
			return []cr.Rule{cr.TargetsChecked}, why
		}
	}
	if leftSince(w, st, to) {
		return []cr.Rule{cr.TargetsChecked}, say.New("%s is no legal target for %s", called(w, st, to), look.Says(w, st, ev.Source))
	}
	asked := *ev.Aim
	asked.Is, asked.Targeted = engine.NoRef, false
	switch got := v.Match(&asked, to); {
	case got == engine.Unknown && to.IsObject():
		look.AskTypes(w, st, to.Object)
		suppose(w, st, &v, ev.Source, to)
	case got == engine.No && !look.Trivial(&asked):
		return []cr.Rule{cr.TargetsChecked}, say.New("%s is no legal target for %s", called(w, st, to), look.Says(w, st, ev.Source))
	}
	return nil, say.Message{}
}

// chosenX is X of what a spell does, where its board does not say it of the spell.
func chosenX(w *play.Walker, spell engine.ObjectID) int {
	for i := range w.Scenario.Effects {
		if inst := &w.Scenario.Effects[i]; inst.Source == spell && inst.X != engine.Unset {
			return inst.X
		}
	}
	return engine.Unset
}

// suppose takes an object for a legal target of a spell where a fact is missing that decides it. Of what is
// known to be something else than the spell asks for, nobody takes that for granted: it is asked for.
func suppose(w *play.Walker, st *play.State, v *look.View, spell engine.ObjectID, to engine.Entity) {
	if v.Missing == nil {
		return
	}
	if o := &st.Board.Objects[to.Object]; v.Missing.Asked == engine.AskedType && o.Types != 0 {
		w.Fail(v.Need(engine.NoEffect))
		return
	}
	s := play.Supposed{Target: to, Spell: spell, What: v.Missing.What}
	if !slices.ContainsFunc(st.Line.Supposed, func(x play.Supposed) bool { return x.Target == to && x.Spell == spell && x.What.Same(s.What) }) {
		st.Line.Supposed = append(st.Line.Supposed[:len(st.Line.Supposed):len(st.Line.Supposed)], s)
	}
}

// SupposedRemarks tells which targets are taken for legal ones, and what decides it.
func SupposedRemarks(w *play.Walker, st *play.State) []say.Message {
	var out []say.Message
	for _, s := range st.Line.Supposed {
		out = append(out, say.New("%s is taken for a legal target of %s, which depends on %s", called(w, st, s.Target), look.Says(w, st, s.Spell), s.What))
	}
	return out
}

// AimedInVain lists those targets of a spell that resolves which are none, and reports whether
// all are, so that it does nothing (cr.TargetsChecked).
func AimedInVain(w *play.Walker, st *play.State, id engine.EffectID) (vain []engine.Entity, all bool) {
	inst := &w.Scenario.Effects[id]
	legal := 0
	for _, ref := range [...]engine.Ref{engine.Target, engine.Target2} {
		to := inst.Target
		if ref == engine.Target2 {
			to = inst.Target2
		}
		aim := engine.AskedOf(inst.Effect.Then, ref)
		if to == engine.Nobody() || aim == nil {
			continue
		}
		ev := doneTo(w, st, id, to)
		ev.Aim = aim
		ev.Source = inst.Source
		rules, why := unlawful(w, st, &ev, to, inst.Controller)
		if why.IsZero() && (elsewhere(st, aim, to) || undamaged(w, st, &ev, inst, to)) {
			rules, why = []cr.Rule{cr.TargetsChecked}, say.New("%s is no legal target for %s", called(w, st, to), look.Says(w, st, inst.Source))
		}
		if why.IsZero() {
			legal++
			continue
		}
		vain = append(vain, to)
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: ev, Kind: engine.StepNoEvent, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: rules, Why: why})
		possible.Nothing(w, st, ev, why)
	}
	return vain, len(vain) > 0 && legal == 0
}

// doneTo is the first thing that a spell would do to what it is aimed at.
func doneTo(w *play.Walker, st *play.State, id engine.EffectID, to engine.Entity) engine.Event {
	inst := &w.Scenario.Effects[id]
	none := engine.Event{Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: inst.Source, Doer: inst.Controller, Under: engine.NoPlayer, By: engine.NoEffect}
	v := apply.TaskView(w, st, &play.Task{Ctx: play.Context{Effect: id, Ev: none, By: inst.Controller}})
	for i := range inst.Effect.Then {
		events, _ := apply.EventsOf(&v, &inst.Effect.Then[i])
		for k := range events {
			if look.Affected(&events[k]) == to {
				return events[k]
			}
		}
	}
	return none
}

// undamaged reports whether a spell would deal damage to something that can't be dealt any, so
// that it is no "any target" (cr.AnyTarget).
func undamaged(w *play.Walker, st *play.State, ev *engine.Event, inst *engine.Instance, to engine.Entity) bool {
	hits := slices.ContainsFunc(inst.Effect.Then, func(in engine.Instruction) bool {
		return in.Verb == engine.Damage && (in.On == engine.Target || in.On == engine.AnyTarget)
	})
	v := look.NewView(w, st, inst, ev, nil)
	return hits && to == inst.Target && !possible.Damageable(&v, to)
}

// elsewhere reports whether something is known to be where a spell's target can't be.
func elsewhere(st *play.State, aim *engine.Filter, to engine.Entity) bool {
	if !to.IsObject() || len(aim.Or) > 0 {
		return false
	}
	switch zone := st.Board.Objects[to.Object].Zone; {
	case zone == engine.AnyZone:
		return false
	case aim.Zone != engine.AnyZone:
		return zone != aim.Zone
	case aim.Noun == engine.SpellNoun:
		return zone != engine.Stack
	case aim.Noun == engine.CardNoun:
		return false
	default:
		return zone != engine.Battlefield
	}
}

// leftSince reports whether something that was on the battlefield as the question began is there
// no more, so that it is no target any longer.
func leftSince(w *play.Walker, st *play.State, to engine.Entity) bool {
	began := w.Scenario.Board.Objects
	return to.IsObject() && int(to.Object) < len(began) && began[to.Object].Zone == engine.Battlefield && st.Board.Objects[to.Object].Zone != engine.Battlefield
}

// called is what somebody or something is called.
func called(w *play.Walker, st *play.State, e engine.Entity) say.Message {
	if e.IsPlayer() {
		return say.New("%s", st.Board.Players[e.Player].Called())
	}
	return look.Says(w, st, e.Object)
}

// shielded is what keeps an object from being a target of a spell: shroud, hexproof,
// protection.
func shielded(w *play.Walker, st *play.State, ev *engine.Event, id engine.ObjectID, who engine.PlayerID) (cr.Rule, say.Message) {
	o, src := &st.Board.Objects[id], &engine.Object{}
	if ev.Source != engine.NoObject {
		src = &st.Board.Objects[ev.Source]
	}
	theirs := who != engine.NoPlayer && o.Controller != engine.NoPlayer && who != o.Controller
	for _, word := range engine.Join(o.Keywords, possible.GivenTo(w, st, engine.ObjectEntity(id))) {
		from, some := strings.CutPrefix(word, "hexproof from ")
		switch {
		case word == "shroud":
			return cr.ShroudTargets, say.New("%s has shroud", look.Says(w, st, id))
		case theirs && (word == "hexproof" || some && src.ColorsKnown && src.Colors&engine.ColorNamed(from) != 0):
			return cr.HexproofTargets, say.New("%s has hexproof", look.Says(w, st, id))
		case protectedFrom(word, src):
			return cr.ProtectionTargets, say.New("%s has protection from that", look.Says(w, st, id))
		}
	}
	for k := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[k]
		if !engine.Protection(inst.Effect) || inst.Effect.When.Source == nil {
			continue
		}
		hit := *ev
		hit.Kind, hit.To = engine.Damage, engine.ObjectEntity(id)
		v := look.NewView(w, st, inst, &hit, nil)
		if !possible.Present(w, st, &v, engine.EffectID(k)) || v.Match(inst.Effect.When.Affected, hit.To) != engine.Yes {
			continue
		}
		if ev.Source == engine.NoObject {
			continue
		}
		switch v.Match(inst.Effect.When.Source, engine.ObjectEntity(ev.Source)) {
		case engine.Yes:
			return cr.ProtectionTargets, say.New("%s has protection from that", look.Says(w, st, id))
		case engine.Unknown:
			if src.Card != "" { // of a card it could be known
				w.Fail(v.Need(engine.EffectID(k)))
			}
		}
	}
	return 0, say.Message{}
}

// shieldedPlayer is what keeps a player from being a target of somebody's spell.
func shieldedPlayer(w *play.Walker, st *play.State, p, who engine.PlayerID) say.Message {
	player := &st.Board.Players[p]
	given := possible.GivenTo(w, st, engine.PlayerEntity(p))
	has := func(word string) bool {
		return engine.HasWord(given, word) || engine.HasWord(player.Marks, "has "+word)
	}
	hexproof := who != engine.NoPlayer && who != p && has("hexproof")
	switch you := player.Name == engine.Speaker; {
	case has("shroud") && you:
		return say.New("you have shroud")
	case has("shroud"):
		return say.New("%s has shroud", player.Called())
	case hexproof && you:
		return say.New("you have hexproof")
	case hexproof:
		return say.New("%s has hexproof", player.Called())
	}
	return say.Message{}
}

// protectedFrom reports whether a keyword is protection from a color that a spell has, or
// from everything.
func protectedFrom(word string, src *engine.Object) bool {
	from, is := strings.CutPrefix(word, "protection from ")
	switch {
	case !is:
		return false
	case from == "everything":
		return true
	case from == "all colors", from == "each color":
		return src.ColorsKnown && src.Colors&^engine.Colorless != 0
	}
	return src.ColorsKnown && src.Colors&engine.ColorNamed(from) != 0
}

// AimsInVain tells of an event whose spell has no legal target that it does not happen.
func AimsInVain(w *play.Walker, st *play.State, ev *engine.Event) bool {
	rules, why := illegalTarget(w, st, ev)
	if why.IsZero() {
		return false
	}
	if ev.Aim != nil && !aimsElsewhere(w, st, ev) {
		st.Line.Vainly = append(st.Line.Vainly[:len(st.Line.Vainly):len(st.Line.Vainly)], ev.Source)
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: *ev, Kind: engine.StepNoEvent, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: rules, Why: why})
	possible.Nothing(w, st, *ev, why)
	return true
}

// AllInVain reports whether nothing of a moment happens because its spell has no legal
// target, so that it does not resolve at all.
func AllInVain(w *play.Walker, st *play.State, h *engine.Happening) bool {
	for i := range h.Events {
		if _, why := illegalTarget(w, st, &h.Events[i]); why.IsZero() {
			return false
		}
	}
	return len(h.Events) > 0
}

// aimsElsewhere reports whether the spell of an event has another target that is legal.
func aimsElsewhere(w *play.Walker, st *play.State, ev *engine.Event) bool {
	for _, h := range w.Scenario.Events {
		for i := range h.Events {
			other := &h.Events[i]
			if other.Source != ev.Source || other.Aim == nil || look.Affected(other) == look.Affected(ev) {
				continue
			}
			if _, why := illegalTarget(w, st, other); why.IsZero() {
				return true
			}
		}
	}
	return false
}
