package oracle

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/notation"
)

// TestMakingsReadBack reads what static abilities make of things, and reads the sentence that
// is printed of it again.
func TestMakingsReadBack(t *testing.T) {
	for _, text := range []string{
		"All creatures lose all abilities and have base power and toughness 1/1.",
		"Nonbasic lands are Mountains.",
		"Each land is a Swamp in addition to its other land types.",
		"Cards in graveyards lose all abilities.",
		"All lands lose all abilities except mana abilities.",
		"Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.",
		"Enchanted permanent is a colorless Forest land.",
		"All permanents are artifacts in addition to their other types.",
		"All permanents are colorless.",
		"Equipped creature is a white Angel in addition to its other colors and types.",
		"Creatures you control are the chosen type in addition to their other types.",
		"Each creature you control is a Vampire in addition to its other creature types.",
		"All Goblins are black and are Zombies in addition to their other creature types.",
		"Lands you control are every basic land type in addition to their other types.",
		"All nonland permanents are legendary.",
		"Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.",
		"Other creatures you control have flying and vigilance.",
		"Creatures you control with +1/+1 counters on them are artifacts in addition to their other types.",
		"Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
		"As long as you control an artifact, creatures you control lose all abilities.",
		"Creatures you control lose flying.",
	} {
		read := only(t, text)
		if read == nil {
			continue
		}
		says := inenglish.Effect(read, nil)
		if back := only(t, says); back != nil && (!back.Makes.Equal(read.Makes) || len(back.If) != len(read.If)) {
			t.Errorf("%s\n says %s\n that is %s\n and not %s", text, says, notation.Of(back), notation.Of(read))
		}
	}
}

// only is the one thing that a static ability makes.
func only(t *testing.T, text string) *engine.Effect {
	t.Helper()
	list := ParseCard("Gray Loom", "Enchantment", text)
	if len(list) != 1 || len(list[0].Makes) != 1 {
		t.Errorf("%s: makes %d", text, len(list[0].Makes))
		return nil
	}
	return &list[0].Makes[0]
}

// TestMakingsRefused leaves unread what says more than can be told.
func TestMakingsRefused(t *testing.T) {
	for _, text := range []string{
		"Creatures lose all abilities and gain a sense of humor.",
		"Creatures you control have \"If damage would be dealt to this creature, prevent that damage.\" and are blue.",
		"Enchanted creature is a copy of the chosen creature.",
		"Lands are boring.",
		"{T}: Creatures lose all abilities.",
		"I — Creatures lose all abilities.",
	} {
		for _, a := range ParseCard("Gray Loom", "Enchantment", text) {
			if len(a.Makes) > 0 {
				t.Errorf("%s: %s", text, notation.Of(&a.Makes[0]))
			}
		}
	}
}
