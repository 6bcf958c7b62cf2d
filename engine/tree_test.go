package engine

import (
	"reflect"
	"testing"

	"apnap/internal/fieldtest"
)

// TestEveryFieldIsCompared: two effects that differ in one field alone are not equal.
func TestEveryFieldIsCompared(t *testing.T) {
	fieldtest.Compared(t, (*Effect).Equal)
	fieldtest.Compared(t, (*Pattern).Equal)
	fieldtest.Compared(t, (*Filter).Equal)
	fieldtest.Compared(t, (*Cond).Equal)
	fieldtest.Compared(t, (*Change).Equal)
	fieldtest.Compared(t, (*Instruction).Equal)
}

// TestTogether: tokens are counted together where they are alike in everything but their
// number, and what they were taken from stays as it was.
func TestTogether(t *testing.T) {
	groups := []Tokens{{Name: "Treasure", N: 1}, {Name: "Clue", N: 2}, {Name: "Treasure", N: 1, Tapped: true}, {Name: "Treasure", N: 3}}
	want := []Tokens{{Name: "Treasure", N: 4}, {Name: "Clue", N: 2}, {Name: "Treasure", N: 1, Tapped: true}}
	if got := Together(groups); !reflect.DeepEqual(got, want) || groups[0].N != 1 {
		t.Errorf("%+v of %+v", got, groups)
	}
}
