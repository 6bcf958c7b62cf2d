package commands

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/engine/say/saytest"
	"apnap/engine/scenario"
	"apnap/internal/every"
)

// figureRuns are the numbers in a text.
var figureRuns = regexp.MustCompile(`\d+`)

// wrong are things that no French of ours has: words that should have met, a
// space too many or a plain one before a high sign, a mark of a form not filled.
var wrong = regexp.MustCompile("(^|[ «\u00a0])([Dd]e|à) les? |(^| )([Dd]e|[Qq]ue|ne|se|le|la) [aeiouyéèêàâîôœAEIOUÉÈÊÀÂÎÔ][^x]|(^| )[Ss]i ils? |[ \u00a0][ \u00a0]|[ \u00a0][,.](?:[^.]|$)| [;:!?»]|« |%!|\\.\\.( |$)")

// scenarioAsks are the questions of every scenario file, by name.
func scenarioAsks(t *testing.T) map[string]ruling.Ask {
	t.Helper()
	paths, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	asks := map[string]ruling.Ask{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := scenario.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		q := file.Question
		asks[strings.TrimSuffix(filepath.Base(path), ".txt")] = ruling.Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts,
			Events: q.Events, Edition: q.Edition.ID, Choose: file.Answers}
	}
	return asks
}

// TestFrenchRulings: a scenario is ruled on in French as in English: with the
// same numbers and rules, in French through and through, and ends that differ
// are told apart. A share of the scenarios is taken, unless APNAP_EVERY says otherwise.
func TestFrenchRulings(t *testing.T) {
	english := New(Parts{Cards: noCards{}})
	french := english.Speaking(say.French)
	asks, share := scenarioAsks(t), every.Nth(4)
	for i, name := range slices.Sorted(maps.Keys(asks)) {
		if i%share != 0 {
			continue
		}
		ask := asks[name]
		t.Run(name, func(t *testing.T) {
			en, err := english.Rule(ask)
			fr, frErr := french.Rule(ask)
			if (err == nil) != (frErr == nil) {
				t.Fatalf("%v, in French %v", err, frErr)
			}
			if err != nil {
				holdsFrench(t, answer.AsRefusal(frErr).In(say.French), askNames(ask)...)
				return
			}
			sameRuling(t, en, fr)
			names := caseNames(fr, ask)
			for _, r := range repliesOf(french, ask, fr) {
				replyIsFrench(t, r, names)
			}
			if i/share%4 == 0 { // another ruling, of which most words are the same
				replyIsFrench(t, french.underEdition(ask, "2008"), names)
			}
			for line := range strings.Lines(fr.Prose()) {
				for part := range strings.SplitSeq(withoutIDs(line), "  ") { // columns
					holdsFrench(t, part, names...)
				}
			}
		})
	}
}

// withoutIDs takes the id of an option off a line of prose, which is what --choose
// takes, and the word in numbers such as T.10.Ruling.6.
func withoutIDs(line string) string {
	line = strings.ReplaceAll(line, ".Ruling.", ".")
	if rest, ok := strings.CutPrefix(line, "  ["); ok {
		_, line, _ = strings.Cut(rest, "] ")
	}
	return strings.TrimRight(line, "\n")
}

// repliesOf are what people see of a ruling: the ruling itself, and what its
// buttons show.
func repliesOf(d *Desk, ask ruling.Ask, c *ruling.Case) []talk.Reply {
	first := ask
	first.Choose = nil
	s := &sheet{Ask: first, Seats: map[string]seat{}}
	for _, text := range ask.Choose {
		s.Made = append(s.Made, madeBy{Option: text, User: "1"})
	}
	list := []talk.Reply{d.present(Record{ID: "r", Owner: "1"}, s, c), c.Why(), c.AllOrders(), {Tree: d.TreeOf(ask, c)}}
	if c.Ruling.Choice != nil {
		list = append(list, elsewhereReply(Record{ID: "r", Private: true}, s, c), talk.Reply{Form: answerForm(c)})
	}
	return list
}

// sameRuling holds a French ruling to the English one.
func sameRuling(t *testing.T, en, fr *ruling.Case) {
	t.Helper()
	if !slices.Equal(en.Ruling.Rules, fr.Ruling.Rules) || len(en.Ruling.Outcomes) != len(fr.Ruling.Outcomes) {
		t.Fatalf("other rules or ends: %q, %q", en.Ruling.Rules, fr.Ruling.Rules)
	}
	verdicts := map[string]string{}
	for i := range en.Ruling.Outcomes {
		a, b := &en.Ruling.Outcomes[i], &fr.Ruling.Outcomes[i]
		sameFigures(t, a.Says, b.Says)
		if other, ok := verdicts[b.Says]; ok && other != a.Says {
			t.Errorf("%q and %q are both %q", other, a.Says, b.Says)
		}
		verdicts[b.Says] = a.Says
		if !slices.Equal(a.Choices, b.Choices) || len(a.Trace) != len(b.Trace) {
			t.Errorf("other choices or steps: %q, %q", a.Choices, b.Choices)
			continue
		}
		for k := range a.Trace {
			sameFigures(t, a.Trace[k].Told.In(say.English), b.Trace[k].Told.In(say.French))
		}
	}
	if en.Ruling.Choice == nil {
		return
	}
	sameFigures(t, en.ChoiceSays(), fr.ChoiceSays())
	labels := map[string]string{}
	for i := range en.Ruling.Choice.Options {
		sameFigures(t, en.OptionLabel(i), fr.OptionLabel(i))
		name := fr.OptionName(i)
		if other, ok := labels[name]; ok && other != en.OptionName(i) {
			t.Errorf("%q and %q are both %q", other, en.OptionName(i), name)
		}
		labels[name] = en.OptionName(i)
	}
}

// sameFigures holds a text to the numbers of another.
func sameFigures(t *testing.T, en, fr string) {
	t.Helper()
	en = strings.ReplaceAll(en, "that 1 damage", "that damage") // one blow has no number in French
	a, b := figureRuns.FindAllString(en, -1), figureRuns.FindAllString(fr, -1)
	slices.Sort(a)
	slices.Sort(b)
	if !slices.Equal(a, b) {
		t.Errorf("other numbers: %s\n%s", en, fr)
	}
}

// replyIsFrench holds all that a reply shows to French, and its labels to what
// fits.
func replyIsFrench(t *testing.T, r talk.Reply, names []string) {
	t.Helper()
	texts := append([]string{r.Title, r.Verdict, r.Body, r.Footer}, r.Notes...)
	for _, l := range r.Lines {
		if len(l.Rules) == 1 && l.Text == "" {
			continue
		}
		texts = append(texts, l.Text)
		for _, w := range l.Words {
			texts = append(texts, w.Text)
		}
	}
	seen := map[string]bool{}
	for _, row := range r.Buttons {
		for _, b := range row {
			if utf8.RuneCountInString(b.Label) > talk.MaxButtonLabel || b.Label == "" || seen[b.Label] {
				t.Errorf("the label %q", b.Label)
			}
			seen[b.Label] = true
			texts = append(texts, b.Label)
		}
	}
	for _, m := range r.Menus {
		texts = append(texts, m.Placeholder)
		for _, e := range m.Entries {
			texts = append(texts, e.Label, e.Description)
		}
	}
	if r.Form != nil {
		texts = append(texts, r.Form.Title)
		for _, b := range r.Form.Boxes {
			texts = append(texts, b.Label, b.Placeholder)
		}
	}
	if r.Tree != nil {
		texts = append(texts, r.Tree.Alt(), r.Tree.Says)
	}
	for _, text := range texts {
		holdsFrench(t, text, names...)
	}
}

// holdsFrench holds a text to French.
func holdsFrench(t *testing.T, text string, names ...string) {
	t.Helper()
	if words := saytest.English(text, slices.Clone(names)...); len(words) > 0 {
		t.Errorf("%q in %s", words, text)
	}
	bare := text
	names = slices.Clone(names)
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) })
	for _, name := range names {
		if name != "" {
			bare = strings.ReplaceAll(bare, name, "Xx")
		}
	}
	if at := wrong.FindString(bare); at != "" {
		t.Errorf("%q in %s", at, text)
	}
}

// caseNames are the names that stay as they are in a ruling: those of players,
// things and effects.
func caseNames(c *ruling.Case, ask ruling.Ask) []string {
	names := askNames(ask)
	for i := range c.Scenario.Board.Players {
		names = append(names, c.Scenario.Board.Players[i].Name)
	}
	for i := range c.Scenario.Board.Objects {
		names = append(names, c.Scenario.Board.Objects[i].Name)
	}
	for i := range c.Scenario.Effects {
		names = append(names, c.Scenario.Effects[i].Label, c.Scenario.Effects[i].ID)
	}
	for _, told := range c.Told {
		for _, f := range told {
			names = append(names, f.Object, f.Token, f.Source)
		}
	}
	return names
}

// proper are words that are names by how they are written.
var proper = regexp.MustCompile(`\p{Lu}[\pL'-]*(?:,? (?:(?:of|the|in|and|to|from) )*\p{Lu}[\pL'-]*)*`)

// askNames are the texts of a question, which are quoted as they stand, and the
// names in them.
func askNames(ask ruling.Ask) []string {
	texts := slices.Concat(ask.Effects, ask.Facts, ask.Events)
	return append(texts, proper.FindAllString(strings.Join(texts, "\n"), -1)...)
}
