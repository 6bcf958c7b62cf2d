package oracle

import "testing"

// TestModes: how many modes are chosen is read, each mode is read without its sign, its name and
// its cost, and what a spell does besides its modes leaves the whole unread.
func TestModes(t *testing.T) {
	for _, c := range []struct {
		text   string
		choose Choice
		modes  int
		whole  bool
	}{
		{"Choose one —\n• Red Sparks deals 3 damage to target creature.\n• Destroy target artifact.", Choice{1, 1}, 2, true},
		{"Choose two —\n• Draw a card.\n• You gain 2 life.\n• Destroy target land.", Choice{2, 2}, 3, true},
		{"Choose one or both —\n• Draw a card.\n• You gain 2 life.", Choice{1, AllModes}, 2, true},
		{"Choose one —\n• Draw a card.\n• You gain 2 life.\nEntwine {2} (Choose both if you pay the entwine cost.)", Choice{1, AllModes}, 2, true},
		{"Spree (Choose one or more additional costs.)\n+ {2} — Draw a card.\n+ {1} — You gain 2 life.", Choice{1, AllModes}, 2, true},
		{"Choose one —\n• Long Sleep — Tap target creature.\n• Deep Sleep — Destroy target creature.", Choice{1, 1}, 2, true},
		{"Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 2 life.", Choice{3, 3}, 2, true},
		{"Choose one —\n• Draw a card.\n• Whittle a spoon.", Choice{1, 1}, 2, false},
		{"Choose one —\n• Draw a card.\n• You gain 2 life.\nTap target creature.", Choice{1, 1}, 0, false},
		{"Choose a spoon —\n• Draw a card.\n• You gain 2 life.", Choice{}, 0, false},
	} {
		s := ParseSpell("Red Sparks", c.text)
		if s.Choose != c.choose || len(s.Modes) != c.modes || s.Whole != c.whole || len(s.Does) > 0 {
			t.Errorf("%q is read as %d modes, %v, whole %v, doing %v", c.text, len(s.Modes), s.Choose, s.Whole, s.Does)
		}
	}
}

// TestAllows: as many modes as a choice says may be chosen, and no more than there are.
func TestAllows(t *testing.T) {
	for _, c := range []struct {
		choose Choice
		n, of  int
		want   bool
	}{
		{Choice{1, 1}, 1, 3, true}, {Choice{1, 1}, 2, 3, false}, {Choice{2, 2}, 1, 4, false},
		{Choice{1, AllModes}, 3, 3, true}, {Choice{1, AllModes}, 4, 3, false}, {Choice{0, 2}, 0, 3, true},
	} {
		if got := c.choose.Allows(c.n, c.of); got != c.want {
			t.Errorf("%v of %d allows %d: %v", c.choose, c.of, c.n, got)
		}
	}
}
