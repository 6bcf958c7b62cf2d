package chart

import (
	"cmp"
	"reflect"
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
	// done has, by category and place, the phrases that begin there.
	done map[spot]*cell
	// words has what the tokens at a place can be.
	words map[int][]Word
	// far is the farthest place at which a begun row went no further, wanted what
	// it waited for there.
	far    int
	wanted []*Cat
	cut    bool
}

// spot is a category at a place.
type spot struct {
	cat *Cat
	at  int
}

// cell holds what is known of a category at a place: the phrases that begin there, and the
// begun rows that wait for one.
type cell struct {
	readings []Reading
	waiting  []begun
}

// begun is a row of which some steps have been read.
type begun struct {
	rule      *rule
	dot       int
	start, at int
	args      []any
	cost      int
}

// Read prepares to find the phrases of a text.
func (g *Grammar) Read(text Text) *Chart {
	return &Chart{g: g, text: text, done: map[spot]*cell{}, words: map[int][]Word{}}
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

// want finds the phrases of a category that begin at a place.
func (c *Chart) want(cat *Cat, at int) *cell {
	key := spot{cat, at}
	if known, ok := c.done[key]; ok {
		return known
	}
	found := &cell{}
	c.done[key] = found
	if !c.canBegin(cat, at) {
		return found
	}
	for _, w := range c.wordsAt(at) {
		if w.Cat == cat {
			val := w.Val
			if p, placed := val.(Placed); placed {
				val = p.At(at, at+w.Len)
			}
			c.complete(cat, Reading{Val: val, Start: at, End: at + w.Len, Cost: w.Cost})
		}
	}
	rules := c.g.rules[cat]
	for i := range rules {
		c.advance(begun{rule: &rules[i], start: at, at: at, cost: rules[i].row.cost})
	}
	return found
}

// canBegin reports whether a phrase of a category can begin with the tokens at a place.
func (c *Chart) canBegin(cat *Cat, at int) bool {
	f, ok := c.g.first[cat]
	if !ok || f.words[c.text.At(at)] {
		return true
	}
	return slices.ContainsFunc(c.wordsAt(at), func(w Word) bool { return f.cats[w.Cat] })
}

func (c *Chart) wordsAt(at int) []Word {
	list, ok := c.words[at]
	if !ok {
		list = c.text.Words(at)
		c.words[at] = list
	}
	return list
}

// advance takes a begun row as far as it goes without a further phrase.
func (c *Chart) advance(b begun) {
	for b.dot < len(b.rule.steps) {
		s := b.rule.steps[b.dot]
		switch {
		case s.gap:
			b.args = with(b.args, nil)
		case s.cat != nil:
			c.wait(b, s.cat)
			return
		case c.text.At(b.at) != s.word:
			c.stopped(&b, nil)
			return
		default:
			b.at++
		}
		b.dot++
	}
	val, ok := b.rule.row.make(b.args)
	if ok {
		if p, placed := val.(Placed); placed {
			val = p.At(b.start, b.at)
		}
		c.complete(b.rule.row.cat, Reading{Val: val, Start: b.start, End: b.at, Cost: b.cost})
	}
}

// wait has a begun row go on with every phrase of a category that begins where it
// stands, those found already and those yet to be found.
func (c *Chart) wait(b begun, cat *Cat) {
	next := c.want(cat, b.at)
	next.waiting = append(next.waiting, b)
	found := len(next.readings) // what is found later goes to all that wait
	if found == 0 {
		c.stopped(&b, cat)
	}
	for i := range found {
		c.advance(b.and(next.readings[i]))
	}
}

// and is a begun row with one more phrase.
func (b begun) and(r Reading) begun {
	b.args = with(b.args, r.Val)
	b.at, b.cost = r.End, b.cost+r.Cost
	b.dot++
	return b
}

func with(args []any, val any) []any { return append(args[:len(args):len(args)], val) }

// stopped notes how far a row that was begun came.
func (c *Chart) stopped(b *begun, cat *Cat) {
	if b.at < c.far || b.at == b.start {
		return
	}
	if b.at > c.far {
		c.far, c.wanted = b.at, nil
	}
	if cat != nil && !slices.Contains(c.wanted, cat) {
		c.wanted = append(c.wanted, cat)
	}
}

// complete keeps a phrase that was found and goes on with the rows that wait for it.
func (c *Chart) complete(cat *Cat, r Reading) {
	cell := c.want(cat, r.Start)
	c.cut = c.cut || cell.spanned(r.End) >= most
	if !cell.keep(r) {
		return
	}
	for _, b := range cell.waiting[:len(cell.waiting):len(cell.waiting)] {
		c.advance(b.and(r)) // a row that comes to wait meanwhile finds the phrase here
	}
}

// keep adds a reading unless the same is there for no more, or too many are.
func (l *cell) keep(r Reading) bool {
	for i := range l.readings {
		if o := &l.readings[i]; o.End == r.End && reflect.DeepEqual(o.Val, r.Val) {
			if o.Cost <= r.Cost {
				return false
			}
			o.Cost = r.Cost
			return true
		}
	}
	if l.spanned(r.End) < most {
		l.readings = append(l.readings, r)
		return true
	}
	if worst := l.dearest(r.End); l.readings[worst].Cost > r.Cost {
		l.readings[worst] = r
		return true
	}
	return false
}

// dearest is the reading that ends at a place and costs the most, the last of equal ones.
func (l *cell) dearest(end int) int {
	worst := -1
	for i := range l.readings {
		if o := &l.readings[i]; o.End == end && (worst < 0 || o.Cost >= l.readings[worst].Cost) {
			worst = i
		}
	}
	return worst
}

// spanned counts the readings that end at a place.
func (l *cell) spanned(end int) int {
	n := 0
	for i := range l.readings {
		if l.readings[i].End == end {
			n++
		}
	}
	return n
}
