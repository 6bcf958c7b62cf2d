package oracle

import (
	"testing"

	"apnap/engine"
)

// TestOwnClauses: an event that a known spell causes bears what the spell says of
// it, and one that a known permanent's ability causes what that says; what another card says does not count.
func TestOwnClauses(t *testing.T) {
	cards := fakeCards{}
	cards.add("Mud Curse", "Instant", "Destroy target creature. It can't be regenerated.", engine.Instant, 0)
	cards.add("Last Hour", "Sorcery", "Destroy all creatures. They can't be regenerated.", engine.Sorcery, 0)
	cards.add("Plain Knife", "Instant", "Destroy target creature. You lose 2 life.", engine.Instant, 0)
	cards.add("Grim Ox", "Creature — Ox", "{T}: Destroy target creature. It can't be regenerated.", engine.Creature, 0)
	cards.add("Calm Ox", "Creature — Ox", "{T}: Destroy target creature.", engine.Creature, 0)
	cards.add("True Flame", "Instant", "True Flame deals 5 damage to target creature. The damage can't be prevented.", engine.Instant, 0)
	for _, row := range []struct {
		event           string
		noRegen, unprev bool
	}{
		{"Bob's Mud Curse destroys Bear", true, false},
		{"Bob's Last Hour destroys Bear", true, false},
		{"Bob's Plain Knife destroys Bear", false, false},
		{"Bob's Grim Ox destroys Bear", true, false},
		{"Bob's Calm Ox destroys Bear", false, false},
		{"Bob's True Flame deals 5 damage to Bear", false, true},
		{"Bob's Plain Knife deals 5 damage to Bear", false, false},
	} {
		r, err := Read(Question{Players: []string{"Alice", "Bob"}, Facts: []string{"Bear is a creature Alice controls"}, Events: []string{row.event}}, cards)
		if err != nil {
			t.Errorf("%s: %s", row.event, err.Says)
			continue
		}
		ev := r.Scenario.Events[0].Events[0]
		if ev.NoRegen != row.noRegen || ev.Unpreventable != row.unprev {
			t.Errorf("%s: can't be regenerated %v, can't be prevented %v", row.event, ev.NoRegen, ev.Unpreventable)
		}
	}
}
