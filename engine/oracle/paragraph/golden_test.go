package paragraph_test

import (
	"flag"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"apnap/commands"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/cr"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
	"apnap/internal/every"
)

var update = flag.Bool("update", false, "write testdata/golden.txt anew")

// paragraphs are the questions of testdata/questions.txt, one a line.
func paragraphs() []string {
	data, err := os.ReadFile("testdata/questions.txt")
	if err != nil {
		panic(err)
	}
	var list []string
	for l := range strings.Lines(string(data)) {
		if l = strings.TrimSpace(l); l != "" && !strings.HasPrefix(l, "#") {
			list = append(list, l)
		}
	}
	return list
}

// read reads a paragraph; those of the table once for all tests, which leave what was
// read as it is.
func read(text string) (*paragraph.Reading, *lex.Error) {
	if once, ok := readOnce()[text]; ok {
		return once()
	}
	return readAnew(text)
}

var readOnce = sync.OnceValue(func() map[string]func() (*paragraph.Reading, *lex.Error) {
	all := map[string]func() (*paragraph.Reading, *lex.Error){}
	for _, p := range paragraphs() {
		all[p] = sync.OnceValues(func() (*paragraph.Reading, *lex.Error) { return readAnew(p) })
	}
	return all
})

func readAnew(text string) (*paragraph.Reading, *lex.Error) {
	return paragraph.Read(paragraph.Question{Text: text, Edition: cr.Current()}, cardindex.NewCards())
}

// told writes down how a paragraph was read, or why not.
func told(text string) string {
	var b strings.Builder
	b.WriteString("? " + text + "\n")
	r, err := read(text)
	if err != nil {
		b.WriteString("  refused " + err.Code + ": " + err.Says.String() + "\n")
		if in := err.Text[err.Span[0]:err.Span[1]]; err.Text == text && in != "" && !strings.Contains(err.Says.String(), in) {
			b.WriteString("    at " + in + "\n")
		}
		for _, m := range err.Readings {
			b.WriteString("    or " + m.Says.String() + "\n")
		}
		return b.String()
	}
	b.WriteString("  players " + strings.Join(r.Players, ", ") + "\n")
	if r.Edition != "" {
		b.WriteString("  edition " + r.Edition + "\n")
	}
	for _, part := range []struct {
		name string
		list []string
	}{{"effect", r.Effects}, {"fact", r.Facts}, {"event", r.Events}, {"aside", r.LeftAside}, {"asked", r.Wanted}, {"unanswered", r.Unanswered}} {
		for _, l := range part.list {
			b.WriteString("  " + part.name + " " + l + "\n")
		}
	}
	if len(r.Mine) > 0 {
		b.WriteString("  mine " + strings.Join(r.Mine, ", ") + "\n")
	}
	if r.Undivided != "" {
		b.WriteString("  undivided " + r.Undivided + "\n")
	}
	for _, t := range r.Taken {
		b.WriteString("  supposes " + t.Says().String() + "\n")
	}
	for _, l := range r.Left {
		b.WriteString("  left " + []string{"idle", "unclear", "doubtful"}[l.Bears] + ": " + l.Words + "\n")
	}
	return b.String()
}

// TestGolden holds how every paragraph of the table is read; -update writes it.
func TestGolden(t *testing.T) {
	var b strings.Builder
	for _, p := range paragraphs() {
		b.WriteString(told(p) + "\n")
	}
	const file = "testdata/golden.txt"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, strings.Split(b.String(), "\n\n"), strings.Split(string(want), "\n\n"))
}

func compare(t *testing.T, got, want []string) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%d paragraphs, the table has %d; run with -update and review", len(got), len(want))
	}
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			t.Errorf("got\n%s\nwant\n%s", got[i], want[i])
		}
	}
}

// TestReadsBack: resolve with what ask says it read gives the same answer, of a share of
// the paragraphs, unless APNAP_EVERY says otherwise.
func TestReadsBack(t *testing.T) {
	desk := commands.New(commands.Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: commands.NewMemory()})
	share := every.Nth(4)
	for n, p := range paragraphs() {
		if n%share > 0 {
			continue
		}
		asked, err := desk.RuleParagraph(p, ruling.Ask{})
		if err != nil {
			continue
		}
		r := asked.Ruling.Read
		again, err := desk.Rule(ruling.Ask{Players: r.Players, Effects: r.Effects, Facts: r.Facts, Events: r.Events, Edition: r.Edition})
		if err != nil {
			t.Errorf("%s: resolve refuses what ask read: %v", p, err)
			continue
		}
		asked.Ruling.Read, asked.Ruling.LeftAside, asked.Ruling.Asked, asked.Ruling.Unanswered = nil, nil, nil, nil
		asked.Ruling.Answer = ""
		again.Ruling.Idle = slices.DeleteFunc(again.Ruling.Idle, func(m say.Message) bool { // what is asked about is not told to change nothing
			return !slices.ContainsFunc(asked.Ruling.Idle, m.Same)
		})
		for i := range asked.Ruling.Outcomes {
			asked.Ruling.Outcomes[i].Says = again.Ruling.Outcomes[i].Says // the question says what comes first
		}
		if string(asked.JSON()) != string(again.JSON()) {
			t.Errorf("%s: resolve answers something else", p)
		}
	}
}

// TestNoWordIsDropped puts words that mean nothing, or deny or limit what is said, at
// every place of every paragraph that is read: the whole is refused, or the word is
// told as left aside, as what is asked, or in a fact of its own.
func TestNoWordIsDropped(t *testing.T) {
	share := 3 * every.Nth(24)
	for n, p := range paragraphs() {
		whole, err := read(p)
		if err != nil {
			continue
		}
		words := strings.Fields(p)
		for _, word := range []string{"quibbling", "not", "never", "unless", "except", "half"} {
			for i := range len(words) + 1 {
				if (n+i)%share != 0 || word != "quibbling" && (n/3+i/3)%4 != 0 {
					continue // a share of the places is enough for each paragraph
				}
				broken := strings.TrimSpace(strings.Join(words[:i], " ") + " " + word + " " + strings.Join(words[i:], " "))
				r, err := read(broken)
				if err != nil || slices.ContainsFunc(r.Left, func(l paragraph.Left) bool { return strings.Contains(l.Words, word) }) {
					continue // it is shown, and nobody has confirmed it
				}
				more := slices.DeleteFunc(slices.Clone(r.Facts), func(f string) bool { return slices.Contains(whole.Facts, f) })
				shown := strings.Join(slices.Concat(r.LeftAside, r.Wanted, r.Unanswered, more), " ")
				if !strings.Contains(" "+shown+" ", " "+word+" ") {
					t.Errorf("read with a word that it does not understand: %s", told(broken))
				}
			}
		}
	}
}

// TestRefusalsPointAtWords: a refusal has a code, a sentence, and a span inside the
// paragraph.
func TestRefusalsPointAtWords(t *testing.T) {
	for _, p := range paragraphs() {
		if _, err := read(p); err != nil && !sound(err) {
			t.Errorf("%s: %+v", p, err)
		}
	}
}

func sound(err *lex.Error) bool {
	return err.Code != "" && !err.Says.IsZero() && err.Where != "" && 0 <= err.Span[0] && err.Span[0] <= err.Span[1] && err.Span[1] <= len(err.Text) &&
		(err.Code != "ambiguous" || len(err.Readings) > 1 || strings.Contains(err.Says.String(), "?") || strings.Contains(err.Says.String(), "say"))
}

// FuzzRead: whatever is asked, Read neither panics nor refuses without a sentence, and
// what it reads can be resolved.
func FuzzRead(f *testing.F) {
	for _, p := range paragraphs() {
		f.Add(p)
	}
	cards := cardindex.NewCards()
	f.Fuzz(func(t *testing.T, text string) {
		r, err := read(text)
		if err != nil {
			if err.Code == "" || err.Says.IsZero() || err.Span[0] > err.Span[1] || err.Span[1] > len(err.Text) {
				t.Errorf("%q: %+v", text, err)
			}
			return
		}
		if _, err := oracle.Read(r.Resolve(cr.Current()), cards); err != nil {
			t.Errorf("%q is read, and cannot be resolved: %s", text, err.Says)
		}
	})
}
