package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// placeAskedAbout puts what a question asks about, and of which nothing else tells, on the battlefield where what happens meets
// all creatures: the one named in "does my opponent's Serra Angel die?", an example of others in "do my other guys get
// counters?".
func (r *reader) placeAskedAbout(p piece) bool {
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	for r.i, r.end = p.from, p.to; !r.done(); r.i++ {
		from := r.i
		who, whose := r.owner()
		if r.err = nil; !whose {
			r.i, who = from, nobody
		}
		if done, ok := r.placeNamed(p, from, who); done {
			if !ok {
				return false
			}
			continue
		}
		if !whose {
			continue
		}
		if done, ok := r.placeNameless(from); done {
			if !ok {
				return false
			}
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

// placeNamed puts a permanent on the battlefield that is named first behind the word with which a question begins, and of
// which nothing else tells: a creature of somebody, where everything is met, or what may do what is asked about. It reports
// whether one is, and whether that could be done.
func (r *reader) placeNamed(p piece, from, owner int) (placed, ok bool) {
	m, named := r.marks[r.i]
	if !named || from == 0 || isSpell(m.card) {
		return false, true
	}
	before := r.toks[from-1].Text
	about := owner != nobody && p.asks && (lexicon.Plays(before, lexicon.AsksAbout) || lexicon.Plays(before, lexicon.AsksBeing))
	if !about && !lexicon.Plays(before, lexicon.AsksDoing) && !lexicon.Plays(before, lexicon.Modal) {
		return false, true
	}
	met := owner != nobody && m.card.Types&engine.Creature != 0 && !able(m.card) && r.meetsEveryone()
	waits := owner != nobody && len(r.events) > 0 && len(m.card.Triggers) > 0 && r.hasVerb(p, toTrigger)
	if !met && !waits && (!able(m.card) || len(r.events) == 0 || r.saysIt(p)) || r.tellsOfCard(m.card) {
		return false, true
	}
	n := newNoun(from)
	n.card, n.owner, n.to = m.card, owner, r.i+m.length
	r.i = n.to - 1
	return true, r.place(&n, owner, "")
}

// placeNameless puts a creature of somebody on the battlefield of which a question that begins before a token says no more than
// what it is, where everything is met and nothing else tells of such: "does my 1/3 live?" It reports whether there is one, and
// whether that could be done.
func (r *reader) placeNameless(from int) (placed, ok bool) {
	if from == 0 || !lexicon.Plays(r.toks[from-1].Text, lexicon.AsksDoing) || !r.meetsEveryone() {
		return false, true
	}
	at, kept := r.i, r.save()
	r.i = from
	n, found := r.nounHere()
	if r.err = nil; !found || n.card != nil || n.owner == nobody || n.many > 1 || !n.isCreature() || !n.tellsMore() || len(r.matching(&n)) > 0 {
		r.restore(kept)
		r.i = at
		return false, true
	}
	n.det, n.to = "a", r.i
	r.i--
	return true, r.place(&n, n.owner, "")
}

// saysIt reports whether what stands beside a question in its sentence speaks of "it", which may be what is asked about.
func (r *reader) saysIt(p piece) bool {
	return slices.ContainsFunc(r.sentences(), func(whole piece) bool {
		return whole.from <= p.from && p.to < whole.to && slices.ContainsFunc(r.toks[p.to:whole.to], func(t lex.Token) bool { return t.Text == "it" })
	})
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
	return slices.ContainsFunc(r.events, ofEveryone)
}
