package explore

import (
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"apnap/engine"
)

// TestCopiesAreEqualAndApart: a clone says the same, and a change of any reference,
// word or color in it is a difference and does not reach the first.
func TestCopiesAreEqualAndApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, inst := range anyQuestion(t, 3).Effects {
			e := inst.Effect
			before := shown(e)
			c := e.Clone()
			if !c.Equal(e) || !reflect.DeepEqual(c, e) {
				t.Fatalf("a clone of %s differs", shown(e))
			}
			parts := 0
			c.Visit(&engine.Visitor{Ref: func(r *engine.Ref) { parts++ }, Expr: func(*engine.Expr) { parts++ }})
			at, now := rapid.IntRange(0, parts-1).Draw(t, "part"), 0
			c.Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
				if now == at {
					*r += 100
				}
				now++
			}, Expr: func(x *engine.Expr) {
				if now == at {
					x.N += 100
				}
				now++
			}})
			if c.Equal(e) || shown(e) != before {
				t.Fatalf("part %d of %s: a change makes no difference, or reaches the first", at, before)
			}
		}
	})
}

// TestFormsOfWhatWasCutShort: choices of which the bounds let none come to an end are
// told apart once each, not once for every way that leads to them.
func TestFormsOfWhatWasCutShort(t *testing.T) {
	x := &explorer{}
	below := cut
	for id := range int32(100) {
		x.vertices = append(x.vertices, vertex{first: 2 * id, size: 2, leaf: -1})
		x.kids = append(x.kids, below, below)
		below = id
	}
	done := make(chan bool)
	go func() { done <- x.told().differ([]int32{below, below - 1}) }()
	select {
	case differ := <-done:
		if differ {
			t.Error("two choices of which nothing is known are told apart")
		}
	case <-time.After(30 * time.Second):
		t.Fatal("100 choices, and no end in 30 seconds")
	}
}
