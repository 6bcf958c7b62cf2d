package explore

import (
	"slices"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
)

// under asks the same question under an edition.
func under(t *testing.T, q *engine.Scenario, id string) *engine.Exploration {
	t.Helper()
	q.Edition = edition(id)
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// damageAmounts are the amounts of damage dealt in the ends, in order.
func damageAmounts(x *engine.Exploration) []int {
	var out []int
	for _, e := range x.Ends {
		for _, f := range e.Outcome.Facts {
			if f.Event.Kind == engine.Damage {
				out = append(out, f.Amount)
			}
		}
	}
	slices.Sort(out)
	return out
}

// sparkAtBob is 3 damage to Bob, who controls a creature (object 0) and is opposed by
// the source (object 1).
func sparkAtBob(effects ...engine.Instance) *engine.Scenario {
	q := question(engine.Event{Kind: engine.Damage, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.PlayerEntity(1), Source: 1, Doer: 0, Under: engine.NoPlayer, Amount: 3, Cause: engine.ByEffect, By: engine.NoEffect}, effects...)
	o := engine.Object{Name: "Hound", Controller: 1, Owner: 1, Zone: engine.Battlefield, Types: engine.Creature, TypesKnown: true, Power: 2, Toughness: 9, ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()}
	spark := engine.Object{Name: "Spark", Controller: 0, Owner: 0, Zone: engine.Stack, Spell: true, Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()}
	q.Board.Objects = []engine.Object{o, spark}
	return q
}

func toBob() *engine.Filter { return &engine.Filter{Players: true, Player: engine.You} }

// ofBob is an effect that Bob controls, bound to his creature.
func ofBob(name string, e *engine.Effect) engine.Instance {
	inst := instance(name, e)
	inst.Controller, inst.Target = 1, engine.ObjectEntity(0)
	return inst
}

// TestContradictionOnly: before 2001 effects whose order changes the end are
// ordered, a doubler and a shield as well as a redirection and a shield; two
// doublers, or a doubler and a shield against all of it, combine and nobody is
// asked (cr.ContradictionOnly).
func TestContradictionOnly(t *testing.T) {
	twice := that(2)
	doubler := func(name string) engine.Instance {
		return ofBob(name, made(engine.Replacement, engine.Pattern{Kind: engine.Damage}, engine.Change{Kind: engine.SetAmount, Amount: &twice}))
	}
	shield := ofBob("shield", made(engine.Prevention, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.PreventUpTo, Amount: lit1()}))
	all := ofBob("all", made(engine.Prevention, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.PreventAll}))
	away := ofBob("away", made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.RedirectTo, Ref: engine.Target}))
	for _, c := range []struct {
		name    string
		effects []engine.Instance
		want    []int
	}{
		{name: "doubler and shield", effects: []engine.Instance{doubler("doubler"), shield}, want: []int{4, 5}},
		{name: "redirection and shield", effects: []engine.Instance{away, shield}, want: []int{2, 3}},
		{name: "two doublers", effects: []engine.Instance{doubler("doubler"), doubler("again")}, want: []int{12}},
		{name: "doubler and all prevented", effects: []engine.Instance{doubler("doubler"), all}, want: nil},
	} {
		x := under(t, sparkAtBob(c.effects...), "1999-11-01")
		if got := damageAmounts(x); !slices.Equal(got, c.want) || (x.Choice != nil) != (len(c.want) > 1) {
			t.Errorf("%s in 1999: %v, choice %+v", c.name, got, x.Choice)
		}
		if x.Choice != nil && (x.Choice.Chooser != 1 || !slices.Contains(x.Choice.Rules, cr.ContradictionOnly)) {
			t.Errorf("%s in 1999: choice %+v", c.name, x.Choice)
		}
	}
	if got := damageAmounts(under(t, sparkAtBob(doubler("doubler"), shield), "2001-07-23")); !slices.Equal(got, []int{4, 5}) {
		t.Errorf("doubler and shield in 2001: %v", got)
	}
}

func lit1() *engine.Expr { n := engine.Number(1); return &n }

// TestOrderGivenAtOnce: three effects that contradict each other have six
// orders, all given before the first is applied (cr.AffectedPlayerChooses).
func TestOrderGivenAtOnce(t *testing.T) {
	away := func(name string) engine.Instance {
		return ofBob(name, made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.RedirectTo, Ref: engine.Target}))
	}
	gain := ofBob("gain", made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(engine.GainLife, engine.RefYou)}}))
	shield := ofBob("shield", made(engine.Prevention, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.PreventUpTo, Amount: lit1()}))
	x := under(t, sparkAtBob(away("away"), gain, shield), "1999-11-01")
	if x.Orders.Int64() != 6 {
		t.Errorf("%s orders, want 6", x.Orders)
	}
	if x := under(t, sparkAtBob(away("away"), gain, shield), "2001-07-23"); x.Orders.Int64() >= 6 {
		t.Errorf("%s orders one at a time; the first leaves nothing for the others", x.Orders)
	}
}

// TestLoopBrokenByAffected: two redirections in a loop end where the affected
// player says, under the first edition alone (cr.LoopBrokenByAffected).
func TestLoopBrokenByAffected(t *testing.T) {
	away := ofBob("away", made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Affected: toBob()}, engine.Change{Kind: engine.RedirectTo, Ref: engine.Target}))
	back := ofBob("back", made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Is: engine.Target}}, engine.Change{Kind: engine.RedirectTo, Ref: engine.RefYou}))
	x := under(t, sparkAtBob(away, back), "1999-04-23")
	if len(x.Ends) != 2 || x.Choice == nil || x.Choice.Rules[0] != cr.LoopBrokenByAffected {
		t.Errorf("%d ends, choice %+v; want two, by the rule on loops", len(x.Ends), x.Choice)
	}
	if x := under(t, sparkAtBob(away, back), "1999-11-01"); len(x.Ends) != 1 {
		t.Errorf("%d ends; want the one where the damage began", len(x.Ends))
	}
}

// TestContradictionChosen: an object told to go to two places goes where its
// controller says, and stays before 2001 (cr.ContradictionChosen).
func TestContradictionChosen(t *testing.T) {
	q := sparkAtBob()
	move := func(z engine.Zone) engine.Event {
		return engine.Event{Kind: engine.Move, Player: engine.NoPlayer, Object: 0, To: engine.Nobody(), Source: 1, Doer: 0, Under: engine.NoPlayer, From: engine.Battlefield, Dest: z, Amount: 1, Cause: engine.ByEffect, By: engine.NoEffect}
	}
	q.Events = []engine.Happening{{Events: []engine.Event{move(engine.Graveyard), move(engine.Hand)}}}
	x := under(t, q, "2001-07-23")
	if len(x.Ends) != 2 || x.Choice.Kind != engine.ChooseDestination || x.Choice.Chooser != 1 {
		t.Errorf("%d ends, choice %+v", len(x.Ends), x.Choice)
	}
	x = under(t, q, "1999-11-01")
	if len(x.Ends) != 1 || !x.Ends[0].Outcome.Facts[0].Nothing {
		t.Errorf("in 1999: %+v", x.Ends[0].Outcome.Facts)
	}
}

// TestTextChange: words used as such are changed, names are not, and the effect
// that is changed stays as it was (cr.TextChangeProperUse).
func TestTextChange(t *testing.T) {
	e := &engine.Effect{Kind: engine.Prevention, When: engine.Pattern{Kind: engine.Damage, Source: &engine.Filter{Colors: engine.Red, Name: "Red Imp", NotSubtypes: []string{"Goblin"}}},
		Do: []engine.Change{{Kind: engine.PreventAll}, {Kind: engine.TokensInstead, Tokens: []engine.TokenSpec{{Tokens: engine.Tokens{Name: "Goblin", Subtypes: []string{"Goblin"}, Colors: engine.Red, Text: "1/1 red Goblin creature"}}}}}}
	got, did := engine.TextChange{From: "red", To: "blue"}.Effect(e)
	if f := got.When.Source; f.Colors != engine.Blue || f.Name != "Red Imp" || got.Do[1].Tokens[0].Tokens.Colors != engine.Blue || !did.Any || did.Tokens {
		t.Errorf("colors: %+v, %+v", got, did)
	}
	got, did = engine.TextChange{From: "Goblin", To: "Elf"}.Effect(e)
	if tok := got.Do[1].Tokens[0].Tokens; tok.Name != "Elf" || tok.Text != "1/1 red Elf creature" || got.When.Source.NotSubtypes[0] != "Elf" || !did.Tokens {
		t.Errorf("types: %+v, %+v", got, did)
	}
	if e.When.Source.Colors != engine.Red || e.Do[1].Tokens[0].Tokens.Name != "Goblin" || e.When.Source.NotSubtypes[0] != "Goblin" {
		t.Errorf("the effect itself was changed: %+v", e)
	}
	k := engine.TextChange{From: "Swamp", To: "Island"}.Keywords([]string{"swampwalk", "flying"}, nil)
	if !slices.Equal(k, []string{"islandwalk", "flying"}) {
		t.Errorf("keywords %v", k)
	}
}
