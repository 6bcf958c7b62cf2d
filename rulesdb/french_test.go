package rulesdb

import (
	"context"
	"slices"
	"strings"
	"testing"

	"apnap/engine/cr"
	"apnap/engine/say/saytest"
)

// namesInDigest are the names in the digest's examples.
func namesInDigest() []string {
	return []string{"Echo Banners", "Moss Giant", "Giant", "Oathbound Angel", "Millpond Turtle", "Drowsy Engine", "Gravepit Beast", "Moss Bear", "Bear", "Mirror Lord"}
}

// TestDigestInFrench: whatever the digest says in any edition it says in French
// too, with as many examples; titles are the publisher's.
func TestDigestInFrench(t *testing.T) {
	db := openTest(t, "")
	fr := db.InFrench()
	titles := readDated(titlesTSV)
	for _, id := range []string{"1999", "2000", "2001-07-23", "2004", "2008", "2009-07-11", "2011", "2018", "2023", "current"} {
		e := edition(t, id)
		for _, n := range cr.Numbers() {
			here, err := db.Rule(context.Background(), n, e)
			if err != nil {
				continue
			}
			there, err := fr.Rule(context.Background(), n, e)
			if err != nil {
				t.Fatalf("%s in %v: %v", n, e, err)
			}
			titled := slices.ContainsFunc(titles[n], func(d dated) bool { return d.cells[0] == here.Text })
			if found := saytest.English(there.Text+" "+strings.Join(there.Examples, " "), namesInDigest()...); !titled && len(found) > 0 {
				t.Errorf("%s in %v: %q in %q %q", n, e, found, there.Text, there.Examples)
			}
			if len(here.Examples) != len(there.Examples) || !titled && here.Text == there.Text || here.Heading != there.Heading || !slices.Equal(here.See, there.See) {
				t.Errorf("%s in %v:\n%+v\n%+v", n, e, here, there)
			}
		}
	}
}

// TestDocumentsInFrench: each row that the source documents add has its French
// one, and no other has.
func TestDocumentsInFrench(t *testing.T) {
	var want, got []string
	for number, rows := range readDated(documentsTSV) {
		for _, row := range rows {
			if row.cells[1] != "-" || row.cells[2] != "-" {
				want = append(want, number+" "+row.from)
			}
		}
	}
	for _, line := range strings.Split(strings.TrimSpace(frenchTSV), "\n")[1:] {
		cells := strings.Split(line, "\t")
		if len(cells) != 4 {
			t.Fatalf("%d cells: %q", len(cells), line)
		}
		got = append(got, cells[0]+" "+cells[1])
		if strings.Contains(line, "« ") || strings.Contains(line, " :") {
			t.Errorf("loose spaces: %q", line)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("French: %q\nwant:   %q", got, want)
	}
}

// TestFrenchLookups: what is found and compared in the digest is told in French.
func TestFrenchLookups(t *testing.T) {
	fr, ctx := openTest(t, "").InFrench(), context.Background()
	hits, err := fr.Search(ctx, "one opportunity", edition(t, "current"), 5)
	if err != nil || len(hits) == 0 || hits[0].Number != "614.5" || !strings.HasPrefix(hits[0].Snippet, "Chaque effet a une seule occasion") {
		t.Errorf("%+v, %v", hits, err)
	}
	answer, err := fr.Lookup(ctx, "lifelink", edition(t, "current"))
	if err != nil || answer.Term == nil || !strings.Contains(strings.Join(answer.Term.Senses, " "), "points de vie") {
		t.Errorf("%+v, %v", answer, err)
	}
	c, err := fr.Compare(ctx, "614.12", edition(t, "2010"), edition(t, "current"))
	if err != nil || len(c.Spans) == 0 || !strings.Contains(written(c.Spans), "champ de bataille") {
		t.Errorf("%+v, %v", c, err)
	}
}
