package oracle

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// instructed is what a spell does, as an effect.
func instructed(steps []engine.Instruction) engine.Effect {
	return engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: steps}
}

// TestOwnX: a card's own X keeps its letter, and more amounts than one have letters of their own.
func TestOwnX(t *testing.T) {
	e := engine.Effect{Kind: engine.Prevention, When: engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Is: engine.This}}, Do: []engine.Change{{Kind: engine.PreventAll}},
		Budget: engine.Budget{Kind: engine.NextN, N: shape.Expr(engine.Expr{Op: engine.XValue})}, Until: engine.ThisTurn,
		Then: []engine.Instruction{{Verb: engine.PutCounters, On: engine.This, Counter: "+1/+1", Amount: shape.Expr(engine.Expr{Op: engine.Prevented})}}}
	if got, want := inenglish.Effect(&e, nil), "Prevent the next X damage that would be dealt to ~ this turn, and put Y +1/+1 counters on ~, where Y is the damage prevented this way."; got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}

// TestSteps: what a spell does is said whole: with its conditions, what follows,
// and the value of each letter; and it is read back.
func TestSteps(t *testing.T) {
	for text, want := range map[string]string{
		"If you control an Elf, draw two cards. Otherwise, draw a card.":                     "If you control an Elf, draw two cards. Otherwise, draw a card.",
		"Draw a card. If it's your turn, draw two cards.":                                    "Draw a card. If it's your turn, draw two cards.",
		"You gain life equal to your devotion to green.":                                     "You gain X life, where X is your devotion to green.",
		"Add {R} for each Goblin on the battlefield.":                                        "Add {R} for each Goblin on the battlefield.",
		"You may discard a card. If you do, draw two cards.":                                 "You may discard a card. If you do, draw two cards.",
		"Counter target spell unless its controller pays {1} for each artifact you control.": "Counter target spell unless its controller pays {1} for each artifact you control.",
	} {
		steps, refused := ParseInstruction("Gray Rain", text)
		if refused != nil {
			t.Errorf("%q: %v", text, refused)
			continue
		}
		e := instructed(steps)
		got := inenglish.Effect(&e, nil)
		if got != want {
			t.Errorf("%q\n got %s\nwant %s", text, got, want)
		}
		again, refused := ParseInstruction("Gray Rain", got)
		if back := instructed(again); refused != nil || bare(back) != bare(e) {
			t.Errorf("%q is read as %s, not as %s (%v)", got, bare(back), bare(e), refused)
		}
	}
}
