package ruling

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/explore"
	"apnap/internal/every"
	"apnap/rulesdb/crtext/crtexttest"
)

// citable says where a meaning may be cited, and what its official text says.
type citable struct {
	steps []string
	words *regexp.Regexp // nil where no official text has the meaning
}

// citables reads the reviewed table of citations.
func citables(t *testing.T) map[cr.Rule]citable {
	t.Helper()
	text, err := os.ReadFile("../testdata/citations.tsv")
	if err != nil {
		t.Fatal(err)
	}
	table := map[cr.Rule]citable{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimSpace(line), "\t")
		if line[0] == '#' {
			continue
		}
		rule, err := cr.ParseRule(cells[0])
		if err != nil || len(cells) != 3 {
			t.Fatalf("%q: %v", line, err)
		}
		row := citable{steps: strings.Fields(cells[1])}
		if cells[2] != "-" {
			row.words = regexp.MustCompile("(?is)" + cells[2])
		}
		table[rule] = row
	}
	return table
}

// TestCitationsSayIt reads every number that a ruling may cite in the official
// text of every edition at hand: it has the words of what it is cited for, and
// is no mere heading.
func TestCitationsSayIt(t *testing.T) {
	files, _ := filepath.Glob("../../shared/rules/MagicCompRules-*.txt")
	if len(files) == 0 {
		t.Skip("no official texts at hand")
	}
	table := citables(t)
	for _, file := range files {
		e, said := officialText(t, file)
		for rule, row := range table {
			for side := cr.AnySide; side <= cr.OfPrevention; side++ {
				for _, n := range rule.Cited(e, side) {
					if row.words == nil || !row.words.MatchString(said[n]) {
						t.Errorf("%v: %v is cited as %s, which does not say it: %.120s", e, rule, n, said[n])
					}
				}
			}
		}
	}
}

// officialText reads an edition: what it says under each number, without curly
// quotation marks.
func officialText(t *testing.T, file string) (cr.Edition, map[string]string) {
	t.Helper()
	doc := crtexttest.Read(t, file)
	e, err := cr.On(doc.Effective)
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	for _, r := range doc.Rules {
		said[r.Number.String()] += strings.NewReplacer("’", "'", "“", "\"", "”", "\"").Replace(r.Text)
	}
	return e, said
}

// TestCitationsFitTheirSteps holds every step and choice of every scenario to
// the table of which meanings its kind may cite, under the scenario's own
// edition, and a share of them, or as many as APNAP_EVERY says, under those in which
// most differs.
func TestCitationsFitTheirSteps(t *testing.T) {
	table, desk, told := citables(t), newJudge(noCards{}), map[string]bool{}
	share := every.Nth(3)
	for i, file := range scenarioFiles(t) {
		q := file.Question
		editions := []string{q.Edition.ID, "1999-11-01", "2008-02-01"}
		if i%share != 0 {
			editions = editions[:1]
		}
		for _, edition := range editions {
			c, err := desk.Rule(Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: edition, NextOnly: true})
			if err != nil {
				continue // refused, or unknown to that edition
			}
			for step, rules := range stepsOf(t, c) {
				for _, r := range rules {
					if row, ok := table[r]; (!ok || !slices.Contains(row.steps, step)) && !told[r.String()+step] {
						told[r.String()+step] = true
						t.Errorf("%s, %s: %v is cited at a step of the kind %s: review testdata/citations.tsv", file.Title, edition, r, step)
					}
				}
			}
		}
	}
}

// stepsOf are the rules that a ruling cites at each kind of step.
func stepsOf(t *testing.T, c *Case) map[string][]cr.Rule {
	t.Helper()
	x, err := explore.Explore(c.Scenario, nil, engine.Limits{})
	if err != nil {
		return nil
	}
	found := map[string][]cr.Rule{}
	for _, end := range x.Ends {
		for _, remark := range end.Outcome.Remarks {
			found["remark"] = append(found["remark"], remark.Rules...)
		}
		r, err := explore.Resolve(c.Scenario, end.Witness)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Trace {
			kind := kindOf(c.Scenario, &r.Trace[i])
			for _, rule := range r.Trace[i].Rules {
				if (len(rule.Cited(c.Edition, cr.AnySide)) > 0 || len(rule.Also(c.Edition)) > 0) && !slices.Contains(found[kind], rule) {
					found[kind] = append(found[kind], rule)
				}
			}
		}
	}
	return found
}

// kindOf names the kind of a step as the table does.
func kindOf(sc *engine.Scenario, st *engine.Step) string {
	switch st.Kind {
	case engine.StepApply:
		if sc.Effects[st.Chosen].Effect.Kind == engine.Prevention {
			return "prevents"
		}
		return "replaces"
	case engine.StepChoose:
		return st.Decides.String()
	}
	return map[engine.StepKind]string{engine.StepDecline: "declines", engine.StepCant: "cant", engine.StepNoEvent: "none", engine.StepResult: "result",
		engine.StepExpand: "contains", engine.StepHappen: "happens", engine.StepAfter: "after", engine.StepImpossible: "impossible",
		engine.StepUnprevented: "unprevented", engine.StepFollows: "follows", engine.StepExcluded: "out", engine.StepStart: "starts",
		engine.StepLost: "lost", engine.StepChecked: "checked"}[st.Kind]
}
