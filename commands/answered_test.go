package commands

import (
	"os"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/say"
)

// answeredQuestions are the questions of testdata/answered.txt, whose lines begin with "? ".
func answeredQuestions(t *testing.T, golden string) (list []string) {
	t.Helper()
	for line := range strings.Lines(golden) {
		if question, asks := strings.CutPrefix(strings.TrimSpace(line), "? "); asks {
			list = append(list, question)
		}
	}
	if len(list) < 2 {
		t.Fatal("there are no questions")
	}
	return list
}

// firstLines are what the answer to a question begins with, at its choice and at each end, in a language.
func firstLines(d *Desk, question string) string {
	c, err := d.RuleParagraph(question, ruling.Ask{})
	if err != nil {
		return "  refused: " + err.Error() + "\n"
	}
	var b strings.Builder
	if c.Open != nil {
		b.WriteString("  " + c.Headline() + "\n")
	}
	for _, o := range c.Ruling.Outcomes {
		b.WriteString("  = " + o.Says + "\n")
	}
	return b.String()
}

// TestFirstLineAnswers: the first line of a ruling answers what was asked, in English and in French, and
// nothing stands there where its values do not decide that.
func TestFirstLineAnswers(t *testing.T) {
	const path = "testdata/answered.txt"
	golden, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	var got strings.Builder
	for _, question := range answeredQuestions(t, string(golden)) {
		got.WriteString("? " + question + "\n" + firstLines(d, question) + firstLines(d.Speaking(say.French), question) + "\n")
	}
	if *update {
		if err := os.WriteFile(path, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got.String() != string(golden) {
		t.Errorf("%s would be\n%s", path, got.String())
	}
}
