package commands

import (
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
)

// TestWhatNobodyCounts holds that a number on which it depends what an ability does is never taken for none where nobody tells it: what a
// permanent enters with counts, and the rest is asked for.
func TestWhatNobodyCounts(t *testing.T) {
	desk := New(Parts{Cards: cardindex.NewCards()})
	for _, row := range []struct{ fact, event, says string }{
		{"Ann controls Font of Progress", "Ann's Font of Progress's activated ability resolves, targeting Bob", "Bob mills two cards. The top two cards of Bob's library are exiled (milled)."},
		{"Ann controls Font of Progress with no oil counters on it", "Ann's Font of Progress's activated ability resolves, targeting Bob", "Nothing happens: there are no cards to it."},
		{"Ann controls Font of Progress with three oil counters on it", "Ann's Font of Progress's activated ability resolves, targeting Bob", "Bob mills three cards. The top three cards of Bob's library are exiled (milled)."},
		{"Ann controls Time Bomb", "Ann's Time Bomb's activated ability resolves", "? Say how many time counters are on Time Bomb: that decides what it does."},
		{"Ann controls Barrin's Codex", "Ann's Barrin's Codex's activated ability resolves", "? Say how many page counters are on Barrin's Codex: that decides what it does."},
		{"Ann controls Cytoplast Root-Kin", "Bob's Shock deals 2 damage to Cytoplast Root-Kin", "Shock deals 2 damage to Cytoplast Root-Kin."},
		{"Ann controls Emrakul's Evangel", "Ann's Emrakul's Evangel's activated ability resolves", "? What Emrakul's Evangel does counts what is given for it, and nobody tells what that is: \"sacrifice this creature and any number of other non-Eldrazi creatures\"."},
		{"Ann controls Spire Mechcycle", "Ann's Spire Mechcycle's activated ability resolves", "? What Spire Mechcycle does counts what is given for it, and nobody tells what that is: \"tap another untapped Mount or Vehicle you control\"."},
		{"Ann controls Spire Mechcycle; Ann controls Smuggler's Copter", "Ann's Spire Mechcycle's activated ability resolves", "Spire Mechcycle becomes an artifact creature. A +1/+1 counter is put on Spire Mechcycle."},
		{"Ann controls Ent-Draught Basin; Bob controls Grizzly Bears", "Ann's Ent-Draught Basin's activated ability resolves, targeting Bob's Grizzly Bears", "Ent-Draught Basin puts a +1/+1 counter on Grizzly Bears."},
		{"Ann controls Dogged Hunter; Bob controls Grizzly Bears", "Ann's Dogged Hunter's activated ability resolves, targeting Bob's Grizzly Bears", "Grizzly Bears is exiled (destroyed)."},
	} {
		c, err := desk.Rule(ruling.Ask{Players: []string{"Ann", "Bob"}, Effects: []string{"Ann: Rest in Peace"}, Facts: strings.Split(row.fact, "; "), Events: []string{row.event}})
		got := ""
		if err != nil {
			got = "? " + err.Error()
		} else {
			got = c.Ruling.Outcomes[0].Says
		}
		if got != row.says {
			t.Errorf("%s\n got  %s\n want %s", row.event, got, row.says)
		}
	}
}
