package catalog

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"

	"apnap/internal/cputime"
)

// blank is a face with nothing but a name and a type line.
func blank(name, typeLine string) Face {
	return Face{Name: name, TypeLine: typeLine, ManaValue: 1, Power: Unset, Toughness: Unset, Loyalty: Unset}
}

// small is a catalogue of invented cards.
func small() []Entry {
	furnace := blank("Furnace of Ash", "Legendary Enchantment")
	furnace.Colors = "R"
	furnace.Abilities = []Ability{{Scope: "replacement", Effects: []string{"a b", "c"}}, {Scope: "cant", Created: true, Mode: 2}}
	furnace.Modes, furnace.Least, furnace.Most = []string{"x", "", Unread}, 1, -1
	furnace.Instruction = "x y"
	furnace.Unread, furnace.Costs = true, true
	bear := blank("Ôdd Béar", "Creature — Bear Wall")
	bear.Power, bear.Toughness, bear.Keywords = -1, Unset, []string{"flying", "protection from red"}
	walker := blank("Jory, the Still", "Legendary Planeswalker — Jory")
	walker.Loyalty = 4
	return []Entry{
		{Name: "Furnace of Ash", Faces: []Face{furnace}},
		{Name: "Ôdd Béar", Faces: []Face{bear}},
		{Name: "Jory, the Still", Faces: []Face{walker}},
		{Name: "Fuel // Flame", Layout: Split, Faces: []Face{blank("Fuel", "Instant"), blank("Flame", "Sorcery")}},
		{Name: "Quiet Cub // Loud Bear", Layout: Transform, Faces: []Face{blank("Quiet Cub", "Creature — Bear"), blank("Loud Bear", "Creature — Bear")}},
		{Name: "Sword of Ash and Salt", Faces: []Face{blank("Sword of Ash and Salt", "Artifact — Equipment")}},
		{Name: "Who?", Faces: []Face{blank("Who?", "Instant")}},
		{Name: "Who!", Faces: []Face{blank("Who!", "Instant")}},
		{Name: "_____", Faces: []Face{blank("_____", "Creature")}},
	}
}

func smallCatalogue(t testing.TB) *Catalogue {
	t.Helper()
	c, err := Of(slices.Values(small()))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestWriteAndRead(t *testing.T) {
	var first, second bytes.Buffer
	entries := small()
	if err := Write(&first, slices.Values(entries)); err != nil {
		t.Fatal(err)
	}
	slices.Reverse(entries)
	if err := Write(&second, slices.Values(append(entries, entries[0]))); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("the order of the entries changes the bytes")
	}
	c, err := Read(&first)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range small() {
		want.Whole = true
		got, ok := c.Lookup(want.Name)
		if !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("got  %+v\nwant %+v", got, want)
		}
	}
	if c.Len() != len(small()) || len(slices.Collect(c.All())) != c.Len() {
		t.Errorf("%d cards", c.Len())
	}
}

func TestWriteRefuses(t *testing.T) {
	if err := Write(&bytes.Buffer{}, slices.Values([]Entry{{Name: "a\tb", Faces: []Face{blank("a\tb", "")}}})); err == nil {
		t.Error("a tab in a name was written")
	}
	one := slices.Values([]Entry{{Name: "a", Faces: []Face{blank("a", "")}}})
	if err := Write(brokenWriter{}, one); err == nil {
		t.Error("a writer's error was lost")
	}
}

// TestReadRefuses reads catalogues that lack something, or say something else in their
// directory: of none half is read.
func TestReadRefuses(t *testing.T) {
	cards, err := zip("Ash\tInstant\n")
	if err != nil {
		t.Fatal(err)
	}
	text, table := layOut([]key{{folded: "ash"}})
	_, other := layOut([]key{{folded: "ash", line: 1}})
	_, face := layOut([]key{{folded: "ash", face: 1}})
	_, longer := layOut([]key{{folded: "ashes"}})
	whole := func(counts, table string) string { return packedMark + " " + counts + "\n" + text + table + cards }
	sizes := fmt.Sprintf("%d %d %d", len(text), len(table), len(cards))
	good := whole("1 "+sizes, table)
	if _, err := Read(strings.NewReader(good)); err != nil {
		t.Fatal(err)
	}
	for _, broken := range []string{"", "no catalogue", strings.TrimPrefix(good, packedMark), whole("", table), whole("1", table), whole("300 "+sizes, table), whole("2 "+sizes, table), whole("x "+sizes, table),
		whole("1 -1 5 7", table), whole("-1 "+sizes, table), whole(fmt.Sprintf("1 %d %d 99999", len(text), len(table)), table), good[:len(good)-9], good + "more",
		whole(fmt.Sprintf("1 %d %d %d", len(text), len(table)+1, len(cards)-1), table), whole(fmt.Sprintf("1 %d %d %d", len(text), len(table)+recordSize, len(cards)-recordSize), table),
		whole("1 "+sizes, other), whole("1 "+sizes, face), whole("1 "+sizes, longer)} {
		if c, err := Read(strings.NewReader(broken)); err == nil {
			t.Errorf("%q was read: %d cards", broken, c.Len())
		}
	}
}

// TestRecordsHoldTheirKeys lays names out and reads them back, whatever their marks.
func TestRecordsHoldTheirKeys(t *testing.T) {
	keys := []key{
		{folded: "", line: 1 << 30},
		{folded: "ash", at: 0, line: 7, able: true},
		{folded: strings.Repeat("long ", 99), line: 70_000, face: Whole, listed: true},
		{folded: "æ", face: 127, alias: true, able: true, listed: true},
	}
	n := namesOf(keys, nil)
	if n.size() != len(keys) {
		t.Fatalf("%d names, want %d", n.size(), len(keys))
	}
	for i, want := range keys { // which know by now where they stand
		if got := n.key(i); got != want {
			t.Errorf("got  %+v\nwant %+v", got, want)
		}
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("full") }

func TestLookup(t *testing.T) {
	c := smallCatalogue(t)
	for _, test := range []struct {
		asked, name string
		face        int
		whole       bool
	}{
		{"furnace OF ash", "Furnace of Ash", 0, true},
		{"odd bear", "Ôdd Béar", 0, true},
		{"Jory the Still", "Jory, the Still", 0, true},
		{"Fuel/Flame", "Fuel // Flame", 0, true},
		{"flame", "Fuel // Flame", 1, false},
		{"Loud Bear", "Quiet Cub // Loud Bear", 1, false},
		{"Quiet Cub", "Quiet Cub // Loud Bear", 0, false},
		{"who?", "Who?", 0, true},
		{"_____", "_____", 0, true},
	} {
		e, ok := c.Lookup(test.asked)
		if !ok || e.Name != test.name || e.Face != test.face || e.Whole != test.whole {
			t.Errorf("%q: %q face %d whole %v, %v", test.asked, e.Name, e.Face, e.Whole, ok)
		}
	}
	for _, asked := range []string{"", "furnace", "who", "//", "bear", "____"} {
		if e, ok := c.Lookup(asked); ok {
			t.Errorf("%q found %q", asked, e.Name)
		}
	}
}

func TestComplete(t *testing.T) {
	c := smallCatalogue(t)
	for typed, want := range map[string]string{
		"fu":        "Furnace of Ash|Fuel // Flame",
		"bear":      "Loud Bear|Ôdd Béar",
		"ash":       "Furnace of Ash|Sword of Ash and Salt",
		"Quiet C":   "Quiet Cub",
		"quiet cub": "Quiet Cub",
		"zzz":       "",
	} {
		if got := strings.Join(c.Complete(typed, 5), "|"); got != want {
			t.Errorf("%q: %s, want %s", typed, got, want)
		}
	}
	if got := c.Complete("", 3); len(got) != 3 || got[0] != "Furnace of Ash" {
		t.Errorf("nothing typed: %q", got)
	}
	if got := c.Complete("f", 0); got != nil {
		t.Errorf("limit 0: %q", got)
	}
}

func TestCandidates(t *testing.T) {
	c := smallCatalogue(t)
	for asked, want := range map[string]string{
		"SoAS":           "Sword of Ash and Salt",
		"SoAaS":          "Sword of Ash and Salt",
		"Furnce of Ahs":  "Furnace of Ash",
		"Furnase":        "Furnace of Ash",
		"jory":           "Jory, the Still",
		"who":            "Who!|Who?",
		"Laud Bear":      "Loud Bear",
		"completely off": "",
		"":               "",
	} {
		if got := strings.Join(c.Candidates(asked), "|"); got != want {
			t.Errorf("%q: %q, want %q", asked, got, want)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b  string
		limit int
		want  int
	}{
		{"bear", "bear", 1, 0}, {"bear", "baer", 1, 1}, {"bear", "bea", 1, 1}, {"bear", "beard", 1, 1}, {"bear", "boar", 1, 1},
		{"bear", "boat", 1, 2}, {"bear", "boat", 2, 2}, {"furnace", "furance", 2, 1}, {"abcdef", "badcfe", 3, 3}, {"abc", "abcdefg", 2, 3},
	} {
		if got := newDistance(test.a, test.limit).to(test.b); got != test.want {
			t.Errorf("%s, %s within %d: %d, want %d", test.a, test.b, test.limit, got, test.want)
		}
	}
}

func TestFold(t *testing.T) {
	for name, want := range map[string]string{
		"Lim-Dûl's Vault": "lim duls vault", "Æther Vial": "aether vial", "Fire // Ice": "fire ice",
		"“Ach! Hans, Run!”": "ach hans run", "+2 Mace": "2 mace", "_____": "_____", "  ": "",
	} {
		if got := Fold(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// The built-in catalogue: facts about cards that exist.
func TestBuiltIn(t *testing.T) {
	c := BuiltIn()
	if c.Len() < 29000 {
		t.Fatalf("%d cards", c.Len())
	}
	if len(packed) > 2500<<10 {
		t.Errorf("the embedded catalogue has %d bytes", len(packed))
	}
	bolt, ok := c.Lookup("lightning bolt")
	if f := bolt.Faces[0]; !ok || f.Name != "Lightning Bolt" || f.Colors != "R" || f.TypeLine != "Instant" || f.ManaValue != 1 {
		t.Errorf("%+v", bolt)
	}
	bears, _ := c.Lookup("Grizzly Bears")
	if f := bears.Faces[0]; f.Power != 2 || f.Toughness != 2 || !slices.Equal(f.Subtypes(), []string{"Bear"}) || !slices.Equal(f.Types(), []string{"Creature"}) {
		t.Errorf("%+v", f)
	}
	for asked, want := range map[string]string{
		"Circle of Protection: Red": "Circle of Protection: Red", "jotun grunt": "Jötun Grunt", "Will o the Wisp": "Will-o'-the-Wisp",
		"Fire/Ice": "Fire // Ice", "Insectile Aberration": "Delver of Secrets // Insectile Aberration", "birds of paradise": "Birds of Paradise",
	} {
		if e, ok := c.Lookup(asked); !ok || e.Name != want {
			t.Errorf("%q: %q %v", asked, e.Name, ok)
		}
	}
	for asked, want := range map[string]string{
		"SoFI": "Sword of Fire and Ice", "Furnase of Wrath": "Furnace of Rath", "Doubling": "Doubling Season", "Torban": "Torbran, Thane of Red Fell",
		"Lighning Bolt": "Lightning Bolt",
	} {
		if got := c.Candidates(asked); !slices.Contains(got, want) {
			t.Errorf("%q: %q lacks %s", asked, got, want)
		}
	}
	if got := c.Complete("furnace of r", 5); len(got) != 1 || got[0] != "Furnace of Rath" {
		t.Errorf("completing: %q", got)
	}
}

// What is folded is folded for good, whatever letter it holds (the capital ẞ once became a small ß first).
func TestFoldedOnce(t *testing.T) {
	for r := range unicode.MaxRune {
		if once := Fold("a" + string(r)); Fold(once) != once {
			t.Errorf("%U folds to %q, then %q", r, once, Fold(once))
		}
	}
}

func FuzzLookup(f *testing.F) {
	c := smallCatalogue(f)
	for _, seed := range []string{"furnace of ash", "Fuel/Flame", "who", "_", "Ôdd", "soas", "\xff\xfe", strings.Repeat("a b ", 30)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, asked string) {
		if e, ok := c.Lookup(asked); ok && len(e.Faces) == 0 {
			t.Errorf("%q: an entry without a face", asked)
		}
		for _, list := range [][]string{c.Candidates(asked), c.Complete(asked, 5)} {
			for _, name := range list {
				if _, ok := c.Lookup(name); !ok {
					t.Errorf("%q offers %q, which is not found", asked, name)
				}
			}
		}
		if twice := Fold(Fold(asked)); twice != Fold(asked) {
			t.Errorf("%q folds to %q, then %q", asked, Fold(asked), twice)
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	end := cputime.Of(b)
	for b.Loop() {
		if _, err := unpack(packed); err != nil {
			b.Fatal(err)
		}
	}
	end()
}

func BenchmarkBuiltIn(b *testing.B) {
	c := BuiltIn()
	for name, run := range map[string]func(){
		"lookup":     func() { c.Lookup("Lightning Bolt") },
		"complete 1": func() { c.Complete("s", 25) },
		"complete 2": func() { c.Complete("of", 25) },
		"complete 9": func() { c.Complete("sword of f", 25) },
		"misspelled": func() { c.Candidates("Lihgtnign Bolt") },
		"initials":   func() { c.Candidates("sofi") },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				run()
			}
		})
	}
}

// TestListing: a list of names written down is read as the index that it was made of, and
// what was not written so is none.
func TestListing(t *testing.T) {
	list := []Name{{Printed: "Zeal Bell", Able: true}, {Printed: "Ash’s Bell", Listed: true}, {Printed: "ASH BELL", Able: true, Listed: true}, {Printed: "Ash’s Bell"}}
	want, got := NewNames(list), ReadListing(Listing(list))
	if got == nil || got.text != want.text || got.size() != len(list) {
		t.Fatalf("read %+v, want %+v", got, want)
	}
	for i := range list {
		a, b := want.key(i), got.key(i)
		if want.printed(a) != got.printed(b) || a.able != b.able || a.listed != b.listed || a.face != b.face || a.alias != b.alias {
			t.Errorf("%s: %+v, want %+v", want.printed(a), b, a)
		}
	}
	for _, text := range []string{"", "x\n", "aZeal\tzeal\naAsh\tash\n", "\tash\n"} {
		if ReadListing(text) != nil {
			t.Errorf("%q is read", text)
		}
	}
	if Listing([]Name{{Printed: "Two\tWords"}}) != "" {
		t.Error("a name with a tab is written")
	}
}
