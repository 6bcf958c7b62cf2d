package secondreader

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// Question is what is sent of a question.
type Question struct {
	Text string `json:"question"`
	// Players are what the people in it are called, the one who asks among them.
	Players []string `json:"players"`
}

// Parts are a question in parts, each as the flag of `apnap resolve` of that name takes it.
type Parts struct {
	Players []string `json:"players"`
	Effects []string `json:"effects"`
	Facts   []string `json:"facts"`
	Events  []string `json:"events"`
	// Edition is the year of the rules that the question wants, empty where it names none.
	Edition string `json:"edition"`
}

// Bounds of an answer that is looked at.
const (
	mostParts = 24  // of one sort
	longest   = 400 // characters of one part
)

// errForm says that an answer has not the form that was asked for.
var errForm = errors.New("the answer has not the form that was asked for")

// partsOf reads an answer: JSON of the form that was asked for and nothing besides.
func partsOf(text string) (Parts, error) {
	var p Parts
	dec := json.NewDecoder(strings.NewReader(text))
	dec.DisallowUnknownFields()
	if dec.Decode(&p) != nil {
		return Parts{}, errForm
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return Parts{}, errForm
	}
	for _, list := range [][]string{p.Players, p.Effects, p.Facts, p.Events, {p.Edition}} {
		if len(list) > mostParts || slices.ContainsFunc(list, func(part string) bool { return utf8.RuneCountInString(part) > longest }) {
			return Parts{}, errForm
		}
	}
	if len(p.Events) == 0 {
		return Parts{}, errNoReading
	}
	return p, nil
}

// errNoReading says that the answer holds no question.
var errNoReading = errors.New("the answer says that it is not sure")

// asJSON spells a question as it is sent.
func (q Question) asJSON() string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(q) // strings always can be written
	return strings.TrimSpace(b.String())
}
