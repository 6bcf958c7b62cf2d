package explore

import (
	"testing"

	"apnap/engine"
)

// TestLastKnown: what a spell says of a creature it destroyed means the creature
// as it last was, and its controller then.
func TestLastKnown(t *testing.T) {
	s := question(engine.Event{Kind: engine.Destroy, Object: 0, Player: engine.NoPlayer, To: engine.Nobody(), Source: 1, Doer: 0, Under: engine.NoPlayer, Cause: engine.ByEffect, By: engine.NoEffect})
	creature := engine.Object{Name: "Hound", Controller: 0, Owner: 1, Zone: engine.Battlefield, Types: engine.Creature, TypesKnown: true, Tapped: true, Power: 2, Toughness: 2, ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()}
	spell := engine.Object{Name: "Blunder", Controller: 0, Owner: 0, Zone: engine.Stack, Spell: true, Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()}
	s.Board.Objects = []engine.Object{creature, spell}
	n := engine.Number(3)
	text := instance("Blunder", &engine.Effect{Kind: engine.InstructionOf, Then: []engine.Instruction{
		{Verb: engine.Destroy, What: engine.Target},
		{Verb: engine.LoseLife, Who: engine.ThatController, Amount: &n, If: &engine.Cond{Kind: engine.RefIs, Ref: engine.ThatObject, Filter: &engine.Filter{Marks: []string{"tapped"}}}},
	}})
	text.Source = 1
	s.Effects = []engine.Instance{text}
	r, err := Resolve(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	last := r.Outcome.Facts[len(r.Outcome.Facts)-1]
	if last.Event.Kind != engine.LoseLife || last.Event.Player != 0 || last.Amount != 3 {
		t.Fatalf("last fact %+v; want its controller, Alice, to lose 3 life", last)
	}
}
