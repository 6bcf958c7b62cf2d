package infrench

import (
	_ "embed"
	"strings"
	"sync"
)

// termList holds words of the game, one a line with tabs: what sort of word it is
// ("keyword" or "counter"), the English one, the French noun, and "f" or "m" where
// it has an article.
//
//go:embed terms.tsv
var termList string

// terms are the words of the list by their sort and English word.
var terms = sync.OnceValue(func() map[[2]string]noun {
	all := map[[2]string]noun{}
	for line := range strings.Lines(termList) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		all[[2]string{cells[0], cells[1]}] = noun{text: cells[2], feminine: len(cells) > 3 && cells[3] == "f"}
	}
	return all
})

// term is a word of the game as a noun without an article; false for one that is
// not in the list.
func term(sort, word string) (noun, bool) {
	n, ok := terms()[[2]string{sort, word}]
	return n, ok
}
