package oracle

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// TestNumberedActions: the engine and the table of keyword actions agree on
// which actions have a number of their own.
func TestNumberedActions(t *testing.T) {
	for _, a := range shape.KeywordActions {
		if got, want := engine.Numbered(a.What()), a.Then == shape.NumberComplement; got != want {
			t.Errorf("%s: numbered %v in the engine, %v in the table", a.What(), got, want)
		}
	}
}
