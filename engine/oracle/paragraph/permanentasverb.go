package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// usedAsVerb says by a verb that an ability of a permanent is activated whose name stands as one, behind a player at a token and before what
// it is aimed at: "I Wasteland his Overgrown Tomb" is "I use Wasteland on his Overgrown Tomb".
func (r *reader) usedAsVerb(i int) ([]change, int) {
	const own, others, on = "use ", "uses ", " on"
	at, verb := i, others
	if w := r.toks[i].Text; (lexicon.Plays(w, lexicon.SpeakersWord) || lexicon.Plays(w, lexicon.Person)) && !lexicon.Plays(w, lexicon.Possessive) {
		at++
	} else if who, n := r.seatNamed(i); who != nobody {
		at += n
	}
	if lexicon.Plays(r.toks[i].Text, lexicon.SpeakersWord) {
		verb = own
	}
	card, n := r.permanentVerb(at)
	if at == i || card == nil || !r.beginsNoun(at+n) {
		return nil, 0
	}
	return []change{{r.span(at, at+n), verb + card.Name + on}}, at + n - i
}

// permanentVerb is the permanent with an activated ability that targets whose name stands at a token as it is or in a form of a verb, with its
// length.
func (r *reader) permanentVerb(i int) (*oracle.Card, int) {
	const most = 3
	aims := func(a oracle.Activated) bool {
		return a.Does != nil && engine.AskedOf(a.Does.Then, engine.Target) != nil
	}
	for n := most; n > 0; n-- {
		if i+n >= len(r.toks) || !r.toks[i].Capital() {
			continue
		}
		for _, name := range stems(r.raw(i, i+n)) {
			if c := r.cards.find(name); c != nil && !isSpell(c) && (activated(c) || slices.ContainsFunc(c.Activated, aims)) {
				return c, n
			}
		}
	}
	return nil, 0
}

// beginsNoun reports whether a token begins what something is done to: with whose it is, or with its name.
func (r *reader) beginsNoun(i int) bool {
	if i >= len(r.toks)-1 {
		return false
	}
	who, _ := r.seatNamed(i)
	return who != nobody || r.markedAt(i) || lexicon.Plays(r.toks[i].Text, lexicon.Possessive) || lexicon.Plays(strings.ToLower(r.toks[i].Text), lexicon.ObjectPronoun)
}
