package crtext

import "strings"

// References returns the rule numbers that a text sends the reader to, lists
// and ranges such as 603.7d–f, 614.1c and d, or 306–311 expanded, each once, in
// order of appearance.
func References(text string) []string {
	var refs []string
	seen := map[Number]bool{}
	for i := 0; i+3 <= len(text); {
		numbers, length := referencesAt(text, i)
		for _, n := range numbers {
			if !seen[n] {
				seen[n] = true
				refs = append(refs, n.String())
			}
		}
		i += max(1, length)
	}
	return refs
}

// referencesAt reads the list of references that begins at text[i:]; the
// length is 0 if there is none.
func referencesAt(text string, i int) (numbers []Number, length int) {
	if text[i] < '1' || text[i] > '9' || i > 0 && (isWordByte(text[i-1]) || text[i-1] == '.') {
		return nil, 0
	}
	n, length := numberAt(text[i:])
	if length == 0 || n.Rule == 0 && !announced(text[:i]) {
		return nil, 0
	}
	numbers = []Number{n}
	for {
		more, used := nextInList(text[i+length:], numbers[len(numbers)-1])
		if used == 0 {
			return numbers, length
		}
		numbers = append(numbers, more...)
		length += used
	}
}

// announced reports whether a text ends with the word rule, as before the number
// of a section.
func announced(before string) bool {
	before = strings.ToLower(before[max(0, len(before)-6):])
	return strings.HasSuffix(before, "rule ") || strings.HasSuffix(before, "rules ")
}

// numberAt reads the number, with a dot or of a section, that a text begins
// with; the length is 0 if there is none.
func numberAt(text string) (n Number, length int) {
	section, rest := leadingDigits(text)
	if len(section) != 3 || section[0] == '0' {
		return Number{}, 0
	}
	n.Section, length = atoi(section), len(section)
	if rest != "" && rest[0] == '.' {
		if rule, after := leadingDigits(rest[1:]); rule != "" && len(rule) <= 3 {
			n.Rule, rest = atoi(rule), after
			length += 1 + len(rule)
		}
	}
	if n.Rule > 0 && isLetterAlone(rest) {
		n.Letter, rest = rest[0], rest[1:]
		length++
	}
	if rest != "" && isWordByte(rest[0]) {
		return Number{}, 0
	}
	return n, length
}

// isLetterAlone reports whether a text begins with a small letter that no word
// goes on from.
func isLetterAlone(text string) bool {
	return text != "" && text[0] >= 'a' && text[0] <= 'z' && (len(text) == 1 || !isWordByte(text[1]))
}

// The words and marks between the references of a list, and those of a range.
var (
	listWords  = []string{", and ", ", or ", " and/or ", " and ", " or ", ", "}
	rangeMarks = []string{"–", "—", "-", " through ", " to "}
)

// nextInList reads what a list goes on with behind last: a range's end, of which
// the numbers behind last are returned, or another number or letter. Length is
// how much was read, 0 for the end of the list.
func nextInList(text string, last Number) (numbers []Number, length int) {
	for _, mark := range rangeMarks {
		if rest, ok := strings.CutPrefix(text, mark); ok {
			if end, used := numberOrLetter(rest, last); used > 0 {
				if between := last.upTo(end); len(between) > 0 {
					return between, len(mark) + used
				}
			}
		}
	}
	for _, words := range listWords {
		if rest, ok := strings.CutPrefix(text, words); ok {
			if n, used := numberOrLetter(rest, last); used > 0 && (n.Rule > 0 || last.Rule == 0) {
				return []Number{n}, len(words) + used
			}
		}
	}
	return nil, 0
}

// numberOrLetter reads a number, or a letter that stands for the number before
// with that letter.
func numberOrLetter(text string, last Number) (n Number, length int) {
	if last.Letter != 0 && isLetterAlone(text) && text[0] > last.Letter && (text[0] != 'a' || len(text) == 1) {
		return Number{last.Section, last.Rule, text[0]}, 1
	}
	return numberAt(text)
}

// longestRange bounds a range; one beyond is none.
const longestRange = 30

// upTo returns the numbers after n up to end, of the same kind: the letters of
// one rule, the rules of one section, or sections.
func (n Number) upTo(end Number) []Number {
	var numbers []Number
	for n != end && len(numbers) < longestRange {
		switch {
		case n.Section == end.Section && n.Rule == end.Rule && n.Letter != 0 && n.Letter < end.Letter:
			n.Letter = nextLetter(n.Letter)
		case n.Section == end.Section && n.Rule != 0 && n.Letter == 0 && end.Letter == 0 && n.Rule < end.Rule:
			n.Rule++
		case n.Rule == 0 && end.Rule == 0 && n.Section < end.Section:
			n.Section++
		default:
			return nil
		}
		numbers = append(numbers, n)
	}
	if n != end {
		return nil
	}
	return numbers
}

// isWordByte reports whether a byte is part of a word or number.
func isWordByte(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
}
