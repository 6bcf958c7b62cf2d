package crtext

import "strings"

// References returns the rule numbers that a text sends the reader to, ranges
// such as 603.7d–f expanded, each once, in order of appearance.
func References(text string) []string {
	var refs []string
	seen := map[string]bool{}
	for i := 0; i+3 <= len(text); {
		n, length := numberAt(text, i)
		if length == 0 {
			i++
			continue
		}
		i += length
		numbers := []Number{n}
		if last, skip := rangeEnd(text[i:], n); skip > 0 {
			i += skip
			for c := n.Letter; c < last; {
				c = nextLetter(c)
				numbers = append(numbers, Number{n.Section, n.Rule, c})
			}
		}
		for _, n := range numbers {
			if s := n.String(); !seen[s] {
				seen[s] = true
				refs = append(refs, s)
			}
		}
	}
	return refs
}

// numberAt reads the reference that begins at text[i:]: a number with a dot,
// or a section after the word rule. The length is 0 if there is none.
func numberAt(text string, i int) (n Number, length int) {
	if text[i] < '1' || text[i] > '9' || i > 0 && isWordByte(text[i-1]) {
		return Number{}, 0
	}
	section, rest := leadingDigits(text[i:])
	if len(section) != 3 {
		return Number{}, 0
	}
	n.Section = atoi(section)
	if rest != "" && rest[0] == '.' {
		rule, after := leadingDigits(rest[1:])
		if rule != "" && len(rule) <= 3 {
			n.Rule = atoi(rule)
			length = len(section) + 1 + len(rule)
			if after != "" && after[0] >= 'a' && after[0] <= 'z' && (len(after) == 1 || !isWordByte(after[1])) {
				n.Letter = after[0]
				return n, length + 1
			}
			if after == "" || !isWordByte(after[0]) {
				return n, length
			}
			return Number{}, 0
		}
	}
	before := strings.ToLower(text[max(0, i-6):i])
	if !strings.HasSuffix(before, "rule ") && !strings.HasSuffix(before, "rules ") || rest != "" && isWordByte(rest[0]) {
		return Number{}, 0
	}
	return n, len(section)
}

// rangeEnd reads the rest of a range behind its first number: a dash and a
// letter, or a dash and the number with a letter. It returns the last letter
// and how many bytes were read, 0 for no range.
func rangeEnd(text string, first Number) (last byte, length int) {
	dash := 0
	for _, d := range []string{"–", "—", "-"} {
		if strings.HasPrefix(text, d) {
			dash = len(d)
		}
	}
	if dash == 0 || first.Letter == 0 {
		return 0, 0
	}
	rest := text[dash:]
	base := Number{first.Section, first.Rule, 0}.String()
	if after, ok := strings.CutPrefix(rest, base); ok {
		rest, dash = after, dash+len(base)
	}
	if rest == "" || rest[0] <= first.Letter || rest[0] > 'z' || len(rest) > 1 && isWordByte(rest[1]) {
		return 0, 0
	}
	return rest[0], dash + 1
}

// isWordByte reports whether a byte is part of a word or number.
func isWordByte(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
}
