package rulesdb

import "strings"

// look is what is looked for in the words of rules: those of a search by their
// stems, with how much each tells.
type look struct {
	known   *vocabulary
	cut     []string  // the stems of all words that were said, in order
	tells   []float64 // how much each tells, 0 for the common ones
	all     float64   // how much all of them tell
	begins  [256]bool // the letters with which they begin
	signs   uint64    // the signs of the stems
	carried int       // how many are not of those in every other rule
	carry   uint32    // which those are
	unknown bool      // one of them stands in no rule
}

// seen is which of the words stand in a text, by their places in the search.
type seen struct {
	words uint32 // those that stand anywhere
	first uint32 // those among its first words
	pairs int    // how many of two that follow each other also do so in the text
	count int    // the words of the text
}

// leadingWords is how many words of a rule tell what it is about.
const leadingWords = 20

// longestLittle is the length of the longest word that stands in every other rule.
const longestLittle = 9

// newLook looks for what was said; what of it carries meaning tells.
func newLook(said, words []string, known *vocabulary) look {
	l := look{known: known, cut: make([]string, len(said)), tells: make([]float64, len(said))}
	next := 0
	for i, w := range said {
		l.cut[i] = stem(w)
		l.begins[w[0]] = true
		l.signs |= sign(l.cut[i])
		if next == len(words) || words[next] != w {
			continue
		}
		next++
		l.carried++
		l.carry |= 1 << i
		l.tells[i] = known.tells(w)
		l.unknown = l.unknown || l.tells[i] == 0
		if base, ok := baseForms()[w]; isFaint(w) || ok && isFaint(base) {
			l.tells[i] *= faint
		}
		l.all += l.tells[i]
	}
	return l
}

// faint is how much of what it tells in a rule a word tells in a question that stands in
// questions on anything.
const faint = 0.4

// in looks through a text.
func (l *look) in(text string) seen {
	var s seen
	var pairs uint32
	last := -1
	for i := 0; i < len(text); {
		if !isWordByte(text[i]) {
			i++
			continue
		}
		end := i + 1
		for end < len(text) && isWordByte(text[end]) {
			end++
		}
		s.count++
		at := -1
		if first := text[i] | ' '; l.begins[first] {
			cut := l.known.stem(strings.ToLower(text[i:end]))
			for j, w := range l.cut {
				if w != cut {
					continue
				}
				s.words |= 1 << j
				if s.count <= leadingWords {
					s.first |= 1 << j
				}
				if at < 0 || j == last+1 {
					at = j
				}
			}
			if last >= 0 && at == last+1 {
				pairs |= 1 << at
			}
		}
		last = at
		i = end
	}
	for ; pairs != 0; pairs &= pairs - 1 {
		s.pairs++
	}
	return s
}

// telling is how many words of a text do not stand in every other rule, counted until they are
// more than the most that matter.
func telling(text string, most int) int {
	n := 0
	for i := 0; i < len(text) && n <= most; {
		if !isWordByte(text[i]) {
			i++
			continue
		}
		end := i + 1
		for end < len(text) && isWordByte(text[end]) {
			end++
		}
		if end-i > longestLittle || !isCommon(strings.ToLower(text[i:end])) {
			n++
		}
		i = end
	}
	return n
}

// covers returns how much of what all the words tell those of the set do, 0 to
// 1.
func (l *look) covers(set uint32) float64 {
	if l.all == 0 {
		return 0
	}
	sum := 0.0
	for i, tells := range l.tells {
		if set&(1<<i) != 0 {
			sum += tells
		}
	}
	return sum / l.all
}

// isWordByte reports whether a byte is a letter or digit of ASCII, as nearly all
// words of the rules are made of.
func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}
