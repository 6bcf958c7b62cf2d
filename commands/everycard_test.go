package commands

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/internal/every"
	"apnap/rulesdb/catalog"
)

// everyEvent is an event of each common kind, of both players; %s is a card.
var everyEvent = []string{
	"Bob's Lightning Bolt deals 3 damage to Alice",
	"Alice's Lightning Bolt deals 3 damage to Bob",
	"Bob's Hill Giant deals 3 combat damage to %s",
	"Alice draws two cards",
	"Bob gains 3 life",
	"Alice loses 2 life",
	"Alice's %s is destroyed",
	"Bob's Grizzly Bears dies",
	"Alice's %s enters the battlefield",
	"Bob's Grizzly Bears enters the battlefield",
	"Alice creates a 1/1 white Soldier creature token",
	"Bob's Rampant Growth puts two +1/+1 counters on %s",
	"Bob mills four cards",
	"Alice discards a card",
	"Alice begins her draw step",
}

// TestEveryCardMeetsEveryEvent asks one question of each kind about each card
// that has an ability in scope. Whatever the ruling is, it is an answer or a
// refusal in one sentence, the same when asked again, with something that
// happened in every end, numbers on every choice, and nothing of the program's
// own. The environment variable APNAP_EVERY takes another share of the cards than
// every fortieth.
func TestEveryCardMeetsEveryEvent(t *testing.T) {
	n, everyNth := 0, every.Nth(40)
	desk := New(Parts{Cards: cardindex.NewCards()})
	answered, asked := 0, 0
	for e := range catalog.BuiltIn().All() {
		if !e.Able() {
			continue
		}
		if n++; n%everyNth != 0 {
			continue
		}
		for _, event := range everyEvent {
			if bytes.Contains([]byte(event), []byte("%s")) {
				event = fmt.Sprintf(event, e.Name)
			}
			asked++
			if meets(t, desk, e.Name, event) {
				answered++
			}
		}
	}
	t.Logf("%d of %d questions answered, the others refused", answered, asked)
	if answered*2 < asked {
		t.Errorf("only %d of %d questions answered", answered, asked)
	}
}

// meets asks one question twice and reports whether it was answered.
func meets(t *testing.T, desk *Desk, card, event string) bool {
	t.Helper()
	ask := ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: " + card}, Events: []string{event}}
	begun := time.Now()
	c, err := desk.Rule(ask)
	if took := time.Since(begun); took > 5*time.Second {
		t.Errorf("%s: %s: %v", card, event, took)
	}
	if err != nil {
		no := answer.AsRefusal(err)
		if no == nil {
			t.Errorf("%s: %s: a fault: %v", card, event, err)
		} else if no.Says.IsZero() || no.Code == "" {
			t.Errorf("%s: %s: refused without a word", card, event)
		}
		return false
	}
	for _, o := range c.Ruling.Outcomes {
		if len(o.Facts) == 0 || o.Says == "" {
			t.Errorf("%s: %s: an end in which nothing is told", card, event)
		}
	}
	if ch := c.Ruling.Choice; ch != nil && (len(ch.Rules) == 0 && ch.Kind != "may" || len(ch.Options) < 2) { // no rule asks whether a lone effect is used
		t.Errorf("%s: %s: a choice without rules or options: %+v", card, event, ch)
	}
	again, err := desk.Rule(ask)
	if err != nil || !bytes.Equal(c.JSON(), again.JSON()) {
		t.Errorf("%s: %s: another answer the second time", card, event)
	}
	return true
}
