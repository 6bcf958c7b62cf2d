package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// tapped has permanents that lose the abilities of their text to a static ability, of which list has all, tapped for what is left to
// them (cr.LandTypeSetLosesText), and says of which ones the mana is an example.
func (b *builder) tapped(list []made) *lex.Error {
	for i := range b.moments {
		events := b.moments[i].Events
		for k := range events {
			if ev := &events[k]; ev.Kind != engine.ProduceMana || ev.Object == engine.NoObject {
				continue
			}
			if m := slices.IndexFunc(list, func(m made) bool { return m.strips() && b.mayReach(&m, events[k].Object) }); m >= 0 {
				if err := b.stripped(i, k, &list[m]); err != nil {
					return err
				}
				continue
			}
			b.exampleMana(&events[k])
		}
	}
	return nil
}

// strips reports whether a static ability takes the abilities of their text from what it fits.
func (m *made) strips() bool {
	return m.e.Makes.LoseAbilities || m.e.Makes.LoseText || m.e.Makes.SetsLand()
}

// stripped has a permanent that loses its abilities tapped for the mana of the land types that it is given, without the damage that it
// would deal for its own, or refuses mana that is none of theirs.
func (b *builder) stripped(moment, k int, m *made) *lex.Error {
	ev := &b.moments[moment].Events[k]
	var left []string
	for _, land := range m.e.Makes.SetSubtypes {
		left = append(left, manaOfLand(land))
	}
	switch told := !b.said[ev.Object].forMana; {
	case slices.Contains(left, ev.Mana):
	case told || len(left) == 0:
		name := b.board.Objects[ev.Object].Name
		return &lex.Error{Code: "not_understood", Where: "event", Text: name, Span: [2]int{0, len(name)},
			Says: say.New("%s takes the abilities of %s away, so I can't tell how it adds %s.", shape.ObjectName(&b.board, m.source), shape.ObjectName(&b.board, ev.Object), ev.Mana)}
	default:
		ev.Mana = left[0]
	}
	if next := moment + 1; next < len(b.moments) {
		b.moments[next].Events = slices.DeleteFunc(b.moments[next].Events, func(d engine.Event) bool { return d.Kind == engine.Damage && d.Source == ev.Object })
	}
	return nil
}

// exampleMana says that the mana of an event is an example, where nobody told it and another may be chosen.
func (b *builder) exampleMana(ev *engine.Event) {
	if b.said[ev.Object].forMana && len(b.tapWays(ev.Object)) > 1 {
		b.assume(say.New("%s is tapped for %s, as an example", shape.ObjectName(&b.board, ev.Object), ev.Mana))
	}
}
