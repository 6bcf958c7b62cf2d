package commands

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// paragraphAsked asks a whole question as Alice, who is user 1, with a command.
func paragraphAsked(t *testing.T, command, question string) *table {
	t.Helper()
	tb := &table{t: t, desk: newDesk(NewMemory())}
	tb.desk.Cards = cardindex.NewCards()
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: command, Options: map[string]string{"question": question}, User: talk.User{ID: "1", Name: "Alice"}, Place: here,
		Mentions: map[string]string{"2": "Bob"}})
	return tb
}

// TestAskIsOneField: /ask takes a whole question, with cards in brackets.
func TestAskIsOneField(t *testing.T) {
	for _, command := range []string{"ask", "resolve"} {
		tb := paragraphAsked(t, command, "I control [[Furnace of Rath]], <@2> has [[Urza's Armor|DOM]]. I [[Lightning Bolt]] <@2>. How much?")
		tb.expect(tb.shown, false, "Bob chooses")
		if strings.Contains(strings.Join(tb.shown.Notes, " "), "[") {
			t.Errorf("the brackets are still there: %q", tb.shown.Notes)
		}
	}
	if specs := newDesk(NewMemory()).Specs(); specs[1].Name.String() != "ask" || specs[0].Options[0].Name.String() != "question" || specs[0].Options[0].Required {
		t.Errorf("the first are %s and %s", specs[0].Name, specs[0].Options[0].Name)
	}
}

// TestFollow: who asked may ask what if something else holds too; the ruling before
// stands.
func TestFollow(t *testing.T) {
	tb := paragraphAsked(t, "ask", "I control Furnace of Rath. I Bolt <@2>. How much damage does he take?")
	if tb.expect(tb.shown, false, "6 damage"); !slices.Contains(actions(tb.shown), talk.ActFollow) {
		t.Fatalf("no button to go on asking: %v", tb.shown.Buttons)
	}
	before := tb.shown
	form := tb.press("1", talk.ActFollow, "")
	if form.Form == nil || form.Form.Action != talk.ActFollowed {
		t.Fatalf("%+v", form)
	}
	tb.expect(tb.press("9", talk.ActFollow, ""), true, "Only who asked")
	r := tb.send(talk.Press{Ruling: before.Ruling, Step: before.Step, Action: talk.ActFollowed, Values: map[string]string{"more": "What if he also has [[Urza's Armor]]?"}, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Interaction: "f"})
	if tb.expect(r, false, "Bob chooses"); r.Ruling == before.Ruling || !r.New || r.Chooser != "2" {
		t.Errorf("%+v", r)
	}
	if got := r.Notes[0]; got != "Now also: Urza's Armor, controlled by Bob. Before: Lightning Bolt deals 6 damage to Bob." {
		t.Errorf("what changed is told as %q", got)
	}
	end := tb.press("2", talk.ActChoose, "urzas-armor")
	tb.expect(end, false, "Now also: Urza's Armor, controlled by Bob.")
	if again := tb.followed("what if I have two?"); again.New {
		tb.expect(again, false, "Instead of Furnace of Rath, controlled by Alice: 2x Furnace of Rath, controlled by Alice. Before: Lightning Bolt deals 4 damage to Bob; or Lightning Bolt deals 5 damage to Bob.")
	}
	tb.expect(tb.press("1", talk.ActEdit, ""), true, "")
	no := paragraphAsked(t, "ask", "Bob frobnicates the moon with Urza's Armor. What happens?")
	no.expect(no.press("1", talk.ActFollow, ""), true, talk.NothingNow(say.English).Verdict)
}

// followed says something after the ruling that is shown, as Alice.
func (tb *table) followed(said string) talk.Reply {
	tb.n++
	return tb.send(talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: talk.ActFollowed, Values: map[string]string{"more": said}, User: talk.User{ID: "1", Name: "Alice"}, Place: here,
		Interaction: fmt.Sprint("f", tb.n)})
}

// TestFollowParts: a ruling asked in parts is gone on with as well, by who speaks in it; what
// is not understood is refused with its words, and can be said again.
func TestFollowParts(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.desk.Cards = cardindex.NewCards()
	before := tb.shown
	if !slices.Contains(actions(before), talk.ActFollow) {
		t.Errorf("no button to go on asking: %v", before.Buttons)
	}
	no := tb.followed("what if he frobnicates?")
	if tb.expect(no, true, "frobnicates"); !slices.Contains(actions(no), talk.ActFollow) || no.Ruling != before.Ruling || !no.New {
		t.Errorf("%+v", no)
	}
	tb.expect(tb.followed("what if it deals 3?"), true, "I find nothing here that changes the question.")
	tb.shown = before
	r := tb.followed("what if it deals 5 instead?")
	tb.expect(r, false, "would deal 5 damage to Bob")
	tb.shown = before
	tb.expect(tb.followed("and if <@2> also has Furnace of Rath?"), false, "Now also: Furnace of Rath, controlled by Bob.")
	tb.shown = before
	quiet := tb.followed("what if Carol controls Urza's Armor?")
	tb.expect(quiet, false, "That changes nothing in the end.")
}

// TestFollowInFrench: all of it but the parts is in the language of the ruling.
func TestFollowInFrench(t *testing.T) {
	const question = "I control Furnace of Rath. I Bolt <@2>. How much damage does he take?"
	for _, said := range []string{"what if he also has Urza's Armor?", "what if I have two?", "what if it deals 5 instead?", "what if I don't have the Furnace?", "what if he has 2 life?", "what if it deals 3?"} {
		english, french := oddAsked(t, nil, question, "en-US"), oddAsked(t, nil, question, "fr")
		english.desk.newID, french.desk.newID = func() string { return "bbbbbb" }, func() string { return "bbbbbb" }
		french.desk = french.desk.Speaking(say.French)
		e := english.followed(said)
		p := talk.Press{Ruling: french.shown.Ruling, Action: talk.ActFollowed, Values: map[string]string{"more": said}, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Interaction: "f", Locale: "fr"}
		f := french.desk.Press(context.Background(), p)
		if e.Verdict == "" || e.Verdict == talk.NothingNow(say.English).Verdict {
			t.Fatalf("%s: %+v", said, e)
		}
		checkFrench(t, said, e, f, append(ours(), "Urza's Armor", "Alice's Lightning Bolt deals 3 damage to Bob", "Alice's Lightning Bolt deals 5 damage to Bob", "Bob has 2 life", said)...)
	}
}

// TestRuleAfter: in the terminal the answer tells what changed, and the end before; resolve with
// what was read gives the same.
func TestRuleAfter(t *testing.T) {
	cards := cardindex.NewCards()
	d := New(Parts{Cards: cards, Names: cards, Store: NewMemory()})
	first, err := d.RuleParagraph("I control Furnace of Rath. I Bolt Bob. How much?", ruling.Ask{})
	if err != nil {
		t.Fatal(err)
	}
	c, err := d.RuleAfter(first.Asked(), "abcdef", "what if he also has Urza's Armor?", ruling.Ask{Choose: []string{"urzas-armor"}})
	if err != nil {
		t.Fatal(err)
	}
	a := c.Ruling.After
	if !a.Differs || a.Chooser != nil || len(a.Outcomes) != 1 || a.ID != "abcdef" || !slices.Equal(a.Effects, []string{"Bob: Urza's Armor"}) || len(c.Ruling.Outcomes) != 1 {
		t.Errorf("%+v", a)
	}
	read := c.Ruling.Read
	same, err := d.Rule(ruling.Ask{Players: read.Players, Effects: read.Effects, Facts: read.Facts, Events: read.Events, Choose: []string{"urzas-armor"}})
	if err != nil || !slices.Equal(ruling.EndKeys(same), ruling.EndKeys(c)) {
		t.Errorf("resolve gives another answer: %v", err)
	}
	again, err := d.RuleAfter(c.Asked(), "", "what if it's 5?", ruling.Ask{})
	if err != nil || len(again.Ruling.Outcomes) != 2 || !strings.Contains(again.Prose(), "Instead of your Lightning Bolt deals 3 damage to Bob: your Lightning Bolt deals 5 damage to Bob.") {
		t.Errorf("%v: %s", err, again.Prose())
	}
	_, err = d.RuleAfter(first.Asked(), "", "what if he also has Urza's Armor and frobnicates?", ruling.Ask{})
	if no := answer.AsRefusal(err); no == nil || no.Where != "question" || !strings.Contains(no.Words(), "frobnicates") {
		t.Errorf("%v", err)
	}
}

// TestDelete: who asked deletes a ruling, or what was not understood, and nobody else.
func TestDelete(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.expect(tb.press("2", talk.ActDelete, ""), true, "Only who asked")
	tb.expect(tb.press("1", talk.ActDelete, ""), false, "Deleted")
	tb.expect(tb.press("1", talk.ActBack, ""), true, "no longer have this ruling")
	no := paragraphAsked(t, "ask", "Bob frobnicates the moon with Urza's Armor. What happens?")
	if !slices.Contains(actions(no.shown), talk.ActDelete) {
		t.Fatalf("it cannot be cancelled: %v", no.shown.Buttons)
	}
	if got, err := no.desk.store.CountOpen(context.Background(), "1"); got != 1 || err != nil {
		t.Fatalf("%d are kept: %v", got, err)
	}
	no.press("1", talk.ActDelete, "")
	if got, err := no.desk.store.CountOpen(context.Background(), "1"); got != 0 || err != nil {
		t.Errorf("%d are kept: %v", got, err)
	}
}

// TestFollowAnswers: what is said after a ruling is answered as well: with what the question wanted to know, or
// with what it asks instead, which alone changes nothing else.
func TestFollowAnswers(t *testing.T) {
	cards := cardindex.NewCards()
	d := New(Parts{Cards: cards, Names: cards, Store: NewMemory()})
	first, err := d.RuleParagraph("I control Furnace of Rath. I Bolt Bob. Does he take 6?", ruling.Ask{})
	if err != nil {
		t.Fatal(err)
	}
	for said, want := range map[string][2]string{
		"what if he also has Urza's Armor?":              {"No. That is so whatever Bob chooses", "No. Lightning Bolt deals 4 damage to Bob."},
		"what if he also has Urza's Armor? Who chooses?": {"Bob chooses", "Lightning Bolt deals 4 damage to Bob."},
		"Do I get to choose?":                            {"", "No: there is no choice that changes the end. Lightning Bolt deals 6 damage to Bob."},
		"does it use the stack?":                         {"", "No: replacement and prevention effects are no triggers and don't use the stack. Lightning Bolt deals 6 damage to Bob."},
		"what if he has 5 life? Does he die?":            {"", "Yes. Lightning Bolt deals 6 damage to Bob."},
		"what if he also has a Healing Salve shield?":    {"No. That is so whatever Bob chooses", "No. Nothing happens: prevented by Healing Salve."},
	} {
		c, err := d.RuleAfter(first.Asked(), "abcdef", said, ruling.Ask{})
		if err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		headline := ""
		if c.Open != nil {
			headline = c.Headline()
		}
		if got := [2]string{headline, c.Ruling.Outcomes[0].Says}; got != want {
			t.Errorf("%s: %q, not %q", said, got, want)
		}
	}
	if c, err := d.RuleAfter(first.Asked(), "abcdef", "who picks?", ruling.Ask{}); err != nil || c.Ruling.After.Says != "" {
		t.Errorf("a question that changes nothing tells of a change: %v, %v", c, err)
	}
	if _, err := d.RuleAfter(first.Asked(), "abcdef", "what if he also casts Healing Salve on himself?", ruling.Ask{}); err == nil {
		t.Error("nobody said whether Healing Salve resolves before or after")
	}
}
