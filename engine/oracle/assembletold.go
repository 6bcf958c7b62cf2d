package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// ownCountersTold takes the counters that an event tells something to enter with for those
// that it has by itself, where it has as many of the kind: "Triskelion enters with three +1/+1
// counters" tells what its own ability does, and no more. How much loyalty or defense something
// enters with is told in its stead. What is told to be additional never is, and counters with which
// a card returns from elsewhere are those that what returns it puts on it.
func (b *builder) ownCountersTold() {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.Enter || ev.Object == engine.NoObject || ev.Entry == nil || strings.Contains(b.sc.Events[h].Text, "additional") {
				continue
			}
			entry := *ev.Entry
			returns := ev.From == engine.Graveyard || ev.From == engine.Exile || strings.Contains(b.sc.Events[h].Text, "return")
			entry.Counters = slices.DeleteFunc(slices.Clone(entry.Counters), func(c engine.CounterCount) bool {
				return b.byRuleTold(ev.Object, c) || !returns && b.byItself(ev.Object, c)
			})
			ev.Entry = &entry
		}
	}
}

// byRuleTold reports whether counters are the loyalty or defense that the rules have something enter
// with, which is as much as is told.
func (b *builder) byRuleTold(id engine.ObjectID, told engine.CounterCount) bool {
	kind, _ := b.entersWithByRule(id, &b.board.Objects[id])
	if kind != told.Kind || kind != "loyalty" && kind != "defense" {
		return false
	}
	b.said[id].loyalty, b.said[id].loyaltyTold = told.N, true
	return true
}

// byItself reports whether something enters with such counters by its own ability, and says so.
func (b *builder) byItself(id engine.ObjectID, told engine.CounterCount) bool {
	o := &b.board.Objects[id]
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Source != id || !ownEntering(inst.Effect) {
			continue
		}
		for _, c := range inst.Effect.Do {
			if c.Kind != engine.EnterCounters || c.Counter != told.Kind || c.Amount == nil {
				continue
			}
			if c.Amount.Op == engine.XValue && o.X == engine.Unset {
				o.X = told.N
			}
			if c.Amount.Op == engine.XValue && o.X == told.N || c.Amount.Equal(shape.Lit(told.N)) {
				b.assume(say.New("The counters that %s is told to enter with are those of its own ability", shape.ObjectName(&b.board, id)))
				return true
			}
		}
	}
	return false
}

// compleated says that no life is taken to have been paid for the Phyrexian mana of a planeswalker
// that would enter with less loyalty for it (cr.Compleated), where nobody says with how much it does.
func (b *builder) compleated(id engine.ObjectID) {
	const keyword, lessForEach = "compleated", 2
	o := &b.board.Objects[id]
	card, ok := b.lookup(o.Card)
	if n := b.said[id].loyalty; ok && n > lessForEach && !b.said[id].loyaltyTold && slices.Contains(card.Keywords, keyword) {
		b.assume(say.New("No life was paid for Phyrexian mana in the cost of %s (else: \"%s enters with %d loyalty counters\")", card.Name, card.Name, n-lessForEach))
	}
}
