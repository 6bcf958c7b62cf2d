package answer

import (
	"encoding/json"
	"errors"
	"time"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/infrench"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// The codes of refusals that arise in this package; the parser has its own.
const (
	CodeNotUnderstood  = "not_understood"
	CodeAmbiguous      = "ambiguous"
	CodeUnknownCard    = "unknown_card"
	CodeUnknownEdition = "unknown_edition"
	CodeUnknownRule    = "unknown_rule"
	CodeOutOfScope     = "out_of_scope"
	CodeTooLarge       = "too_large"
	CodeIllegalChoice  = "illegal_choice"
	CodeFault          = "fault" // a mistake of mine
)

// Refusal says why a question was not answered. It is an error whose text is
// the sentence for the person who asked.
type Refusal struct {
	Code     string           `json:"code"`
	Where    string           `json:"where,omitempty"`
	Text     string           `json:"text,omitempty"`
	Span     *[2]int          `json:"span,omitempty"` // bytes of Text
	Says     say.Message      `json:"says"`
	Readings []RefusedReading `json:"readings,omitempty"`
	// Hint is a sentence that, given as a fact, would say what is missing.
	Hint       string          `json:"hint,omitempty"`
	Candidates []string        `json:"candidates,omitempty"`
	Nearest    []string        `json:"nearest,omitempty"`
	Elsewhere  []rulesdb.Place `json:"elsewhere,omitempty"`
	// Proposed is the reading of a paragraph that is to be confirmed, Left what it leaves
	// out, and Doubt what of that holds a card, a player, a number, a negation or a condition;
	// both count bytes of Text.
	Proposed *Read    `json:"proposed,omitempty"`
	Left     [][2]int `json:"left,omitempty"`
	Doubt    [][2]int `json:"doubt,omitempty"`
}

// RefusedReading is one way to read what was ambiguous, with the words that
// would say so.
type RefusedReading struct {
	Says say.Message `json:"says"`
	Text string      `json:"text"`
}

// Error is the sentence for people.
func (r *Refusal) Error() string { return r.sentence(say.English) }

// In is the sentence in a language.
func (r *Refusal) In(l say.Language) string { return r.sentence(l) }

// JSON is the refusal as the contract has it, with a final newline; the span
// counts characters there.
func (r *Refusal) JSON() []byte {
	told := *r
	told.Says = say.Text(r.sentence(say.English))
	if r.Span != nil {
		span := Characters(r.Text, *r.Span)
		told.Span = &span
	}
	told.Left, told.Doubt = charactersOf(r.Text, r.Left), charactersOf(r.Text, r.Doubt)
	return JSON(map[string]*Refusal{"refused": &told})
}

// charactersOf counts several spans of a text in characters.
func charactersOf(text string, spans [][2]int) [][2]int {
	list := make([][2]int, len(spans))
	for i := range spans {
		list[i] = Characters(text, spans[i])
	}
	return list
}

// AsRefusal returns the refusal that an error is, or nil when the error is a
// fault.
func AsRefusal(err error) *Refusal {
	var r *Refusal
	if errors.As(err, &r) {
		return r
	}
	return nil
}

// OfReading turns the parser's refusal into ours.
func OfReading(e *lex.Error) *Refusal {
	r := &Refusal{Code: e.Code, Where: e.Where, Text: e.Text, Says: e.Says, Hint: e.Hint, Candidates: e.Candidates}
	if e.Text != "" && e.Span[1] >= e.Span[0] {
		span := e.Span
		r.Span = &span
	}
	for _, one := range e.Readings {
		if one.Effect != nil {
			one.Says = say.New("%s", effectRead{one.Effect})
		}
		r.Readings = append(r.Readings, RefusedReading{Says: one.Says, Text: one.Text})
	}
	return r
}

// effectRead is an effect that a reading restates.
type effectRead struct{ effect *engine.Effect }

// In is the effect in the words of a language.
func (e effectRead) In(l say.Language) string {
	if l == say.English {
		return inenglish.Effect(e.effect, nil)
	}
	return infrench.Effect(e.effect, nil)
}

// FindEdition reads an edition as people name it.
func FindEdition(text string) (cr.Edition, error) {
	e, err := cr.Find(text)
	if err != nil {
		return cr.Edition{}, UnknownEdition(text, err)
	}
	return e, nil
}

// UnknownEdition refuses an edition that there is not.
func UnknownEdition(text string, err error) *Refusal {
	return &Refusal{Code: CodeUnknownEdition, Where: "edition", Text: text, Span: &[2]int{0, len(text)}, Says: noEdition(text, err)}
}

// firstDay is the day that an edition's name tells.
func firstDay(name string) say.Sayer {
	day, err := time.Parse(time.DateOnly, name)
	if err != nil {
		return say.Text(name)
	}
	return say.Day(day)
}

// noEdition says why there is no such edition.
func noEdition(text string, err error) say.Message {
	var missing *cr.FindError
	if errors.As(err, &missing) && missing.First != "" {
		return say.New("I know no edition \"%s\": the rules begin with %s.", text, firstDay(missing.First))
	}
	return say.New("I know no edition \"%s\": say current, a year or a date such as 2008-02-01.", text)
}

// JSON is indented JSON with a final newline, the same bytes for the same
// value; characters such as < stand for themselves.
func JSON(v any) []byte {
	var spaced indenter
	enc := json.NewEncoder(&spaced)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(err) // only plain data is encoded here
	}
	return spaced.out
}

// Keyed spells plain data so that equal data are spelled alike; it is for nobody to read.
func Keyed(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // only plain data is spelled here
	}
	return string(b)
}

// Words are the words that were not understood, empty where there are none.
func (r *Refusal) Words() string {
	if r.Span == nil || r.Span[0] < 0 || r.Span[1] > len(r.Text) || r.Span[0] > r.Span[1] {
		return ""
	}
	return r.Text[r.Span[0]:r.Span[1]]
}
