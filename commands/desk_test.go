package commands

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/rulesdb"
)

// emptyIndex is a card index without a card.
type emptyIndex struct{}

func (emptyIndex) Lookup(string) (oracle.Card, bool) { return oracle.Card{}, false }
func (emptyIndex) Candidates(string) []string        { return nil }

func (emptyIndex) ShortFor(string) []string { return nil }
func (emptyIndex) Begins(string) bool       { return false }

// The effects of most tests: a doubler of Alice's and an armor of Bob's.
const (
	forge = "Alice: Ember Forge = If a source would deal damage, it deals double that damage instead."
	plate = "Bob: Slate Plate = If damage would be dealt to you, prevent 1 of that damage."
	bolt  = "Alice's Lightning Bolt deals 3 damage to Bob"
)

// newDesk is a desk on a store, with ids that count.
func newDesk(store Store) *Desk {
	n := 0
	return New(Parts{Cards: emptyIndex{}, Store: store, NewID: func() string { n++; return fmt.Sprintf("r%d", n) },
		Rules: ownRules})
}

// ownRules gives the index without an official text, which takes long to make and
// which no test writes to.
func ownRules(context.Context) (*rulesdb.DB, error) { return ownIndex() }

var ownIndex = sync.OnceValues(func() (*rulesdb.DB, error) { return rulesdb.Open(context.Background(), "") })

// mustRule rules on a question that must be answered.
func mustRule(t *testing.T, ask ruling.Ask) *ruling.Case {
	t.Helper()
	c, err := newDesk(NewMemory()).Rule(ask)
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	return c
}

// armored is the question of most tests.
func armored() ruling.Ask {
	return ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: []string{forge, plate}, Events: []string{bolt}}
}

// TestRuleAnswer holds the shape and the content of an answer.
func TestRuleAnswer(t *testing.T) {
	c := mustRule(t, armored())
	r := c.Ruling
	if r.Choice == nil || r.Choice.Chooser != "Bob" || r.Choice.Kind != "order" || !r.Matters || !r.Complete || r.Orders.String() != "2" {
		t.Fatalf("the answer is %s", c.JSON())
	}
	for _, n := range []string{"616.1", "616.1e"} {
		if !slices.Contains(r.Choice.Rules, n) || !slices.Contains(r.Rules, n) {
			t.Errorf("%s is not cited: %v", n, r.Rules)
		}
	}
	var says []string
	for _, o := range r.Outcomes {
		says = append(says, o.Says+" "+strings.Join(o.Choices, ";"))
	}
	want := []string{"Lightning Bolt deals 4 damage to Bob. Bob: Slate Plate", "Lightning Bolt deals 5 damage to Bob. Bob: Ember Forge"}
	if !slices.Equal(says, want) {
		t.Errorf("the outcomes are %q, want %q", says, want)
	}
	for i, o := range r.Choice.Options {
		if len(o.Outcomes) != 1 || !strings.Contains(r.Outcomes[o.Outcomes[0]].Choices[0], o.Label) {
			t.Errorf("option %d leads to %v", i, o.Outcomes)
		}
	}
	if again := mustRule(t, armored()); string(again.JSON()) != string(c.JSON()) {
		t.Error("the same question gives other bytes")
	}
}

// TestLabelsSayFirst: a label names what is applied first and the end it leads
// to, so that nobody gets the opposite of what they pressed.
func TestLabelsSayFirst(t *testing.T) {
	c := mustRule(t, armored())
	var labels []string
	for i := range c.Ruling.Choice.Options {
		labels = append(labels, c.OptionLabel(i))
	}
	slices.Sort(labels)
	if want := []string{"Ember Forge first → 5 damage", "Slate Plate first → 4 damage"}; !slices.Equal(labels, want) {
		t.Errorf("the labels are %q, want %q", labels, want)
	}
}

// TestLabelsShowRanges: a label never gives one line of play as if certain.
func TestLabelsShowRanges(t *testing.T) {
	ask := armored()
	ask.Effects = append(ask.Effects, "Alice: Ember Kiln = If a source you control would deal damage, it deals that much damage plus 2 instead.")
	c := mustRule(t, ask)
	for i, o := range c.Ruling.Choice.Options {
		if label := c.OptionLabel(i); len(o.Outcomes) > 1 && !strings.Contains(label, " or ") && !strings.Contains(label, " to ") {
			t.Errorf("%d ends are possible after %q", len(o.Outcomes), label)
		}
	}
}

// TestChoose answers the choice in every way a person may write it.
func TestChoose(t *testing.T) {
	for _, text := range []string{"slate-plate", "Slate Plate", "Bob: Slate Plate", "SLATE PLATE", " slate plate "} {
		ask := armored()
		ask.Choose = []string{text}
		c := mustRule(t, ask)
		if c.Ruling.Choice != nil || c.Ruling.Matters || len(c.Ruling.Outcomes) != 1 || c.Ruling.Outcomes[0].Says != "Lightning Bolt deals 4 damage to Bob." {
			t.Errorf("%q: %s", text, c.JSON())
		}
	}
}

// TestRefusals holds codes, spans and sentences.
func TestRefusals(t *testing.T) {
	tests := []struct {
		name   string
		change func(*ruling.Ask)
		code   string
		words  string
	}{
		{"unknown words", func(a *ruling.Ask) { a.Effects[1] = strings.TrimSuffix(plate, ".") + " unless the moon is full." }, answer.CodeNotUnderstood, "moon"},
		{"unknown edition", func(a *ruling.Ask) { a.Edition = "1990" }, answer.CodeUnknownEdition, "1990"},
		{"a fact nobody gave", func(a *ruling.Ask) {
			a.Effects[1] = "Bob: Veil = If a white source would deal damage to you, it deals double that damage instead."
		}, answer.CodeAmbiguous, ""},
		{"an effect on an opponent that is nobody's", func(a *ruling.Ask) {
			a.Effects = []string{"Sieve = If an opponent would mill one or more cards, they mill twice that many cards instead."}
			a.Events = []string{"Bob mills five cards"}
		}, answer.CodeAmbiguous, "mill"},
		{"illegal choice", func(a *ruling.Ask) { a.Choose = []string{"Bob's hat"} }, answer.CodeIllegalChoice, "Bob's hat"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ask := armored()
			tt.change(&ask)
			_, err := newDesk(NewMemory()).Rule(ask)
			no := answer.AsRefusal(err)
			if no == nil || no.Code != tt.code || !strings.Contains(no.Words(), tt.words) {
				t.Fatalf("the refusal is %+v (%q)", no, err)
			}
			var shape struct {
				Refused struct {
					Code, Says string
					Span       []int
				}
			}
			if err := json.Unmarshal(no.JSON(), &shape); err != nil || shape.Refused.Code != tt.code || (len(shape.Refused.Span) != 2) != (tt.words == "") {
				t.Errorf("the JSON is %s (%v)", no.JSON(), err)
			}
		})
	}
}

// TestNextOnly gives the next choice and no outcomes.
func TestNextOnly(t *testing.T) {
	ask := armored()
	ask.NextOnly = true
	r := mustRule(t, ask).Ruling
	if r.Choice == nil || r.Choice.Chooser != "Bob" || len(r.Outcomes) != 0 || r.Outcomes == nil {
		t.Errorf("the answer is %+v", r)
	}
}

// TestNobodyIsAsked where every order ends the same.
func TestNobodyIsAsked(t *testing.T) {
	ask := armored()
	ask.Effects = []string{forge, strings.Replace(forge, "Ember Forge", "Ember Anvil", 1)}
	ask.Events = []string{"Alice's Shock deals 2 damage to Bob"}
	r := mustRule(t, ask).Ruling
	if r.Choice != nil || r.Matters || len(r.Outcomes) != 1 || r.Outcomes[0].Says != "Shock deals 8 damage to Bob." {
		t.Errorf("the answer is %s", answer.JSON(r))
	}
}

// TestToday compares an old edition with the newest.
func TestToday(t *testing.T) {
	ask := armored()
	ask.Edition = "2008"
	r := mustRule(t, ask).Ruling
	if r.Edition != "2008-02-01" || r.Today == nil || r.Today.Differs || r.Today.Chooser == nil || *r.Today.Chooser != "Bob" || len(r.Today.Outcomes) != 2 {
		t.Errorf("today is %+v under %s", r.Today, r.Edition)
	}
	if mustRule(t, armored()).Ruling.Today != nil {
		t.Error("the newest edition is compared with itself")
	}
}

// use uses a command with options "name: value".
func use(d *Desk, command string, options ...string) talk.Reply {
	given := map[string]string{}
	for _, o := range options {
		name, value, _ := strings.Cut(o, ": ")
		given[name] = value
	}
	return d.Run(context.Background(), talk.Request{Command: command, Options: given, User: talk.User{ID: "1", Name: "Alice"}, Place: here})
}
