package paragraph

import (
	"strings"

	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
)

// topCard reads which card, or what sort of card, is on top of a library, that of whoever asks where nobody says whose:
//
//	TopCard = [ Whose | "the" ] "top card" [ "of" ( Whose | "the" ) "library" ] "is" ( Name | [ "a" ] Kind [ "card" ] ) .
func (r *reader) topCard() bool {
	at := r.i
	says, ok := r.topCardSaid()
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
	const of = "of"
	whose, owned := r.owner()
	if !owned {
		r.article()
	}
	if !r.says(lexicon.TopCard) {
		return nobody, false
	}
	if !r.done() && r.peek().Text == of {
		r.i++
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
