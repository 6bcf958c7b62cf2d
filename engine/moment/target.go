package moment

import (
	"strings"

	"apnap/engine"
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
	to := look.Affected(ev)
	for i := range st.Line.Vainly {
		if st.Line.Vainly[i] == ev.Source {
			return []cr.Rule{cr.TargetsChecked}, say.New("%s has no legal target", look.Says(w, st, ev.Source))
		}
	}
	if ev.Aim == nil || to == engine.Nobody() {
		return nil, say.Message{}
	}
	inst := engine.Instance{Effect: &engine.Effect{}, Source: ev.Source, Controller: sourceController(w, st, ev), Target: to, Attached: engine.Nobody()}
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
	if v.Match(&asked, to) == engine.No && !look.Trivial(&asked) {
		return []cr.Rule{cr.TargetsChecked}, say.New("%s is no legal target for %s", called(w, st, to), look.Says(w, st, ev.Source))
	}
	return nil, say.Message{}
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
	o, src := &st.Board.Objects[id], &st.Board.Objects[ev.Source]
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
		if v.Match(inst.Effect.When.Source, engine.ObjectEntity(ev.Source)) == engine.Yes {
			return cr.ProtectionTargets, say.New("%s has protection from that", look.Says(w, st, id))
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
	w.Note(engine.Step{Moment: st.Moment0 - 1, Before: *ev, Kind: engine.StepNoEvent, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: rules, Why: why})
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
