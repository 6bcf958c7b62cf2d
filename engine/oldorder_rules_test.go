package engine

import (
	"slices"
	"testing"

	"apnap/engine/cr"
)

// under asks the same question under an edition.
func under(t *testing.T, q *Scenario, id string) *Exploration {
	t.Helper()
	q.Edition = edition(id)
	x, err := Explore(q, nil, Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// damageAmounts are the amounts of damage dealt in the ends, in order.
func damageAmounts(x *Exploration) []int {
	var out []int
	for _, e := range x.Ends {
		for _, f := range e.Outcome.Facts {
			if f.Event.Kind == Damage {
				out = append(out, f.Amount)
			}
		}
	}
	slices.Sort(out)
	return out
}

// sparkAtBob is 3 damage to Bob, who controls a creature (object 0) and is opposed by
// the source (object 1).
func sparkAtBob(effects ...Instance) *Scenario {
	q := question(Event{Kind: Damage, Player: NoPlayer, Object: NoObject, To: PlayerEntity(1), Source: 1, Doer: 0, Under: NoPlayer, Amount: 3, Cause: ByEffect, By: NoEffect}, effects...)
	o := Object{Name: "Hound", Controller: 1, Owner: 1, Zone: Battlefield, Types: Creature, TypesKnown: true, Power: 2, Toughness: 9, ManaValue: Unset, X: Unset, AttachedTo: Nobody()}
	spark := Object{Name: "Spark", Controller: 0, Owner: 0, Zone: Stack, Spell: true, Power: Unset, Toughness: Unset, ManaValue: Unset, X: Unset, AttachedTo: Nobody()}
	q.Board.Objects = []Object{o, spark}
	return q
}

func toBob() *Filter { return &Filter{Players: true, Player: You} }

// ofBob is an effect that Bob controls, bound to his creature.
func ofBob(name string, e *Effect) Instance {
	inst := instance(name, e)
	inst.Controller, inst.Target = 1, ObjectEntity(0)
	return inst
}

// TestContradictionOnly: before 2001 effects whose order changes the end are
// ordered, a doubler and a shield as well as a redirection and a shield; two
// doublers, or a doubler and a shield against all of it, combine and nobody is
// asked (cr.ContradictionOnly).
func TestContradictionOnly(t *testing.T) {
	twice := that(2)
	doubler := func(name string) Instance {
		return ofBob(name, made(Replacement, Pattern{Kind: Damage}, Change{Kind: SetAmount, Amount: &twice}))
	}
	shield := ofBob("shield", made(Prevention, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: PreventUpTo, Amount: lit1()}))
	all := ofBob("all", made(Prevention, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: PreventAll}))
	away := ofBob("away", made(Replacement, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: RedirectTo, Ref: Target}))
	for _, c := range []struct {
		name    string
		effects []Instance
		want    []int
	}{
		{"doubler and shield", []Instance{doubler("doubler"), shield}, []int{4, 5}},
		{"redirection and shield", []Instance{away, shield}, []int{2, 3}},
		{"two doublers", []Instance{doubler("doubler"), doubler("again")}, []int{12}},
		{"doubler and all prevented", []Instance{doubler("doubler"), all}, nil},
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

func lit1() *Expr { n := Number(1); return &n }

// TestOrderGivenAtOnce: three effects that contradict each other have six
// orders, all given before the first is applied (cr.AffectedPlayerChooses).
func TestOrderGivenAtOnce(t *testing.T) {
	away := func(name string) Instance {
		return ofBob(name, made(Replacement, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: RedirectTo, Ref: Target}))
	}
	gain := ofBob("gain", made(Replacement, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: InsteadDo, Do: []Instruction{do(GainLife, RefYou)}}))
	shield := ofBob("shield", made(Prevention, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: PreventUpTo, Amount: lit1()}))
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
	away := ofBob("away", made(Replacement, Pattern{Kind: Damage, Affected: toBob()}, Change{Kind: RedirectTo, Ref: Target}))
	back := ofBob("back", made(Replacement, Pattern{Kind: Damage, Affected: &Filter{Is: Target}}, Change{Kind: RedirectTo, Ref: RefYou}))
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
	move := func(z Zone) Event {
		return Event{Kind: Move, Player: NoPlayer, Object: 0, To: Nobody(), Source: 1, Doer: 0, Under: NoPlayer, From: Battlefield, Dest: z, Amount: 1, Cause: ByEffect, By: NoEffect}
	}
	q.Events = []Happening{{Events: []Event{move(Graveyard), move(Hand)}}}
	x := under(t, q, "2001-07-23")
	if len(x.Ends) != 2 || x.Choice.Kind != ChooseDestination || x.Choice.Chooser != 1 {
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
	e := &Effect{Kind: Prevention, When: Pattern{Kind: Damage, Source: &Filter{Colors: Red, Name: "Red Imp", NotSubtypes: []string{"Goblin"}}},
		Do: []Change{{Kind: PreventAll}, {Kind: TokensInstead, Tokens: []TokenSpec{{Tokens: Tokens{Name: "Goblin", Subtypes: []string{"Goblin"}, Colors: Red, Text: "1/1 red Goblin creature"}}}}}}
	got, did := TextChange{From: "red", To: "blue"}.Effect(e)
	if f := got.When.Source; f.Colors != Blue || f.Name != "Red Imp" || got.Do[1].Tokens[0].Tokens.Colors != Blue || !did.Any || did.Tokens {
		t.Errorf("colors: %+v, %+v", got, did)
	}
	got, did = TextChange{From: "Goblin", To: "Elf"}.Effect(e)
	if tok := got.Do[1].Tokens[0].Tokens; tok.Name != "Elf" || tok.Text != "1/1 red Elf creature" || got.When.Source.NotSubtypes[0] != "Elf" || !did.Tokens {
		t.Errorf("types: %+v, %+v", got, did)
	}
	if e.When.Source.Colors != Red || e.Do[1].Tokens[0].Tokens.Name != "Goblin" || e.When.Source.NotSubtypes[0] != "Goblin" {
		t.Errorf("the effect itself was changed: %+v", e)
	}
	k := TextChange{From: "Swamp", To: "Island"}.Keywords([]string{"swampwalk", "flying"}, nil)
	if !slices.Equal(k, []string{"islandwalk", "flying"}) {
		t.Errorf("keywords %v", k)
	}
}
