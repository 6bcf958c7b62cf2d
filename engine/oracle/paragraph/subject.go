package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// subjectClause reads a clause that begins with its subject.
func (r *reader) subjectClause() bool {
	at := r.i
	if done, ok := r.allOfThem(); done {
		return ok
	}
	if n, ok := r.smallPlaced(); ok {
		return r.thingClause([]noun{n}, at)
	}
	if list, ok := r.smallListed(); ok {
		return r.thingClause(list, at)
	}
	list, ok := r.nouns()
	if !ok {
		return false
	}
	if list[0].who != nobody {
		return r.players(list)
	}
	return r.thingClause(list, at)
}

// smallPlaced reads a card written small as a single word before "out" or "in play".
func (r *reader) smallPlaced() (noun, bool) {
	at := r.i
	r.eat("his", "her", "my", "their", "the", "a")
	next := r.ahead(1).Text
	ok := r.peek().Kind == oracle.WordToken && !r.cardHere() && !commonWord(r.peek().Text) && (next == "out" || next == "in" && r.ahead(2).Text == "play" || next == "on" && in(r.ahead(3).Text, "board battlefield side table"))
	r.i = at
	if !ok {
		return noun{}, false
	}
	n, ok := r.noun(true)
	if !ok || n.card == nil {
		r.i, r.err = at, nil
		return noun{}, false
	}
	return n, true
}

// allOfThem reads a clause about the things of the sentence before: "both are
// destroyed", "they die at the same time".
func (r *reader) allOfThem() (done, ok bool) {
	at := r.i
	both := r.eat("both", "both of them", "they both")
	if !both && (r.is("they") && !r.thingsMeant() || !r.eat("they", "all of them", "they all")) || !r.verbHere() && !r.is("die") && !r.is("are") {
		r.i = at
		return false, false
	}
	if r.attackSaidAgain() {
		return true, true
	}
	if n := len(r.recent); n < 2 || both && n != 2 {
		r.i = at
		return true, r.fail()
	}
	var names []string
	for _, i := range r.recent {
		names = append(names, r.called(i))
	}
	return true, r.delegate(strings.Join(names[:len(names)-1], ", ")+" and "+names[len(names)-1], at)
}

// attackSaidAgain reads "deal combat damage to me at the same time" of the attackers whose
// damage was told before.
func (r *reader) attackSaidAgain() bool {
	at := r.i
	if r.attacked && r.attack == len(r.events)-1 && r.eat("deal combat damage", "deal their combat damage", "deal damage") {
		if r.eat("to") {
			_, _ = r.player()
		}
		r.says(lexicon.AtOnce)
		if r.done() && r.err == nil {
			return true
		}
	}
	r.i = at
	return false
}

// nouns reads Noun { ( "," | "and" | "+" | "&" ) Noun } .
func (r *reader) nouns() ([]noun, bool) {
	var list []noun
	for {
		n, ok := r.item()
		if !ok {
			return nil, false
		}
		list = append(list, n)
		at := r.i
		if n.who != nobody && (r.is("plus") || r.is("+")) || !r.separator() {
			return list, true
		}
		if !r.itemAhead() && !r.sharesVerb() {
			r.i = at
			return list, true
		}
	}
}

// sharesVerb reports whether a noun stands next and then a verb in the plural, whose subject
// is the whole list.
func (r *reader) sharesVerb() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	n, ok := r.item()
	return ok && n.who == nobody && in(r.peek().Text, "are were both")
}

// item reads one noun of a list, or a thing whose ability is given with it.
func (r *reader) item() (noun, bool) {
	if n, ok := r.invented(); ok {
		return n, true
	}
	return r.noun(false)
}

// separator reads what stands between the nouns of a list.
func (r *reader) separator() bool {
	at := r.i
	r.says(lexicon.AndAlso)
	return r.i > at
}

// itemAhead reports whether a further noun of a list stands next: one that no verb
// follows.
func (r *reader) itemAhead() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far = far }()
	n, ok := r.item()
	if !ok {
		r.err = nil
		return false
	}
	if n.who != nobody {
		return false
	}
	return !r.verbHere()
}

// verbHere reports whether a verb stands next whose subject the noun before is.
func (r *reader) verbHere() bool {
	t := r.peek()
	return lexicon.Plays(t.Text, lexicon.SubjectVerb)
}

// players reads a clause whose subject is players.
func (r *reader) players(list []noun) bool {
	for _, n := range list {
		if n.who == nobody {
			r.i = n.from
			return r.fail()
		}
	}
	r.subject = list[0].who
	if len(list) == 1 {
		if r.says(lexicon.WithBoardToo) {
			if !r.boardOf(list[0].who) || !r.eat(",") {
				return r.fail()
			}
		}
		return r.does(list[0].who)
	}
	if len(list) == 2 && r.eat("each control", "each have", "both control", "both have") {
		at := r.i
		if !r.boardOf(list[0].who) {
			return false
		}
		r.i = at
		return r.boardOf(list[1].who)
	}
	return r.delegate(r.name(list[0].who)+" and "+r.name(list[1].who), list[0].from)
}
