package commands

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// paragraphAsked asks a whole question as Alice, who is user 1, with a command.
func paragraphAsked(t *testing.T, command, question string) *table {
	t.Helper()
	tb := &table{t: t, desk: newDesk(NewMemory())}
	tb.desk.cards = NewCards()
	tb.shown = tb.desk.Run(context.Background(), Request{Command: command, Options: map[string]string{"question": question}, User: User{ID: "1", Name: "Alice"}, Place: here,
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
	if tb.expect(tb.shown, false, "6 damage"); !slices.Contains(actions(tb.shown), ActFollow) {
		t.Fatalf("no button to go on asking: %v", tb.shown.Buttons)
	}
	before := tb.shown
	form := tb.press("1", ActFollow, "")
	if form.Form == nil || form.Form.Action != ActFollowed {
		t.Fatalf("%+v", form)
	}
	tb.expect(tb.press("9", ActFollow, ""), true, "Only who asked")
	r := tb.send(Press{Ruling: before.Ruling, Step: before.Step, Action: ActFollowed, Values: map[string]string{"more": "What if he also has [[Urza's Armor]]?"}, User: User{ID: "1", Name: "Alice"}, Place: here, Interaction: "f"})
	if tb.expect(r, false, "Bob chooses"); r.Ruling == before.Ruling || !r.New || r.Chooser != "2" {
		t.Errorf("%+v", r)
	}
	parts := asked(t, NewMemory(), true, nil)
	parts.expect(parts.press("1", ActFollow, ""), true, sayNothingNow)
}

// TestDelete: who asked deletes a ruling, or what was not understood, and nobody else.
func TestDelete(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.expect(tb.press("2", ActDelete, ""), true, "Only who asked")
	tb.expect(tb.press("1", ActDelete, ""), false, "Deleted")
	tb.expect(tb.press("1", ActBack, ""), true, "no longer have this ruling")
	no := paragraphAsked(t, "ask", "Bob frobnicates the moon with Urza's Armor. What happens?")
	if !slices.Contains(actions(no.shown), ActDelete) {
		t.Fatalf("it cannot be cancelled: %v", no.shown.Buttons)
	}
	if got, err := no.desk.store.CountOpen(context.Background(), "1"); got != 1 || err != nil {
		t.Fatalf("%d are kept: %v", got, err)
	}
	no.press("1", ActDelete, "")
	if got, err := no.desk.store.CountOpen(context.Background(), "1"); got != 0 || err != nil {
		t.Errorf("%d are kept: %v", got, err)
	}
}
