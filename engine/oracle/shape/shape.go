package shape

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// What follows says which form of sentence an effect takes, whatever the language
// it is written in: the printers of both languages ask it.

// Same reports whether two filters say the same.
func Same(a, b engine.Filter) bool { return a.Equal(&b) }

// IsSkip reports whether an effect says that a turn, phase or step is skipped.
func IsSkip(e *engine.Effect) bool {
	return e.When.Kind == engine.BeginPhase && e.When.What != "extra turn" && e.May == engine.NoRef && len(e.Do) == 1 && e.Do[0].Kind == engine.Nothing
}

// EntersItself reports whether an effect is worded as how something enters
// rather than as what would enter.
func EntersItself(e *engine.Effect) bool {
	ways, _ := DoneBesides(e)
	for _, c := range ways {
		switch c.Kind {
		case engine.MoveTo, engine.InsteadDo, engine.AlsoDo:
			return false
		case engine.EnterUnder:
			return e.When.Affected != nil && e.When.Affected.Is == engine.This
		}
	}
	return true
}

// IsTurning reports whether an effect acts as its object is turned face up.
func IsTurning(e *engine.Effect) bool {
	if e.Kind != engine.Replacement || e.When.Kind != engine.TurnFaceUp || len(e.Do) == 0 {
		return false
	}
	switch e.Do[0].Kind {
	case engine.EnterChoose, engine.EnterCopy, engine.EnterPay, engine.Offer, engine.EnterAs, engine.OneOf:
		return true
	}
	return false
}

// MovesExcess reports whether an effect is about damage beyond what is lethal.
func MovesExcess(e *engine.Effect) bool {
	return len(e.Do) == 1 && e.Do[0].Kind == engine.RedirectTo && e.Do[0].Amount != nil && e.Do[0].Amount.Op == engine.Excess
}

// IsShared reports whether an effect sets an amount that is divided among targets.
func IsShared(e *engine.Effect) bool {
	return len(e.Do) == 1 && e.Do[0].Amount != nil && e.Do[0].Amount.Op == engine.ShareOf
}

// IsNextCast reports whether a description is of the next spell that you cast.
func IsNextCast(f *engine.Filter) bool { return f != nil && f.Targets == NextCast }

// IsLimited reports whether the first of the turn's events is allowed.
func IsLimited(e *engine.Effect) bool {
	for i := range e.If {
		if e.If[i].Kind == engine.FirstTime && e.If[i].Not {
			return true
		}
	}
	return false
}

// StaysDuring finds the untap step during which something doesn't untap among
// conditions, whether it is yours, and the other conditions; ok is false where
// there is none.
func StaysDuring(cs []engine.Cond) (others []engine.Cond, yours, ok bool) {
	for _, c := range cs {
		if c.Kind == engine.DuringStep && c.Word == "untap step" && (c.Who == engine.You || c.Who == engine.ThatPlayer) && !c.Not && !ok {
			yours, ok = c.Who == engine.You, true
			continue
		}
		others = append(others, c)
	}
	return others, yours, ok
}

// StaysTapped reports whether a can't effect keeps something from untapping during an untap step.
func StaysTapped(e *engine.Effect) bool {
	_, _, ok := StaysDuring(e.If)
	return ok && e.Kind == engine.Cant && e.When.Kind == engine.Untap
}

// AboutYou reports whether the event of an effect is yours, as who copies or as the player to whom it happens.
func AboutYou(e *engine.Effect) bool {
	yours := func(f *engine.Filter) bool {
		return f != nil && Same(*f, engine.Filter{Players: true, Player: engine.You})
	}
	return e.When.Kind == engine.CopySpell && yours(e.When.Doer) || yours(e.When.Affected)
}

// NamesTarget reports whether an event speaks of the first target.
func NamesTarget(pt *engine.Pattern) bool {
	return slices.ContainsFunc([]*engine.Filter{pt.Affected, pt.Source}, func(f *engine.Filter) bool { return f != nil && f.Is == engine.Target })
}

// Riders separates what is done besides a prevention from what is done under a condition.
func Riders(ins []engine.Instruction) (always, later []engine.Instruction) {
	for _, in := range ins {
		if in.If != nil {
			later = append(later, in)
		} else {
			always = append(always, in)
		}
	}
	return always, later
}

// SplitConds separates the conditions that speak of the event from those that
// stand before it.
func SplitConds(cs []engine.Cond) (before, during []engine.Cond) {
	n := len(cs)
	for n > 0 && aboutEvent(&cs[n-1]) {
		n--
	}
	for k := 0; k < n; k++ {
		if aboutEvent(&cs[k]) {
			return cs[:k], cs[k:]
		}
	}
	return cs[:n], cs[n:]
}

func aboutEvent(c *engine.Cond) bool {
	switch c.Kind {
	case engine.FirstTime, engine.TurnOf, engine.DuringStep, engine.EventIs:
		return true
	}
	if eventRef(c.Ref) || c.Expr != nil && (eventRef(c.Expr.Ref) || HasOp(c.Expr, engine.That)) || HasOp(c.Range.N, engine.That) {
		return true
	}
	for i := range c.Subs {
		if aboutEvent(&c.Subs[i]) {
			return true
		}
	}
	return false
}

func eventRef(r engine.Ref) bool { return r >= engine.ThatEntity && r <= engine.ThatOwner }

// AsItResolves reports whether a condition is that the event is a spell's
// resolution.
func AsItResolves(c *engine.Cond) bool {
	return c.Kind == engine.EventIs && c.Not && c.When != nil && c.When.Kind == engine.Move && c.When.How == "countered"
}

// MayBeSkipped reports whether somebody may leave undone what an effect does.
func MayBeSkipped(e *engine.Effect) bool {
	return e.When.Kind == engine.BeginPhase && e.May != engine.NoRef && len(e.Do) == 1 && e.Do[0].Kind == engine.Nothing
}

// DoneBesides are the ways in which something may enter, and what is done besides where it
// enters so: "You may have ~ enter tapped. If you do, draw a card."
func DoneBesides(e *engine.Effect) (ways, done []engine.Change) {
	last := len(e.Do) - 1
	if e.When.Kind != engine.Enter || e.May == engine.NoRef || last < 1 || e.Do[last].Kind != engine.AlsoDo {
		return e.Do, nil
	}
	return e.Do[:last], e.Do[last:]
}

// LastInstruction is the instruction that what follows depends on, nil if there
// is none.
func LastInstruction(e *engine.Effect) *engine.Instruction {
	if n := len(e.Do); n > 0 {
		if m := len(e.Do[n-1].Do); m > 0 && (e.Do[n-1].Kind == engine.InsteadDo || e.Do[n-1].Kind == engine.AlsoDo) {
			return &e.Do[n-1].Do[m-1]
		}
	}
	return nil
}

// DiscardsOr reports whether an instruction is a discard that may be of another
// number of cards of some kind.
func DiscardsOr(in *engine.Instruction) bool {
	return in.Verb == engine.Discard && in.If != nil && len(in.Then)+len(in.Else) > 0 && in.If.Equal(HasCardToDiscard())
}

// Together is how many instructions stand in one sentence: those with the same condition or none,
// and nothing behind one that something follows on.
func Together(ins []engine.Instruction) int {
	n := 1
	for n < len(ins) && len(ins[n-1].Then)+len(ins[n-1].Else) == 0 && ins[n-1].If.Equal(ins[n].If) {
		n++
	}
	return n
}

// HasCardToDiscard is the condition that the player has a card in hand.
func HasCardToDiscard() *engine.Cond {
	return &engine.Cond{Kind: engine.CountIs, Expr: Expr(engine.Expr{Op: engine.HandOf, Ref: engine.ThatPlayerRef}), Range: engine.Range{Op: engine.AtLeast, N: Lit(1)}}
}

// IsShort reports whether an amount fits before a noun.
func IsShort(e *engine.Expr) bool {
	if e == nil {
		return true
	}
	switch e.Op {
	case engine.Lit, engine.That, engine.XValue, engine.AnyAmount, engine.GivenUp:
		return true
	case engine.Sum, engine.Diff:
		return IsShort(e.A) && IsShort(e.B)
	case engine.ShareOf:
		return IsShort(e.A)
	case engine.Product:
		return e.A != nil && e.A.Op == engine.Lit && IsShort(e.B)
	case engine.HalfUp, engine.HalfDown:
		return IsShort(e.A)
	}
	return false
}

// HasOp reports whether an amount is made with an operation.
func HasOp(e *engine.Expr, op engine.ExprOp) bool {
	return e != nil && (e.Op == op || HasOp(e.A, op) || HasOp(e.B, op))
}

// OnlyPlayers reports whether a filter describes nothing but players.
func OnlyPlayers(f *engine.Filter) bool {
	if len(f.Or) > 0 {
		for i := range f.Or {
			if !OnlyPlayers(&f.Or[i]) {
				return false
			}
		}
		return true
	}
	return f.Players
}

// AboutObject reports whether the event of a pattern is one of an object.
func AboutObject(pt *engine.Pattern) bool {
	switch pt.Kind {
	case engine.Damage:
		return pt.Affected != nil && !OnlyPlayers(pt.Affected)
	case engine.PutCounters, engine.RemoveCounters, engine.Destroy, engine.Sacrifice, engine.Discard, engine.Move, engine.Enter, engine.Tap,
		engine.Untap, engine.Transform, engine.TurnFaceUp, engine.PhaseOut, engine.CounterSpell, engine.Regenerate, engine.GainControl, engine.Explore_:
		return true
	}
	return false
}

// MayDie reports whether what a filter describes may be a creature or
// planeswalker, of which alone it is said that it dies.
func MayDie(f *engine.Filter) bool {
	for i := range f.Or {
		if !MayDie(&f.Or[i]) {
			return false
		}
	}
	types := (f.Types | f.AnyTypes) & engine.PermanentTypes
	if types != 0 {
		return types&(engine.Creature|engine.Planeswalker) != 0
	}
	for _, s := range append(f.Subtypes[:len(f.Subtypes):len(f.Subtypes)], f.AnySubtypes...) {
		switch s {
		case "Aura", "Equipment", "Vehicle", "Saga", "Treasure", "Food", "Clue", "Room", "Case", "Class", "Plains", "Island", "Swamp", "Mountain", "Forest":
			return false
		}
	}
	return true
}

// IsTold reports whether an event only tells something.
func IsTold(ev *engine.Event) bool {
	_, ok := lexicon.ToldBy(ev.What)
	return ok && ev.Kind == engine.OtherAction
}

// ToldOfObject reports whether an event only tells something, of an object.
func ToldOfObject(ev *engine.Event) bool {
	t, ok := lexicon.ToldBy(ev.What)
	return ok && ev.Kind == engine.OtherAction && t.Of == lexicon.ToldOfThing
}

// Divided reports whether an instruction deals damage, or puts counters, that its controller divides among targets.
func Divided(in *engine.Instruction) bool {
	return (in.Verb == engine.Damage || in.Verb == engine.PutCounters) && in.Amount != nil && in.Amount.Op == engine.ShareOf
}

// Evenly is the Word of damage that is divided evenly, rather than as its controller chooses.
const Evenly = "evenly"

// HalfOfThem reports whether an instruction is about half of all that it describes.
func HalfOfThem(in *engine.Instruction) bool {
	n := in.Amount
	return n != nil && in.Filter != nil && (n.Op == engine.HalfUp || n.Op == engine.HalfDown) && n.A != nil && n.A.Op == engine.CountOf && n.A.Filter != nil && Same(*n.A.Filter, *in.Filter)
}

// OfRevealedHand reports whether an instruction is about a card that its controller chooses from a
// hand that is revealed for it.
func OfRevealedHand(in *engine.Instruction) bool { return in.Word == RevealedHand }

// WithoutHand is such an instruction without where the card comes from, which is told behind it.
func WithoutHand(in *engine.Instruction) *engine.Instruction {
	if !OfRevealedHand(in) {
		return in
	}
	out := *in
	out.From = engine.AnyZone
	if out.Filter != nil {
		f := *out.Filter
		f.Zone = engine.AnyZone
		out.Filter = &f
	}
	return &out
}

// Revealed is the word of what was shown.
const Revealed = "revealed"

// OtherThanSource is a description as the sentence about a source has it that is the target:
// "other" says that it is left out.
func OtherThanSource(f *engine.Filter) *engine.Filter {
	return SwapOther(f, func(f *engine.Filter) bool { return f.Not != nil && Same(*f.Not, engine.Filter{Is: engine.Target}) }, func(f *engine.Filter) {
		f.Other, f.Not = true, nil
	})
}

// SwapOther is a description with those parts changed that fit.
func SwapOther(f *engine.Filter, fits func(*engine.Filter) bool, change func(*engine.Filter)) *engine.Filter {
	g := *f
	if fits(&g) {
		change(&g)
	}
	g.Or = slices.Clone(f.Or)
	for i := range g.Or {
		g.Or[i] = *SwapOther(&g.Or[i], fits, change)
	}
	return &g
}

// BySourcePower reports whether damage is as much as the power of the target that deals it.
func BySourcePower(in *engine.Instruction) bool {
	return in.Source == engine.Target && in.Amount != nil && in.Amount.Op == engine.PowerOf && in.Amount.Ref == in.Source
}

// UnderAnother reports whether an object enters under the control of somebody
// else than whom it is told apart by.
func UnderAnother(ev *engine.Event, b *engine.Board) bool {
	return b != nil && ev.Object >= 0 && int(ev.Object) < len(b.Objects) && ev.Under != engine.NoPlayer && ev.Under != Holder(&b.Objects[ev.Object])
}

// SeveralTokens reports whether an event is about more than one token of one description.
func SeveralTokens(ev *engine.Event, b *engine.Board) bool {
	return b != nil && ev.Amount > 1 && ev.Object >= 0 && int(ev.Object) < len(b.Objects) && b.Objects[ev.Object].Token == engine.Yes
}

// Holder is the player by whom an object is told apart: its controller, or its
// owner where it has none.
func Holder(o *engine.Object) engine.PlayerID {
	if o.Controller != engine.NoPlayer {
		return o.Controller
	}
	return o.Owner
}

// Unables tells what things are kept from, without "unable", from the keywords that they gain.
func Unables(gained []string) (keywords, unable []string) {
	for _, w := range gained {
		if what, ok := strings.CutPrefix(w, UnableTo); ok {
			unable = append(unable, what)
		} else {
			keywords = append(keywords, w)
		}
	}
	return keywords, unable
}

// Expr gives an expression an address.
func Expr(e engine.Expr) *engine.Expr { return &e }

// OwnNumber reports whether an expression is a number that a player has by name: "your devotion to red".
func OwnNumber(e *engine.Expr) bool {
	return e.Op == engine.NamedNumber && strings.HasPrefix(e.Word, "your ")
}

// Lit is the address of a literal.
func Lit(n int) *engine.Expr { return Expr(engine.Number(n)) }

// One reports whether an amount is one, as it is where none is said.
func One(e *engine.Expr) bool { return e == nil || e.Op == engine.Lit && e.N == 1 }

// OfNobody is a description without whose it is, where the words around it say so: what you are caused to
// discard is yours.
func OfNobody(f engine.Filter) *engine.Filter {
	f.Owner = engine.AnyRelation
	return &f
}
