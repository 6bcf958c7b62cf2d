package infrench

import (
	"testing"

	"apnap/engine/oracle"
)

// TestSubtypes: the list holds subtypes of the game, each with a French word of
// its own; a subtype that is not listed keeps its name, in either number.
func TestSubtypes(t *testing.T) {
	said := map[string]string{}
	for name, s := range frenchSubtypes() {
		if got, ok := oracle.Subtype(name); !ok || got != name {
			t.Errorf("%q is no subtype", name)
		}
		if other := said[s.one]; other != "" {
			t.Errorf("%q is said of %s and %s", s.one, other, name)
		}
		said[s.one] = name
		if s.one == "" || s.many == "" {
			t.Errorf("%s has no words", name)
		}
	}
	for _, c := range []struct{ got, want string }{
		{subtype("Wolf", true).text, "loups"}, {subtype("Werewolf", true).text, "loups-garous"}, {subtype("Horse", true).text, "chevaux"},
		{subtype("Plains", true).the().text, "les plaines"}, {subtype("Island", false).a().text, "une île"}, {subtype("Human", false).the().text, "l'humain"},
		{subtype("Hero", false).the().text, "le héros"}, {subtype("Zubdrax", true).text, "Zubdraxes"}, {subtypeLabel("Squirrel"), "Écureuil"},
		{subtypeNoun([]string{"Elf", "Warrior"}, true).text, "elfes guerriers"}, {subtypeNoun([]string{"Urza's", "Tower"}, false).a().text, "une tour d'Urza"}, {tokenName("Vampire Demon"), "Vampire et Démon"}, {tokenName("Marit Lage"), "Marit Lage"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
