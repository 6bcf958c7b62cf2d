package explore

import (
	"fmt"
	"testing"

	"apnap/engine"
	"apnap/internal/cputime"
)

// exploreAll is a benchmark of exploring a question whole, with the goal beside it.
func exploreAll(b *testing.B, s *engine.Scenario, limits engine.Limits, goal float64) {
	b.ReportAllocs()
	states, ends, end := 0, 0, cputime.Of(b)
	for b.Loop() {
		x, err := Explore(s, nil, limits)
		if err != nil {
			b.Fatal(err)
		}
		states, ends = x.States, len(x.Ends)
	}
	end()
	b.ReportMetric(float64(states), "states")
	b.ReportMetric(float64(ends), "ends")
	if goal > 0 {
		b.ReportMetric(goal, "goal-ms")
	}
}

// mostAllocated is how much the largest question may allocate, in MiB.
const mostAllocated = 160

// unlimited are bounds that no benchmark meets.
var unlimited = engine.Limits{States: 1 << 30, Outcomes: 1 << 30}

// BenchmarkExplore explores effects on one event no two of which commute.
func BenchmarkExplore(b *testing.B) {
	for _, c := range []struct {
		effects int
		goal    float64
	}{{effects: 4, goal: 1}, {effects: 6, goal: 0}, {effects: 8, goal: 3}, {effects: 10, goal: 30}, {effects: 12, goal: 250}} {
		b.Run(fmt.Sprint(c.effects), func(b *testing.B) {
			exploreAll(b, mixed(c.effects), unlimited, c.goal)
			b.ReportMetric(mostAllocated, "goal-MiB")
		})
	}
}

// BenchmarkTimeline explores events one after the other, each with a choice on which
// hangs how much damage it is, and events without one.
func BenchmarkTimeline(b *testing.B) {
	for _, c := range []struct {
		events int
		goal   float64
	}{{events: 10, goal: 6}, {events: 30, goal: 18}, {events: 100, goal: 60}} {
		b.Run(fmt.Sprint(c.events), func(b *testing.B) {
			list := make([]engine.Event, c.events)
			for i := range list {
				list[i] = bolt(3)
			}
			effects := []engine.Instance{instance("One", damageEffect(engine.Replacement, times(2))), instance("Two", damageEffect(engine.Prevention, minus(1)))}
			exploreAll(b, timelineOf(effects, list...), engine.Limits{}, c.goal)
		})
	}
	for _, n := range []int{10, 30, 100, 300, 1000} {
		b.Run(fmt.Sprint("plain/", n), func(b *testing.B) {
			list := make([]engine.Event, n)
			for i := range list {
				list[i] = bolt(3)
			}
			exploreAll(b, timelineOf([]engine.Instance{instance("One", damageEffect(engine.Replacement, times(2)))}, list...), engine.Limits{}, 0)
		})
	}
}

// attacked is damage to Bob by several attackers under one shield of his and three
// effects, by objects of their own where it is to be told apart.
func attacked(attackers int, apart bool) *engine.Scenario {
	s := question(bolt(3), held(1, instance("Shield", shieldOf(4))), instance("Double", damageEffect(engine.Replacement, times(2))),
		instance("More", damageEffect(engine.Replacement, plus(1))), instance("Less", damageEffect(engine.Prevention, minus(1))))
	var h engine.Happening
	for i := range attackers {
		ev := bolt(3)
		if apart {
			s.Board.Objects = append(s.Board.Objects, engine.Object{Name: fmt.Sprint("Attacker ", i), Zone: engine.Battlefield, TypesKnown: true, Types: engine.Creature, AttachedTo: engine.Nobody(), X: engine.Unset})
			ev.Source = engine.ObjectID(i)
		}
		h.Events = append(h.Events, ev)
	}
	s.Events = []engine.Happening{h}
	return s
}

// BenchmarkAttackers explores simultaneous damage under one shield and three
// effects: the sum alone told, and what each deals.
func BenchmarkAttackers(b *testing.B) {
	for _, c := range []struct {
		attackers int
		goal      float64
	}{{attackers: 2, goal: 50}, {attackers: 3, goal: 50}, {attackers: 4, goal: 50}, {attackers: 5, goal: 50}, {attackers: 6, goal: 50}, {attackers: 7, goal: 50}, {attackers: 8, goal: 50}} {
		b.Run(fmt.Sprint(c.attackers), func(b *testing.B) { exploreAll(b, attacked(c.attackers, false), unlimited, c.goal) })
	}
	for _, n := range []int{2, 3, 4} {
		b.Run(fmt.Sprint("apart/", n), func(b *testing.B) { exploreAll(b, attacked(n, true), unlimited, 250) })
	}
}
