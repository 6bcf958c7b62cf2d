package commands

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/oracle"
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
		span := characters(r.Text, *r.Span)
		told.Span = &span
	}
	told.Left, told.Doubt = charactersOf(r.Text, r.Left), charactersOf(r.Text, r.Doubt)
	return JSON(map[string]*Refusal{"refused": &told})
}

// charactersOf counts several spans of a text in characters.
func charactersOf(text string, spans [][2]int) [][2]int {
	list := make([][2]int, len(spans))
	for i := range spans {
		list[i] = characters(text, spans[i])
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

// ofReading turns the parser's refusal into ours.
func ofReading(e *oracle.Error) *Refusal {
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
		return oracle.Says(e.effect, nil)
	}
	return effectIn(l, e.effect)
}

// ofEngine turns an error of the engine into a refusal.
func ofEngine(err error, s *engine.Scenario) error {
	var need *engine.NeedFact
	var cannot *engine.Unsupported
	var illegal *engine.IllegalChoice
	var late *engine.TooLate
	switch {
	case errors.Is(err, engine.ErrEndless):
		return &Refusal{Code: CodeTooLarge, Says: say.New("More follows from one event of this question than can be worked out: what it sets off seems to have no end.")}
	case errors.Is(err, engine.ErrTooLarge):
		return &Refusal{Code: CodeTooLarge, Says: say.New("This question is too large to be worked out.")}
	case errors.As(err, &need):
		return needed(need, s)
	case errors.As(err, &cannot):
		return &Refusal{Code: CodeOutOfScope, Where: "effect", Text: labelOf(s, cannot.Effect),
			Says: say.New("I cannot carry out %s yet.", cannot.What)}
	case errors.As(err, &late):
		return tooLate(late, s)
	case errors.As(err, &illegal):
		return illegalChoice(illegal.Answer.Option, nil, nil)
	}
	return err
}

// tooLate refuses what an object is to do that state-based actions took before.
func tooLate(late *engine.TooLate, s *engine.Scenario) *Refusal {
	numbers := strings.Join(numbersOf(late.Rules, s.Edition, cr.AnySide), ", ")
	return &Refusal{Code: CodeAmbiguous, Where: "event",
		Says: say.New("%s, so that %s take it before that event (%s). Tell what it does first, or together with what it dies of (\"… and … at the same time\").",
			late.Found.Raised(), era.Of(s.Edition, era.Checks), numbers)}
}

// illegalChoice refuses an answer that no open choice has.
func illegalChoice(answer string, open *engine.Choice, s *engine.Scenario) *Refusal {
	r := &Refusal{Code: CodeIllegalChoice, Where: "choose", Text: answer, Span: &[2]int{0, len(answer)}}
	r.Says = say.New("No open choice has the option \"%s\".", answer)
	if open != nil {
		for _, o := range open.Options {
			r.Candidates = append(r.Candidates, madeLabel(open.Kind, open.Effect, o, s))
		}
	}
	return r
}

// findEdition reads an edition as people name it.
func findEdition(text string) (cr.Edition, error) {
	e, err := cr.Find(text)
	if err != nil {
		return cr.Edition{}, unknownEdition(text, err)
	}
	return e, nil
}

// unknownEdition refuses an edition that there is not.
func unknownEdition(text string, err error) *Refusal {
	return &Refusal{Code: CodeUnknownEdition, Where: "edition", Text: text, Span: &[2]int{0, len(text)}, Says: noEdition(text, err)}
}

// noEdition says why there is no such edition.
func noEdition(text string, err error) say.Message {
	var missing *cr.FindError
	if errors.As(err, &missing) && missing.First != "" {
		return say.New("I know no edition \"%s\": the rules begin with %s.", text, missing.First)
	}
	return say.New("I know no edition \"%s\": say current, a year or a date such as 2008-02-01.", text)
}

// labelOf is the name of an effect, empty for none.
func labelOf(s *engine.Scenario, id engine.EffectID) string {
	if s == nil || id < 0 || int(id) >= len(s.Effects) {
		return ""
	}
	return s.Effects[id].Label
}

// calledIn is what the effect of a label is called: words of our own where no card
// names it.
func calledIn(s *engine.Scenario, label string) say.Message {
	for i := range s.Effects {
		if s.Effects[i].Label == label {
			return s.Effects[i].Called()
		}
	}
	return say.Text(label)
}

// called is what an effect is called, told apart from others of its label: by
// whose it is, else by its number.
func called(s *engine.Scenario, id engine.EffectID) say.Message {
	if s == nil || id < 0 || int(id) >= len(s.Effects) {
		return say.Message{}
	}
	inst := &s.Effects[id]
	if namesOne(s, inst.Label, inst.ID) {
		return inst.Called()
	}
	of, number, _ := strings.Cut(inst.Apart, inst.Label)
	if of == "" {
		return say.Text(inst.Label + number)
	}
	return engine.OwnName(names{board: &s.Board}.player(inst.Controller), inst.Label+number)
}

// effectCalled is the effect of an id, as it is called and as one of several parts of an
// ability is told from the others; zero where there is none.
func effectCalled(s *engine.Scenario, id string) say.Message {
	for i := range s.Effects {
		if s.Effects[i].ID == id {
			return partOf(s, &s.Effects[i], called(s, engine.EffectID(i)))
		}
	}
	return say.Message{}
}

// partOf tells effects apart that are parts of one ability: "Odd Lens (2)" is the second
// of those that may want the same event.
func partOf(s *engine.Scenario, inst *engine.Instance, name say.Message) say.Message {
	at, many := 0, 0
	for i := range s.Effects {
		if other := &s.Effects[i]; other.Apart == inst.Apart && sameSort(other.Effect, inst.Effect) {
			many++
			if other == inst {
				at = many
			}
		}
	}
	if many < 2 {
		return name
	}
	return say.New("%s (%d)", name, at)
}

// JSON is indented JSON with a final newline, the same bytes for the same
// value; characters such as < stand for themselves.
func JSON(v any) []byte {
	var plain, indented bytes.Buffer
	enc := json.NewEncoder(&plain)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	if err == nil {
		err = json.Indent(&indented, plain.Bytes(), "", "  ")
	}
	if err != nil {
		panic(err) // only plain data is encoded here
	}
	return indented.Bytes()
}

// keyed spells plain data so that equal data are spelled alike; it is for nobody to read.
func keyed(v any) string {
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
