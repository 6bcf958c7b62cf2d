package commands

import (
	"context"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine/say"
	"apnap/internal/every"
)

// TestReplyOrder: who chooses, each end with the way to it, and the question where it
// came in parts; the footer has what this message needs.
func TestReplyOrder(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	r := tb.shown
	if r.Chooser != "2" || r.Calls != "<@2> chooses" || !slices.Contains(r.Notes, "The question: Alice's Lightning Bolt deals 3 damage to Bob; "+strings.TrimSuffix(forge, ".")+"; "+plate) {
		t.Errorf("%+v", r)
	}
	if len(r.Lines) != 2 || r.Lines[0].Text != "5 damage: Ember Forge first" || r.Lines[1].Text != "4 damage: Slate Plate first" || !r.Lines[0].Option {
		t.Errorf("the ways to choose: %+v", r.Lines)
	}
	if !regexp.MustCompile(`^Comprehensive Rules of 17 April 2026 · ruling \w+$`).MatchString(r.Footer) {
		t.Errorf("the footer is %q", r.Footer)
	}
	end := tb.press("2", talk.ActChoose, tb.option("Slate Plate"))
	for i, want := range []talk.Line{{Text: "Bob chose Slate Plate: it prevents 1 of that damage: 2 is left.", Rules: []string{"615.10", "616.1e"}},
		{Text: "Ember Forge doubles that: 2 becomes 4.", Rules: []string{"614.1a", "614.5"}}, {Text: "Bob loses 4 life.", Rules: []string{"119.2", "120.3a"}}} {
		if i >= len(end.Lines) || end.Lines[i].Text != want.Text || !slices.Equal(end.Lines[i].Rules, want.Rules) {
			t.Errorf("step %d: %+v, want %+v", i+1, end.Lines, want)
		}
	}
	if end.Menus[0].Action != talk.ActShowRule || !slices.ContainsFunc(end.Menus[0].Entries, func(e talk.MenuEntry) bool { return e.Label == "616.1f" && e.Description != "" }) {
		t.Errorf("the rules: %+v", end.Menus[0])
	}
}

// TestChief picks the numbers behind a step.
func TestChief(t *testing.T) {
	for _, c := range []struct{ done, chosen, also, want string }{
		{"614.1 614.1a 614.5 616.1f", "616.1 616.1e", "", "614.1a 616.1e"},
		{"615.10 615.1 615.1a 615.6", "", "", "615.1a 615.10"},
		{"419.1a 419.6a", "", "T.10.8", "419.1a T.10.8"},
		{"614.5", "", "", "614.5"}, {"", "616.1", "", "616.1"}, {"", "", "", ""},
		{"616.1 616.10", "", "", "616.1 616.10"},
	} {
		if got := strings.Join(wording.ChiefOf(strings.Fields(c.done), strings.Fields(c.chosen), strings.Fields(c.also)), " "); got != c.want {
			t.Errorf("of %q, %q and %q: %q, want %q", c.done, c.chosen, c.also, got, c.want)
		}
	}
}

// TestReasonsInPrivate: in a private ruling whose choice is another's, who asked sees
// why each end comes about, and may try what nobody holds a seat for.
func TestReasonsInPrivate(t *testing.T) {
	for _, bound := range []bool{true, false} {
		tb := asked(t, NewMemory(), bound, map[string]string{"private": "true"})
		r := tb.shown
		if tries := slices.Contains(actions(r), talk.ActChoose); tries == bound {
			t.Errorf("Bob is there: %v, and who asked may press: %v", bound, tries)
		}
		if r.Menus[0].Action == talk.ActChoose || len(r.Menus[0].Entries) != 2 || r.Menus[0].Action != talk.ActReasons {
			t.Fatalf("the menus: %+v", r.Menus)
		}
		why := tb.press("1", talk.ActReasons, "0")
		if tb.expect(why, true, "Bob chose Slate Plate"); why.Verdict != "Lightning Bolt deals 4 damage to Bob." {
			t.Errorf("%+v", why)
		}
		for _, bad := range []string{"", "2", "-1", "x"} {
			tb.expect(tb.press("1", talk.ActReasons, bad), true, talk.NothingNow(say.English).Verdict)
		}
	}
}

// TestOneOrder: all orders are offered only where there are several.
func TestOneOrder(t *testing.T) {
	r := newDesk(NewMemory()).Run(context.Background(), talk.Request{Command: "resolve", Options: map[string]string{"event": bolt, "effect1": forge}, User: talk.User{ID: "1"}, Place: here})
	if r.Refused != "" || slices.Contains(actions(r), talk.ActOrders) {
		t.Errorf("%+v", r)
	}
}

// TestIDs: ids have six letters, and one that is taken is not given twice.
func TestIDs(t *testing.T) {
	if id := randomID(); !regexp.MustCompile(`^[a-z2-7]{6}$`).MatchString(id) {
		t.Errorf("an id is %q", id)
	}
	d, given := newDesk(NewMemory()), []string{"same", "same", "other"}
	d.newID = func() string {
		id := given[0]
		given = given[1:]
		return id
	}
	ask := func() talk.Reply {
		return d.Run(context.Background(), talk.Request{Command: "resolve", Options: map[string]string{"event": bolt, "effect1": forge}, User: talk.User{ID: "1"}, Place: here})
	}
	if a, b := ask(), ask(); a.Ruling != "same" || b.Ruling != "other" {
		t.Errorf("the ids are %q and %q", a.Ruling, b.Ruling)
	}
}

// TestLastStepSaysTheVerdictOnce: what a verdict tells, the last step of no scenario
// tells again, in either language; what it does not tell stays.
func TestLastStepSaysTheVerdictOnce(t *testing.T) {
	asks, share := scenarioAsks(t), every.Nth(4)
	for _, l := range []say.Language{say.English, say.French} {
		d := New(Parts{Cards: noCards{}}).Speaking(l)
		for i, name := range slices.Sorted(maps.Keys(asks)) {
			if i%share != 0 {
				continue
			}
			c, err := d.Rule(asks[name])
			if err != nil {
				continue
			}
			for i := range c.Ruling.Outcomes {
				o := &c.Ruling.Outcomes[i]
				lines := ruling.Reasons(o, l)
				if len(o.Trace) == 0 || o.Trace[len(o.Trace)-1].Last.IsZero() {
					continue
				}
				last := lines[len(lines)-1].Text
				one := !strings.Contains(last, say.All(say.Texts([]string{"", ""})).In(l)) // of several, some may have been added up
				told := wording.VerdictOf(l, c.Told[i], &c.Scenario.Board)
				for _, says := range told {
					if one && strings.HasSuffix(last, " "+says+".") && !strings.Contains(last, l.Say("What can't be done is left out: %s.", says)) {
						t.Errorf("%s: %q says %q again", name, last, o.Says)
					}
				}
			}
		}
	}
	c, err := New(Parts{Cards: noCards{}}).Rule(asks["enters-discard-or-graveyard"])
	if err != nil {
		t.Fatal(err)
	}
	var lasts []string
	for i := range c.Ruling.Outcomes {
		lines := ruling.Reasons(&c.Ruling.Outcomes[i], say.English)
		lasts = append(lasts, lines[len(lines)-1].Text)
	}
	if !slices.Contains(lasts, "Alice chose yes for Clear Stone: it changes that.") {
		t.Errorf("%q", lasts)
	}
}

// TestEffectsReadAsWhose: an effect is told by whose it is, however that was typed.
func TestEffectsReadAsWhose(t *testing.T) {
	read := &answer.Read{Players: []string{"Alice", "Bob"}, Effects: []string{"Bob: Slate Plate", "Bob's Slate Plate", "Bob’s Slate Plate", "Carol: Slate Plate", "Urza's Armor"}}
	var told []string
	for _, s := range ruling.EffectsRead(read) {
		told = append(told, s.In(say.French))
	}
	if want := []string{"Bob\u00a0: Slate Plate", "Bob\u00a0: Slate Plate", "Bob\u00a0: Slate Plate", "Carol: Slate Plate", "Urza's Armor"}; !slices.Equal(told, want) {
		t.Errorf("%q, want %q", told, want)
	}
}
