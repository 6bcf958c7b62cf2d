package commands

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// frenchGolden are the scenarios whose French is read by people: every kind of
// choice, step and fact is among them. Each is told with what its buttons show.
var frenchGolden = []string{
	"apnap-lifegain-both", "cant-lose", "chain-damage-to-counters-to-doubled", "commander-repeats",
	"counters-minus-and-plus", "damage-as-though-infect-at-no-life", "damage-part-redirected", "damage-three-players-redirection",
	"destroy-regenerate-or-umbra", "draw-dredge-or-not", "draw-each-player-apnap", "draw-empty-library-wins", "draw-limit",
	"edition-2006-skip-then-act", "edition-2008-prevent-and-double", "enter-becomes-a-choice", "enters-pay-any-life", "enters-riot",
	"enters-tribute-of-an-opponent", "enters-under-an-opponent-of-choice", "kind-manifest-enters-tapped", "principle-LoopBrokenByAffected-1999-04", "principle-ModalReplacement-each-event",
	"rule-614.14-linked-exile", "trap-24-shield-point-by-point", "tokens-either-kind-instead", "tokens-each-chosen-apart", "principle-ContradictionChosen-two-effects", "kind-roll-single-die-ordered", "kind-proliferate-two-effects", "principle-DamageToBattle-2023-04-14", "trap-31-no-silent-stop",
}

const frenchGoldenFile = "testdata/french.txt"

// TestScenariosInFrench: the French of those scenarios is what was read and found good
// (-update rewrites it).
func TestScenariosInFrench(t *testing.T) {
	asks := scenarioAsks(t)
	d := New(Parts{Cards: noCards{}}).Speaking(say.French)
	var b strings.Builder
	for _, name := range frenchGolden {
		ask, ok := asks[name]
		if !ok {
			t.Errorf("no scenario %s", name)
			continue
		}
		c, err := d.Rule(ask)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		fmt.Fprintf(&b, "== %s\n\n%s", name, c.Prose())
		for _, r := range append(repliesOf(d, ask, c), d.underEdition(ask, "2008")) {
			tellReply(&b, r)
		}
		b.WriteString("\n")
	}
	if *update {
		if err := os.WriteFile(frenchGoldenFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(frenchGoldenFile)
	if err != nil {
		t.Fatal(err)
	}
	if got := b.String(); got != string(want) {
		t.Errorf("the French has changed (-update rewrites the file):\n%s", firstDifference(string(want), got))
	}
}

// tellReply writes what a reply shows.
func tellReply(b *strings.Builder, r talk.Reply) {
	fmt.Fprintf(b, "\n-- %s\n", r.Title)
	for _, text := range append([]string{r.Verdict}, r.Notes...) {
		if text != "" {
			fmt.Fprintln(b, text)
		}
	}
	for _, l := range r.Lines {
		words := ""
		for _, w := range l.Words {
			words += w.Text
		}
		fmt.Fprintf(b, "  %s\n", strings.Join(append([]string{l.Text + words}, l.Rules...), " "))
	}
	if r.Tree != nil {
		fmt.Fprintln(b, r.Tree.Alt())
	}
	var labels []string
	for _, row := range r.Buttons {
		for _, button := range row {
			labels = append(labels, "["+button.Label+"]")
		}
	}
	if r.Form != nil {
		for _, box := range r.Form.Boxes {
			labels = append(labels, "<"+box.Label+"> "+box.Placeholder)
		}
	}
	if len(labels) > 0 {
		fmt.Fprintln(b, strings.Join(labels, " "))
	}
}
