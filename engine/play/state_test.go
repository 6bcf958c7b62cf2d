package play

import (
	"fmt"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
)

// spelled lists the nodes of a moment: number, amount and parent.
func spelled(st *State) string {
	s := ""
	for _, n := range st.Moment {
		s += fmt.Sprintf("%d:%d<%d ", n.ID, n.Ev.Amount, n.Parent)
	}
	return s
}

// TestNodes: nodes keep their numbers while others come before, behind and go.
func TestNodes(t *testing.T) {
	st := &State{}
	gain := func(n int) engine.Event { return engine.Event{Kind: engine.GainLife, Amount: n} }
	st.Put(gain(1), 0)
	st.Put(gain(2), 0)
	st.PutAfter(0, gain(3), 1)
	if got := spelled(st); got != "1:1<0 3:3<1 2:2<0 " {
		t.Errorf("put after the first: %s", got)
	}
	st.Insert(0, gain(4))
	if got := spelled(st); got != "4:4<0 1:1<0 3:3<1 2:2<0 " || !st.Moment[2].Within || !st.Moment[0].Within {
		t.Errorf("inserted: %s", got)
	}
	st.Drop(1)
	if got := spelled(st); got != "4:4<0 3:3<1 2:2<0 " || st.At(1) != -1 || st.At(2) != 2 {
		t.Errorf("dropped: %s", got)
	}
}

// TestCloneIsApart: what is done to a copy, or to what it was taken from, does not show in the
// other, also where the copy stands in storage that was used before.
func TestCloneIsApart(t *testing.T) {
	st := &State{Board: &engine.Board{Players: make([]engine.Player, 2), Objects: make([]engine.Object, 2)}, Budgets: []int32{5}, Agenda: make([]Task, 1, 4)}
	st.Put(engine.Event{Amount: 1}, 0)
	st.Await(3, 1)
	used := &State{Budgets: make([]int32, 0, 8), Moment: make([]Node, 0, 8)}
	for _, c := range []*State{st.Clone(), used} {
		st.CloneInto(c)
		if c.Pend == st.Pend || c.Pend == nil || c.Pend.Effect != 3 {
			t.Errorf("the pending effect %+v is not a copy of %+v", c.Pend, st.Pend)
		}
		c.Budgets[0], c.Moment[0].Ev.Amount = 9, 9
		c.Agenda = append(c.Agenda, Task{Draws: 7})
		c.Own().Objects[0].Damage = 9
		c.Board.Players[0].Life = 9
		if st.Budgets[0] != 5 || st.Moment[0].Ev.Amount != 1 || st.Agenda[:2][1].Draws != 0 || st.Board.Objects[0].Damage != 0 || st.Board.Players[0].Life != 0 {
			t.Errorf("what was copied has changed: %+v, %+v", st, st.Board)
		}
	}
}

// TestOwnPlayers: players become the state's own, while objects stay shared and keep their hash.
func TestOwnPlayers(t *testing.T) {
	st := &State{Board: &engine.Board{Players: make([]engine.Player, 1), Objects: make([]engine.Object, 1)}, Printed: true, ObjectsPrinted: true}
	first := st.Board
	st.OwnPlayers().Players[0].Life = 7
	if first.Players[0].Life != 0 || &first.Objects[0] != &st.Board.Objects[0] || st.Printed || !st.ObjectsPrinted {
		t.Errorf("%+v", st)
	}
	st.Own().Objects[0].Damage = 7
	if first.Objects[0].Damage != 0 || st.Board.Players[0].Life != 7 || st.ObjectsPrinted {
		t.Errorf("%+v", st)
	}
}

// TestTale: what has happened is told in order from any point, and two plays that began alike
// go on apart.
func TestTale(t *testing.T) {
	fact := func(n int) *Tale { return &Tale{Fact: engine.Fact{Amount: n}} }
	var none *Tale
	begun := none.And(fact(1)).And(fact(2))
	one, other := begun.And(fact(3)), begun.And(fact(4))
	for _, c := range []struct {
		told *Tale
		from int
		want string
	}{{none, 0, ""}, {one, 0, "123"}, {other, 0, "124"}, {one, 2, "3"}, {one, 3, ""}} {
		got := ""
		for _, f := range c.told.Since(c.from) {
			got += fmt.Sprint(f.Amount)
		}
		if got != c.want {
			t.Errorf("since %d: %s, want %s", c.from, got, c.want)
		}
	}
	got := ""
	for _, f := range other.Told() {
		got += fmt.Sprint(f.Amount)
	}
	if got != "124" || other.Len() != 3 || none.Len() != 0 {
		t.Errorf("told %s, %d", got, other.Len())
	}
	odd := func(f *engine.Fact) bool { return f.Amount%2 == 1 }
	if one.LastOf(odd).Amount != 3 || other.LastOf(odd).Amount != 1 || none.LastOf(odd) != nil {
		t.Error("the last odd one is another")
	}
}

// TestPoint: how many options there are, and what each is about.
func TestPoint(t *testing.T) {
	order := Point{Kind: engine.ChooseOrder, Order: []engine.EffectID{4, 5, 4}, Nodes: []uint16{1, 1, 2}, Node: 9}
	if order.Size() != 3 || fmt.Sprint(order.Of(1)) != "[4 5]" || fmt.Sprint(order.Of(2)) != "[4]" || order.At(2) != 2 {
		t.Errorf("%+v", order)
	}
	order.Nodes = nil
	if order.At(2) != 9 {
		t.Error("an order over one event is about another")
	}
	if p := (Point{Kind: engine.ChooseMay, Options: make([]engine.Option, 2), Order: order.Order}); p.Size() != 2 {
		t.Error("the options are not counted")
	}
}

// TestRound: who has chosen is remembered, the last of them too.
func TestRound(t *testing.T) {
	r := Round{Last: engine.NoPlayer}
	r.Chosen(&Point{Chooser: 2, Among: true})
	r.Chosen(&Point{Chooser: 0})
	if r.Last != 0 || r.Among || r.Chose != 5 {
		t.Errorf("%+v", r)
	}
}

// TestIsMay: only an order of one effect and none is about whether to use it.
func TestIsMay(t *testing.T) {
	w := &Walker{}
	for _, c := range []struct {
		p    Point
		want bool
	}{
		{Point{Order: []engine.EffectID{1, engine.NoEffect}}, true},
		{Point{Order: []engine.EffectID{1, 2}}, false},
		{Point{Order: []engine.EffectID{1, 2, engine.NoEffect}}, false},
		{Point{Order: []engine.EffectID{1, engine.NoEffect}, Loop: true}, false},
		{Point{Kind: engine.ChooseMay, Order: []engine.EffectID{1, engine.NoEffect}}, false},
	} {
		if w.IsMay(&c.p) != c.want {
			t.Errorf("%+v: %v", c.p, !c.want)
		}
	}
}

// TestNote: nothing is noted without a trace; with one, the first step about an effect of a
// sort cites what it is, and no later one.
func TestNote(t *testing.T) {
	effects := []engine.Instance{{Effect: &engine.Effect{Kind: engine.Replacement}}, {Effect: &engine.Effect{Kind: engine.Prevention}}}
	w := &Walker{Index: &Index{Scenario: &engine.Scenario{Effects: effects}}}
	w.Note(&engine.Step{})
	w.Trace = new([]engine.Step)
	for _, id := range []engine.EffectID{0, 0, 1, engine.NoEffect} {
		w.Note(&engine.Step{Chosen: id, Rules: []cr.Rule{cr.FreeChoice}})
	}
	var got []bool
	for _, s := range *w.Trace {
		got = append(got, HasRule(s.Rules, cr.ReplacementDefinition), HasRule(s.Rules, cr.PreventionDefinition))
	}
	if fmt.Sprint(got) != "[true false false false false true false false]" {
		t.Errorf("cited %v", got)
	}
}

// TestFail: the first reason is kept.
func TestFail(t *testing.T) {
	w := &Walker{}
	w.Fail(engine.ErrEndless)
	w.Fail(engine.ErrTooLarge)
	if w.Err != engine.ErrEndless {
		t.Error(w.Err)
	}
}

// TestBehaviours: when each of these came, by editions before and after it.
func TestBehaviours(t *testing.T) {
	for _, c := range []struct {
		name          string
		is            func(Behaviours) bool
		before, since string // editions; empty where it always was, or is no more
	}{
		{"a step for self-replacement", func(b Behaviours) bool { return b.SelfFirst }, "", "current"},
		{"a step for back faces", func(b Behaviours) bool { return b.BackFaceStep }, "2010", "current"},
		{"a step for copies", func(b Behaviours) bool { return b.CopyStep }, "1999", "current"},
		{"lifelink as a result", func(b Behaviours) bool { return b.LifelinkIsResult }, "2008", "2012"},
		{"combat damage on the stack", func(b Behaviours) bool { return b.CombatOnStack }, "current", "2008"},
		{"deathtouch as a state-based action", func(b Behaviours) bool { return b.DeathtouchDestroys }, "2008", "current"},
	} {
		for edition, want := range map[string]bool{c.before: false, c.since: true} {
			if edition == "" {
				continue
			}
			e, err := cr.Find(edition)
			if err != nil {
				t.Fatal(err)
			}
			if got := c.is(BehavioursOf(e)); got != want {
				t.Errorf("%s in %s: %v", c.name, edition, got)
			}
		}
	}
	for edition, want := range map[string]engine.Zone{"2008": engine.OutsideGame, "current": engine.Exile} {
		e, err := cr.Find(edition)
		if err != nil {
			t.Fatal(err)
		}
		if got := BehavioursOf(e).LeftBehind; got != want {
			t.Errorf("what is left behind goes to %v in %s", got, edition)
		}
	}
}

// TestHasher: the order of words counts, and each of them.
func TestHasher(t *testing.T) {
	seen := map[Hasher][]int{}
	for _, words := range [][]int{nil, {0}, {0, 0}, {1}, {1, 2}, {2, 1}, {1, 2, 0}} {
		h := Hasher{A: 0x9e3779b97f4a7c15, B: 0xc2b2ae3d27d4eb4f} // from 0, zeros would leave no trace
		for _, w := range words {
			h.Int(w)
		}
		if other, there := seen[h]; there {
			t.Errorf("%v and %v are taken for the same", words, other)
		}
		seen[h] = words
	}
}
