package engine

import "strconv"

// ExprOp is how an expression is formed.
type ExprOp uint8

// The operations of expressions. Amounts in the rules are whole numbers, and
// what comes out negative counts as 0 (cr.NegativeIsZero).
const (
	Lit         ExprOp = iota // N
	That                      // the amount of the event being replaced: "that many", "that much"
	Prevented                 // the amount this effect has just prevented, or would have
	XValue                    // X of the object or the effect
	Sum                       // A + B
	Diff                      // A - B
	Product                   // A * B
	HalfUp                    // half of A, rounded up
	HalfDown                  // half of A, rounded down
	CountOf                   // number of objects or players that match Filter
	CountersOn                // counters of kind Word on Ref ("" for all kinds)
	PowerOf                   // power of Ref
	ToughnessOf               // toughness of Ref
	ManaValueOf               // mana value of Ref
	LifeOf                    // life total of Ref
	HandOf                    // cards in the hand of Ref
	LibraryOf                 // cards in the library of Ref
	GraveyardOf               // cards in the graveyard of Ref (matching Filter, if set)
	GreatestOf                // the greatest A among the objects that match Filter
	NamedNumber               // a number the board gives by name: Word ("devotion to green", "kick count", "colors of mana spent")
	AnyAmount                 // "any number": chosen
	AllOfIt                   // all of it: of a discard, the hand
	MinOf                     // the smaller of A and B
	MaxOf                     // the greater of A and B
	Excess                    // the damage beyond what is lethal for the recipient (cr.ExcessDamageMoved)
	GivenUp                   // how many objects this effect has had given up: "twice that many" after "sacrifice any number of creatures"
	ShareOf                   // what of A, divided as its player chose, is for this target
	DoneThisWay               // how much of Word the same text has done: "life lost", "damage dealt"
)

// StartingLife is the name of the number of life with which a player began.
const StartingLife = "starting life total"

// The names of the numbers that a planeswalker and a battle enter with.
const (
	PrintedLoyalty = "printed loyalty"
	PrintedDefense = "printed defense"
)

// Expr is an amount.
type Expr struct {
	Op     ExprOp
	N      int
	A, B   *Expr
	Ref    Ref
	Filter *Filter
	Word   string
}

// The words of what the same text has done, behind which "this way" stands.
const (
	LifeLost      = "life lost"
	DamageDealt   = "damage dealt"
	MostDiscarded = "greatest number of cards a player discarded"
)

// DoneAs is the kind of event that the words of DoneThisWay count.
func DoneAs(word string) EventKind {
	switch word {
	case LifeLost:
		return LoseLife
	case DamageDealt:
		return Damage
	}
	return Discard
}

// MaxAmount is the greatest amount that is reckoned with: 2^40, or 2^20 where a
// word has 32 bits, so that sums of many of them still fit.
const MaxAmount = 1 << (strconv.IntSize * 5 / 8)

// Number is the literal n.
func Number(n int) Expr { return Expr{Op: Lit, N: n} }

// CondKind is what a condition asks.
type CondKind uint8

// The kinds of conditions.
const (
	NoCond        CondKind = iota
	Controls               // Who controls objects matching Filter, Range many (default at least one)
	CountIs                // the expression Expr compares as Range says
	RefIs                  // Ref matches Filter: "it was kicked", "this creature is untapped", "while it has a counter"
	PlayerHas              // the player Who has the mark Word ("has the city's blessing")
	DuringStep             // Word: "draw step"; Who: whose
	TurnOf                 // it is Who's turn
	FirstTime              // the event is the first of its kind this turn (Word: "this turn", "each of your draw steps")
	GameHas                // the game has the mark Word ("it is night")
	IfDone                 // the optional action just offered was taken ("if you do")
	EventIs                // the event being replaced matches Pattern further ("if it's combat damage")
	AmountIs               // the event's amount compares as Range says
	ThisWay                // something was done this way: Filter matches what an earlier instruction of the same text did
	AllOf                  // all of Subs
	AnyOf                  // any of Subs
	SourceOnBoard          // the object the ability is printed on is on the battlefield, or in Zone
)

// Cond is a condition on board and event.
type Cond struct {
	Kind   CondKind
	Not    bool
	Who    Relation
	Ref    Ref
	Filter *Filter
	Range  Range
	Expr   *Expr
	Word   string
	Zone   Zone
	Subs   []Cond
	When   *Pattern
}

// OfFew reports whether a condition asks for no more of something than so much, which nobody can say who has not
// looked at all there is, rather than for at least so much.
func (c *Cond) OfFew() bool {
	few := c.Range.Op == AtMost || c.Range.Op == LessThan
	if n := c.Range.N; c.Range.Op == Exactly && n != nil {
		few = n.Op == Lit && n.N == 0
	}
	return few != c.Not
}
