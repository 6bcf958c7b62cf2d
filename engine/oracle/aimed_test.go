package oracle

import (
	"strings"
	"testing"

	"apnap/engine"
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
		{"Target player sacrifices a creature. You gain life equal to that creature's toughness.", ""},
		{"Each player reveals the top card of their library, then puts that card into their hand.", ""},
		{"Red Sparks deals damage to target player equal to its power.", ""},
		{"Target creature deals damage to itself equal to its power.", "on:target source:target amount:(op:power ref:target)"},
		{"Target player discards two cards. Red Sparks deals 3 damage to that player.", "on:target source:this"},
		{"Target player discards two cards. If this spell was kicked, it deals 3 damage to that player.", "on:target source:this"},
		{"Put a +1/+1 counter on target creature and untap it.", "verb:untap what:target"},
		{"Target opponent loses 2 life.", "aim:(is:target players:yes player:opponent targeted:yes)"},
		{"Each player exiles a card from their hand.", "who:each-player"},
	} {
		got := ""
		if s := ParseSpell("Red Sparks", c.text); s.Whole {
			got = Notation(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: s.Does})
		}
		if (got == "") != (c.notation == "") || !strings.Contains(got, c.notation) {
			t.Errorf("%q is read as %q, not with %q", c.text, got, c.notation)
		}
	}
}
