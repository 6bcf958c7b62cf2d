package ruling

import (
	"fmt"
	"testing"

	"apnap/commands/lookup"
	"apnap/engine"
)

// runes is a question of n effects on damage, no two of which commute.
func runes(n int) Ask {
	ask := Ask{Players: []string{"Alice", "Bob"}, Events: []string{"Alice's Spark deals 20 damage to Bob"}}
	for i := range n {
		does := fmt.Sprintf("it deals that much damage plus %d instead", i+1)
		switch i % 3 {
		case 1:
			does = fmt.Sprintf("prevent %d of that damage", i+1)
		case 2:
			does = fmt.Sprintf("it deals %d times that much damage instead", 2+i/3)
		}
		ask.Effects = append(ask.Effects, fmt.Sprintf("Bob: Rune %d = If a source would deal damage to you, %s.", i+1, does))
	}
	return ask
}

// TestHeavyQuestions: what is beyond the everyday bounds is walked whole within
// the larger ones, and cut short where there are none.
func TestHeavyQuestions(t *testing.T) {
	everyday, heavy := engine.Limits{States: 1 << 14, Outcomes: 500}, engine.Limits{States: 1 << 18, Outcomes: 1000}
	for _, c := range []struct {
		n        int
		heavy    engine.Limits
		complete bool
		ends     int
	}{{8, engine.Limits{}, true, 134}, {10, heavy, true, 846}, {10, engine.Limits{}, false, 500}} {
		d := NewJudge(lookup.Shelf{Cards: noCards{}}, everyday, c.heavy)
		got, err := d.Rule(runes(c.n))
		if err != nil {
			t.Fatal(err)
		}
		if r := got.Ruling; r.Complete != c.complete || len(r.Outcomes) != c.ends {
			t.Errorf("%d effects: complete %v with %d ends, want %v with %d", c.n, r.Complete, len(r.Outcomes), c.complete, c.ends)
		}
	}
}
