package commands

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/rulesdb"
)

// idsOf completes the id of /ruling for a user at a place.
func idsOf(d *Desk, user string, at talk.Place, typed string) []talk.Suggestion {
	return d.Complete(context.Background(), talk.Partial{Command: "ruling", Option: "id", Typed: typed, User: talk.User{ID: user}, Place: at})
}

// TestCompleteRuling: /ruling offers the user's own rulings, the newest first,
// by their questions, where they can be brought back, and nobody else's.
func TestCompleteRuling(t *testing.T) {
	store := NewMemory()
	d := newDesk(store)
	day := time.Date(2026, 4, 17, 0, 0, 0, 0, time.UTC)
	d.now = func() time.Time { day = day.Add(time.Hour); return day }
	ask := func(user string, at talk.Place, options map[string]string) {
		d.Run(context.Background(), talk.Request{Command: "resolve", Options: options, User: talk.User{ID: user, Name: "Alice"}, Place: at})
	}
	bolt := map[string]string{"event": "Alice's Lightning Bolt deals 3 damage to Bob", "effect1": "Alice: Furnace of Rath"}
	ask("1", here, bolt)
	ask("1", here, map[string]string{"question": "What of the " + strings.Repeat("very ", 60) + "frobbed wug?", "private": "true"})
	ask("1", talk.Place{Guild: "g", Channel: "elsewhere"}, bolt)
	ask("1", talk.Place{Channel: "dm"}, bolt)
	ask("2", here, bolt)
	list := idsOf(d, "1", here, "")
	if len(list) != 2 || !strings.HasPrefix(list[0].Label, "What of the very") || !strings.Contains(list[1].Label, "Lightning Bolt deals 3 damage to Bob · Alice: Furnace of Rath") {
		t.Fatalf("%+v", list)
	}
	for _, s := range list {
		if n := len([]rune(s.Label)); n > maxSuggestionSize {
			t.Errorf("a label of %d characters", n)
		}
		if r := use(d, "ruling", "id: "+s.Value); r.Verdict == sayElsewhere {
			t.Errorf("%s is offered and not brought back", s.Value)
		}
	}
	if got := idsOf(d, "1", here, "FURNACE"); len(got) != 1 || got[0] != list[1] {
		t.Errorf("by a word: %+v", got)
	}
	if got := idsOf(d, "1", here, list[0].Value[:2]); len(got) == 0 {
		t.Error("by the beginning of its id: none")
	}
	if got := idsOf(d, "3", here, ""); len(got) != 0 {
		t.Errorf("of others: %+v", got)
	}
	for range maxSuggestions + 5 {
		ask("1", here, bolt)
	}
	if got := idsOf(d, "1", here, ""); len(got) != maxSuggestions {
		t.Errorf("%d are offered", len(got))
	}
}

// BenchmarkCompletions completes every option that is completed, with cards and
// the newest rules installed; the goal is a millisecond.
func BenchmarkCompletions(b *testing.B) {
	d := newDesk(NewMemory())
	f, err := os.Open("../../shared/cards/oracle-cards.json")
	if err != nil {
		b.Skip("the cards are not beside the project")
	}
	defer f.Close()
	cards := cardindex.OpenCards(b.TempDir())
	if _, err := cards.Import(context.Background(), []rulesdb.CardSource{{Name: f.Name(), Reader: f}}, 29000); err != nil {
		b.Fatal(err)
	}
	db, err := rulesdb.Open(context.Background(), b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { db.Close() })
	texts, _ := filepath.Glob("../../shared/rules/*.txt") // fails only for a bad pattern
	slices.Sort(texts)
	text, err := os.Open(texts[len(texts)-1])
	if err != nil {
		b.Fatal(err)
	}
	defer text.Close()
	if _, err := db.Import(context.Background(), "", text); err != nil {
		b.Fatal(err)
	}
	d.Names, d.Cards, d.OpenRules = cards, cards, func(context.Context) (*rulesdb.DB, error) { return db, nil }
	for i := range maxOpenRulings {
		options := map[string]string{"event": fmt.Sprintf("Alice's Lightning Bolt deals %d damage to Bob", i+1), "effect1": "Alice: Furnace of Rath", "effect2": "Bob: Urza's Armor"}
		if _, no := d.keep(context.Background(), &sheet{Ask: ruling.Ask{Events: []string{options["event"]}, Effects: []string{options["effect1"], options["effect2"]}}}, asker{user: talk.User{ID: "1"}, at: here}); no != nil {
			b.Fatal(no)
		}
	}
	for _, p := range []talk.Partial{
		{Command: "resolve", Option: "effect1", Typed: "Alice: fur"}, {Command: "resolve", Option: "edition", Typed: "20"}, {Command: "compare", Option: "from", Typed: ""},
		{Command: "rule", Option: "number", Typed: "614."}, {Command: "define", Option: "term", Typed: "re"}, {Command: "card", Option: "name", Typed: "urza's"},
		{Command: "ruling", Option: "card", Typed: "dou"}, {Command: "ruling", Option: "id", Typed: ""}, {Command: "ruling", Option: "id", Typed: "nothing like it"},
	} {
		p.User, p.Place = talk.User{ID: "1"}, here
		b.Run(p.Command+"-"+p.Option+"-"+p.Typed, func(b *testing.B) {
			for b.Loop() {
				d.Complete(context.Background(), p)
			}
		})
	}
}
