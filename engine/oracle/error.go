package oracle

import (
	"apnap/engine/say"
	"slices"
	"strconv"
	"strings"
)

// Error is a refusal: what was not understood, and where.
type Error struct {
	// Code is the contract's code: "not_understood", "ambiguous", "too_large", …
	Code string
	// Where names the part of the question: "effect", "event", "fact".
	Where string
	// Text is the text that Span counts bytes in.
	Text string
	// Span is the first byte not understood and the one after the last.
	Span [2]int
	// Says is one clear sentence.
	Says say.Message
	// Unread is set where the words are none that a whole sentence could be read of:
	// another refusal of the same text may say more.
	Unread bool
	// Readings are what an ambiguous text may mean.
	Readings []Meaning
	// Candidates are names close to an unknown one.
	Candidates []string
}

// Meaning is one thing an ambiguous text may mean.
type Meaning struct {
	Says say.Message
	// Text is the text that would say so.
	Text string
}

// Error is the sentence.
func (e *Error) Error() string { return e.Says.String() }

// notUnderstood is the refusal of text[start:end].
func notUnderstood(text string, start, end int) *Error {
	words := ""
	if start >= 0 && start <= end && end <= len(text) {
		words = text[start:end]
	}
	says := "I do not understand \"" + words + "\" here."
	if words == "" {
		says = "The text ends before it says everything."
	}
	return &Error{Code: "not_understood", Text: text, Span: [2]int{start, end}, Says: say.Raw(says)}
}

// mostOffered is how many names a refusal offers in words; Candidates has them all.
const mostOffered = 6

// UnknownCard is the refusal of a card's name that stands in a text and that the
// index does not have, with the names that may have been meant.
func UnknownCard(text, called string, candidates []string) *Error {
	at := max(0, strings.Index(text, called))
	err := &Error{Code: "unknown_card", Text: text, Span: [2]int{at, at + len(called)}, Candidates: candidates,
		Says: say.Raw("I know no card \"" + called + "\".")}
	if len(candidates) > 0 {
		err.Says = say.Raw("I know no card \"" + called + "\"; did you mean " + offer(candidates) + "?")
	}
	return err
}

// offer is the first of some names in words.
func offer(names []string) string {
	last := len(names) - 1
	between, or := ", ", " or "
	if slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, ",") }) {
		between, or = "; ", "; or "
	}
	switch {
	case last > mostOffered:
		return strings.Join(names[:mostOffered], between) + between + "or one of " + strconv.Itoa(len(names)-mostOffered) + " more"
	case last == 0:
		return names[0]
	}
	return strings.Join(names[:last], between) + or + names[last]
}

// tooLarge is the refusal of a text beyond MaxText.
func tooLarge(text string) *Error {
	read := string([]rune(text)[:MaxText])
	return &Error{Code: "too_large", Text: read, Span: [2]int{len(read), len(read)},
		Says: say.Raw("The text is too long: 4,000 characters are the most I read.")}
}
