package oracle

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// TestTold: what a spell only tells, what it puts off and what it sets up are steps of it, and
// what is said of them is read back; what goes on about something else is not.
func TestTold(t *testing.T) {
	for text, want := range map[string]string{
		"Tap target creature. It doesn't untap during its controller's next untap step.":                                                                                              "Tap target creature and that target doesn't untap during its controller's next untap step.",
		"Target creature gets +2/+2 until end of turn and must be blocked this turn if able.":                                                                                         "Target creature gets +2/+2 until end of turn and that target must be blocked this turn if able.",
		"Draw a card at the beginning of the next turn's upkeep.":                                                                                                                     "You draw a card at the beginning of the next turn's upkeep.",
		"You may play an additional land this turn.\nDraw a card.":                                                                                                                    "You may play an additional land this turn and draw a card.",
		"Exile target creature. At the beginning of the next end step, return that card to the battlefield under its owner's control.":                                                "Exile target creature and you get a delayed triggered ability.",
		"Create a 1/1 green Saproling creature token. Sacrifice it at the beginning of the next end step.":                                                                            "Create a 1/1 green Saproling creature token and you get a delayed triggered ability.",
		"Target creature gets +1/+0 until end of turn. When that creature dies this turn, draw a card.":                                                                               "Target creature gets +1/+0 until end of turn and you get a delayed triggered ability.",
		"Whenever a creature frobs this turn, draw a card.":                                                                                                                           "",
		"At the beginning of the next end step, whittle a spoon.":                                                                                                                     "",
		"Tap target creature. It doesn't untap during its controller's next untap step of spoons.":                                                                                    "",
		"Create an X/X green Ooze creature token, where X is the number of creatures you control.":                                                                                    "Create an X/X green Ooze creature token, where X is the number of creatures you control.",
		"Create two 1/1 red Devil creature tokens. They have \"When this token dies, it deals 1 damage to any target.\"":                                                              "Create two 1/1 red Devil creature tokens with an ability of its own.",
		"Until end of turn, target creature gets +1/+0 and gains \"When this creature dies, draw a card.\"":                                                                           "Target creature gets +1/+0 and gains an ability of its own until end of turn.",
		"Destroy target creature if it's white.\nDestroy that creature if it's green instead if you control a Forest.":                                                                "Destroy target creature if that target is white or you control a Forest and that target is green.",
		"Red Sparks deals X damage divided evenly, rounded down, among any number of targets.":                                                                                        "~ deals X damage divided evenly, rounded down, among any number of targets.",
		"Red Sparks deals 2 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.":                                        "~ deals 2 damage to target player or planeswalker and each creature target player controls.",
		"Return target creature to its owner's hand. That creature's controller may pay {1}. If the player does, they may copy this spell and may choose a new target for that copy.": "Return target creature to its owner's hand and its controller may pay {1}. If you do, that player may copy ~ and that player may choose new targets for the copy.",
		"You lose half your life, rounded up.":                                                                                                                                        "You lose half X life, rounded up, where X is your life total.",
		"Create a 0/0 green Plant creature token with \"This token gets +1/+1 for each land you control.\"":                                                                           "Create a 0/0 green Plant creature token with an ability of its own.",
		"Create a 1/1 red Goblin creature token with \"If you would draw a card, draw two cards instead.\"":                                                                           "",
		"Counter target spell if it's blue.":                                                                                                                                          "Counter target spell if that target is blue.",
	} {
		s, got := ParseSpell("Red Sparks", text), ""
		if s.Whole {
			got = inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: s.Does}, nil)
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}

// TestCastTriggers: what a spell's being cast triggers is told apart from what it does.
func TestCastTriggers(t *testing.T) {
	for text, want := range map[string]bool{
		"Draw a card.\nStorm (When you cast this spell, copy it for each spell cast before it this turn.)": true,
		"When you cast this spell, you gain 2 life.\nDraw a card.":                                         true,
		"Draw a card.\n{2}, Exile this card from your graveyard: You gain 2 life.":                         false,
	} {
		if s := ParseSpell("Red Sparks", text); !s.Whole || len(s.Does) != 1 || s.Triggers != want {
			t.Errorf("%q: whole %v, %d steps, triggers %v", text, s.Whole, len(s.Does), s.Triggers)
		}
	}
}
