package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// saidWords are the words of tokens from..to-1 as conditions and facts keep
// them: the object itself is "~", a spell itself "this spell", and the first
// word is no beginning of a sentence.
func (r *reader) saidWords(from, to int) string {
	var b strings.Builder
	for n, t := range r.toks[from:to] {
		w := t.Raw
		switch {
		case t.Kind == lex.SelfToken && from+n+1 < to && r.toks[from+n+1].Text == "spell":
			w = "this"
		case t.Kind == lex.SelfToken:
			w = "~"
		case n == 0:
			w = t.Text
			if t.Kind == lex.SymbolToken {
				w = t.Raw
			}
		case t.Kind == lex.SymbolToken && r.toks[from+n-1].Kind == lex.SymbolToken:
			b.WriteString(w)
			continue
		case t.Kind == lex.PunctToken && t.Text != "—":
			b.WriteString(w)
			continue
		}
		if b.Len() > 0 && t.Text != "'s" {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return b.String()
}

// historyCond reads what was done before, or as the spell was cast or the
// ability activated, where only the question can tell. It is kept in its words,
// which a fact can say again:
//
//	History = Given | Flip | ManaSpent | DoneThisWay | AsCast | ThisTurn | Resolved .
func (r *reader) historyCond() (engine.Cond, bool) {
	at := r.i
	for _, read := range [...]func() bool{r.givenThing, r.flipped, r.manaGoesTo, r.doneThisWay, r.doneAsCast, r.happenedThisTurn, r.exiledWith, r.resolvedBefore, r.rolled, r.foughtWith, r.costHasX} {
		if read() {
			return engine.Cond{Kind: engine.GameHas, Word: r.saidWords(at, r.i)}, true
		}
		r.i = at
	}
	if r.shownCard(itIs) {
		of := r.i
		if r.predicate(&engine.Filter{}) {
			return engine.Cond{Kind: engine.GameHas, Word: revealedCard + " is " + r.rawWords(of, r.i)}, true
		}
		r.i = at
	}
	return engine.Cond{}, false
}

// The words for the card of a library that the same text has revealed, of which nothing is known, and what it is called
// where that is told.
const (
	itIs, ofIt   = "it 's", "its;that card 's"
	revealedCard = "the revealed card"
)

// shownCard reads words about the top card of a library that was revealed before.
func (r *reader) shownCard(words string) bool {
	const shown = "reveal the top card"
	return r.resolves && r.it == engine.NoRef && spoken(r.toks[:r.i], shown) && r.eatOneOf(words)
}

// givenParticiple says that a word tells which of several things is meant by
// what was done with it.
func givenParticiple(w string) bool {
	switch w {
	case "sacrificed", "discarded", "revealed", "exiled", "returned", "milled", "destroyed", "cycled", "copied", "noted":
		return true
	}
	return false
}

// givenNoun reads "the sacrificed creature": something that was sacrificed,
// discarded, revealed or exiled for the effect.
func (r *reader) givenNoun() bool {
	if !r.is("the") || !givenParticiple(r.ahead(1).Text) {
		return false
	}
	r.i += 2
	_, ok := r.group()
	return ok
}

// givenThing reads "the discarded card was multicolored", "the sacrificed
// creature was a Giant", "the number is even".
func (r *reader) givenThing() bool {
	if r.eatWords("the", "number", "is") {
		_, ok := r.eatAny("odd", "even")
		return ok
	}
	f := engine.Filter{}
	if !r.givenNoun() && !r.thatLand() || !r.be() && !r.eatWords("wasn't") {
		return r.fail()
	}
	return r.eatWords("multicolored") || r.predicate(&f)
}

// thatLand reads "that land", "that creature": the one that an ability triggered
// on.
func (r *reader) thatLand() bool {
	if !r.bound || !r.eatWords("that") {
		return false
	}
	g, ok := r.group()
	return ok && !g.player && !g.plural && g.f.Types != 0
}

// flipped reads "you win the flip", "you lose the flip", and "you win" of a clash.
func (r *reader) flipped() bool {
	if !r.eatWords("you") {
		return false
	}
	w, ok := r.eatAny("win", "lose", "won", "lost")
	if !ok {
		return false
	}
	return r.eatWords("the", "flip") || r.eatWords("the", "clash") || w == "win" && (r.is(",") || r.endsHere()) || r.fail()
}

// manaGoesTo reads "this mana is spent to cast a creature spell", "you spend
// that mana on a Dragon spell".
func (r *reader) manaGoesTo() bool {
	switch {
	case r.eatWords("this", "mana", "is", "spent"), r.eatWords("that", "mana", "is", "spent"):
	case r.eatWords("you", "spend", "this", "mana"), r.eatWords("you", "spend", "that", "mana"):
	default:
		return false
	}
	if !r.eatWords("to", "cast") && !r.eatWords("on") {
		return r.fail()
	}
	if r.eatWords("your", "commander") {
		return true
	}
	p, ok := r.nounPhrase()
	return ok && !p.Players && (p.Noun == engine.SpellNoun || p.Noun == engine.CommanderNoun || len(p.Or) > 0) || r.fail()
}

// doneThisWay reads "a land card was milled this way", "you sacrificed an Angel
// this way", "you cast a spell this way".
func (r *reader) doneThisWay() bool {
	if r.eatWords("you") {
		const intoHand, didNotPut = "into your hand", "didn't put"
		w, ok := r.eatAny("cast", "sacrificed", "discarded", "exiled", "milled", "revealed", "destroyed", "put", "returned", "controlled")
		if ok = ok || r.resolves && r.eatPhrase(didNotPut); !ok || w == "put" && !r.resolves {
			return r.fail()
		}
		p, ok := r.nounPhrase()
		if put := w == "put" || w == ""; put && !r.eatPhrase(intoHand) {
			return r.fail()
		}
		return ok && !p.Named && r.eatWords("this", "way") || r.fail()
	}
	const didNot, excess = "didn't transform this way", "excess damage was dealt to that creature this way;excess damage was dealt this way"
	if r.eatOneOf(excess) {
		return true
	}
	p, ok := r.nounPhrase()
	if ok && p.Is == engine.This && r.eatPhrase(didNot) {
		return true
	}
	if !ok || p.Named || !r.be() {
		return r.fail()
	}
	if _, ok := r.eatAny("discarded", "milled", "sacrificed", "exiled", "revealed", "returned", "beheld", "countered", "cast", "destroyed"); !ok {
		return false
	}
	return r.eatWords("this", "way") || r.toks[r.i-1].Text == "beheld" || r.fail()
}

// doneAsCast reads "you revealed a Dragon card as you cast this spell".
func (r *reader) doneAsCast() bool {
	if !r.eatWords("you") {
		return false
	}
	for {
		w, ok := r.eatAny("revealed", "controlled", "chose", "beheld")
		if !ok {
			return false
		}
		p, ok := r.nounPhrase()
		if !ok || p.Named || p.Players {
			return r.fail()
		}
		if r.eatWords("as", "you", "cast", "~", "spell") || r.eatWords("as", "you", "cast", "this", "spell") {
			return true
		}
		if w == "" || !r.eatWords("or") {
			return r.fail()
		}
	}
}

// happenedThisTurn reads "seven or more creatures died this turn", "a land
// entered under your control this turn".
func (r *reader) happenedThisTurn() bool {
	p, ok := r.nounPhrase()
	if !ok || p.Named || p.Players || !p.Plural && !p.Each && p.Count == nil && p.Bound.Op == engine.NoCompare {
		return r.fail() // "Bear" alone is a name
	}
	return r.turnClause()
}

// turnClause reads "died [under your control] this turn", "entered [the
// battlefield] [under your control] this turn", "left the battlefield this turn".
func (r *reader) turnClause() bool {
	switch {
	case r.eatWords("died"), r.eatWords("left", "the", "battlefield"):
	case r.eatWords("entered"):
		r.eatWords("the", "battlefield")
	default:
		return r.fail()
	}
	r.underControl()
	return r.eat("this", "turn")
}

// exiledWith reads "a card is exiled with ~".
func (r *reader) exiledWith() bool {
	p, ok := r.nounPhrase()
	if !ok || p.Named || !r.be() || !r.eatWords("exiled", "with") {
		return r.fail()
	}
	return r.selfNoun()
}

// costHasX reads "its mana cost contains {X}".
func (r *reader) costHasX() bool {
	const contains = "its mana cost contains"
	return r.eatPhrase(contains) && r.symbols() != ""
}

// foughtWith reads "~ blocked or was blocked by a blue creature this turn".
func (r *reader) foughtWith() bool {
	const blocked, either = "blocked or was blocked by", "blocked;was blocked by"
	if !r.selfNoun() || !r.eatPhrase(blocked) && !r.eatOneOf(either) {
		return false
	}
	p, ok := r.nounPhrase()
	return ok && !p.Named && !p.Players && r.eat("this", "turn") || r.fail()
}

// rolled reads "you rolled 6 or higher", "you rolled a 6 or higher".
func (r *reader) rolled() bool {
	const rolled, higher, lower, to = "you rolled", "or higher", "or lower", "to"
	if !r.eatPhrase(rolled) {
		return false
	}
	r.eatWords("a")
	if _, ok := r.number(); !ok || r.eatPhrase(higher) || r.eatPhrase(lower) || !r.eatPhrase(to) {
		return ok
	}
	_, ok := r.number()
	return ok
}

// resolvedBefore reads "this is the second time this ability has resolved this turn".
func (r *reader) resolvedBefore() bool {
	const thisIs, resolved = "this is the", "time this ability has resolved this turn"
	return r.eatPhrase(thisIs) && r.ordinal() && r.eatPhrase(resolved)
}

// selfNoun reads "~" or "it".
func (r *reader) selfNoun() bool {
	p, ok := r.simple()
	return ok && p.Is == engine.This || r.fail()
}
