package commands

import (
	"context"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

// TestLeftOutStays: what a confirmed reading leaves out is shown with the ruling, whatever is
// pressed afterwards.
func TestLeftOutStays(t *testing.T) {
	cards := cardindex.NewCards()
	tb := &table{t: t, desk: New(Parts{Cards: cards, Names: cards, Store: NewMemory()})}
	question := "I control Urza's Armor (don't ask, Bob was laughing). Bob has Furnace of Rath. Bob's Shock deals 2 damage to me. How much?"
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "resolve", Options: map[string]string{"question": question}, User: talk.User{ID: "1", Name: "Tom"}, Place: here})
	if tb.shown.Refused != CodeCheckReading {
		t.Fatalf("%q is not to be confirmed: %s", tb.shown.Refused, tb.shown.Verdict)
	}
	want := []string{"Effects: Tom: Urza's Armor; Bob: Furnace of Rath.", "What happens: Bob's Shock deals 2 damage to Tom.", "I left out \"⟨(don't ask, Bob was laughing)⟩\", which may change the ruling."}
	if got := linesOf(tb.shown); tb.shown.Verdict != "Is this your question?" || !slices.Equal(got, want) {
		t.Errorf("%s %q", tb.shown.Verdict, got)
	}
	b := tb.labelled("That's my question")
	tb.shown = tb.press("1", b.Action, b.Value)
	says := func(s string) bool { return strings.Contains(s, "leaving out \"(don't ask, Bob was laughing)\"") }
	if !slices.ContainsFunc(tb.shown.Notes, says) {
		t.Errorf("what is left out is not shown: %q", tb.shown.Notes)
	}
	for _, row := range tb.shown.Buttons {
		for _, b := range row {
			if b.Action == talk.ActChoose {
				if end := tb.press("1", b.Action, b.Value); !slices.ContainsFunc(end.Notes, says) {
					t.Errorf("what is left out is not shown at the end: %q", end.Notes)
				}
				return
			}
		}
	}
	t.Error("nothing to choose")
}
