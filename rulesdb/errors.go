package rulesdb

import (
	"errors"
	"fmt"
	"strings"
)

// ErrNotFound is matched by every NotFoundError.
var ErrNotFound = errors.New("no such rule")

// NotFoundError says that an edition has no such rule or term.
type NotFoundError struct {
	Text      string   // what was asked for
	Edition   string   // ISO date
	Nearest   []string // numbers near it in the edition
	Elsewhere []Place  // editions in which the number exists
	Today     string   // the number that the rule has now, if it is known
	// Then is the number that the rule had in the edition asked for, where Text is the one
	// that it has now; it stands among Nearest too.
	Then string
	// Untold is set where the edition may well have it: its official text is not
	// installed, and the digest, which tells a part of the rules, is silent.
	Untold bool
	// Titled is set where a term is the title of a rule that the digest has no words
	// for; Nearest is that rule.
	Titled bool
}

// Error returns one sentence for the person who asked.
func (e *NotFoundError) Error() string {
	what := fmt.Sprintf("The edition of %s has no rule %s", e.Edition, e.Text)
	switch {
	case e.Untold:
		what = fmt.Sprintf("%s is not told in our own words, and the official text of %s is not installed", e.Text, e.Edition)
	case e.IsTerm():
		what = fmt.Sprintf("The glossary of the edition of %s has no term %q", e.Edition, e.Text)
	}
	if len(e.Nearest) > 0 {
		what += "; the nearest are " + strings.Join(e.Nearest, ", ")
	}
	if len(e.Elsewhere) > 0 {
		what += fmt.Sprintf("; that of %s has one", e.Elsewhere[0].Edition)
		if e.Then != "" {
			what += fmt.Sprintf(", which was %s then", e.Then)
		} else if e.Today != "" {
			what += fmt.Sprintf(", which is %s today", e.Today)
		}
	}
	return what + "."
}

// IsTerm reports whether a term was asked for, not a rule.
func (e *NotFoundError) IsTerm() bool { return readAsked(e.Text).number == "" }

// Is matches ErrNotFound.
func (e *NotFoundError) Is(target error) bool { return target == ErrNotFound }

// OpenError says that the index cannot be opened or made.
type OpenError struct {
	Path  string
	Says  string // one sentence
	cause error
}

// Error returns the sentence.
func (e *OpenError) Error() string { return e.Says }

// Unwrap returns the cause, for logs.
func (e *OpenError) Unwrap() error { return e.cause }

// ImportError says why a text was not imported; nothing has changed then.
type ImportError struct {
	Name  string
	Says  string // one sentence
	cause error
	fault bool // of the disk or the database, not of the text
}

// Refused reports whether the text itself is the reason: it is no edition of
// the rules, or less than what is installed.
func (e *ImportError) Refused() bool { return !e.fault }

// Error returns the sentence.
func (e *ImportError) Error() string { return e.Says }

// Unwrap returns the cause, for logs.
func (e *ImportError) Unwrap() error { return e.cause }
