package infrench

import "testing"

// TestSubtypes: a subtype has its French word in either number; one that has none
// keeps its name.
func TestSubtypes(t *testing.T) {
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
