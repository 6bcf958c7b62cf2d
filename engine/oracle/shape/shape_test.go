package shape

import (
	"testing"

	"apnap/engine"
)

// TestForms: the forms of effects that both printers ask for.
func TestForms(t *testing.T) {
	you := &engine.Filter{Players: true, Player: engine.You}
	untap := &engine.Effect{Kind: engine.Cant, When: engine.Pattern{Kind: engine.Untap}, If: []engine.Cond{{Kind: engine.DuringStep, Word: "untap step", Who: engine.You}}}
	always, later := Riders([]engine.Instruction{{Verb: engine.DrawCards}, {Verb: engine.GainLife, If: &engine.Cond{}}, {Verb: engine.Mill}})
	for _, c := range []struct {
		what      string
		got, want any
	}{
		{"stays tapped", StaysTapped(untap), true},
		{"can't untap at all", StaysTapped(&engine.Effect{Kind: engine.Cant, When: engine.Pattern{Kind: engine.Untap}}), false},
		{"your draw", AboutYou(&engine.Effect{When: engine.Pattern{Kind: engine.Draw, Affected: you}}), true},
		{"your copying", AboutYou(&engine.Effect{When: engine.Pattern{Kind: engine.CopySpell, Doer: you, Affected: &engine.Filter{Noun: engine.SpellNoun}}}), true},
		{"a spell that you cast", AboutYou(&engine.Effect{When: engine.Pattern{Kind: engine.CastSpell, Doer: you}}), false},
		{"names a target", NamesTarget(&engine.Pattern{Source: &engine.Filter{Is: engine.Target}}), true},
		{"names none", NamesTarget(&engine.Pattern{Affected: you}), false},
		{"always", len(always), 2},
		{"later", len(later), 1},
		{"the other color", OtherColor([]string{"white", "blue", "red", "green"}), "black"},
		{"until your next turn", LastsUntil(engine.UntilYourNextTurn), true},
		{"this turn", LastsUntil(engine.ThisTurn), false},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %v, want %v", c.what, c.got, c.want)
		}
	}
	if color, ok := ColorOfMana("{R}"); !ok || color != "red" {
		t.Errorf("{R}: %q", color)
	}
	if color, ok := ColorOfMana("{C}"); !ok || color != "colorless" {
		t.Errorf("{C}: %q", color)
	}
	if _, ok := ColorOfMana("{X}"); ok {
		t.Error("{X} has a color")
	}
}
