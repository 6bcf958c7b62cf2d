package engine

import (
	"slices"

	"apnap/engine/say"
)

// holds reports whether a condition holds for the view.
func (v *view) holds(c *Cond) Tri {
	got := v.asks(c)
	if c.Not {
		return got.not()
	}
	return got
}

// all reports whether every condition holds.
func (v *view) all(cs []Cond) Tri {
	got := Yes
	for i := range cs {
		if got = got.and(v.holds(&cs[i])); got == No {
			return No
		}
	}
	return got
}

// asks answers a condition without its negation.
func (v *view) asks(c *Cond) Tri {
	switch c.Kind {
	case NoCond:
		return Yes
	case Controls:
		return v.controls(c)
	case CountIs:
		return v.countIs(c)
	case AmountIs:
		return v.inRange(c.Range, v.that)
	case RefIs:
		return v.refIs(c)
	case PlayerHas:
		return v.playerHas(c)
	case DuringStep:
		return v.during(c)
	case TurnOf:
		return v.related(c.Who, v.st.board.Active)
	case GameHas:
		return tri(hasWord(v.st.board.Marks, c.Word) || v.gameShows(c.Word))
	case FirstTime:
		return v.firstTime(c)
	case EventIs:
		if c.When == nil || v.ev == nil {
			return No
		}
		t, _ := v.patternFits(c.When)
		return t
	case ThisWay:
		return v.thisWay(c)
	case AllOf:
		return v.all(c.Subs)
	case AnyOf:
		got := No
		for i := range c.Subs {
			got = got.or(v.holds(&c.Subs[i]))
		}
		return got
	case SourceOnBoard:
		o := v.object(v.this)
		zone := c.Zone
		if zone == AnyZone {
			zone = Battlefield
		}
		return tri(o != nil && o.Zone == zone)
	}
	return v.unknown(NoObject, unsaid(say.New("whether a condition holds")))
}

// controls counts the objects of a player. What is not known of some matters
// only where those that are known do not settle it.
func (v *view) controls(c *Cond) Tri {
	if c.Who == Opponent && c.Range.Op != NoCompare && !v.twoPlayers() {
		return v.opponentControls(c)
	}
	n, sure := v.countControlled(c)
	r := c.Range
	if r.Op == NoCompare {
		one := Number(1)
		r = Range{Op: AtLeast, N: &one}
	}
	got := v.inRange(r, n)
	enough := got == Yes && (r.Op == AtLeast || r.Op == MoreThan)
	tooMany := got == No && (r.Op == AtMost || r.Op == LessThan)
	if sure || enough || tooMany {
		return got
	}
	return Unknown
}

// twoPlayers reports whether there is only one opponent.
func (v *view) twoPlayers() bool { return len(v.st.board.Players) == 2 }

// opponentControls asks whether any one opponent controls so many.
func (v *view) opponentControls(c *Cond) Tri {
	got := No
	for i := range v.st.board.Players {
		p := PlayerID(i)
		if v.st.board.Players[i].Left || v.related(Opponent, p) != Yes {
			continue
		}
		n, sure := 0, true
		for id := range v.st.board.Objects {
			o := &v.st.board.Objects[id]
			if o.Zone != Battlefield || o.Controller != p {
				continue
			}
			switch t := v.match(c.Filter, ObjectEntity(ObjectID(id))); t {
			case Yes:
				n++
			case Unknown:
				sure = false
			}
		}
		if t := v.inRange(c.Range, n); sure {
			got = got.or(t)
		} else {
			got = got.or(Unknown)
		}
	}
	return got
}

// countControlled counts what matches and is controlled as the condition says.
func (v *view) countControlled(c *Cond) (int, bool) {
	f := Filter{}
	if c.Filter != nil {
		f = *c.Filter
	}
	if c.Who != AnyRelation {
		f.Controller = c.Who
	}
	if f.Zone == AnyZone {
		f.Zone = Battlefield
	}
	return v.count(&f)
}

// countIs compares an expression.
func (v *view) countIs(c *Cond) Tri {
	if c.Expr != nil && c.Expr.Op == LifeOf && c.Expr.Ref == NoRef {
		return v.someLife(c.Range)
	}
	if c.Expr != nil && (c.Expr.Ref == AnOpponent || c.Range.N != nil && c.Range.N.Ref == AnOpponent) {
		return v.someOpponent(c)
	}
	if v.fewAsked(c) {
		return Yes
	}
	n, ok := v.eval(c.Expr)
	if !ok {
		return Unknown
	}
	return v.inRange(c.Range, n)
}

// mostFew is how many cards a library is taken to have where nobody says.
const mostFew = 10

// fewAsked reports whether a condition asks for a few cards in a library of which nobody says how
// many are in it, as dredge does: they are taken to be there, which the ruling says.
func (v *view) fewAsked(c *Cond) bool {
	n := c.Range.N
	if c.Expr == nil || c.Expr.Op != LibraryOf || c.Range.Op != AtLeast || n == nil || n.Op != Lit || n.N > mostFew {
		return false
	}
	for _, x := range v.refer(c.Expr.Ref) {
		if x.IsPlayer() && v.st.board.Players[x.Player].Library == Unset {
			v.w.supposes(taken{x.Player, libraryStore})
			return true
		}
	}
	return false
}

// someOpponent asks whether the amounts of any opponent are as the range says.
func (v *view) someOpponent(c *Cond) Tri {
	got := No
	for i := range v.st.board.Players {
		p := PlayerID(i)
		if v.st.board.Players[i].Left || v.related(Opponent, p) != Yes {
			continue
		}
		a, okA := v.ofOpponent(c.Expr, p)
		r := c.Range
		if n, ok := v.ofOpponent(c.Range.N, p); okA && ok {
			b := Number(n)
			r.N = &b
			got = got.or(v.inRange(r, a))
		} else {
			got = got.or(Unknown)
		}
	}
	return got
}

// ofOpponent is an amount where "an opponent" is that player.
func (v *view) ofOpponent(e *Expr, p PlayerID) (int, bool) {
	if e != nil && e.Ref == AnOpponent {
		return v.ofPlayer(e, p)
	}
	return v.eval(e)
}

// someLife asks whether the life total of any player is as the range says.
func (v *view) someLife(r Range) Tri {
	got := No
	for i := range v.st.board.Players {
		p := &v.st.board.Players[i]
		if !p.Left {
			if r.Op != NoCompare && p.Life == Unset {
				got = got.or(v.unknown(NoObject, lifeTotalOf(p)))
				continue
			}
			got = got.or(v.inRange(r, p.Life))
		}
	}
	return got
}

// refIs matches what a reference names.
func (v *view) refIs(c *Cond) Tri {
	for _, e := range v.refer(c.Ref) {
		return v.match(c.Filter, e)
	}
	return No
}

// playerHas asks for a mark of some player.
func (v *view) playerHas(c *Cond) Tri {
	got := No
	for i := range v.st.board.Players {
		if v.related(c.Who, PlayerID(i)) == Yes {
			got = got.or(tri(hasWord(v.st.board.Players[i].Marks, c.Word) || v.st.didThisTurn(PlayerID(i), c.Word)))
		}
	}
	return got
}

// inUnsaidStep asks whether it is a step, where the question does not say which
// it is but may say which it is not.
func (v *view) inUnsaidStep(c *Cond) Tri {
	b := v.st.board
	whose := NoPlayer
	for i := range b.Players {
		p := PlayerID(i)
		if v.related(c.Who, p) != No && !b.isNotIn(p, c.Word) && (whose == NoPlayer || p == b.Active) {
			whose = p
		}
	}
	if whose == NoPlayer || whose != b.Active && v.related(c.Who, b.Active) != No {
		return No // it is not the active player's, nor can it be anybody else's
	}
	return v.unknown(NoObject, whichStep(&b.Players[whose], c.Word, say.New("which step or phase it is")))
}

// isNotIn reports whether the question says that it is not a step of a player's.
func (b *Board) isNotIn(p PlayerID, step string) bool {
	if step == "combat" {
		step = "combat phase"
	}
	return slices.ContainsFunc(b.NotIn, func(n PlayerStep) bool { return n.Player == p && partOf(step, n.Step) })
}

// during asks which step it is.
func (v *view) during(c *Cond) Tri {
	if v.st.board.Step == "" && v.st.line.ended && c.Word != "turn" || v.st.line.begun && v.related(c.Who, v.st.board.Active) == No {
		return No // between two turns no step is going on
	}
	if v.st.board.Step == "" && c.Word != "turn" {
		return v.inUnsaidStep(c)
	}
	if c.Word != "turn" && !partOf(v.st.board.Step, c.Word) {
		return No
	}
	return v.related(c.Who, v.st.board.Active)
}

// thisWay asks about what an earlier instruction of the same text did: those
// are its objects.
func (v *view) thisWay(c *Cond) Tri {
	got := No
	for _, o := range v.those {
		got = got.or(v.match(c.Filter, ObjectEntity(o)))
	}
	return got
}
