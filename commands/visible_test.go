package commands

import (
	"context"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

// sends asks a question in each of the ways there are.
func sends(d *Desk, at talk.Place, question, event string, effects ...string) map[string]talk.Reply {
	who := talk.User{ID: "1", Name: "Alice"}
	options := map[string]string{"event": event}
	for i, e := range effects {
		options["effect"+string(rune('1'+i))] = e
	}
	run := func(options map[string]string) talk.Reply {
		return d.Run(context.Background(), talk.Request{Command: "resolve", Options: options, User: who, Place: at})
	}
	form := func(values map[string]string) talk.Reply {
		return d.Press(context.Background(), talk.Press{Action: talk.ActForm, Values: values, User: who, Place: at})
	}
	return map[string]talk.Reply{"event": run(options), "question": run(map[string]string{"question": question}), "form": form(map[string]string{"question": question}),
		"form in parts": form(map[string]string{"event": event, "effects": strings.Join(effects, "\n")})}
}

// TestOneRuleOfWhoSees: however it is asked, a ruling is for everybody and what was
// not understood for who asked alone; what is edited then is for everybody again.
func TestOneRuleOfWhoSees(t *testing.T) {
	d := newDesk(NewMemory())
	d.Cards = cardindex.NewCards()
	for how, r := range sends(d, here, "I control Furnace of Rath and Bob controls Urza's Armor. I Bolt Bob. How much damage does he take?", bolt, forge, plate) {
		if r.Private || r.Refused != "" {
			t.Errorf("%s: %+v", how, r)
		}
	}
	for how, r := range sends(d, here, "Bob frobnicates the moon with Urza's Armor. What happens?", "Bob frobnicates the moon", forge) {
		if !r.Private || r.Refused == "" || r.Ruling == "" {
			t.Errorf("%s: %+v", how, r)
		}
		now := d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Step: r.Step, Action: talk.ActForm, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Interaction: how,
			Values: map[string]string{"event": bolt, "effects": forge}})
		if now.Private || now.Refused != "" {
			t.Errorf("%s, edited: %+v", how, now)
		}
	}
}

// TestNoEvent: a question in which nothing happens says so, to who asked.
func TestNoEvent(t *testing.T) {
	r := newDesk(NewMemory()).Run(context.Background(), talk.Request{Command: "resolve", Options: map[string]string{"effect1": forge}, User: talk.User{ID: "1"}, Place: here})
	if !r.Private || !strings.HasSuffix(r.Verdict, sayNoEvent) || len(r.Buttons) == 0 || r.Buttons[0][0].Action != talk.ActEdit {
		t.Errorf("%+v", r)
	}
}

// actions are what the buttons of a reply do.
func actions(r talk.Reply) []string {
	var list []string
	for _, row := range r.Buttons {
		for _, b := range row {
			list = append(list, b.Action)
		}
	}
	return list
}

// TestNobodyToShareWith: where a server allows only private answers, sharing is not
// offered, and does nothing.
func TestNobodyToShareWith(t *testing.T) {
	d := newDesk(NewMemory())
	r := d.Run(context.Background(), talk.Request{Command: "resolve", Options: map[string]string{"event": bolt, "effect1": forge, "effect2": plate}, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Alone: true})
	if !r.Private || slices.Contains(actions(r), talk.ActShare) || strings.Contains(strings.Join(r.Notes, " "), "share it") {
		t.Errorf("%+v", r)
	}
	now := d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Step: r.Step, Action: talk.ActShare, User: talk.User{ID: "1"}, Place: here, Interaction: "i"})
	if !now.Private || now.Verdict != sayCannotShare {
		t.Errorf("%+v", now)
	}
}
