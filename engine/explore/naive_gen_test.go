package explore

import (
	"fmt"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/cr"
)

// The objects of generated boards; effect i comes from object shrine+i.
const (
	striker engine.ObjectID = iota
	archer
	knight
	walkerO
	squire
	newcomer
	relic
	idol
	shrine
)

// genBoard is a board with Alice, whose turn it is, and Bob.
func genBoard(t *rapid.T, effects int) engine.Board {
	b := twoPlayers()
	for i := range b.Players {
		if rapid.Bool().Draw(t, "known") {
			b.Players[i].Life = rapid.SampledFrom([]int{20, 20, 2}).Draw(t, "life")
			b.Players[i].Library = rapid.IntRange(0, 3).Draw(t, "library")
			b.Players[i].Hand = rapid.IntRange(0, 3).Draw(t, "hand")
		}
	}
	if rapid.Bool().Draw(t, "Bob's turn") {
		b.Active = 1
	}
	add := func(name string, p engine.PlayerID, types engine.Types) {
		b.Objects = append(b.Objects, engine.Object{Name: name, Controller: p, Owner: p, Zone: engine.Battlefield, TypesKnown: true, ColorsKnown: true, Types: types,
			Power: 2, Toughness: 2, ManaValue: 2, X: engine.Unset, Token: engine.No, AttachedTo: engine.Nobody()})
	}
	add("Striker", 0, engine.Creature)
	add("Archer", 0, engine.Creature)
	add("Knight", 1, engine.Creature)
	add("Walker", 1, engine.Planeswalker)
	add("Squire", 1, engine.Creature)
	add("Newcomer", 1, engine.Creature)
	add("Relic", 1, engine.Artifact)
	add("Idol", 0, engine.Artifact|engine.Creature)
	b.Objects[walkerO].Counters = []engine.CounterCount{{Kind: "loyalty", N: 5}}
	b.Objects[newcomer].Zone, b.Objects[newcomer].Controller = engine.Hand, engine.NoPlayer
	for _, o := range []engine.ObjectID{striker, archer} {
		if k := rapid.SampledFrom([]string{"", "", "lifelink", "infect", "wither", "toxic 2"}).Draw(t, "keyword"); k != "" {
			b.Objects[o].Keywords = []string{k}
		}
	}
	for i := 0; i < effects; i++ {
		add(fmt.Sprintf("Shrine %d", i), engine.PlayerID(rapid.IntRange(0, 1).Draw(t, "controller")), engine.Enchantment)
	}
	return b
}

// made builds an effect from a pattern and changes.
func made(k engine.EffectKind, p engine.Pattern, do ...engine.Change) *engine.Effect {
	return &engine.Effect{Kind: k, Class: engine.ClassOther, When: p, Do: do}
}

func amount(e engine.Expr) *engine.Expr { return &e }

// that is "that many", n times.
func that(n int) engine.Expr {
	return engine.Expr{Op: engine.Product, A: &engine.Expr{Op: engine.Lit, N: n}, B: &engine.Expr{Op: engine.That}}
}

// set is a change of the amount, by a generated expression.
func set(t *rapid.T) engine.Change {
	n := rapid.IntRange(1, 3).Draw(t, "n")
	e := that(n)
	switch rapid.IntRange(0, 3).Draw(t, "how") {
	case 1:
		e = engine.Expr{Op: engine.Sum, A: &engine.Expr{Op: engine.That}, B: &engine.Expr{Op: engine.Lit, N: n}}
	case 2:
		e = engine.Expr{Op: engine.Diff, A: &engine.Expr{Op: engine.That}, B: &engine.Expr{Op: engine.Lit, N: n}}
	case 3:
		e = engine.Expr{Op: engine.HalfDown, A: &engine.Expr{Op: engine.That}}
	}
	return engine.Change{Kind: engine.SetAmount, Amount: &e}
}

// budget limits an effect to some uses, or leaves it alone.
func budget(t *rapid.T, e *engine.Effect) *engine.Effect {
	if rapid.IntRange(0, 2).Draw(t, "budget") == 0 {
		e.Budget = engine.Budget{Kind: engine.NextTime, N: amount(engine.Number(rapid.IntRange(1, 2).Draw(t, "uses")))}
	}
	return e
}

// qualified gives an effect a condition, or makes it a self-replacement
// effect, now and then.
func qualified(t *rapid.T, e *engine.Effect) *engine.Effect {
	if e.Kind != engine.Replacement && e.Kind != engine.Prevention {
		return e
	}
	two, three := engine.Number(2), engine.Number(3)
	switch rapid.IntRange(0, 15).Draw(t, "qualified") {
	case 0:
		e.If = []engine.Cond{{Kind: engine.TurnOf, Who: engine.You, Not: rapid.Bool().Draw(t, "not")}}
	case 1:
		if e.When.Kind == engine.Enter || e.When.Kind == engine.Move || e.When.Kind == engine.Destroy || e.When.Kind == engine.Draw || e.When.Kind == engine.GainLife {
			return e // these have no amount, or one that comes of several riders
		}
		e.If = []engine.Cond{{Kind: engine.AmountIs, Range: engine.Range{Op: engine.AtLeast, N: &two}}}
	case 2:
		e.If = []engine.Cond{{Kind: engine.Controls, Who: engine.You, Filter: &engine.Filter{Types: engine.Creature}, Range: engine.Range{Op: engine.AtLeast, N: &three}}}
	case 3:
		if e.Kind == engine.Replacement && e.Class == engine.ClassOther && e.Budget.Kind == engine.Static && e.May == engine.NoRef && (e.When.Affected == nil || e.When.Affected.Is != engine.This) {
			e.Self, e.Class = true, engine.ClassSelf
		}
	}
	return e
}

// player is a filter for "you", "an opponent" or anybody.
func player(t *rapid.T) *engine.Filter {
	return rapid.SampledFrom([]*engine.Filter{nil, {Players: true, Player: engine.You}, {Players: true, Player: engine.Opponent}, {Players: true}}).Draw(t, "player")
}

// do is an instruction whose amount is "that much".
func do(verb engine.EventKind, who engine.Ref) engine.Instruction {
	return engine.Instruction{Verb: verb, Who: who, Amount: &engine.Expr{Op: engine.That}}
}

// family is a kind of generated question.
type family struct {
	name   string
	event  func(t *rapid.T) []engine.Event
	effect func(t *rapid.T) *engine.Effect
}

// genQuestion is a question of one family under one edition.
func genQuestion(t *rapid.T, f family, most int) *engine.Scenario {
	n := rapid.IntRange(1, most).Draw(t, "effects")
	s := &engine.Scenario{Board: genBoard(t, n)}
	s.Edition = edition(rapid.SampledFrom([]string{"current", "current", "1999-11-01", "2001-07-23", "2008-02-01", "2011-09-30"}).Draw(t, "edition"))
	for i := 0; i < n; i++ {
		inst := instance(fmt.Sprintf("effect-%d", i), qualified(t, f.effect(t)))
		inst.Source = shrine + engine.ObjectID(i)
		inst.Controller = s.Board.Objects[inst.Source].Controller
		if inst.Effect.Budget.Kind != engine.Static || inst.Effect.Until == engine.ThisTurn {
			inst.Created = true
		}
		inst.Target = rapid.SampledFrom([]engine.Entity{engine.PlayerEntity(0), engine.ObjectEntity(squire), engine.ObjectEntity(knight)}).Draw(t, "target")
		if inst.Effect.When.Affected != nil && inst.Effect.When.Affected.Is == engine.This {
			inst.Source, inst.Own = newcomer, true
			inst.Controller = 1
			if inst.Effect.Until == engine.ThisCombat { // an ability of the object that may be copied
				inst.Source, inst.Controller, inst.Effect.Until = relic, 1, engine.Forever
			}
		}
		s.Effects = append(s.Effects, inst)
	}
	s.Events = []engine.Happening{{Events: f.event(t)}}
	if s.Edition.ID < "2001" {
		// Simultaneous events ordered at once are not compared yet.
		s.Events[0].Events = s.Events[0].Events[:1]
	}
	if rapid.IntRange(0, 3).Draw(t, "again") == 0 && f.name != "death" && f.name != "enters" && f.name != "tokens" && s.Edition.ID > "2001" {
		s.Events = append(s.Events, engine.Happening{Events: f.event(t)})
	}
	return s
}

func edition(text string) cr.Edition {
	e, err := cr.Find(text)
	if err != nil {
		panic(err)
	}
	return e
}

func ofPlayer(k engine.EventKind, p engine.PlayerID, n int, c engine.Cause) engine.Event {
	ev := nBlank(k)
	ev.Player, ev.Doer, ev.Amount, ev.Cause = p, p, n, c
	return ev
}

func genPlayer(t *rapid.T) engine.PlayerID {
	return engine.PlayerID(rapid.IntRange(0, 1).Draw(t, "player"))
}

func genCause(t *rapid.T) engine.Cause {
	return rapid.SampledFrom([]engine.Cause{engine.ByEffect, engine.ByEffect, engine.ByCost, engine.ByTurnBased}).Draw(t, "cause")
}
