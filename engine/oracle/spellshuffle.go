package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// uncounted leaves out of a spell the shuffling of whole zones into libraries where the question
// does not say how many cards that is, unless the spell counts them.
func (b *builder) uncounted(inst *engine.Instance) {
	unknown := func(in engine.Instruction) bool { return b.shufflesUnknown(inst, &in) }
	if b.leavesOut(inst, unknown) {
		b.assume(say.New("How many cards %s shuffles into libraries is not part of the question", inst.Label))
	}
}

// leavesOut leaves out of what a spell does the instructions given, unless it counts what they do; false where it has none.
func (b *builder) leavesOut(inst *engine.Instance, out func(engine.Instruction) bool) bool {
	does := inst.Effect.Then
	if !slices.ContainsFunc(does, out) || countsThose(does) {
		return false
	}
	e := *inst.Effect
	e.Then = slices.DeleteFunc(slices.Clone(does), out)
	inst.Effect = &e
	return true
}

// shufflesUnknown reports whether an instruction shuffles whole zones, and how many cards there are
// in one of them is not known.
func (b *builder) shufflesUnknown(inst *engine.Instance, in *engine.Instruction) bool {
	if in.Verb != engine.Move || in.Position != shape.Shuffled || in.What != engine.NoRef {
		return false
	}
	for i := range b.board.Players {
		p := &b.board.Players[i]
		switch who := engine.PlayerID(i); {
		case (in.Who == engine.NoRef || in.Who == engine.RefYou) && who != inst.Controller, in.Who == engine.Target && inst.Target != engine.PlayerEntity(who):
		case in.From == engine.Hand && p.Hand == engine.Unset, in.From == engine.Graveyard && p.Graveyard == engine.Unset:
			return true
		}
	}
	return false
}

// countsThose reports whether instructions count what others before did.
func countsThose(list []engine.Instruction) bool {
	counts := false
	instructionList(list).Visit(&engine.Visitor{Expr: func(e *engine.Expr) { counts = counts || e.Op == engine.That || e.Op == engine.DoneThisWay }})
	return counts
}
