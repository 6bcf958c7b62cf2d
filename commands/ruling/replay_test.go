package ruling

import (
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/internal/every"
)

// TestChoicesLeadBack: every end of every scenario and timeline, asked for by the choices
// that are told to lead to it, is that very end and the only one.
func TestChoicesLeadBack(t *testing.T) {
	desk := newJudge(noCards{})
	share := every.Nth(3)
	for i, file := range scenarioFiles(t) {
		if i%share != 0 {
			continue
		}
		q := file.Question
		leadBack(t, desk, file.Title, Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events,
			Edition: q.Edition.ID, Choose: file.Answers})
	}
	for _, q := range timelineQuestions(t) {
		leadBack(t, desk, q.Title, askOf(&q))
	}
}

// leadBack asks a question once more for each of its ends.
func leadBack(t *testing.T, desk *Judge, title string, ask Ask) {
	t.Helper()
	edition, err := answer.FindEdition(ask.Edition)
	if err != nil {
		t.Fatal(err)
	}
	c, err := desk.work(ask, edition)
	if err != nil {
		return // refused
	}
	for _, o := range c.Ruling.Outcomes {
		again := ask
		again.Choose = o.Choices
		back, err := desk.work(again, edition)
		switch {
		case err != nil:
			t.Errorf("%s: %q: %v", title, o.Choices, err)
		case len(back.Ruling.Outcomes) != 1:
			t.Errorf("%s: %q leaves %d ends open", title, o.Choices, len(back.Ruling.Outcomes))
		case !slices.Equal(factLines(&back.Ruling.Outcomes[0]), factLines(&o)):
			t.Errorf("%s: %q leads to\n%s\nnot to\n%s", title, o.Choices, strings.Join(factLines(&back.Ruling.Outcomes[0]), "\n"), strings.Join(factLines(&o), "\n"))
		}
	}
}

// factLines are the facts of an end in the words of a scenario file.
func factLines(o *answer.Outcome) []string {
	var lines []string
	for _, f := range o.Facts {
		lines = append(lines, factLine(f))
	}
	slices.Sort(lines)
	return lines
}
