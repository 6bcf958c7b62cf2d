package lex

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
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
	// Eventless is set where the words are understood, and nothing happens in them.
	Eventless bool
	// Contrary is set where what was said contradicts itself, or itself is what cannot be ruled on: no other reading of the same
	// words says less.
	Contrary bool
	// Hint is a fact that would say what is missing, where one is asked for.
	Hint string
	// Readings are what an ambiguous text may mean.
	Readings []Meaning
	// Candidates are names close to an unknown one.
	Candidates []string
}

// Meaning is one thing an ambiguous text may mean.
type Meaning struct {
	Says say.Message
	// Effect is what Says restates, nil where it is a sentence of its own.
	Effect *engine.Effect
	// Text is the text that would say so.
	Text string
}

// Error is the sentence.
func (e *Error) Error() string { return e.Says.String() }

// NotUnderstood is the refusal of text[start:end].
func NotUnderstood(text string, start, end int) *Error {
	says := say.New("The text ends before it says everything.")
	if start >= 0 && start < end && end <= len(text) {
		says = say.New("I do not understand \"%s\" here.", text[start:end])
	}
	return &Error{Code: "not_understood", Text: text, Span: [2]int{start, end}, Says: says}
}

// mostOffered is how many names a refusal offers in words; Candidates has them all.
const mostOffered = 6

// UnknownCard is the refusal of a card's name that stands in a text and that the
// index does not have, with the names that may have been meant.
func UnknownCard(text, called string, candidates []string) *Error {
	at := max(0, strings.Index(text, called))
	err := &Error{Code: "unknown_card", Text: text, Span: [2]int{at, at + len(called)}, Candidates: candidates,
		Says: say.New("I know no card \"%s\".", called)}
	if len(candidates) > 0 {
		err.Says = say.New("I know no card \"%s\"; did you mean %s?", called, Offer(candidates))
	}
	return err
}

// Offer is the first of some names in words: "A, B or C". Names that have commas
// stand apart by semicolons.
func Offer(names []string) say.Sayer {
	shown, more := names, 0
	if len(names) > mostOffered+1 {
		shown, more = names[:mostOffered], len(names)-mostOffered
	}
	all := say.Texts(shown)
	commas := slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, ",") })
	last := len(all) - 1
	switch {
	case more > 0 && commas:
		return say.New("%s; or one of %s more", apart(all), strconv.Itoa(more))
	case more > 0:
		return say.New("%s, or one of %s more", say.Row(all, ", "), strconv.Itoa(more))
	case last > 0 && commas:
		return say.New("%s; or %s", apart(all[:last]), all[last])
	}
	return say.Any(all)
}

// apart puts semicolons between names.
func apart(names []say.Message) say.Message {
	all := names[0]
	for _, name := range names[1:] {
		all = say.New("%s; %s", all, name)
	}
	return all
}

// TooLarge is the refusal of a text beyond MaxText.
func TooLarge(text string) *Error {
	read := string([]rune(text)[:MaxText])
	return &Error{Code: "too_large", Text: read, Span: [2]int{len(read), len(read)},
		Says: say.New("The text is too long: %d characters are the most I read.", MaxText)}
}
