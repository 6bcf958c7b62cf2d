package ruling

import (
	"os"
	"path/filepath"
	"testing"

	"apnap/commands/lookup"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/scenario"
)

// The effects of most tests: a doubler of Alice's and an armor of Bob's.
const (
	forge = "Alice: Ember Forge = If a source would deal damage, it deals double that damage instead."
	plate = "Bob: Slate Plate = If damage would be dealt to you, prevent 1 of that damage."
	bolt  = "Alice's Lightning Bolt deals 3 damage to Bob"
)

// armored is the question of most tests.
func armored() Ask {
	return Ask{Players: []string{"Alice", "Bob"}, Effects: []string{forge, plate}, Events: []string{bolt}}
}

// noCards is a card index without a card: scenarios give their texts.
type noCards struct{}

func (noCards) Lookup(string) (oracle.Card, bool) { return oracle.Card{}, false }
func (noCards) Candidates(string) []string        { return nil }
func (noCards) ShortFor(string) []string          { return nil }
func (noCards) Begins(string) bool                { return false }

// newJudge is a judge with these cards.
func newJudge(cards oracle.Cards) *Judge {
	j := NewJudge(lookup.Shelf{Cards: cards}, engine.Limits{}, engine.Limits{})
	return &j
}

// mustRule rules on a question that must be answered.
func mustRule(t *testing.T, ask Ask) *Case {
	t.Helper()
	c, err := newJudge(noCards{}).Rule(ask)
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	return c
}

// scenarioFiles reads every scenario file.
func scenarioFiles(t *testing.T) []*scenario.File {
	t.Helper()
	paths, err := filepath.Glob("../testdata/scenarios/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenario files: %v", err)
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

// scenarioAsks are the questions of every scenario file by title.
func scenarioAsks(t *testing.T) map[string]Ask {
	asks := map[string]Ask{}
	for _, file := range scenarioFiles(t) {
		asks[file.Title] = ScenarioAsk(file)
	}
	return asks
}
