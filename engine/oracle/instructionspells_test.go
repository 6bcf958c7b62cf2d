package oracle

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// spellSays is what a spell does, in standard words; "" where it is not read whole.
func spellSays(text string) string {
	s := ParseSpell("Grey Tide", text)
	if !s.Whole {
		return ""
	}
	return inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: s.Does}, nil)
}

// TestSpellsDo reads what spells do in the words that cards have for it.
func TestSpellsDo(t *testing.T) {
	for text, want := range map[string]string{
		"Draw four cards. Then discard three cards unless you discard an Elf card.":                                                                                                            "Draw four cards and you may discard an Elf card. If you don't, discard three cards.",
		"Grey Tide deals 1 damage to target Elf unless that creature's controller has Grey Tide deal 7 damage to them.":                                                                        "Its controller may have ~ deal 7 damage to its controller. If you don't, ~ deals 1 damage to target Elf.",
		"Destroy target artifact. If you controlled that artifact, you gain 4 life.":                                                                                                           "Destroy target artifact. If that target is a permanent you control, you gain 4 life.",
		"Target Elf becomes red until end of turn.":                                                                                                                                            "Target Elf becomes red until end of turn.",
		"Until end of turn, target Elf loses all abilities and becomes a blue Frog with base power and toughness 2/3.":                                                                         "Target Elf loses all abilities and becomes a blue Frog and has base power and toughness 2/3 until end of turn.",
		"Until end of turn, all Elves become black and all lands become Swamps.":                                                                                                               "",
		"Target land becomes a 5/5 creature until end of turn. It's still a land.":                                                                                                             "Target land becomes a creature in addition to its other types and has base power and toughness 5/5 until end of turn.",
		"Tap up to three target Elves. Put an ice counter on each of them.":                                                                                                                    "Tap up to three target Elves and put an ice counter on that target.",
		"You and target opponent each draw two cards.":                                                                                                                                         "You draw two cards and target opponent draws two cards.",
		"Draw a card. Put three ice counters on an Elf you control.":                                                                                                                           "Draw a card and put three ice counters on an Elf you control.",
		"Return up to three Elf cards from your graveyard to your hand.":                                                                                                                       "You put up to three Elf cards from your graveyard into your hand.",
		"Look at the top six cards of your library. You may reveal an Elf card from among them and put it into your hand. Put the rest on the bottom of your library in any order.":            "You look at the top 6 cards of your library and you may put an Elf card from among them into your hand. If you do, put the rest on the bottom of your library. If you don't, put the rest on the bottom of your library.",
		"Reveal the top three cards of your library. You may put an Elf card and/or a Goblin card from among them into your hand. Put the rest into your graveyard.":                           "",
		"Destroy target artifact or Elf that isn't red.":                                                                                                                                       "Destroy target artifact other than a red permanent or Elf other than a red permanent.",
		"Exile target Elf. For each card exiled this way, draw a card. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them.": "",
	} {
		if got := spellSays(text); got != want {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
}
