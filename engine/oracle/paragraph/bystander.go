package paragraph

import (
	"apnap/engine/lang/lexicon"
)

// placeOthers puts an example of the creatures that a question asks about, and of which nothing else tells, on the
// battlefield where what happens meets all creatures: "do my other guys get counters?" has no answer without one.
func (r *reader) placeOthers(p piece) bool {
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	for r.i, r.end = p.from, p.to; !r.done(); r.i++ {
		from := r.i
		who, whose := r.owner()
		if r.err = nil; !whose {
			r.i = from
			continue
		}
		kind := r.ahead(1).Text
		if !lexicon.Plays(r.peek().Text, lexicon.OtherWord) || !lexicon.Plays(base(kind), lexicon.AnyCreature) {
			r.i = from
			continue
		}
		n := newNoun(from)
		n.words, n.det, n.owner, n.to = anyCreature, "a", who, r.i+2
		if r.i = n.to; !r.othersThere(&n) && r.meetsEveryone() && !r.place(&n, who, "") {
			return false
		}
	}
	return true
}

// anyCreature is what a creature is called of which nothing is said.
const anyCreature = "creature"

// othersThere reports whether there are creatures besides one that a question could speak of.
func (r *reader) othersThere(n *noun) bool {
	any := newNoun(n.from)
	any.words, any.owner = anyCreature, n.owner
	return len(r.matching(&any)) > 1
}

// meetsEveryone reports whether what happens is told of all things of a kind.
func (r *reader) meetsEveryone() bool {
	for _, l := range r.events {
		if ofEveryone(l) {
			return true
		}
	}
	return false
}
