package oracle

import (
	"slices"

	"apnap/engine"
)

// regenerated makes a shield of what somebody, or something, is said to have regenerate
// before the last event: that is no regenerating yet, which takes place where the object
// would be destroyed (cr.RegenerateSteps).
func (b *builder) regenerated() {
	for h := range len(b.moments) - 1 {
		b.moments[h].Events = slices.DeleteFunc(b.moments[h].Events, func(ev engine.Event) bool {
			made := ev.Kind == engine.Regenerate && ev.Object != engine.NoObject && (ev.Doer != engine.NoPlayer || ev.Source != engine.NoObject)
			if made {
				b.shieldOn(&ev, h+2, b.moments[h].Text)
			}
			return made
		})
	}
}

// shieldOn adds the shield that an event makes, from the moment at which it is there.
func (b *builder) shieldOn(ev *engine.Event, at int, text string) {
	const called, ability = "Regeneration shield", "Regenerate target permanent."
	to := engine.ObjectEntity(ev.Object)
	f := effectFlag{text: text, controller: ev.Doer, times: 1, label: called, ability: ability, abilities: []Ability{ParseAbility("", "", ability)}, bound: []engine.Entity{to}}
	f.sources = []engine.ObjectID{b.newObject(called, 0)}
	o := &b.board.Objects[f.sources[0]]
	o.Controller, o.Owner = f.controller, f.controller
	b.said[f.sources[0]] = said{source: true, created: true, controller: f.controller != engine.NoPlayer}
	b.flags = append(b.flags, f)
	b.starts = append(b.starts, effectStart{source: f.sources[0], at: at, text: text, bound: []binding{{slot: slotTarget, to: to, text: text}}})
}
