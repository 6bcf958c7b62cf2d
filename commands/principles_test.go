package commands

import (
	"os"
	"strings"
	"testing"

	"apnap/commands/ruling"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/explore"
)

// TestEveryPrincipleIsInAScenario holds the table of rules to the scenarios:
// each behaviour and definition is behind a step or a choice of some ruling,
// under an edition that has it, or stands in testdata/unruled.txt with the
// reason why not. With -update it drops from that list what is covered by now.
func TestEveryPrincipleIsInAScenario(t *testing.T) {
	covered := citedRules(t)
	reasons := listed(t, "testdata/unruled.txt")
	if *update {
		prune(t, "testdata/unruled.txt", func(key string) bool { return covered[key] })
		return
	}
	for _, rule := range cr.Rules() {
		if k := rule.Kind(); k != cr.Behaviour && k != cr.Definition {
			continue
		}
		reason, known := reasons[rule.String()]
		switch {
		case !covered[rule.String()] && !known:
			t.Errorf("no scenario shows %s (%s)", rule, rule.Gloss())
		case covered[rule.String()] && known:
			t.Errorf("%s is shown, so that it need not be listed", rule)
		case known && reason == "":
			t.Errorf("%s is listed without a reason", rule)
		}
		delete(reasons, rule.String())
	}
	for key := range reasons {
		t.Errorf("%s is listed and is no such rule", key)
	}
}

// citedRules are the rules behind the steps and choices of every scenario file.
func citedRules(t *testing.T) map[string]bool {
	t.Helper()
	desk, found := New(Parts{Cards: noCards{}}), map[string]bool{}
	for _, file := range scenarioFiles(t) {
		q := file.Question
		c, err := desk.Rule(ruling.Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: q.Edition.ID})
		if err == nil {
			collectRules(t, c, found)
		}
	}
	return found
}

// collectRules adds the rules of every end of a ruling, and of its choice.
func collectRules(t *testing.T, c *ruling.Case, found map[string]bool) {
	t.Helper()
	add := func(rules []cr.Rule) {
		for _, r := range rules {
			if len(r.Cited(c.Edition, cr.AnySide)) > 0 || len(r.Also(c.Edition)) > 0 {
				found[r.String()] = true
			}
		}
	}
	x, err := explore.Explore(c.Scenario, nil, engine.Limits{})
	if err != nil {
		return
	}
	if x.Choice != nil {
		add(x.Choice.Rules)
	}
	for _, end := range x.Ends {
		r, err := explore.Resolve(c.Scenario, end.Witness)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Trace {
			add(r.Trace[i].Rules)
			for _, out := range r.Trace[i].Excluded {
				add([]cr.Rule{out.Rule})
			}
		}
	}
}

// listed reads a list of what no scenario shows: name, tab, reason.
func listed(t *testing.T, path string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			name, reason, _ := strings.Cut(line, "\t")
			list[name] = reason
		}
	}
	return list
}

// prune drops from such a list the names that are covered.
func prune(t *testing.T, path string, covered func(string) bool) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var kept strings.Builder
	for line := range strings.Lines(string(text)) {
		if name, _, _ := strings.Cut(line, "\t"); !covered(name) {
			kept.WriteString(line)
		}
	}
	if err := os.WriteFile(path, []byte(kept.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
