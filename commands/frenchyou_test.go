package commands

import (
	"context"
	"strings"
	"testing"

	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// TestFrenchPublicRuling: a ruling is shown in the language of who asked,
// whoever presses; its report is a scenario file in English.
func TestFrenchPublicRuling(t *testing.T) {
	tb := &table{t: t, desk: newDesk(NewMemory())}
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "resolve", Options: armoredOptions(), User: talk.User{ID: "1", Name: "Alice"}, Place: here, Locale: "fr"})
	armor := tb.option("Slate Plate d'abord")
	tb.press("2", talk.ActSeat, "Bob") // in English, as all presses of this table
	tb.expect(tb.press("2", talk.ActChoose, armor), false, "Lightning Bolt inflige 4 blessures à Bob.")
	tb.expect(tb.press("2", talk.ActWhy, ""), true, ruling.NothingLeft().String())
	tb.press("2", talk.ActReport, "")
	reports, err := tb.desk.store.Reports(context.Background())
	if err != nil || len(reports) != 1 || !strings.Contains(reports[0].Scenario, "Slate Plate prevents 1 of that damage: 2 is left.") {
		t.Errorf("%v %+v", err, reports)
	}
}

// TestFrenchYou: the one who asks in a terminal is addressed, and an opponent
// without a name is one.
func TestFrenchYou(t *testing.T) {
	for you, wants := range map[string][]string{
		"you":      {"Vous choisissez. Lightning Bolt devrait vous infliger 3 blessures.", "et vous êtes le joueur affecté", "Vous avez choisi Slate Plate, et cet effet prévient"},
		"opponent": {"L'adversaire choisit. Lightning Bolt devrait infliger 3 blessures à l'adversaire.", "et l'adversaire est le joueur affecté", "L'adversaire a choisi Slate Plate, et cet effet prévient"},
	} {
		ask := ruling.Ask{Players: []string{"Alice", you}, Effects: []string{forge, strings.Replace(plate, "Bob: ", you+": ", 1)},
			Events: []string{"Alice's Lightning Bolt deals 3 damage to " + you}}
		c, err := newDesk(NewMemory()).Speaking(say.French).Rule(ask)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(c.Prose(), want) {
				t.Errorf("no %q in\n%s", want, c.Prose())
			}
		}
	}
}
