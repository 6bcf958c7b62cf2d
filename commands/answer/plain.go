package answer

import (
	"apnap/engine/say"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// How much of what somebody typed a refusal repeats, and how long it is, in
// characters.
const (
	mostQuoted = 120
	mostSaid   = 400
)

// Visible is a text without what would do something to the page it is shown on:
// control characters, those that turn the direction of writing or take no room,
// those that no font has, and bytes that are no text. Line ends stay.
func Visible(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case unicode.IsControl(r) || unicode.Is(unicode.Zl, r) || unicode.Is(unicode.Zp, r):
			return ' '
		case unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Co, r) || unicode.Is(unicode.Noncharacter_Code_Point, r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\uFFFD"))
}

// sentence is what a refusal says, in one line of visible text. Of words that
// are very long it repeats only the beginning.
func (r *Refusal) sentence(l say.Language) string {
	says := r.Says.In(l)
	for _, typed := range []string{r.Words(), r.Text} {
		if utf8.RuneCountInString(typed) <= mostQuoted {
			continue
		}
		escaped := strconv.Quote(typed)
		for _, long := range []string{typed, escaped[1 : len(escaped)-1]} {
			says = strings.ReplaceAll(says, long, Cut(typed, mostQuoted))
		}
	}
	return Cut(strings.Join(strings.FieldsFunc(Visible(says), breaks), " "), mostSaid)
}

// breaks reports whether a line may be broken at a space: at every one but the
// no-break spaces of French.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' }

// Characters turns a stretch of a text from bytes into characters, as readers of
// JSON count.
func Characters(text string, span [2]int) [2]int {
	at := func(i int) int { return utf8.RuneCountInString(text[:min(max(i, 0), len(text))]) }
	return [2]int{at(span[0]), at(span[1])}
}

// Within refuses a text that is longer than so many characters.
func Within(where, text string, most int) error {
	if utf8.RuneCountInString(text) <= most {
		return nil
	}
	text = Cut(text, most)
	return &Refusal{Code: CodeTooLarge, Where: where, Text: text, Span: &[2]int{len(text), len(text)},
		Says: say.New("This is too long: %d characters are the most I read here.", most)}
}

// Cut shortens a text to so many characters.
func Cut(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most-1]) + "…"
}
