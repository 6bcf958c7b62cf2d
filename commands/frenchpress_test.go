package commands

import (
	"context"
	"fmt"
	"testing"
	"time"

	"apnap/commands/talk"
)

// tables is the same ruling in English and in French, pressed alike.
type tables struct {
	t     *testing.T
	desks map[string]*Desk // by locale
	shown map[string]talk.Reply
	at    time.Time
	n     int
}

// locales are those of the two tables.
func locales() []string { return []string{"en-US", "fr"} }

// askedInBoth asks a question as Alice (user 1), with Bob (user 2) mentioned.
func askedInBoth(t *testing.T, options map[string]string) *tables {
	t.Helper()
	tb := &tables{t: t, desks: map[string]*Desk{}, shown: map[string]talk.Reply{}, at: time.Date(2026, 11, 22, 0, 0, 0, 0, time.UTC)}
	for _, locale := range locales() {
		tb.desks[locale] = newDesk(NewMemory())
		tb.desks[locale].now = func() time.Time { return tb.at }
		tb.shown[locale] = tb.desks[locale].Run(context.Background(), talk.Request{Command: "resolve", Options: options, User: talk.User{ID: "1", Name: "Alice"}, Place: here,
			Mentions: map[string]string{"2": "Bob"}, Locale: locale})
	}
	tb.check("the question")
	return tb
}

// ours are the invented names of the questions.
func ours() []string {
	return []string{"Ember Forge", "Slate Plate", "Hill Hound", "Lake Hound", "Salt Salve", "Waste Imp", "Furnace of Rath"}
}

// check holds what is shown on both tables against one another.
func (tb *tables) check(what string) {
	tb.t.Helper()
	checkFrench(tb.t, what, tb.shown["en-US"], tb.shown["fr"], ours()...)
}

// press presses the same on both, as a user, and checks what comes of it.
func (tb *tables) press(p talk.Press) {
	tb.t.Helper()
	replies := map[string]talk.Reply{}
	tb.n++
	for _, locale := range locales() {
		is := tb.shown[locale]
		sent := p
		sent.Ruling, sent.Step, sent.Place, sent.Locale, sent.Interaction = is.Ruling, is.Step+p.Step, here, locale, fmt.Sprint(tb.n)
		sent.User.Name = "user " + p.User.ID
		if p.Place.Channel != "" {
			sent.Place = p.Place
		}
		if replies[locale] = tb.desks[locale].Press(context.Background(), sent); !replies[locale].Private {
			tb.shown[locale] = replies[locale]
		}
	}
	checkFrench(tb.t, fmt.Sprintf("%s %s by %s", p.Action, p.Value, p.User.ID), replies["en-US"], replies["fr"], ours()...)
}

// TestPressesInFrench: whatever is pressed by whomever, the French answer does the
// same as the English one.
func TestPressesInFrench(t *testing.T) {
	alice, bob, carol := talk.User{ID: "1"}, talk.User{ID: "2"}, talk.User{ID: "3"}
	free := askedInBoth(t, map[string]string{"event": bolt, "effect1": forge, "effect2": plate, "private": "true"})
	for _, p := range []talk.Press{
		{Action: talk.ActChoose, Value: "1", User: bob}, {Action: talk.ActWhy, User: bob}, {Action: talk.ActOrders, User: bob}, {Action: talk.ActEdition, Value: "2008-02-01", User: alice},
		{Action: talk.ActShare, User: bob}, {Action: talk.ActEdit, User: bob}, {Action: talk.ActEdit, User: alice}, {Action: talk.ActForm, Values: map[string]string{"event": " "}, User: alice},
		{Action: talk.ActSeats, User: alice}, {Action: talk.ActBack, User: alice}, {Action: talk.ActShare, User: alice},
		{Action: talk.ActSeat, Value: "Bob", User: bob}, {Action: talk.ActSeat, Value: "Bob", User: bob}, {Action: talk.ActSeat, Value: "Bob", User: carol},
		{Action: talk.ActSeat, Value: "Zed", User: carol}, {Action: talk.ActSeats, User: carol}, {Action: talk.ActSeats, User: alice}, {Action: talk.ActGive, Value: "9", User: alice, Picked: carol},
		{Action: talk.ActGive, Value: "1", User: carol, Picked: carol}, {Action: talk.ActShow, User: carol}, {Action: talk.ActShow, User: alice},
		{Action: talk.ActChoose, Value: "moon", User: bob}, {Action: talk.ActChoose, Value: "#1", User: carol},
		{Action: talk.ActBack, User: alice, Step: -1}, {Action: talk.ActWrong, User: bob}, {Action: talk.ActReport, User: bob, Values: map[string]string{"remark": "?"}},
		{Action: talk.ActWhy, User: bob, Place: talk.Place{Guild: "g", Channel: "elsewhere"}}, {Action: "?", User: bob},
	} {
		free.press(p)
	}
	free.press(talk.Press{Action: talk.ActForm, User: alice, Values: map[string]string{"question": "x", "event": "y"}})
	free.press(talk.Press{Action: talk.ActForm, User: alice, Values: map[string]string{"event": "Zounds!", "effects": forge}})
	free.press(talk.Press{Action: talk.ActForm, User: alice, Values: map[string]string{"event": bolt, "effects": forge + "\n" + plate, "edition": "2008"}})

	split := askedInBoth(t, map[string]string{
		"event":   "Alice's Hill Hound deals 40 combat damage to <@2> and Alice's Lake Hound deals 40 combat damage to <@2> at the same time",
		"effect1": "<@2>: Salt Salve = Prevent the next 50 damage that would be dealt to target player this turn. @ Bob",
		"facts":   "Hill Hound and Lake Hound are 40/40 creatures Alice controls"})
	split.press(talk.Press{Action: talk.ActChoose, User: alice})
	split.press(talk.Press{Action: talk.ActChoose, User: bob})
	for _, given := range []string{"5", "many", "30"} {
		split.press(talk.Press{Action: talk.ActChoose, User: bob, Value: "20", Values: map[string]string{"part1": "20", "part2": given}})
	}
	split.press(talk.Press{Action: talk.ActRestart, User: carol})
	split.press(talk.Press{Action: talk.ActBack, User: bob})

	amount := askedInBoth(t, map[string]string{"event": "<@2>'s Waste Imp enters the battlefield", "facts": "Bob has 30 life",
		"effect1": "<@2>: Waste Imp = As Waste Imp enters, pay any amount of life."})
	amount.press(talk.Press{Action: talk.ActChoose, User: bob})
	for _, given := range []string{"31", "", "17"} {
		amount.press(talk.Press{Action: talk.ActChoose, User: bob, Value: given, Values: map[string]string{"answer": given}})
	}
}
