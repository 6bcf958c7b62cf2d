package oracle

import (
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// TestActivatedAbilitiesAreRead holds what is read of activated abilities: what they cost, as far as it
// matters, and what they do.
func TestActivatedAbilitiesAreRead(t *testing.T) {
	for _, c := range []struct{ text, cost, does string }{
		{"{T}: Red Imp deals 1 damage to any target.", "", "~ deals 1 damage to any target."},
		{"+1: Each player discards a card.", "+1", "Each player discards a card."},
		{"−X: Red Imp deals X damage to target creature.", "-X", "~ deals X damage to target creature."},
		{"0: Draw a card.", "0", "Draw a card."},
		{"{2}, {T}, Sacrifice this creature: Draw two cards. Activate only as a sorcery.", "itself", "Draw two cards."},
		{"Remove three quest counters from this enchantment and sacrifice it: Draw two cards.", "itself more", "Draw two cards."},
		{"{X}, Sacrifice a creature: You gain X life.", "X more", "You gain X life."},
		{"{4}, {T}: Proliferate. (Choose any number of permanents and/or players.)", "", "Proliferate."},
		{"{T}: Add {R}.", "mana", ""},
		{"{3}: Exile another target creature you control, then return it to the battlefield under its owner's control.", "",
			"Exile another target creature you control and put that target onto the battlefield."},
		{"{B}, {T}: Destroy target creature. It can't be regenerated.", "", "Bury target creature."},
		{"{1}: Ignore the rest of this.", "", "?"},
		{"{W}: Prevent the next 1 damage that would be dealt to any target this turn.", "", ""},
		{"{B}, Discard this card: Target creature gets +2/+2 until end of turn.", "none", ""},
		{"Whenever Red Imp attacks, draw a card.", "none", ""},
	} {
		cost, does := "none", ""
		for _, a := range ParseActivated("Red Imp", "Creature — Imp", c.text) {
			cost = a.Cost.Loyalty
			for _, one := range []struct {
				set  bool
				says string
			}{{a.Cost.Mana, "mana"}, {a.Cost.Itself, "itself"}, {a.Cost.X, "X"}, {a.Cost.More, "more"}} {
				if one.set {
					cost = strings.TrimSpace(cost + " " + one.says)
				}
			}
			switch {
			case !a.Whole:
				does = "?"
			case len(a.Does) > 0:
				does = inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: a.Does}, nil)
			}
		}
		if cost != c.cost || does != c.does {
			t.Errorf("%s\n got  %q: %s\n want %q: %s", c.text, cost, does, c.cost, c.does)
		}
	}
}

// TestAdaptsItself: the ability of a creature that says "adapt" has that creature adapt.
func TestAdaptsItself(t *testing.T) {
	list := ParseActivated("Tide Ooze", "Creature — Ooze", "{2}{U}: Adapt 1.")
	if len(list) != 1 || len(list[0].Does) != 1 || list[0].Does[0].What != engine.This || list[0].Does[0].Who != engine.NoRef {
		t.Errorf("got %+v", list)
	}
}
