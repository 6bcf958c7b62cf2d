package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/rulesdb/cardfile"
)

// single is an invented card with one face.
func single(name, id string) cardfile.Card {
	return cardfile.Card{Name: name, ID: id, Faces: []cardfile.Face{{Name: name, TypeLine: "Artifact", Text: "It hums."}}}
}

// double is an invented card with two faces.
func double(layout, id, first, second string) cardfile.Card {
	return cardfile.Card{Name: first + " // " + second, ID: id, Layout: layout, Faces: []cardfile.Face{{Name: first}, {Name: second}}}
}

// openCards opens a card index in a folder of the test.
func openCards(t testing.TB, dir string) *CardIndex {
	t.Helper()
	x := OpenCards(dir)
	t.Cleanup(func() {
		if err := x.Close(); err != nil {
			t.Error(err)
		}
	})
	return x
}

// importCards imports cards and rulings.
func importCards(t testing.TB, x *CardIndex, cards []cardfile.Card, rulings []cardfile.Ruling) string {
	t.Helper()
	notice, err := x.Import(context.Background(), func(w *CardWriter) error {
		for i := range cards {
			if err := w.Card(&cards[i], strings.HasPrefix(cards[i].Name, "Able")); err != nil {
				return err
			}
		}
		for i := range rulings {
			if err := w.Ruling(&rulings[i]); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return notice
}

// finds looks a name up and says what was found.
func finds(t testing.TB, x *CardIndex, name string) string {
	t.Helper()
	card, face, whole, err := x.Card(context.Background(), name)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprintf("%s %d %v", card.Name, face, whole)
}

func invent() ([]cardfile.Card, []cardfile.Ruling) {
	return []cardfile.Card{
			single("Humming Æther Bell", "1"), single("Able Bellows", "2"), single("Who?", "3"), single("Who!", "4"),
			double(cardfile.Split, "5", "Fuel", "Flame"), double(cardfile.Transform, "6", "Quiet Cub", "Loud Bear"), single("Fuel", "7"), single("Able Bellows", "8")},
		[]cardfile.Ruling{{Card: "2", Date: "2021-02-03", Text: "Later."}, {Card: "2", Date: "2020-02-03", Text: "Sooner.", Source: "wotc"}, {Card: "6", Date: "2020-02-03", Text: "Both."}}
}

func TestCardLookup(t *testing.T) {
	x := openCards(t, t.TempDir())
	cards, rulings := invent()
	importCards(t, x, cards, rulings)
	for name, want := range map[string]string{
		"humming aether bell":  "Humming Æther Bell 0 true",
		"Able Bellows":         "Able Bellows 0 true",
		"who!":                 "Who! 0 true",
		"who":                  `no such card as "who"`,
		"fuel/flame":           "Fuel // Flame 0 true",
		"Flame":                "Fuel // Flame 1 false",
		"FUEL":                 "Fuel 0 true", // rather than a half of another card
		"Loud Bear":            "Quiet Cub // Loud Bear 1 false",
		"quiet cub":            "Quiet Cub // Loud Bear 0 false",
		"quiet cub // loud be": `no such card as "quiet cub // loud be"`,
		"":                     `no such card as ""`,
	} {
		if got := finds(t, x, name); got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
	}
	for name, want := range map[string]string{"able bellows": "Sooner.wotc Later.", "Loud Bear": "Both.", "Who?": ""} {
		list, err := x.Rulings(context.Background(), name)
		var got []string
		for _, r := range list {
			got = append(got, r.Text+r.Source)
		}
		if strings.Join(got, " ") != want || err != nil {
			t.Errorf("%q: %q, %v; want %q", name, got, err, want)
		}
	}
	is, err := x.Installed(context.Background())
	if err != nil || is.Cards != 7 || is.Rulings != 3 || time.Since(is.Imported) > time.Hour {
		t.Errorf("%+v, %v", is, err)
	}
}

// TestForeignCards: names in other languages lead to the names here, and are completed,
// those of cards with an effect first; a file of an earlier program gains them with the
// next import.
func TestForeignCards(t *testing.T) {
	dir := t.TempDir()
	before := openCards(t, dir)
	importCards(t, before, []cardfile.Card{single("Bellows", "1")}, nil)
	db, err := sql.Open("sqlite", filepath.Join(dir, cardsFile))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("DROP TABLE foreign_name"); err != nil {
		t.Fatal(err)
	}
	db.Close()
	x := openCards(t, dir)
	if names, err := x.Foreign(t.Context(), "Soufflet"); err != nil || len(names) > 0 {
		t.Errorf("a file of an earlier program: %q, %v", names, err)
	}
	called := func(c cardfile.Card, foreign ...cardfile.Foreign) cardfile.Card {
		c.Foreign = foreign
		return c
	}
	importCards(t, x, []cardfile.Card{
		called(single("Bellows", "1"), cardfile.Foreign{Name: "Soufflet d'Oran"}),
		called(single("Bellows", "1"), cardfile.Foreign{Name: "Blasebalg"}), // the same card in another language
		called(single("Able Bell", "2"), cardfile.Foreign{Name: "Soufflerie"}, cardfile.Foreign{Name: "Able Bell"}),
		called(double(cardfile.Split, "5", "Fuel", "Flame"), cardfile.Foreign{Face: 1, Name: "Flamme"}, cardfile.Foreign{Face: cardfile.Whole, Name: "Bois // Flamme"}),
	}, nil)
	for name, want := range map[string]string{"soufflet d’oran": "Bellows", "BLASEBALG": "Bellows", "Flamme": "Flame", "Bois//Flamme": "Fuel // Flame", "Able Bell": "", "Souff": ""} {
		if names, err := x.Foreign(t.Context(), name); err != nil || strings.Join(names, ", ") != want {
			t.Errorf("%s: %q, %v, want %q", name, names, err, want)
		}
	}
	for typed, want := range map[string]string{"souf": "Able Bell, Bellows", "soufflet": "Bellows", "so": "", "bo": ""} {
		if names, err := x.CompleteForeign(t.Context(), typed, 5); err != nil || strings.Join(names, ", ") != want {
			t.Errorf("%s: %q, %v, want %q", typed, names, err, want)
		}
	}
}

func TestCardNames(t *testing.T) {
	x := openCards(t, t.TempDir())
	importCards(t, x, []cardfile.Card{single("Bell of Ash", "1"), single("Able Bell", "2"), double(cardfile.Transform, "3", "Bellman", "Bell Wraith")}, nil)
	names, err := x.Names(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(names.Complete("bell", 10), "|"); got != "Able Bell|Bell of Ash|Bell Wraith|Bellman" {
		t.Errorf("completed: %s", got)
	}
	if got := names.Candidates("belman"); len(got) != 1 || got[0] != "Bellman" {
		t.Errorf("misspelled: %q", got)
	}
}

// TestCardNamesStandReady: the names are read as the import wrote them down, but not where
// a program that writes no such list has imported since.
func TestCardNamesStandReady(t *testing.T) {
	for spoil, want := range map[string]string{
		"UPDATE meta SET value = replace(value, 'Bell', 'Ball') WHERE key = 'names'":                                                               "Ball",
		"UPDATE meta SET value = replace(value, 'Bell', 'Ball') WHERE key = 'names'; UPDATE meta SET value = value || ' ' WHERE key = 'installed'": "Bell",
		"DELETE FROM meta WHERE key = 'names'": "Bell",
	} {
		x := openCards(t, t.TempDir())
		importCards(t, x, []cardfile.Card{single("Drum", "1"), single("Bell", "2")}, nil)
		run(t, x.path, spoil)
		x.forget()
		names, err := x.Names(context.Background())
		if err != nil || strings.Join(names.Complete("b", 5), "|") != want {
			t.Errorf("%s: %v, %v, want %s", spoil, names.Complete("b", 5), err, want)
		}
	}
}

// TestCardsOfAnother has one index see what another writes into its file, as
// another process does.
func TestCardsOfAnother(t *testing.T) {
	dir := t.TempDir()
	x, other := openCards(t, dir), openCards(t, dir)
	if _, _, _, err := x.Card(context.Background(), "Bell"); !errors.Is(err, ErrNoCards) {
		t.Fatalf("%v", err)
	}
	sees := func(name, want string) {
		t.Helper()
		x.forget() // as if a second had gone by
		if got := finds(t, x, name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
		if names, err := x.Names(context.Background()); err != nil || len(names.Complete(name, 5)) != 1 {
			t.Errorf("%s is not among the names: %v", name, err)
		}
	}
	importCards(t, other, []cardfile.Card{single("Bell", "1")}, nil)
	sees("Bell", "Bell 0 true")
	importCards(t, other, []cardfile.Card{single("Drum", "1")}, nil)
	sees("Drum", "Drum 0 true")
	if got := finds(t, x, "Bell"); got != `no such card as "Bell"` {
		t.Errorf("the old card is still there: %s", got)
	}
	// The file itself is another.
	third := openCards(t, t.TempDir())
	importCards(t, third, []cardfile.Card{single("Fife", "1")}, nil)
	for _, suffix := range []string{"-wal", "-shm"} {
		_ = os.Remove(x.path + suffix)
	}
	if err := os.Rename(third.path, x.path); err != nil {
		t.Fatal(err)
	}
	sees("Fife", "Fife 0 true")
}

// TestCardImportFails breaks imports off: nothing has changed, and look-ups go on
// meanwhile.
func TestCardImportFails(t *testing.T) {
	x := openCards(t, t.TempDir())
	cards, rulings := invent()
	failed := errors.New("enough")
	_, err := x.Import(context.Background(), func(*CardWriter) error { return failed })
	if !errors.Is(err, failed) || finds(t, x, "Fuel // Flame") != ErrNoCards.Error() {
		t.Errorf("the first import: %v; %s", err, finds(t, x, "Fuel // Flame"))
	}
	importCards(t, x, cards, rulings)
	_, err = x.Import(context.Background(), func(w *CardWriter) error {
		other, ruling := single("Other", "9"), cardfile.Ruling{Card: "9", Text: "x"}
		if err := errors.Join(w.Card(&other, false), w.Ruling(&ruling)); err != nil {
			return err
		}
		if got := finds(t, x, "Fuel // Flame"); got != "Fuel // Flame 0 true" {
			t.Errorf("during the import: %s", got)
		}
		return failed
	})
	is, _ := x.Installed(context.Background())
	if !errors.Is(err, failed) || finds(t, x, "Fuel // Flame") != "Fuel // Flame 0 true" || is.Cards != 7 || is.Rulings != 3 {
		t.Errorf("%v, %+v, %s", err, is, finds(t, x, "Fuel // Flame"))
	}
}

// TestCardImportsAtOnce has one import wait for another in vain, and leave it
// alone.
func TestCardImportsAtOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("waits five seconds")
	}
	dir := t.TempDir()
	x, other := openCards(t, dir), openCards(t, dir)
	_, err := x.Import(context.Background(), func(w *CardWriter) error {
		bell := single("Bell", "1")
		_, err := other.Import(context.Background(), func(*CardWriter) error { t.Error("both import"); return nil })
		var refused *ImportError
		if !errors.As(err, &refused) || !strings.Contains(refused.Says, "Another import") {
			t.Errorf("%v", err)
		}
		return w.Card(&bell, false)
	})
	if got := finds(t, x, "Bell"); err != nil || got != "Bell 0 true" {
		t.Errorf("%v, %s", err, got)
	}
}

// TestCardsKeepRulings imports cards without rulings and rulings without cards:
// each leaves the other alone.
func TestCardsKeepRulings(t *testing.T) {
	x := openCards(t, t.TempDir())
	importCards(t, x, nil, []cardfile.Ruling{{Card: "1", Date: "2020-01-01", Text: "One."}})
	importCards(t, x, []cardfile.Card{single("Bell", "1")}, nil)
	if list, err := x.Rulings(context.Background(), "bell"); len(list) != 1 || err != nil {
		t.Errorf("%v, %v", list, err)
	}
	importCards(t, x, nil, []cardfile.Ruling{{Card: "1", Text: "Two."}, {Card: "1", Text: "Three."}})
	if list, err := x.Rulings(context.Background(), "bell"); len(list) != 2 || err != nil {
		t.Errorf("%v, %v", list, err)
	}
}

// TestCardsDamaged reads and writes files that are damaged or not ours: reading
// says so, and an import sets the file aside.
func TestCardsDamaged(t *testing.T) {
	for name, damage := range map[string]func(t *testing.T, path string){
		"no database": func(t *testing.T, path string) { write(t, path, strings.Repeat("this is no database ", 400)) },
		"cut off":     func(t *testing.T, path string) { truncate(t, path, 5000) },
		"another's":   func(t *testing.T, path string) { os.Remove(path); run(t, path, "CREATE TABLE other (x)") },
		"older":       func(t *testing.T, path string) { run(t, path, "PRAGMA user_version = 99") },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			first := OpenCards(dir)
			cards, rulings := invent()
			importCards(t, first, cards, rulings)
			if err := first.Close(); err != nil {
				t.Fatal(err)
			}
			damage(t, filepath.Join(dir, cardsFile))
			x := openCards(t, dir)
			if err := x.CheckIntegrity(context.Background()); err == nil {
				t.Error("the damage is not seen")
			}
			if _, _, _, err := x.Card(context.Background(), "Fuel // Flame"); err == nil {
				t.Error("a card is read")
			}
			if notice := importCards(t, x, cards, rulings); !strings.Contains(notice, "set aside") {
				t.Errorf("notice %q", notice)
			}
			if got := finds(t, x, "Fuel // Flame"); got != "Fuel // Flame 0 true" || x.CheckIntegrity(context.Background()) != nil {
				t.Errorf("afterwards: %s", got)
			}
		})
	}
}

// manyCards are invented cards under 30,000 names.
func manyCards() []cardfile.Card {
	first := strings.Fields("Amber Brass Cinder Dusk Elder Fallow Gilded Hollow Iron Jade Keen Low Mire Night Olden Pale Quick Rust Salt Thorn Umber Vale Wild Xeric Young Zeal Ashen Bright Cold Deep")
	second := strings.Fields("Anvil Bell Crown Drum Engine Fane Gate Harp Idol Jar Kiln Loom Mask Nest Oath Pyre Quill Reed Seal Tome Urn Vise Wheel Yoke Zither Arch Bow Cask Dial Ewer")
	var list []cardfile.Card
	for _, a := range first {
		for _, b := range second {
			for n := range 34 {
				list = append(list, single(fmt.Sprintf("%s %s of the %s %s", a, b, first[(n*7)%len(first)], second[n%len(second)]), fmt.Sprint(len(list))))
			}
		}
	}
	return list[:30000]
}

func BenchmarkCard(b *testing.B) {
	x := openCards(b, b.TempDir())
	list := manyCards()
	importCards(b, x, list, nil)
	for i := 0; b.Loop(); i++ {
		if got := finds(b, x, list[i*7919%len(list)].Name); got == "" {
			b.Fatal(got)
		}
	}
}

func BenchmarkCardMissing(b *testing.B) {
	x := openCards(b, b.TempDir())
	importCards(b, x, manyCards(), nil)
	for b.Loop() {
		_ = finds(b, x, "if a source would deal damage to you, prevent it")
	}
}

func BenchmarkCardNames(b *testing.B) {
	x := openCards(b, b.TempDir())
	importCards(b, x, manyCards(), nil)
	for _, typed := range []string{"a", "amb", "zither", "of the w", "xyz"} {
		b.Run(typed, func(b *testing.B) {
			for b.Loop() {
				names, err := x.Names(context.Background())
				if err != nil {
					b.Fatal(err)
				}
				names.Complete(typed, 25)
			}
		})
	}
}
