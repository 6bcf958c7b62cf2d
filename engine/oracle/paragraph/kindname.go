package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
)

// byKind takes a noun that says no more than a creature's type for the one card that the paragraph names anywhere whose name ends in that word:
// "my bears" where Grizzly Bears is named. It is no other creature then of which nothing else was told.
func (r *reader) byKind(n *noun, p *tree.Phrase) {
	if n.det == "a" || n.another || n.other || n.many > 1 || len(strings.Fields(n.words)) != 1 {
		return
	}
	kind, ok := lexicon.Of(lexicon.Subtype, n.words)
	if !ok {
		return
	}
	var found *oracle.Card
	for _, c := range r.cited {
		if !endsInKind(c.name, kind, n.plural) || c.card.Types&engine.Creature == 0 {
			continue
		}
		if found != nil || !r.sameHolder(&c, n, p) {
			return
		}
		found = c.card
	}
	if found == nil || slices.ContainsFunc(r.matching(n), func(i int) bool { return r.things[i].card == nil }) {
		return
	}
	n.card, n.words, n.plural, n.det = found, "", false, "the"
}

// endsInKind reports whether the last word of a name in small letters is a creature type, in the plural where that was said.
func endsInKind(name string, kind *lexicon.Entry, plural bool) bool {
	last := lastWord(name)
	return strings.EqualFold(last, kind.English.Many) || !plural && strings.EqualFold(last, kind.English.One)
}

// sameHolder reports whether a noun says of whom it is as a card's first naming does, or as was told of the card.
func (r *reader) sameHolder(c *cited, n *noun, p *tree.Phrase) bool {
	if n.owner == nobody || slices.ContainsFunc(r.things, func(t thing) bool { return t.card == c.card && t.owner == n.owner }) {
		return true
	}
	if p.Whose == nil {
		return false
	}
	whose := r.raw(p.Whose.Span[0], p.Whose.Span[1])
	at := c.at - (p.Whose.Span[1] - p.Whose.Span[0])
	return at >= 0 && strings.EqualFold(whose, r.raw(at, c.at))
}
