package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// verbed is the spell whose name stands where a verb does, as it is or in a form of
// a verb: "Murders", "lava axes", "Unsummoned"; with its length.
func (r *reader) verbed() (*oracle.Card, int) {
	most := min(1, r.end-r.i)
	for most < min(5, r.end-r.i) && r.cards.Begins(r.raw(r.i, r.i+most)) {
		most++
	}
	for n := most; n > 0; n-- {
		if r.i+n < len(r.toks) && r.toks[r.i+n-1].Kind != lex.WordToken {
			continue
		}
		name := r.raw(r.i, r.i+n)
		if c := r.spellCalled(name); c != nil && !(n == 1 && !r.cardHere() && r.plainVerb(r.peek().Text)) {
			return c, n
		}
	}
	return nil, 0
}

// spellCalled is the spell of which words are the name, or a form of it, nil for none.
func (r *reader) spellCalled(words string) *oracle.Card {
	found, sought := r.cards.spells[words]
	if !sought {
		found = r.seekSpell(words)
		r.cards.spells[words] = found
	}
	return found
}

// seekSpell looks for it.
func (r *reader) seekSpell(words string) *oracle.Card {
	named := r.cards.Begins(words[:max(0, len(words)-len("ing"))])
	for _, stem := range stems(words) {
		c := r.nicknamed(stem)
		if c == nil && named {
			c = r.cards.find(stem)
		}
		if c != nil && isSpell(c) {
			return c
		}
	}
	return nil
}

// verbedAt is the spell whose name stands as a verb at a token, with its length; "bolt" and
// "shock" are what everybody calls doing so.
func (r *reader) verbedAt(i int) (*oracle.Card, int) {
	at := r.i
	defer func() { r.i = at }()
	r.i = i
	w := r.peek().Text
	for _, end := range []string{"", "ing", "ed", "s"} {
		switch stem, ok := strings.CutSuffix(w, end); {
		case !ok:
		case stem == "bolt":
			return r.nicknamed(stem), 1
		case stem == "shock":
			return r.cards.find("Shock"), 1
		}
	}
	card, n := r.verbed()
	if longer, named := r.marks[i]; card == nil || !targetsSomething(card) || named && longer.length > n && !isSpell(longer.card) {
		return nil, 0 // "I have Anointed Procession"
	}
	return card, n
}

// verbsSpell reports whether the name of a spell stands as a verb at a token.
func (r *reader) verbsSpell(i int) bool {
	card, _ := r.verbedAt(i)
	return card != nil && r.toks[i].Text != strings.ToLower(card.Name)
}

// plainVerb reports whether a word is a verb of its own, so that alone it names no spell.
func (r *reader) plainVerb(w string) bool {
	if slices.ContainsFunc(stems(w), func(one string) bool { return lexicon.Plays(one, lexicon.SweepsToo) }) {
		return false
	}
	for _, one := range stems(w) {
		if commonWord(one) || actingVerb(one) || controlVerb(one) || gameWord(one) && !in(one, "shock fog") {
			return true
		}
	}
	return false
}

// stems are a name and what it may be formed from, where its last word is the form of a verb.
func stems(name string) []string {
	list := []string{name}
	for _, end := range []string{"s", "es", "ed", "d", "'d", "'s", "ing"} {
		if stem, ok := strings.CutSuffix(name, end); ok && len(stem) > 3 {
			list = append(list, stem)
			if end == "ing" {
				list = append(list, stem+"e")
			}
		}
	}
	return list
}

// verbedNext reports whether a spell's name stands next as a verb, with what it acts on.
func (r *reader) verbedNext() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	card, n := r.verbed()
	if card == nil || !targetsSomething(card) {
		return false
	}
	r.i += n
	if r.done() || in(r.peek().Text, ", with while and then so but") {
		return true
	}
	return len(r.sentenceChart().From(english.Clauses().Nouns, r.i)) > 0
}

// targetsSomething reports whether a spell acts on something that it names.
func targetsSomething(c *oracle.Card) bool { return c.Does != nil || len(c.Effects) > 0 }
