// Package french holds what French asks of whoever writes it: elision and
// contraction, lists, numbers in words, and the spaces of its typography. It
// knows nothing of the game.
package french

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// space is the space that no line is broken at.
const space = "\u00a0"

// Mute tells whether a word makes the one before it lose its vowel: it begins
// with a vowel or with the h of the French words that have a mute one. A name with h keeps it
// ("de Hans"), and so do numbers in figures.
func Mute(word string) bool {
	first, _ := utf8.DecodeRuneInString(norm.NFD.String(word))
	if !strings.ContainsRune("aeiouAEIOUœæŒÆ", first) {
		lower := strings.ToLower(word)
		for _, begins := range [...]string{"hôte", "habil", "heure", "hippopo", "hippogr", "histor", "homaride", "homonc", "homme", "horreur", "huître", "humain", "hydre", "hyène"} {
			if strings.HasPrefix(lower, begins) {
				return true
			}
		}
		return false
	}
	lower := strings.ToLower(word)
	return lower != "onze" && !strings.HasPrefix(lower, "oui")
}

// Of is "de" before a phrase: "de Bob", "d'Alice", "du joueur", "des cartes".
// The article of a phrase is contracted; a name that begins with a capital keeps
// its own.
func Of(phrase string) string { return before("de", "du", "des", phrase) }

// To is "à" before a phrase: "à Bob", "au joueur", "aux créatures".
func To(phrase string) string {
	switch {
	case strings.HasPrefix(phrase, "le "):
		return "au " + phrase[len("le "):]
	case strings.HasPrefix(phrase, "les "):
		return "aux " + phrase[len("les "):]
	}
	return "à " + phrase
}

// That is "que" before a phrase: "que Bob", "qu'il".
func That(phrase string) string { return elided("que", phrase) }

// Not is "ne" before a verb: "ne meurt", "n'arrive".
func Not(verb string) string { return elided("ne", verb) }

// If is "si" before a clause: "si Bob", "s'il".
func If(clause string) string {
	if clause == "il" || clause == "ils" || strings.HasPrefix(clause, "il ") || strings.HasPrefix(clause, "ils ") {
		return "s'" + clause
	}
	return "si " + clause
}

// before puts "de" before a phrase, contracted with its article.
func before(word, le, les, phrase string) string {
	switch {
	case strings.HasPrefix(phrase, "le "):
		return le + phrase[len("le"):]
	case strings.HasPrefix(phrase, "les "):
		return les + phrase[len("les"):]
	case strings.HasPrefix(phrase, "des "):
		return elided(word, phrase[len("des "):])
	case strings.HasPrefix(phrase, "du "):
		return elided(word, phrase[len("du "):])
	}
	return elided(word, phrase)
}

// elided puts a word that ends in e before a phrase.
func elided(word, phrase string) string {
	if Mute(phrase) {
		return word[:len(word)-1] + "'" + phrase
	}
	return word + " " + phrase
}

// List is "A", "A et B", "A, B et C", with the given word before the last.
func List(parts []string, word string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + " " + word + " " + parts[last]
}

// Number is a number in words up to twenty, in figures beyond; one is "un" or,
// of a feminine noun, "une".
func Number(n int, feminine bool) string {
	words := [...]string{"zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix",
		"onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt"}
	switch {
	case n == 1 && feminine:
		return "une"
	case n >= 0 && n < len(words):
		return words[n]
	}
	return strconv.Itoa(n)
}

// Capital is the text with its first letter in upper case, accents kept. A name of
// somebody's own making that it begins with, such as "xX_Bolt_Xx", stays as it is.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 || !unicode.IsLower(first) || ownSpelling(s) {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// ownSpelling reports whether the first word of a text is one that no language writes: with
// "_", a capital or a digit behind a small letter, or a point within it.
func ownSpelling(s string) bool {
	for i, r := range s {
		switch {
		case r == '_', unicode.IsUpper(r), unicode.IsDigit(r):
			return true
		case r == '.':
			next, _ := utf8.DecodeRuneInString(s[i+1:])
			return unicode.IsLetter(next)
		case !unicode.IsLetter(r) && !unicode.IsMark(r):
			return false
		}
	}
	return false
}

// highMarks are the signs that a space stands before, where none does yet or one
// that a line may be broken at.
var highMarks = regexp.MustCompile(` ([:;!?»])`)

// Typeset sets the spaces of French typography: those before the high signs and
// within the quotation marks, written as plain spaces, become spaces that no
// line is broken at.
func Typeset(s string) string {
	return highMarks.ReplaceAllString(strings.ReplaceAll(s, "« ", "«"+space), space+"$1")
}
