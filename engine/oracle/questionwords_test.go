package oracle

import (
	"fmt"
	"strings"
	"testing"
)

// fieldsOf cuts a sentence at spaces, so that words can be taken out or put in.
func fieldsOf(s string) []string { return strings.Fields(s) }

// TestNonsenseIsRefused puts a word that means nothing at every place of every
// sentence: it is never passed over.
func TestNonsenseIsRefused(t *testing.T) {
	for _, row := range rowsOf(t, eventTable) {
		words := fieldsOf(row.event)
		for i := range words {
			broken := strings.Join(words[:i], " ") + " quibbling " + strings.Join(words[i:], " ")
			row := row
			row.event = strings.TrimSpace(broken)
			if r, err := Read(row.question(), someCards()); err == nil {
				t.Errorf("%q was read as %q", row.event, told(r.Scenario))
			}
		}
		row.event += " quibbling"
		if r, err := Read(row.question(), someCards()); err == nil {
			t.Errorf("%q was read as %q", row.event, told(r.Scenario))
		}
	}
}

func TestNonsenseInFactsIsRefused(t *testing.T) {
	for _, row := range rowsOf(t, factTable) {
		words := fieldsOf(row.event)
		for i := range len(words) + 1 {
			broken := strings.TrimSpace(strings.Join(words[:i], " ") + " quibbling " + strings.Join(words[i:], " "))
			q := Question{Players: []string{"Alice", "Bob"}, Facts: append(append([]string{}, row.facts...), broken), Events: []string{"Bob gains 1 life"}}
			if _, err := Read(q, someCards()); err == nil {
				t.Errorf("%q was read", broken)
			}
		}
	}
}

// TestWordsCount takes each word out of every sentence: what is left is refused
// or means something else, unless the word is one that changes nothing.
func TestWordsCount(t *testing.T) {
	free := map[string]bool{"would": true, "the": true, "each": true, "and": true, "a": true, "its": true, "his": true, "her": true,
		"deal": true, "deals": true, "it": true, "owner's": true, "spell": true, "then": true, "triggered": true,
		"cards": true, "cards,": true, "token": true, "tokens": true,
		"life": true} // "gains 3" is life
	for _, row := range rowsOf(t, eventTable) {
		whole, err := Read(row.question(), someCards())
		if err != nil {
			continue
		}
		words := fieldsOf(row.event)
		for i, w := range words {
			if free[strings.ToLower(w)] || strings.Count(row.event, w) > 1 {
				continue
			}
			less := row
			less.event = strings.Join(append(append([]string{}, words[:i]...), words[i+1:]...), " ")
			r, err := Read(less.question(), someCards())
			if err == nil && sameReading(whole, r) {
				t.Errorf("%q without %q means the same", row.event, w)
			}
		}
	}
}

func sameReading(a, b *Reading) bool {
	return fmt.Sprintf("%+v%v%v", a.Scenario.Board, a.Assumptions, eventsOf(a)) == fmt.Sprintf("%+v%v%v", b.Scenario.Board, b.Assumptions, eventsOf(b))
}

func eventsOf(r *Reading) string {
	var out strings.Builder
	for _, h := range r.Scenario.Events {
		for _, ev := range h.Events {
			entry := ev.Entry
			ev.Entry = nil
			fmt.Fprintf(&out, "%+v %+v;", ev, entry)
		}
		out.WriteString("|")
	}
	return out.String()
}

// FuzzRead: whatever is asked, Read neither panics nor refuses without a
// sentence and a span inside the text.
func FuzzRead(f *testing.F) {
	for line := range strings.Lines(eventTable) {
		event, _, _ := strings.Cut(line, " => ")
		f.Add("Alice: Ember Shrine", "Bob has 5 life", strings.TrimSpace(event))
	}
	for line := range strings.Lines(factTable) {
		fact, _, _ := strings.Cut(line, " => ")
		f.Add("2x Mira's Plate @ Bob", strings.TrimSpace(fact), "Bob gains 1 life")
	}
	f.Fuzz(func(t *testing.T, effect, fact, event string) {
		q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{effect}, Facts: []string{fact}, Events: []string{event}}
		_, err := Read(q, someCards())
		if err == nil {
			return
		}
		if err.Says.IsZero() || err.Code == "" || err.Span[0] > err.Span[1] || err.Span[1] > len(err.Text) {
			t.Errorf("%+v", err)
		}
	})
}
