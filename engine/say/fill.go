package say

import (
	"strconv"
	"strings"
)

// fill puts words and small numbers into the gaps of a form, in their order. Of anything
// else in it, which the printer of the language words, it reports false.
func fill(form string, args []any, l Language) (string, bool) {
	var b strings.Builder
	b.Grow(len(form) + 16*len(args))
	for {
		text, rest, gap := strings.Cut(form, "%")
		b.WriteString(text)
		if !gap {
			return b.String(), len(args) == 0
		}
		if rest == "" || len(args) == 0 {
			return "", false
		}
		n, number := args[0].(int)
		words, said := wordsOf(args[0], l)
		switch {
		case number && n >= 0 && rest[0] == 'd': // figures, without marks between thousands
			b.WriteString(strconv.Itoa(n))
		case said && rest[0] == 's':
			if l == French {
				b.WriteString(mark) // for the small words before it
			}
			b.WriteString(words)
		default:
			return "", false
		}
		form, args = rest[1:], args[1:]
	}
}
