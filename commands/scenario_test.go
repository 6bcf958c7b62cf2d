package commands

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apnap/engine/oracle"
	"apnap/engine/scenario"
)

// update rewrites what stands below the line in every scenario file, for
// review: go test ./commands -run Scenarios -update.
var update = flag.Bool("update", false, "rewrite the rulings in the scenario files")

// noCards is a card index without a card: scenarios give their texts.
type noCards struct{}

func (noCards) Lookup(string) (oracle.Card, bool) { return oracle.Card{}, false }
func (noCards) Candidates(string) []string        { return nil }

// TestScenarios rules on every scenario file and compares the ruling with what
// the file says.
func TestScenarios(t *testing.T) {
	paths, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	desk := New(Parts{Cards: noCards{}})
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) { runScenario(t, desk, path) })
	}
}

// runScenario rules on one file.
func runScenario(t *testing.T, desk *Desk, path string) {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := scenario.Parse(string(text))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	file.Expected = ruled(t, desk, file)
	checkCitations(t, file)
	if *update {
		if err := os.WriteFile(path, []byte(file.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got := file.String(); got != string(text) {
		t.Errorf("the ruling has changed (-update rewrites the file):\n%s", firstDifference(string(text), got))
	}
}

// checkCitations holds a ruling to the rules that its file says decide it.
func checkCitations(t *testing.T, file *scenario.File) {
	t.Helper()
	for _, number := range file.Cites {
		if !slices.Contains(file.Expected.Rules, number) {
			t.Errorf("the ruling does not cite %s, only %q", number, file.Expected.Rules)
		}
	}
	for _, number := range file.NeverCites {
		if slices.Contains(file.Expected.Rules, number) {
			t.Errorf("the ruling cites %s, which does not decide it", number)
		}
	}
}

// firstDifference shows where two texts part, with the line in both.
func firstDifference(want, got string) string {
	old, now := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(old), len(now)) {
		a, b := "(no line)", "(no line)"
		if i < len(old) {
			a = old[i]
		}
		if i < len(now) {
			b = now[i]
		}
		if a != b {
			return fmt.Sprintf("line %d\nwas: %s\nnow: %s", i+1, a, b)
		}
	}
	return "the same text"
}

// ruled asks a file's question and puts the answer into the words of the file.
func ruled(t *testing.T, desk *Desk, file *scenario.File) scenario.Ruling {
	t.Helper()
	q := file.Question
	c, err := desk.Rule(Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events,
		Edition: q.Edition.ID, Choose: file.Answers})
	if err != nil {
		return scenario.Ruling{Refused: refusedAs(err)}
	}
	r := c.Ruling
	told := scenario.Ruling{Asks: asks(r.Choice), Orders: r.Orders.String(), Assumed: r.Assumptions, Rules: r.Rules}
	for _, o := range r.Outcomes {
		end := scenario.End{Choices: o.Choices, Remarks: o.Remarks}
		for _, f := range o.Facts {
			end.Happens = append(end.Happens, factLine(t, f))
		}
		for _, s := range o.Trace {
			end.Steps = append(end.Steps, strings.TrimSuffix(fmt.Sprintf("%s [%s]", s.Says, strings.Join(s.Rules, ", ")), " []"))
		}
		told.Ends = append(told.Ends, end)
	}
	return told
}

// refusedAs is a refusal's code and sentence.
func refusedAs(err error) string {
	if r, ok := err.(*Refusal); ok {
		return r.Code + ": " + r.Says
	}
	return "fault: " + err.Error()
}

// asks tells the open choice: "Bob (order): X | Y".
func asks(c *OpenChoice) string {
	if c == nil {
		return ""
	}
	options := make([]string, len(c.Options))
	for i, o := range c.Options {
		options[i] = o.ID
		if !strings.EqualFold(o.ID, o.Label) {
			options[i] = o.Label
		}
	}
	return fmt.Sprintf("%s (%s): %s", c.Chooser, c.Kind, strings.Join(options, " | "))
}

// factLine tells a fact of the contract in one line, its fields in the
// contract's order: "damage: source Spark, to Bob, amount 4".
func factLine(t *testing.T, f Fact) string {
	t.Helper()
	text, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	fields := fieldsOf(text)
	return strings.TrimPrefix(fields[0], "kind ") + strings.TrimSuffix(": "+strings.Join(fields[1:], ", "), ": ")
}

// fieldsOf lists the fields of an object in their order; those of an object
// inside it stand in its place.
func fieldsOf(object []byte) []string {
	dec := json.NewDecoder(bytes.NewReader(object))
	dec.UseNumber()
	var fields []string
	key := ""
	for {
		token, err := dec.Token()
		_, bracket := token.(json.Delim)
		switch {
		case err != nil:
			return fields
		case bracket:
			key = ""
		case key == "":
			key = fmt.Sprint(token)
		default:
			fields = append(fields, field(key, token))
			key = ""
		}
	}
}

// field is one field of a fact; a true one is its name alone.
func field(key string, value any) string {
	switch value {
	case true:
		return key
	case false:
		return "not " + key
	}
	return fmt.Sprintf("%s %v", key, value)
}
