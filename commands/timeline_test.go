package commands

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// timelineQuestion is one question of several events with the ends it must have.
type timelineQuestion struct {
	ask   Ask
	title string
	ends  []string
	cites []string
}

// TestTimelines rules on questions of several events in order and holds every
// end to what was worked out by hand.
func TestTimelines(t *testing.T) {
	text, err := os.ReadFile("../testdata/timelines.txt")
	if err != nil {
		t.Fatal(err)
	}
	desk := newJudge(noCards{})
	for _, q := range timelineQuestions(t, string(text)) {
		t.Run(q.title, func(t *testing.T) { q.check(t, desk) })
	}
}

// timelineQuestions reads the questions, one a block.
func timelineQuestions(t *testing.T, text string) []timelineQuestion {
	t.Helper()
	var all []timelineQuestion
	for block := range strings.SplitSeq(text, "\n\n") {
		q := timelineQuestion{}
		for line := range strings.SplitSeq(block, "\n") {
			word, value, ok := strings.Cut(line, ": ")
			if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
				continue
			}
			switch {
			case !ok:
				t.Fatalf("no such line: %q", line)
			case word == "title":
				q.title = value
			case word == "player":
				q.ask.Players = append(q.ask.Players, value)
			case word == "active":
				q.ask.Active = value
			case word == "edition":
				q.ask.Edition = value
			case word == "effect":
				q.ask.Effects = append(q.ask.Effects, value)
			case word == "fact":
				q.ask.Facts = append(q.ask.Facts, value)
			case word == "event":
				q.ask.Events = append(q.ask.Events, value)
			case word == "end":
				q.ends = append(q.ends, sorted(strings.Split(value, "; ")))
			case word == "cites":
				q.cites = strings.Fields(value)
			default:
				t.Fatalf("the word %q is not known", word)
			}
		}
		if q.title == "" {
			continue
		}
		if q.ask.Players == nil {
			q.ask.Players = []string{"Alice", "Bob"}
		}
		all = append(all, q)
	}
	return all
}

// sorted joins lines in order.
func sorted(lines []string) string {
	lines = slices.Clone(lines)
	slices.Sort(lines)
	return strings.Join(lines, "; ")
}

// check rules on the question.
func (q *timelineQuestion) check(t *testing.T, desk *Judge) {
	c, err := desk.Rule(q.ask)
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
		ends = append(ends, sorted(facts))
		for _, step := range o.Trace {
			trace = append(trace, step.Says)
		}
	}
	slices.Sort(ends)
	slices.Sort(q.ends)
	if !slices.Equal(ends, q.ends) {
		t.Errorf("the ends are\n%s\nnot\n%s\nbecause\n%s", strings.Join(ends, "\n"), strings.Join(q.ends, "\n"), strings.Join(trace, "\n"))
	}
	for _, number := range q.cites {
		if !slices.Contains(c.Ruling.Rules, number) {
			t.Errorf("the ruling does not cite %s, only %q", number, c.Ruling.Rules)
		}
	}
}
