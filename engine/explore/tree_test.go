package explore

import (
	"reflect"
	"testing"

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
