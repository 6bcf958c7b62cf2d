package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// What follows says which form of sentence an effect takes, whatever the language
// it is written in: the printers of both languages ask it.

// CalledIn is what the words that an effect was read from call what it is attached to
// and what it is bound to: "equipped creature", "that spell"; nil where they call
// it nothing, or are not known.
func CalledIn(e *engine.Effect) *Names {
	if e.Text == "" {
		return nil
	}
	return calledIn(dropReminders(lex.Scan(e.Text)), e)
}

// Same reports whether two filters say the same.
func Same(a, b engine.Filter) bool { return same(a, b) }

// OnlyPlayers reports whether a filter describes nothing but players.
func OnlyPlayers(f *engine.Filter) bool { return onlyPlayers(f) }

// AboutObject reports whether the event of a pattern is one of an object.
func AboutObject(pt *engine.Pattern) bool { return aboutObject(pt) }

// MayDie reports whether what a filter describes may be a creature or
// planeswalker, of which alone it is said that it dies.
func MayDie(f *engine.Filter) bool { return mayDie(f) }

// IsSkip reports whether an effect says that a turn, phase or step is skipped.
func IsSkip(e *engine.Effect) bool { return isSkip(e) }

// EntersItself reports whether an effect is worded as how something enters
// rather than as what would enter.
func EntersItself(e *engine.Effect) bool { return entersItself(e) }

// IsTurning reports whether an effect acts as its object is turned face up.
func IsTurning(e *engine.Effect) bool { return isTurning(e) }

// MovesExcess reports whether an effect is about damage beyond what is lethal.
func MovesExcess(e *engine.Effect) bool { return movesExcess(e) }

// IsShared reports whether an effect sets an amount that is divided among targets.
func IsShared(e *engine.Effect) bool { return shared(e) }

// IsNextCast reports whether a description is of the next spell that you cast.
func IsNextCast(f *engine.Filter) bool { return isNextCast(f) }

// IsLimited reports whether the first of the turn's events is allowed.
func IsLimited(e *engine.Effect) bool { return limited(e) }

// StaysDuring finds the untap step during which something doesn't untap among
// conditions, whether it is yours, and the other conditions; ok is false where
// there is none.
func StaysDuring(cs []engine.Cond) (others []engine.Cond, yours, ok bool) { return staysDuring(cs) }

// SplitConds separates the conditions that speak of the event from those that
// stand before it.
func SplitConds(cs []engine.Cond) (before, during []engine.Cond) { return splitConds(cs) }

// AsItResolves reports whether a condition is that the event is a spell's
// resolution.
func AsItResolves(c *engine.Cond) bool { return resolvesCond(c) }

// MayBeSkipped reports whether somebody may leave undone what an effect does.
func MayBeSkipped(e *engine.Effect) bool { return mayBeSkipped(e) }

// LastInstruction is the instruction that what follows depends on, nil if there
// is none.
func LastInstruction(e *engine.Effect) *engine.Instruction { return lastInstruction(e) }

// DiscardsOr reports whether an instruction is a discard that may be of another
// number of cards of some kind.
func DiscardsOr(in *engine.Instruction) bool { return discardsOr(in) }

// IsState reports whether a mark is a state an object is in, said beside its
// noun ("tapped").
func IsState(mark string) bool { return stateWord(mark) }

// IsShort reports whether an amount fits before a noun.
func IsShort(e *engine.Expr) bool { return short(e) }

// TypeNames lists the types in the order in which a type line has them.
func TypeNames(t engine.Types) []string { return typeNames(t) }

// ColorNames lists the colors in the game's order.
func ColorNames(c engine.Colors) []string { return colorNames(c) }

// AsCast is the word of a condition that is asked as the spell is cast.
const AsCast = asCast
