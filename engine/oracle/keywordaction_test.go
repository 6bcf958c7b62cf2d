package oracle

import (
	"testing"

	"apnap/engine"
)

// TestNumberedActions: the engine and the table of keyword actions agree on
// which actions have a number of their own.
func TestNumberedActions(t *testing.T) {
	for _, a := range keywordActions {
		if got, want := engine.Numbered(a.what()), a.then == numberComplement; got != want {
			t.Errorf("%s: numbered %v in the engine, %v in the table", a.what(), got, want)
		}
	}
}
