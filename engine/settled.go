package engine

import (
	"slices"
	"strings"
)

// Settled is what a fact says of a choice that an effect leaves to a player: that
// it is used, or paid for, or not.
type Settled struct {
	By  PlayerID
	Use bool
}

// settledBy is what the facts say a player did about using or paying for the
// effect; Unknown where they say nothing.
func (i *Instance) settledBy(p PlayerID) Tri {
	for _, s := range i.Settled {
		if s.By == p {
			return tri(s.Use)
		}
	}
	return Unknown
}

// refused reports whether the facts say that an optional effect is not used by
// whoever may.
func (w *walker) refused(st *state, i int, id EffectID) bool {
	inst := &w.sc.Effects[id]
	return inst.Effect.May != NoRef && len(inst.Settled) > 0 && inst.settledBy(w.mayUse(st, i, id)) == No
}

// preferred is the position of the object that the facts say was chosen for the
// effect, among those that may be; false where they name none. One that may not
// be chosen is refused.
func (r *rewriting) preferred(can []ObjectID) (int, bool) {
	inst := r.a.inst
	if !inst.Chosen.IsObject() || r.v.this != inst.Source {
		return 0, false
	}
	pick := slices.Index(can, inst.Chosen.Object)
	if pick < 0 {
		r.a.w.fail(&IllegalChoice{Answer: Answer{Option: r.v.st.board.nameOf(inst.Chosen.Object)}})
		return 0, false
	}
	return pick, true
}

// preferredMode is the position of the mode that the facts say was chosen.
func (r *rewriting) preferredMode(p *point) (int, bool) {
	word := r.a.inst.ChosenWord
	if word == "" || r.v.this != r.a.inst.Source {
		return 0, false
	}
	return slices.IndexFunc(p.options, func(o Option) bool { return strings.Contains(strings.ToLower(o.Label), strings.ToLower(word)) }), true
}
