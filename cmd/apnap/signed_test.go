package main

import (
	"testing"

	"github.com/spf13/cobra"
)

// TestDashOfAList: a word that begins with the dash of a list is no flag.
func TestDashOfAList(t *testing.T) {
	for word, marked := range map[string]bool{"- Bob: Furnace of Rath": true, "-1/-1": true, "-X/-0": true, "-h": false, "--json": false} {
		if got := markWords(&cobra.Command{}, []string{word})[0] != word; got != marked {
			t.Errorf("%q is taken for a word: %v", word, got)
		}
	}
}
