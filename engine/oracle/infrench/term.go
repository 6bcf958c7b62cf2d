package infrench

import "apnap/engine/lang/lexicon"

// term is a word of the game as a noun without an article, by the English one; false
// for one that is not known.
func term(class lexicon.Class, word string) (noun, bool) {
	e, ok := lexicon.Of(class, word)
	if !ok || e.French.One == "" {
		return noun{}, false
	}
	return noun{text: e.French.One, feminine: e.French.Feminine}, true
}

// terms is the word in the plural.
func terms(class lexicon.Class, word string) (noun, bool) {
	n, ok := term(class, word)
	if e, _ := lexicon.Of(class, word); ok {
		n.text, n.plural = e.French.Many, true
	}
	return n, ok
}
