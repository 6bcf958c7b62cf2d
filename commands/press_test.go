package commands

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

// table is a ruling being played in a test.
type table struct {
	t     *testing.T
	desk  *Desk
	shown talk.Reply
	n     int
}

// here is where the tests' rulings live.
var here = talk.Place{Guild: "g", Channel: "c"}

// asked asks a question by slash command as Alice (user 1), with Bob (user 2)
// mentioned where bound is set.
func asked(t *testing.T, store Store, bound bool, options map[string]string) *table {
	t.Helper()
	tb := &table{t: t, desk: newDesk(store)}
	bob := "Bob"
	if bound {
		bob = "<@2>"
	}
	all := map[string]string{"event": strings.Replace(bolt, "Bob", bob, 1), "effect1": forge, "effect2": strings.Replace(plate, "Bob: ", bob+": ", 1)}
	for k, v := range options {
		all[k] = v
	}
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "resolve", Options: all, User: talk.User{ID: "1", Name: "Alice"}, Place: here,
		Mentions: map[string]string{"2": "Bob"}})
	if tb.shown.Refused != "" {
		t.Fatalf("refused: %s %s", tb.shown.Verdict, tb.shown.Quote)
	}
	return tb
}

// press presses as a user on what is shown; a public answer is shown from then on.
func (tb *table) press(user, action, value string) talk.Reply {
	tb.n++
	return tb.send(talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: action, Value: value, User: talk.User{ID: user, Name: "user " + user},
		Place: here, Interaction: fmt.Sprint("i", tb.n)})
}

// send sends a press.
func (tb *table) send(p talk.Press) talk.Reply {
	r := tb.desk.Press(context.Background(), p)
	if !r.Private && r.Ruling != "" {
		tb.shown = r
	}
	return r
}

// expect checks a reply's words.
func (tb *table) expect(r talk.Reply, private bool, words string) {
	tb.t.Helper()
	all := strings.Join([]string{r.Title, r.Verdict, r.Quote, r.Body, strings.Join(r.Notes, " ")}, "\n")
	for _, l := range r.Lines {
		all += "\n" + l.Text
	}
	if r.Private != private || !strings.Contains(all, words) {
		tb.t.Errorf("private %v: %s\nwant private %v with %q", r.Private, all, private, words)
	}
}

// option is the value of the button whose label begins with the words.
func (tb *table) option(label string) string {
	tb.t.Helper()
	for _, row := range tb.shown.Buttons {
		for _, b := range row {
			if b.Action == talk.ActChoose && strings.HasPrefix(b.Label, label) {
				return b.Value
			}
		}
	}
	tb.t.Fatalf("no button %q in %v", label, tb.shown.Buttons)
	return ""
}

// TestOnlyTheChooserPresses: the affected player chooses, nobody else, and
// nothing changes when somebody else tries.
func TestOnlyTheChooserPresses(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.expect(tb.shown, false, "Bob chooses")
	armor := tb.option("Slate Plate first → 4 damage")
	tb.expect(tb.press("1", talk.ActChoose, armor), true, "Only Bob")
	tb.expect(tb.press("3", talk.ActChoose, armor), true, "Only Bob")
	tb.expect(tb.press("2", talk.ActChoose, armor), false, "Lightning Bolt deals 4 damage to Bob.")
	tb.expect(tb.shown, false, "Bob chose Slate Plate: it prevents 1 of that damage: 2 is left.")
	if !strings.Contains(tb.shown.Footer, "17 April 2026") {
		t.Errorf("the footer is %q", tb.shown.Footer)
	}
}

// TestSeatIsTaken: who is Bob says so, once, and then chooses.
func TestSeatIsTaken(t *testing.T) {
	tb := asked(t, NewMemory(), false, nil)
	forge := tb.option("Ember Forge first")
	tb.expect(tb.press("5", talk.ActChoose, forge), true, "I am Bob")
	tb.expect(tb.press("5", talk.ActSeat, "Nobody"), true, "no player")
	tb.expect(tb.press("5", talk.ActSeat, "Bob"), false, "Bob chooses")
	tb.expect(tb.press("6", talk.ActSeat, "Bob"), true, "Somebody else")
	tb.expect(tb.press("6", talk.ActChoose, forge), true, "Only Bob")
	tb.expect(tb.press("5", talk.ActChoose, forge), false, "5 damage")
}

// TestOnePressCountsOnce: stale presses, repeated ones, and presses in other
// places change nothing.
func TestOnePressCountsOnce(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	p := talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: talk.ActChoose, Value: tb.option("Slate Plate"), User: talk.User{ID: "2"}, Place: here, Interaction: "x"}
	away := p
	away.Place.Channel = "elsewhere"
	tb.expect(tb.send(away), true, "another place")
	tb.expect(tb.send(p), false, "4 damage")
	tb.expect(tb.send(p), true, "moved on")
	gone := p
	gone.Ruling = "r99"
	tb.expect(tb.send(gone), true, "no longer have")
}

// TestTakeBack: the last choice can be taken back by who made it or who asked.
func TestTakeBack(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.expect(tb.press("2", talk.ActBack, ""), true, "No choice")
	tb.press("2", talk.ActChoose, tb.option("Slate Plate"))
	tb.expect(tb.press("9", talk.ActBack, ""), true, "Only who made")
	tb.expect(tb.press("1", talk.ActBack, ""), false, "Bob chooses")
	tb.press("2", talk.ActChoose, tb.option("Ember Forge"))
	tb.expect(tb.press("2", talk.ActRestart, ""), false, "Bob chooses")
}

// TestRestart: a ruling goes on in another process.
func TestRestart(t *testing.T) {
	store := NewMemory()
	tb := asked(t, store, true, nil)
	tb.desk = newDesk(store)
	tb.expect(tb.press("2", talk.ActChoose, tb.option("Ember Forge")), false, "5 damage")
}

// TestPrivate: in a private ruling nobody presses for somebody else; every end
// is shown, and sharing lets the chooser press.
func TestPrivate(t *testing.T) {
	tb := asked(t, NewMemory(), true, map[string]string{"private": "true"})
	tb.expect(tb.shown, true, "5 damage")
	tb.expect(tb.shown, true, "share it so that Bob can choose")
	for _, action := range []string{talk.ActShare, talk.ActWhy, talk.ActOrders, talk.ActEdition, talk.ActPage, talk.ActEdit, talk.ActWrong, talk.ActReport, talk.ActSeats, talk.ActShow, talk.ActChoose, talk.ActSeat, talk.ActGive, talk.ActBack, talk.ActForm} {
		tb.expect(tb.press("2", action, "2008"), true, "lives in another place")
	}
	r := tb.press("1", talk.ActShare, "")
	tb.expect(r, false, "Bob chooses")
	if !r.New {
		t.Error("the shared ruling is no message of its own")
	}
	tb.expect(tb.press("2", talk.ActChoose, tb.option("Ember Forge")), false, "5 damage")
}

// TestLooks: what only looks is private and changes nothing.
func TestLooks(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	step := tb.shown.Step
	tb.expect(tb.press("3", talk.ActWhy, ""), true, "Bob is the player affected")
	tb.expect(tb.press("3", talk.ActWhy, ""), true, "Slate Plate: If damage would be dealt to Bob, 1 of that damage is prevented.")
	tb.expect(tb.press("3", talk.ActOrders, ""), true, "2 orders, 2 ends: 4 or 5 damage.")
	tb.expect(tb.press("3", talk.ActOrders, ""), true, "Bob: Slate Plate")
	tb.expect(tb.press("3", talk.ActEdition, "2008"), true, "The Comprehensive Rules of 17 April 2026 give the same.")
	if notes := tb.press("3", talk.ActEdition, "2008").Notes; len(notes) != 1 {
		t.Errorf("what today's rules give is told more than once: %q", notes)
	}
	tb.expect(tb.press("3", talk.ActShowRule, "616.1@2026-04-17"), true, "616.1")
	if tb.shown.Step != step {
		t.Error("looking moved the ruling on")
	}
	tb.expect(tb.press("2", talk.ActChoose, tb.option("Ember Forge")), false, "5 damage")
}

// TestUnderEdition: the same question under other rules says whether that changes
// anything, and what.
func TestUnderEdition(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.expect(tb.press("3", talk.ActEdition, "2008-02-01"), true, "The Comprehensive Rules of 17 April 2026 give the same.")
	tb.press("2", talk.ActChoose, tb.option("Slate Plate"))
	tb.expect(tb.press("3", talk.ActEdition, "2008-02-01"), true, "Lightning Bolt deals 4 damage to Bob.")
	gain := choosing(t, map[string]string{"event": "Alice gains 0 life", "effect1": "Alice: Cleric = If you would gain life, you gain that much life plus 1 instead."})
	old := gain.press("1", talk.ActEdition, "2008-02-01")
	gain.expect(old, true, "That is not what the Comprehensive Rules of 17 April 2026 give")
	gain.expect(old, true, "Alice gains 1 life")
}

// TestWhyNotThat: an effect that is no option is said to be none, and no other.
func TestWhyNotThat(t *testing.T) {
	tb := asked(t, NewMemory(), true, map[string]string{"facts": "Lightning Bolt is an instant",
		"effect3": "Alice: Fury = If a creature you control would deal damage, it deals double that damage instead."})
	apart := ""
	for _, l := range tb.press("3", talk.ActWhy, "").Lines {
		if strings.HasSuffix(l.Text, "It is not one of the options here.") {
			apart += l.Text
		}
	}
	if !strings.HasPrefix(apart, "Fury: ") || strings.Contains(apart, "Slate Plate") || strings.Contains(apart, "Ember Forge") {
		t.Errorf("no options: %q", apart)
	}
}

// TestEdit: who asked gets the question back in a form, and changes it.
func TestEdit(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	tb.expect(tb.press("3", talk.ActEdit, ""), true, "Only who asked")
	r := tb.press("1", talk.ActEdit, "")
	if r.Form == nil || !strings.Contains(r.Form.Boxes[2].Value, plate) {
		t.Fatalf("the form is %+v", r.Form)
	}
	tb.n++
	r = tb.send(talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: talk.ActForm, User: talk.User{ID: "1"}, Place: here, Interaction: "f",
		Values: map[string]string{"event": strings.Replace(bolt, "3", "7", 1), "effects": forge + "\n" + plate}})
	tb.expect(r, false, "7 damage")
	tb.press("2", talk.ActChoose, tb.option("Slate Plate"))
	tb.expect(tb.shown, false, "12 damage")
}

// TestRefusedQuestion: the words that were not understood are marked, and the
// question can be edited.
func TestRefusedQuestion(t *testing.T) {
	d := newDesk(NewMemory())
	r := d.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "1", Name: "Alice"}, Place: here,
		Options: map[string]string{"event": bolt, "effect1": forge, "effect2": strings.TrimSuffix(plate, ".") + " unless the moon is full."}})
	if r.Refused != answer.CodeNotUnderstood || !strings.Contains(r.Quote, "⟨") || !strings.Contains(r.Quote, "moon") || r.Ruling == "" {
		t.Fatalf("the reply is %+v", r)
	}
	if form := d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Action: talk.ActEdit, User: talk.User{ID: "1"}, Place: here}); form.Form == nil {
		t.Errorf("the reply to the button is %+v", form)
	}
}

// TestAlwaysAnswers: whatever is pressed, there is an answer.
func TestAlwaysAnswers(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	for _, action := range []string{talk.ActChoose, talk.ActSeat, talk.ActBack, talk.ActWhy, talk.ActOrders, talk.ActRestart, talk.ActEdition, talk.ActShare, talk.ActRunHelp, talk.ActShowRule, talk.ActPage,
		talk.ActEdit, talk.ActForm, talk.ActSeats, talk.ActGive, talk.ActShow, talk.ActWrong, talk.ActReport, "?", ""} {
		for _, value := range []string{"", "x", "99", "#0", "@", "rule:0:614@current", "search:9999999:x@", strings.Repeat("x", 5000)} {
			for _, ruling := range []string{tb.shown.Ruling, ""} {
				r := tb.desk.Press(context.Background(), talk.Press{Ruling: ruling, Step: tb.shown.Step, Action: action, Value: value, User: talk.User{ID: "3"}, Place: here})
				if r.Verdict == "" && r.Title == "" && r.Form == nil && r.Body == "" {
					t.Errorf("%q %.10q on %q is not answered", action, value, ruling)
				}
			}
		}
	}
}

// TestHelp: the worked examples run at a press.
func TestHelp(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Store: NewMemory()})
	help := d.Run(context.Background(), talk.Request{Command: "help"})
	if len(help.Buttons) != 1 || len(help.Buttons[0]) != 3 {
		t.Fatalf("the buttons are %v", help.Buttons)
	}
	for _, b := range help.Buttons[0] {
		r := d.Press(context.Background(), talk.Press{Action: b.Action, Value: b.Value, User: talk.User{ID: "1", Name: "Alice"}, Place: here})
		if r.Refused != "" || r.Verdict == "" {
			t.Errorf("%s: %+v", b.Label, r)
		}
	}
}

// TestRulePages: a rule has its neighbours and sub-rules; none is cut.
func TestRulePages(t *testing.T) {
	d := newDesk(NewMemory())
	r := d.Run(context.Background(), talk.Request{Command: "rule", Options: map[string]string{"number": "614"}})
	seen := map[string]bool{}
	for range 20 {
		more := ""
		for _, row := range r.Buttons {
			for _, b := range row {
				seen[b.Label] = true
				if b.Label == "More sub-rules" {
					more = b.Value
				}
			}
		}
		for _, m := range r.Menus {
			for _, e := range m.Entries {
				seen[e.Label] = true
			}
		}
		if more == "" {
			break
		}
		r = d.Press(context.Background(), talk.Press{Action: talk.ActPage, Value: more})
	}
	for _, n := range []string{"614.1", "614.5", "614.12", "614.17"} {
		if !seen[n] {
			t.Errorf("614 does not lead to %s", n)
		}
	}
	missing := d.Run(context.Background(), talk.Request{Command: "rule", Options: map[string]string{"number": "614.99"}})
	if missing.Refused != answer.CodeUnknownRule || len(missing.Buttons) == 0 {
		t.Errorf("a rule that there is not: %+v", missing)
	}
	old := d.Run(context.Background(), talk.Request{Command: "rule", Options: map[string]string{"number": "419.6a", "edition": "2008"}})
	if old.Refused != "" || !strings.Contains(old.Footer, "2008") {
		t.Errorf("419.6a in 2008: %+v", old)
	}
}

// TestComplete completes numbers, editions and card names.
func TestComplete(t *testing.T) {
	d := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory(), Rules: newDesk(nil).OpenRules})
	for _, tt := range []struct{ option, typed, want string }{
		{"number", "614.", "614.5"}, {"edition", "2008", "2008-02-01"}, {"edition", "", "current"},
		{"effect1", "furnace of r", "Furnace of Rath"}, {"effect8", "Alice: Urza's Ar", "Alice: Urza's Armor"},
		{"effect2", "<@2>'s furnace of r", "<@2>'s Furnace of Rath"}, {"effect3", "my furnace of r", "my Furnace of Rath"},
	} {
		list := d.Complete(context.Background(), talk.Partial{Command: "resolve", Option: tt.option, Typed: tt.typed})
		found := false
		for _, s := range list {
			found = found || s.Value == tt.want
		}
		if !found || len(list) > maxSuggestions {
			t.Errorf("%s %q: %v lacks %q", tt.option, tt.typed, list, tt.want)
		}
	}
}
