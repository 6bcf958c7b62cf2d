package play

import "apnap/engine"

// Tale is what has happened, the last first, nil at the beginning. Plays that began
// alike share what they tell of it.
type Tale struct {
	engine.Fact
	Before *Tale
	Size   int
}

// And is the tale that goes on with a fact, which stands in next.
func (t *Tale) And(next *Tale) *Tale {
	next.Before, next.Size = t, t.Len()+1
	return next
}

// Len is how many facts are told.
func (t *Tale) Len() int {
	if t == nil {
		return 0
	}
	return t.Size
}

// Since are the facts told since there were n, in order.
func (t *Tale) Since(n int) []engine.Fact {
	out := make([]engine.Fact, t.Len()-n)
	for i := len(out) - 1; i >= 0; i-- {
		out[i], t = t.Fact, t.Before
	}
	return out
}

// Told are all the facts, in order, to be read alone.
func (t *Tale) Told() []*engine.Fact {
	out := make([]*engine.Fact, t.Len())
	for i := len(out) - 1; i >= 0; i-- {
		out[i], t = &t.Fact, t.Before
	}
	return out
}

// LastOf is the tale up to the last fact that is such, nil where none is.
func (t *Tale) LastOf(is func(*engine.Fact) bool) *Tale {
	for t != nil && !is(&t.Fact) {
		t = t.Before
	}
	return t
}
