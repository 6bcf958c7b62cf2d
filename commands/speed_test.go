package commands

import (
	"fmt"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/engine"
	"apnap/internal/cputime"
)

// mixedEffects is n effects on damage to Bob, no two alike.
func mixedEffects(n int) []string {
	var list []string
	for i := range n {
		switch i % 3 {
		case 0:
			list = append(list, fmt.Sprintf("Alice: More %d = If a source would deal damage to a permanent or player, it deals that much damage plus %d instead.", i, i+1))
		case 1:
			list = append(list, fmt.Sprintf("Bob: Less %d = If a source would deal damage to you, prevent %d of that damage.", i, i+1))
		case 2:
			list = append(list, fmt.Sprintf("Alice: Times %d = If a source would deal damage to a permanent or player, it deals %s that damage to that permanent or player instead.", i,
				[...]string{"double", "triple", "four times", "five times"}[min(i/3, 3)]))
		}
	}
	return list
}

// BenchmarkRuling rules on damage under effects no two of which commute, up to the JSON
// of the whole answer.
func BenchmarkRuling(b *testing.B) {
	for _, c := range []struct {
		effects int
		goal    float64
	}{{3, 4}, {6, 8}, {8, 12}, {10, 60}} {
		b.Run(fmt.Sprint(c.effects), func(b *testing.B) {
			d := New(Parts{Cards: emptyIndex{}, Limits: engine.Limits{States: 2_000_000, Outcomes: 8000}})
			b.ReportAllocs()
			ends, size, end := 0, 0, cputime.Of(b)
			for b.Loop() {
				r, err := d.Rule(ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: mixedEffects(c.effects), Events: []string{"Alice's Lightning Bolt deals 20 damage to Bob"}})
				if err != nil {
					b.Fatal(err)
				}
				ends, size = len(r.Ruling.Outcomes), len(answer.JSON(r.Ruling))
			}
			end()
			b.ReportMetric(float64(ends), "ends")
			b.ReportMetric(float64(size), "JSON-bytes")
			b.ReportMetric(c.goal, "goal-ms")
		})
	}
}
