package say

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/number"

	"apnap/engine/french"
)

// Sayer is whatever can be said in every language.
type Sayer interface {
	// In puts it into the words of a language.
	In(l Language) string
}

// Message is a sentence, or a piece of one, that has not been put into words
// yet. The zero Message says nothing. It marshals as its English words.
type Message struct {
	form string // the English form, a key of the catalogues
	args []any
	// plain says that the form is no key, but what is the same in every language.
	plain bool
	// raised says that the first letter is to be a capital.
	raised bool
}

// New is a message by its English form, in the manner of package fmt, and what
// fills its gaps: Sayers, strings that are the same in every language (names,
// what users typed), and numbers. The form is a constant: a test looks each of
// them up in the catalogues.
func New(form string, args ...any) Message { return Message{form: form, args: args} }

// Text is a message that is the same in every language: a name, an id, a rule's
// official text, the user's own words.
func Text(text string) Message { return Message{form: text, plain: text != ""} }

// IsZero reports whether a message says nothing.
func (m Message) IsZero() bool { return m.form == "" }

// Same reports whether two messages say the same.
func (m Message) Same(other Message) bool { return m.String() == other.String() }

// Raised is the message with its first letter in upper case, for the beginning
// of a sentence.
func (m Message) Raised() Message {
	m.raised = true
	return m
}

// String is the message in English.
func (m Message) String() string { return m.In(English) }

// In puts the message into the words of a language.
func (m Message) In(l Language) string {
	said := m.form
	if !m.plain && said != "" {
		said = m.worded(l)
	}
	if m.raised {
		return Capital(said)
	}
	return said
}

// worded fills the gaps of the form that a language has for the message.
func (m Message) worded(l Language) string {
	if form, ok := l.plainForm(m.form); ok {
		if said, ok := fill(form, m.args, l); ok {
			return joined(said, l)
		}
	}
	args := make([]any, len(m.args))
	for i, a := range m.args {
		args[i] = filled(a, l)
	}
	return joined(l.printer().Sprintf(m.form, args...), l)
}

// Say puts a form and what fills its gaps into the words of the language, as New
// and In do.
func (l Language) Say(form string, args ...any) string { return New(form, args...).In(l) }

// MarshalText writes the message in English.
func (m Message) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads words back as they stand.
func (m *Message) UnmarshalText(text []byte) error {
	*m = Text(string(text))
	return nil
}

// mark stands before what fills a gap until the words around it are settled; it
// is no character that a user's text can bring through.
const mark = "\x01"

// filled is what fills a gap, in a language. Figures stand without marks between
// thousands, as the game writes them.
func filled(arg any, l Language) any {
	switch a := arg.(type) {
	case int:
		if 0 <= a && a < 1000 {
			return a // nothing to leave out
		}
		return number.Decimal(a, number.NoSeparator())
	}
	if words, ok := wordsOf(arg, l); ok {
		return mark + words
	}
	return arg
}

// wordsOf are the words that fill a gap; false where a number or something else does.
func wordsOf(arg any, l Language) (string, bool) {
	switch a := arg.(type) {
	case Sayer:
		return a.In(l), true
	case string:
		return strings.ReplaceAll(a, mark, ""), true
	case fmt.Stringer:
		return a.String(), true
	}
	return "", false
}

// meeting is where a small French word meets what fills a gap.
var meeting = regexp.MustCompile(`(?i)(^|[^\pL])(de|que|ne|si|à) ` + mark + `((?-i:les? |des |du )|\S*)`)

// joined settles how words meet what fills the gaps.
func joined(said string, l Language) string {
	if l == French {
		said = french.Typeset(meeting.ReplaceAllStringFunc(said, meet))
	}
	return strings.ReplaceAll(said, mark, "")
}

// meet joins a small word and the beginning of what follows it.
func meet(both string) string {
	parts := meeting.FindStringSubmatch(both)
	word, phrase := parts[2], parts[3]
	join := map[string]func(string) string{"de": french.Of, "à": french.To, "que": french.That, "ne": french.Not, "si": french.If}[strings.ToLower(word)]
	if first, _ := utf8.DecodeRuneInString(word); unicode.IsUpper(first) {
		return parts[1] + french.Capital(join(phrase))
	}
	return parts[1] + join(phrase)
}

// Capital is the text with its first letter in upper case, whatever the language.
func Capital(s string) string { return french.Capital(s) }

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
