package look

import (
	"slices"

	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/say"
)

// Holds reports whether a condition holds for the view.
func (v *View) Holds(c *engine.Cond) engine.Tri {
	got := v.asks(c)
	if c.Not {
		return got.Not()
	}
	return got
}

// All reports whether every condition holds.
func (v *View) All(cs []engine.Cond) engine.Tri {
	got := engine.Yes
	for i := range cs {
		if got = got.And(v.Holds(&cs[i])); got == engine.No {
			return engine.No
		}
	}
	return got
}

// asks answers a condition without its negation.
func (v *View) asks(c *engine.Cond) engine.Tri {
	switch c.Kind {
	case engine.NoCond:
		return engine.Yes
	case engine.Controls:
		return v.controls(c)
	case engine.CountIs:
		return v.countIs(c)
	case engine.AmountIs:
		return v.inRange(c.Range, v.That)
	case engine.RefIs:
		return v.refIs(c)
	case engine.PlayerHas:
		return v.playerHas(c)
	case engine.DuringStep:
		return v.during(c)
	case engine.TurnOf:
		return v.related(c.Who, v.St.Board.Active)
	case engine.GameHas:
		return engine.TriOf(engine.HasWord(v.St.Board.Marks, c.Word) || v.gameShows(c.Word))
	case engine.FirstTime:
		return v.firstTime(c)
	case engine.EventIs:
		if c.When == nil || v.Ev == nil {
			return engine.No
		}
		t, _ := v.PatternFits(c.When)
		return t
	case engine.ThisWay:
		return v.thisWay(c)
	case engine.AllOf:
		return v.All(c.Subs)
	case engine.AnyOf:
		got := engine.No
		for i := range c.Subs {
			got = got.Or(v.Holds(&c.Subs[i]))
		}
		return got
	case engine.SourceOnBoard:
		o := v.Object(v.This)
		zone := c.Zone
		if zone == engine.AnyZone {
			zone = engine.Battlefield
		}
		return engine.TriOf(o != nil && o.Zone == zone)
	}
	return v.Unknown(engine.NoObject, unsaid(say.New("whether a condition holds")))
}

// controls counts the objects of a player. What is not known of some matters
// only where those that are known do not settle it.
func (v *View) controls(c *engine.Cond) engine.Tri {
	if c.Who == engine.Opponent && c.Range.Op != engine.NoCompare && !v.twoPlayers() {
		return v.opponentControls(c)
	}
	n, sure := v.countControlled(c)
	r := c.Range
	if r.Op == engine.NoCompare {
		one := engine.Number(1)
		r = engine.Range{Op: engine.AtLeast, N: &one}
	}
	got := v.inRange(r, n)
	enough := got == engine.Yes && (r.Op == engine.AtLeast || r.Op == engine.MoreThan)
	tooMany := got == engine.No && (r.Op == engine.AtMost || r.Op == engine.LessThan)
	if sure || enough || tooMany {
		return got
	}
	return engine.Unknown
}

// twoPlayers reports whether there is only one opponent.
func (v *View) twoPlayers() bool { return len(v.St.Board.Players) == 2 }

// opponentControls asks whether any one opponent controls so many.
func (v *View) opponentControls(c *engine.Cond) engine.Tri {
	got := engine.No
	for i := range v.St.Board.Players {
		p := engine.PlayerID(i)
		if v.St.Board.Players[i].Left || v.related(engine.Opponent, p) != engine.Yes {
			continue
		}
		n, sure := 0, true
		for id := range v.St.Board.Objects {
			o := &v.St.Board.Objects[id]
			if o.Zone != engine.Battlefield || o.Controller != p {
				continue
			}
			switch t := v.Match(c.Filter, engine.ObjectEntity(engine.ObjectID(id))); t {
			case engine.Yes:
				n++
			case engine.Unknown:
				sure = false
			}
		}
		if t := v.inRange(c.Range, n); sure {
			got = got.Or(t)
		} else {
			got = got.Or(engine.Unknown)
		}
	}
	return got
}

// countControlled counts what matches and is controlled as the condition says.
func (v *View) countControlled(c *engine.Cond) (int, bool) {
	f := engine.Filter{}
	if c.Filter != nil {
		f = *c.Filter
	}
	if c.Who != engine.AnyRelation {
		f.Controller = c.Who
	}
	if f.Zone == engine.AnyZone {
		f.Zone = engine.Battlefield
	}
	return v.count(&f)
}

// countIs compares an expression.
func (v *View) countIs(c *engine.Cond) engine.Tri {
	if c.Expr != nil && c.Expr.Op == engine.LifeOf && c.Expr.Ref == engine.NoRef {
		return v.someLife(c.Range)
	}
	if c.Expr != nil && (c.Expr.Ref == engine.AnOpponent || c.Range.N != nil && c.Range.N.Ref == engine.AnOpponent) {
		return v.someOpponent(c)
	}
	if v.fewAsked(c) {
		return engine.Yes
	}
	n, ok := v.Eval(c.Expr)
	if !ok {
		return engine.Unknown
	}
	return v.inRange(c.Range, n)
}

// mostFew is how many cards a library is taken to have where nobody says.
const mostFew = 10

// fewAsked reports whether a condition asks for a few cards in a library of which nobody says how
// many are in it, as dredge does: they are taken to be there, which the ruling says.
func (v *View) fewAsked(c *engine.Cond) bool {
	n := c.Range.N
	if c.Expr == nil || c.Expr.Op != engine.LibraryOf || c.Range.Op != engine.AtLeast || n == nil || n.Op != engine.Lit || n.N > mostFew {
		return false
	}
	for _, x := range v.Refer(c.Expr.Ref) {
		if x.IsPlayer() && v.St.Board.Players[x.Player].Library == engine.Unset {
			v.W.Supposes(play.Taken{Player: x.Player, From: play.LibraryStore})
			return true
		}
	}
	return false
}

// someOpponent asks whether the amounts of any opponent are as the range says.
func (v *View) someOpponent(c *engine.Cond) engine.Tri {
	got := engine.No
	for i := range v.St.Board.Players {
		p := engine.PlayerID(i)
		if v.St.Board.Players[i].Left || v.related(engine.Opponent, p) != engine.Yes {
			continue
		}
		a, okA := v.ofOpponent(c.Expr, p)
		r := c.Range
		if n, ok := v.ofOpponent(c.Range.N, p); okA && ok {
			b := engine.Number(n)
			r.N = &b
			got = got.Or(v.inRange(r, a))
		} else {
			got = got.Or(engine.Unknown)
		}
	}
	return got
}

// ofOpponent is an amount where "an opponent" is that player.
func (v *View) ofOpponent(e *engine.Expr, p engine.PlayerID) (int, bool) {
	if e != nil && e.Ref == engine.AnOpponent {
		return v.ofPlayer(e, p)
	}
	return v.Eval(e)
}

// someLife asks whether the life total of any player is as the range says.
func (v *View) someLife(r engine.Range) engine.Tri {
	got := engine.No
	for i := range v.St.Board.Players {
		p := &v.St.Board.Players[i]
		if !p.Left {
			if r.Op != engine.NoCompare && p.Life == engine.Unset {
				got = got.Or(v.Unknown(engine.NoObject, LifeTotalOf(p)))
				continue
			}
			got = got.Or(v.inRange(r, p.Life))
		}
	}
	return got
}

// refIs matches what a reference names.
func (v *View) refIs(c *engine.Cond) engine.Tri {
	for _, e := range v.Refer(c.Ref) {
		return v.Match(c.Filter, e)
	}
	return engine.No
}

// playerHas asks for a mark of some player.
func (v *View) playerHas(c *engine.Cond) engine.Tri {
	got := engine.No
	for i := range v.St.Board.Players {
		if v.related(c.Who, engine.PlayerID(i)) == engine.Yes {
			got = got.Or(engine.TriOf(engine.HasWord(v.St.Board.Players[i].Marks, c.Word) || didThisTurn(v.St, engine.PlayerID(i), c.Word)))
		}
	}
	return got
}

// inUnsaidStep asks whether it is a step, where the question does not say which
// it is but may say which it is not.
func (v *View) inUnsaidStep(c *engine.Cond) engine.Tri {
	b := v.St.Board
	whose := engine.NoPlayer
	for i := range b.Players {
		p := engine.PlayerID(i)
		if v.related(c.Who, p) != engine.No && !isNotIn(b, p, c.Word) && (whose == engine.NoPlayer || p == b.Active) {
			whose = p
		}
	}
	if whose == engine.NoPlayer || whose != b.Active && v.related(c.Who, b.Active) != engine.No {
		return engine.No // it is not the active player's, nor can it be anybody else's
	}
	return v.Unknown(engine.NoObject, whichStep(&b.Players[whose], c.Word, say.New("which step or phase it is")))
}

// isNotIn reports whether the question says that it is not a step of a player's.
func isNotIn(b *engine.Board, p engine.PlayerID, step string) bool {
	if step == "combat" {
		step = "combat phase"
	}
	return slices.ContainsFunc(b.NotIn, func(n engine.PlayerStep) bool { return n.Player == p && engine.PartOf(step, n.Step) })
}

// during asks which step it is.
func (v *View) during(c *engine.Cond) engine.Tri {
	if v.St.Board.Step == "" && v.St.Line.Ended && c.Word != "turn" || v.St.Line.Begun && v.related(c.Who, v.St.Board.Active) == engine.No {
		return engine.No // between two turns no step is going on
	}
	if v.St.Board.Step == "" && c.Word != "turn" {
		return v.inUnsaidStep(c)
	}
	if c.Word != "turn" && !engine.PartOf(v.St.Board.Step, c.Word) {
		return engine.No
	}
	return v.related(c.Who, v.St.Board.Active)
}

// thisWay asks about what an earlier instruction of the same text did: those
// are its objects.
func (v *View) thisWay(c *engine.Cond) engine.Tri {
	got := engine.No
	if c.Word == engine.DamageDealt {
		return v.hurtThisWay(c)
	}
	for _, o := range v.Those {
		got = got.Or(v.Match(c.Filter, engine.ObjectEntity(o)))
	}
	return got
}

// hurtThisWay asks whether the text that is carried out has dealt damage to something.
func (v *View) hurtThisWay(c *engine.Cond) engine.Tri {
	got := engine.No
	then := *v
	then.Past = true
	for told := v.W.Recall(v.St); told.Len() > v.Deeds.Begun; told = told.Before {
		if f := &told.Fact; !f.Nothing && f.Event.Kind == engine.Damage && f.Amount > 0 {
			got = got.Or(then.Match(c.Filter, f.Event.To))
		}
	}
	v.Missing, v.MissObj = then.Missing, then.MissObj
	return got
}

// Conditions reports whether an effect's conditions hold: as they were settled when it
// came into being, or else now.
func (v *View) Conditions(id engine.EffectID) engine.Tri {
	line, bit := &v.St.Line, uint64(1)<<uint(id)
	if line.Fixed&bit != 0 {
		return engine.TriOf(line.Holds&bit != 0)
	}
	return v.All(v.Inst.Effect.If)
}

// inMainPhaseOf asks whether it is a player's main phase.
func (v *View) inMainPhaseOf(p engine.PlayerID) engine.Tri {
	b := v.St.Board
	if b.Step != "" || v.St.Line.Begun {
		return engine.TriOf(engine.PartOf(b.Step, mainPhase) && b.Active == p)
	}
	if p == engine.NoPlayer || isNotIn(b, p, mainPhase) {
		return engine.No
	}
	return v.Unknown(engine.NoObject, whichStep(&b.Players[p], mainPhase, say.New("which step or phase it is")))
}
