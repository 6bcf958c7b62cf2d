package rulesdb

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// peopleTSV has what people type for what the rules say: abbreviations, nicknames,
// and the words of other languages.
//
//go:embed digest/people.tsv
var peopleTSV string

// inPlainWords is the table by what is typed, its words with single spaces: as it
// stands there, and as it is typed without accents, or with ae for ä, where that is
// no word of the rules.
var inPlainWords = sync.OnceValue(func() map[string]string {
	table, ofRules := map[string]string{}, map[string]bool{}
	lines := strings.Split(strings.TrimSpace(peopleTSV), "\n")[1:]
	for _, line := range lines {
		typed, read, _ := strings.Cut(line, "\t")
		table[strings.Join(wordsIn(typed), " ")] = read
		for _, w := range strings.Fields(read) {
			ofRules[w] = true
		}
	}
	digraphs := strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")
	for _, line := range lines {
		typed, read, _ := strings.Cut(line, "\t")
		words := strings.Join(wordsIn(typed), " ")
		for _, plain := range []string{withoutAccents(words), digraphs.Replace(words)} {
			if _, ok := table[plain]; !ok && !ofRules[plain] {
				table[plain] = read
			}
		}
	}
	return table
})

// wordsOfPeople has every word of the entries of several: none of them is another one
// with a letter wrong, though alone it may mean nothing.
var wordsOfPeople = sync.OnceValue(func() map[string]bool {
	words := map[string]bool{}
	for typed := range inPlainWords() {
		for _, w := range strings.Fields(typed) {
			words[w] = true
		}
	}
	return words
})

// withoutAccents is a text in plain letters.
func withoutAccents(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(text))
}

// readAs is what an entry of the table is in the rules' words. A single word may be
// in the plural or the feminine of French, in a case of German or a form of a verb of
// either, or put together from several of German.
func readAs(typed string) (read string, ok bool) {
	table := inPlainWords()
	if read, ok = table[typed]; ok {
		return read, ok
	}
	if strings.Contains(typed, " ") { // in the plural at most
		read, ok = table[strings.TrimSuffix(typed, "s")]
		return read, ok
	}
	if inNames()[stem(typed)] {
		return "", false // passes is no form of passer
	}
	for _, ending := range []string{"s", "e", "es", "x"} {
		stem, has := strings.CutSuffix(typed, ending)
		if read, ok = table[stem]; has && ok && len(stem) >= shortestPart {
			return read, true
		}
	}
	for _, ending := range []string{"é", "ée", "és", "ées", "e", "es", "ent", "ant", "ement", "ements"} {
		stem, has := strings.CutSuffix(typed, ending)
		if read, ok = table[stem+"er"]; has && ok && len(stem) >= shortestPart {
			return read, true // a form of a French verb, or the noun that is made of it
		}
	}
	for _, ending := range []string{"en", "er", "em", "n"} {
		stem, has := strings.CutSuffix(typed, ending)
		if read, ok = table[stem]; has && ok && len(stem) >= shortestPart {
			return read, true // a case or the plural of German
		}
	}
	for _, ending := range []string{"t", "te", "e"} {
		stem, has := strings.CutSuffix(typed, ending)
		for _, verb := range []string{"en", "n"} {
			if read, ok = table[stem+verb]; has && ok && len(stem) >= shortestPart {
				return read, true // a form of a German verb
			}
		}
	}
	return compound(typed)
}

// inNames has the stems of the words that rules are called by here.
var inNames = sync.OnceValue(func() map[string]bool {
	stems := map[string]bool{}
	for _, table := range []string{calledTSV, saidTSV} {
		for _, w := range wordsIn(table) {
			stems[stem(w)] = true
		}
	}
	return stems
})

// shortestPart is the fewest letters of a part of a word, so that no English word
// falls into two.
const shortestPart = 4

// compound reads a word that is put together from entries of the table, with or
// without an s or n between them.
func compound(typed string) (read string, ok bool) {
	table := inPlainWords()
	for cut := len(typed) - shortestPart; cut >= shortestPart; cut-- {
		last, isEntry := table[typed[cut:]]
		if !isEntry {
			continue
		}
		for _, link := range []string{"", "s", "n"} {
			first, has := strings.CutSuffix(typed[:cut], link)
			if len(first) < shortestPart || !has {
				continue
			}
			if read, ok = table[first]; !ok {
				read, ok = compound(first)
			}
			if ok {
				return read + " " + last, true
			}
		}
	}
	return "", false
}

// longestTyped is how many words an entry of the table has at most.
const longestTyped = 6

// rulesWords puts the rules' words in the place of people's, the longest entries
// first. Where some were of another language, the little words of that language
// between them go.
func rulesWords(words []string) []string {
	words = spelled(words)
	var out []string
	foreign := false
	for i := 0; i < len(words); {
		n := min(longestTyped, len(words)-i)
		for ; n > 0; n-- {
			if read, ok := readAs(strings.Join(words[i:i+n], " ")); ok {
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

// spelled writes small numbers as the rules do, but for those that are part of a power
// and toughness or tell which of several is meant.
func spelled(words []string) []string {
	names := []string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	isNumber := func(at int) bool {
		return at >= 0 && at < len(words) && strings.Trim(words[at], "0123456789") == ""
	}
	out := slices.Clone(words)
	for i, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil || n < 2 || n > 10 || isNumber(i-1) || isNumber(i+1) || i > 0 && counted(words[i-1]) {
			continue
		}
		out[i] = names[n-2]
	}
	return out
}

// counted reports whether a number behind a word tells which one is meant.
func counted(word string) bool {
	switch word {
	case "layer", "layers", "chapter", "level", "step", "scry", "surveil", "mill", "crew", "toxic", "ward":
		return true
	}
	return false
}

// isForeignLittle reports whether a word is a French or German one that tells
// nothing, and no English one that does.
func isForeignLittle(word string) bool {
	switch word {
	case "tous", "tout", "toute", "toutes", "mes", "ton", "ta", "tes", "leur", "leurs", "ils", "elles", "comment", "quoi", "c", "si",
		"alle", "alles", "jede", "jeder", "jedes", "wie", "meiner", "meinem", "meinen", "dein", "deine", "als", "oder", "de", "la", "le", "les", "des", "du", "l", "d", "s", "et", "ne", "pas", "il", "elle", "ce", "cette", "mon", "être", "peut", "peuvent", "un", "une", "au", "aux", "sur", "est", "sont", "que", "qui", "quand", "avec", "dans", "par", "son", "sa", "ses",
		"passiert", "geschieht", "wann", "passe", "quel", "quelle", "quels", "quelles", "der", "das", "den", "dem", "ein", "eine", "einer", "einem", "und", "ist", "wenn", "wer", "mit", "von", "vom", "auf", "im", "ins", "zu", "zum", "zur", "bei", "ich", "mein", "meine", "sich", "für", "werden", "wird", "sind", "nicht", "kann":
		return true
	}
	return false
}
