package cardindex

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

const inventedCards = `[
{"object":"card","name":"Ashfire Engine","layout":"normal","mana_cost":"{2}{R}","type_line":"Legendary Enchantment","colors":["R"],
 "oracle_text":"If a source would deal damage to a player or permanent, it deals double that damage instead."},
{"object":"card","name":"Odd Hound","layout":"normal","mana_cost":"{G}","type_line":"Creature — Dog","power":"2","toughness":"1","colors":["G"],
 "oracle_text":"Trample\nIf a source would deal damage to you while it frobs, prevent that damage."},
{"object":"card","name":"Dusk // Dawn Bell","layout":"split","type_line":"Instant // Sorcery","colors":["B","W"],
 "card_faces":[{"name":"Dusk","mana_cost":"{B}","type_line":"Instant","oracle_text":"Draw a card."},{"name":"Dawn Bell","mana_cost":"{3}{W}","type_line":"Sorcery","oracle_text":"Draw a card."}]}]`

// inventedCatalogue is the catalogue of the invented cards.
func inventedCatalogue(t *testing.T) CatalogueCards {
	t.Helper()
	var packed bytes.Buffer
	earlier, err := catalog.Of(slices.Values([]catalog.Entry{
		{Name: "Old Bear", Faces: []catalog.Face{{Name: "Old Bear", TypeLine: "Creature — Bear", Power: 2, Toughness: 2, Loyalty: catalog.Unset}}},
		{Name: "Odd Hound", Faces: []catalog.Face{{Name: "Odd Hound", TypeLine: "Land", Power: catalog.Unset, Toughness: catalog.Unset, Loyalty: catalog.Unset}}},
	}))
	if err != nil {
		t.Fatal(err)
	}
	counts, err := WriteCatalogue(&packed, strings.NewReader(inventedCards), earlier)
	if err != nil {
		t.Fatal(err)
	}
	counts.Missing = nil
	if want := (CatalogueCounts{Cards: 4, Able: 2, Read: 1, Unread: 1, Spells: 2, Whole: 2, Everyday: 2, EverydayWhole: 2}); counts != want {
		t.Errorf("counts %+v, want %+v", counts, want)
	}
	c, err := catalog.Read(&packed)
	if err != nil {
		t.Fatal(err)
	}
	return CatalogueCards{func() *catalog.Catalogue { return c }}
}

func TestCatalogueCards(t *testing.T) {
	cards := inventedCatalogue(t)
	engineCard, ok := cards.Lookup("ashfire engine")
	if !ok || engineCard.Types != engine.Enchantment|engine.Legendary || engineCard.Colors != engine.Red || engineCard.ManaValue != 3 {
		t.Errorf("%+v", engineCard)
	}
	if len(engineCard.Effects) != 1 || len(engineCard.Effects[0].Effects) != 1 || engineCard.Effects[0].Err != nil {
		t.Errorf("%+v", engineCard.Effects)
	}
	hound, _ := cards.Lookup("Odd Hound")
	if hound.Power != 2 || hound.Toughness != 1 || len(hound.Subtypes) != 1 || len(hound.Keywords) != 1 {
		t.Errorf("%+v", hound)
	}
	if len(hound.Effects) != 1 || hound.Effects[0].Err == nil {
		t.Errorf("an ability that is not read must say so: %+v", hound.Effects)
	}
	if bell, _ := cards.Lookup("dusk/dawn bell"); bell.Types != engine.Instant|engine.Sorcery || bell.Colors != engine.White|engine.Black || bell.ManaValue != 5 {
		t.Errorf("%+v", bell)
	}
	if bell, _ := cards.Lookup("Dawn Bell"); bell.Types != engine.Sorcery || bell.ManaValue != 4 {
		t.Errorf("%+v", bell)
	}
	if bear, ok := cards.Lookup("Old Bear"); !ok || bear.Power != 2 {
		t.Errorf("a card that only the earlier catalogue knows: %+v", bear)
	}
	if _, ok := cards.Lookup("nothing such"); ok {
		t.Error("found what is not there")
	}
	if got := cards.Candidates("Ashfire"); len(got) != 1 || cards.Complete("ash", 3)[0] != "Ashfire Engine" {
		t.Errorf("%q", got)
	}
}

// TestCatalogueIsUpToDate holds the embedded catalogue to the parser: every
// notation in it is read.
func TestCatalogueIsUpToDate(t *testing.T) {
	able, read := 0, 0
	for e := range catalog.BuiltIn().All() {
		for i := range e.Faces {
			for j := range e.Faces[i].Abilities {
				if len(e.Faces[i].Abilities[j].Effects) == 0 {
					continue
				}
				able++
				if got := AbilityOf(&e.Faces[i], j); got.Err == nil {
					read++
				}
			}
		}
	}
	if read != able {
		t.Errorf("%d of %d abilities are read; write the catalogue anew: apnap cards catalog", read, able)
	}
}

// TestCatalogueIsMadeOfTheCards makes the catalogue of the card file beside the
// project anew and says which cards the embedded one tells otherwise: it is
// stale then. Whoever changes how cards are read meets it in CI.
func TestCatalogueIsMadeOfTheCards(t *testing.T) {
	if os.Getenv("APNAP_EVERY") == "" {
		t.Skip("reads every card; set APNAP_EVERY")
	}
	made, size := catalogueOfTheDataset(t)
	want := entriesByName(made)
	got := entriesByName(catalog.BuiltIn())
	stale := 0
	for name, e := range want {
		if had, ok := got[name]; !ok || !reflect.DeepEqual(had, e) {
			stale++
			t.Logf("stale: %s", name)
		}
	}
	if stale > 0 || len(got) != len(want) {
		t.Errorf("the catalogue has %d cards and the file %d, %d of them told otherwise; make it anew: go generate ./rulesdb/catalog", len(got), len(want), stale)
	}
	t.Logf("the catalogue has %d bytes", size)
}

// TestCatalogueKnowsEveryCard looks up every name of the card file beside the project.
func TestCatalogueKnowsEveryCard(t *testing.T) {
	built := catalog.BuiltIn()
	for card, err := range cardfile.Read(bufio.NewReader(cardsBeside(t))) {
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := built.Lookup(card.Name); !ok {
			t.Errorf("no card %s", card.Name)
		}
	}
}

// cardsBeside opens the card file beside the project.
func cardsBeside(t *testing.T) io.Reader {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "shared", "cards", "oracle-cards.json"))
	if err != nil {
		t.Skipf("the card file is not beside the project: %v", err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// catalogueOfTheDataset is the catalogue of that file, and its size when packed.
func catalogueOfTheDataset(t *testing.T) (*catalog.Catalogue, int) {
	t.Helper()
	var packed bytes.Buffer
	counts, err := WriteCatalogue(&packed, cardsBeside(t), catalog.BuiltIn())
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%+v", counts)
	size := packed.Len()
	c, err := catalog.Read(&packed)
	if err != nil {
		t.Fatal(err)
	}
	return c, size
}

// entriesByName are the cards of a catalogue.
func entriesByName(c *catalog.Catalogue) map[string]catalog.Entry {
	entries := map[string]catalog.Entry{}
	for e := range c.All() {
		entries[e.Name] = e
	}
	return entries
}

// TestSpellsWithTriggers: a triggered ability in a spell's text is no part of what it
// does, unless its resolving makes it.
func TestSpellsWithTriggers(t *testing.T) {
	for text, want := range map[string]string{
		"Draw a card.": "draw-cards",
		"When you cast this spell, copy it twice.\nDraw a card.":              "draw-cards",
		"At the beginning of your upkeep, you lose 1 life.\nDraw a card.":     "draw-cards",
		"Whenever a creature dies this turn, you gain 1 life.\nDraw a card.":  "delayed",
		"Draw a card.\nAt the beginning of your next upkeep, pay {1}.":        "delayed",
		"Whenever a creature frobs this turn, you gain 1 life.\nDraw a card.": "",
	} {
		var face catalog.Face
		Resolving(&cardfile.Face{Name: "Bright Idea", TypeLine: "Instant", Text: text}, &face)
		got := face.Instruction
		if (got != "") != (want != "") || !strings.Contains(got, want) || strings.Contains(got, "copy") || strings.Contains(got, "lose") {
			t.Errorf("%q: %s", text, got)
		}
	}
}
