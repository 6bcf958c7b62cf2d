package play

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
)

// TestBehind: however plays part from one another and whichever goes on first, each keeps its own
// events, and what they share stays as it was.
func TestBehind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		plays, want := [][]engine.Event{nil}, [][]int{nil}
		for n := range rapid.IntRange(1, 60).Draw(t, "steps") {
			at := rapid.IntRange(0, len(plays)-1).Draw(t, "play")
			switch rapid.IntRange(0, 3).Draw(t, "does") {
			case 0: // parts
				plays, want = append(plays, plays[at]), append(want, slices.Clone(want[at]))
			case 1: // is looked at as it was before
				k := rapid.IntRange(0, len(plays[at])).Draw(t, "before")
				plays, want = append(plays, plays[at][:k]), append(want, slices.Clone(want[at][:k]))
			default: // goes on
				var more []engine.Event
				for k := range rapid.IntRange(1, 3).Draw(t, "events") {
					more = append(more, engine.Event{Kind: engine.Draw, Amount: 10*n + k})
					want[at] = append(want[at], 10*n+k)
				}
				plays[at] = Behind(plays[at], more...)
			}
			for i := range plays {
				var got []int
				for k := range plays[i] {
					got = append(got, plays[i][k].Amount)
				}
				if !slices.Equal(got, want[i]) {
					t.Fatalf("play %d has %v, want %v", i, got, want[i])
				}
			}
		}
	})
}
