package shape

import (
	"slices"

	"apnap/engine"
)

// SomeTargets are the numbers of targets that a list names one by one, from one on, and UpTo
// stands before that of a list of which any may be missing.
var SomeTargets = [...]string{"one", "two", "three", "four", "five"}

// UpTo stands before a number that is the most.
const UpTo = "up to "

// ListsTargets reports whether a description is a list of targets of which each is asked for
// something else.
func ListsTargets(f *engine.Filter) bool {
	return f.Targets != "" && len(f.Or) > 0 && !slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return !one.Targeted })
}
