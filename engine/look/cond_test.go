package look_test

import (
	"testing"

	"apnap/engine/look"
	"apnap/internal/asked"
)

// TestConditions: whether what an effect of Bob's asks for holds, by facts.
func TestConditions(t *testing.T) {
	const rag = "Rag is a 2/2 creature Bob controls"
	for _, c := range []struct{ condition, fact, want string }{
		{"as long as you control a creature", rag, "yes"},
		{"as long as you control a creature", "Rag is a 2/2 creature Alice controls", "unknown"}, // nobody says what Ward is
		{"as long as you control a creature", "Rag is a 2/2 creature Alice controls\nfact: Ward is an enchantment Bob controls", "no"},
		{"as long as you control an artifact", "Rag is an artifact Bob controls", "yes"},
		{"as long as an opponent controls a creature", "Rag is a 2/2 creature Alice controls", "yes"},
		{"as long as you have 10 or less life", "Bob's life total is 10", "yes"},
		{"as long as you have 10 or less life", "Bob's life total is 11", "no"},
		{"as long as you have no cards in hand", "Bob has no cards in hand", "yes"},
		{"as long as you have no cards in hand", "Bob has two cards in hand", "no"},
		{"as long as it's your turn", "It is Bob's turn", "yes"},
		{"as long as it's your turn", "It is Alice's turn", "no"},
		{"as long as it's not your turn", "It is Alice's turn", "yes"},
		{"as long as you control two or more creatures", rag, "unknown"},
		{"as long as you control two or more creatures", rag + "\nfact: Ward is an enchantment Bob controls", "no"},
		{"as long as you control two or more creatures", rag + "\nfact: Hob is a 1/1 creature Bob controls", "yes"},
		{"as long as you control a creature with flying", rag, "no"},
	} {
		w, st := asked.Opened(t, "effect: Bob: Ward = If a source would deal damage to you "+c.condition+", prevent that damage.",
			"fact: "+c.fact, "event: Alice's Spark deals 1 damage to Bob")
		inst := &w.Scenario.Effects[0]
		v := look.NewView(w.Walker, st, inst, &st.Moment[0].Ev, nil)
		if got := v.All(inst.Effect.If); got != yesNo(c.want) || len(inst.Effect.If) == 0 {
			t.Errorf("%s; %s: %v, want %s (%d conditions)", c.condition, c.fact, got, c.want, len(inst.Effect.If))
		}
	}
}
