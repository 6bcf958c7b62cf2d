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
		switch arg := filled(args[0], l).(type) {
		case string:
			if rest[0] != 's' {
				return "", false
			}
			b.WriteString(arg)
		case int:
			if rest[0] != 'd' {
				return "", false
			}
			b.WriteString(strconv.Itoa(arg))
		default:
			return "", false
		}
		form, args = rest[1:], args[1:]
	}
}
