package ruling

import (
	"slices"
	"testing"

	"apnap/commands/answer"
	"apnap/engine"
)

// TestClaims lists the sentences that would give a fact that is missing.
func TestClaims(t *testing.T) {
	s := &engine.Scenario{Board: engine.Board{Players: []engine.Player{{Name: "you"}, {Name: "Bob"}}}}
	for _, c := range []struct {
		asked engine.Asked
		want  []string
	}{
		{engine.AskedSolved, []string{"Spark is solved", "Spark is not solved"}},
		{engine.AskedColor, []string{"Spark is white", "Spark is blue", "Spark is black", "Spark is red", "Spark is green", "Spark is colorless"}},
		{engine.AskedController, []string{"you control Spark", "Bob controls Spark"}},
		{engine.AskedNothing, nil},
	} {
		var got []string
		for _, one := range claims(&engine.Missing{Asked: c.asked, Thing: "Spark"}, s) {
			got = append(got, one.text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%d: %q, want %q", c.asked, got, c.want)
		}
	}
}

// TestNobodysChoice: a choice that matters about something that nobody controls
// asks who does, with a reading for each player.
func TestNobodysChoice(t *testing.T) {
	ask := Ask{Effects: []string{"Bob: Ashfire Engine = If a source would deal damage to a player or permanent, it deals double that damage instead.",
		"Bob: Shepherd's Oath = All damage that would be dealt to you is dealt to enchanted creature instead. @ Hill Hound",
		"Alice: Linen Ward = Prevent the next 2 damage that would be dealt to target creature this turn. @ Hill Hound"},
		Events: []string{"Carol's Spark deals 3 damage to Bob"}}
	desk := newJudge(noCards{})
	_, err := desk.Rule(ask)
	no := answer.AsRefusal(err)
	if no == nil || no.Code != answer.CodeAmbiguous || len(no.Readings) != 3 {
		t.Fatalf("%v", err)
	}
	for _, r := range no.Readings {
		asked := ask
		asked.Facts = []string{r.Text}
		c, err := desk.Rule(asked)
		if err != nil || c.Ruling.Choice == nil || c.Ruling.Choice.Chooser == "" {
			t.Errorf("%s: %v", r.Text, err)
		}
	}
}
