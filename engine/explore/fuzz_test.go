package explore

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/agenda"
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
	l := engine.Limits{States: 300, Outcomes: 40}
	_, err := Explore(q, nil, l)
	expectedError(t, err)
	if err != nil {
		return
	}
	var answers []engine.Answer
	for range rapid.IntRange(0, 3).Draw(t, "answers") {
		answers = append(answers, engine.Answer{At: rapid.IntRange(-1, 4).Draw(t, "at"), Option: rapid.SampledFrom([]string{"e0", "e1", "no:e0", "1+1", "none", "white", "?"}).Draw(t, "option")})
	}
	w, st, err := agenda.NewStepper(q)
	if err != nil {
		t.Fatal(err)
	}
	_, err = (&replayer{w: w, x: newExplorer(w, l)}).replay(st, answers)
	expectedError(t, err)
}

// expectedError fails on an error that is none of the package's.
func expectedError(t *rapid.T, err error) {
	var need *engine.NeedFact
	var cannot *engine.Unsupported
	var illegal *engine.IllegalChoice
	var late *engine.TooLate
	if err != nil && !errors.Is(err, engine.ErrTooLarge) && !errors.Is(err, engine.ErrEndless) && !errors.As(err, &need) && !errors.As(err, &cannot) && !errors.As(err, &illegal) && !errors.As(err, &late) {
		t.Fatalf("unexpected error %v", err)
	}
}

// upTo is any value of a closed set of small numbers.
func upTo[T ~uint8](t *rapid.T, most T) T { return T(rapid.IntRange(0, int(most)).Draw(t, "value")) }

// wildQuestion is a question whose parts need not make sense together.
func wildQuestion(t *rapid.T) *engine.Scenario {
	n := rapid.IntRange(0, 3).Draw(t, "effects")
	q := &engine.Scenario{Board: genBoard(t, n), Edition: edition("current")}
	for i := range q.Board.Objects {
		o := &q.Board.Objects[i]
		o.Zone = rapid.SampledFrom([]engine.Zone{engine.Battlefield, engine.Battlefield, engine.Hand, engine.Library, engine.Graveyard, engine.Stack}).Draw(t, "zone")
		o.TypesKnown = rapid.Bool().Draw(t, "types known")
		o.ColorsKnown = rapid.Bool().Draw(t, "colors known")
		if rapid.Bool().Draw(t, "power unknown") {
			o.Power = engine.Unset
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
		var h engine.Happening
		for range rapid.IntRange(1, 2).Draw(t, "events") {
			h.Events = append(h.Events, wildEvent(t, q))
		}
		q.Events = append(q.Events, h)
	}
	for i := range q.Effects {
		if rapid.IntRange(0, 3).Draw(t, "fits") > 0 { // else few effects would ever apply
			q.Effects[i].Effect.When = engine.Pattern{Kind: q.Events[0].Events[0].Kind, Whole: rapid.Bool().Draw(t, "whole")}
			q.Effects[i].Effect.If = nil
		}
	}
	return q
}

func wildObject(t *rapid.T, q *engine.Scenario) engine.ObjectID {
	return engine.ObjectID(rapid.IntRange(-1, len(q.Board.Objects)-1).Draw(t, "object"))
}

func wildEntity(t *rapid.T, q *engine.Scenario) engine.Entity {
	switch rapid.IntRange(0, 2).Draw(t, "entity") {
	case 0:
		return engine.Nobody()
	case 1:
		return engine.PlayerEntity(genPlayer(t))
	}
	return engine.ObjectEntity(wildObject(t, q))
}

// wildEvent is an event of any kind with what its kind needs, and any else.
func wildEvent(t *rapid.T, q *engine.Scenario) engine.Event {
	ev := nBlank(engine.EventKind(rapid.IntRange(1, int(engine.EventKinds)-1).Draw(t, "kind")))
	ev.Player, ev.Under, ev.Doer = genPlayer(t), genPlayer(t), engine.PlayerID(rapid.IntRange(-1, 1).Draw(t, "doer"))
	ev.Object = engine.ObjectID(rapid.IntRange(0, len(q.Board.Objects)-1).Draw(t, "object"))
	ev.To, ev.Source = engine.ObjectEntity(ev.Object), wildObject(t, q)
	if rapid.Bool().Draw(t, "to a player") {
		ev.To = engine.PlayerEntity(ev.Player)
	}
	ev.Amount = rapid.IntRange(0, 3).Draw(t, "amount")
	ev.Counter, ev.Mana, ev.What = "+1/+1", "{G}", "draw step"
	ev.From, ev.Dest = upTo(t, engine.OutsideGame), upTo(t, engine.OutsideGame)
	ev.Cause, ev.Combat, ev.FirstDraw = upTo(t, engine.BySpecial), rapid.Bool().Draw(t, "combat"), upTo(t, engine.No)
	switch ev.Kind {
	case engine.Enter:
		ev.Entry = &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody()}
	case engine.CreateTokens:
		ev.Tokens = []engine.Tokens{zombies(ev.Amount)}
	}
	return ev
}

func wildFilter(t *rapid.T) *engine.Filter {
	if rapid.Bool().Draw(t, "any") {
		return nil
	}
	f := &engine.Filter{Is: engine.NoRef, Player: upTo(t, engine.AttachedOne), Controller: upTo(t, engine.AttachedOne), Types: rapid.SampledFrom([]engine.Types{0, engine.Creature, engine.Artifact}).Draw(t, "types")}
	if rapid.Bool().Draw(t, "is") {
		f.Is = upTo(t, engine.GrantedBy)
	}
	f.Players, f.Other, f.Noun = rapid.Bool().Draw(t, "players"), rapid.Bool().Draw(t, "other"), upTo(t, engine.CardOrToken)
	f.Colors = rapid.SampledFrom([]engine.Colors{0, engine.Red}).Draw(t, "colors")
	if rapid.IntRange(0, 3).Draw(t, "power") == 0 {
		f.Power = engine.Range{Op: engine.AtLeast, N: amount(engine.Number(2))}
	}
	if rapid.IntRange(0, 3).Draw(t, "not") == 0 {
		f.Not = wildFilter(t)
	}
	return f
}

// wildExpr is any amount, its operands given where it needs them.
func wildExpr(t *rapid.T) *engine.Expr {
	e := &engine.Expr{Op: upTo(t, engine.MaxOf), N: rapid.IntRange(0, 3).Draw(t, "n"), Ref: upTo(t, engine.GrantedBy), Filter: wildFilter(t), Word: "charge"}
	e.A, e.B = &engine.Expr{Op: engine.That}, &engine.Expr{Op: engine.Lit, N: 1}
	return e
}

func wildInstructions(t *rapid.T, depth int) []engine.Instruction {
	var out []engine.Instruction
	for range rapid.IntRange(0, 2).Draw(t, "instructions") {
		in := engine.Instruction{Verb: engine.EventKind(rapid.IntRange(0, int(engine.EventKinds)-1).Draw(t, "verb")), Who: upTo(t, engine.GrantedBy), What: upTo(t, engine.GrantedBy), On: upTo(t, engine.GrantedBy),
			Source: upTo(t, engine.GrantedBy), Under: upTo(t, engine.GrantedBy), Counter: "charge", From: upTo(t, engine.OutsideGame), Dest: upTo(t, engine.OutsideGame), May: rapid.Bool().Draw(t, "may")}
		in.Amount, in.Filter = wildExpr(t), wildFilter(t)
		in.Tokens = []engine.TokenSpec{{Tokens: zombies(0), N: engine.Number(1), CopyOf: rapid.SampledFrom([]engine.Ref{engine.NoRef, engine.This, engine.ThatObject}).Draw(t, "copy of")}}
		if depth > 0 {
			in.Then, in.Else = wildInstructions(t, depth-1), wildInstructions(t, depth-1)
		}
		out = append(out, in)
	}
	return out
}

func wildChanges(t *rapid.T, depth int) []engine.Change {
	var out []engine.Change
	for range rapid.IntRange(0, 2).Draw(t, "changes") {
		c := engine.Change{Kind: upTo(t, engine.MarkEvent), Amount: wildExpr(t), Ref: upTo(t, engine.GrantedBy), Filter: wildFilter(t), Counter: "+1/+1", Dest: upTo(t, engine.OutsideGame), What: "color", Who: upTo(t, engine.GrantedBy)}
		c.If = &engine.Cond{Kind: upTo(t, engine.SourceOnBoard), Filter: wildFilter(t), Ref: upTo(t, engine.GrantedBy), Expr: wildExpr(t), Who: upTo(t, engine.AttachedOne)}
		c.Tokens = []engine.TokenSpec{{Tokens: zombies(0), N: engine.Number(1)}}
		if depth > 0 {
			c.Do, c.Yes, c.No = wildInstructions(t, 1), wildChanges(t, depth-1), wildChanges(t, depth-1)
			c.Modes = [][]engine.Change{wildChanges(t, depth-1), wildChanges(t, depth-1)}
		}
		out = append(out, c)
	}
	return out
}

func wildEffect(t *rapid.T) *engine.Effect {
	e := &engine.Effect{Kind: upTo(t, engine.InstructionOf), Class: upTo(t, engine.ClassOther), Do: wildChanges(t, 2), Then: wildInstructions(t, 1)}
	e.When = engine.Pattern{Kind: engine.EventKind(rapid.IntRange(1, int(engine.EventKinds)-1).Draw(t, "when")), Affected: wildFilter(t), Source: wildFilter(t), Doer: wildFilter(t), Whole: rapid.Bool().Draw(t, "whole")}
	if rapid.IntRange(0, 5).Draw(t, "life below") == 0 {
		e.When.LifeBelow = wildExpr(t)
	}
	e.Self, e.May = rapid.Bool().Draw(t, "self"), rapid.SampledFrom([]engine.Ref{engine.NoRef, engine.NoRef, engine.RefYou, engine.ThatPlayerRef}).Draw(t, "may")
	if rapid.IntRange(0, 3).Draw(t, "condition") == 0 {
		e.If = []engine.Cond{{Kind: upTo(t, engine.SourceOnBoard), Filter: wildFilter(t), Ref: upTo(t, engine.GrantedBy), Expr: wildExpr(t), Who: upTo(t, engine.AttachedOne)}}
	}
	if b := upTo(t, engine.NextN); b != engine.Static {
		e.Budget = engine.Budget{Kind: b, N: amount(engine.Number(rapid.IntRange(0, 3).Draw(t, "budget")))}
	}
	return e
}
