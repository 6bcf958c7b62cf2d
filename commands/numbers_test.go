package commands

import (
	"slices"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/wording"
	"apnap/engine/cr"
)

// TestSortNumbers sorts numbers as the rules have them.
func TestSortNumbers(t *testing.T) {
	got := wording.SortNumbers([]string{"616.1e", "615.10", "614.5", "615.9", "616.1", "T.10.8", "614.5", "120.4b"})
	want := []string{"120.4b", "614.5", "615.9", "615.10", "616.1", "616.1e", "T.10.8"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestNumbersOf cites the rule within a section, not the section.
func TestNumbersOf(t *testing.T) {
	got := wording.NumbersOf([]cr.Rule{cr.AffectedPlayerChooses, cr.FreeChoice, cr.AffectedPlayerChooses}, cr.Current(), cr.AnySide)
	if want := []string{"616.1", "616.1e"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestNumbersOfOneSide cites the twin that speaks of the effect at hand.
func TestNumbersOfOneSide(t *testing.T) {
	for side, want := range map[cr.Side]string{cr.OfReplacement: "614.3", cr.OfPrevention: "615.3"} {
		if got := wording.NumbersOf([]cr.Rule{cr.UsedUpWhenApplied}, cr.Current(), side); !slices.Equal(got, []string{want}) {
			t.Errorf("side %d: got %v, want %v", side, got, want)
		}
	}
}

// TestEditionSays words editions.
func TestEditionSays(t *testing.T) {
	if got, want := lookup.EditionSays(cr.Edition{ID: "2008-02-01"}).String(), "Comprehensive Rules of 1 February 2008"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestMarked marks the words that were not understood, and cuts what is far.
func TestMarked(t *testing.T) {
	no := &answer.Refusal{Text: "prevent that damage unless the moon is full", Span: &[2]int{20, 43}}
	if got, want := marked(no), "prevent that damage ⟨unless the moon is full⟩"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	long := ""
	for range 50 {
		long += "word "
	}
	no = &answer.Refusal{Text: long + "frobs" + " " + long, Span: &[2]int{len(long), len(long) + 5}}
	got := marked(no)
	if len(got) > 300 || len(got) < 100 {
		t.Errorf("%d bytes: %q", len(got), got)
	}
}
