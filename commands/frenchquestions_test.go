package commands

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apnap/internal/timelines"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/oracle"
	"apnap/engine/say"
	"apnap/engine/say/saytest"
	"apnap/engine/scenario"
	"apnap/internal/every"
	"apnap/rulesdb/catalog"
)

// frenchSaid holds what is said around questions against its English, and counts
// what it has seen.
type frenchSaid struct {
	t       *testing.T
	refused int
	assumed int
	read    int
}

// same holds one sentence.
func (f *frenchSaid) same(says say.Message, asked string, names ...string) {
	f.t.Helper()
	en, fr := says.String(), says.In(say.French)
	if wrong := saytest.Differences(en, fr, asked, names...); len(wrong) > 0 {
		f.t.Errorf("%s\n%s\nhas %s\nof %.200s", en, fr, strings.Join(wrong, ", "), asked)
	}
	if en == fr && strings.Contains(en, " ") && !strings.Contains(asked, strings.TrimSuffix(en, ".")) {
		f.t.Errorf("still %q, of %.200s", en, asked)
	}
}

// ask asks a question and holds its refusal, or what it assumes.
func (f *frenchSaid) ask(d *Desk, a ruling.Ask) {
	f.t.Helper()
	asked := fmt.Sprintln(a.Players, a.Effects, a.Facts, a.Events, a.Choose)
	c, err := d.Rule(a)
	if err == nil {
		var names []string
		for _, o := range c.Scenario.Board.Objects {
			names = append(names, o.Name)
		}
		for _, i := range c.Scenario.Effects {
			if called := i.Called(); called.In(say.French) == called.String() {
				names = append(names, i.Label)
			}
		}
		for _, says := range c.Ruling.Assumptions {
			f.assumed++
			f.same(says, asked, names...)
		}
		for _, o := range c.Ruling.Outcomes {
			for _, says := range o.Remarks {
				f.same(says, asked, names...)
			}
			for _, fact := range o.Facts {
				f.same(fact.Because, asked, names...)
			}
		}
		return
	}
	no := answer.AsRefusal(err)
	if no == nil {
		f.t.Errorf("%s: a fault: %v", asked, err)
		return
	}
	f.refused++
	names := no.Candidates
	for _, r := range no.Readings {
		f.read++
		names = append(names, r.Text)
		f.same(r.Says, asked+r.Text)
	}
	f.same(no.Says, asked, names...)
}

// TestQuestionsInFrench: whatever a question is refused for, or assumes, or hears
// remarked, it is told in French too, of the same words and numbers. The questions
// are those of the tables: whole, without their facts, under older rules, with
// an answer that there is not, and word by word shorter; of the scenarios a share of
// these is taken, unless APNAP_EVERY says otherwise.
func TestQuestionsInFrench(t *testing.T) {
	f, share := &frenchSaid{t: t}, every.Nth(12)
	plain, cards := New(Parts{Cards: noCards{}}), New(Parts{Cards: cardindex.NewCards()})
	paths, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	for _, path := range paths {
		i := cutAt(filepath.Base(path))
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := scenario.Parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		q := file.Question
		ask := ruling.Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: q.Edition.ID}
		if i%share%3 == 0 { // of a smaller share every third besides
			f.ask(plain, ask)
		}
		if i/4%share == 0 { // where it is cut tells the edition besides
			f.variations(plain, ask, i)
		}
		if i%share == 0 {
			f.ask(cards, ruling.Ask{Effects: q.Effects, Events: q.Events})
		}
	}
	text, err := os.ReadFile("testdata/timelines.txt")
	if err != nil {
		t.Fatal(err)
	}
	for i, q := range timelines.Read(t, string(text)) {
		ask := ruling.Ask{Players: q.Players, Active: q.Active, Edition: q.Edition, Effects: q.Effects, Facts: q.Facts, Events: q.Events}
		f.ask(plain, ask)
		f.variations(plain, ask, i)
	}
	if least := 1000 / share; f.refused < least || f.assumed < least || f.read < least {
		t.Errorf("only %d refusals, %d readings and %d assumptions were seen", f.refused, f.read, f.assumed)
	}
}

// variations asks a question as it was not meant: i tells where it is cut.
func (f *frenchSaid) variations(d *Desk, ask ruling.Ask, i int) {
	f.t.Helper()
	less := ask
	less.Facts = nil
	f.ask(d, less)
	less.Choose = []string{"the moon"}
	f.ask(d, less)
	old := ask
	old.Edition = []string{"1999", "2004", "2008", "2012"}[i%4]
	f.ask(d, old)
	short := ask
	short.Players = nil
	short.Events = []string{cutWord(ask.Events[0], i)}
	f.ask(d, short)
	if len(ask.Effects) > 0 && !strings.Contains(ask.Effects[0], "\"") { // what is quoted within a quotation has no end
		short = ask
		short.Effects = append([]string{cutWord(ask.Effects[0], i)}, ask.Effects[1:]...)
		f.ask(d, short)
	}
	if len(ask.Facts) > 0 {
		short = ask
		short.Facts = append([]string{cutWord(ask.Facts[0], i)}, ask.Facts[1:]...)
		f.ask(d, short)
	}
}

// cutAt is the word to leave out of the questions of a file: a new file changes no other's.
func cutAt(name string) int {
	n := 0
	for _, c := range name {
		n = (n*31 + int(c)) % 9973
	}
	return n
}

// cutWord leaves one word out of a sentence, another for every i.
func cutWord(text string, i int) string {
	words := strings.Fields(text)
	if len(words) < 2 {
		return "zounds"
	}
	at := i % len(words)
	return strings.Join(append(words[:at:at], words[at+1:]...), " ")
}

// TestCardsInFrench: a share of the cards, a smaller one unless APNAP_EVERY says
// otherwise, met by every event, of one and of no player.
func TestCardsInFrench(t *testing.T) {
	f := &frenchSaid{t: t}
	desk := New(Parts{Cards: cardindex.NewCards()})
	n, share := 0, every.Nth(3)
	for e := range catalog.BuiltIn().All() {
		if !e.Able() {
			continue
		}
		if n++; n%(25*share) != 7 {
			continue
		}
		for _, event := range everyEvent {
			if strings.Contains(event, "%s") {
				event = fmt.Sprintf(event, e.Name)
			}
			f.ask(desk, ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: " + e.Name}, Events: []string{event}})
		}
		f.ask(desk, ruling.Ask{Effects: []string{e.Name}, Events: []string{everyEvent[n%3]}})
		f.ask(desk, ruling.Ask{Effects: []string{e.Name[1:]}, Events: []string{everyEvent[n%3]}})
	}
	if f.refused*share < 100 || f.assumed*share < 100 {
		t.Errorf("only %d refusals and %d assumptions were seen", f.refused, f.assumed)
	}
}

// TestAbilitiesInFrench: what is not understood of the parser's own table.
func TestAbilitiesInFrench(t *testing.T) {
	f := &frenchSaid{t: t}
	data, err := os.ReadFile("../engine/oracle/testdata/golden.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		text, ok := strings.CutPrefix(strings.TrimSpace(line), "> ")
		if !ok {
			continue
		}
		parts := strings.SplitN(text, " | ", 3)
		if a := oracle.ParseAbility("Gray Sentinel", "Creature", strings.ReplaceAll(parts[len(parts)-1], "\\n", "\n")); a.Err != nil {
			f.refused++
			f.same(a.Err.Says, a.Err.Text)
		}
	}
	if f.refused == 0 {
		t.Error("no refusal was seen")
	}
}
