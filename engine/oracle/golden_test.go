package oracle

import (
	"apnap/engine/oracle/notation"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the expected half of testdata/golden.txt")

const goldenFile = "testdata/golden.txt"

// TestGolden holds a table of sentences of our own and what they were
// understood as. Lines that begin with ">" are sentences, "=" the standard
// sentence, "~" the notation, "!" the words refused.
func TestGolden(t *testing.T) {
	data, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(data)) {
		switch text, ok := strings.CutPrefix(strings.TrimSpace(line), "> "); {
		case ok:
			fmt.Fprintf(&out, "> %s\n%s", text, understood(text))
		case strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "":
			out.WriteString(line)
		}
	}
	if *update {
		if err := os.WriteFile(goldenFile, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got := out.String(); got != string(data) {
		t.Errorf("testdata/golden.txt is no longer what is understood; look at the difference and run with -update:\n%s", firstDifference(got, string(data)))
	}
}

// understood is the expected half of one entry. A sentence may begin with its
// card: "Name | Type line | text".
func understood(entry string) string {
	parts := strings.SplitN(entry, " | ", 3)
	name, typeLine, text := "Gray Sentinel", "Creature", entry
	if len(parts) == 3 {
		name, typeLine, text = parts[0], parts[1], parts[2]
	}
	a := ParseAbility(name, typeLine, strings.ReplaceAll(text, "\\n", "\n"))
	if a.Err != nil {
		return fmt.Sprintf("! %s: %s\n", a.Err.Code, a.Err.Says)
	}
	s := ""
	for i := range a.Effects {
		s += fmt.Sprintf("= %s\n~ %s\n", a.Effects[i].Says, notation.Of(&a.Effects[i]))
	}
	if s == "" {
		s = "= (" + a.Scope + ")\n"
	}
	return s
}

func firstDifference(a, b string) string {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range as {
		if i >= len(bs) || as[i] != bs[i] {
			want := ""
			if i < len(bs) {
				want = bs[i]
			}
			return fmt.Sprintf("line %d\n got %s\nwant %s", i+1, as[i], want)
		}
	}
	return "lines are missing"
}
