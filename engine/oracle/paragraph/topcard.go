package paragraph

import (
	"strings"

	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// topCard reads which card, or what sort of card, is on top of a library, that of whoever asks where nobody says whose:
//
//	TopCard = [ Whose | "the" ] "top card" [ "of" ( Whose | "the" ) "library" ] "is" ( Name | [ "a" ] Kind [ "card" ] ) .
func (r *reader) topCard() bool {
	at := r.i
	says, ok := r.topCardSaid()
	if !ok {
		r.i = at
		says, ok = r.topCardsSaid()
	}
	if !ok {
		r.i, r.err = at, nil
		return false
	}
	r.factFrom(says, at, r.i)
	return true
}

// topCardSaid is the fact of which card is on top, said of the library's top card or of the card.
func (r *reader) topCardSaid() (string, bool) {
	const topOf, library = "the top card of ", " library is "
	is := ""
	if r.markedAt(r.i) {
		is, _ = r.cardSort()
		if !r.isCopula() {
			return "", false
		}
	}
	whose, ok := r.libraryTop()
	if whose == nobody || !ok {
		return "", false
	}
	if is == "" {
		if ok = r.isCopula(); ok {
			is, ok = r.cardSort()
		}
	}
	return topOf + r.own(whose) + library + is, ok && r.endsAt(r.i)
}

// libraryTop reads words for the top card of a library and gives whose that is.
func (r *reader) libraryTop() (whose int, ok bool) {
	whose, owned := r.owner()
	if !owned {
		r.article()
	}
	if !r.says(lexicon.TopCard) {
		return nobody, false
	}
	return r.ofLibrary(whose, owned)
}

// isCopula passes over the word that says what something is.
func (r *reader) isCopula() bool {
	if r.done() || !lexicon.Plays(r.peek().Text, lexicon.Copula) {
		return false
	}
	r.i++
	return true
}

// article passes over an article.
func (r *reader) article() {
	if !r.done() && lexicon.Plays(r.peek().Text, lexicon.Article) {
		r.i++
	}
}

// cardSort reads the name of a card, or of which sort one is: "a creature card".
func (r *reader) cardSort() (string, bool) {
	const card, article = "card", "a "
	if m, named := r.marks[r.i]; named {
		r.i += m.length
		return m.card.Name, true
	}
	r.article()
	var words []string
	for ; !r.done() && !r.markedAt(r.i); r.i++ {
		w := r.peek().Text
		if _, _, sort := english.Describing(w); w == card || !sort {
			break
		}
		words = append(words, w)
	}
	if !r.done() && r.peek().Text == card {
		r.i++
	}
	return article + strings.Join(append(words, card), " "), len(words) > 0
}

// topCardsSaid is the fact of which cards are on top, in order:
//
//	TopCards = [ Whose | "the" ] "top" Number "cards" [ "of" ( Whose | "the" ) "library" ] "are" Name { ( "," | "and" ) Name } .
func (r *reader) topCardsSaid() (string, bool) {
	const theTop, top, ofTop, cards, are = "the top ", "top", " cards of ", "cards", " library are "
	whose, owned := r.owner()
	if !owned {
		r.article()
	}
	if !r.eatsText(top) || r.done() || r.peek().Kind != lex.NumberToken {
		return "", false
	}
	n := r.peek()
	if r.i++; !r.eatsText(cards) {
		return "", false
	}
	whose, ok := r.ofLibrary(whose, owned)
	if !ok || whose == nobody || !r.isCopula() {
		return "", false
	}
	names := r.namesInRow()
	return theTop + n.Text + ofTop + r.own(whose) + are + strings.Join(names, ", "), len(names) == n.N && n.N > 1 && r.endsAt(r.i)
}

// eatsText passes over a word.
func (r *reader) eatsText(word string) bool {
	if r.done() || r.peek().Text != word {
		return false
	}
	r.i++
	return true
}

// ofLibrary reads "of her library" behind cards on top of one, and gives whose it is: the speaker's where nobody says.
func (r *reader) ofLibrary(whose int, owned bool) (int, bool) {
	const of = "of"
	if r.eatsText(of) {
		if who, ok := r.owner(); ok {
			whose, owned = who, true
		} else {
			r.article()
		}
		if r.done() || !lexicon.Plays(r.peek().Text, lexicon.InLibrary) {
			return nobody, false
		}
		r.i++
	}
	if !owned {
		whose = r.speaker()
	}
	return whose, true
}

// namesInRow reads names of cards one after another, with a comma or a word that joins them between.
func (r *reader) namesInRow() (names []string) {
	for !r.done() {
		m, named := r.marks[r.i]
		if !named {
			break
		}
		names = append(names, m.card.Name)
		r.i += m.length
		for !r.done() && r.joinsNames() {
			r.i++
		}
	}
	return names
}

// joinsNames reports whether what comes next stands between names, and a name behind it.
func (r *reader) joinsNames() bool {
	const comma, and = ",", "and"
	joins := func(i int) bool { return r.toks[i].Text == comma || r.toks[i].Text == and }
	i := r.i
	for i < r.end && joins(i) {
		i++
	}
	return i > r.i && r.markedAt(i)
}
