package paragraph

import (
	"cmp"
	"slices"

	"apnap/engine/oracle/lex"
)

// Left are words of a paragraph that its reading leaves out.
type Left struct {
	Words string
	// Span counts bytes of the paragraph.
	Span [2]int
	// Bears says whether they may bear on the ruling.
	Bears Bearing
	// Asks is set on what only asks.
	Asks bool
	// as says as what the words may be left out.
	as leftAs
}

// Bearing is how words that are left out may bear on a ruling.
type Bearing uint8

// The bearings.
const (
	Idle     Bearing = iota // nothing of the game is in them
	Unclear                 // they hold words of the game, or speak of it
	Doubtful                // they hold a card, a player, a number, a negation or a condition
)

// Bounds of the search: how many spans are left out of one paragraph, how many are tried in one
// place, and how many tokens are read in all the tries together.
const (
	mostLeft  = 5
	mostUnits = 24
	mostRead  = 12 * 160
)

// mostGuesses is how often something is supposed in the search, and how often the search is made for
// what is supposed.
const mostGuesses = 3

// cover looks for what can be left out of a paragraph that was refused, so that the rest
// makes a whole question: the fewest words around each place at which the reading stops.
type cover struct {
	q     Question
	cards *index
	// whole is the paragraph with nothing left out.
	whole *reader
	// work is how many tokens may still be read.
	work int
	// guesses counts how often something was supposed of what was left; nested is set where the paragraph
	// itself has something supposed in it.
	guesses int
	nested  bool
	// loose lets words be left out that may tell something; what they name is put on the battlefield.
	loose bool
}

// read is the reading of a paragraph with what it leaves out, ok only if there is one.
func (c *cover) read(err *lex.Error) (*Reading, bool) {
	c.whole, c.work = newReader(c.q, c.cards), mostRead
	if no := c.whole.findPeople(c.q); no != nil {
		return nil, false
	}
	read, left := c.without(c.q, err, nil)
	if read == nil {
		return nil, false
	}
	read.take(left)
	return read, true
}

// without reads a paragraph without what can be left out around the words at which it was
// refused, and without what stops it further on; the reading is nil where that does not get it
// to the end, or where two ways to leave out as much tell different things.
func (c *cover) without(q Question, err *lex.Error, left []Left) (read *Reading, all []Left) {
	if !passedOver(err) || len(left) == mostLeft || err.Span[0] >= len(c.q.Text) {
		return nil, nil
	}
	r := newReader(q, c.cards)
	size := 0
	for _, u := range r.units(err.Span) {
		if read != nil && u.to-u.from > size {
			break
		}
		l, ok := c.leftAt(r.span(u.from, u.to))
		if ok {
			l, ok = leavable(err, l)
		}
		if !ok {
			continue
		}
		if c.work -= len(r.toks); c.work < 0 {
			break
		}
		shorter := q
		shorter.Text = r.blank(u)
		if c.loose {
			shorter.Text += r.putOut(u.from, u.to)
		}
		whole, next := c.readSupposing(shorter)
		lefts := within(left, l)
		switch {
		case next != nil && (next.Span[0] > err.Span[0] || l.as == asDetail && u.from > r.tokenAt(err.Span[0]) && next.Unread):
			whole, lefts = c.without(shorter, next, lefts)
		case next != nil || !c.stands(whole, lefts):
			continue
		}
		switch {
		case whole == nil:
		case read == nil:
			read, all, size = whole, lefts, u.to-u.from
		case !sameReading(read, whole):
			c.work = 0
			return nil, nil
		}
	}
	return read, all
}

// readSupposing reads a paragraph, and where it leaves something open supposes what it is.
func (c *cover) readSupposing(q Question) (*Reading, *lex.Error) {
	read, no := readWhole(q, c.cards)
	if no == nil || c.nested || len(no.Readings) == 0 || c.guesses == mostGuesses {
		return read, no
	}
	c.guesses++
	if likely, ok := supposed(q, c.cards, no); ok {
		likely.Without = no
		return likely, nil
	}
	return nil, no
}

// within adds words to those that are left out, in place of those that stand inside them.
func within(left []Left, l Left) []Left {
	list := slices.DeleteFunc(slices.Clone(left), func(o Left) bool { return o.Span[0] >= l.Span[0] && o.Span[1] <= l.Span[1] })
	list = append(list, l)
	slices.SortFunc(list, func(a, b Left) int { return cmp.Compare(a.Span[0], b.Span[0]) })
	return list
}

// sameReading reports whether two readings rule on the same question.
func sameReading(a, b *Reading) bool {
	return slices.Equal(a.Effects, b.Effects) && slices.Equal(a.Facts, b.Facts) && slices.Equal(a.Events, b.Events)
}

// passedOver reports whether the words of a refusal may be left out and the rest be read.
func passedOver(err *lex.Error) bool {
	return err.Where == "question" && err.Span[1] > err.Span[0] && (err.Code == "not_understood" || err.Code == "ambiguous" || err.Code == "out_of_scope")
}

// leavable is what is left out for a refusal: of words that are refused for another reason than
// that nothing reads them only a question, a belief or what comes of what was read, and not without being told.
func leavable(err *lex.Error, l Left) (Left, bool) {
	if !err.Unread && l.Asks {
		l.Asks, l.as = false, asQuestion
	}
	return l, err.Unread || l.as == asQuestion || l.as == asBelief || l.as == asResult
}

// take notes what a reading leaves out.
func (o *Reading) take(left []Left) {
	for _, l := range left {
		if l.Asks {
			o.Wanted = append(o.Wanted, l.Words)
		} else if l.Bears == Idle {
			o.LeftAside = append(o.LeftAside, l.Words)
		} else {
			o.Left = append(o.Left, l)
		}
	}
}
