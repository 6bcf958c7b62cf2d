package commands

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// TestCard: a card is told by its facts and its abilities as understood; names
// that may have been meant stand on buttons.
func TestCard(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	r := use(d, "card", "name: furnace of rath")
	if r.Title != "Furnace of Rath" || r.Verdict != "Enchantment" || !strings.Contains(r.Body, "Mana value 4") || !strings.HasPrefix(r.Lines[0].Text, "Replacement: If a source") {
		t.Errorf("furnace: %+v", r)
	}
	r = use(d, "card", "name: Furnac of Rath")
	if r.Refused != answer.CodeUnknownCard || r.Buttons[0][0].Label != "Furnace of Rath" {
		t.Fatalf("furnac: %+v", r)
	}
	if r = d.Press(context.Background(), talk.Press{Action: talk.ActPage, Value: r.Buttons[0][0].Value}); r.Title != "Furnace of Rath" {
		t.Errorf("the button: %+v", r)
	}
	if got := d.Complete(context.Background(), talk.Partial{Command: "card", Option: "name", Typed: "furnace of r"}); len(got) == 0 || got[0].Value != "Furnace of Rath" {
		t.Errorf("suggestions: %v", got)
	}
}

// TestAbout: what is installed, since when, and links of the operator's alone.
func TestAbout(t *testing.T) {
	dir := t.TempDir()
	cards := cardindex.OpenCards(dir)
	defer cards.Close()
	d := New(Parts{Cards: cards, Store: NewMemory(), Program: lookup.Program{Version: "v7", Updates: func() []say.Message { return []say.Message{say.Text("Rules update failed on a Monday.")} }, Links: []lookup.ProgramLink{{Label: say.Text("Rules"), URL: "https://rules.example"}}},
		Rules: func(ctx context.Context) (*rulesdb.DB, error) { return rulesdb.Open(ctx, filepath.Join(dir, "rules")) }})
	r := use(d, "about")
	for _, words := range []string{"Version v7.", "effective 17 April 2026", sayNotInstalled, sayCardsBuiltIn, "Rules update failed on a Monday."} {
		if !strings.Contains(r.Body, words) {
			t.Errorf("%q is missing: %s", words, r.Body)
		}
	}
	if len(r.Links) != 1 || r.Links[0].URL != "https://rules.example" {
		t.Errorf("links: %v", r.Links)
	}
	d.Cards = importedCards{}
	if r = use(d, "about"); !strings.Contains(r.Body, "Cards imported: 7, with 5 rulings; last update 2 March 2026.") {
		t.Errorf("imported: %s", r.Body)
	}
}

// importedCards is an index of seven cards imported on a day.
type importedCards struct{ emptyIndex }

func (importedCards) Installed(context.Context) (rulesdb.CardsInstalled, error) {
	return rulesdb.CardsInstalled{Cards: 7, Rulings: 5, Imported: time.Date(2026, 3, 2, 0, 0, 0, 0, time.UTC)}, nil
}

var _ oracle.Cards = importedCards{}

// TestSpecsAreComplete: every command answers, and the console's help names it.
func TestSpecsAreComplete(t *testing.T) {
	d := newDesk(NewMemory())
	var names []string
	for _, s := range d.Specs() {
		names = append(names, s.Name.String())
		if r := use(d, s.Name.String()); r.Verdict == fmt.Sprintf(sayNoCommand, s.Name) {
			t.Errorf("%s is registered and not known", s.Name)
		}
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != len(d.Specs()) {
		t.Errorf("a name twice: %v", names)
	}
}
