package oracle

import (
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/notation"
)

// TestSpellAims: what a spell does is about the one target that a question can bind it
// to, and "its", "it" and "that player" are that target; two targets are not taken for
// one, and what is unsaid is refused.
func TestSpellAims(t *testing.T) {
	for _, c := range []struct{ text, notation string }{
		{"Target creature you control deals damage equal to its power to target creature you don't control.", "filter:(is:target-2 types:creature controller:not-you targeted:yes) on:target-2 source:target amount:(op:power ref:target)"},
		{"Red Sparks deals 3 damage to target creature and 2 damage to target player.", "filter:(is:target-2 players:yes targeted:yes) on:target-2 source:this amount:(n:2)"},
		{"Destroy target artifact. Target player draws a card.", "who:target-2 aim:(is:target-2 players:yes targeted:yes)"},
		{"You may exile target card from a graveyard. If you do, Red Sparks deals 2 damage to target player.", "then:[(verb:damage filter:(is:target-2 players:yes targeted:yes) on:target-2"},
		{"Target creature you control deals damage equal to its power to each other creature.", "filter:(not:(is:target) types:creature) source:target"},
		{"Destroy target creature. Put a +1/+1 counter on target creature you control. It gains flying until end of turn.", ""},
		{"Tap target creature. Untap target land. Destroy target artifact.", ""},
		{"Destroy up to two target artifacts.", "filter:(is:target types:artifact targeted:yes targets:\"up to two\")"},
		{"Target creature you control fights target creature you don't control.", "what:target filter:(is:target-2 types:creature controller:not-you targeted:yes) on:target-2 word:\"fight\""},
		{"Target creature gets +2/-1 and gains trample until end of turn.", "what:target filter:(is:target types:creature targeted:yes) power:(n:2) toughness:(n:-1) keywords:[\"trample\"]"},
		{"Until end of turn, creatures you control get +X/+X, where X is the number of lands you control.", "power:(op:count filter:(types:land controller:you)) toughness:(op:count"},
		{"Target creature gets +2/+2.", ""},
		{"Target creature gains indestructible until end of turn.", "keywords:[\"indestructible\"]"},
		{"Target creature can't block this turn.", "keywords:[\"unable to block\"]"},
		{"Target creature gets +1/+0 until end of turn and can't be blocked this turn.", "power:(n:1) toughness:() keywords:[\"unable to be blocked\"]"},
		{"Creatures without flying can't attack or block this turn.", "filter:(types:creature notKeywords:[\"flying\"]) keywords:[\"unable to attack or block\"]"},
		{"Target creature can't be blocked this turn except by Walls.", ""},
		{"Target creature can't block.", ""},
		{"Red Sparks deals 3 damage divided as you choose among one, two, or three target creatures.", "filter:(is:target types:creature targeted:yes targets:\"one, two, or three\") on:target source:this amount:(op:share"},
		{"Red Sparks deals 3 damage divided as you choose among any number of targets.", "filter:(is:target targeted:yes targets:\"any number of\") on:target"},
		{"Red Sparks deals 3 damage divided as you choose among the losers.", ""},
		{"Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.", "what:target filter:(is:target types:creature targeted:yes) thisTurn:yes"},
		{"Gain control of target artifact for as long as you control a Wall.", ""},
		{"Target player sacrifices a creature. You gain life equal to that creature's toughness.", "who:you amount:(op:toughness ref:those)"},
		{"Target player sacrifices two creatures. You gain life equal to that creature's toughness.", ""},
		{"Destroy target creature. Reveal the top card of your library. If it's a land card, return it to the battlefield.", ""},
		{"Destroy target artifact and target land.", "filter:(or:[(types:artifact targeted:yes) (types:land targeted:yes)] is:target targeted:yes targets:\"two\")"},
		{"Destroy target artifact and up to one target land.", ""},
		{"For each opponent, create a token that's a copy of target creature that player controls.", ""},
		{"Each player reveals the top card of their library, then puts that card into their hand.", ""},
		{"Red Sparks deals damage to target player equal to its power.", ""},
		{"Target creature deals damage to itself equal to its power.", "on:target source:target amount:(op:power ref:target)"},
		{"Target player discards two cards. Red Sparks deals 3 damage to that player.", "on:target source:this"},
		{"Target player discards two cards. If this spell was kicked, it deals 3 damage to that player.", "on:target source:this"},
		{"Put a +1/+1 counter on target creature and untap it.", "verb:untap what:target"},
		{"Target opponent loses 2 life.", "aim:(is:target players:yes player:opponent targeted:yes)"},
		{"Each player exiles a card from their hand.", "who:each-player"},
		{"Return target creature card from your graveyard to the battlefield. You may put a creature card from your hand onto the battlefield. That creature gains haste.", "what:those word:\"gains haste\""},
	} {
		got := ""
		if s := ParseSpell("Red Sparks", c.text); s.Whole {
			got = notation.Of(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: s.Does})
		}
		if (got == "") != (c.notation == "") || !strings.Contains(got, c.notation) {
			t.Errorf("%q is read as %q, not with %q", c.text, got, c.notation)
		}
	}
}

// TestRevealedHand: a card that somebody chooses from a hand revealed for it is one that the
// player discards or exiles, whatever the words that say which it may be.
func TestRevealedHand(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{"Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.", "Target opponent discards a nonland card from their revealed hand as you choose."},
		{"Target player reveals their hand. You choose a card from it with mana value 3 or greater and exile that card.", "Target player exiles a card with mana value greater than or equal to 3 from their revealed hand as you choose."},
		{"Target opponent reveals their hand. You choose two cards from it. That player discards that card.", ""},
		{"Target opponent reveals their hand. You choose a card from it. That player eats that card.", ""},
	} {
		s, got := ParseSpell("Red Sparks", c.text), ""
		if s.Whole {
			got = inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: s.Does}, nil)
		}
		if got != c.says {
			t.Errorf("%q is read as %q, not %q", c.text, got, c.says)
		}
	}
}
