package lex

import (
	"slices"
	"testing"
)

// TestPossessives: whatever a name ends in, what follows is told to be its; letters
// keep their marks.
func TestPossessives(t *testing.T) {
	for text, want := range map[string][]string{
		"Bob's Bear":        {"bob", "'s", "bear"},
		"Player 1's Bear":   {"player", "1", "'s", "bear"},
		"Player 12’s Bear":  {"player", "12", "'s", "bear"},
		"R2-D2's Bear":      {"r2-d2", "'s", "bear"},
		"नेहा's Bear":       {"नेहा", "'s", "bear"},
		"Ngo\u0302's Bear":  {"ngo\u0302", "'s", "bear"},
		"the players' life": {"the", "players", "'s", "life"},
		"1 's 2":            {"1", "'s", "2"},
	} {
		var got []string
		for _, tok := range Scan(text) {
			if tok.Kind != EndToken {
				got = append(got, tok.Text)
			}
		}
		if text == "1 's 2" { // apart from the name it is nobody's
			if slices.Equal(got, want) {
				t.Errorf("%q is read as %q", text, got)
			}
			continue
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
