package commands

import (
	"context"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

// labelled is the button whose label is given.
func (tb *table) labelled(label string) talk.Button {
	tb.t.Helper()
	var all []string
	for _, row := range tb.shown.Buttons {
		for _, b := range row {
			if b.Label == label {
				return b
			}
			all = append(all, b.Label)
		}
	}
	tb.t.Fatalf("no button %q in %q", label, all)
	return talk.Button{}
}

// TestReadings: what an ambiguous question may mean is asked at a press, by who
// asked, in the language it was asked in.
func TestReadings(t *testing.T) {
	for _, c := range []struct {
		name, locale string
		options      map[string]string
		press, want  string
	}{
		{"whose effect in a paragraph", "en-US", map[string]string{"question": "Platinum Emperion and Furnace of Rath, I get hit by Bolt"}, "The opponent controls it", "loses 6 life"},
		{"whose effect in a paragraph", "fr", map[string]string{"question": "Platinum Emperion and Furnace of Rath, I get hit by Bolt"}, "L'adversaire le contrôle", "perd 6"},
		{"whose permanent", "en-US", map[string]string{"question": "Bob has Vorinclex, Monstrous Raider. I have Doubling Season and Hangarback Walker enters with X=2. Counters?"}, "My Hangarback Walker", "two +1/+1 counters"},
		{"whose effect in a flag", "en-US", map[string]string{"event": "I gain 3 life", "effect1": "Tainted Remedy", "facts": "Bob has 5 life"}, "Bob controls it", "loses 3 life"},
		{"a reading to confirm", "en-US", map[string]string{"question": "I control Furnace of Rath (don't ask, Bob was laughing). My Shock deals 2 damage to Bob. How much?"}, "That's my question", "4 damage"},
		{"a missing fact", "en-US", map[string]string{"event": "Spark deals 3 damage to Bob", "effect1": "Bob: If a red source would deal damage to you, prevent that damage."}, "Spark is red", "Nothing happens"},
		{"a name that is close", "en-US", map[string]string{"event": "Spark deals 3 damage to Bob", "effect1": "Bob: Furnace of Wrath"}, "Furnace of Rath", "6 damage"},
	} {
		t.Run(c.name+" "+c.locale, func(t *testing.T) {
			cards := cardindex.NewCards()
			tb := &table{t: t, desk: New(Parts{Cards: cards, Names: cards, Store: NewMemory()})}
			tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "resolve", Options: c.options, User: talk.User{ID: "1", Name: "Tom"}, Place: here, Locale: c.locale})
			if tb.shown.Refused == "" {
				t.Fatalf("not refused: %s", tb.shown.Verdict)
			}
			b := tb.labelled(c.press)
			if r := tb.press("2", b.Action, b.Value); !r.Private || r.Ruling != "" {
				t.Errorf("somebody else's press: %+v", r)
			}
			for _, wrong := range []string{"", "-1", "99", "x"} {
				if r := tb.press("1", b.Action, wrong); r.Ruling != "" {
					t.Errorf("%q: %+v", wrong, r)
				}
			}
			r := tb.press("1", b.Action, b.Value)
			all := r.Verdict
			for _, l := range r.Lines {
				all += " " + l.Text
			}
			if r.Refused != "" || !strings.Contains(strings.ReplaceAll(all, "\u00a0", " "), c.want) {
				t.Errorf("%s\nwant %s", all, c.want)
			}
		})
	}
}
