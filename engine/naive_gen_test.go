package engine

import (
	"fmt"

	"apnap/engine/cr"
	"pgregory.net/rapid"
)

// The objects of generated boards; effect i comes from object shrine+i.
const (
	striker ObjectID = iota
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
func genBoard(t *rapid.T, effects int) Board {
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
	add := func(name string, p PlayerID, types Types) {
		b.Objects = append(b.Objects, Object{Name: name, Controller: p, Owner: p, Zone: Battlefield, TypesKnown: true, ColorsKnown: true, Types: types,
			Power: 2, Toughness: 2, ManaValue: 2, X: Unset, Token: No, AttachedTo: Nobody()})
	}
	add("Striker", 0, Creature)
	add("Archer", 0, Creature)
	add("Knight", 1, Creature)
	add("Walker", 1, Planeswalker)
	add("Squire", 1, Creature)
	add("Newcomer", 1, Creature)
	add("Relic", 1, Artifact)
	add("Idol", 0, Artifact|Creature)
	b.Objects[walkerO].Counters = []CounterCount{{"loyalty", 5}}
	b.Objects[newcomer].Zone, b.Objects[newcomer].Controller = Hand, NoPlayer
	for _, o := range []ObjectID{striker, archer} {
		if k := rapid.SampledFrom([]string{"", "", "lifelink", "infect", "wither", "toxic 2"}).Draw(t, "keyword"); k != "" {
			b.Objects[o].Keywords = []string{k}
		}
	}
	for i := 0; i < effects; i++ {
		add(fmt.Sprintf("Shrine %d", i), PlayerID(rapid.IntRange(0, 1).Draw(t, "controller")), Enchantment)
	}
	return b
}

// made builds an effect from a pattern and changes.
func made(k EffectKind, p Pattern, do ...Change) *Effect {
	return &Effect{Kind: k, Class: ClassOther, When: p, Do: do}
}

func amount(e Expr) *Expr { return &e }

// that is "that many", n times.
func that(n int) Expr {
	return Expr{Op: Product, A: &Expr{Op: Lit, N: n}, B: &Expr{Op: That}}
}

// set is a change of the amount, by a generated expression.
func set(t *rapid.T) Change {
	n := rapid.IntRange(1, 3).Draw(t, "n")
	e := that(n)
	switch rapid.IntRange(0, 3).Draw(t, "how") {
	case 1:
		e = Expr{Op: Sum, A: &Expr{Op: That}, B: &Expr{Op: Lit, N: n}}
	case 2:
		e = Expr{Op: Diff, A: &Expr{Op: That}, B: &Expr{Op: Lit, N: n}}
	case 3:
		e = Expr{Op: HalfDown, A: &Expr{Op: That}}
	}
	return Change{Kind: SetAmount, Amount: &e}
}

// budget limits an effect to some uses, or leaves it alone.
func budget(t *rapid.T, e *Effect) *Effect {
	if rapid.IntRange(0, 2).Draw(t, "budget") == 0 {
		e.Budget = Budget{Kind: NextTime, N: amount(Number(rapid.IntRange(1, 2).Draw(t, "uses")))}
	}
	return e
}

// qualified gives an effect a condition, or makes it a self-replacement
// effect, now and then.
func qualified(t *rapid.T, e *Effect) *Effect {
	if e.Kind != Replacement && e.Kind != Prevention {
		return e
	}
	two, three := Number(2), Number(3)
	switch rapid.IntRange(0, 15).Draw(t, "qualified") {
	case 0:
		e.If = []Cond{{Kind: TurnOf, Who: You, Not: rapid.Bool().Draw(t, "not")}}
	case 1:
		if e.When.Kind == Enter || e.When.Kind == Move || e.When.Kind == Destroy || e.When.Kind == Draw || e.When.Kind == GainLife {
			return e // these have no amount, or one that comes of several riders
		}
		e.If = []Cond{{Kind: AmountIs, Range: Range{AtLeast, &two}}}
	case 2:
		e.If = []Cond{{Kind: Controls, Who: You, Filter: &Filter{Types: Creature}, Range: Range{AtLeast, &three}}}
	case 3:
		if e.Kind == Replacement && e.Class == ClassOther && e.Budget.Kind == Static && e.May == NoRef && (e.When.Affected == nil || e.When.Affected.Is != This) {
			e.Self, e.Class = true, ClassSelf
		}
	}
	return e
}

// player is a filter for "you", "an opponent" or anybody.
func player(t *rapid.T) *Filter {
	return rapid.SampledFrom([]*Filter{nil, {Players: true, Player: You}, {Players: true, Player: Opponent}, {Players: true}}).Draw(t, "player")
}

// do is an instruction whose amount is "that much".
func do(verb EventKind, who Ref) Instruction {
	return Instruction{Verb: verb, Who: who, Amount: &Expr{Op: That}}
}

// family is a kind of generated question.
type family struct {
	name   string
	event  func(t *rapid.T) []Event
	effect func(t *rapid.T) *Effect
}

// genQuestion is a question of one family under one edition.
func genQuestion(t *rapid.T, f family, most int) *Scenario {
	n := rapid.IntRange(1, most).Draw(t, "effects")
	s := &Scenario{Board: genBoard(t, n)}
	s.Edition = edition(rapid.SampledFrom([]string{"current", "current", "1999-11-01", "2001-07-23", "2008-02-01", "2011-09-30"}).Draw(t, "edition"))
	for i := 0; i < n; i++ {
		inst := instance(fmt.Sprintf("effect-%d", i), qualified(t, f.effect(t)))
		inst.Source = shrine + ObjectID(i)
		inst.Controller = s.Board.Objects[inst.Source].Controller
		if inst.Effect.Budget.Kind != Static || inst.Effect.Until == ThisTurn {
			inst.Created = true
		}
		inst.Target = rapid.SampledFrom([]Entity{PlayerEntity(0), ObjectEntity(squire), ObjectEntity(knight)}).Draw(t, "target")
		if inst.Effect.When.Affected != nil && inst.Effect.When.Affected.Is == This {
			inst.Source, inst.Own = newcomer, true
			inst.Controller = 1
			if inst.Effect.Until == ThisCombat { // an ability of the object that may be copied
				inst.Source, inst.Controller, inst.Effect.Until = relic, 1, Forever
			}
		}
		s.Effects = append(s.Effects, inst)
	}
	s.Events = []Happening{{Events: f.event(t)}}
	if s.Edition.ID < "2001" {
		// Simultaneous events ordered at once are not compared yet.
		s.Events[0].Events = s.Events[0].Events[:1]
	}
	if rapid.IntRange(0, 3).Draw(t, "again") == 0 && f.name != "death" && f.name != "enters" && f.name != "tokens" && s.Edition.ID > "2001" {
		s.Events = append(s.Events, Happening{Events: f.event(t)})
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

func ofPlayer(k EventKind, p PlayerID, n int, c Cause) Event {
	ev := nBlank(k)
	ev.Player, ev.Doer, ev.Amount, ev.Cause = p, p, n, c
	return ev
}

func genPlayer(t *rapid.T) PlayerID { return PlayerID(rapid.IntRange(0, 1).Draw(t, "player")) }

func genCause(t *rapid.T) Cause {
	return rapid.SampledFrom([]Cause{ByEffect, ByEffect, ByCost, ByTurnBased}).Draw(t, "cause")
}
