package engine

import (
	"testing"

	"apnap/engine/cr"
)

// TestKinds: what the rules and the contract say of kinds of events.
func TestKinds(t *testing.T) {
	for _, c := range []struct {
		kind        EventKind
		name        string
		rule        cr.Rule
		byPlayer    bool
		each, whole int // "that much" of 3
		none        bool
	}{
		{Damage, "damage", 0, false, 3, 3, false}, // 0 damage is an event in some editions
		{GainLife, "life_gain", 0, false, 3, 3, false},
		{LoseLife, "life_loss", 0, false, 3, 3, true},
		{PutCounters, "counters", 0, true, 0, 3, true},
		{Mill, "mill", cr.Mill, true, 0, 3, true},
		{Surveil, "surveil", cr.Surveil, true, 3, 3, true},
		{Sacrifice, "sacrifice", cr.Sacrifice, true, 0, 0, false},
		{CopySpell, "copy_spell", cr.CopySpell, true, 0, 0, true},
		{CreateTokens, "", 0, true, 0, 3, false},
		{OtherAction, "", 0, true, 0, 0, false},
	} {
		rule, named := c.kind.Rule()
		if c.kind.Name() != c.name || rule != c.rule || named != (c.rule != 0) || c.kind.ByPlayer() != c.byPlayer {
			t.Errorf("%d: %q, %v, by its player %v", c.kind, c.kind.Name(), rule, c.kind.ByPlayer())
		}
		ev := Event{Kind: c.kind, Amount: 3}
		if each, whole := ev.Much(false), ev.Much(true); each != c.each || whole != c.whole {
			t.Errorf("%s: that much is %d of each, %d of all as one", c.name, each, whole)
		}
		if by, none := c.kind.NoneOfZero(); none != c.none || by != 0 && !none {
			t.Errorf("%s: none of 0 %v, by %v", c.name, none, by)
		}
	}
}

// TestKindNames: the notation has a word for each kind; what the contract calls a kind stands for no other, but for draws, of which
// one is the instruction and the other each card.
func TestKindNames(t *testing.T) {
	by, words := map[string]EventKind{}, map[string]bool{}
	for k := range EventKinds {
		if word := k.Word(); word == "" || words[word] {
			t.Errorf("%d is %q in the notation, as another is or none", k, word)
		}
		words[k.Word()] = true
		name := k.Name()
		if other, there := by[name]; there && name != "" && name != "draw" {
			t.Errorf("%d and %d are both %q", other, k, name)
		}
		by[name] = k
	}
}
