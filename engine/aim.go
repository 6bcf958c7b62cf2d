package engine

import (
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// illegalTarget says why a spell does nothing to what the question has it aim at, with the
// rules: what it names is no target for it (cr.TargetsChecked). Where the question leaves it
// open, it is one.
func (w *walker) illegalTarget(st *state, ev *Event) ([]cr.Rule, say.Message) {
	to := affected(ev)
	for i := range st.line.vainly {
		if st.line.vainly[i] == ev.Source {
			return []cr.Rule{cr.TargetsChecked}, say.New("%s has no legal target", w.says(st, ev.Source))
		}
	}
	if ev.Aim == nil || to == Nobody() {
		return nil, say.Message{}
	}
	inst := Instance{Effect: &Effect{}, Source: ev.Source, Controller: w.sourceController(st, ev), Target: to, Attached: Nobody()}
	v := w.newView(st, &inst, ev, nil)
	v.you = inst.Controller
	if to.IsObject() && st.board.Objects[to.Object].Zone == Battlefield {
		if rule, why := w.shielded(st, ev, to.Object, inst.Controller); !why.IsZero() {
			return []cr.Rule{cr.TargetsChecked, rule}, why
		}
	}
	asked := *ev.Aim
	asked.Is, asked.Targeted = NoRef, false
	if v.match(&asked, to) == No && !asked.trivial() {
		return []cr.Rule{cr.TargetsChecked}, say.New("%s is no legal target for %s", w.called(st, to), w.says(st, ev.Source))
	}
	return nil, say.Message{}
}

// called is what somebody or something is called.
func (w *walker) called(st *state, e Entity) say.Message {
	if e.IsPlayer() {
		return say.New("%s", st.board.Players[e.Player].Called())
	}
	return w.says(st, e.Object)
}

// shielded is what keeps an object from being a target of a spell: shroud, hexproof,
// protection.
func (w *walker) shielded(st *state, ev *Event, id ObjectID, who PlayerID) (cr.Rule, say.Message) {
	o, src := &st.board.Objects[id], &st.board.Objects[ev.Source]
	theirs := who != NoPlayer && o.Controller != NoPlayer && who != o.Controller
	for _, word := range o.Keywords {
		from, some := strings.CutPrefix(word, "hexproof from ")
		switch {
		case word == "shroud":
			return cr.ShroudTargets, say.New("%s has shroud", w.says(st, id))
		case theirs && (word == "hexproof" || some && src.ColorsKnown && src.Colors&colorNamed(from) != 0):
			return cr.HexproofTargets, say.New("%s has hexproof", w.says(st, id))
		case protectedFrom(word, src):
			return cr.ProtectionTargets, say.New("%s has protection from that", w.says(st, id))
		}
	}
	for k := range w.sc.Effects {
		inst := &w.sc.Effects[k]
		if !protection(inst.Effect) || inst.Effect.When.Source == nil {
			continue
		}
		hit := *ev
		hit.Kind, hit.To = Damage, ObjectEntity(id)
		v := w.newView(st, inst, &hit, nil)
		if !w.present(st, &v, EffectID(k)) || v.match(inst.Effect.When.Affected, hit.To) != Yes {
			continue
		}
		if v.match(inst.Effect.When.Source, ObjectEntity(ev.Source)) == Yes {
			return cr.ProtectionTargets, say.New("%s has protection from that", w.says(st, id))
		}
	}
	return 0, say.Message{}
}

// protectedFrom reports whether a keyword is protection from a color that a spell has, or
// from everything.
func protectedFrom(word string, src *Object) bool {
	from, is := strings.CutPrefix(word, "protection from ")
	switch {
	case !is:
		return false
	case from == "everything":
		return true
	case from == "all colors", from == "each color":
		return src.ColorsKnown && src.Colors&^Colorless != 0
	}
	return src.ColorsKnown && src.Colors&colorNamed(from) != 0
}

// protection reports whether an effect is what protection says of damage.
func protection(e *Effect) bool {
	return e.Kind == Prevention && strings.Contains(e.Text, "rotection from")
}

// aimsInVain tells of an event whose spell has no legal target that it does not happen.
func (w *walker) aimsInVain(st *state, ev *Event) bool {
	rules, why := w.illegalTarget(st, ev)
	if why.IsZero() {
		return false
	}
	if ev.Aim != nil && !w.aimsElsewhere(st, ev) {
		st.line.vainly = append(st.line.vainly[:len(st.line.vainly):len(st.line.vainly)], ev.Source)
	}
	w.note(Step{Moment: st.moment0 - 1, Before: *ev, Kind: StepNoEvent, Chosen: NoEffect, Chooser: NoPlayer, Rules: rules, Why: why})
	w.nothing(st, *ev, why)
	return true
}

// allInVain reports whether nothing of a moment happens because its spell has no legal
// target, so that it does not resolve at all.
func (w *walker) allInVain(st *state, h *Happening) bool {
	return len(h.Events) > 0 && !slices.ContainsFunc(h.Events, func(ev Event) bool {
		_, why := w.illegalTarget(st, &ev)
		return why.IsZero()
	})
}

// aimsElsewhere reports whether the spell of an event has another target that is legal.
func (w *walker) aimsElsewhere(st *state, ev *Event) bool {
	for _, h := range w.sc.Events {
		for i := range h.Events {
			other := &h.Events[i]
			if other.Source != ev.Source || other.Aim == nil || affected(other) == affected(ev) {
				continue
			}
			if _, why := w.illegalTarget(st, other); why.IsZero() {
				return true
			}
		}
	}
	return false
}
