package paragraph

import (
	"apnap/engine/lang/lexicon"
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
