package commands

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apnap/engine/cr"
	"apnap/engine/scenario"
)

// TestEveryRuleIsInAScenario holds the sections on replacement and prevention
// effects to the scenarios: every numbered rule is cited by one under today's
// rules, or stands in testdata/uncovered.txt with the reason why not. With
// -update it drops from that list what is cited by now.
func TestEveryRuleIsInAScenario(t *testing.T) {
	cited, uncovered := citedNumbers(t), listed(t, "testdata/uncovered.txt")
	if *update {
		prune(t, "testdata/uncovered.txt", func(number string) bool { return cited[number] })
		return
	}
	for _, number := range sectionNumbers(cr.Current()) {
		reason, listed := uncovered[number]
		switch {
		case !cited[number] && !listed:
			t.Errorf("no scenario cites %s", number)
		case cited[number] && listed:
			t.Errorf("%s is cited, so that it need not be listed: %s", number, reason)
		case listed && reason == "":
			t.Errorf("%s is listed without a reason", number)
		}
		delete(uncovered, number)
	}
	for number := range uncovered {
		t.Errorf("%s is listed and is no rule of these sections", number)
	}
}

// sectionNumbers lists the numbers of rules 614 to 616 in an edition.
func sectionNumbers(e cr.Edition) []string {
	var numbers []string
	for _, rule := range cr.Rules() {
		for _, number := range rule.Cited(e, cr.AnySide) {
			section, _, _ := strings.Cut(number, ".")
			if section == "614" || section == "615" || section == "616" {
				numbers = append(numbers, number)
			}
		}
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// citedNumbers collects what the rulings in the scenario files of today's
// rules cite.
func citedNumbers(t *testing.T) map[string]bool {
	t.Helper()
	cited := map[string]bool{}
	for _, file := range scenarioFiles(t) {
		if file.Question.Edition == cr.Current() {
			for _, number := range file.Expected.Rules {
				cited[number] = true
			}
		}
	}
	return cited
}

// scenarioFiles reads every scenario file.
func scenarioFiles(t *testing.T) []*scenario.File {
	t.Helper()
	paths, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	files := make([]*scenario.File, 0, len(paths))
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := scenario.Parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		files = append(files, file)
	}
	return files
}
