package rulesdb

import (
	"strings"
	"unicode"
	"unicode/utf8"

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
	return asked{term: foldTerm(text)}
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
