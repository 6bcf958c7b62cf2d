package paragraph

import (
	"slices"
	"strings"
)

// retold reads what is told behind cards that stand before it as a heading, "Guardian Seraph vs Torbran. …", where it names each
// of them again, with whose it is and what happens: then the heading says nothing more.
func (s *suppose) retold(r *reader, list []staged, from int) bool {
	text, again := r.namedAgain(list, from)
	if !again {
		return false
	}
	var names []string
	for i := range list {
		names = append(names, list[i].card.Name)
	}
	meant := r.q
	meant.Text = text
	if !s.try(meant, []Taken{{Words: strings.TrimSpace(r.text), For: text}}, names, false) || len(s.found) > 1 {
		return false
	}
	read := s.found[0]
	s.heading = strings.TrimRight(strings.TrimSpace(r.text[:from]), headingEnds)
	return len(read.Left) == 0
}

// headingEnds are the marks behind a heading.
const headingEnds = ".:;, —–-"

// namedAgain is the text from a byte on with the cards of a list by their whole names; ok is false where one of them is not in it.
func (r *reader) namedAgain(list []staged, from int) (text string, ok bool) {
	named := make([]bool, len(list))
	var b strings.Builder
	last := from
	for r.i, r.end = r.tokenAt(from), len(r.toks)-1; !r.done(); {
		start, before := r.peek().Start, r.ahead(-1).Text
		m, card := r.card(true)
		if r.err = nil; !card {
			r.i++
			continue
		}
		words := strings.ToLower(r.raw(r.i-m.length, r.i))
		at := slices.IndexFunc(list, func(c staged) bool {
			return c.card.Name == m.card.Name || (!able(m.card) || before == "the") && shortens(words, strings.ToLower(c.card.Name))
		})
		if at < 0 {
			continue
		}
		named[at] = true
		b.WriteString(r.text[last:start] + list[at].card.Name)
		last = r.toks[r.i-1].End
	}
	b.WriteString(r.text[last:])
	return strings.TrimSpace(b.String()), len(list) > 0 && !slices.Contains(named, false)
}

// hadTwice reports whether the reading found last has one of the cards more often than a list, and takes it back then: what is told
// behind the names says whose they are.
func (s *suppose) hadTwice(list []staged) bool {
	last := len(s.found) - 1
	read := s.found[last]
	for i := range list {
		name := list[i].card.Name
		had := countIn(read.Effects, func(text string) bool { return cardIn(text, s.cards) == name })
		if had > max(1, countIn(list, func(c staged) bool { return c.card == list[i].card })) {
			s.found, s.ends = s.found[:last], s.ends[:last]
			return true
		}
	}
	return false
}

// countIn is how many of a list a condition holds for.
func countIn[T any](list []T, holds func(T) bool) int { return len(kept(list, holds)) }
