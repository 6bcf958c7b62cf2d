package commands

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/say"
	"apnap/rulesdb/catalog"
)

// TestOrderOfCardsInTheQuestion puts several cards on the table, whatever they
// are: it makes no difference in which order the question lists them.
func TestOrderOfCardsInTheQuestion(t *testing.T) {
	desk := New(Parts{Cards: cardindex.NewCards()})
	var able []string
	for e := range catalog.BuiltIn().All() {
		if e.Able() && len(e.Faces) == 1 {
			able = append(able, e.Name)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 3).Draw(t, "cards")
		ask := ruling.Ask{Players: []string{"Alice", "Bob"}}
		subject := ""
		for range n {
			card := rapid.SampledFrom(able).Draw(t, "card")
			if subject == "" {
				subject = card
			}
			ask.Effects = append(ask.Effects, rapid.SampledFrom(ask.Players).Draw(t, "player")+": "+card)
		}
		event := rapid.SampledFrom(everyEvent).Draw(t, "event")
		if strings.Contains(event, "%s") {
			event = fmt.Sprintf(event, subject)
		}
		ask.Events = []string{event}
		want, chooser := endsOf(t, desk, ask)
		slices.Reverse(ask.Effects)
		got, other := endsOf(t, desk, ask)
		if !slices.Equal(got, want) || chooser != other {
			t.Fatalf("%q\n%s\n%s chooses among\n%s\nlisted the other way %s among\n%s", ask.Effects, event, other, strings.Join(got, "\n"), chooser, strings.Join(want, "\n"))
		}
	})
}

// endsOf is the ends of a ruling, each as the sorted list of its facts, and who
// chooses; or that it is refused: where several cards are, the first is told.
func endsOf(t *rapid.T, desk *Desk, ask ruling.Ask) ([]string, string) {
	c, err := desk.Rule(ask)
	if err != nil {
		no := answer.AsRefusal(err)
		if no == nil {
			t.Fatalf("%q %q: %v", ask.Effects, ask.Events, err)
		}
		return []string{"refused"}, ""
	}
	var ends []string
	for _, o := range c.Ruling.Outcomes {
		var facts []string
		for _, f := range o.Facts {
			f.Because, f.By = say.Message{}, ""
			data, err := json.Marshal(f)
			if err != nil {
				t.Fatal(err)
			}
			facts = append(facts, string(data))
		}
		slices.Sort(facts)
		ends = append(ends, strings.Join(facts, " "))
	}
	slices.Sort(ends)
	who := ""
	if c.Ruling.Choice != nil {
		who = c.Ruling.Choice.Chooser
	}
	return ends, who
}
