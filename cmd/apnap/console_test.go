package main

import (
	"os"
	"strings"
	"testing"
	"time"

	"apnap/commands/talk"
)

// TestNarrowPage: on a narrow terminal no line is too long, nothing is lost, and
// every style ends with its line.
func TestNarrowPage(t *testing.T) {
	reply := talk.Reply{
		Title: "Bob chooses first of everybody who sits at this long table", Verdict: strings.Repeat("Lightning Bolt would deal 3 damage. ", 4), Private: true,
		Lines:   []talk.Line{{Text: strings.Repeat("It doubles that. ", 6), Rules: []string{"614.5", "616.1e", "615.10", "120.4c", "120.4d"}}},
		Buttons: [][]talk.Button{{{Label: "Furnace of Rath first → 5 damage"}, {Label: "Urza's Armor first → 4 damage"}}},
		Menus:   []talk.Menu{{Placeholder: "Text of the rules", Entries: []talk.MenuEntry{{Label: "614.5"}, {Label: "616.1e"}, {Label: "615.10"}}}},
		Tree:    &talk.Tree{Says: "Bob chooses", Branches: []*talk.Tree{{Option: "Furnace of Rath first", Says: strings.Repeat("word ", 30), End: true}}},
		Notes:   []string{"Assumed: it is " + strings.Repeat("very ", 20) + "so."}, Footer: strings.Repeat("616.1 · ", 12),
	}
	var wide, narrow strings.Builder
	(&page{out: &wide, room: func() int { return 0 }}).reply(&reply)
	(&page{out: &narrow, color: true, room: func() int { return 40 }}).reply(&reply)
	for line := range strings.SplitSeq(narrow.String(), "\n") {
		if columns(line) > 40 || strings.HasSuffix(line, " ") && strings.TrimSpace(line) == "" {
			t.Errorf("%d columns: %q", columns(line), line)
		}
		if strings.Count(line, "\x1b[") != 2*strings.Count(line, "\x1b[0m") {
			t.Errorf("a style runs on: %q", line)
		}
	}
	words := func(s string) string { return strings.Join(strings.Fields(escape.ReplaceAllString(s, "")), " ") }
	if words(narrow.String()) != words(wide.String()) {
		t.Errorf("narrow:\n%s\nwide:\n%s", words(narrow.String()), words(wide.String()))
	}
	if strings.Contains(wide.String(), "\x1b") {
		t.Errorf("colours where there is no terminal: %q", wide.String())
	}
}

// TestEntryAt: an entry of a menu is named by its label, its value, or the beginning
// of its label, if that is no other's.
func TestEntryAt(t *testing.T) {
	menu := &talk.Menu{Entries: []talk.MenuEntry{{Label: "Serra Angel", Value: "a"}, {Label: "Serra's Boon", Value: "b"}, {Label: "2008", Value: "2008-02-01"}}}
	for typed, want := range map[string]int{"Serra Angel": 0, "serra angel": 0, "serra'": 1, "serra": -1, "b": 1, "20": 2, "2008-02-01": 2, "": -1, "x": -1} {
		if got := entryAt(menu, typed); got != want {
			t.Errorf("%q is entry %d, want %d", typed, got, want)
		}
	}
}

// TestConsoleInterrupted: the console ends when it is interrupted, though it waits
// for a line.
func TestConsoleInterrupted(t *testing.T) {
	c := asApnap(t, "--data-dir", t.TempDir(), "console")
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := in.Write([]byte("/about\n")); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 100)); err != nil { // it is running
		t.Fatal(err)
	}
	go func() { _, _ = out.Read(make([]byte, 1<<20)) }() // so that it can go on
	if err := c.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- c.Wait() }()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		_ = c.Process.Kill()
		t.Error("it goes on waiting")
	}
}
