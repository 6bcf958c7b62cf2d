package cardfile

import "testing"

func TestEveryday(t *testing.T) {
	for text, want := range map[string]bool{
		"Destroy target Bear.":                        true,
		"Return target Bear to its owner's hand.":     true,
		"Red Sparks deals 2 damage to any target.":    true,
		"Counter target spell.":                       true,
		"Put a +1/+1 counter on target Bear.":         true,
		"Each player draws a card.":                   true,
		"Target Bear gains flying until end of turn.": false,
		"Withdraw.": false,
		"This spell can't be countered.\nYou gain 2 life.":    false,
		"Tap target Bear. (Its controller can't draw cards.)": false,
	} {
		if got := Everyday(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
