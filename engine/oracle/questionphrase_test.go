package oracle

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/tree"
)

// phraseOf is a text as the chart of a question with Alice and Bob reads it.
func phraseOf(t *testing.T, text string) (*sentence, phraseText) {
	t.Helper()
	a := newAsker(Question{Players: []string{"Alice", "Bob"}}, nil)
	if err := a.readPlayers(); err != nil {
		t.Fatal(err)
	}
	s := a.sentence(text, "event")
	return s, phraseText{s, english.Nouns().Categories}
}

// TestNounExamples: every row that has an example reads it whole, as its category.
func TestNounExamples(t *testing.T) {
	g := english.Nouns()
	for _, r := range g.Rows {
		if r.Example == "" {
			continue
		}
		s, text := phraseOf(t, r.Example)
		list := g.Read(text).From(r.Cat(), 0)
		if len(list) == 0 || list[0].End != len(s.toks)-1 {
			t.Errorf("%q is not read as %s", r.Example, r.Cat().Says)
		}
	}
}

// TestOrderOfRows: in whatever order the rows stand, the same is read for the same cost.
func TestOrderOfRows(t *testing.T) {
	g := english.Nouns()
	rows := append([]chart.Row(nil), g.Rows...)
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
	shuffled := chart.Compile(rows, tree.Same)
	for _, said := range []string{
		"Alice's red Goblin creature token with flying and two +1/+1 counters on it",
		"the black or red creature that was dealt damage this turn (2/2, tapped) Bob controls",
		"another nonblack creature, which is tapped, with power 4 or greater",
		"a Bear named Old Bear without flying",
	} {
		_, text := phraseOf(t, said)
		first, second := g.Read(text).From(g.Thing, 0), shuffled.Read(text).From(g.Thing, 0)
		if len(first) == 0 || len(first) != len(second) || !reflect.DeepEqual(first[0], second[0]) {
			t.Errorf("%q: %d readings, and %d with the rows in another order", said, len(first), len(second))
		}
		if len(first) > 1 && first[1].End == first[0].End && first[1].Cost == first[0].Cost {
			t.Errorf("%q means two things: %+v, %+v", said, first[0].Val, first[1].Val)
		}
	}
}
