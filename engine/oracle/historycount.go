package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// historyCount reads what is counted by what happened to it, or by who it is
// with, kept in its words as a number that a fact gives:
//
//	Count = Nouns ( ["that"] ThisTurn | Who "'ve"/"has" Done "this turn" | "exiled with ~" | "spent to cast it" ) .
func (r *reader) historyCount() (*engine.Expr, bool) {
	at := r.i
	if r.amongCount() {
		return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: r.saidWords(at, r.i)}), true
	}
	r.i = at
	if !r.countHead() {
		r.i = at
		return nil, false
	}
	head := r.i
	if !r.countClause() {
		r.i = head
		if !r.thisTurn() {
			r.i = at
			return nil, false
		}
	}
	word := r.saidWords(at, head)
	if r.toks[head-1].Kind == lex.WordToken && word[len(word)-1] != 's' {
		word = lexicon.Plural(word)
	}
	return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: word + " " + r.saidWords(head, r.i)}), true
}

// amongCount reads "different mana costs among nonland cards in your graveyard".
func (r *reader) amongCount() bool {
	if !r.eatWords("different") {
		return false
	}
	if _, ok := r.eatLongest([]string{"mana cost", "mana costs", "mana value", "mana values", "power", "powers", "toughnesses", "name", "names", "color", "colors", "creature type", "creature types"}); !ok {
		return r.fail()
	}
	if !r.eatWords("among") {
		return r.fail()
	}
	_, ok := r.nounPhrase()
	return ok
}

// countHead reads the nouns of a count: "lands", "nonland cards", "{G}{G}".
func (r *reader) countHead() bool {
	if r.symbols() != "" {
		return r.is("spent")
	}
	r.eatWords("different")
	_, ok := r.group()
	return ok
}

// countClause reads what tells which of them are counted.
func (r *reader) countClause() bool {
	switch {
	case r.eatWords("spent", "to", "cast"):
		return r.selfNoun()
	case r.eatWords("exiled", "with"), r.eatWords("exiled", "by"):
		return r.selfNoun()
	case r.eatWords("you", "removed", "from", "the", "draft", "with", "cards", "named"), r.eatWords("you", "noted", "for", "cards", "named"):
		return r.selfNoun()
	case r.eatWords("you've"), r.eatWords("you", "have"), r.eatWords("an", "opponent", "has"), r.eatWords("your", "opponents", "have"):
		return r.doneWord() && r.eatWords("this", "turn")
	case r.eatWords("that"):
		return r.turnClause()
	}
	return r.turnClause()
}

// doneWord reads what a player has done with cards or spells.
func (r *reader) doneWord() bool {
	_, ok := r.eatAny("drawn", "cast", "discarded", "sacrificed", "played", "lost", "gained")
	return ok
}

// bestNumber reads "the greatest number of cards an opponent has drawn this
// turn", "the highest number you noted for cards named ~".
func (r *reader) bestNumber(at int) (*engine.Expr, bool) {
	ok := false
	switch {
	case r.eatWords("the", "highest", "number"):
		ok = r.countClause()
	case r.eatWords("the", "greatest", "number", "of"):
		if r.countHead() {
			here := r.i
			if ok = r.countClause(); !ok {
				r.i = here
				ok = r.eatWords("a", "player", "controls") || r.eatWords("an", "opponent", "controls")
			}
		}
	}
	if !ok {
		r.i = at
		return nil, r.fail()
	}
	return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: r.saidWords(at, r.i)}), true
}

// sacrificedOnes are the words behind which "its" is of a creature that was sacrificed for the spell.
const sacrificedOnes = "the sacrificed creature 's"

// givenNumber reads "the discarded card's mana value", "the mana value of the
// returned creature", "the sacrificed creature's power".
func (r *reader) givenNumber(at int) (*engine.Expr, bool) {
	what := []string{"power", "toughness", "mana value"}
	ok := false
	if r.resolves && r.it == engine.This && spoken(r.toks[:at], sacrificedOnes) && r.eatWords("its") {
		if w, ok := r.eatLongest(what); ok {
			return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "the sacrificed creature's " + w}), true
		}
		r.i = at
	}
	if r.shownCard(ofIt) {
		if w, ok := r.eatLongest(what); ok {
			return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: revealedCard + "'s " + w}), true
		}
		r.i = at
	}
	if r.is("the") && givenParticiple(r.ahead(1).Text) {
		if ok = r.givenNoun() && r.eatWords("'s"); ok {
			_, ok = r.eatLongest(what)
		}
	} else if r.eatWords("the") {
		if _, named := r.eatLongest(what); named {
			ok = r.eatWords("of") && r.givenNoun()
		}
	}
	if !ok {
		r.i = at
		return nil, r.fail()
	}
	return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: r.saidWords(at, r.i)}), true
}
