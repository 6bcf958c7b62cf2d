package commands

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/say"
)

// AskCount counts paragraphs: ruled on, and refused by code.
type AskCount struct {
	ruled, unreadRuled, unread int
	refused                    map[string]int
	// Missing is where the refused ones stopped.
	Missing cardindex.WorkQueue
}

// paragraphLine is a paragraph of a stream that is given as JSON.
type paragraphLine struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Add rules on one line of a stream, a paragraph or JSON with its "text" and an
// "id", and counts what came of it. The error is a fault.
func (n *AskCount) Add(d *Desk, line string) error {
	p := paragraphLine{Text: line}
	if strings.HasPrefix(line, "{") {
		p.Text = ""
		if err := json.Unmarshal([]byte(line), &p); err != nil || p.Text == "" {
			return &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "line", Text: line, Says: say.New("A line in braces is the JSON of a paragraph, with its \"text\".")}
		}
	}
	name := cmp.Or(p.ID, p.Text)
	_, err := d.RuleParagraph(p.Text, ruling.Ask{})
	no := answer.AsRefusal(err)
	if err != nil && no == nil {
		return err
	}
	if cardindex.Unread(name) {
		n.unread++
		if no == nil {
			n.unreadRuled++
		}
	}
	if no == nil {
		n.ruled++
		return nil
	}
	if n.refused == nil {
		n.refused = map[string]int{}
	}
	n.refused[no.Code]++
	text, span := p.Text, [2]int{0, len(p.Text)}
	if no.Span != nil && no.Text != "" {
		text, span = no.Text, *no.Span
	}
	n.Missing.Add(name, text, span)
	return nil
}

// String is the count, a line for each code.
func (n *AskCount) String() string {
	var b strings.Builder
	all := n.ruled
	for _, code := range slices.Sorted(maps.Keys(n.refused)) {
		fmt.Fprintf(&b, "%-20s %5d refused\n", code, n.refused[code])
		all += n.refused[code]
	}
	fmt.Fprintf(&b, "%d paragraphs, %d ruled on (%.1f%%); of the unread fifth %d, %d ruled on (%.1f%%)\n",
		all, n.ruled, cardindex.Percent(n.ruled, all), n.unread, n.unreadRuled, cardindex.Percent(n.unreadRuled, n.unread))
	return b.String()
}
