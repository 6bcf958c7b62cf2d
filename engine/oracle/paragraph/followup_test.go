package paragraph_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/engine/cr"
	"apnap/engine/oracle/paragraph"
)

// followTable holds questions, each with what is said after them, and what becomes of it: a stanza
// of "? QUESTION", and below it "> WORDS" with the changes.
const followTable = "testdata/follow.txt"

// TestFollowed holds what follow-ups change; -update writes it.
func TestFollowed(t *testing.T) {
	data, err := os.ReadFile(followTable)
	if err != nil {
		t.Fatal(err)
	}
	stanzas := strings.Split(strings.TrimSpace(string(data)), "\n\n")
	var out []string
	for _, s := range stanzas {
		out = append(out, followStanza(t, s))
	}
	if *update {
		if err := os.WriteFile(followTable, []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	compare(t, out, stanzas)
}

// followStanza is a stanza with its changes told anew.
func followStanza(t *testing.T, stanza string) string {
	t.Helper()
	cards := cardindex.NewCards()
	var base *paragraph.Reading
	var out []string
	for line := range strings.Lines(stanza) {
		line = strings.TrimSuffix(line, "\n")
		kind, text, _ := strings.Cut(line, " ")
		switch kind {
		case "?":
			out = append(out, line)
			read, err := read(text)
			if err != nil {
				t.Fatalf("%s: %s", text, err.Says)
			}
			base = read
		case ">":
			out = append(out, line)
			now, err := paragraph.Follow(base.Resolve(cr.Current()), text, "", cards)
			if err != nil {
				out = append(out, fmt.Sprintf("  refused %s: %s", err.Code, err.Says))
				continue
			}
			for _, one := range []struct {
				word string
				list []string
			}{{"also effect", now.Also.Effects}, {"also fact", now.Also.Facts}, {"also event", now.Also.Events}, {"without", now.Without.Effects}} {
				for _, part := range one.list {
					out = append(out, "  "+one.word+": "+part)
				}
			}
			for _, s := range now.Instead {
				out = append(out, "  "+s.Was+" => "+s.Is)
			}
			if now.Edition != "" {
				out = append(out, "  edition: "+now.Edition)
			}
			if _, _, err := paragraph.ReadFlags(now.Question, "", cards); err != nil {
				out = append(out, "  and then: "+err.Says.String())
			}
		}
	}
	return strings.Join(out, "\n")
}
