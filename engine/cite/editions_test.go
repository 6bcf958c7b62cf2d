package cite_test

import (
	"slices"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/internal/asked"
)

// TestEditions: whatever the edition, effects apply there, each application by a rule that is in force
// then and has a number, and no step cites one twice.
func TestEditions(t *testing.T) {
	questions := [][]string{
		{"effect: Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead.",
			"effect: Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.",
			"effect: Bob: Shield = Prevent the next 2 damage that would be dealt to you this turn.", "event: Alice's Spark deals 5 damage to Bob"},
		{"effect: Bob: Moor = If you would draw a card, you gain 2 life instead.", "effect: Bob: Spring = If you would gain life, you gain that much life plus 1 instead.", "event: Bob draws two cards"},
		{"fact: Rag is a 2/2 creature Bob controls", "effect: Alice: Shade = If a creature would die, exile it instead.", "effect: Bob: Nest = If a creature you control would die, return it to its owner's hand instead.",
			"event: Alice destroys Rag"},
		{"fact: Rag is a 2/2 creature Bob controls", "effect: Bob: Garden = If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.",
			"event: Bob puts two +1/+1 counters on Rag"},
		{"effect: Alice: Rage = Damage can't be prevented this turn.", "effect: Bob: Wall = If a source would deal damage to you, prevent that damage.", "event: Alice's Spark deals 3 damage to Bob"},
		{"effect: Alice: Hush = Players can't gain life.", "event: Bob gains 2 life"},
		{"effect: Bob: Pause = If you would begin your draw step, skip that step instead.", "event: Bob's draw step begins"},
	}
	for _, year := range []string{"1999", "2001", "2003", "2006", "2008", "2010", "2013", "2017", "2020", "2023", "current"} {
		e, err := cr.Find(year)
		if err != nil {
			t.Fatal(err)
		}
		for _, lines := range questions {
			w, _ := asked.Played(t, append(slices.Clone(lines), "edition: "+year)...)
			steps := 0
			for _, s := range *w.Trace {
				for i, r := range s.Rules {
					if slices.Contains(s.Rules[:i], r) {
						t.Errorf("%s, %q: %s is cited twice", year, lines, r)
					}
				}
				if s.Kind == engine.StepApply {
					steps++
					if !slices.ContainsFunc(s.Rules, func(r cr.Rule) bool { return r.InForce(e) && r.Number(e) != "" }) {
						t.Errorf("%s, %q: an effect applies by no rule of that time: %v", year, lines, s.Rules)
					}
				}
			}
			if steps == 0 && len(w.Scenario.Effects) > 1 && !slices.Contains(lines, questions[4][0]) {
				t.Errorf("%s, %q: nothing is applied", year, lines)
			}
		}
	}
}
