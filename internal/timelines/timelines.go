// Package timelines reads a file of questions of several events with the ends they must have, for
// tests.
package timelines

import (
	"slices"
	"strings"
	"testing"
)

// Question is one of the questions, in the parts that a question has.
type Question struct {
	Title, Active, Edition          string
	Players, Effects, Facts, Events []string
	Ends                            []string // each its facts in order of the alphabet
	Cites                           []string // numbers of rules
}

// Read reads the questions, one a block.
func Read(t *testing.T, text string) []Question {
	t.Helper()
	var all []Question
	for block := range strings.SplitSeq(text, "\n\n") {
		q := Question{}
		for line := range strings.SplitSeq(block, "\n") {
			word, value, ok := strings.Cut(line, ": ")
			if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
				continue
			}
			switch {
			case !ok:
				t.Fatalf("no such line: %q", line)
			case word == "title":
				q.Title = value
			case word == "player":
				q.Players = append(q.Players, value)
			case word == "active":
				q.Active = value
			case word == "edition":
				q.Edition = value
			case word == "effect":
				q.Effects = append(q.Effects, value)
			case word == "fact":
				q.Facts = append(q.Facts, value)
			case word == "event":
				q.Events = append(q.Events, value)
			case word == "end":
				q.Ends = append(q.Ends, Sorted(strings.Split(value, "; ")))
			case word == "cites":
				q.Cites = strings.Fields(value)
			default:
				t.Fatalf("the word %q is not known", word)
			}
		}
		if q.Title == "" {
			continue
		}
		if q.Players == nil {
			q.Players = []string{"Alice", "Bob"}
		}
		all = append(all, q)
	}
	return all
}

// Sorted joins lines in order.
func Sorted(lines []string) string {
	lines = slices.Clone(lines)
	slices.Sort(lines)
	return strings.Join(lines, "; ")
}
