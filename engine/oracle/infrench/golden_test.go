package infrench

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
)

var update = flag.Bool("update", false, "rewrite the expected half of testdata/golden.txt")

const goldenFile = "testdata/golden.txt"

// TestGolden holds a table of sentences of our own and how they are said in
// French. Lines that begin with ">" are sentences, which may begin with their
// card ("Name | Type line | text"), "=" what each effect of them is in French, one
// that has none being quoted in English.
func TestGolden(t *testing.T) {
	data, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(data)) {
		if text, ok := strings.CutPrefix(strings.TrimSpace(line), "> "); ok {
			fmt.Fprintf(&out, "> %s\n", text)
			for _, says := range inFrench(t, text) {
				fmt.Fprintf(&out, "= %s\n", says)
			}
		} else if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
			out.WriteString(line)
		}
	}
	if *update {
		if err := os.WriteFile(goldenFile, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, want := strings.Split(out.String(), "\n"), strings.Split(string(data), "\n")
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("line %d of testdata/golden.txt is no longer what is said; look at the difference and run with -update:\n%s", i+1, strings.Join(got[i:min(i+1, len(got))], ""))
		}
	}
}

// inFrench are the effects of an ability in French.
func inFrench(t *testing.T, entry string) []string {
	t.Helper()
	name, typeLine, text := "Gray Sentinel", "Creature", entry
	if parts := strings.SplitN(entry, " | ", 3); len(parts) == 3 {
		name, typeLine, text = parts[0], parts[1], parts[2]
	}
	a := oracle.ParseAbility(name, typeLine, strings.ReplaceAll(text, "\\n", "\n"))
	if len(a.Effects) == 0 {
		t.Errorf("%q: no effect: %v", entry, a.Err)
	}
	var out []string
	for i := range a.Effects {
		says := Effect(&a.Effects[i], nil)
		checked(t, &a.Effects[i], says, entry)
		out = append(out, says)
	}
	return out
}

// TestAsker: who asks is spoken to whatever the names say, as the controller and
// as the target.
func TestAsker(t *testing.T) {
	for _, c := range []struct {
		text string
		n    inenglish.Names
		want string
	}{
		{"If you would draw a card, draw two cards instead.", inenglish.Names{You: "vous"}, "Si vous deviez piocher une carte, piochez deux cartes à la place."},
		{"If you would draw a card, draw two cards instead.", inenglish.Names{You: "votre adversaire"}, "Si votre adversaire devait piocher une carte, votre adversaire pioche deux cartes à la place."},
		{"Prevent the next 2 damage that would be dealt to any target this turn.", inenglish.Names{You: "Bob", Target: "vous"}, "Prévenez les 2 prochaines blessures qui devraient vous être infligées ce tour-ci."},
	} {
		a := oracle.ParseAbility("Quiet Hour", "Instant", c.text)
		if len(a.Effects) != 1 {
			t.Fatalf("%q: %v", c.text, a.Err)
		}
		if got := Effect(&a.Effects[0], &c.n); got != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}
