package oracle

import "testing"

// TestTheRest: what is left of the cards looked at is what was put nowhere yet.
func TestTheRest(t *testing.T) {
	for text, rest := range map[string]int{
		"Look at the top four cards of your library. Put two of them into your hand and the rest on the bottom of your library in any order.": 2,
		"Look at the top seven cards of your library. Put one of them into your hand and the rest into your graveyard.":                       6,
		"Look at the top six cards of your library. Put three of those cards into your hand and the rest into your graveyard.":                3,
		"Look at the top five cards of your library. Put the rest into your graveyard.":                                                       -1,
	} {
		ins, err := ParseInstruction("Wick", text)
		switch {
		case rest < 0 && err == nil:
			t.Errorf("%q is not refused", text)
		case rest < 0:
		case err != nil:
			t.Errorf("%q: %v", text, err)
		case ins[len(ins)-1].Amount.N != rest:
			t.Errorf("%q: the rest is %d, want %d", text, ins[len(ins)-1].Amount.N, rest)
		}
	}
}
