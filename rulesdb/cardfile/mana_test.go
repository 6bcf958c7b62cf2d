package cardfile

import "testing"

func TestTapsFor(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"{T}: Add {G}.", "{G}"},
		{"{T}: Add {C}{C}. This land deals 2 damage to you.", "{C}{C}!2"},
		{"{T}: Add {C}.\n{T}: Add {U} or {R}. This land deals 1 damage to you.", "{C}/{U}!1/{R}!1"},
		{"{T}: Add {B}, {G}, or {U}.", "{B}/{G}/{U}"},
		{"{T}: Add one mana of any color in your commander's color identity.", "{W}/{U}/{B}/{R}/{G}"},
		{"{T}: Add two mana of any one color. Spend this mana only to cast Dragon spells.", "{W}{W}/{U}{U}/{B}{B}/{R}{R}/{G}{G}"},
		{"{T}: Add {G} for each creature you control.", SomeMana},
		{"{T}: Add {U}. Put a depletion counter on this land.", SomeMana},
		{"{T}: Add {U}.\n{T}: Draw a card.", SomeMana},
		{"{T}: Draw a card.", ""},
		{"{T}, Pay 1 life: Add one mana of any color.", ""},
		{"({T}: Add {G} or {U}.)", ""},
	} {
		if got := TapsFor(c.text); got != c.want {
			t.Errorf("%q is tapped for %q, not %q", c.text, got, c.want)
		}
	}
}
