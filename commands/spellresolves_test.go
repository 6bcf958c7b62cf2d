package commands

import (
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
)

// TestSpellsResolveByTheirText holds what becomes of spells of the built-in catalogue that a
// question has resolve: each does what its text says, to what is a target for it.
func TestSpellsResolveByTheirText(t *testing.T) {
	desk := New(Parts{Cards: cardindex.NewCards()})
	for _, row := range []struct{ effect, fact, event, says string }{
		{"Ann: Fire Servant", "it is Ann's turn", "Ann's Char resolves, targeting Bob", "Char deals 8 damage to Bob. Char deals 4 damage to Ann."},
		{"Bob: Rem Karolus, Stalwart Slayer", "it is Ann's turn", "Ann's Volcanic Fallout resolves", "Volcanic Fallout deals 2 damage to Rem Karolus, Stalwart Slayer. Volcanic Fallout deals 3 damage to Ann."},
		{"Ann: Rest in Peace", "Bob controls Serra Angel", "Ann's Swords to Plowshares resolves, targeting Bob's Serra Angel", "Serra Angel is exiled. Bob gains 4 life."},
		{"Ann: Rest in Peace", "Bob controls Serra Angel", "Ann's Wrath of God resolves", "Serra Angel is exiled (destroyed)."},
		{"Ann: Wrath of God", "Bob controls Serra Angel", "Ann's Wrath of God resolves", "Serra Angel dies."},
		{"Ann: Rest in Peace", "Bob controls a Forest", "Ann's Wrath of God resolves", "Nothing happens: what resolves finds nothing here that it acts on."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Aerial Predation resolves, targeting Bob's Hill Giant", "Nothing happens: Hill Giant is no legal target for Aerial Predation."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Flicker resolves, targeting Bob's Hill Giant", "Hill Giant is exiled. Hill Giant enters."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Lapse of Certainty resolves, targeting Bob's Shock", "Lapse of Certainty counters Shock. Shock is put on the top of Bob's library (countered)."},
		{"Ann: Bruvac the Grandiloquent", "Bob has 40 cards in the library", "Ann's Traumatize resolves, targeting Bob", "Bob mills 40 cards."},
		{"Ann: Rest in Peace", "Bob controls Serra Angel", "Ann's Condemn resolves, targeting Bob's Serra Angel", "Serra Angel is put on the bottom of Bob's library. Bob gains 4 life."},
		{"Ann: Boon Reflection", "Bob controls Hill Giant", "Ann's Raise Dead resolves, targeting Ann's Grizzly Bears", "Grizzly Bears is put into Ann's hand from Ann's graveyard."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Fumigate resolves", "Hill Giant is exiled (destroyed). Ann gains 1 life."},
		{"Ann: Bloodletter of Aclazotz", "it is Ann's turn; X is 3 for Exsanguinate", "Ann's Exsanguinate resolves", "Bob loses 6 life. Ann gains 6 life."},
		{"Ann: Urza's Armor", "Ann controls a Swamp", "Ann's Corrupt resolves, targeting Bob", "Corrupt deals 1 damage to Bob. Ann gains 1 life."},
		{"Bob: Notion Thief", "Ann has 2 cards in hand; Bob has 4 cards in hand; it is Ann's main phase", "Ann's Windfall resolves", "Ann discards two cards. Bob discards four cards. Bob draws eight cards."},
		{"Bob: Notion Thief", "Ann has 2 cards in hand; Bob has 4 cards in hand; it is Ann's main phase", "Ann's Dark Deal resolves", "Ann discards two cards. Bob discards four cards. Bob draws four cards."},
		{"Bob: Notion Thief", "it is Ann's main phase", "Ann's Timetwister resolves", "Bob draws fourteen cards."},
		{"Bob: Notion Thief", "it is Ann's main phase", "Ann's Wheel of Fortune resolves", "Bob draws fourteen cards."},
		{"Ann: Hellspark Elemental", "Ann's Hellspark Elemental was unearthed", "Ann's Hellspark Elemental enters; Ann's Hellspark Elemental is put into Ann's hand", "Hellspark Elemental enters. Hellspark Elemental is exiled."},
		{"Bob: Rest in Peace", "it is Ann's main phase", "Ann's Wheel of Fortune resolves", "Ann discards a card. A card from Ann's hand is exiled (discarded). Bob discards a card. A card from Bob's hand is exiled (discarded). Ann draws seven cards. Bob draws seven cards."},
		{"Bob: Notion Thief", "Bob has 2 cards in hand; it is Ann's main phase", "Ann's Wheel of Fortune resolves", "Bob draws fourteen cards."},
		{"Ann: Parallel Lives", "Ann controls Hill Giant", "Ann's Hellion Eruption resolves", "Hill Giant dies. Ann creates two Hellion tokens."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Desynchronize resolves, targeting Bob's Hill Giant", "Hill Giant is put on the bottom of Bob's library. Ann scries 2."},
		{"Ann: Furnace of Rath", "Ann controls Hill Giant", "Ann's Soul's Fire resolves, targeting Ann's Hill Giant, targeting Bob", "Hill Giant deals 6 damage to Bob."},
		{"Ann: Boon Reflection", "Ann has 12 life", "Ann's Beacon of Immortality resolves, targeting Ann", "Ann gains 24 life. Beacon of Immortality is put into Ann's library and shuffled."},
		{"Ann: Anointed Procession", "Ann controls Hill Giant", "Ann's Mercy Killing resolves, targeting Ann's Hill Giant", "Hill Giant dies. Ann creates six Elf Warrior tokens."},
		{"Bob: Urza's Armor", "Bob controls Hill Giant", "Ann's Simoon resolves, targeting Bob", "Simoon deals 1 damage to Hill Giant."},
		{"Bob: Containment Priest", "it is Ann's turn", "Ann's Natural Order resolves", "Ann searches a library. Green creature is exiled from Ann's library. Ann shuffles a library."},
		{"Ann: Anointed Procession", "Ann controls a Forest", "Ann's Brass's Bounty resolves", "Ann creates two Treasure tokens."},
		{"Ann: Rest in Peace", "Ann controls Nevinyrral's Disk; Bob controls Hill Giant", "Ann's Nevinyrral's Disk's activated ability resolves", "Rest in Peace is exiled (destroyed). Nevinyrral's Disk is exiled (destroyed). Hill Giant is exiled (destroyed)."},
		{"Ann: Parallel Lives", "Ann controls Krenko, Mob Boss", "Ann's Krenko, Mob Boss's activated ability resolves", "Ann creates two Goblin tokens."},
		{"Ann: Furnace of Rath", "Ann controls Walking Ballista", "Ann's Walking Ballista's second ability resolves, targeting Bob", "Walking Ballista deals 2 damage to Bob."},
		{"Ann: Rest in Peace", "Bob controls Serra Angel; X is 4 for Killing Glare", "Ann's Killing Glare resolves, targeting Bob's Serra Angel", "Serra Angel is exiled (destroyed)."},
		{"Ann: Rest in Peace", "Bob controls Serra Angel; X is 3 for Killing Glare", "Ann's Killing Glare resolves, targeting Bob's Serra Angel", "Nothing happens: Serra Angel is no legal target for Killing Glare."},
		{"Ann: Rest in Peace", "it is Ann's turn", "Ann's Twincast resolves, targeting Bob's Shock", "Ann copies Shock. Ann may choose new targets for the copy."},
		{"Bob: Rain of Gore", "it is Ann's turn", "Ann's Haunt the Network resolves, targeting Bob", "Bob is the chosen player. Ann creates two Thopter tokens. Bob loses 2 life. Ann loses 2 life."},
		{"Ann: Mondrak, Glory Dominus", "it is Ann's turn", "Ann's The Crystal's Chosen resolves", "Ann creates eight Hero tokens. The Crystal's Chosen puts a +1/+1 counter on Mondrak, Glory Dominus. The Crystal's Chosen puts a +1/+1 counter on each of the eight Hero tokens."},
		{"Ann: Contamination", "it is Ann's turn", "Ann's Songs of the Damned resolves", "Nothing happens: what resolves finds nothing here that it acts on."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Lost in Space resolves, targeting Bob's Hill Giant", "Hill Giant is put on the bottom of Bob's library. Ann surveils 1."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Contraband Livestock resolves, targeting Bob's Hill Giant", "Hill Giant is exiled. Ann rolls a twenty-sided die. Bob creates a Boar token."},
		{"Ann: Rest in Peace", "Bob controls Hill Giant", "Ann's Heal the Scars resolves, targeting Bob's Hill Giant", "Hill Giant gets a regeneration shield. Ann gains 3 life. Heal the Scars can still be used once."},
		{"Ann: Hardened Scales", "Bob controls Hill Giant", "Ann's Reality Strobe resolves, targeting Bob's Hill Giant", "Hill Giant is put into Bob's hand. Reality Strobe is exiled. Three time counters are put on Reality Strobe."},
		{"Bob: Grafdigger's Cage", "it is Ann's turn", "Ann's Soul Summons resolves", "Nothing happens: Grafdigger's Cage says it can't happen."},
		{"Ann: Aven Mindcensor", "Ann controls a Forest", "Bob's Mwonvuli Acid-Moss resolves, targeting Ann's Forest", "Ann's Forest is put into Ann's graveyard. Bob searches the top 4 cards of a library. Bob's Forest enters tapped. Bob shuffles a library."},
		{"Ann: Rest in Peace", "Bob controls Sol Ring", "Ann's Broken Bond resolves, targeting Bob's Sol Ring", "Sol Ring is exiled (destroyed). Land enters."},
		{"Bob: Stranglehold", "it is Ann's turn", "Ann's Bring to Light resolves", "Ann shuffles a library."},
		{"Bob: Hardened Scales", "Ann controls Hill Giant; Ann controls Grizzly Bears", "Ann's Exhilarating Elocution resolves, targeting Ann's Grizzly Bears", "Exhilarating Elocution puts two +1/+1 counters on Grizzly Bears. Hill Giant gets +1/+1 until end of turn."},
		{"Ann: Underrealm Lich", "it is Ann's turn", "Ann's Hindering Light resolves, targeting Ann's Divination", "Nothing happens: Divination is no legal target for Hindering Light."},
		{"Ann: Dauthi Voidwalker", "it is Bob's turn", "Bob's Burning of Xinye resolves, targeting Ann; Bob's Burning of Xinye is put into Bob's graveyard as it finishes resolving", "Burning of Xinye deals 4 damage to Dauthi Voidwalker. Burning of Xinye is exiled. Dauthi Voidwalker puts a void counter on Burning of Xinye."},
		{"Ann: Rest in Peace", "Ann controls Elspeth, Sun's Champion; Bob controls Serra Angel", "Ann's Elspeth, Sun's Champion's -3 ability resolves", "Serra Angel is exiled (destroyed)."},
	} {
		c, err := desk.Rule(ruling.Ask{Players: []string{"Ann", "Bob"}, Effects: []string{row.effect}, Facts: []string{row.fact}, Events: []string{row.event}})
		if err != nil {
			t.Errorf("%s: %v", row.event, err)
			continue
		}
		var got []string
		for _, o := range c.Ruling.Outcomes {
			got = append(got, o.Says)
		}
		if !slices.Contains(got, row.says) {
			t.Errorf("%s\n got  %s\n want %s", row.event, strings.Join(got, " / "), row.says)
		}
	}
}
