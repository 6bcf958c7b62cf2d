package engine

import (
	"fmt"
	"testing"
)

// TestAssured: Bob may hand the damage to Alice, who may prevent it; so Bob can
// be sure to take it himself, and Alice of nothing.
func TestAssured(t *testing.T) {
	hand := instance("Hand Over", damageEffect(Replacement, Change{Kind: RedirectTo, Ref: Target}))
	hand.Effect.May, hand.Controller, hand.Target = RefYou, 1, PlayerEntity(0)
	hand.Effect.When.Affected = &Filter{Players: true, Player: You}
	ward := instance("Ward", damageEffect(Prevention, Change{Kind: PreventAll}))
	ward.Effect.May = RefYou
	ward.Effect.When.Affected = &Filter{Players: true, Player: You}
	x, err := Explore(question(bolt(3), hand, ward), nil, Limits{})
	if err != nil || len(x.Ends) != 3 {
		t.Fatalf("%d ends, %v; want 3", len(x.Ends), err)
	}
	var bob int
	for i, e := range x.Ends {
		if f := e.Outcome.Facts[0]; !f.Nothing && f.Event.To == PlayerEntity(1) {
			bob = i
		}
	}
	if got, want := fmt.Sprint(x.Assured), fmt.Sprintf("[{0 []} {1 [%d]}]", bob); got != want {
		t.Errorf("assured %s, want %s", got, want)
	}
}

// TestOneChooserIsSureOfAll: where one player makes every choice there is
// nothing to tell.
func TestOneChooserIsSureOfAll(t *testing.T) {
	s := question(bolt(3), instance("Furnace", damageEffect(Replacement, times(2))), instance("Armor", damageEffect(Prevention, minus(1))))
	if x, err := Explore(s, nil, Limits{}); err != nil || x.Assured != nil {
		t.Errorf("assured %v, %v; want none", x.Assured, err)
	}
}
