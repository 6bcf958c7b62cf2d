package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/say"
)

// unsaid lists as assumptions what conditions ask for that only the question can
// tell and that it does not: it is taken not to be so.
func (b *builder) unsaid() {
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		if n := e.Budget.N; n != nil && n.Op == engine.ShareOf {
			b.assume(say.New("%s has no other target", b.sc.Effects[i].Called()))
		}
		for k := range e.If {
			b.unsaidCond(&e.If[k])
		}
		for k := range e.Do {
			for m := range e.Do[k].Do {
				if c := e.Do[k].Do[m].Unless; c != nil {
					b.unsaidCond(c)
				}
			}
		}
	}
}

// unsaidCond is unsaid for one condition.
func (b *builder) unsaidCond(c *engine.Cond) {
	for i := range c.Subs {
		b.unsaidCond(&c.Subs[i])
	}
	if c.Kind == engine.GameHas && c.Word == gameWords(c.Word) && !slices.Contains(b.board.Marks, c.Word) {
		b.assume(say.New("It is not so that %s", gameWords(c.Word)))
	}
}
