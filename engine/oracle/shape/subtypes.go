package shape

import (
	"strings"

	"apnap/engine/lang/lexicon"
)

// Subtype is the subtype that a word names, in the singular or the plural and
// in either case: "Elves" is "Elf".
func Subtype(word string) (string, bool) {
	s, ok := lexicon.Read(lexicon.Subtype, strings.ToLower(word))
	if !ok {
		return "", false
	}
	return s.Key, true
}
