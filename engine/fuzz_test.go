package engine

import (
	"errors"
	"testing"

	"pgregory.net/rapid"
)

// FuzzResolve gives Resolve and Explore arbitrary questions, sensible or not:
// they answer or refuse with one of the package's errors, and never panic.
func FuzzResolve(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(resolveAnything))
}

// TestResolveNeverPanics runs the fuzz target on generated questions.
func TestResolveNeverPanics(t *testing.T) {
	rapid.Check(t, resolveAnything)
}

func resolveAnything(t *rapid.T) {
	q := wildQuestion(t)
	l := Limits{States: 300, Outcomes: 40}
	_, err := Explore(q, nil, l)
	expectedError(t, err)
	if err != nil {
		return
	}
	var answers []Answer
	for range rapid.IntRange(0, 3).Draw(t, "answers") {
		answers = append(answers, Answer{At: rapid.IntRange(-1, 4).Draw(t, "at"), Option: rapid.SampledFrom([]string{"e0", "e1", "no:e0", "1+1", "none", "white", "?"}).Draw(t, "option")})
	}
	w, st, err := newStepper(q)
	if err != nil {
		t.Fatal(err)
	}
	x := newExplorer(w, l)
	_, err = x.replay(st, answers)
	expectedError(t, err)
}

// expectedError fails on an error that is none of the package's.
func expectedError(t *rapid.T, err error) {
	var need *NeedFact
	var cannot *Unsupported
	var illegal *IllegalChoice
	if err != nil && !errors.Is(err, ErrTooLarge) && !errors.As(err, &need) && !errors.As(err, &cannot) && !errors.As(err, &illegal) {
		t.Fatalf("unexpected error %v", err)
	}
}

// upTo is any value of a closed set of small numbers.
func upTo[T ~uint8](t *rapid.T, most T) T { return T(rapid.IntRange(0, int(most)).Draw(t, "value")) }

// wildQuestion is a question whose parts need not make sense together.
func wildQuestion(t *rapid.T) *Scenario {
	n := rapid.IntRange(0, 3).Draw(t, "effects")
	q := &Scenario{Board: genBoard(t, n), Edition: edition("current")}
	for i := range q.Board.Objects {
		o := &q.Board.Objects[i]
		o.Zone = rapid.SampledFrom([]Zone{Battlefield, Battlefield, Hand, Library, Graveyard, Stack}).Draw(t, "zone")
		o.TypesKnown = rapid.Bool().Draw(t, "types known")
		o.ColorsKnown = rapid.Bool().Draw(t, "colors known")
		if rapid.Bool().Draw(t, "power unknown") {
			o.Power = Unset
		}
	}
	for i := 0; i < n; i++ {
		inst := instance([]string{"e0", "e1", "e2"}[i], wildEffect(t))
		inst.Source, inst.Controller = wildObject(t, q), genPlayer(t)
		inst.Target, inst.Attached, inst.Chosen = wildEntity(t, q), wildEntity(t, q), wildEntity(t, q)
		inst.ChosenSrc = wildObject(t, q)
		inst.Own, inst.Created = rapid.Bool().Draw(t, "own"), rapid.Bool().Draw(t, "created")
		q.Effects = append(q.Effects, inst)
	}
	for range rapid.IntRange(1, 2).Draw(t, "moments") {
		var h Happening
		for range rapid.IntRange(1, 2).Draw(t, "events") {
			h.Events = append(h.Events, wildEvent(t, q))
		}
		q.Events = append(q.Events, h)
	}
	for i := range q.Effects {
		if rapid.IntRange(0, 3).Draw(t, "fits") > 0 { // else few effects would ever apply
			q.Effects[i].Effect.When = Pattern{Kind: q.Events[0].Events[0].Kind, Whole: rapid.Bool().Draw(t, "whole")}
			q.Effects[i].Effect.If = nil
		}
	}
	return q
}

func wildObject(t *rapid.T, q *Scenario) ObjectID {
	return ObjectID(rapid.IntRange(-1, len(q.Board.Objects)-1).Draw(t, "object"))
}

func wildEntity(t *rapid.T, q *Scenario) Entity {
	switch rapid.IntRange(0, 2).Draw(t, "entity") {
	case 0:
		return Nobody()
	case 1:
		return PlayerEntity(genPlayer(t))
	}
	return ObjectEntity(wildObject(t, q))
}

// wildEvent is an event of any kind with what its kind needs, and any else.
func wildEvent(t *rapid.T, q *Scenario) Event {
	ev := nBlank(EventKind(rapid.IntRange(1, int(eventKinds)-1).Draw(t, "kind")))
	ev.Player, ev.Under, ev.Doer = genPlayer(t), genPlayer(t), PlayerID(rapid.IntRange(-1, 1).Draw(t, "doer"))
	ev.Object = ObjectID(rapid.IntRange(0, len(q.Board.Objects)-1).Draw(t, "object"))
	ev.To, ev.Source = ObjectEntity(ev.Object), wildObject(t, q)
	if rapid.Bool().Draw(t, "to a player") {
		ev.To = PlayerEntity(ev.Player)
	}
	ev.Amount = rapid.IntRange(0, 3).Draw(t, "amount")
	ev.Counter, ev.Mana, ev.What = "+1/+1", "{G}", "draw step"
	ev.From, ev.Dest = upTo(t, OutsideGame), upTo(t, OutsideGame)
	ev.Cause, ev.Combat, ev.FirstDraw = upTo(t, BySpecial), rapid.Bool().Draw(t, "combat"), upTo(t, No)
	switch ev.Kind {
	case Enter:
		ev.Entry = &Entry{CopyOf: NoObject, AttachedTo: Nobody()}
	case CreateTokens:
		ev.Tokens = []Tokens{zombies(ev.Amount)}
	}
	return ev
}

func wildFilter(t *rapid.T) *Filter {
	if rapid.Bool().Draw(t, "any") {
		return nil
	}
	f := &Filter{Is: NoRef, Player: upTo(t, AttachedOne), Controller: upTo(t, AttachedOne), Types: rapid.SampledFrom([]Types{0, Creature, Artifact}).Draw(t, "types")}
	if rapid.Bool().Draw(t, "is") {
		f.Is = upTo(t, GrantedBy)
	}
	f.Players, f.Other, f.Noun = rapid.Bool().Draw(t, "players"), rapid.Bool().Draw(t, "other"), upTo(t, CardOrToken)
	f.Colors = rapid.SampledFrom([]Colors{0, Red}).Draw(t, "colors")
	if rapid.IntRange(0, 3).Draw(t, "power") == 0 {
		f.Power = Range{AtLeast, amount(Number(2))}
	}
	if rapid.IntRange(0, 3).Draw(t, "not") == 0 {
		f.Not = wildFilter(t)
	}
	return f
}

// wildExpr is any amount, its operands given where it needs them.
func wildExpr(t *rapid.T) *Expr {
	e := &Expr{Op: upTo(t, MaxOf), N: rapid.IntRange(0, 3).Draw(t, "n"), Ref: upTo(t, GrantedBy), Filter: wildFilter(t), Word: "charge"}
	e.A, e.B = &Expr{Op: That}, &Expr{Op: Lit, N: 1}
	return e
}

func wildInstructions(t *rapid.T, depth int) []Instruction {
	var out []Instruction
	for range rapid.IntRange(0, 2).Draw(t, "instructions") {
		in := Instruction{Verb: EventKind(rapid.IntRange(0, int(eventKinds)-1).Draw(t, "verb")), Who: upTo(t, GrantedBy), What: upTo(t, GrantedBy), On: upTo(t, GrantedBy),
			Source: upTo(t, GrantedBy), Under: upTo(t, GrantedBy), Counter: "charge", From: upTo(t, OutsideGame), Dest: upTo(t, OutsideGame), May: rapid.Bool().Draw(t, "may")}
		in.Amount, in.Filter = wildExpr(t), wildFilter(t)
		in.Tokens = []TokenSpec{{Tokens: zombies(0), N: Number(1), CopyOf: rapid.SampledFrom([]Ref{NoRef, This, ThatObject}).Draw(t, "copy of")}}
		if depth > 0 {
			in.Then, in.Else = wildInstructions(t, depth-1), wildInstructions(t, depth-1)
		}
		out = append(out, in)
	}
	return out
}

func wildChanges(t *rapid.T, depth int) []Change {
	var out []Change
	for range rapid.IntRange(0, 2).Draw(t, "changes") {
		c := Change{Kind: upTo(t, MarkEvent), Amount: wildExpr(t), Ref: upTo(t, GrantedBy), Filter: wildFilter(t), Counter: "+1/+1", Dest: upTo(t, OutsideGame), What: "color", Who: upTo(t, GrantedBy)}
		c.If = &Cond{Kind: upTo(t, SourceOnBoard), Filter: wildFilter(t), Ref: upTo(t, GrantedBy), Expr: wildExpr(t), Who: upTo(t, AttachedOne)}
		c.Tokens = []TokenSpec{{Tokens: zombies(0), N: Number(1)}}
		if depth > 0 {
			c.Do, c.Yes, c.No = wildInstructions(t, 1), wildChanges(t, depth-1), wildChanges(t, depth-1)
			c.Modes = [][]Change{wildChanges(t, depth-1), wildChanges(t, depth-1)}
		}
		out = append(out, c)
	}
	return out
}

func wildEffect(t *rapid.T) *Effect {
	e := &Effect{Kind: upTo(t, InstructionOf), Class: upTo(t, ClassOther), Do: wildChanges(t, 2), Then: wildInstructions(t, 1)}
	e.When = Pattern{Kind: EventKind(rapid.IntRange(1, int(eventKinds)-1).Draw(t, "when")), Affected: wildFilter(t), Source: wildFilter(t), Doer: wildFilter(t), Whole: rapid.Bool().Draw(t, "whole")}
	if rapid.IntRange(0, 5).Draw(t, "life below") == 0 {
		e.When.LifeBelow = wildExpr(t)
	}
	e.Self, e.May = rapid.Bool().Draw(t, "self"), rapid.SampledFrom([]Ref{NoRef, NoRef, RefYou, ThatPlayerRef}).Draw(t, "may")
	if rapid.IntRange(0, 3).Draw(t, "condition") == 0 {
		e.If = []Cond{{Kind: upTo(t, SourceOnBoard), Filter: wildFilter(t), Ref: upTo(t, GrantedBy), Expr: wildExpr(t), Who: upTo(t, AttachedOne)}}
	}
	if b := upTo(t, NextN); b != Static {
		e.Budget = Budget{Kind: b, N: amount(Number(rapid.IntRange(0, 3).Draw(t, "budget")))}
	}
	return e
}
