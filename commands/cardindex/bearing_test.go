package cardindex

import (
	"strings"
	"testing"

	"apnap/engine/oracle/paragraph"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// bearingSamples are a few cards of the catalogue for each letter that bears on something, and no other such letter.
func bearingSamples(most int) map[byte][]string {
	const decides = "CVTUGAEF"
	found := map[byte][]string{}
	for e := range catalog.BuiltIn().All() {
		f := &e.Faces[0]
		letters := strings.Trim(f.Bears, "PLQ")
		if len(e.Faces) > 1 || len(letters) != 1 || !strings.Contains(decides, letters) || len(f.Abilities)+len(f.Makes)+len(f.Triggers) > 0 || f.Alters || strings.ContainsAny(f.Name, "\"!?,") || strings.Contains(f.TypeLine, "Land") {
			continue
		}
		if on := letters[0]; len(found[on]) < most && !strings.Contains(f.TypeLine, "Aura") {
			found[on] = append(found[on], f.Name)
		}
	}
	return found
}

// TestBearingOfTheCatalogue asks about cards of each letter beside an event on which it bears, which only facts can settle, and
// beside one on which it does not.
func TestBearingOfTheCatalogue(t *testing.T) {
	bears := map[byte]string{
		'C': "I control Furnace of Rath. I cast Lightning Bolt targeting Bob.",
		'V': "I control Furnace of Rath and Prodigal Sorcerer. I tap Prodigal Sorcerer to deal 1 damage to Bob.",
		'T': "I control Soul Warden and Boon Reflection. Grizzly Bears enters under my control.",
		'U': "Bob controls Boon Reflection. During my untap step, I untap my Grizzly Bears.",
		'G': "I control Furnace of Rath. Bob's Hill Giant deals 3 combat damage to me.",
		'A': "I control Furnace of Rath. Bob's Hill Giant deals 3 combat damage to me.",
		'E': "I control Rest in Peace. I discard Grizzly Bears.",
		'F': "I control Furnace of Rath. I cast Lightning Bolt targeting Bob.",
	}
	const idle = " I control Boon Reflection. I gain 3 life."
	n := 0
	for on, names := range bearingSamples(5) {
		if _, err := paragraph.Read(paragraph.Question{Text: bears[on]}, NewCards()); err != nil {
			t.Errorf("%c: %s is refused by itself: %v", on, bears[on], err)
		}
		for _, name := range names {
			n++
			if r, err := paragraph.Read(paragraph.Question{Text: "I control " + name + ". " + bears[on]}, NewCards()); err == nil {
				t.Errorf("%s (%c): %s is ruled on: %v", name, on, bears[on], r)
			}
			if _, err := paragraph.Read(paragraph.Question{Text: "I control " + name + "." + idle}, NewCards()); err != nil {
				t.Errorf("%s (%c):%s is refused: %v", name, on, idle, err)
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d cards were asked about", n)
	}
}

// TestUnclearIsNamed holds that a sentence of no known sort leaves its card unclear, whatever else it says.
func TestUnclearIsNamed(t *testing.T) {
	for text, bears := range map[string]string{
		"Noncreature spells cost {1} more to cast.":                                  "P",
		"Noncreature spells cost {1} more to cast.\nFrogs are merry.":                "",
		"Frogs are merry.\nOther Elves you control get +1/+1.":                       "",
		"Flying\nOther Elves you control get +1/+1.\nYou may play lands from exile.": "LZ",
	} {
		if got := bearsOf(&cardfile.Face{Name: "Idol", TypeLine: "Artifact", Text: text}); got != bears {
			t.Errorf("%q bears on %q, want %q", text, got, bears)
		}
	}
}
