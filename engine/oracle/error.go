package oracle

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
	Says string
	// Readings are what an ambiguous text may mean.
	Readings []Meaning
	// Candidates are names close to an unknown one.
	Candidates []string
}

// Meaning is one thing an ambiguous text may mean.
type Meaning struct {
	Says, Text string
}

// Error is the sentence.
func (e *Error) Error() string { return e.Says }

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
	return &Error{Code: "not_understood", Text: text, Span: [2]int{start, end}, Says: says}
}

// tooLarge is the refusal of a text beyond MaxText.
func tooLarge(text string) *Error {
	read := string([]rune(text)[:MaxText])
	return &Error{Code: "too_large", Text: read, Span: [2]int{len(read), len(read)},
		Says: "The text is too long: 4,000 characters are the most I read."}
}
