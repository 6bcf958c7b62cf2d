package infrench

import "apnap/engine"

// told are the parts of an effect that nobody may lose sight of.
type told struct {
	conds   int // conditions
	follows int // what is done if something was done, or was not
}

// audit misses what a sentence has not told of: an effect without its condition,
// or without what follows, is another effect.
func (p *printer) audit(e *engine.Effect) {
	t := told{conds: len(e.If)}
	t.changes(e.Do)
	t.instructions(e.Then)
	t.instructions(e.Cost)
	if p.conds < t.conds {
		p.miss("a condition")
	}
	if p.follows < t.follows {
		p.miss("what follows")
	}
}

// changes counts what changes hold.
func (t *told) changes(cs []engine.Change) {
	for i := range cs {
		c := &cs[i]
		if c.If != nil {
			t.conds++
		}
		t.instructions(c.Do)
		t.changes(c.Yes)
		t.changes(c.No)
		for _, m := range c.Modes {
			t.changes(m)
		}
	}
}

// instructions counts what instructions hold.
func (t *told) instructions(ins []engine.Instruction) {
	for i := range ins {
		in := &ins[i]
		if in.If != nil {
			t.conds++
		}
		if in.Unless != nil {
			t.conds++
		}
		if len(in.Then) > 0 {
			t.follows++
		}
		if len(in.Else) > 0 {
			t.follows++
		}
		t.instructions(in.Then)
		t.instructions(in.Else)
	}
}
