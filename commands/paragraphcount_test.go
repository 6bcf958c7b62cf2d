package commands

import (
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
)

// TestAskCount counts a paragraph that is ruled on and one that is refused, and
// refuses a line that is neither.
func TestAskCount(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards()})
	var n AskCount
	for _, line := range []string{"I control Furnace of Rath. I bolt my opponent.", `{"id": "q2", "text": "I control Furnace of Rath. Frobs happen to my opponent."}`} {
		if err := n.Add(d, line); err != nil {
			t.Fatal(err)
		}
	}
	if got := n.String(); !strings.Contains(got, "2 paragraphs, 1 ruled on (50.0%)") {
		t.Error(got)
	}
	if err := n.Add(d, `{"words": 3}`); answer.AsRefusal(err) == nil {
		t.Errorf("a line without a text: %v", err)
	}
}
