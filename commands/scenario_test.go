package commands

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/engine/oracle"
	"apnap/engine/scenario"
)

// update rewrites what stands below the line in every scenario file, for
// review: go test ./commands -run Scenarios -update.
var update = flag.Bool("update", false, "rewrite the rulings in the scenario files")

// noCards is a card index without a card: scenarios give their texts.
type noCards struct{}

func (noCards) Lookup(string) (oracle.Card, bool) { return oracle.Card{}, false }
func (noCards) Candidates(string) []string        { return nil }
func (noCards) ShortFor(string) []string          { return nil }
func (noCards) Begins(string) bool                { return false }

// TestScenarios rules on every scenario file and compares the ruling with what
// the file says.
func TestScenarios(t *testing.T) {
	runScenarios(t, "scenarios", New(Parts{Cards: noCards{}}))
}

// TestScenariosWithCards does so with the built-in catalogue, for what hangs on real cards.
func TestScenariosWithCards(t *testing.T) {
	runScenarios(t, "cards", New(Parts{Cards: cardindex.NewCards()}))
}

// runScenarios rules on the files of a folder.
func runScenarios(t *testing.T, folder string, desk *Desk) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", folder, "*.txt"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) { runScenario(t, desk, path) })
	}
}

// runScenario rules on one file.
func runScenario(t *testing.T, desk *Desk, path string) {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := scenario.Parse(string(text))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	file.Expected = desk.Scenario(file)
	checkCitations(t, file)
	if *update {
		if err := os.WriteFile(path, []byte(file.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got := file.String(); got != string(text) {
		t.Errorf("the ruling has changed (-update rewrites the file):\n%s", firstDifference(string(text), got))
	}
}

// checkCitations holds a ruling to the rules that its file says decide it.
func checkCitations(t *testing.T, file *scenario.File) {
	t.Helper()
	for _, number := range file.Cites {
		if !slices.Contains(file.Expected.Rules, number) {
			t.Errorf("the ruling does not cite %s, only %q", number, file.Expected.Rules)
		}
	}
	for _, number := range file.NeverCites {
		if slices.Contains(file.Expected.Rules, number) {
			t.Errorf("the ruling cites %s, which does not decide it", number)
		}
	}
}

// firstDifference shows where two texts part, with the line in both.
func firstDifference(want, got string) string {
	old, now := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(old), len(now)) {
		a, b := "(no line)", "(no line)"
		if i < len(old) {
			a = old[i]
		}
		if i < len(now) {
			b = now[i]
		}
		if a != b {
			return fmt.Sprintf("line %d\nwas: %s\nnow: %s", i+1, a, b)
		}
	}
	return "the same text"
}
