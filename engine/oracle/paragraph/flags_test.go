package paragraph_test

import (
	"os"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/paragraph"
)

// flagTable holds questions as people type them flag by flag, and what each says: a
// stanza of "player:", "effect:", "fact:" and "event:" lines, "as: NAME" for who
// speaks, and below them what was read.
const flagTable = "testdata/flags.txt"

// TestFlags holds how every question of the table is read; -update writes it.
func TestFlags(t *testing.T) {
	data, err := os.ReadFile(flagTable)
	if err != nil {
		t.Fatal(err)
	}
	stanzas := strings.Split(strings.TrimSpace(string(data)), "\n\n")
	var out []string
	for _, s := range stanzas {
		out = append(out, flagStanza(s))
	}
	if *update {
		if err := os.WriteFile(flagTable, []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	compare(t, out, stanzas)
}

// flagStanza is the question of a stanza with what was read of it.
func flagStanza(stanza string) string {
	kept, q, speaker := flagQuestion(stanza)
	return strings.Join(append(kept, flagAnswer(q, speaker)...), "\n")
}

// flagQuestion is the question of a stanza, with its lines and who speaks.
func flagQuestion(stanza string) (kept []string, q oracle.Question, speaker string) {
	q.Edition = cr.Current()
	for line := range strings.Lines(stanza) {
		line = strings.TrimSpace(line)
		key, value, _ := strings.Cut(line, ": ")
		switch key {
		case "player":
			q.Players = append(q.Players, value)
		case "as":
			speaker = value
		case "effect":
			q.Effects = append(q.Effects, value)
		case "fact":
			q.Facts = append(q.Facts, value)
		case "event":
			q.Events = append(q.Events, value)
		default:
			if !strings.HasPrefix(line, "#") {
				continue
			}
		}
		kept = append(kept, line)
	}
	return kept, q, speaker
}

// flagAnswer is how a question was read: each flag that was put into other words, the
// events as the engine has them, or the refusal.
func flagAnswer(q oracle.Question, speaker string) []string {
	read, retold, err := paragraph.ReadFlags(q, speaker, cardindex.NewCards())
	if err != nil {
		lines := []string{"= refused " + err.Code + " in the " + err.Where + ": " + err.Says.String()}
		for _, m := range err.Readings {
			lines = append(lines, "= or "+m.Text)
		}
		return lines
	}
	var lines []string
	for i := range read.Scenario.Effects {
		if read.Scenario.Effects[i].Effect.Kind == engine.Triggered {
			continue // of a card's many, few are about the question
		}
		lines = append(lines, "= effect: "+effectTold(&read.Scenario.Effects[i], &read.Scenario.Board))
	}
	for _, r := range retold {
		lines = append(lines, "= "+r.Said+" -> "+strings.Join(r.As, "; "))
	}
	for i := range read.Scenario.Events {
		for j := range read.Scenario.Events[i].Events {
			lines = append(lines, "= happens: "+inenglish.Event(&read.Scenario.Events[i].Events[j], &read.Scenario.Board))
		}
	}
	return lines
}

// effectTold is whose an effect is, its name, and what it is aimed at or attached to.
func effectTold(i *engine.Instance, b *engine.Board) string {
	text := b.Players[i.Controller].Name + ": " + i.Label
	for _, e := range []engine.Entity{i.Target, i.Attached} {
		if e.IsObject() || e.IsPlayer() {
			text += " @ " + inenglish.Entity(b, e)
		}
	}
	return text
}

// TestReadingsRun: every reading that an ambiguous flag may have answers, in the place
// of the flag.
func TestReadingsRun(t *testing.T) {
	data, err := os.ReadFile(flagTable)
	if err != nil {
		t.Fatal(err)
	}
	for stanza := range strings.SplitSeq(strings.TrimSpace(string(data)), "\n\n") {
		_, refusal, refused := strings.Cut(stanza, "= refused ambiguous in the ")
		if !refused {
			continue
		}
		where, _, _ := strings.Cut(refusal, ":")
		flag := ""
		for line := range strings.Lines(stanza) {
			if strings.HasPrefix(line, where+": ") {
				flag = strings.TrimSpace(line)
			}
		}
		readings := 0
		for line := range strings.Lines(stanza) {
			text, ok := strings.CutPrefix(strings.TrimSpace(line), "= or ")
			if !ok {
				continue
			}
			readings++
			again := flagStanza(strings.Replace(stanza, flag, where+": "+text, 1))
			if strings.Contains(again, "= refused") {
				t.Errorf("the reading %q does not run:\n%s", text, again)
			}
		}
		if readings < 2 {
			t.Errorf("%d readings of an ambiguous flag:\n%s", readings, stanza)
		}
	}
}

// FuzzReadFlags: whatever is typed into the flags, by whomever, is read or refused with
// a sentence and a span inside its text.
func FuzzReadFlags(f *testing.F) {
	data, err := os.ReadFile(flagTable)
	if err != nil {
		f.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if event, ok := strings.CutPrefix(strings.TrimSpace(line), "event: "); ok {
			f.Add("Alice: Furnace of Rath", "Bob is at 7", event, "Alice")
		}
	}
	f.Add("Alice: Boon Reflection", "my opponent is at 7", "they mill 10", "Alice")
	f.Fuzz(func(t *testing.T, effect, fact, event, speaker string) {
		q := oracle.Question{Edition: cr.Current(), Effects: []string{effect}, Facts: []string{fact}, Events: []string{event, event}}
		_, _, err := paragraph.ReadFlags(q, speaker, cardindex.NewCards())
		if err != nil && (err.Says.IsZero() || err.Code == "" || err.Span[0] > err.Span[1] || err.Span[1] > len(err.Text)) {
			t.Errorf("%+v", err)
		}
	})
}
