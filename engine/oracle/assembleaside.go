package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// copiesAside says that what the copy of a spell does is left out where an ability of the question that resolves makes one, and no
// event tells of it (cr.CopySpell).
func (b *builder) copiesAside() {
	const copies = "cop"
	if slices.ContainsFunc(b.q.Events, func(text string) bool { return strings.Contains(text, copies) }) {
		return
	}
	for h := range b.sc.Events {
		for _, r := range b.sc.Events[h].Resolve {
			if inst := &b.sc.Effects[r.Effect]; copiesSpell(inst.Effect.Then) {
				b.assume(say.New("What the copy that %s makes does is left out", inst.Called()))
			}
		}
	}
}

// copiesSpell reports whether instructions copy a spell.
func copiesSpell(list []engine.Instruction) bool {
	return slices.ContainsFunc(list, func(in engine.Instruction) bool {
		return in.Verb == engine.CopySpell || copiesSpell(in.Then) || copiesSpell(in.Else)
	})
}

// cyclingAside says that what cycling costs besides the discard is left out where something of the question may look at that: at life
// that is paid, and at what is sacrificed or exiled.
func (b *builder) cyclingAside() {
	const cycled = "to cycle"
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.Discard || ev.Object == engine.NoObject || !slices.ContainsFunc(b.q.Events, func(text string) bool { return strings.Contains(text, b.board.Objects[ev.Object].Name+" "+cycled) }) {
				continue
			}
			if slices.ContainsFunc(b.sc.Effects, func(i engine.Instance) bool { return looksAtCosts(&i.Effect.When) }) {
				b.assume(say.New("What cycling %s costs besides the discard is left out", b.board.Objects[ev.Object].Name))
			}
		}
	}
}

// looksAtCosts reports whether an event that an effect waits for may be what is given for a cost.
func looksAtCosts(p *engine.Pattern) bool {
	return slices.Contains([]engine.EventKind{engine.LoseLife, engine.PayLife, engine.Sacrifice}, p.Kind) || slices.ContainsFunc(p.Or, func(o engine.Pattern) bool { return looksAtCosts(&o) })
}

// unearthedAside says what else becomes of what is unearthed than that it enters, and goes elsewhere as it leaves.
func (b *builder) unearthedAside() {
	const unearthed = "unearthed"
	for h := range b.sc.Events {
		for _, ev := range b.sc.Events[h].Events {
			if ev.Kind == engine.Enter && ev.Object != engine.NoObject && slices.Contains(b.board.Objects[ev.Object].Marks, unearthed) {
				b.assume(say.New("That %s gains haste, and is exiled at the beginning of the next end step, is left out", b.board.Objects[ev.Object].Name))
			}
		}
	}
}
