package commands

import (
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
)

// TestSeveralQuestionsAnswered: of several questions each is answered with its words, as far as the end tells.
func TestSeveralQuestionsAnswered(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	for question, want := range map[string]string{
		"I control Furnace of Rath. I bolt Bob. Does he lose life? Do I lose 6 life?":                            `"Does he lose life?" Yes. "Do I lose 6 life?" No. `,
		"My opponent has Rest in Peace and I Murder his Grizzly Bears. Does it die? Does Rest in Peace trigger?": `"Does it die?" No. `,
	} {
		c, err := d.RuleParagraph(question, ruling.Ask{})
		if err != nil {
			t.Errorf("%s: %v", question, err)
			continue
		}
		if says := c.Ruling.Outcomes[0].Says; !strings.HasPrefix(says, want) {
			t.Errorf("%s: %s", question, says)
		}
	}
}

// TestYesOrNo: a question that a yes or a no answers is answered so, at each end, and not at all
// where the end does not tell.
func TestYesOrNo(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	for question, want := range map[string]string{
		"My opponent has Rest in Peace and I Murder his Grizzly Bears. Does it die?":                                "No.",
		"My opponent has Rest in Peace and I Murder his Grizzly Bears. Do the bears survive?":                       "No.",
		"My opponent has Rest in Peace and I Murder his Grizzly Bears. Is it exiled?":                               "Yes.",
		"I have Rest in Peace. My opponent's Grizzly Bears dies. Does it go to the graveyard?":                      "No.",
		"I have Rest in Peace. My opponent's Grizzly Bears dies. Does it go to the graveyard or to exile?":          "",
		"I have Rest in Peace. My opponent's Grizzly Bears dies. Does it not die?":                                  "",
		"My opponent bolts my Grizzly Bears and I control Vigor. Does it live?":                                     "Yes.",
		"I control Furnace of Rath and Bob controls Urza's Armor. I bolt Bob. Does he take 5 damage?":               "No. Yes.",
		"I control Furnace of Rath and Bob controls Urza's Armor. I bolt Bob. Does he take any damage?":             "Yes. Yes.",
		"I control Furnace of Rath. I bolt Bob. Does he take six?":                                                  "Yes.",
		"I control Furnace of Rath. I bolt Bob. Does he take three?":                                                "No.",
		"I control Furnace of Rath. I bolt Bob. Does he lose life?":                                                 "Yes.",
		"I control Furnace of Rath. I bolt Bob. Do I lose 6 life?":                                                  "No.",
		"I control Thought Reflection and draw a card. Do I still draw a card?":                                     "Yes.",
		"I control Thought Reflection and draw a card. Do I draw two cards?":                                        "Yes.",
		"I control Thought Reflection and draw a card. Does my opponent draw a card?":                               "No.",
		"I control Authority of the Consuls. My opponent's Grizzly Bears enters. Does it enter tapped?":             "Yes.",
		"I control Authority of the Consuls. My opponent's Grizzly Bears enters. Does it enter untapped?":           "",
		"I control Doubling Season. Raise the Alarm resolves. Do I get any tokens?":                                 "Yes.",
		"I control Hardened Scales. A +1/+1 counter is put on my Grizzly Bears. Does it get two +1/+1 counters?":    "Yes.",
		"I control Hardened Scales. A +1/+1 counter is put on my Grizzly Bears. Does it get a counter?":             "Yes.",
		"My opponent has Leyline of the Void. My Solemn Simulacrum dies. Does it trigger?":                          "No.",
		"I control Furnace of Rath and Blood Artist. I cast Shock on Bob's Hill Giant. Does Blood Artist trigger?":  "Yes.",
		"I control Rest in Peace and Blood Artist. I cast Shock on Bob's Grizzly Bears. Does Blood Artist trigger?": "No.",
		"I control Solemnity and Blood Artist. I cast Walking Ballista with X=2. Does Blood Artist trigger?":        "Yes.",
		"I control Hardened Scales. I cast Walking Ballista with X=0. Does it live?":                                "No.",
		"I control Hardened Scales. I cast Walking Ballista with X=1. Does it live?":                                "Yes.",
		"My opponent casts Murder on my commander. Can it go to the command zone?":                                  "Yes.",
		"My opponent casts Shock on my commander, a 3/3. Can it go to the command zone?":                            "",
	} {
		c, err := d.RuleParagraph(question, ruling.Ask{})
		if err != nil {
			t.Errorf("%s: %v", question, err)
			continue
		}
		var says []string
		for _, o := range c.Ruling.Outcomes {
			for _, answer := range []string{"Yes.", "No."} {
				if strings.HasPrefix(o.Says, answer+" ") {
					says = append(says, answer)
				}
			}
		}
		if got := strings.Join(says, " "); got != want {
			t.Errorf("%s: %q, not %q: %s", question, got, want, c.Ruling.Outcomes[0].Says)
		}
	}
}
