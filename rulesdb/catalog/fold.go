package catalog

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold reduces a name to what tells names apart: lower case, without accents,
// apostrophes and other marks inside words, every other mark one space. What
// holds no letter or digit at all is only lower-cased.
func Fold(name string) string {
	folded := squeeze(name)
	if folded == "" {
		return strings.ToLower(strings.TrimSpace(name))
	}
	return folded
}

// squeeze keeps letters and digits, with single spaces between words.
func squeeze(name string) string {
	if !isASCII(name) {
		name = ligatures().Replace(strings.ToLower(norm.NFKD.String(strings.ToValidUTF8(name, " "))))
	}
	b := make([]byte, 0, len(name))
	space := false
	for _, r := range name {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if space && len(b) > 0 {
				b = append(b, ' ')
			}
			space = false
			b = utf8.AppendRune(b, unicode.ToLower(r))
		case unicode.Is(unicode.Mn, r) || strings.ContainsRune("'’‘`´ʼ\"“”.,", r):
		default:
			space = true
		}
	}
	return string(b)
}

// ligatures spells out the small letters that have no decomposition.
var ligatures = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("æ", "ae", "œ", "oe", "ß", "ss", "ø", "o")
})

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
