package engine

import "testing"

func TestDrawSequencePauses(t *testing.T) {
	// The replacement of the first draw mills the last two cards, so that there
	// is no card left for the second.
	mill := made(Replacement, Pattern{Kind: Draw}, Change{Kind: InsteadDo, Do: []Instruction{{Verb: Mill, Who: ThatPlayerRef, Amount: amount(Number(2))}}})
	mill.Budget = Budget{Kind: NextTime}
	q := staged([]Event{ofPlayer(DrawCards, 1, 2, ByEffect)}, instance("grind", mill))
	q.Board.Players[1].Library = 2
	want(t, q, "14 by 1 false: 2")
}

func TestReplacementDrawsLast(t *testing.T) {
	// Half of the event becomes draws; what is left of it happens first.
	e := made(Replacement, Pattern{Kind: GainLife}, Change{Kind: AlsoDo, Do: []Instruction{{Verb: Draw, Who: RefYou, Amount: amount(Number(1))}}})
	q := staged([]Event{ofPlayer(GainLife, 1, 2, ByEffect)}, held(1, instance("Font", e)))
	x, err := Explore(q, nil, Limits{})
	if err != nil || len(x.Ends) != 1 {
		t.Fatal(x, err)
	}
	if f := x.Ends[0].Outcome.Facts; len(f) != 2 || f[0].Event.Kind != GainLife || f[1].Event.Kind != Draw {
		t.Fatalf("%+v, want the gain and then the draw", f)
	}
}

func TestDrawApnap(t *testing.T) {
	q := staged([]Event{ofPlayer(DrawCards, 1, 2, ByEffect), ofPlayer(DrawCards, 0, 1, ByEffect)})
	x, err := Explore(q, nil, Limits{})
	if err != nil || len(x.Ends) != 1 {
		t.Fatal(x, err)
	}
	if f := x.Ends[0].Outcome.Facts; len(f) != 2 || f[0].Event.Player != 0 {
		t.Fatalf("%+v, want Alice's draw first", f)
	}
}

func TestCantOnlySelfReplaced(t *testing.T) {
	gain := Pattern{Kind: GainLife}
	cant := instance("Leyline", made(Cant, gain))
	lose := made(Replacement, gain, Change{Kind: InsteadDo, Do: []Instruction{do(LoseLife, ThatPlayerRef)}})
	q := staged([]Event{ofPlayer(GainLife, 1, 2, ByEffect)}, cant, instance("Tainted", lose))
	want(t, q, "")
	lose.Self, lose.Class = true, ClassSelf
	want(t, q, "3 by 1 false: 2")
}

func TestIfAnEffectWould(t *testing.T) {
	double := instance("Season", made(Replacement, Pattern{Kind: PutCounters, EffectOnly: true}, times(2)))
	put := nBlank(PutCounters)
	put.To, put.Counter, put.Amount, put.Player = ObjectEntity(knight), "+1/+1", 1, 1
	want(t, staged([]Event{put}, double), "counters 8+1/+1 on Knightfalse: 2")
	put.Cause = ByCost
	want(t, staged([]Event{put}, double), "counters 8+1/+1 on Knightfalse: 1")
	// Counters that a prevention effect puts are put by an effect, whatever dealt
	// the damage.
	shield := made(Prevention, Pattern{Kind: Damage}, Change{Kind: PreventAll})
	shield.Then = []Instruction{{Verb: PutCounters, On: This, Counter: "+1/+1", Amount: &Expr{Op: Prevented}}}
	hit := strike(striker, ObjectEntity(knight), 2)
	hit.Cause, hit.Combat = ByTurnBased, true
	s := held(1, instance("Phantom", shield))
	s.Source = knight
	want(t, staged([]Event{hit}, s, double), "counters 8+1/+1 on Knightfalse: 4")
}

func TestResultsOfDamage(t *testing.T) {
	for _, c := range []struct {
		name, keyword string
		to            Entity
		combat        bool
		want          string
	}{
		{"DamageToPlayer", "", PlayerEntity(1), false, "3 by 1 true: 3; damage Striker to 1false false: 3"},
		{"DamageMarked", "", ObjectEntity(knight), false, "damage Striker to Knightfalse false: 3"},
		{"DamageToPlaneswalker", "", ObjectEntity(walkerO), false, "counters 9loyalty on Walkertrue: 3; damage Striker to Walkerfalse false: 3"},
		{"DamageLifelink", "lifelink", ObjectEntity(knight), false, "2 by 0 true: 3; damage Striker to Knightfalse false: 3"},
		{"DamageWither", "wither", ObjectEntity(knight), false, "counters 8-1/-1 on Knighttrue: 3; damage Striker to Knightfalse false: 3"},
		{"DamageWither to a player", "wither", PlayerEntity(1), false, "3 by 1 true: 3; damage Striker to 1false false: 3"},
		{"DamageInfectPlayer", "infect", PlayerEntity(1), false, "counters 8poison on 1true: 3; damage Striker to 1false false: 3"},
		{"DamageToxic", "toxic 2", PlayerEntity(1), true, "3 by 1 true: 3; counters 8poison on 1true: 2; damage Striker to 1true false: 3"},
		{"DamageToxic not in combat", "toxic 2", PlayerEntity(1), false, "3 by 1 true: 3; damage Striker to 1false false: 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ev := strike(striker, c.to, 3)
			ev.Combat = c.combat
			q := staged([]Event{ev})
			if c.keyword != "" {
				q.Board.Objects[striker].Keywords = []string{c.keyword}
			}
			want(t, q, c.want)
		})
	}
}

func TestResultsReplacedThen(t *testing.T) {
	// A doubler of damage comes before lifelink, one of life after it.
	life := held(0, instance("Archive", made(Replacement, Pattern{Kind: GainLife}, times(2))))
	q := staged([]Event{strike(striker, PlayerEntity(1), 3)}, instance("Furnace", damageEffect(Replacement, times(2))), life)
	q.Board.Objects[striker].Keywords = []string{"lifelink"}
	want(t, q, "2 by 0 true: 12; 3 by 1 true: 6; damage Striker to 1false false: 6")
	q.Edition = edition("2008-02-01") // lifelink was a triggered ability
	want(t, q, "3 by 1 true: 6; damage Striker to 1false false: 6")
}

func TestRegenerationIsReplacement(t *testing.T) {
	e := made(Replacement, Pattern{Kind: Destroy, Affected: &Filter{Is: Target}}, Change{Kind: InsteadDo, Do: []Instruction{{Verb: Regenerate, What: ThatObject}}})
	e.Budget = Budget{Kind: NextTime}
	shield := held(1, instance("skeleton", e))
	shield.Target, shield.Created = ObjectEntity(knight), true
	ev := nBlank(Destroy)
	ev.Object, ev.Player = knight, 1
	q := staged([]Event{ev}, shield)
	want(t, q, "17Knight: 1")
	x, err := Explore(q, nil, Limits{})
	if err != nil || !x.Ends[0].Outcome.Board.Objects[knight].Tapped {
		t.Fatal("it was not tapped", err)
	}
	// The shield answers one destruction; the next one is carried out.
	q.Events = append(q.Events, Happening{Events: []Event{ev}})
	want(t, q, "17Knight: 1; move Knightbattlefield graveyarddestroyed: 1")
}

func TestCantBeRegenerated(t *testing.T) {
	e := made(Replacement, Pattern{Kind: Destroy}, Change{Kind: InsteadDo, Do: []Instruction{{Verb: Regenerate, What: ThatObject}}})
	ev := nBlank(Destroy)
	ev.Object, ev.Player, ev.NoRegen = knight, 1, true
	want(t, staged([]Event{ev}, instance("troll", e)), "move Knightbattlefield graveyarddestroyed: 1")
	ev.NoRegen = false
	want(t, staged([]Event{ev}, instance("troll", e), instance("Wrath", made(NoRegenerate, Pattern{Kind: Destroy}))), "move Knightbattlefield graveyarddestroyed: 1")
}

func TestOneAtATimeThenLookAgain(t *testing.T) {
	// Once it is shuffled away instead, exiling it has nothing to replace.
	dies := Pattern{Kind: Move, From: Battlefield, Dest: Graveyard}
	ev := nBlank(Move)
	ev.Object, ev.Player, ev.From, ev.Dest = knight, 1, Battlefield, Graveyard
	q := staged([]Event{ev}, instance("rest", made(Replacement, dies, Change{Kind: MoveTo, Dest: Exile})),
		instance("colossus", made(Replacement, dies, Change{Kind: MoveTo, Dest: Library, Position: "shuffled"})))
	x, err := Explore(q, nil, Limits{})
	if err != nil || len(x.Ends) != 2 || x.Choice == nil || x.Choice.Chooser != 1 {
		t.Fatalf("%+v %v", x, err)
	}
}

func TestEndlessLoopIsRefused(t *testing.T) {
	// Preventing damage deals damage that is prevented in its turn, for ever.
	e := made(Prevention, Pattern{Kind: Damage}, Change{Kind: PreventAll})
	e.Then = []Instruction{{Verb: Damage, On: ThatEntity, Amount: amount(Number(1))}}
	if _, err := Explore(staged([]Event{strike(striker, PlayerEntity(1), 1)}, instance("Feedback", e)), nil, Limits{}); err != ErrTooLarge {
		t.Fatalf("error %v, want ErrTooLarge", err)
	}
}
