package chart

import (
	"cmp"
	"slices"
)

// Reading is one meaning of tokens [Start, End).
type Reading struct {
	Val        any
	Start, End int
	Cost       int
}

// Placed is a value that knows of which tokens it was made.
type Placed interface {
	// At is the value with tokens [start, end) as its own.
	At(start, end int) any
}

// most bounds the readings of one category over one span; Chart.Cut tells that there
// were more.
const most = 16

// Chart holds the phrases found in one text. Phrases are looked for where they are
// first wanted and kept.
type Chart struct {
	g    *Grammar
	text Text
	// places have what is known of the phrases that begin at each place.
	places []*place
	// spare are places of a text read before.
	spare []*place
	// far is the farthest place at which a begun row went no further, wanted what
	// it waited for there.
	far    int
	wanted []*Cat
	cut    bool
	// args are the values of the row being made.
	args [mostArgs]any
	// begun are the rows that wait, each in the list of its cell.
	begun  []waiting
	values room[value]
	// cells are the cells by their numbers; number 0 is none.
	cells room[cell]
}

// room has values by their numbers, in chunks, so that they stay where they are.
type room[T any] struct {
	chunks []*[chunk]T
	count  int32
}

// chunk is for how many values room is made at a time.
const chunk = 32

// next is the next value, as it was left when the room was used before, and its number.
func (r *room[T]) next() (*T, int32) {
	at := r.count
	if r.count++; int(at/chunk) == len(r.chunks) {
		r.chunks = append(r.chunks, new([chunk]T))
	}
	return r.at(at), at
}

// at is the value of a number.
func (r *room[T]) at(n int32) *T { return &r.chunks[n/chunk][n%chunk] }

// place is a place in the text.
type place struct {
	// word is the token, words what it and those behind it can be by themselves.
	word  string
	words []Word
	// begins are the categories of which a phrase can begin here, by their numbers.
	begins set
	// cells are the numbers of those of the categories that were wanted here, 0 for others.
	cells []int32
}

// cell holds what is known of a category at a place: the phrases that begin there, and the
// begun rows that wait for one, the first and the last of them; 0 is none.
type cell struct {
	readings    []Reading
	first, last int32
}

// waiting is a row that waits, and the one that came to wait behind it.
type waiting struct {
	begun
	next int32
}

// mostArgs is how many values a row takes.
const mostArgs = 4

// begun are rows of which the same steps have been read. There are many, so it is small.
type begun struct {
	node      *node
	last      *value // that was read last, nil for none
	start, at int32
	cost      int32 // of what was read
}

// value is one of those read, before the values behind it.
type value struct {
	val    any
	before *value
}

// Read prepares to find the phrases of a text.
func (g *Grammar) Read(text Text) *Chart { return g.ReadAfter(nil, text) }

// ReadAfter prepares to find the phrases of a text in the room of a chart of the grammar that is not asked any more, nil for none.
func (g *Grammar) ReadAfter(was *Chart, text Text) *Chart {
	c := &Chart{g: g, text: text}
	if was == nil {
		c.begun = make([]waiting, 0, chunk)
	} else {
		c.begun, c.values, c.cells, c.spare = was.begun[:0], was.values, was.cells, was.spare
		for _, p := range was.places {
			if p != nil {
				c.spare = append(c.spare, p)
			}
		}
		c.places = was.places[:0]
		c.values.count, c.cells.count = 0, 0
	}
	c.begun = append(c.begun, waiting{})
	c.cells.next()
	return c
}

// From lists the readings of a category that begin at a place, the longest first, of
// equal length the cheapest first.
func (c *Chart) From(cat *Cat, at int) []Reading {
	list := slices.Clone(c.want(cat, at).readings)
	slices.SortStableFunc(list, func(a, b Reading) int {
		return cmp.Or(cmp.Compare(b.End, a.End), cmp.Compare(a.Cost, b.Cost))
	})
	return list
}

// Cut reports whether some span had more readings than are kept, so that none of them
// may be taken for the only one.
func (c *Chart) Cut() bool { return c.cut }

// Missing is the farthest place at which a begun phrase could not go on, and the
// categories that were waited for there.
func (c *Chart) Missing() (at int, wanted []*Cat) { return c.far, c.wanted }

// nothing is known of a category of which no phrase can begin somewhere.
var nothing = cell{}

// want finds the phrases of a category that begin at a place.
func (c *Chart) want(cat *Cat, at int) *cell {
	id, ok := c.g.ids[cat]
	if !ok {
		return &nothing
	}
	return c.cell(id, at)
}

// cell finds the phrases of a category, by its number, that begin at a place.
func (c *Chart) cell(id, at int) *cell {
	p := c.place(at)
	if !p.begins.has(id) {
		return &nothing
	}
	if p.cells == nil {
		p.cells = make([]int32, len(c.g.roots))
	}
	if known := p.cells[id]; known != 0 {
		return c.cells.at(known)
	}
	found, number := c.cells.next()
	*found = cell{readings: found.readings[:0]}
	p.cells[id] = number
	for i := range p.words {
		if w := &p.words[i]; w.Cat == c.g.cats[id] {
			val := w.Val
			if p, placed := val.(Placed); placed {
				val = p.At(at, at+w.Len)
			}
			c.complete(found, Reading{Val: val, Start: at, End: at + w.Len, Cost: w.Cost})
		}
	}
	root := c.g.roots[id]
	for i := range root.next {
		if s := &root.next[i]; p.canBegin(&s.step) {
			c.take(begun{start: int32(at), at: int32(at)}, s)
		}
	}
	return found
}

// canBegin reports whether the first step of a rule can be taken at a place.
func (p *place) canBegin(s *step) bool {
	if s.cat == nil {
		return p.word == s.word
	}
	return p.begins.has(s.id)
}

// place is what is known of a place.
func (c *Chart) place(at int) *place {
	for at >= len(c.places) {
		c.places = append(c.places, nil)
	}
	if c.places[at] == nil {
		p := c.emptyPlace()
		p.word, p.words = c.text.At(at), c.text.Words(at)
		c.g.begins(p.begins, p.word, p.words)
		c.places[at] = p
	}
	return c.places[at]
}

// emptyPlace is a place of which nothing is known.
func (c *Chart) emptyPlace() *place {
	last := len(c.spare) - 1
	if last < 0 {
		return &place{begins: c.g.set()}
	}
	p := c.spare[last]
	c.spare = c.spare[:last]
	clear(p.begins)
	clear(p.cells)
	return p
}

// advance makes the phrases of the rows that are read whole, and has the others go on.
func (c *Chart) advance(b begun) {
	for i := range b.node.made {
		c.make(&b.node.made[i], &b)
	}
	for i := range b.node.next {
		c.take(b, &b.node.next[i])
	}
}

// take has begun rows go on with a step: a word that stands there, or every phrase of a
// category that begins there.
func (c *Chart) take(b begun, s *branch) {
	switch {
	case s.cat != nil:
		c.wait(b, s)
	case c.place(int(b.at)).word != s.word:
		c.stopped(&b, nil)
	default:
		b.at++
		b.node = s.to
		c.advance(b)
	}
}

// make makes the phrase of a row that is read whole.
func (c *Chart) make(r *rule, b *begun) {
	val, ok := r.row.make(c.taken(r, b))
	if !ok {
		return
	}
	start, end := int(b.start), int(b.at)
	if p, placed := val.(Placed); placed {
		val = p.At(start, end)
	}
	c.complete(c.cell(r.makes, start), Reading{Val: val, Start: start, End: end, Cost: int(b.cost) + r.row.cost})
}

// taken are the values of a row that was read whole, nil for what is missing.
func (c *Chart) taken(r *rule, b *begun) []any {
	n, last := r.args, b.last
	k := n
	for i := len(r.steps) - 1; i >= 0; i-- {
		switch s := &r.steps[i]; {
		case s.gap:
			k--
			c.args[k] = nil
		case s.cat != nil:
			k--
			c.args[k], last = last.val, last.before
		}
	}
	return c.args[:n]
}

// wait has a begun row go on with every phrase of a category that begins where it
// stands, those found already and those yet to be found.
func (c *Chart) wait(b begun, s *branch) {
	next := c.cell(s.id, int(b.at))
	if next == &nothing {
		c.stopped(&b, s.cat)
		return
	}
	on := b
	on.node = s.to
	c.begun = append(c.begun, waiting{begun: on})
	last := int32(len(c.begun) - 1)
	if next.first == 0 {
		next.first = last
	} else {
		c.begun[next.last].next = last
	}
	next.last = last
	found := len(next.readings) // what is found later goes to all that wait
	if found == 0 {
		c.stopped(&b, s.cat)
	}
	for i := range found {
		c.advance(c.and(on, &next.readings[i]))
	}
}

// and are begun rows with one more phrase.
func (c *Chart) and(b begun, r *Reading) begun {
	v, _ := c.values.next()
	*v = value{r.Val, b.last}
	b.last = v
	b.at, b.cost = int32(r.End), b.cost+int32(r.Cost)
	return b
}

// stopped notes how far a row that was begun came.
func (c *Chart) stopped(b *begun, cat *Cat) {
	at := int(b.at)
	if at < c.far || b.at == b.start {
		return
	}
	if at > c.far {
		c.far, c.wanted = at, nil
	}
	if cat != nil && !slices.Contains(c.wanted, cat) {
		c.wanted = append(c.wanted, cat)
	}
}

// complete keeps a phrase that was found and goes on with the rows that wait for it.
func (c *Chart) complete(cell *cell, r Reading) {
	kept, full := cell.keep(r, c.g.same)
	c.cut = c.cut || full
	if !kept {
		return
	}
	if cell.first == 0 {
		return
	}
	for i, last := cell.first, cell.last; ; i = c.begun[i].next {
		c.advance(c.and(c.begun[i].begun, &r)) // a row that comes to wait meanwhile finds the phrase here
		if i == last {
			return
		}
	}
}

// keep adds a reading unless the same is there for no more, or too many are; full is set
// where as many are there as are kept.
func (l *cell) keep(r Reading, equal func(a, b any) bool) (kept, full bool) {
	n, worst := 0, -1 // the dearest of those over the same tokens, the last of equal ones
	var same *Reading
	for i := range l.readings {
		o := &l.readings[i]
		if o.End != r.End {
			continue
		}
		if n++; worst < 0 || o.Cost >= l.readings[worst].Cost {
			worst = i
		}
		if same == nil && equal(o.Val, r.Val) {
			same = o
		}
	}
	full = n >= most
	switch {
	case same != nil && same.Cost <= r.Cost:
		return false, full
	case same != nil:
		same.Cost = r.Cost
	case !full:
		l.readings = append(l.readings, r)
	case l.readings[worst].Cost > r.Cost:
		l.readings[worst] = r
	default:
		return false, full
	}
	return true, full
}
