package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// playerClauseAhead reports whether the list that was read ends here, and a clause of its
// own begins behind it that a player is the subject of: "Abundance and i draw a card".
// What a thing and a player may do together ("my Bear and i take 2 damage") is no such
// clause.
func (r *reader) playerClauseAhead() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	if !r.separator() && !r.eat(":") {
		return false
	}
	r.eat("then", "so", "now")
	if in(r.peek().Text, "i'm i've he's she's") {
		return true
	}
	who, ok := r.player()
	if !ok {
		return false
	}
	r.acting = who
	verb := r.peek().Text
	if in(verb, "attack attacks swing swings") {
		return r.ahead(1).Text == "with"
	}
	if lexicon.Plays(verb, lexicon.PlayerClause) {
		return false
	}
	return castVerb(verb) || controlVerb(verb) || actingVerb(verb) || r.verbedNext()
}

// smallListed reads a list of what is there that begins with a card written small as a
// single word: "abundance and i draw a card", "chatterfang, parallel lives, i make a Clue".
func (r *reader) smallListed() ([]noun, bool) {
	if t := r.peek(); r.i != r.began || t.Kind != oracle.WordToken || t.Capital() || r.cardHere() || commonWord(t.Text) || gameWord(t.Text) || !in(r.ahead(1).Text, "and & + , plus") {
		return nil, false
	}
	kept, far, err := r.save(), r.far, r.err
	back := func() ([]noun, bool) { r.restore(kept); r.far, r.err = far, err; return nil, false }
	n, ok := r.noun(true)
	if !ok || n.card == nil || isSpell(n.card) || !able(n.card) {
		return back()
	}
	if r.playerClauseAhead() {
		return []noun{n}, true
	}
	if !r.separator() || !r.cardHere() {
		return back()
	}
	more, ok := r.nouns()
	list := append([]noun{n}, more...)
	if !ok || !r.standing(list) || !r.playerClauseAhead() {
		return back()
	}
	return list, true
}
