package cardfile

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ulikunitz/xz"
)

// all reads every card of a file's text.
func all(t *testing.T, text string) []Card {
	t.Helper()
	var cards []Card
	for c, err := range Read(strings.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, c)
	}
	return cards
}

const scryfall = "\uFEFF" + `[
{"object":"card","oracle_id":"1","name":"Mill Warden","layout":"normal","mana_cost":"{1}{W/U}","cmc":2.0,"type_line":"Creature — Bird",
 "oracle_text":"Flying","power":"1","toughness":"*","colors":["U","W"],"prices":{"usd":"0.1"}},
{"object":"card","oracle_id":"2","name":"Dusk // Dawn Bell","layout":"split","type_line":"Instant // Sorcery","colors":["R","B"],
 "card_faces":[{"name":"Dusk","mana_cost":"{X}{B}","type_line":"Instant","oracle_text":"a"},{"name":"Dawn Bell","mana_cost":"{3}{R}","type_line":"Sorcery","oracle_text":"b"}]},
{"object":"card","oracle_id":"3","name":"Quiet Cub // Loud Bear","layout":"transform","type_line":"Creature — Bear // Creature — Bear","colors":["G"],
 "card_faces":[{"name":"Quiet Cub","mana_cost":"{G}","type_line":"Creature — Bear","power":"1","toughness":"1"},{"name":"Loud Bear","mana_cost":"","type_line":"Creature — Bear","power":"4","toughness":"4"}]},
{"object":"card","oracle_id":"4","name":"Mirror // Mirror","layout":"reversible_card","card_faces":[{"name":"Mirror","type_line":"Artifact"},{"name":"Mirror","type_line":"Artifact"}]},
{"object":"card","oracle_id":"5","name":"Bear","layout":"token","type_line":"Token Creature — Bear"},
{"object":"card","oracle_id":"6","name":"Some Emblem","layout":"emblem","type_line":"Emblem"},
{"object":"card","oracle_id":"7","name":"Vista // Vista","layout":"art_series","type_line":"Card // Card"}
]`

func TestScryfall(t *testing.T) {
	cards := all(t, scryfall)
	var names []string
	for _, c := range cards {
		names = append(names, c.Name)
	}
	if want := []string{"Mill Warden", "Dusk // Dawn Bell", "Quiet Cub // Loud Bear", "Mirror"}; !reflect.DeepEqual(names, want) {
		t.Fatalf("names %q, want %q", names, want)
	}
	warden := Face{Name: "Mill Warden", TypeLine: "Creature — Bird", Text: "Flying", ManaCost: "{1}{W/U}", Colors: "WU",
		ManaValue: 2, Power: 1, Toughness: Unset, Loyalty: Unset, Defense: Unset}
	if got := cards[0].Faces[0]; got != warden {
		t.Errorf("got %+v\nwant %+v", got, warden)
	}
	if c := cards[1]; c.Layout != Split || c.Faces[0].Colors != "B" || c.Faces[0].ManaValue != 1 || c.Faces[1].ManaValue != 4 {
		t.Errorf("split card: %+v", c)
	}
	if c := cards[2]; c.Layout != Transform || c.Faces[1].ManaValue != 1 || c.Faces[1].Colors != "G" {
		t.Errorf("double-faced card: %+v", c)
	}
	if c := cards[3]; c.Layout != "" || len(c.Faces) != 1 {
		t.Errorf("card printed on both sides: %+v", c)
	}
}

const mtgjson = `{"meta":{"version":"5"},"data":{
	"Mill Warden":[{"name":"Mill Warden","layout":"normal","manaCost":"{1}{U}","manaValue":2.0,"colors":["U"],"type":"Creature — Bird","text":"Flying","power":"1","toughness":"2","identifiers":{"scryfallOracleId":"1"}}],
	"Dusk // Dawn Bell":[{"name":"Dusk // Dawn Bell","faceName":"Dusk","layout":"split","manaValue":5.0,"faceManaValue":1.0,"type":"Instant"},
	 {"name":"Dusk // Dawn Bell","faceName":"Dawn Bell","layout":"split","manaValue":5.0,"faceManaValue":4.0,"type":"Sorcery"}]}}`

func TestMTGJSON(t *testing.T) {
	cards := all(t, mtgjson)
	if len(cards) != 2 {
		t.Fatalf("%d cards", len(cards))
	}
	if f := cards[0].Faces[0]; f.ManaValue != 2 || f.Power != 1 || f.Colors != "U" || cards[0].ID != "1" {
		t.Errorf("%+v", cards[0])
	}
	if c := cards[1]; c.Name != "Dusk // Dawn Bell" || c.Layout != Split || c.Faces[1].ManaValue != 4 {
		t.Errorf("%+v", c)
	}
}

// TestForeignNames reads what cards are called in other languages from both formats,
// face by face and as a whole.
func TestForeignNames(t *testing.T) {
	atomic := `{"data":{
	"Mill Warden":[{"name":"Mill Warden","layout":"normal","type":"Artifact","foreignData":[{"language":"French","name":"Gardien du moulin","text":"…"},{"language":"German","name":""}]}],
	"Dusk // Dawn Bell":[{"name":"Dusk // Dawn Bell","faceName":"Dusk","layout":"split","type":"Instant","foreignData":[{"faceName":"Brune","name":"Brune // Cloche","language":"French"}]},
	 {"name":"Dusk // Dawn Bell","faceName":"Dawn Bell","layout":"split","type":"Sorcery","foreignData":[{"faceName":"Cloche","name":"Brune // Cloche","language":"French"},{"name":"Dusk // Glocke","language":"German"}]}]}}`
	all2 := `[{"object":"card","name":"Mill Warden","lang":"fr","printed_name":"Gardien du moulin","layout":"normal","type_line":"Artifact"},
	{"object":"card","name":"Dusk // Dawn Bell","lang":"fr","layout":"split","card_faces":[
	 {"name":"Dusk","printed_name":"Brune","type_line":"Instant"},{"name":"Dawn Bell","printed_name":"Cloche","type_line":"Sorcery"}]}]`
	want := [][]Foreign{{{0, "Gardien du moulin"}}, {{Whole, "Brune // Cloche"}, {0, "Brune"}, {1, "Cloche"}}}
	for format, text := range map[string]string{"MTGJSON": atomic, "Scryfall": all2} {
		for i, c := range all(t, text) {
			slices.SortFunc(c.Foreign, func(a, b Foreign) int { return a.Face - b.Face })
			if !slices.Equal(c.Foreign, want[i]) {
				t.Errorf("%s: %s is called %+v", format, c.Name, c.Foreign)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	for _, text := range []string{"", "nothing", "12", `{"cards":[]}`, `[{"object":"set"}]`, `{"data":[]}`, `{"data":{"Bear":{}}}`, "<!DOCTYPE html>", "PK\x03\x04 packed otherwise", "\x1f\x8bno"} {
		var last error
		for _, err := range Read(strings.NewReader(text)) {
			last = err
		}
		if !errors.Is(last, ErrFormat) {
			t.Errorf("%q: %v", text, last)
		}
	}
	if err := ends(`[]`); err != nil {
		t.Errorf("an empty list: %v", err)
	}
}

// ends reads a file's text and returns the error that its entries end with.
func ends(text string) error {
	for _, err := range Scan(strings.NewReader(text)) {
		if err != nil {
			return err
		}
	}
	return nil
}

// TestCutOff cuts files anywhere, and puts something behind them: only the whole
// file ends without an error.
func TestCutOff(t *testing.T) {
	for _, whole := range []string{scryfall, mtgjson, rulings, gzipped(t, mtgjson), xzipped(t, scryfall)} {
		whole = strings.TrimSpace(whole)
		if err := ends(whole); err != nil {
			t.Fatal(err)
		}
		for at := 1; at < len(whole); at += 7 {
			if err := ends(whole[:at]); err == nil {
				t.Fatalf("cut at %d of %d: no error", at, len(whole))
			}
		}
	}
	if err := ends(scryfall + "{}"); !errors.Is(err, ErrFormat) {
		t.Errorf("something behind the cards: %v", err)
	}
}

// TestPacked reads the same cards however they are packed.
func TestPacked(t *testing.T) {
	want := all(t, scryfall)
	for _, packed := range []string{gzipped(t, scryfall), xzipped(t, scryfall)} {
		if got := all(t, packed); !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v", got)
		}
	}
}

// gzipped packs a text.
func gzipped(t *testing.T, text string) string {
	t.Helper()
	var b strings.Builder
	w := gzip.NewWriter(&b)
	return packed(t, &b, w, text)
}

// xzipped packs a text.
func xzipped(t *testing.T, text string) string {
	t.Helper()
	var b strings.Builder
	w, err := xz.NewWriter(&b)
	if err != nil {
		t.Fatal(err)
	}
	return packed(t, &b, w, text)
}

func packed(t *testing.T, b *strings.Builder, w io.WriteCloser, text string) string {
	t.Helper()
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestBadEntries reads files in which single cards are broken: they are named,
// and the others are read.
func TestBadEntries(t *testing.T) {
	for text, want := range map[string]string{
		`[{"object":"card","name":"Good","type_line":"Instant"},{"object":"card","name":"Odd","type_line":7},{"object":"card","name":"Fine","type_line":"Instant"}]`:                "Odd",
		`[{"object":"card","name":"Good","type_line":"Instant"},{"object":"card","type_line":"Instant"},{"object":"card","name":"Fine","type_line":"Instant"}]`:                     "a card without a name",
		`[{"object":"card","name":"Good","type_line":"Instant"},null,{"object":"card","name":"Fine","type_line":"Instant"}]`:                                                        "a card without a name",
		`{"data":{"Good":[{"name":"Good","type":"Instant"}],"Odd":[],"Fine":[{"name":"Fine","type":"Instant"}]}}`:                                                                   "Odd",
		`{"data":{"Good":[{"name":"Good","type":"Instant"}],"Odd":{"name":1},"Fine":[{"name":"Fine","type":"Instant"}]},"meta":{}}`:                                                 "Odd",
		`[{"object":"card","name":"Good"},{"object":"card","name":"Odd","oracle_text":"` + strings.Repeat("long ", 2000) + `"},{"object":"card","name":"Fine","type_line":"Land"}]`: "Odd",
	} {
		var names []string
		var bad *EntryError
		for c, err := range Read(strings.NewReader(text)) {
			if err != nil && !errors.As(err, &bad) {
				t.Fatalf("%s: %v", text, err)
			}
			names = append(names, c.Name)
		}
		if !reflect.DeepEqual(names, []string{"Good", "", "Fine"}) || bad == nil || bad.Name != want {
			t.Errorf("%s: %q, %+v", text, names, bad)
		}
	}
}

// TestHugeEntry holds the bound on one entry's memory.
func TestHugeEntry(t *testing.T) {
	huge := io.MultiReader(strings.NewReader(`[{"object":"card","name":"`), io.LimitReader(endless{}, 1<<30))
	for _, err := range Scan(huge) {
		if !errors.Is(err, errTooLarge) {
			t.Errorf("%v", err)
		}
	}
}

// endless reads as one letter for ever.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

const rulings = `[{"object":"ruling","oracle_id":"1","source":"wotc","published_at":"2020-01-02","comment":"It mills."},
{"object":"ruling","oracle_id":"1","source":"scryfall","published_at":"2021-01-02","comment":"It still does."}]`

func TestRulings(t *testing.T) {
	for text, want := range map[string][]Ruling{
		rulings: {{"1", "2020-01-02", "It mills.", "wotc"}, {"1", "2021-01-02", "It still does.", "scryfall"}},
		`{"data":{"Dusk // Dawn":[{"faceName":"Dusk","layout":"split","rulings":[{"date":"2020-01-02","text":"Both."}],"identifiers":{"scryfallOracleId":"2"}},
		 {"faceName":"Dawn","layout":"split","rulings":[{"date":"2020-01-02","text":"Both."},{"date":"2020-01-03","text":"One."}]}]}}`: {{"2", "2020-01-02", "Both.", ""}, {"2", "2020-01-03", "One.", ""}},
		`{"data":{"Bear":[{"name":"Bear","rulings":[{"date":"2020-01-02","text":"It is."}]}]}}`: {{"Bear", "2020-01-02", "It is.", ""}},
	} {
		var got []Ruling
		for e, err := range Scan(strings.NewReader(text)) {
			if err != nil {
				t.Fatal(err)
			}
			item, err := e.Read()
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, item.Rulings...)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v", text, got)
		}
	}
}

func TestManaValue(t *testing.T) {
	for cost, want := range map[string]int{"": 0, "{0}": 0, "{X}{X}{G}": 1, "{2/W}{2/W}": 4, "{W/P}{10}": 11, "{HW}": 0, "{C}{S}": 2, "{1}{R} {2}{U}": 5} {
		if got := manaValue(cost); got != want {
			t.Errorf("%s: %d, want %d", cost, got, want)
		}
	}
}

func TestKeywords(t *testing.T) {
	for text, want := range map[string]string{
		"Flying, first strike\nWhenever it attacks, draw a card.": "flying|first strike",
		"Protection from red and from Dragons":                    "protection from red|protection from dragons",
		"Absorb 1 (If a source would deal damage to it …)":        "absorb 1",
		"Ward {2}\nDredge 3 (…)":                                  "ward|dredge 3",
		"Cumulative upkeep—Pay {1}.":                              "cumulative upkeep",
		"Flying creatures you control get +1/+1.":                 "",
		"Suspend 4—{1}{U}":                                        "suspend 4",
		"Enchant creature you control":                            "enchant creature you control",
		"Reach; trample":                                          "reach|trample",
		"Haste\nLEVEL 3+\n4/4\nProtection from everything":        "haste",
	} {
		if got := strings.Join(Keywords(text), "|"); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestDataset reads the card files beside the project, where they are there.
func TestDataset(t *testing.T) {
	for file, want := range map[string]int{"oracle-cards.json": 29000, "scryfall-sample.json": 10, "mtgjson-sample.json": 10} {
		f, err := os.Open(filepath.Join("..", "..", "..", "shared", "cards", file))
		if err != nil {
			t.Skipf("the card files are not beside the project: %v", err)
		}
		defer f.Close()
		n := 0
		for c, err := range Read(bufio.NewReader(f)) {
			if err != nil {
				t.Fatal(err)
			}
			if n++; c.Name == "Lightning Bolt" && (c.Faces[0].Colors != "R" || c.Faces[0].ManaValue != 1) {
				t.Errorf("%s: %+v", file, c)
			}
		}
		if n < want {
			t.Errorf("%s: %d cards", file, n)
		}
	}
}

func FuzzKeywords(f *testing.F) {
	for _, seed := range []string{"Flying, first strike", "Protection from red and from blue", "Suspend 4—{1}{U}", "((", "—"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if slices.Contains(Keywords(text), "") {
			t.Errorf("%q gives an empty keyword", text)
		}
	})
}

// FuzzScan reads anything: it ends, and what it calls a card has a name and a
// face.
func FuzzScan(f *testing.F) {
	for _, seed := range []string{scryfall, mtgjson, rulings, "[]", "{", `{"data":{"A":[{}]}}`, `[{"object":"card","card_faces":[{}]}]`, "\x1f\x8b", "\xfd7zXZ\x00", "BZh9"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for c, err := range Read(bytes.NewReader(data)) {
			if err == nil && (strings.TrimSpace(c.Name) == "" || len(c.Faces) == 0 || c.ID == "") {
				t.Errorf("%+v", c)
			}
		}
	})
}
