package engine

// tale is what has happened, the last first, nil at the beginning. Plays that began
// alike share what they tell of it.
type tale struct {
	Fact
	before *tale
	size   int
}

// and is a tale that goes on with a fact.
func (t *tale) and(f Fact) *tale { return &tale{Fact: f, before: t, size: t.len() + 1} }

// len is how many facts are told.
func (t *tale) len() int {
	if t == nil {
		return 0
	}
	return t.size
}

// since are the facts told since there were n, in order.
func (t *tale) since(n int) []Fact {
	out := make([]Fact, t.len()-n)
	for i := len(out) - 1; i >= 0; i-- {
		out[i], t = t.Fact, t.before
	}
	return out
}

// told are all the facts, in order, to be read alone.
func (t *tale) told() []*Fact {
	out := make([]*Fact, t.len())
	for i := len(out) - 1; i >= 0; i-- {
		out[i], t = &t.Fact, t.before
	}
	return out
}

// lastOf is the tale up to the last fact that is such, nil where none is.
func (t *tale) lastOf(is func(*Fact) bool) *tale {
	for t != nil && !is(&t.Fact) {
		t = t.before
	}
	return t
}
