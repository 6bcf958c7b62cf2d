package oracle

import "apnap/engine"

// typeWord is the card type or supertype a word names, and whether the word is
// plural.
func typeWord(w string) (t engine.Types, plural, ok bool) {
	switch w {
	case "artifact", "artifacts":
		t = engine.Artifact
	case "battle", "battles":
		t = engine.Battle
	case "creature", "creatures":
		t = engine.Creature
	case "enchantment", "enchantments":
		t = engine.Enchantment
	case "instant", "instants":
		t = engine.Instant
	case "land", "lands":
		t = engine.Land
	case "planeswalker", "planeswalkers":
		t = engine.Planeswalker
	case "sorcery", "sorceries":
		t = engine.Sorcery
	case "kindred", "tribal":
		t = engine.Kindred
	case "basic":
		t = engine.Basic
	case "legendary":
		t = engine.Legendary
	case "snow":
		t = engine.Snow
	case "world":
		t = engine.World
	default:
		return 0, false, false
	}
	return t, w[len(w)-1] == 's', true
}

// supertypes are the types that stand only before other nouns.
const supertypes = engine.Basic | engine.Legendary | engine.Snow | engine.World | engine.Kindred

// typeNames lists the types in the order in which a type line has them.
func typeNames(t engine.Types) []string {
	var out []string
	for _, e := range [...]struct {
		t engine.Types
		n string
	}{{engine.Basic, "basic"}, {engine.Legendary, "legendary"}, {engine.Snow, "snow"}, {engine.World, "world"},
		{engine.Kindred, "kindred"}, {engine.Artifact, "artifact"}, {engine.Enchantment, "enchantment"},
		{engine.Battle, "battle"}, {engine.Land, "land"}, {engine.Creature, "creature"},
		{engine.Planeswalker, "planeswalker"}, {engine.Instant, "instant"}, {engine.Sorcery, "sorcery"}} {
		if t&e.t != 0 {
			out = append(out, e.n)
		}
	}
	return out
}

// colorWord is the color a word names.
func colorWord(w string) (engine.Colors, bool) {
	switch w {
	case "white":
		return engine.White, true
	case "blue":
		return engine.Blue, true
	case "black":
		return engine.Black, true
	case "red":
		return engine.Red, true
	case "green":
		return engine.Green, true
	case "colorless":
		return engine.Colorless, true
	}
	return 0, false
}

// colorNames lists the colors in the game's order.
func colorNames(c engine.Colors) []string {
	var out []string
	for _, e := range [...]struct {
		c engine.Colors
		n string
	}{{engine.White, "white"}, {engine.Blue, "blue"}, {engine.Black, "black"}, {engine.Red, "red"},
		{engine.Green, "green"}, {engine.Colorless, "colorless"}} {
		if c&e.c != 0 {
			out = append(out, e.n)
		}
	}
	return out
}

// stateWord says that a word before a noun is a state an object is in, kept as
// one of Filter.Marks.
func stateWord(w string) bool {
	switch w {
	case "attacking", "blocking", "tapped", "untapped", "enchanted", "equipped", "modified", "historic", "unblocked",
		"blocked", "kicked", "suspected", "face-down", "face-up", "goaded", "saddled", "renowned", "monocolored", "outlaw", "copied", "solved", "crewed":
		return true
	}
	return false
}

// keywordAbility is the length in words of the keyword that stands next, 0 if
// none does.
func keywordAbility(c *cursor) int {
	switch c.peek().Text {
	case "first", "double":
		if c.ahead(1).Text == "strike" {
			return 2
		}
	case "flying", "deathtouch", "defender", "haste", "hexproof", "indestructible", "lifelink", "menace", "reach",
		"trample", "vigilance", "shroud", "fear", "shadow", "horsemanship", "intimidate", "skulk", "flash", "infect",
		"wither", "prowess", "changeling", "toxic", "banding", "islandwalk", "swampwalk", "mountainwalk", "forestwalk",
		"plainswalk", "vanishing", "cycling", "dredge", "flashback", "persist", "undying", "bushido", "myriad", "dethrone",
		"flanking", "phasing", "rampage", "convoke", "exalted", "storm", "cascade", "riot", "training", "daybound", "unearth", "suspend":
		return 1
	}
	return 0
}
