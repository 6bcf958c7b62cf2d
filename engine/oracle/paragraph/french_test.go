package paragraph_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/engine/cr"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
	"apnap/engine/say/saytest"
)

// TestRefusedInFrench: whatever is refused of a paragraph or a flag says the same in
// French: no English but what is quoted or a name, the same words quoted, the same numbers.
func TestRefusedInFrench(t *testing.T) {
	refused := 0
	for _, p := range paragraphs() {
		if _, err := read(p); err != nil {
			refused++
			inFrench(t, p, err)
		}
	}
	data, err := os.ReadFile(flagTable)
	if err != nil {
		t.Fatal(err)
	}
	for stanza := range strings.SplitSeq(strings.TrimSpace(string(data)), "\n\n") {
		_, q, speaker := flagQuestion(stanza)
		if _, _, err := paragraph.ReadFlags(q, speaker, cardindex.NewCards()); err != nil {
			refused++
			inFrench(t, stanza, err)
		}
	}
	if refused < 100 {
		t.Errorf("only %d refusals were looked at", refused)
	}
}

// TestYears: two years of rules are refused in both languages.
func TestYears(t *testing.T) {
	for text, want := range map[string]string{
		"Under the 2003 rules I control Furnace of Rath. Under the 2008 rules he bolts me. How much?": "S'agit-il des règles de 2003 ou de celles de 2008 ? Choisissez.",
		strings.Repeat("I control Furnace of Rath. ", 200):                                            "La question est trop longue : je lis 4000 caractères au plus.",
	} {
		_, err := paragraph.Read(paragraph.Question{Text: text, Edition: cr.Current()}, cardindex.NewCards())
		if err == nil {
			t.Errorf("%.60s: not refused", text)
			continue
		}
		if got := spaces.ReplaceAllString(err.Says.In(say.French), " "); got != want {
			t.Errorf("%.60s: %s", text, got)
		}
	}
}

// spaces are those of French typography too.
var spaces = regexp.MustCompile(`[\s\x{a0}\x{202f}]+`)

// inFrench holds the French of a refusal against its English.
func inFrench(t *testing.T, asked string, err *lex.Error) {
	t.Helper()
	names := slices.Clone(err.Candidates)
	said := []say.Message{err.Says}
	for _, m := range err.Readings {
		said = append(said, m.Says)
		names = append(names, saytest.Names(m.Text)...)
	}
	for _, m := range said {
		en, fr := m.String(), m.In(say.French)
		if en == fr {
			continue // a name
		}
		if wrong := saytest.Differences(en, fr, asked, names...); len(wrong) > 0 {
			t.Errorf("%s\n%s\nhas %s", en, fr, strings.Join(wrong, ", "))
		}
	}
}
