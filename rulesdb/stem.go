package rulesdb

import (
	"strings"
	"sync"

	"github.com/blevesearch/go-porterstemmer"
)

// stem cuts a word to what all its forms have in common, as the full-text index
// does, and knows the verbs that change within.
func stem(word string) string {
	if base, ok := baseForms()[word]; ok {
		word = base
	}
	return porter(word)
}

// porter cuts a word as the full-text index does.
func porter(word string) string {
	return string(porterstemmer.StemWithoutLowerCasing([]rune(word)))
}

// formsOf returns all that a word may stand as beside its regular endings.
func formsOf(word string) []string {
	if base, ok := baseForms()[word]; ok {
		word = base
	}
	if forms, ok := irregular()[word]; ok {
		return append([]string{word}, forms...)
	}
	return []string{word}
}

// irregular has the forms of verbs of the rules that no ending makes.
var irregular = sync.OnceValue(func() map[string][]string {
	forms := map[string][]string{}
	for line := range strings.SplitSeq("become became|begin began begun|choose chose chosen|deal dealt|die dies died dying|draw drew drawn|fight fought|"+
		"get got|give gave given|hold held|keep kept|leave left|lose lost|make made|pay paid|show shown|spend spent|take took taken|win won", "|") {
		words := strings.Fields(line)
		forms[words[0]] = words[1:]
	}
	return forms
})

// baseForms has the verbs by those forms.
var baseForms = sync.OnceValue(func() map[string]string {
	bases := map[string]string{}
	for base, forms := range irregular() {
		for _, form := range forms {
			bases[form] = base
		}
	}
	return bases
})
