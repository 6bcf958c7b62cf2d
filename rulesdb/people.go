package rulesdb

import (
	_ "embed"
	"strings"
	"sync"
)

// peopleTSV has what people type for what the rules say: abbreviations, nicknames,
// and the words of other languages.
//
//go:embed digest/people.tsv
var peopleTSV string

// inPlainWords is the table by what is typed, its words with single spaces.
var inPlainWords = sync.OnceValue(func() map[string]string {
	table := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(peopleTSV), "\n")[1:] {
		typed, read, _ := strings.Cut(line, "\t")
		table[strings.Join(wordsIn(typed), " ")] = read
	}
	return table
})

// longestTyped is how many words an entry of the table has at most.
const longestTyped = 6

// rulesWords puts the rules' words in the place of people's, the longest entries
// first. Where some were of another language, the little words of that language
// between them go.
func rulesWords(words []string) []string {
	table := inPlainWords()
	var out []string
	foreign := false
	for i := 0; i < len(words); {
		n := min(longestTyped, len(words)-i)
		for ; n > 0; n-- {
			if read, ok := table[strings.Join(words[i:i+n], " ")]; ok {
				out = append(out, strings.Fields(read)...)
				foreign = foreign || read != strings.Join(words[i:i+n], " ")
				break
			}
		}
		if n == 0 {
			out, n = append(out, words[i]), 1
		}
		i += n
	}
	if !foreign {
		return out
	}
	kept := out[:0:0]
	for _, w := range out {
		if !isForeignLittle(w) {
			kept = append(kept, w)
		}
	}
	if len(kept) == 0 {
		return out
	}
	return kept
}

// isForeignLittle reports whether a word is a French or German one that tells
// nothing, and no English one that does.
func isForeignLittle(word string) bool {
	switch word {
	case "de", "la", "le", "les", "des", "du", "l", "d", "et", "un", "une", "au", "aux", "sur", "est", "sont", "que", "qui", "quand", "avec", "dans", "par", "son", "sa", "ses",
		"der", "das", "den", "dem", "ein", "eine", "einer", "einem", "und", "ist", "wenn", "wer", "mit", "von", "vom", "auf", "im", "ins", "zu", "zum", "zur", "bei":
		return true
	}
	return false
}
