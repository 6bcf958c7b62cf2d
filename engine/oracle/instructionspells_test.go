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
		"Draw four cards. Then discard three cards unless you discard an Elf card.":                                     "Draw four cards and you may discard an Elf card. If you don't, discard three cards.",
		"Grey Tide deals 1 damage to target Elf unless that creature's controller has Grey Tide deal 7 damage to them.": "~ deals 1 damage to target Elf unless its controller has ~ deal 7 damage to them.",
		"Destroy target Elf unless its controller pays life equal to its toughness.":                                    "Destroy target Elf unless its controller pays life equal to that target's toughness.",
		"Destroy target Elf. If the gift wasn't promised, you lose 7 life.":                                             "Destroy target Elf. If the gift wasn't promised, you lose 7 life.",
		"Any number of target opponents each lose 7 life.":                                                              "Any number of target opponents each lose 7 life.",
		"Any number of target players each gain 7 life.":                                                                "Any number of target players each gain 7 life.",
		"Target Elf or Goblin phases out.":                                                                              "Target Elf or Goblin phases out.",
		"Target opponent discards seven cards. Draw a card.":                                                            "Target opponent discards seven cards. Draw a card.",
		"Counter target spell if its mana value is 7 or less.":                                                          "Counter target spell if that target's mana value is 7 or less.",
		"Draw a card. The Ring tempts you.":                                                                             "Draw a card and you are tempted by the Ring.",
		"Destroy target artifact. If you controlled that artifact, you gain 4 life.":                                    "Destroy target artifact. If that target is a permanent you control, you gain 4 life.",
		"Target Elf becomes red until end of turn.":                                                                     "Target Elf becomes red until end of turn.",
		"Until end of turn, target Elf loses all abilities and becomes a blue Frog with base power and toughness 2/3.":  "Target Elf loses all abilities and becomes a blue Frog and has base power and toughness 2/3 until end of turn.",
		"Until end of turn, all Elves become black and all lands become Swamps.":                                        "",
		"Target land becomes a 5/5 creature until end of turn. It's still a land.":                                      "Target land becomes a creature in addition to its other types and has base power and toughness 5/5 until end of turn.",
		"Tap up to three target Elves. Put an ice counter on each of them.":                                             "Tap up to three target Elves and put an ice counter on that target.",
		"You and target opponent each draw two cards.":                                                                  "You draw two cards and target opponent draws two cards.",
		"Draw a card. Put three ice counters on an Elf you control.":                                                    "Draw a card and put three ice counters on an Elf you control.",
		"Return up to three Elf cards from your graveyard to your hand.":                                                "You put up to three Elf cards from your graveyard into your hand.",
		"Look at the top six cards of your library. You may reveal an Elf card from among them and put it into your hand. Put the rest on the bottom of your library in any order.": "You look at the top 6 cards of your library and you may put an Elf card from among them into your hand. If you do, put the rest on the bottom of your library. If you don't, put the rest on the bottom of your library.",
		"Reveal the top three cards of your library. You may put an Elf card and/or a Goblin card from among them into your hand. Put the rest into your graveyard.":                "",
		"Destroy target artifact or Elf that isn't red.": "Destroy target artifact other than a red permanent or Elf other than a red permanent.",
		"Exile target Elf. For each card exiled this way, draw a card. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them.": "",
		"Grey Tide deals 7 damage to target Elf. Destroy all Equipment attached to that creature.":                                                                                             "~ deals 7 damage to target Elf. Destroy each Equipment attached to that target.",
		"Create a Royal Role token attached to target Elf you control.":                                                                                                                        "Create a Royal Role token and attach it to target Elf you control.",
		"Counter target activated ability. Draw four cards.":                                                                                                                                   "You counter an ability and draw four cards.",
		"Counter target Elf spell, activated ability, or triggered ability.":                                                                                                                   "Counter target Elf spell or ability.",
		"Counter target triggered ability or red spell.":                                                                                                                                       "Counter target red spell or ability.",
		"Put a +1/+1 counter and an ice counter on target Elf.":                                                                                                                                "Put a +1/+1 counter on target Elf and put an ice counter on that target.",
		"Put an ice counter on target Elf and three ice counters on another target Elf.":                                                                                                       "Put an ice counter on target Elf and put three ice counters on a second target Elf.",
		"Target Elf gets +7/+7 until end of turn. If it's red, it also gains flying until end of turn.":                                                                                        "Target Elf gets +7/+7 until end of turn. If that target is red, that target gains flying until end of turn.",
		"Create a 0/0 red Elf creature token. Put seven ice counters on it.":                                                                                                                   "Create a 0/0 red Elf creature token and put seven ice counters on it.",
		"Counter target spell unless its controller pays {X}, where X is the number of Elves you control.":                                                                                     "Counter target spell unless its controller pays {X}.",
		"Destroy all Elves. You lose 2 life for each Elf that died this way.":                                                                                                                  "Destroy each Elf and you lose X life, where X is twice the number of Elves that died this way.",
		"Exile an Elf card from your graveyard. Create a token that's a copy of it.":                                                                                                           "",
		"Draw a card, then shuffle a card from your hand into your library.":                                                                                                                   "Draw a card and you shuffle a card from your hand into its owner's library.",
		"Exile target Elf. Its controller manifests the top card of their library.":                                                                                                            "Exile target Elf and its controller manifests a card.",
		"Exile target Elf that has dealt damage this turn.":                                                                                                                                    "Exile target Elf that has dealt damage this turn.",
		"Until end of turn, whenever an Elf dies, draw a card.":                                                                                                                                "You get a delayed triggered ability.",
		"Until end of turn, whenever target Elf deals damage, draw a card.":                                                                                                                    "",
		"Grey Tide deals 7 damage to each Elf except for Elves you control.":                                                                                                                   "~ deals 7 damage to each Elf other than an Elf you control.",
		"Search target player's library for an Elf card and exile it. Then that player shuffles.":                                                                                              "Target player has cards exiled from the library and that player shuffles their library.",
		"Double target Elf's power until end of turn.":                                                                                                                                         "Target Elf gets +X/+0 until end of turn, where X is that target's power.",
		"Grey Tide deals 1 damage to each Elf if {R} was spent to cast this spell and 1 damage to each Goblin if {G} was spent to cast this spell.":                                            "If {R} was spent to cast it, ~ deals 1 damage to each Elf. If {G} was spent to cast it, ~ deals 1 damage to each Goblin.",
		"Target Elf gets +7/+7 until end of turn if you control a Goblin.":                                                                                                                     "If you control a Goblin, target Elf gets +7/+7 until end of turn.",
		"Counter target spell if its controller is poisoned.":                                                                                                                                  "If its controller has 1 or more poison counters on it, counter target spell.",
		"Destroy all Elves or all Goblins.":                                                                                                                                                    "You may destroy each Elf. If you don't, destroy each Goblin.",
		"Return two cards at random from your graveyard to your hand.":                                                                                                                         "You put two cards from your graveyard at random into your hand.",
		"Two target Elves you control each deal damage equal to their power to target Goblin.":                                                                                                 "Two target Elves you control each deal damage equal to their power to a second target Goblin.",
		"Look at target opponent's hand and choose two cards from it. That player discards those cards.":                                                                                       "Target opponent discards two cards from their revealed hand as you choose.",
		"Target player sacrifices an Elf of their choice with mana value 7 or less.":                                                                                                           "Target player sacrifices an Elf with mana value less than or equal to 7.",
		"Target player shuffles up to three target cards from their graveyard into their library.":                                                                                             "Target player shuffles up to three target cards in that player's graveyard into its owner's library.",
		"Counter target spell. If that spell is countered this way, draw a card.":                                                                                                              "Counter target spell. If that target spell is countered this way, draw a card.",
		"Each opponent sacrifices an Elf with the greatest mana value among Elves they control.":                                                                                               "Each opponent sacrifices an Elf with the greatest mana value among Elves that player controls.",
		"Roll two d6 and choose one result. Draw cards equal to that result.":                                                                                                                  "Roll two six-sided dice and you choose one result and draw X cards, where X is the chosen result.",
		"Roll a d20.\n1—9 | Draw a card.\n10+ | You gain 7 life.":                                                                                                                              "Roll a twenty-sided die. If you rolled 1 to 9, draw a card. If you rolled 10 or higher, you gain 7 life.",
		"Roll a d20.\n1—9 | Draw a card.\n10—20 | Prevent all damage that would be dealt this turn.":                                                                                           "",
		"Whenever an Elf attacks this turn, you gain 7 life.":                                                                                                                                  "You get a delayed triggered ability.",
		"Exile target Elf. Return the exiled card to the battlefield under its owner's control at the beginning of the next end step.":                                                         "Exile target Elf and you get a delayed triggered ability.",
		"Choose an opponent. You and that player each draw a card.":                                                                                                                            "An opponent of your choice is the chosen player and you draw a card and an opponent of your choice draws a card.",
		"Choose an opponent. That player draws a card. Choose an opponent. That player loses 7 life.":                                                                                          "",
		"Choose an opponent. You gain 7 life for each Elf that player controls.":                                                                                                               "",
		"Return each Elf without an ice counter on it to its owner's hand.":                                                                                                                    "Return each Elf with no ice counters on it to its owner's hand.",
		"You get an amount of {E} equal to the number of Elves you control.":                                                                                                                   "You put X energy counters on you, where X is the number of Elves you control.",
		"Distribute two ice counters among one or two target Elves.":                                                                                                                           "Distribute 2 ice counters among one or two target Elves.",
		"Grey Tide deals 7 damage to target Elf and 2 damage to up to one other target Goblin.":                                                                                                "~ deals 7 damage to target Elf and ~ deals 2 damage to a second target Goblin.",
		"Return another target Elf to its owner's hand.":                                                                                                                                       "Return another target Elf to its owner's hand.",
		"Each player sacrifices X Elves of their choice.":                                                                                                                                      "Each player sacrifices X Elves.",
		"You may tap or untap target Elf.":                                                                                                                                                     "You may tap target Elf. If you don't, you may untap that target.",
		"Tap or untap target Elf.":                                                                                                                                                             "You may tap target Elf. If you don't, untap that target.",
		"Change the target of target spell with a single target.":                                                                                                                              "Target spell gets another target.",
		"Create a token that's a copy of target Elf you control, except it's 7/7 and it isn't legendary.":                                                                                      "Create a token that's a copy of target Elf you control, except it's 7/7, and it isn't legendary.",
		"Create a token that's a copy of target Elf, except it has \"When this token dies, draw a card.\"":                                                                                     "Create a token that's a copy of target Elf, except it has an ability of its own.",
		"Create a token that's a copy of target Elf, except it's a 7/7 red Goblin.":                                                                                                            "",
		"Destroy all Elves. For each Elf destroyed this way, its controller creates a Clue token.":                                                                                             "Destroy each Elf and each player creates X Clue tokens, where X is the number of Elves destroyed this way that player controls.",
		"Destroy target Elf with power or toughness 7 or greater.":                                                                                                                             "Destroy target Elf with power greater than or equal to 7 or Elf with toughness greater than or equal to 7.",
		"Grey Tide deals damage to target spell's controller equal to that spell's mana value.":                                                                                                "~ deals X damage to target spell's controller, where X is that target's mana value.",
		"Reveal the top card of your library. If it's an Elf card, you gain life equal to its power.":                                                                                          "You reveal the top card of your library. If the revealed card is an Elf card, you gain X life, where X is the revealed card's power.",
		"Exile the top card of your library. You may cast that card without paying its mana cost. If you do, draw a card.":                                                                     "",
		"Target opponent reveals their hand. You may choose a nonland card from it. If you do, they discard it. Otherwise, draw a card.":                                                       "You may have target opponent discard a nonland card from their revealed hand as you choose. If you don't, draw a card.",
		"If {R} was spent to cast this spell, target player reveals their hand, you choose a nonland card from it, then that player discards that card.":                                       "If {R} was spent to cast it, target player discards a nonland card from their revealed hand as you choose.",
		"Search your library for up to two Elf cards, put them onto the battlefield tapped, then shuffle.":                                                                                     "You search your library for up to two Elf cards and you put them onto the battlefield tapped and you shuffle your library.",
		"Exile the top two cards of target opponent's library face down.":                                                                                                                      "Target opponent exiles the top 2 cards of their library face down.",
		"Exile the top card of each player's library.":                                                                                                                                         "Each player exiles the top card of their library.",
		"Target player sacrifices an Elf and a Goblin of their choice.":                                                                                                                        "Target player sacrifices an Elf and that player sacrifices a Goblin.",
		"Target player sacrifices half the Elves they control of their choice, rounded up.":                                                                                                    "Target player sacrifices half the Elves that player controls, rounded up.",
		"Tap target Elf and it doesn't untap during its controller's next untap step.":                                                                                                         "Tap target Elf and that target doesn't untap during its controller's next untap step.",
		"Untap target Elf. Tap target Goblin, and that creature doesn't untap during its controller's next untap step.":                                                                        "Untap target Elf and tap a second target Goblin and any other target doesn't untap during its controller's next untap step.",
		"You may shuffle up to four target cards from your graveyard into your library.":                                                                                                       "You may shuffle up to four target cards in your graveyard into its owner's library.",
		"If {R} was spent to cast this spell, tap all Elves. They don't untap during their controller's next untap step.":                                                                      "If {R} was spent to cast it, tap each Elf and it doesn't untap during its controller's next untap step.",
	} {
		if got := spellSays(text); got != want {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
}
