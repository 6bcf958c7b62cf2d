package update

// Error says in one sentence, without its end, why an update failed. Nothing has
// changed then.
type Error struct {
	Says  string
	cause error
}

// Error returns the sentence.
func (e *Error) Error() string { return e.Says }

// Unwrap returns the cause. It may hold an address in full: it is for errors.Is
// and errors.As, not for logs.
func (e *Error) Unwrap() error { return e.cause }
