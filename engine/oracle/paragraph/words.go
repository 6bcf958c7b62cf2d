package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
)

// in reports whether a word is one of those listed with white space between them.
func in(w, list string) bool {
	if w == "" || strings.Contains(w, " ") {
		return false
	}
	for from := 0; ; {
		i := strings.Index(list[from:], w)
		if i < 0 {
			return false
		}
		at, end := from+i, from+i+len(w)
		if (at == 0 || list[at-1] <= ' ') && (end == len(list) || list[end] <= ' ') {
			return true
		}
		from = end
	}
}

// controlVerb reports whether a verb says what is on somebody's side.
func controlVerb(w string) bool {
	return lexicon.Plays(w, lexicon.ControlVerb)
}

// playerVerb reports whether only a player does what a verb in the third person says.
func playerVerb(w string) bool {
	return lexicon.Plays(w, lexicon.PlayerVerb)
}

// actingVerb reports whether a verb is one that players begin a clause with.
func actingVerb(w string) bool {
	return playerVerb(w) || lexicon.Plays(w, lexicon.ActingVerb)
}

// startWord reports whether a word begins sentences with a capital letter and is
// nobody's name.
func startWord(w string) bool {
	return lexicon.Plays(w, lexicon.StartWord)
}

// commonWord reports whether a word means something of its own in a question, so
// that alone it is no card's name.
func commonWord(w string) bool {
	return startWord(w) || controlVerb(w) || lexicon.Plays(w, lexicon.CommonWord)
}

// keywordWord reports whether a word is a keyword ability, and so no card's name where it
// is written small.
func keywordWord(w string) bool {
	return lexicon.Plays(w, lexicon.KeywordWord)
}

// firstName reports whether a word is a common first name, so that with a capital
// letter it is a player even where a card could stand.
func firstName(w string) bool {
	return lexicon.Plays(w, lexicon.FirstName)
}
