package main

import (
	"slices"
	"strings"
	"testing"
)

// TestWrapped: lines break between words and stand under where their text begins;
// nothing is lost.
func TestWrapped(t *testing.T) {
	for _, tt := range []struct {
		text string
		room int
		want []string
	}{
		{"", 10, []string{""}},
		{"one two", 0, []string{"one two"}},
		{"one two three", 8, []string{"one two", "three"}},
		{"  1  Bob chose it", 12, []string{"  1  Bob", "     chose", "     it"}},
		{"  [2] a long label", 12, []string{"  [2] a long", "      label"}},
		{"│    → it ends", 10, []string{"│    → it", "       ends"}[:1]},
		{"unbreakable! x", 5, []string{"unbreakable!", "x"}},
		{"漢字漢字 漢字", 10, []string{"漢字漢字", "漢字"}},
		{"a\nb c", 2, []string{"a", "b", "c"}},
		{painted("one two", bold), 4, []string{painted("one", bold), painted("two", bold)}},
	} {
		got := wrapped(tt.text, tt.room)
		if len(tt.want) < len(got) {
			got = got[:len(tt.want)] // only how it begins
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%q in %d: %q, want %q", tt.text, tt.room, got, tt.want)
		}
		if all := strings.Join(wrapped(tt.text, tt.room), " "); strings.Join(strings.Fields(all), " ") != strings.Join(strings.Fields(tt.text), " ") {
			t.Errorf("%q lost words: %q", tt.text, all)
		}
	}
}

// TestPainted: a text keeps its words and line ends, and takes no more room.
func TestPainted(t *testing.T) {
	text := " two  words\nof two lines"
	got := painted(text, bold)
	if escape.ReplaceAllString(got, "") != text || columns(got) != columns(text) {
		t.Errorf("%q", got)
	}
	for line := range strings.SplitSeq(got, "\n") {
		if strings.Count(line, "\x1b[1m") != strings.Count(line, "\x1b[0m") {
			t.Errorf("a style runs on behind the line %q", line)
		}
	}
}
