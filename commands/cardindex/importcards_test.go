package cardindex

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"apnap/rulesdb"
)

// openedCards is a card index in a folder of the test.
func openedCards(t testing.TB) InstalledCards {
	t.Helper()
	cards := OpenCards(t.TempDir())
	t.Cleanup(func() {
		if err := cards.Close(); err != nil {
			t.Error(err)
		}
	})
	return cards
}

// imported imports the texts of files.
func imported(t testing.TB, cards InstalledCards, texts ...string) (CardImport, error) {
	t.Helper()
	var files []rulesdb.CardSource
	for _, text := range texts {
		files = append(files, rulesdb.CardSource{Name: "cards.json", Reader: strings.NewReader(text)})
	}
	return cards.Import(context.Background(), files, 0)
}

const (
	oddCards = `[{"object":"card","oracle_id":"1","name":"Kilnhouse Idol","type_line":"Artifact","oracle_text":"If you would draw a card, draw two cards instead."},
{"object":"card","oracle_id":"2","name":"Broken Idol","type_line":["Artifact"]},
{"object":"card","oracle_id":"3","name":"Idol","layout":"token","type_line":"Token Artifact"},
{"object":"card","oracle_id":"1","name":"Kilnhouse Idol","type_line":"Artifact","oracle_text":"Another of that name."},
{"object":"card","oracle_id":"4","name":"Plain Idol","type_line":"Artifact","oracle_text":"It hums."}]`
	idolRulings = `[{"object":"ruling","oracle_id":"1","source":"wotc","published_at":"2020-01-02","comment":"It doubles once."}]`
)

func TestImportCards(t *testing.T) {
	cards := openedCards(t)
	done, err := imported(t, cards, oddCards, idolRulings)
	want := CardImport{CatalogueCounts: CatalogueCounts{Cards: 2, Able: 1, Read: 1}, Rulings: 1, Bad: 1, BadNames: []string{"Broken Idol"}}
	if err != nil || !reflect.DeepEqual(done, want) {
		t.Errorf("%+v, %v\nwant %+v", done, err, want)
	}
	if card, ok := cards.Lookup("kilnhouse idol"); !ok || len(card.Effects) != 1 || card.Effects[0].Err != nil {
		t.Errorf("%+v, %v", card, ok)
	}
	page, err := ShowCard(context.Background(), cards, "Kilnhouse Idol")
	if err != nil || len(page.Rulings) != 1 || page.Rulings[0].Text != "It doubles once." {
		t.Errorf("%+v, %v", page, err)
	}
	if page, err := ShowCard(context.Background(), cards, "Furnace of Rath"); err != nil || len(page.Rulings) != 0 {
		t.Errorf("a card that is built in: %+v, %v", page, err)
	}
	if got := cards.Complete("kilnh", 3); !reflect.DeepEqual(got, []string{"Kilnhouse Idol"}) {
		t.Errorf("completed: %q", got)
	}
	if got := cards.Complete("furnace of ra", 3); !reflect.DeepEqual(got, []string{"Furnace of Rath"}) {
		t.Errorf("completed: %q", got)
	}
}

// TestImportRefuses gives files that are no whole card files, alone and behind a
// good one: nothing changes.
func TestImportRefuses(t *testing.T) {
	const good = `[{"object":"card","name":"Good Idol","type_line":"Artifact"}]`
	for text, want := range map[string]string{
		"":                           "neither an oracle-cards",
		"Dear aunt,":                 "neither an oracle-cards",
		"[]":                         "cannot be read",
		oddCards[:200]:               "breaks off",
		oddCards[:len(oddCards)-1]:   "breaks off",
		`[{"object":"set"}]`:         "neither an oracle-cards",
		`[{"object":"card"},{}]`:     "cannot be read",
		`{"data":{"A":[],"B":[{}]}}`: "cannot be read",
		"\x1f\x8b\x08\x00":           "neither an oracle-cards",
	} {
		cards := openedCards(t)
		if _, err := imported(t, cards, good); err != nil {
			t.Fatal(err)
		}
		for _, texts := range [][]string{{text}, {idolRulings, text}, {oddCards, text}} {
			_, err := imported(t, cards, texts...)
			var refused *CardFileError
			if !errors.As(err, &refused) || !strings.Contains(refused.Says, want) || !strings.Contains(refused.Says, "nothing was changed") {
				t.Errorf("%q: %v", text, err)
			}
			is, err := cards.Installed(context.Background())
			if _, ok := cards.Lookup("Good Idol"); !ok || is.Cards != 1 || is.Rulings != 0 || err != nil {
				t.Errorf("%q changed the index: %+v, %v", text, is, err)
			}
		}
	}
}

// TestImportAtLeast refuses a file with fewer cards than are expected.
func TestImportAtLeast(t *testing.T) {
	cards := openedCards(t)
	if _, err := imported(t, cards, oddCards); err != nil {
		t.Fatal(err)
	}
	files := []rulesdb.CardSource{{Name: "few.json", Reader: strings.NewReader(`[{"object":"card","name":"Good Idol","type_line":"Artifact"}]`)}}
	_, err := cards.Import(context.Background(), files, 2)
	if err == nil || !strings.Contains(err.Error(), "only 1 cards where 2 are installed") {
		t.Errorf("%v", err)
	}
	if _, ok := cards.Lookup("Good Idol"); ok {
		t.Error("it was installed")
	}
}

// TestImportStopped ends an import from outside.
func TestImportStopped(t *testing.T) {
	cards := openedCards(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := cards.Import(ctx, []rulesdb.CardSource{{Name: "cards.json", Reader: strings.NewReader(oddCards)}}, 0); err == nil {
		t.Error("it was carried out")
	}
	if _, err := cards.Installed(context.Background()); err == nil {
		t.Error("something is installed")
	}
}

// dataset opens the card file beside the project.
func dataset(b *testing.B) *os.File {
	b.Helper()
	f, err := os.Open(filepath.Join("..", "..", "..", "shared", "cards", "oracle-cards.json"))
	if err != nil {
		b.Skipf("the card file is not beside the project: %v", err)
	}
	b.Cleanup(func() { _ = f.Close() })
	return f
}

// peakMiB is the most memory that the process has had, 0 where the system does
// not say.
func peakMiB() float64 {
	status, _ := os.ReadFile("/proc/self/status")
	_, peak, _ := strings.Cut(string(status), "VmHWM:")
	var kilobytes float64
	_, _ = fmt.Sscan(peak, &kilobytes)
	return kilobytes / 1024
}

// BenchmarkImportCards imports the card file beside the project, of 29,730
// entries. Its memory is that of the whole process, the catalogue and the tests
// included.
func BenchmarkImportCards(b *testing.B) {
	f := dataset(b)
	cards := openedCards(b)
	for b.Loop() {
		if _, err := f.Seek(0, 0); err != nil {
			b.Fatal(err)
		}
		if _, err := cards.Import(context.Background(), []rulesdb.CardSource{{Name: f.Name(), Reader: f}}, 29000); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(peakMiB(), "MiB")
	b.ReportMetric(150, "goal-MiB")
	b.ReportMetric(2000, "goal-ms")
}

// installedDataset is a card index with the cards of the file beside the project.
func installedDataset(b *testing.B) InstalledCards {
	b.Helper()
	f := dataset(b)
	cards := openedCards(b)
	if _, err := cards.Import(context.Background(), []rulesdb.CardSource{{Name: f.Name(), Reader: f}}, 29000); err != nil {
		b.Fatal(err)
	}
	return cards
}

// BenchmarkInstalledCard looks an imported card up and reads its abilities.
func BenchmarkInstalledCard(b *testing.B) {
	cards := installedDataset(b)
	for b.Loop() {
		if _, ok := cards.Lookup("Furnace of Rath"); !ok {
			b.Fatal("it is not there")
		}
	}
}

// BenchmarkInstalledNames completes what is typed of a name, in the imported
// cards and the built-in catalogue.
func BenchmarkInstalledNames(b *testing.B) {
	cards := installedDataset(b)
	for _, typed := range []string{"fu", "furn", "of the", "xyzzy"} {
		b.Run(typed, func(b *testing.B) {
			for b.Loop() {
				cards.Complete(typed, 25)
			}
			b.ReportMetric(1, "goal-ms")
		})
	}
}
