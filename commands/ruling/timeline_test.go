package ruling

import (
	"os"
	"slices"
	"strings"
	"testing"

	"apnap/internal/timelines"
)

// TestTimelines rules on questions of several events in order and holds every
// end to what was worked out by hand.
func TestTimelines(t *testing.T) {
	desk := newJudge(noCards{})
	for _, q := range timelineQuestions(t) {
		t.Run(q.Title, func(t *testing.T) { checkTimeline(t, desk, &q) })
	}
}

// timelineQuestions are the questions of several events.
func timelineQuestions(t *testing.T) []timelines.Question {
	t.Helper()
	text, err := os.ReadFile("../testdata/timelines.txt")
	if err != nil {
		t.Fatal(err)
	}
	return timelines.Read(t, string(text))
}

// askOf is a question as it is ruled on.
func askOf(q *timelines.Question) Ask {
	return Ask{Players: q.Players, Active: q.Active, Edition: q.Edition, Effects: q.Effects, Facts: q.Facts, Events: q.Events}
}

// checkTimeline rules on a question.
func checkTimeline(t *testing.T, desk *Judge, q *timelines.Question) {
	c, err := desk.Rule(askOf(q))
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	var ends []string
	var trace []string
	for _, o := range c.Ruling.Outcomes {
		var facts []string
		for _, f := range o.Facts {
			facts = append(facts, factLine(f))
		}
		ends = append(ends, timelines.Sorted(facts))
		for _, step := range o.Trace {
			trace = append(trace, step.Says)
		}
	}
	slices.Sort(ends)
	slices.Sort(q.Ends)
	if !slices.Equal(ends, q.Ends) {
		t.Errorf("the ends are\n%s\nnot\n%s\nbecause\n%s", strings.Join(ends, "\n"), strings.Join(q.Ends, "\n"), strings.Join(trace, "\n"))
	}
	for _, number := range q.Cites {
		if !slices.Contains(c.Ruling.Rules, number) {
			t.Errorf("the ruling does not cite %s, only %q", number, c.Ruling.Rules)
		}
	}
}
