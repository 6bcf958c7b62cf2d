package engine

import "testing"

// TestLastKnown: what a spell says of a creature it destroyed means the creature
// as it last was, and its controller then.
func TestLastKnown(t *testing.T) {
	s := question(Event{Kind: Destroy, Object: 0, Player: NoPlayer, To: Nobody(), Source: 1, Doer: 0, Under: NoPlayer, Cause: ByEffect, By: NoEffect})
	creature := Object{Name: "Hound", Controller: 0, Owner: 1, Zone: Battlefield, Types: Creature, TypesKnown: true, Tapped: true, Power: 2, Toughness: 2, ManaValue: Unset, X: Unset, AttachedTo: Nobody()}
	spell := Object{Name: "Blunder", Controller: 0, Owner: 0, Zone: Stack, Spell: true, Power: Unset, Toughness: Unset, ManaValue: Unset, X: Unset, AttachedTo: Nobody()}
	s.Board.Objects = []Object{creature, spell}
	n := Number(3)
	text := instance("Blunder", &Effect{Kind: InstructionOf, Then: []Instruction{
		{Verb: Destroy, What: Target},
		{Verb: LoseLife, Who: ThatController, Amount: &n, If: &Cond{Kind: RefIs, Ref: ThatObject, Filter: &Filter{Marks: []string{"tapped"}}}},
	}})
	text.Source = 1
	s.Effects = []Instance{text}
	r, err := Resolve(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	last := r.Outcome.Facts[len(r.Outcome.Facts)-1]
	if last.Event.Kind != LoseLife || last.Event.Player != 0 || last.Amount != 3 {
		t.Fatalf("last fact %+v; want its controller, Alice, to lose 3 life", last)
	}
}
