package engine

import (
	"fmt"
	"testing"
)

// exploreAll is a benchmark of exploring a question whole, with the goal beside it.
func exploreAll(b *testing.B, s *Scenario, limits Limits, goal float64) {
	b.ReportAllocs()
	states, ends := 0, 0
	for b.Loop() {
		x, err := Explore(s, nil, limits)
		if err != nil {
			b.Fatal(err)
		}
		states, ends = x.States, len(x.Ends)
	}
	b.ReportMetric(float64(states), "states")
	b.ReportMetric(float64(ends), "ends")
	if goal > 0 {
		b.ReportMetric(goal, "goal-ms")
	}
}

// unlimited are bounds that no benchmark meets.
var unlimited = Limits{States: 1 << 30, Outcomes: 1 << 30}

// BenchmarkExplore explores effects on one event no two of which commute.
func BenchmarkExplore(b *testing.B) {
	for _, c := range []struct {
		effects int
		goal    float64
	}{{4, 1}, {6, 0}, {8, 3}, {10, 30}, {12, 250}} {
		b.Run(fmt.Sprint(c.effects), func(b *testing.B) { exploreAll(b, mixed(c.effects), unlimited, c.goal) })
	}
}

// BenchmarkTimeline explores events one after the other, each with a choice on which
// hangs how much damage it is, and events without one.
func BenchmarkTimeline(b *testing.B) {
	for _, c := range []struct {
		events int
		goal   float64
	}{{10, 6}, {30, 18}, {100, 60}} {
		b.Run(fmt.Sprint(c.events), func(b *testing.B) {
			list := make([]Event, c.events)
			for i := range list {
				list[i] = bolt(3)
			}
			effects := []Instance{instance("One", damageEffect(Replacement, times(2))), instance("Two", damageEffect(Prevention, minus(1)))}
			exploreAll(b, timelineOf(effects, list...), Limits{}, c.goal)
		})
	}
	for _, n := range []int{10, 100} {
		b.Run(fmt.Sprint("plain/", n), func(b *testing.B) {
			list := make([]Event, n)
			for i := range list {
				list[i] = bolt(3)
			}
			exploreAll(b, timelineOf([]Instance{instance("One", damageEffect(Replacement, times(2)))}, list...), Limits{}, 0)
		})
	}
}

// attacked is damage to Bob by several attackers under one shield of his and three
// effects, by objects of their own where it is to be told apart.
func attacked(attackers int, apart bool) *Scenario {
	s := question(bolt(3), held(1, instance("Shield", shieldOf(4))), instance("Double", damageEffect(Replacement, times(2))),
		instance("More", damageEffect(Replacement, plus(1))), instance("Less", damageEffect(Prevention, minus(1))))
	var h Happening
	for i := range attackers {
		ev := bolt(3)
		if apart {
			s.Board.Objects = append(s.Board.Objects, Object{Name: fmt.Sprint("Attacker ", i), Zone: Battlefield, TypesKnown: true, Types: Creature, AttachedTo: Nobody(), X: Unset})
			ev.Source = ObjectID(i)
		}
		h.Events = append(h.Events, ev)
	}
	s.Events = []Happening{h}
	return s
}

// BenchmarkAttackers explores simultaneous damage under one shield and three
// effects: the sum alone told, and what each deals.
func BenchmarkAttackers(b *testing.B) {
	for _, c := range []struct {
		attackers int
		goal      float64
	}{{2, 50}, {3, 50}, {4, 50}, {5, 50}, {6, 50}, {8, 50}} {
		b.Run(fmt.Sprint(c.attackers), func(b *testing.B) { exploreAll(b, attacked(c.attackers, false), unlimited, c.goal) })
	}
	for _, n := range []int{2, 3, 4} {
		b.Run(fmt.Sprint("apart/", n), func(b *testing.B) { exploreAll(b, attacked(n, true), unlimited, 250) })
	}
}
