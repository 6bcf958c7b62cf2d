package rulesdb

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"apnap/rulesdb/crtext"
)

// asked is what a person typed: a rule number in its plain form, or else the
// words of a term.
type asked struct {
	number string
	term   string
}

// readAsked understands 614.5, "rule 614.5a.", "CR 616.1F", "616.1 f", "rule
// no. 614,5", "(see rule 614.5)", "t.10.8", "§ 614"; all else is a term.
func readAsked(text string) asked {
	text = plainLetters(text)
	plain := strings.ToLower(strings.Join(strings.Fields(text), " "))
	plain = strings.Trim(plain, " .,:;!?()[]\"'“”‘’")
	for cut := true; cut; {
		plain, cut = cutRuleWord(plain)
	}
	squeezed := strings.ReplaceAll(plain, " ", "")
	if n, ok := officialNumber(squeezed); ok {
		return asked{number: n}
	}
	if n, ok := documentNumber(squeezed); ok {
		return asked{number: n}
	}
	if likeNumber(squeezed) {
		return asked{number: squeezed}
	}
	return asked{term: foldTerm(text)}
}

// NumberOf returns the number that a text names, in its plain form, and whether it
// names one; there may be no rule of that number.
func NumberOf(text string) (string, bool) {
	a := readAsked(text)
	return a.number, a.number != ""
}

// plainLetters is a text without what cannot be seen, in plain letters and digits
// where it has fancy or foreign ones: ６１４ and ٦١٤ are 614.
func plainLetters(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.In(r, unicode.Cf, unicode.Cc) && !unicode.IsSpace(r):
			return -1
		case r > unicode.MaxASCII && unicode.Is(unicode.Nd, r):
			return digitOf(r)
		}
		return r
	}, norm.NFKC.String(text))
}

// digitOf is the digit 0 to 9 that a decimal digit of any script stands for: they
// come in tens, the zero first.
func digitOf(r rune) rune {
	before := rune(0)
	for unicode.Is(unicode.Nd, r-before-1) {
		before++
	}
	return '0' + before%10
}

// likeNumber reports whether a text is meant for a number though no rule can have
// it: 614.1.1, 6145.
func likeNumber(text string) bool {
	digits := 0
	for i, r := range text {
		switch {
		case r >= '0' && r <= '9':
			digits++
		case r == '.' && i > 0, i == len(text)-1 && r >= 'a' && r <= 'z':
		default:
			return false
		}
	}
	return digits > 0
}

// cutRuleWord takes a word by which people announce a number off the front of a
// text.
func cutRuleWord(text string) (rest string, cut bool) {
	for _, word := range []string{"magic", "comprehensive rules", "comprehensive rule", "comp rules", "see", "rules", "rule", "section", "chapter", "cr", "no", "nr", "number", "§", "#"} {
		rest, ok := strings.CutPrefix(text, word)
		if ok && rest != "" && !unicode.IsLetter(firstRune(rest)) {
			return strings.TrimLeft(rest, " .:"), true
		}
	}
	return text, false
}

// firstRune returns the first character of a text.
func firstRune(text string) rune {
	r, _ := utf8.DecodeRuneInString(text)
	return r
}

// officialNumber reads a number of the official texts; a comma for the dot, and
// a dot or brackets around the letter are let pass.
func officialNumber(text string) (string, bool) {
	if section, rest, ok := strings.Cut(text, ","); ok && len(section) == 3 {
		text = section + "." + rest
	}
	if open := strings.IndexByte(text, '('); open > 0 && open == len(text)-3 && text[len(text)-1] == ')' {
		text = text[:open] + text[open+1:open+2]
	} else if open > 0 && open == len(text)-2 {
		text = text[:open] + text[open+1:] // the closing one was trimmed
	}
	if n, ok := crtext.ParseNumber(text); ok {
		return n.String(), true
	}
	if i := strings.LastIndexByte(text, '.'); i > 0 && i == len(text)-2 && unicode.IsLetter(rune(text[i+1])) {
		n, ok := crtext.ParseNumber(text[:i] + text[i+1:])
		return n.String(), ok
	}
	return "", false
}

// documentNumber reads a number of the source documents: T.10, T.10.8,
// T.10.Ruling.4, 419.6f.Ruling.1.
func documentNumber(text string) (string, bool) {
	base, ruling, isRuling := strings.Cut(text, "ruling")
	base = strings.TrimSuffix(base, ".")
	if isRuling {
		ruling = strings.TrimPrefix(ruling, ".")
		if n, ok := crtext.ParseNumber(ruling); !ok || n.Rule > 0 {
			return "", false
		}
	}
	if rest, ok := strings.CutPrefix(base, "t.10"); ok {
		if n, isNumber := crtext.ParseNumber(strings.TrimPrefix(rest, ".")); rest != "" && (!isNumber || n.Rule > 0 || rest[0] != '.') {
			return "", false
		}
		base = "T.10" + rest
	} else if _, ok := crtext.ParseNumber(base); !ok || !isRuling {
		return "", false
	}
	if isRuling {
		base += ".Ruling." + ruling
	}
	return base, true
}

// foldTerm makes terms comparable: lower case, plain quotes and dashes,
// single spaces, without remarks in brackets.
func foldTerm(text string) string {
	if i := strings.Index(text, " ("); i > 0 {
		text = text[:i]
	}
	var b strings.Builder
	for _, r := range strings.ToLower(text) {
		switch {
		case r == '’' || r == '‘' || r == '\'':
			b.WriteByte('\'')
		case unicode.IsLetter(r) || unicode.IsDigit(r) || r == '+' || r == '/':
			b.WriteRune(r)
		default:
			b.WriteByte(' ')
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
