package paragraph_test

import (
	"testing"

	"apnap/engine/cr"
	"apnap/engine/oracle/paragraph"

	"apnap/commands/cardindex"
)

// TestReadingsLeadOn puts each reading that the refusal of a paragraph offers in the place of the words that leave it
// open: that refusal is gone then.
func TestReadingsLeadOn(t *testing.T) {
	cards := cardindex.NewCards()
	for _, text := range paragraphs() {
		_, no := read(text)
		if no == nil || no.Text != text {
			continue
		}
		for _, m := range no.Readings {
			said := text[:no.Span[0]] + m.Text + text[no.Span[1]:]
			_, again := paragraph.Read(paragraph.Question{Text: said, Edition: cr.Current()}, cards)
			if again != nil && again.Says.Same(no.Says) {
				t.Errorf("%s\n %s\n pasted %q: %s", text, no.Says, said, again.Says)
			}
		}
	}
}
