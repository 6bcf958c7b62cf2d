package oracle

import "testing"

// TestSentenceEndsInQuotation: a full stop inside a quotation ends the sentence around it, and the next
// one is read by itself.
func TestSentenceEndsInQuotation(t *testing.T) {
	const text = "Whenever another creature you control dies, create a Clue token with \"This token can't block.\" " +
		"If the creature had power 5 or greater, create two of those tokens instead."
	a := ParseAbility("Gray Sentinel", "Creature", text)
	if a.Err != nil || len(a.Effects) != 1 {
		t.Fatalf("%d effects, refused: %v", len(a.Effects), a.Err)
	}
	const want = "If that creature has power greater than or equal to 5, 2 of those tokens are created instead."
	if got := a.Effects[0].Says; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
