package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
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
		{"ok     all is well here", 16, []string{"ok     all is", "       well here"}},
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

// TestHelpFits: help breaks its lines to the width and keeps its columns, and leaves
// examples whole, which are there to be copied.
func TestHelpFits(t *testing.T) {
	const room = 40
	s := &session{}
	var below func(c *cobra.Command)
	below = func(c *cobra.Command) {
		var out strings.Builder
		text := helpText(c)
		(&page{out: &out, room: func() int { return room }}).help(text)
		if got := strings.Join(strings.Fields(out.String()), " "); got != strings.Join(strings.Fields(text), " ") {
			t.Errorf("the help of %s lost words: %s", c.CommandPath(), got)
		}
		for line := range strings.SplitSeq(out.String(), "\n") {
			if columns(line) > room && !strings.Contains(c.Example, line) && len(strings.Fields(line)) > 1 {
				t.Errorf("the help of %s has %q", c.CommandPath(), line)
			}
		}
		for _, sub := range c.Commands() {
			below(sub)
		}
	}
	below(s.root())

	var out strings.Builder
	(&page{out: &out, room: func() int { return 24 }}).help("Flags:\n  -o, --out f  where it is written to")
	if want := "Flags:\n  -o, --out f  where it\n            is written\n            to\n"; out.String() != want {
		t.Errorf("%q", out.String())
	}
}

// TestMarked: on a terminal in colour what changed stands out, elsewhere nothing does.
func TestMarked(t *testing.T) {
	const text = "2009-07-11  613.5  renumbered\n            It [-came-] {+enters+}."
	if got := (&page{}).marked(text); got != text {
		t.Errorf("without colour: %q", got)
	}
	const want = "\x1b[1m2009-07-11\x1b[0m  613.5  renumbered\n            It \x1b[31m[-came-]\x1b[0m \x1b[32m{+enters+}\x1b[0m."
	if got := (&page{color: true}).marked(text); got != want {
		t.Errorf("in colour: %q", got)
	}
}
