package cardfile

import "testing"

// TestBearsOn has a sentence of each sort, and those that nobody knows.
func TestBearsOn(t *testing.T) {
	for _, c := range []struct{ says, on string }{
		{"Noncreature spells cost {1} more to cast.", "P"},
		{"Instant and sorcery spells you cast cost {1} less to cast. This effect can't reduce the mana in that cost to less than one mana.", "P"},
		{"You may play lands from your graveyard.", "L"},
		{"You may look at the top card of your library any time, and you may cast creature spells from the top of your library.", "L"},
		{"Players play with the top card of their libraries revealed.", "L"},
		{"You may cast spells as though they had flash.", "L"},
		{"Players can cast spells and activate abilities only during their own turns.", "C"},
		{"During your turn, your opponents can't cast spells or activate abilities of artifacts.", "C"},
		{"You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.", "CL"},
		{"The first spell you cast each turn has cascade.", "C"},
		{"Activated abilities of artifacts can't be activated unless they're mana abilities.", "V"},
		{"Enchanted creature can't attack or block, and its activated abilities can't be activated.", "QV"},
		{"Enchanted permanent can't attack, block, or crew Vehicles, and its activated abilities can't be activated.", "QV"},
		{"Creatures you control get +1/+1, and this creature's activated abilities can't be activated.", "?"},
		{"If an ability of another Shrine you control triggers, that ability triggers an additional time.", "T"},
		{"Players can't untap more than one artifact during their untap steps.", "U"},
		{"Untap all creatures you control during each other player's untap step.", "U"},
		{"Other Elves you control get +1/+1.", "Z"},
		{"Idol's power and toughness are each equal to the number of lands you control.", "W"},
		{"As long as you control a Swamp, this creature gets +1/+1 and has flying.", "QZ"},
		{"Equipped creature gets +2/+2 and has trample.", "GZ"},
		{"Each creature you control assigns combat damage equal to its toughness rather than its power.", "G"},
		{"Enchanted creature has \"{T}: Draw a card.\"", "X"},
		{"Creatures you control have \"When this creature dies, draw a card.\"", "M"},
		{"Equipped creature has \"Whenever this creature attacks, you gain 1 life.\"", "A"},
		{"All artifacts have \"At the beginning of your upkeep, sacrifice this artifact.\"", "E"},
		{"For Mirrodin!", "I"},
		{"Start your engines!", "F"},
		{"The \"legend rule\" doesn't apply to permanents you control.", "M"},
		{"A deck can have any number of cards named Idol.", "Q"},

		{"Enchanted creature has \"Whenever you gain life, draw a card.\"", "?"},
		{"Creatures you control get +1/+1 and can't be the targets of spells.", "?"},
		{"Noncreature spells cost {1} more to cast. Frogs dance.", "?"},
		{"Cards in graveyards can't be the targets of spells or abilities.", "?"},
		{"Each creature card in your hand has madness.", "?"},
		{"Your devotion to each color is increased by one.", "?"},
		{"Frogs dance and get +1/+1 whenever they would.", "?"},
	} {
		on, ok := BearsOn("Idol", c.says)
		if !ok {
			on = "?"
		}
		if on != c.on {
			t.Errorf("%s bears on %s, want %s", c.says, on, c.on)
		}
	}
}
