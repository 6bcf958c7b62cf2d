package commands

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/engine/oracle"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// use uses a command with options "name: value".
func use(d *Desk, command string, options ...string) Reply {
	given := map[string]string{}
	for _, o := range options {
		name, value, _ := strings.Cut(o, ": ")
		given[name] = value
	}
	return d.Run(context.Background(), Request{Command: command, Options: given, User: User{ID: "1", Name: "Alice"}, Place: here})
}

// TestDefine: without an official text the rules that speak of a term stand in
// for the glossary, and a number is a rule.
func TestDefine(t *testing.T) {
	d := newDesk(NewMemory())
	r := use(d, "define", "term: shield counter")
	if r.Verdict != sayNoGlossary || len(r.Lines) == 0 || r.Refused == "" {
		t.Errorf("shield counter: %+v", r)
	}
	if r = use(d, "define", "term: zzzz"); len(r.Lines) > 0 || r.Refused == "" {
		t.Errorf("zzzz: %+v", r)
	}
	if r = use(d, "define", "term: 614.5"); !strings.HasPrefix(r.Title, "614.5") {
		t.Errorf("614.5: %+v", r)
	}
	if r = use(d, "define", "term: x", "edition: 1850"); r.Refused != answer.CodeUnknownEdition {
		t.Errorf("1850: %+v", r)
	}
}

// TestHistoryAndCompare: a rule is followed through the editions, whatever its
// number was.
func TestHistoryAndCompare(t *testing.T) {
	d := newDesk(NewMemory())
	r := use(d, "history", "number: 614.5")
	if len(r.Lines) != 3 || r.Lines[0].Text != "23 April 1999: it appears as 419.6a." || len(r.Menus[0].Entries) != 3 {
		t.Errorf("history: %+v", r)
	}
	if r = use(d, "history", "number: 999.9"); r.Refused != answer.CodeUnknownRule {
		t.Errorf("999.9: %+v", r)
	}
	r = use(d, "compare", "number: 614.5", "from: 2008")
	if !strings.Contains(r.Verdict, "419.6a became 614.5") || !strings.Contains(r.Footer, "own words") || len(r.Buttons[0]) != 2 {
		t.Errorf("compare: %+v", r)
	}
	// What the digest does not tell is not taken for a rule that was not there.
	r = use(d, "compare", "number: 616.1", "from: 1999", "to: 2011")
	if !strings.Contains(r.Verdict, "cannot compare") || len(r.Lines) > 0 {
		t.Errorf("616.1: %+v", r)
	}
	for _, command := range []string{"history", "compare"} {
		if r = use(d, command, "number: shield", "from: 2008"); r.Verdict != sayNoNumber {
			t.Errorf("%s: %+v", command, r)
		}
	}
	for _, bad := range []string{"from: 1850", "from: nonsense"} {
		if r = use(d, "compare", "number: 614.5", bad); r.Refused != answer.CodeUnknownEdition {
			t.Errorf("%s: %+v", bad, r)
		}
	}
}

// TestCompareVerdicts: each way in which two texts may stand to each other has
// its sentence.
func TestCompareVerdicts(t *testing.T) {
	kept := []Words{{Text: "a", Mark: WordsKept}}
	both := []Words{{Text: "a", Mark: WordsGone}, {Text: "b", Mark: WordsCome}}
	at := func(edition, number string) rulesdb.Place { return rulesdb.Place{Edition: edition, Number: number} }
	for want, c := range map[string]rulesdb.Comparison{
		"7.1 says the same in both.":                                                    {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", "7.1"), Spans: kept},
		"The words are the same; 7.1 became 7.2.":                                       {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", "7.2"), Spans: kept},
		"From 1 February 2008 (7.1) to 30 September 2011 (7.2):":                        {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", "7.2"), Spans: both},
		"The rules of 1 February 2008 have no such rule; it is 7.2 now.":                {Old: at("2008-02-01", ""), New: at("2011-09-30", "7.2"), Spans: both},
		"The rules of 30 September 2011 have no such rule any more; it was 7.1.":        {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", ""), Spans: both},
		"My own words tell of 7 in only one of these editions, so I cannot compare it.": {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", ""), Source: rulesdb.Digest},
	} {
		if r := newDesk(NewMemory()).comparison("7", c); r.Verdict != want {
			t.Errorf("%q, want %q", r.Verdict, want)
		}
	}
}

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
	if r = d.Press(context.Background(), Press{Action: ActPage, Value: r.Buttons[0][0].Value}); r.Title != "Furnace of Rath" {
		t.Errorf("the button: %+v", r)
	}
	if got := d.Complete(context.Background(), Partial{Command: "card", Option: "name", Typed: "furnace of r"}); len(got) == 0 || got[0].Value != "Furnace of Rath" {
		t.Errorf("suggestions: %v", got)
	}
}

// TestAbout: what is installed, since when, and links of the operator's alone.
func TestAbout(t *testing.T) {
	dir := t.TempDir()
	cards := cardindex.OpenCards(dir)
	defer cards.Close()
	d := New(Parts{Cards: cards, Store: NewMemory(), Program: Program{Version: "v7", Updates: func() []say.Message { return []say.Message{say.Text("Rules update failed on a Monday.")} }, Links: []ProgramLink{{say.Text("Rules"), "https://rules.example"}}},
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
	d.cards = importedCards{}
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
		if r := use(d, s.Name.String()); strings.Contains(r.Verdict, "I know no command") {
			t.Errorf("%s is registered and not known", s.Name)
		}
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != len(d.Specs()) {
		t.Errorf("a name twice: %v", names)
	}
}
