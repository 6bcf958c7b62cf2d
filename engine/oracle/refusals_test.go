package oracle

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"apnap/engine/cr"
)

// TestRefusals holds how events and facts that are not understood are refused: which words,
// and in what sentence.
func TestRefusals(t *testing.T) {
	const file = "testdata/refusals.txt"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(data)) {
		text, row := strings.CutPrefix(strings.TrimSpace(line), "> ")
		switch {
		case row:
			fmt.Fprintf(&out, "> %s\n! %s\n", text, refusedAs(t, text))
		case !strings.HasPrefix(line, "!"):
			out.WriteString(line)
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got := out.String(); got != string(data) {
		t.Errorf("%s is no longer how these are refused; look at the difference and run with -update:\n%s", file, firstDifference(got, string(data)))
	}
}

// refusedAs is the refusal of "event …" or "fact …": the text with the words refused marked,
// and the sentence.
func refusedAs(t *testing.T, row string) string {
	kind, text, _ := strings.Cut(row, " ")
	q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would gain life, draw a card instead."},
		Facts: []string{"Dun Bear is a 2/2 creature Bob controls"}, Events: []string{"Bob gains 1 life"}, Edition: cr.Current()}
	if kind == "event" {
		q.Events[0] = text
	} else {
		q.Facts = append(q.Facts, text)
	}
	_, err := Read(q, nil)
	if err == nil {
		t.Errorf("%s: not refused", row)
		return ""
	}
	if err.Text != text {
		return err.Says.String()
	}
	return fmt.Sprintf("%s⟨%s⟩%s: %s", text[:err.Span[0]], text[err.Span[0]:err.Span[1]], text[err.Span[1]:], err.Says)
}
