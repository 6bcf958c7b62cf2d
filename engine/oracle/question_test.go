package oracle

import (
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// fakeCards is a small card index of invented and well-known names.
type fakeCards map[string]Card

func (f fakeCards) Lookup(name string) (Card, bool) {
	c, ok := f[strings.ToLower(name)]
	return c, ok
}

func (f fakeCards) Candidates(name string) []string {
	var out []string
	for _, c := range f {
		if len(name) > 3 && strings.HasPrefix(strings.ToLower(c.Name), strings.ToLower(name[:4])) {
			out = append(out, c.Name)
		}
	}
	return out
}

func (f fakeCards) ShortFor(words string) []string { return f.Candidates(words) }

func (f fakeCards) Begins(words string) bool {
	for name := range f {
		if strings.HasPrefix(name, strings.ToLower(words)) {
			return true
		}
	}
	return false
}

func (f fakeCards) add(name, typeLine, text string, types engine.Types, colors engine.Colors) {
	f[strings.ToLower(name)] = Card{Name: name, TypeLine: typeLine, Types: types, Colors: colors,
		Power: engine.Unset, Toughness: engine.Unset, Loyalty: engine.Unset, ManaValue: engine.Unset, Effects: ParseCard(name, typeLine, text)}
}

func someCards() fakeCards {
	f := fakeCards{}
	f.add("Ember Shrine", "Enchantment", "If a source would deal damage to a player or permanent, it deals double that damage instead.", engine.Enchantment, engine.Red)
	f.add("Mira's Plate", "Artifact", "If a source would deal damage to you, 1 of that damage is prevented.", engine.Artifact, 0)
	f.add("Ring of Wards: Red", "Enchantment", "{1}: The next time a source of your choice that's red would deal damage to you this turn, that damage is prevented.", engine.Enchantment, engine.White)
	f.add("Vell, the Patient", "Legendary Creature — Elf", "", engine.Creature|engine.Legendary, engine.Green)
	return f
}

// TestClassOfOneNotSeated: everything of a kind that somebody controls is looked
// for among what the question names, also of a player whom nothing named before;
// it is no object that is called so.
func TestClassOfOneNotSeated(t *testing.T) {
	for _, event := range []string{"Ember Rain deals 1 damage to Bob's creatures", "Ember Rain deals 1 damage to each of Bob's creatures", "Bob's creatures die"} {
		_, err := Read(Question{Events: []string{event}}, someCards())
		if err == nil || !strings.HasPrefix(err.Says.String(), "Nothing in the question is") {
			t.Errorf("%s: %v", event, err)
		}
	}
	read, err := Read(Question{Players: []string{"Dan"}, Facts: []string{"Moss Bear is a creature Bob controls"}, Events: []string{"Ember Rain deals 1 damage to Bob's creatures"}}, someCards())
	if err != nil || inenglish.Object(&read.Scenario.Board, read.Scenario.Events[0].Events[0].To.Object) != "Moss Bear" {
		t.Errorf("%v", err)
	}
}

// TestKindsAreNoCards: what is told only by its kind is never the card that an
// effect was given by, though that is of the kind; its name is, and what points at
// it.
func TestKindsAreNoCards(t *testing.T) {
	cards := someCards()
	cards.add("Grim Delver", "Creature — Dwarf", "If a source you control would deal damage to a player, it deals double that damage instead.", engine.Creature, engine.Red)
	dwarf := cards["grim delver"]
	dwarf.Subtypes = []string{"Dwarf"}
	cards["grim delver"] = dwarf
	for _, c := range []struct {
		facts []string
		event string
		card  bool
	}{
		{[]string{"Dwarf is a creature Bob controls"}, "Dwarf dies", false},
		{nil, "Bob's creature dies", false},
		{nil, "Grim Delver dies", true},
		{nil, "Alice's creature dies", true},
		{nil, "the Dwarf dies", true},
	} {
		q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Grim Delver"}, Facts: c.facts, Events: []string{c.event}}
		r, err := Read(q, cards)
		if err != nil {
			t.Errorf("%s: %s", c.event, err.Says)
			continue
		}
		board := &r.Scenario.Board
		if dies := board.Objects[r.Scenario.Events[0].Events[0].Object]; (dies.Name == "Grim Delver") != c.card {
			t.Errorf("%v %s: %s dies", c.facts, c.event, dies.Name)
		}
	}
}
