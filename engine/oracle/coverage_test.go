package oracle

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"sort"
	"testing"
)

// sentencesFiles are the abilities of cards in scope, beside the project.
const sentencesFiles = "../../../shared/cards/replacement-sentences*.jsonl"

type sentenceLine struct {
	Name, Event, Position, Ability, Sentence string
	TypeLine                                 string `json:"type_line"`
}

// TestCoverage prints the share of real abilities that are read, per kind of
// event. It needs the data beside the project and holds a floor under it.
func TestCoverage(t *testing.T) {
	lines := readSentences(t)
	read, total := map[string]int{}, map[string]int{}
	all := 0
	for _, l := range lines {
		total[l.Event]++
		if a := ParseAbility(l.Name, l.TypeLine, l.Ability); a.Err == nil && len(a.Effects) > 0 {
			read[l.Event]++
			all++
		} else if os.Getenv("ORACLE_MISSES") != "" {
			miss(t, l, a)
		}
	}
	var events []string
	for e := range total {
		events = append(events, e)
	}
	sort.Slice(events, func(i, j int) bool { return total[events[i]] > total[events[j]] })
	for _, e := range events {
		t.Logf("%4d of %4d  %s", read[e], total[e], e)
	}
	if 1000*all < 930*len(lines) {
		t.Errorf("only %d of %d abilities are read", all, len(lines))
	}
	t.Logf("%d of %d abilities read: %.1f%%", all, len(lines), 100*float64(all)/float64(len(lines)))
}

func miss(t *testing.T, l sentenceLine, a Ability) {
	t.Helper()
	if a.Err == nil {
		t.Logf("MISS %s | %s | no effect (%s)", l.Event, l.Ability, a.Scope)
		return
	}
	t.Logf("MISS %s | %s | %s | %q", l.Event, l.Ability, a.Scope, a.Text[a.Err.Span[0]:a.Err.Span[1]])
}

func readSentences(t *testing.T) []sentenceLine {
	t.Helper()
	var out []sentenceLine
	for _, name := range sentencesAtHand(t) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(text) {
			var l sentenceLine
			if err := json.Unmarshal(line, &l); err != nil {
				t.Fatal(err)
			}
			out = append(out, l)
		}
	}
	if len(out) == 0 {
		t.Skip("no data beside the project")
	}
	return out
}

// sentencesAtHand are the files of abilities beside the project, none where there are none.
func sentencesAtHand(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob(sentencesFiles)
	if err != nil {
		t.Fatal(err)
	}
	return names
}
