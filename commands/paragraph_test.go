package commands

import (
	"context"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/commands/talk"
)

// TestQuestionOption: the option "question" of /resolve reads a paragraph, says how, and
// the asker is who speaks in it.
func TestQuestionOption(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	lena := talk.User{ID: "7", Name: "Lena"}
	r := d.Run(context.Background(), talk.Request{Command: "resolve", User: lena, Mentions: map[string]string{"9": "Tom"},
		Options: map[string]string{"question": "<@9> has Furnace of Rath, I have Urza's Armor out. He bolts me for 3. How much do I take?"}})
	if !strings.HasPrefix(r.Title, "Lena chooses") {
		t.Fatalf("%+v", r)
	}
	notes := strings.Join(r.Notes, "\n")
	for _, want := range []string{"Tom: Furnace of Rath; Lena: Urza's Armor", "Tom's Lightning Bolt deals 3 damage to Lena", "Asked: How much do I take?"} {
		if !strings.Contains(notes, want) {
			t.Errorf("%q is missing in %s", want, notes)
		}
	}
	pressed := d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Step: r.Step, Action: talk.ActChoose, Value: "urzas-armor", User: talk.User{ID: "9", Name: "Tom"}})
	if !pressed.Private {
		t.Errorf("Tom chose for Lena: %+v", pressed)
	}
	pressed = d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Step: r.Step, Action: talk.ActChoose, Value: "urzas-armor", User: lena})
	if !strings.Contains(pressed.Title+pressed.Verdict, "4 damage") {
		t.Errorf("%+v", pressed)
	}
}

// TestQuestionRefused: a question that is not understood is refused with its words.
func TestQuestionRefused(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	r := d.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "7", Name: "Lena"},
		Options: map[string]string{"question": "I have Urza's Armor. He bolts me unless the moon is full."}})
	if r.Refused != answer.CodeNotUnderstood || !r.Private || !strings.Contains(r.Quote, "⟨unless the moon is full⟩") {
		t.Errorf("%+v", r)
	}
}

// TestFirstAsked: the verdict begins with what the question asks about.
func TestFirstAsked(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	for question, want := range map[string]string{"How much life do I gain?": "You gain 4 life.", "How much damage is that?": "Vampire Nighthawk deals 2 combat damage to the opponent."} {
		c, err := d.RuleParagraph("I control Boon Reflection. My Vampire Nighthawk deals 2 combat damage to my opponent. "+question, ruling.Ask{})
		if err != nil {
			t.Fatal(err)
		}
		if says := c.Ruling.Outcomes[0].Says; !strings.Contains(says, want) {
			t.Errorf("%s: %s", question, says)
		}
	}
}

// TestYouTakesNoEnding: where the speaker is "you", verbs agree and sentences
// begin with a capital.
func TestYouTakesNoEnding(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards()})
	c, err := d.Rule(ruling.Ask{Players: []string{"you", "opponent"}, Effects: []string{"you: Obstinate Familiar"}, Events: []string{"you draw a card"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := c.ChoiceSays(); !strings.Contains(got, "You may use") {
		t.Errorf("%q", got)
	}
	told := ""
	for _, o := range c.Ruling.Outcomes {
		for _, s := range o.Trace {
			told += s.Says + "\n"
		}
	}
	if !strings.Contains(told, "You do not use Obstinate Familiar.") {
		t.Errorf("%q", told)
	}
}
