package explore

import (
	"fmt"
	"testing"

	"apnap/engine"
)

// TestAssured: Bob may hand the damage to Alice, who may prevent it; so Bob can
// be sure to take it himself, and Alice of nothing.
func TestAssured(t *testing.T) {
	hand := instance("Hand Over", damageEffect(engine.Replacement, engine.Change{Kind: engine.RedirectTo, Ref: engine.Target}))
	hand.Effect.May, hand.Controller, hand.Target = engine.RefYou, 1, engine.PlayerEntity(0)
	hand.Effect.When.Affected = &engine.Filter{Players: true, Player: engine.You}
	ward := instance("Ward", damageEffect(engine.Prevention, engine.Change{Kind: engine.PreventAll}))
	ward.Effect.May = engine.RefYou
	ward.Effect.When.Affected = &engine.Filter{Players: true, Player: engine.You}
	x, err := Explore(question(bolt(3), hand, ward), nil, engine.Limits{})
	if err != nil || len(x.Ends) != 3 {
		t.Fatalf("%d ends, %v; want 3", len(x.Ends), err)
	}
	var bob int
	for i, e := range x.Ends {
		if f := e.Outcome.Facts[0]; !f.Nothing && f.Event.To == engine.PlayerEntity(1) {
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
	s := question(bolt(3), instance("Furnace", damageEffect(engine.Replacement, times(2))), instance("Armor", damageEffect(engine.Prevention, minus(1))))
	if x, err := Explore(s, nil, engine.Limits{}); err != nil || x.Assured != nil {
		t.Errorf("assured %v, %v; want none", x.Assured, err)
	}
}
