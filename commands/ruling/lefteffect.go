package ruling

import (
	"slices"
	"strings"

	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/say"
)

// leftInEffect tells what a spell leaves in effect that resolves in the question, where no end has it applied: no event tells it.
func (c *Case) leftInEffect() {
	for i := range c.read {
		u := &c.read[i]
		if !c.leaves(u.Of) {
			continue
		}
		says := say.Text(strings.TrimSuffix(effectSays(c.Lang, u), "."))
		c.Ruling.Assumptions = append(c.Ruling.Assumptions, say.New("What %s leaves in effect changes nothing here: \"%s\"", wording.CalledIn(c.Scenario, u.Effect), says))
	}
}

// leaves reports whether an effect was made by a spell that does something in the question, and was applied in no end.
func (c *Case) leaves(id engine.EffectID) bool {
	sc := c.Scenario
	inst := &sc.Effects[id]
	switch inst.Effect.Kind {
	case engine.Replacement, engine.Prevention, engine.Cant:
	default:
		return false
	}
	if !inst.Created || len(inst.Effect.If) > 0 || inst.Source == engine.NoObject || c.applied[id] || sc.Board.Objects[inst.Source].Types&(engine.Instant|engine.Sorcery) == 0 {
		return false
	}
	return slices.ContainsFunc(sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Source == inst.Source }) ||
			slices.ContainsFunc(h.Resolve, func(r engine.Resolving) bool { return sc.Effects[r.Effect].Source == inst.Source })
	})
}
