package lexicon

import (
	"strings"
	"sync"
)

// otherWords are the words of the lexicon that play no role: forms of verbs, and the parts
// of what things are called.
var otherWords = sync.OnceValue(func() map[string]bool {
	senses, forms := words().senses, verbs()
	all := make(map[string]bool, len(senses)+len(forms))
	for form := range forms {
		all[form] = true
	}
	for word := range senses {
		for part := range strings.FieldsSeq(word) {
			all[part] = true
		}
	}
	return all
})

// Known reports whether a word in small letters stands in the lexicon, in whatever part.
func Known(word string) bool {
	_, cast := roles().at.of(word)
	return cast || otherWords()[word]
}

// Meant is the word of a role that a word which is not known is written for by mistake: one letter
// too many, too few, another, or two that changed places. It is "" where there is none, or several.
func Meant(word string, r Role) string {
	found := ""
	for _, known := range roles().words[r] {
		if OneOff(word, known) {
			if found != "" {
				return ""
			}
			found = known
		}
	}
	return found
}

// OneOff reports whether two words differ by one letter that was left out, put in or changed, or
// by two neighbours that changed places.
func OneOff(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	switch len(b) - len(a) {
	case 0:
		swapped := i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
		return i < len(a) && (swapped || a[i+1:] == b[i+1:])
	case 1:
		return a[i:] == b[i+1:]
	}
	return false
}
