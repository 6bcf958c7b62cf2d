package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/notation"
)

// historyWords is the longest that the words of a History may be.
const historyWords = 16

// thisTurn reads words up to "this turn", "this game" or "this combat": what
// happened, kept as it is said, so that a fact can say it again. Words that
// begin another clause, or that point back at something, are none of them.
//
//	ThisTurn = Word { Word } "this" ( "turn" | "game" | "combat" ) .
func (r *reader) thisTurn() bool {
	at := r.i
	for n := 0; n < historyWords; n++ {
		if n > 0 && r.is("this") && (r.ahead(1).Text == "turn" || r.ahead(1).Text == "game" || r.ahead(1).Text == "combat") {
			r.i += 2
			r.loose = true
			return r.clauseOver() || r.fail()
		}
		if t := r.peek(); t.Kind == lex.PunctToken || t.Kind == lex.EndToken || !historyWord(t.Text) {
			break
		}
		r.i++
	}
	r.fail()
	r.i = at
	return false
}

// clauseOver says that a clause ends here.
func (r *reader) clauseOver() bool {
	return r.endsHere() || r.is(",") || r.is(";") || r.is("and") || r.is("or") || r.is("is")
}

// historyWord says that a word may stand in what happened.
func historyWord(w string) bool {
	switch w {
	case "if", "unless", "instead", "would", "where", "while", "may", "can't", "then", "until", "when", "whenever", "as",
		"it", "that", "them", "those", "this", "they", "its", "he", "she":
		return false
	}
	return true
}

// pastVerb says that a word is a verb that tells what was done.
func pastVerb(w string) bool {
	if v, ok := lexicon.VerbOf(w); ok {
		return w == v.Past || w == v.Done && w != v.Plain
	}
	return w == "were" || strings.HasSuffix(w, "ed") && len(w) > 4
}

// otherHistory reads what a player did this turn in words that no rule looks at:
// "activated a loyalty ability of a planeswalker this turn". Whose hand or
// graveyard it speaks of is that player's own.
func (r *reader) otherHistory(who engine.Relation) (engine.Cond, bool) {
	at := r.i
	if !pastVerb(r.peek().Text) || r.is("had") && !r.pastAhead() || !r.thisTurn() {
		r.i = at
		return engine.Cond{}, r.fail()
	}
	words := strings.Fields(r.saidWords(at, r.i))
	for i, w := range words {
		switch w {
		case "your":
			if who != engine.You && who != engine.AnyRelation {
				r.i = at
				return engine.Cond{}, r.fail()
			}
			words[i] = "their"
		case "their", "his", "her":
			if who == engine.You {
				r.i = at
				return engine.Cond{}, r.fail()
			}
			words[i] = "their"
		}
	}
	return engine.Cond{Kind: engine.PlayerHas, Who: who, Word: strings.Join(words, " ")}, true
}

// pastAhead says that after "had" something happens to what a player had: "had a
// creature deal damage this turn".
func (r *reader) pastAhead() bool {
	return r.ahead(1).Text == "a" || r.ahead(1).Text == "an" || r.ahead(1).Text == "another" || r.ahead(1).Kind == lex.NumberToken
}

// otherThisTurn reads what happened to things this turn in words that no rule
// looks at: "two or more players lost life this turn", "mana from a Treasure was
// spent to cast ~".
func (r *reader) otherThisTurn() (engine.Cond, bool) {
	at := r.i
	if r.eatWords("mana", "from") {
		if p, ok := r.nounPhrase(); !ok || p.Players || !r.be() || !r.eatWords("spent", "to", "cast") || !r.selfNoun() {
			r.i = at
			return engine.Cond{}, r.fail()
		}
		return engine.Cond{Kind: engine.GameHas, Word: castSaid(r.saidWords(at, r.i))}, true
	}
	p, ok := r.nounPhrase()
	if !ok || p.Named || !pastVerb(r.peek().Text) || !r.thisTurn() {
		r.i = at
		return engine.Cond{}, r.fail()
	}
	return engine.Cond{Kind: engine.GameHas, Word: r.saidWords(at, r.i)}, true
}

// controlsMore reads "an opponent controls more lands than you": a comparison that a
// fact has to tell.
func (r *reader) controlsMore() (engine.Cond, bool) {
	at := r.i
	if _, ok := r.eatLongest([]string{"you control", "an opponent controls", "that player controls", "each opponent controls", "a player controls", "defending player controls"}); !ok {
		return engine.Cond{}, false
	}
	_, ok := r.eatAny("more", "fewer")
	if ok {
		p, named := r.nounPhrase()
		ok = named && p.Plural && !p.Players && r.eatWords("than")
	}
	if ok {
		_, ok = r.eatLongest([]string{"you", "each opponent", "an opponent", "any opponent", "each other player", "that player", "any other player"})
	}
	if !ok {
		r.i = at
		return engine.Cond{}, r.fail()
	}
	r.loose = true
	return engine.Cond{Kind: engine.GameHas, Word: r.saidWords(at, r.i)}, true
}

// told reads what only a fact can tell.
func (r *reader) told() (engine.Cond, bool) {
	if c, ok := r.controlsMore(); ok {
		return c, true
	}
	return r.otherThisTurn()
}

// castSaid calls the spell that was cast "it", however the words do.
func castSaid(words string) string {
	if head, _, ok := strings.Cut(words, " spent to cast "); ok {
		return head + " spent to cast it"
	}
	return words
}

// asked reports whether an effect of the question asks for something in these
// words.
func (a *asker) asked(words string) bool {
	for i := range a.flags {
		for j := range a.flags[i].abilities {
			for k := range a.flags[i].abilities[j].Effects {
				if strings.Contains(notation.Of(&a.flags[i].abilities[j].Effects[k]), words) {
					return true
				}
			}
		}
	}
	return false
}
