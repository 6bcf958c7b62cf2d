package commands

import (
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/internal/every"
	"apnap/rulesdb/catalog"
)

// castWays are the ways in which the test below has a spell cast.
var castWays = []string{"", " with X=3", " targeting Ann", " targeting Ann's Hill Giant", " targeting Ann's Shock", " targeting Ann with X=3", " targeting Ann's Hill Giant with X=3", " targeting Bob's Grizzly Bears and Ann's Hill Giant"}

// TestEverySpellCastDoesSomething casts the spells of the catalogue: each does what its
// text says, or is refused; none does nothing without a word. The environment variable
// APNAP_EVERY takes another share of them than every hundred and twentieth.
func TestEverySpellCastDoesSomething(t *testing.T) {
	n, everyNth := 0, every.Nth(120)
	desk := New(Parts{Cards: cardindex.NewCards()})
	counts := map[string]int{}
	for e := range catalog.BuiltIn().All() {
		for i := range e.Faces {
			f := &e.Faces[i]
			if types := f.Types(); !slices.Contains(types, "Instant") && !slices.Contains(types, "Sorcery") {
				continue
			}
			if n++; n%everyNth != 0 {
				continue
			}
			did := spellDid(t, desk, f.Name)
			counts[did]++
			if did == "nothing" {
				t.Errorf("%s: cast, and nothing is said of what it does", f.Name)
			}
		}
	}
	t.Logf("of %d instants and sorceries cast: %d carried out, %d in part, which is said, %d refused, %d silently nothing",
		counts["whole"]+counts["part"]+counts["refused"]+counts["nothing"], counts["whole"], counts["part"], counts["refused"], counts["nothing"])
	if counts["whole"] == 0 || counts["refused"] == 0 {
		t.Error("the test cannot tell what is carried out from what is refused")
	}
}

// spellDid casts a spell in every way, and tells what the best answer was: the whole,
// part of it, which is said, or a refusal; or nothing, where one of them says nothing.
func spellDid(t *testing.T, desk *Desk, name string) string {
	t.Helper()
	did := "refused"
	for _, way := range castWays {
		c, err := desk.Rule(ruling.Ask{Players: []string{"Ann", "Bob"}, Facts: []string{"Ann's hand has three cards", "Bob's hand has three cards", "Hill Giant is a creature Ann controls", "Grizzly Bears is a creature Bob controls"}, Events: []string{"Bob casts " + name + way}, NextOnly: false})
		if err != nil {
			if answer.AsRefusal(err) == nil {
				t.Errorf("%s%s: a fault: %v", name, way, err)
			}
			continue
		}
		switch {
		case saysNothing(c, name):
			return "nothing"
		case leavesOut(c):
			if did == "refused" {
				did = "part"
			}
		default:
			did = "whole"
		}
	}
	return did
}

// saysNothing reports whether an answer tells no more of a spell than that it was cast: neither
// an effect nor what comes of it, nor under what is assumed what it changes for a while.
func saysNothing(c *ruling.Case, name string) bool {
	for _, m := range c.Ruling.Assumptions {
		if strings.Contains(m.String(), name+" makes ") {
			return false
		}
	}
	for i := range c.Ruling.Understood {
		if c.Ruling.Understood[i].Effect == name {
			return false
		}
	}
	for _, o := range c.Ruling.Outcomes {
		for i := range o.Facts {
			if o.Facts[i].Kind != "cast" {
				return false
			}
		}
	}
	return true
}

// leavesOut reports whether an answer says that part of the spell is not counted.
func leavesOut(c *ruling.Case) bool {
	for _, m := range c.Ruling.Assumptions {
		if strings.Contains(m.String(), "is left out") {
			return true
		}
	}
	return false
}
