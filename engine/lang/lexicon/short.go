package lexicon

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed short.txt
var shortList string

var short = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(shortList) {
		if letters, word, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok && line[0] != '#' {
			all[letters] = word
		}
	}
	return all
})

// Whole is the word for which people write a few letters, empty for others.
func Whole(letters string) string {
	if all := short(); all[letters] != "" || len(letters) < 2 {
		return all[letters]
	}
	return short()[strings.ToLower(letters[:1])+letters[1:]]
}
