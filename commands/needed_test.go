package commands

import (
	"slices"
	"testing"
)

// TestClaims lists the sentences that would give a fact that is missing.
func TestClaims(t *testing.T) {
	for what, want := range map[string][]string{
		"whether Spark is attacking": {"Spark is attacking", "Spark is not attacking"},
		"what color Spark is":        {"Spark is white", "Spark is blue", "Spark is black", "Spark is red", "Spark is green", "Spark is colorless"},
		"the value of X":             nil,
		"whether a condition holds":  nil,
	} {
		if got := claims(what); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
}
