package commands

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// give gives the seat of a number to a user.
func (tb *table) give(by, seat, to string) talk.Reply {
	tb.n++
	return tb.send(talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: talk.ActGive, Value: seat, Picked: talk.User{ID: to, Name: "user " + to},
		User: talk.User{ID: by}, Place: here, Interaction: fmt.Sprint("g", tb.n)})
}

// TestSeatsAreGiven: who asked gives the free seats and those somebody took; who
// was named by mention is moved by nobody else; who sits hands over.
func TestSeatsAreGiven(t *testing.T) {
	tb := asked(t, NewMemory(), false, nil) // nobody is bound but Alice's question names Alice and Bob
	list := tb.press("1", talk.ActSeats, "")
	tb.expect(list, true, "Bob: nobody yet.")
	if len(list.Menus) != 2 || !list.Menus[0].Users || list.Menus[1].Value != "1" {
		t.Fatalf("the menus are %+v", list.Menus)
	}
	if looks := tb.press("9", talk.ActSeats, ""); len(looks.Menus) != 0 {
		t.Errorf("a bystander may give: %+v", looks.Menus)
	}
	tb.expect(tb.give("9", "1", "9"), true, "cannot say who Bob is")
	tb.expect(tb.give("1", "1", "5"), false, "Bob chooses")
	tb.expect(tb.give("1", "1", "6"), false, "Bob chooses") // given, it can be given to somebody else
	tb.expect(tb.press("5", talk.ActChoose, tb.option("Slate Plate")), true, "Only Bob")
	tb.expect(tb.give("5", "1", "7"), true, "cannot say who Bob is")
	tb.expect(tb.give("6", "1", "7"), false, "Bob chooses")
	tb.expect(tb.press("5", talk.ActChoose, tb.option("Slate Plate")), true, "Only Bob")
	tb.expect(tb.give("7", "0", "7"), true, "cannot say who Alice is")
	tb.expect(tb.give("1", "0", "7"), true, "They are Bob in this ruling already.")
	for _, bad := range []string{"", "x", "-1", "2"} {
		tb.expect(tb.give("1", bad, "8"), true, talk.NothingNow(say.English).Verdict)
	}
	tb.expect(tb.press("7", talk.ActChoose, tb.option("Slate Plate")), false, "4 damage")
	claimed := asked(t, NewMemory(), false, nil)
	claimed.press("9", talk.ActSeat, "Bob")
	claimed.expect(claimed.give("1", "1", "5"), false, "Bob chooses")
	claimed.expect(claimed.press("9", talk.ActChoose, claimed.option("Slate Plate")), true, "Only Bob")
}

// TestStaleButtonsLeadOn: a button of an earlier step changes nothing and leads
// those who take part to where the ruling stands.
func TestStaleButtonsLeadOn(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	old, armor := tb.shown, tb.option("Slate Plate")
	tb.press("2", talk.ActChoose, armor)
	stale := tb.send(talk.Press{Ruling: old.Ruling, Step: old.Step, Action: talk.ActChoose, Value: armor, User: talk.User{ID: "2"}, Place: here, Interaction: "late"})
	tb.expect(stale, true, "moved on")
	if len(stale.Buttons) != 1 || stale.Buttons[0][0].Action != talk.ActShow || stale.Ruling != old.Ruling {
		t.Fatalf("the buttons are %+v", stale.Buttons)
	}
	if looks := tb.press("9", talk.ActShow, ""); !looks.Private || !looks.New || looks.Again || !looks.Where || looks.Verdict != "Lightning Bolt deals 4 damage to Bob." {
		t.Errorf("somebody else moves it, or does not see it: %+v", looks)
	}
	again := tb.press("2", talk.ActShow, "")
	tb.expect(again, false, "4 damage")
	if !again.New {
		t.Error("it takes the place of another message")
	}
}

// TestRulingByID: a ruling comes back by the id in its last line, where it lives;
// a private one to who asked alone.
func TestRulingByID(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	id := tb.shown.Footer[strings.LastIndex(tb.shown.Footer, " ")+1:]
	bring := func(user, channel string) talk.Reply {
		return tb.desk.Run(context.Background(), talk.Request{Command: "ruling", Options: map[string]string{"id": id}, User: talk.User{ID: user}, Place: talk.Place{Guild: "g", Channel: channel}})
	}
	looks := bring("9", "c")
	if tb.expect(looks, true, "Bob chooses"); looks.Again || !looks.Where {
		t.Errorf("a stranger moves it: %+v", looks)
	}
	if again := bring("2", "c"); !again.Again || again.Private {
		t.Errorf("who sits in it does not: %+v", again)
	}
	tb.expect(bring("1", "other"), true, "This ruling lives in <#c>")
	private := asked(t, NewMemory(), true, map[string]string{"private": "true"})
	tb.desk, id = private.desk, private.shown.Ruling
	tb.expect(bring("9", "c"), true, sayElsewhere)
	tb.expect(bring("1", "c"), true, "Bob chooses")
	tb.expect(use(tb.desk, "ruling", "id: nonsense"), true, sayGone)
	tb.expect(use(tb.desk, "ruling"), true, sayNeitherGiven)
	tb.expect(use(tb.desk, "ruling", "id: x", "card: y"), true, sayNeitherGiven)
}

// choosing asks a question whose choice is Bob's, who is user 2.
func choosing(t *testing.T, options map[string]string) *table {
	t.Helper()
	tb := &table{t: t, desk: newDesk(NewMemory())}
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "resolve", Options: options, User: talk.User{ID: "1", Name: "Alice"}, Place: here,
		Mentions: map[string]string{"2": "Bob"}})
	if tb.shown.Refused != "" {
		t.Fatalf("refused: %s", tb.shown.Verdict)
	}
	return tb
}

// fill sends the answer's form.
func (tb *table) fill(user string, values map[string]string) talk.Reply {
	tb.n++
	first := ""
	for _, name := range []string{"answer", "part1"} {
		if v, ok := values[name]; ok {
			first = v
		}
	}
	return tb.send(talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: talk.ActChoose, Value: first, Values: values, User: talk.User{ID: user},
		Place: here, Interaction: fmt.Sprint("f", tb.n)})
}

// TestDivisionByForm: damage of two sources is shared out part by part; what
// does not add up is told and changes nothing.
func TestDivisionByForm(t *testing.T) {
	tb := choosing(t, map[string]string{
		"event":   "Alice's Hill Hound deals 40 combat damage to <@2> and Alice's Lake Hound deals 40 combat damage to <@2> at the same time",
		"effect1": "<@2>: Salt Salve = Prevent the next 50 damage that would be dealt to target player this turn. @ Bob",
		"facts":   "Hill Hound and Lake Hound are 40/40 creatures Alice controls",
		"edition": "2026"})
	say := tb.option("Say how")
	if say != "" {
		t.Fatalf("the button carries %q", say)
	}
	tb.expect(tb.press("1", talk.ActChoose, ""), true, "Only Bob")
	form := tb.press("2", talk.ActChoose, "").Form
	if form == nil || len(form.Boxes) != 2 || !strings.Contains(form.Boxes[0].Label, "Hill Hound") || form.Boxes[0].Required {
		t.Fatalf("the form is %+v", form)
	}
	tb.expect(tb.fill("2", map[string]string{"part1": "20", "part2": "5"}), true, "Those make 25, not 50.")
	tb.expect(tb.fill("2", map[string]string{"part1": "many", "part2": "5"}), true, "must make 50")
	tb.expect(tb.fill("2", map[string]string{"part1": "", "part2": "50"}), true, "must make 50")
	tb.expect(tb.fill("1", map[string]string{"part1": "20", "part2": "30"}), true, "Only Bob")
	tb.expect(tb.fill("2", map[string]string{"part1": "20", "part2": "30"}), false, "Lake Hound deals 10 combat damage to Bob.")
}

// TestAmountByForm: a number is typed where there are more than fit on buttons.
func TestAmountByForm(t *testing.T) {
	ask := func(life string) *table {
		return choosing(t, map[string]string{"event": "<@2>'s Waste Imp enters the battlefield", "facts": "Bob has " + life + " life",
			"effect1": "<@2>: Waste Imp = As Waste Imp enters, pay any amount of life."})
	}
	few := ask("3")
	few.expect(few.press("2", talk.ActChoose, few.option("2 →")), false, "pays 2 life")
	tb := ask("30")
	form := tb.press("2", talk.ActChoose, tb.option("Say how")).Form
	if form == nil || form.Boxes[0].Label != "A number from 0 to 30" {
		t.Fatalf("the form is %+v", form)
	}
	tb.expect(tb.fill("2", map[string]string{"answer": "31"}), true, "31")
	tb.expect(tb.fill("2", map[string]string{"answer": ""}), true, "No open choice")
	tb.expect(tb.fill("2", map[string]string{"answer": "17"}), false, "pays 17 life")
}

// TestLostAnswerIsMadeGood: a message that still shows an earlier step after an
// answer can no longer be under way is brought up to date by the next press.
func TestLostAnswerIsMadeGood(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	old, forge, armor := tb.shown, tb.option("Ember Forge"), tb.option("Slate Plate")
	tb.press("2", talk.ActChoose, armor) // nobody saw the answer
	again := talk.Press{Ruling: old.Ruling, Step: old.Step, Action: talk.ActChoose, Value: forge, User: talk.User{ID: "2"}, Place: here, Interaction: "again"}
	tb.expect(tb.send(again), true, "moved on")
	at := tb.desk.now()
	tb.desk.now = func() time.Time { return at.Add(answerTime) }
	stranger, ahead := again, again
	stranger.User.ID, ahead.Step = "9", again.Step+5
	tb.expect(tb.send(stranger), true, "moved on")
	tb.expect(tb.send(ahead), true, "moved on")
	tb.expect(tb.send(again), false, "4 damage")
	again.Action, again.Value = talk.ActGive, "1"
	tb.expect(tb.send(again), true, "moved on")
}
