package explore

import (
	"testing"

	"apnap/engine"
)

func TestDrawSequencePauses(t *testing.T) {
	// The replacement of the first draw mills the last two cards, so that there
	// is no card left for the second.
	mill := made(engine.Replacement, engine.Pattern{Kind: engine.Draw}, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Mill, Who: engine.ThatPlayerRef, Amount: amount(engine.Number(2))}}})
	mill.Budget = engine.Budget{Kind: engine.NextTime}
	q := staged([]engine.Event{ofPlayer(engine.DrawCards, 1, 2, engine.ByEffect)}, instance("grind", mill))
	q.Board.Players[1].Library = 2
	want(t, q, "14 by 1 false: 2")
}

func TestReplacementDrawsLast(t *testing.T) {
	// Half of the event becomes draws; what is left of it happens first.
	e := made(engine.Replacement, engine.Pattern{Kind: engine.GainLife}, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{{Verb: engine.Draw, Who: engine.RefYou, Amount: amount(engine.Number(1))}}})
	q := staged([]engine.Event{ofPlayer(engine.GainLife, 1, 2, engine.ByEffect)}, held(1, instance("Font", e)))
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || len(x.Ends) != 1 {
		t.Fatal(x, err)
	}
	if f := x.Ends[0].Outcome.Facts; len(f) != 2 || f[0].Event.Kind != engine.GainLife || f[1].Event.Kind != engine.Draw {
		t.Fatalf("%+v, want the gain and then the draw", f)
	}
}

func TestDrawApnap(t *testing.T) {
	q := staged([]engine.Event{ofPlayer(engine.DrawCards, 1, 2, engine.ByEffect), ofPlayer(engine.DrawCards, 0, 1, engine.ByEffect)})
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || len(x.Ends) != 1 {
		t.Fatal(x, err)
	}
	if f := x.Ends[0].Outcome.Facts; len(f) != 2 || f[0].Event.Player != 0 {
		t.Fatalf("%+v, want Alice's draw first", f)
	}
}

func TestCantOnlySelfReplaced(t *testing.T) {
	gain := engine.Pattern{Kind: engine.GainLife}
	cant := instance("Leyline", made(engine.Cant, gain))
	lose := made(engine.Replacement, gain, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(engine.LoseLife, engine.ThatPlayerRef)}})
	q := staged([]engine.Event{ofPlayer(engine.GainLife, 1, 2, engine.ByEffect)}, cant, instance("Tainted", lose))
	want(t, q, "")
	lose.Self, lose.Class = true, engine.ClassSelf
	want(t, q, "3 by 1 false: 2")
}

func TestIfAnEffectWould(t *testing.T) {
	double := instance("Season", made(engine.Replacement, engine.Pattern{Kind: engine.PutCounters, EffectOnly: true}, times(2)))
	put := nBlank(engine.PutCounters)
	put.To, put.Counter, put.Amount, put.Player = engine.ObjectEntity(knight), "+1/+1", 1, 1
	want(t, staged([]engine.Event{put}, double), "counters 8+1/+1 on Knightfalse: 2")
	put.Cause = engine.ByCost
	want(t, staged([]engine.Event{put}, double), "counters 8+1/+1 on Knightfalse: 1")
	// Counters that a prevention effect puts are put by an effect, whatever dealt
	// the damage.
	shield := made(engine.Prevention, engine.Pattern{Kind: engine.Damage}, engine.Change{Kind: engine.PreventAll})
	shield.Then = []engine.Instruction{{Verb: engine.PutCounters, On: engine.This, Counter: "+1/+1", Amount: &engine.Expr{Op: engine.Prevented}}}
	hit := strike(striker, engine.ObjectEntity(knight), 2)
	hit.Cause, hit.Combat = engine.ByTurnBased, true
	s := held(1, instance("Phantom", shield))
	s.Source = knight
	want(t, staged([]engine.Event{hit}, s, double), "counters 8+1/+1 on Knightfalse: 4")
}

func TestResultsOfDamage(t *testing.T) {
	for _, c := range []struct {
		name, keyword string
		to            engine.Entity
		combat        bool
		want          string
	}{
		{name: "DamageToPlayer", keyword: "", to: engine.PlayerEntity(1), combat: false, want: "3 by 1 true: 3; damage Striker to 1false false: 3"},
		{name: "DamageMarked", keyword: "", to: engine.ObjectEntity(knight), combat: false, want: "damage Striker to Knightfalse false: 3"},
		{name: "DamageToPlaneswalker", keyword: "", to: engine.ObjectEntity(walkerO), combat: false, want: "counters 9loyalty on Walkertrue: 3; damage Striker to Walkerfalse false: 3"},
		{name: "DamageLifelink", keyword: "lifelink", to: engine.ObjectEntity(knight), combat: false, want: "2 by 0 true: 3; damage Striker to Knightfalse false: 3"},
		{name: "DamageWither", keyword: "wither", to: engine.ObjectEntity(knight), combat: false, want: "counters 8-1/-1 on Knighttrue: 3; damage Striker to Knightfalse false: 3"},
		{name: "DamageWither to a player", keyword: "wither", to: engine.PlayerEntity(1), combat: false, want: "3 by 1 true: 3; damage Striker to 1false false: 3"},
		{name: "DamageInfectPlayer", keyword: "infect", to: engine.PlayerEntity(1), combat: false, want: "counters 8poison on 1true: 3; damage Striker to 1false false: 3"},
		{name: "DamageToxic", keyword: "toxic 2", to: engine.PlayerEntity(1), combat: true, want: "3 by 1 true: 3; counters 8poison on 1true: 2; damage Striker to 1true false: 3"},
		{name: "DamageToxic not in combat", keyword: "toxic 2", to: engine.PlayerEntity(1), combat: false, want: "3 by 1 true: 3; damage Striker to 1false false: 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ev := strike(striker, c.to, 3)
			ev.Combat = c.combat
			q := staged([]engine.Event{ev})
			if c.keyword != "" {
				q.Board.Objects[striker].Keywords = []string{c.keyword}
			}
			want(t, q, c.want)
		})
	}
}

func TestResultsReplacedThen(t *testing.T) {
	// A doubler of damage comes before lifelink, one of life after it.
	life := held(0, instance("Archive", made(engine.Replacement, engine.Pattern{Kind: engine.GainLife}, times(2))))
	q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 3)}, instance("Furnace", damageEffect(engine.Replacement, times(2))), life)
	q.Board.Objects[striker].Keywords = []string{"lifelink"}
	want(t, q, "2 by 0 true: 12; 3 by 1 true: 6; damage Striker to 1false false: 6")
	q.Edition = edition("2008-02-01") // lifelink was a triggered ability
	want(t, q, "3 by 1 true: 6; damage Striker to 1false false: 6")
}

func TestRegenerationIsReplacement(t *testing.T) {
	e := made(engine.Replacement, engine.Pattern{Kind: engine.Destroy, Affected: &engine.Filter{Is: engine.Target}}, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Regenerate, What: engine.ThatObject}}})
	e.Budget = engine.Budget{Kind: engine.NextTime}
	shield := held(1, instance("skeleton", e))
	shield.Target, shield.Created = engine.ObjectEntity(knight), true
	ev := nBlank(engine.Destroy)
	ev.Object, ev.Player = knight, 1
	q := staged([]engine.Event{ev}, shield)
	want(t, q, "17Knight: 1")
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || !x.Ends[0].Outcome.Board.Objects[knight].Tapped {
		t.Fatal("it was not tapped", err)
	}
	// The shield answers one destruction; the next one is carried out.
	q.Events = append(q.Events, engine.Happening{Events: []engine.Event{ev}})
	want(t, q, "17Knight: 1; move Knightbattlefield graveyarddestroyed: 1")
}

func TestCantBeRegenerated(t *testing.T) {
	e := made(engine.Replacement, engine.Pattern{Kind: engine.Destroy}, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Regenerate, What: engine.ThatObject}}})
	ev := nBlank(engine.Destroy)
	ev.Object, ev.Player, ev.NoRegen = knight, 1, true
	want(t, staged([]engine.Event{ev}, instance("troll", e)), "move Knightbattlefield graveyarddestroyed: 1")
	ev.NoRegen = false
	want(t, staged([]engine.Event{ev}, instance("troll", e), instance("Wrath", made(engine.NoRegenerate, engine.Pattern{Kind: engine.Destroy}))), "move Knightbattlefield graveyarddestroyed: 1")
}

func TestOneAtATimeThenLookAgain(t *testing.T) {
	// Once it is shuffled away instead, exiling it has nothing to replace.
	dies := engine.Pattern{Kind: engine.Move, From: engine.Battlefield, Dest: engine.Graveyard}
	ev := nBlank(engine.Move)
	ev.Object, ev.Player, ev.From, ev.Dest = knight, 1, engine.Battlefield, engine.Graveyard
	q := staged([]engine.Event{ev}, instance("rest", made(engine.Replacement, dies, engine.Change{Kind: engine.MoveTo, Dest: engine.Exile})),
		instance("colossus", made(engine.Replacement, dies, engine.Change{Kind: engine.MoveTo, Dest: engine.Library, Position: "shuffled"})))
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || len(x.Ends) != 2 || x.Choice == nil || x.Choice.Chooser != 1 {
		t.Fatalf("%+v %v", x, err)
	}
}

func TestEndlessLoopIsRefused(t *testing.T) {
	// Preventing damage deals damage that is prevented in its turn, for ever.
	e := made(engine.Prevention, engine.Pattern{Kind: engine.Damage}, engine.Change{Kind: engine.PreventAll})
	e.Then = []engine.Instruction{{Verb: engine.Damage, On: engine.ThatEntity, Amount: amount(engine.Number(1))}}
	if _, err := Explore(staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 1)}, instance("Feedback", e)), nil, engine.Limits{}); err != engine.ErrEndless {
		t.Fatalf("error %v, want ErrEndless", err)
	}
}
