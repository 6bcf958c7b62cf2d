package bot

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// size is the length of a text as the stricter of Discord's counts has it: in
// UTF-16 units, which is never less than in code points.
func size(s string) int {
	n := 0
	for _, r := range s {
		n += runeSize(r)
	}
	return n
}

func runeSize(r rune) int {
	if r > 0xFFFF {
		return 2
	}
	return 1
}

// maxMarks is how many combining marks may stand on one character.
const maxMarks = 3

// clean makes a text harmless to look at: valid, without invisible characters,
// without heaps of combining marks, with plain line ends and spaces.
func clean(s string) string {
	var b strings.Builder
	marks, last := 0, ' '
	s = strings.ToValidUTF8(s, "\uFFFD")
	for at, r := range s {
		switch {
		case r == '\n' || r == '\u0085' || r == '\u2028' || r == '\u2029':
			r = '\n'
		case r == '\r':
			continue
		case r == noBreak && typeset(last, s[at:]):
		case unicode.IsSpace(r):
			r = ' '
		case invisible(r):
			continue
		}
		last = r
		if marks++; !unicode.Is(unicode.M, r) {
			marks = 0
		}
		if marks <= maxMarks {
			b.WriteRune(r)
		}
	}
	return strings.TrimSpace(b.String())
}

// noBreak is the space that no line is broken at.
const noBreak = '\u00a0'

// typeset tells whether a no-break space is one of French typography, between
// what stands before it and what it begins; elsewhere it is a space like others,
// so that no line of a user's begins with one.
func typeset(before rune, rest string) bool {
	next, _ := utf8.DecodeRuneInString(strings.TrimPrefix(rest, string(noBreak)))
	return before == '«' || strings.ContainsRune(":;!?»", next)
}

// invisible tells whether a character shows nothing or reorders its neighbours.
func invisible(r rune) bool {
	switch r {
	case '\u034F', '\u115F', '\u1160', '\u17B4', '\u17B5', '\u2800', '\u3164', '\uFFA0':
		return true
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs)
}

// oneLine is clean with every run of space made one space.
func oneLine(s string) string {
	return strings.Join(strings.FieldsFunc(clean(s), func(r rune) bool { return unicode.IsSpace(r) && r != noBreak }), " ")
}

// cut shortens a text to at most limit, at the end of a word where one is near,
// and marks the cut with an ellipsis.
func cut(s string, limit int) string {
	if size(s) <= limit {
		return s
	}
	return strings.TrimRightFunc(s[:cutAt(s, limit-1, runeSize)], unicode.IsSpace) + "…"
}

// cutAt returns the byte offset at which to cut so that what stands before
// costs at most limit: after a sentence or word where one ends in the last
// third, else between two characters, never before a combining mark.
func cutAt(s string, limit int, cost func(rune) int) int {
	spent, whole, word, sentence := 0, 0, 0, 0
	last := ' '
	for at, r := range s {
		if !unicode.Is(unicode.M, r) {
			whole = at
		}
		if unicode.IsSpace(r) && spent > limit*2/3 {
			word = at
			if last == '\n' || strings.ContainsRune(".!?;", last) {
				sentence = at
			}
		}
		if spent += cost(r); spent > limit {
			return firstPositive(sentence, word, whole)
		}
		last = r
	}
	return len(s)
}

func firstPositive(values ...int) int {
	for _, v := range values {
		if v > 0 {
			return v
		}
	}
	return 0
}
