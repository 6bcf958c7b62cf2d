package cardindex

import (
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/notation"
)

// ParseInput is one line for apnap parse: an ability, or a card's whole text.
type ParseInput struct {
	Name     string `json:"name"`
	TypeLine string `json:"type_line"`
	Text     string `json:"text"`
}

// Parsed is how the abilities of a text were understood. Error is set on a line
// that is none.
type Parsed struct {
	Name      string          `json:"name"`
	Abilities []ParsedAbility `json:"abilities"`
	Error     *ParseFailure   `json:"error,omitempty"`
}

// ParsedAbility is one ability as understood. Says, IR and Class are those of
// its first effect.
type ParsedAbility struct {
	Text    string         `json:"text"`
	Scope   string         `json:"scope"`
	OK      bool           `json:"ok"`
	Says    string         `json:"says,omitempty"`
	IR      string         `json:"ir,omitempty"`
	Class   string         `json:"class,omitempty"`
	Effects []ParsedEffect `json:"effects,omitempty"` // where there are several
	Error   *ParseFailure  `json:"error,omitempty"`

	group   string          // what it is about
	stopped [2]int          // where in its text it was not understood, in bytes
	Read    []engine.Effect `json:"-"` // what it was read as
}

// ParsedEffect is one of several effects of an ability.
type ParsedEffect struct {
	Scope string `json:"scope"`
	Class string `json:"class"`
	Says  string `json:"says"`
	IR    string `json:"ir"`
}

// ParseFailure says what of an ability was not understood; Span counts characters
// of its text.
type ParseFailure struct {
	Code string `json:"code"`
	Span [2]int `json:"span"`
	Says string `json:"says"`
}

// ParseLine reads one line of a stream, which may be cut off where it was too long;
// ok is false where it is not the JSON of an ability.
func ParseLine(line []byte, long bool, number int) (p Parsed, ok bool) {
	span := [2]int{0, utf8.RuneCount(line)}
	if long {
		return Parsed{Abilities: []ParsedAbility{}, Error: &ParseFailure{Code: answer.CodeTooLarge, Span: span,
			Says: fmt.Sprintf("Line %d is too long for an ability.", number)}}, false
	}
	var card *ParseInput
	if err := json.Unmarshal(line, &card); err != nil || card == nil {
		return Parsed{Abilities: []ParsedAbility{}, Error: &ParseFailure{Code: answer.CodeNotUnderstood, Span: span,
			Says: fmt.Sprintf("Line %d is not the JSON of an ability.", number)}}, false
	}
	return Parse(*card), true
}

// Parse reads the abilities of a text.
func Parse(in ParseInput) Parsed {
	out := Parsed{Name: in.Name, Abilities: []ParsedAbility{}}
	for _, a := range oracle.ParseCard(in.Name, in.TypeLine, in.Text) {
		out.Abilities = append(out.Abilities, parsed(&a))
	}
	return out
}

// parsed words one ability.
func parsed(a *oracle.Ability) ParsedAbility {
	p := ParsedAbility{Text: a.Text, Scope: a.Scope, OK: a.Err == nil}
	if a.Err != nil {
		no := answer.OfReading(a.Err)
		p.group, p.stopped = roughGroup(a.Text), a.Err.Span
		p.Error = &ParseFailure{Code: no.Code, Span: answer.Characters(no.Text, a.Err.Span), Says: no.Error()}
		return p
	}
	p.Read = a.Effects
	for i := range a.Effects {
		e := &a.Effects[i]
		if i == 0 {
			p.group = groupOf(e)
		}
		p.Effects = append(p.Effects, ParsedEffect{Scope: wording.ScopeOf(e), Class: e.Class.String(), Says: SaidOf(e), IR: notation.Of(e)})
	}
	if len(p.Effects) > 0 {
		p.Says, p.IR, p.Class = p.Effects[0].Says, p.Effects[0].IR, p.Effects[0].Class
	}
	if len(p.Effects) < 2 {
		p.Effects = nil
	}
	return p
}

// SaidOf is an effect in words: those of its ability, where it was read from one,
// else those of its notation.
func SaidOf(e *engine.Effect) string {
	if e.Says != "" {
		return e.Says
	}
	return inenglish.Effect(e, nil)
}
