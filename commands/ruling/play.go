package ruling

import (
	"slices"

	"apnap/engine"
)

// play tells which effects took part on the way to an end.
type play struct {
	// applied are the effects that were applied, in order; offered those that could have been, or
	// were offered and not used.
	applied, offered []engine.EffectID
	// instead are, by an effect that was applied, the others that could have been in its place.
	instead map[engine.EffectID][]engine.EffectID
	// forbade are the effects that said of something that it can't happen.
	forbade []engine.EffectID
	// prevented is how much damage was prevented.
	prevented int
}

// playOf is what took part in the steps of a play.
func playOf(trace []engine.Step) play {
	p := play{instead: map[engine.EffectID][]engine.EffectID{}}
	for i := range trace {
		st := &trace[i]
		p.offered, p.prevented = append(p.offered, st.Candidates...), p.prevented+st.Prevented
		if st.Kind == engine.StepDecline {
			p.offered = append(p.offered, st.Chosen)
		}
		if st.Kind == engine.StepCant {
			p.forbade = append(p.forbade, st.Chosen)
		}
		if st.Chosen == engine.NoEffect || st.Kind != engine.StepApply {
			continue
		}
		p.applied, p.offered = append(p.applied, st.Chosen), append(p.offered, st.Chosen)
		p.instead[st.Chosen] = append(p.instead[st.Chosen], st.Candidates...)
	}
	return p
}

// had reports whether any of the effects was applied.
func (p *play) had(effects []engine.EffectID) bool {
	return slices.ContainsFunc(effects, func(id engine.EffectID) bool { return slices.Contains(p.applied, id) })
}

// has reports whether any of the effects could have been applied.
func (p *play) has(effects []engine.EffectID) bool {
	return slices.ContainsFunc(effects, func(id engine.EffectID) bool { return slices.Contains(p.offered, id) })
}

// surely reports whether one of the effects was applied, and would have been as well with the others
// that wanted the same before it: each of these was applied too.
func (p *play) surely(effects []engine.EffectID) bool {
	return slices.ContainsFunc(effects, func(id engine.EffectID) bool {
		return slices.Contains(p.applied, id) && !slices.ContainsFunc(p.instead[id], func(other engine.EffectID) bool { return !slices.Contains(p.applied, other) })
	})
}
