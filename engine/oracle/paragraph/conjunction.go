package paragraph

import (
	"strings"

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

// spellClauseAhead reports whether the list that was read ends here, and the name of a spell stands behind it with what it is
// aimed at: "Furnace of Rath + Lightning Bolt to face".
func (r *reader) spellClauseAhead() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	if !r.separator() {
		return false
	}
	card, n := r.verbedAt(r.i)
	return card != nil && targetsSomething(card) && r.saysAt(r.i+n, lexicon.AimedAt)
}

// separator reads what stands between the nouns of a list.
func (r *reader) separator() bool {
	at := r.i
	r.says(lexicon.AndAlso)
	return r.i > at
}

// together reads "at the same time" behind clauses of which each made events: those of
// the sentence, from the first given on, are one event in the flags' words. It is false
// where they cannot be.
func (r *reader) together(first int) bool {
	at := r.i
	r.eat(",")
	if !r.says(lexicon.AtOnce) {
		r.i = at
		return true
	}
	list := r.events[first:]
	if len(list) == 1 && strings.HasSuffix(list[0].text, togetherSaid) {
		return true // several that one clause tells of
	}
	if len(list) < 2 {
		r.i = at
		return r.fail()
	}
	var clauses []string
	for _, l := range list {
		if strings.Contains(l.text, " then ") || strings.Contains(l.text, ";") {
			return r.fail() // what one clause does is not all at one time
		}
		clauses = append(clauses, l.text)
	}
	span := [2]int{list[0].span[0], list[len(list)-1].span[1]}
	r.events = append(r.events[:first], line{text: atOnce(clauses), span: span})
	return true
}

// togetherSaid stands behind several events that happen at the same time.
const togetherSaid = " at the same time"

// atOnce is one event of what happens at the same time.
func atOnce(clauses []string) string {
	text := strings.Join(clauses, " and ")
	if len(clauses) > 1 {
		text += togetherSaid
	}
	return text
}
