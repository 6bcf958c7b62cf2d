package commands

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/commands/secondreader"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// scripted is a second reader that answers as it is told, and remembers what it was asked.
type scripted struct {
	parts secondreader.Parts
	err   error
	asked []secondreader.Question
	users []string
}

// Read implements SecondReader.
func (s *scripted) Read(_ context.Context, user string, q secondreader.Question) (secondreader.Parts, error) {
	s.asked, s.users = append(s.asked, q), append(s.users, user)
	return s.parts, s.err
}

// odd is a question that the grammar refuses, of Alice who speaks and Bob who is mentioned.
const odd = "I've got Furnace of Rath humming along, and <@2> hides behind Urza's Armor. Down comes a Lightning Bolt of mine at <@2>. What is the toll?"

// oddParts are its parts, with the numbers that stand for users.
var oddParts = secondreader.Parts{Players: []string{"Asker", "Player 1"}, Effects: []string{"Asker: Furnace of Rath", "Player 1: Urza's Armor"},
	Events: []string{"Asker casts Lightning Bolt targeting Player 1"}}

// oddAsked asks that with a second reader, in a language.
func oddAsked(t *testing.T, second SecondReader, question, locale string) *table {
	t.Helper()
	cards := cardindex.NewCards()
	tb := &table{t: t, desk: New(Parts{Cards: cards, Names: cards, Store: NewMemory(), Second: second, Rules: ownRules, NewID: func() string { return "aaaaaa" }})}
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "ask", Options: map[string]string{"question": question}, User: talk.User{ID: "1", Name: "Alice Smith"}, Place: here,
		Mentions: map[string]string{"2": "Bob"}, Locale: locale})
	return tb
}

// more is what comes of what is still to come.
func (tb *table) more() talk.Reply {
	tb.t.Helper()
	if tb.shown.Later == nil {
		tb.t.Fatalf("nothing more comes: %s", tb.shown.Verdict)
	}
	tb.shown = tb.shown.Later(context.Background())
	return tb.shown
}

// TestSecondReader: what the grammar refuses comes back as a proposal; one press rules on it,
// with the names of the users, which were not sent, and the second reader is asked once.
func TestSecondReader(t *testing.T) {
	second := &scripted{parts: oddParts}
	tb := oddAsked(t, second, odd, "en-US")
	if tb.shown.Refused == CodeCheckReading || tb.shown.Refused == "" || !tb.shown.Private {
		t.Fatalf("first: %s %s", tb.shown.Refused, tb.shown.Verdict)
	}
	r := tb.more()
	if r.Refused != CodeCheckReading || !r.Private || !strings.HasSuffix(r.Verdict, "A language model put it so; is that your question?") ||
		!slices.Equal(linesOf(r), []string{"Effects: Alice: Furnace of Rath; Bob: Urza's Armor.", "What happens: Alice casts Lightning Bolt targeting Bob."}) {
		t.Fatalf("the proposal: %s %s %q", r.Refused, r.Verdict, linesOf(r))
	}
	if q := second.asked[0]; strings.Contains(q.Text, "Bob") || strings.Contains(q.Text, "@") || slices.Contains(q.Players, "Alice") || second.users[0] != "1" {
		t.Errorf("sent was %+v", q)
	}
	b := tb.labelled("That's my question")
	tb.expect(tb.press("9", b.Action, b.Value), true, "Only who asked")
	r = tb.press("1", b.Action, b.Value)
	tb.expect(r, false, "Bob chooses")
	notes := strings.Join(r.Notes, "\n")
	if r.Chooser != "2" || !strings.Contains(notes, "in the parts that a language model made") || !strings.Contains(notes, "Effects: Alice: Furnace of Rath") || len(second.asked) != 1 {
		t.Errorf("%+v after %d", r, len(second.asked))
	}
	end := tb.press("2", talk.ActChoose, "urzas-armor")
	if tb.expect(end, false, "4 damage"); !strings.Contains(strings.Join(end.Notes, "\n"), "in the parts that a language model made") {
		t.Errorf("the end says nothing of whose words: %q", end.Notes)
	}
}

// linesOf are the lines of a reply.
func linesOf(r talk.Reply) []string {
	var lines []string
	for _, l := range r.Lines {
		lines = append(lines, l.Text)
	}
	return lines
}

// TestSecondReaderLeaves: what the parts have nothing of is shown, and stays shown.
func TestSecondReaderLeaves(t *testing.T) {
	tb := oddAsked(t, &scripted{parts: oddParts}, "Thought Reflection does not wobble, yet 9 times it shone. "+odd, "en-US")
	r := tb.more()
	if !slices.Contains(linesOf(r), `That has nothing of "⟨Thought Reflection⟩", "⟨not⟩" and "⟨9⟩", which may change the ruling.`) {
		t.Fatalf("%q", linesOf(r))
	}
	b := tb.labelled("That's my question")
	if r = tb.press("1", b.Action, b.Value); !strings.Contains(strings.Join(r.Notes, "\n"), `leaving out "Thought Reflection", "not" and "9"`) {
		t.Errorf("%q", r.Notes)
	}
}

// TestSecondReaderFails: whatever is wrong with what comes back, the refusal is the ordinary
// one; and so it is in a server that wants none of it.
func TestSecondReaderFails(t *testing.T) {
	plain := oddAsked(t, nil, odd, "en-US").shown
	if plain.Later != nil || plain.Refused == "" {
		t.Fatalf("without a second reader: %+v", plain)
	}
	with := func(change func(*secondreader.Parts)) *scripted {
		var parts secondreader.Parts
		text, _ := json.Marshal(oddParts)
		_ = json.Unmarshal(text, &parts)
		change(&parts)
		return &scripted{parts: parts}
	}
	for what, second := range map[string]*scripted{
		"it fails":               {err: errors.New("the server has failed")},
		"an invented card":       with(func(p *secondreader.Parts) { p.Effects = append(p.Effects, "Asker: Fiery Emancipation") }),
		"an invented player":     with(func(p *secondreader.Parts) { p.Players = append(p.Players, "Mallory") }),
		"an invented number":     with(func(p *secondreader.Parts) { p.Events[0] = "Asker's Lightning Bolt deals 30 damage to Player 1" }),
		"an invented ability":    with(func(p *secondreader.Parts) { p.Effects[1] = "Player 1: Damage can't be dealt to you." }),
		"an invented edition":    with(func(p *secondreader.Parts) { p.Edition = "2008" }),
		"an edition that is not": with(func(p *secondreader.Parts) { p.Edition = "yesterday" }),
		"prose":                  with(func(p *secondreader.Parts) { p.Events[0] = "Player 1 takes 4 or 5 damage" }),
		"nothing that happens":   with(func(p *secondreader.Parts) { p.Events = nil }),
		"nothing to rule on":     with(func(p *secondreader.Parts) { p.Effects = nil }),
	} {
		tb := oddAsked(t, second, odd, "en-US")
		r := tb.more()
		if r.Verdict != plain.Verdict || r.Quote != plain.Quote || r.Later != nil || r.Refused != plain.Refused || !r.Private {
			t.Errorf("%s: %s", what, r.Verdict)
		}
	}
	off := &scripted{parts: oddParts}
	tb := oddAsked(t, off, "I frobnicate.", "en-US")
	if len(off.asked) > 0 {
		t.Error("it was asked before anybody waited for it")
	}
	set := tb.desk.Run(context.Background(), talk.Request{Command: "settings", Options: map[string]string{"reader": "false"}, User: talk.User{ID: "1"}, Place: here, Admin: true})
	if !strings.Contains(set.Body, sayNoSecond) {
		t.Errorf("the settings say %s", set.Body)
	}
	tb.shown = tb.desk.Run(context.Background(), talk.Request{Command: "ask", Options: map[string]string{"question": odd}, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Mentions: map[string]string{"2": "Bob"}})
	if tb.shown.Later != nil || len(off.asked) > 0 {
		t.Error("a server that wants none of it has its questions sent")
	}
	if plainSpec, with := New(Parts{}).Specs(), tb.desk.Specs(); fmt.Sprint(plainSpec) == fmt.Sprint(with) {
		t.Error("the setting is there whether or not there is a second reader")
	}
}

// TestSecondReaderNotAsked: what can be read, asks back or is proposed anyway goes nowhere.
func TestSecondReaderNotAsked(t *testing.T) {
	for _, question := range []string{
		"I control Furnace of Rath. I Bolt <@2>. How much damage does he take?",
		"I control Urza's Armor (don't ask, Bob was laughing). Bob has Furnace of Rath. Bob's Shock deals 2 damage to me. How much?",
		"There is a Furnace of Rath and somebody has Urza's Armor. Lightning Bolt on Mia for 3.",
		strings.Repeat("word ", 1000),
	} {
		second := &scripted{parts: oddParts}
		if tb := oddAsked(t, second, question, "en-US"); tb.shown.Later != nil {
			t.Errorf("%.60s: more comes", question)
		}
	}
}

// TestSecondReaderEdited: a question put right in the form goes the same way.
func TestSecondReaderEdited(t *testing.T) {
	second := &scripted{parts: oddParts}
	tb := oddAsked(t, second, "I frobnicate.", "en-US")
	tb.shown.Later = nil
	spoken := secondreader.Parts{Players: []string{"Asker", "Kim"}, Effects: []string{"Asker: Furnace of Rath"}, Events: []string{"Asker casts Shock targeting Kim"}}
	second.parts = spoken
	tb.shown = tb.desk.Press(context.Background(), talk.Press{Ruling: tb.shown.Ruling, Step: tb.shown.Step, Action: talk.ActForm, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Interaction: "f",
		Values: map[string]string{"question": "I've got Furnace of Rath humming along. Down comes a Shock of mine at Kim. What is the toll?"}})
	tb.more()
	b := tb.labelled("That's my question")
	tb.expect(tb.press("1", b.Action, b.Value), false, "4 damage")
}

// TestSecondReaderInFrench: all of it but the parts is in the asker's language.
func TestSecondReaderInFrench(t *testing.T) {
	english, french := oddAsked(t, &scripted{parts: oddParts}, odd, "en-US"), oddAsked(t, &scripted{parts: oddParts}, odd, "fr")
	names := append(ours(), "Urza's Armor", "Alice casts Lightning Bolt targeting Bob")
	checkFrench(t, "the proposal", english.more(), french.more(), names...)
	for _, tb := range []*table{english, french} {
		tb.press("1", talk.ActMean, "0")
	}
	checkFrench(t, "the ruling", english.shown, french.shown, names...)
	if !strings.Contains(strings.Join(french.shown.Notes, " "), "Comme vous l'avez confirmé, dans les parties") {
		t.Errorf("%q", french.shown.Notes)
	}
	about := french.desk.Run(context.Background(), talk.Request{Command: "about", Locale: "fr"})
	if !strings.Contains(about.Verdict, "un modèle de langage peut") {
		t.Errorf("%s", about.Verdict)
	}
}

// TestDescribedExamples: what a second reader is shown as examples is read and ruled on as it
// stands there, and has nothing that its question has not.
func TestDescribedExamples(t *testing.T) {
	cards := cardindex.NewCards()
	d := New(Parts{Cards: cards, Names: cards, Store: NewMemory()})
	var q secondreader.Question
	examples := 0
	for line := range strings.Lines(secondreader.Description()) {
		if !strings.HasPrefix(line, "{") {
			continue
		}
		if strings.HasPrefix(line, `{"question"`) {
			if err := json.Unmarshal([]byte(line), &q); err != nil {
				t.Fatal(err)
			}
			continue
		}
		examples++
		second := &scripted{}
		if err := json.Unmarshal([]byte(line), &second.parts); err != nil {
			t.Fatal(err)
		}
		d.second = second
		_, refused := d.RuleParagraph(q.Text, ruling.Ask{})
		if answer.AsRefusal(refused) == nil {
			t.Errorf("%s: the grammar reads it", q.Text)
			continue
		}
		if len(second.parts.Events) == 0 {
			continue
		}
		p, err := d.Propose(context.Background(), "", q.Text, ruling.Ask{}, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "question", Says: say.Text("no")})
		if p == nil {
			t.Errorf("%s: %v", q.Text, err)
			continue
		}
		if !slices.Equal(second.asked[0].Players, q.Players) {
			t.Errorf("%s: the players are %q", q.Text, second.asked[0].Players)
		}
		if len(p.Left) > 0 {
			t.Errorf("%s: nothing of %q", q.Text, p.words())
		}
		if c, err := d.RuleProposal(p, ruling.Ask{}); err != nil || len(c.Ruling.Outcomes) == 0 {
			t.Errorf("%s: %v", q.Text, err)
		}
	}
	if examples < 4 {
		t.Errorf("%d examples", examples)
	}
}
