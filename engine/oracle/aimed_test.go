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
		{"Target creature you control deals damage equal to its power to target creature you don't control.", ""},
		{"Red Sparks deals 3 damage to target creature and 2 damage to target player.", ""},
		{"Destroy target artifact. Target player draws a card.", ""},
		{"You may exile target card from a graveyard. If you do, Red Sparks deals 2 damage to target player.", ""},
		{"Target creature you control deals damage equal to its power to each other creature.", ""},
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
