package tree

import (
	"testing"

	"apnap/internal/fieldtest"
)

// TestEveryFieldIsCompared: two parts of a tree that differ in one field alone are not equal.
func TestEveryFieldIsCompared(t *testing.T) {
	fieldtest.Compared(t, (*Clause).Equal)
	fieldtest.Compared(t, (*Phrase).Equal)
	fieldtest.Compared(t, (*Verb).Equal)
	fieldtest.Compared(t, (*Arg).Equal)
	fieldtest.Compared(t, (*Place).Equal)
	fieldtest.Compared(t, (*Stuff).Equal)
	fieldtest.Compared(t, (*Name).Equal)
	fieldtest.Compared(t, (*Mod).Equal)
}

// TestSame: values are the same that were made apart and say the same, and none of another
// sort or with another word in them.
func TestSame(t *testing.T) {
	make := func(word string) []any {
		mods := Mods{{Slot: Color, Key: word, Any: []Mod{{Key: "x"}}}}
		p := &Phrase{Mods: mods, Name: &Name{Text: word}, Stuff: &Stuff{Unit: word}}
		v, place := &Verb{Plain: word}, &Place{Zone: word, Whose: p}
		return []any{word, len(word), mods[0], mods, p, []*Phrase{p}, v, place, &Arg{Prep: word, Of: []*Phrase{p}, Place: place},
			&Clause{Subject: []*Phrase{p}, Verb: v, Args: []Arg{{Words: word}}}, p.Name, p.Stuff}
	}
	one, again, other := make("red"), make("red"), make("green")
	for i := range one {
		for k := range again {
			if Same(one[i], again[k]) != (i == k) {
				t.Errorf("%T %v and %T %v: same is %v", one[i], one[i], again[k], again[k], i != k)
			}
		}
		if Same(one[i], other[i]) {
			t.Errorf("%T: %v is said to be %v", one[i], one[i], other[i])
		}
	}
}
