package check_test

import (
	"slices"
	"strings"
	"testing"

	"apnap/engine/check"
	"apnap/internal/asked"
)

// TestDoomed: whom the rules' next check takes for what happened, by which rule, and who
// stays (cr.StateBasedActions). Nothing is told of what the question began with.
func TestDoomed(t *testing.T) {
	bear := "fact: Bear is a 2/2 creature Bob controls"
	for _, c := range []struct {
		facts, event string
		says, rule   string // the beginning of the remark, and the number of its rule; empty for none
	}{
		{"fact: Bob has 3 life", "Alice's Spark deals 3 damage to Bob", "Bob", "704.5a"},
		{"fact: Bob has 4 life", "Alice's Spark deals 3 damage to Bob", "", ""},
		{"", "Alice's Spark deals 3 damage to Bob", "", ""},
		{"fact: Bob has 2 life", "Bob loses 5 life", "Bob", "704.5a"},
		{"fact: Bob has 9 poison counters", "Bob gets a poison counter", "Bob", "704.5c"},
		{"fact: Bob has 8 poison counters", "Bob gets a poison counter", "", ""},
		{bear, "Alice's Spark deals 2 damage to Bear", "Bear", "704.5g"},
		{bear, "Alice's Spark deals 1 damage to Bear", "", ""},
		{bear + "\nfact: Bear has 1 damage marked on it", "Alice's Spark deals 1 damage to Bear", "Bear", "704.5g"},
		{bear, "Alice puts two -1/-1 counters on Bear", "Bear", "704.5f"},
		{bear, "Alice puts a -1/-1 counter on Bear", "", ""},
		{bear + "\nfact: Snake is a 1/1 creature with deathtouch Alice controls", "Snake deals 1 damage to Bear", "Bear", "704.5h"},
		{"fact: Bear is a 2/2 creature with indestructible Bob controls", "Alice's Spark deals 2 damage to Bear", "Bear", "702.12b"},
		{"fact: Bear is a 2/2 creature with indestructible Bob controls", "Alice puts two -1/-1 counters on Bear", "Bear", "704.5f"},
		{"fact: Sage is a planeswalker Bob controls with 3 loyalty counters", "Alice's Spark deals 3 damage to Sage", "Sage", "704.5i"},
		{"fact: Sage is a planeswalker Bob controls with 4 loyalty counters", "Alice's Spark deals 3 damage to Sage", "", ""},
		{"fact: Bob has no cards in library", "Bob draws a card", "Bob", "704.5b"},
		{"fact: Bob has 1 card in library", "Bob draws a card", "", ""},
	} {
		w, st := asked.Played(t, c.facts, "event: "+c.event)
		remarks := check.Doomed(w.Walker, st)
		var says, rules []string
		for _, r := range remarks {
			says = append(says, r.Says.String())
			for _, rule := range r.Rules {
				rules = append(rules, rule.Numbers(w.Scenario.Edition)...)
			}
		}
		switch {
		case c.says == "" && len(remarks) > 0:
			t.Errorf("%s; %s: %q", c.facts, c.event, says)
		case c.says != "" && (len(remarks) != 1 || !strings.HasPrefix(says[0], c.says) || !slices.Contains(rules, c.rule)):
			t.Errorf("%s; %s: %q by %q, want %s by %s", c.facts, c.event, says, rules, c.says, c.rule)
		}
	}
}

// TestCheckBetweenMoments: what a check takes is not there for the next moment, and within
// one spell there is none.
func TestCheckBetweenMoments(t *testing.T) {
	bear := []string{"fact: Bear is a 2/2 creature Bob controls"}
	for _, c := range []struct {
		events []string
		want   string
	}{
		{[]string{"Alice's Spark deals 2 damage to Bear", "Alice gains 1 life"}, "Bear dies"},
		{[]string{"Alice's Spark deals 1 damage to Bear", "Alice gains 1 life"}, ""},
		{[]string{"Alice's Spark deals 2 damage to Bear"}, ""}, // nothing comes after it
		{[]string{"Alice's Spark deals 1 damage to Bear", "Alice's Bolt deals 1 damage to Bear", "Alice gains 1 life"}, "Bear dies"},
	} {
		lines := slices.Clone(bear)
		for _, ev := range c.events {
			lines = append(lines, "event: "+ev)
		}
		_, st := asked.Played(t, lines...)
		happened := asked.Happened(st)
		dies := slices.ContainsFunc(happened, func(s string) bool { return strings.Contains(s, "Bear") && !strings.Contains(s, "damage") })
		if dies != (c.want != "") {
			t.Errorf("%q: %q", c.events, happened)
		}
		gone := st.Board.Objects[asked.Object(t, st.Board, "Bear")].Zone.String() == "graveyard"
		if gone != (c.want != "") {
			t.Errorf("%q: Bear is in a graveyard: %v", c.events, gone)
		}
	}
}
