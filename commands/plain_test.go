package commands

import (
	"os"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/internal/every"
)

// plainSentences are the permanents of testdata/plain.txt, and the wordings of each event.
func plainSentences(t *testing.T) (permanents []string, events [][]string) {
	t.Helper()
	table, err := os.ReadFile("testdata/plain.txt")
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.SplitSeq(string(table), "\n\n") {
		lines := slices.DeleteFunc(strings.Split(strings.TrimSpace(block), "\n"), func(l string) bool { return strings.HasPrefix(l, "#") })
		switch {
		case len(lines) < 2:
		case lines[0] == "[permanents]":
			permanents = lines[1:]
		default:
			events = append(events, lines[1:])
		}
	}
	return permanents, events
}

// plainFrames are questions that tell of a permanent and of an event.
var plainFrames = []string{"I control %p. %e", "%e I control %p.", "I have %p on the battlefield. %e", "%p is on my side. %e What happens?"}

// castOnly is what a ruling tells besides where an effect looks at casting, which only some wordings tell of.
func castOnly(fact string) bool {
	return strings.Contains(fact, " cast ") || strings.Contains(fact, " casts ")
}

// comesTo is all that a question comes to, "" where it is refused; understood is false where it is refused for its words.
func comesTo(d *Desk, question string) (ends string, understood bool) {
	c, err := d.RuleParagraph(question, ruling.Ask{})
	if err != nil {
		no := answer.AsRefusal(err)
		return "", no != nil && no.Code == answer.CodeOutOfScope
	}
	var list []string
	for _, o := range c.Ruling.Outcomes {
		facts := slices.DeleteFunc(strings.Split(strings.TrimSuffix(o.Says, "."), ". "), castOnly)
		slices.Sort(facts) // of what happens at once either may be told first
		list = append(list, strings.Join(facts, ". "))
	}
	slices.Sort(list)
	return strings.Join(list, "\n"), true
}

// TestPlainSentences asks what plain sentences of one event come to under popular permanents. All wordings of an event that are
// ruled on come to the same; how many are understood is told, and may not fall. The environment variable APNAP_EVERY takes
// another share of the permanents than every sixteenth.
func TestPlainSentences(t *testing.T) {
	const floor = 85 // of a hundred
	permanents, events := plainSentences(t)
	desk := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	asked, understood := 0, 0
	for i := 0; i < len(permanents); i += every.Nth(16) {
		for _, wordings := range events {
			said, first := "", ""
			for k, words := range wordings {
				question := strings.NewReplacer("%p", permanents[i], "%e", words).Replace(plainFrames[(i+k)%len(plainFrames)])
				ends, ok := comesTo(desk, question)
				asked++
				if ok {
					understood++
				}
				switch {
				case ends == "":
				case first == "":
					said, first = ends, question
				case ends != said:
					t.Errorf("%s\n comes to %s\n%s\n to %s", first, said, question, ends)
				}
			}
		}
	}
	t.Logf("%d of %d plain sentences understood", understood, asked)
	if understood*100 < floor*asked {
		t.Errorf("only %d of %d plain sentences are understood", understood, asked)
	}
}
