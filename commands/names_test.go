package commands

import (
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
)

// TestNamesThatBeginAsAnother: a name of which the first word is a card's, or a
// word of the game, is one name.
func TestNamesThatBeginAsAnother(t *testing.T) {
	desk := New(Parts{Cards: cardindex.NewCards()})
	ruled := func(event string, facts ...string) string {
		c, err := desk.Rule(ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Furnace of Rath"}, Facts: facts, Events: []string{event}})
		if err != nil {
			return err.Error()
		}
		return c.Ruling.Outcomes[0].Says
	}
	for _, name := range []string{"Web Spider", "Blight Rat", "Dusk Bat", "Pox Hound", "Shock Trooper", "Night Bear", "Life Elemental", "Island Fish", "Counter Guard",
		"Token Dragon", "Red Bear", "Draw Wizard"} {
		want := name + " deals 4 combat damage to Alice."
		if got := ruled("Bob's " + name + " deals 2 combat damage to Alice"); got != want {
			t.Errorf("%s: %s", name, got)
		}
		if got := ruled(name+" deals 2 combat damage to Alice", name+" is a 2/2 creature Bob controls"); got != want {
			t.Errorf("%s in a fact: %s", name, got)
		}
	}
}
