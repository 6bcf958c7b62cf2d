package oracle

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"

	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
)

// TestSharedQuestions reads the command lines of the shared scenarios: each of
// them is understood, but for those that a person has to judge.
func TestSharedQuestions(t *testing.T) {
	f, err := os.Open("../../../shared/scenarios/expected.jsonl")
	if err != nil {
		t.Skip("../shared is absent: the shared questions are not read")
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var one struct {
			ID, Check string
			Argv      []string
		}
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			t.Fatal(err)
		}
		if one.Check == "manual" || len(one.Argv) == 0 {
			continue
		}
		t.Run(one.ID, func(t *testing.T) {
			r, refused := Read(questionOf(one.Argv), someCards())
			if refused != nil && refused.Where == "effect" {
				t.Skip("the effect is not read:", refused.Says)
			}
			if refused != nil {
				t.Fatalf("%s: %q %v: %s", refused.Where, refused.Text, refused.Span, refused.Says)
			}
			for _, h := range r.Scenario.Events {
				for i := range h.Events {
					t.Log(inenglish.Event(&h.Events[i], &r.Scenario.Board))
				}
			}
			t.Log(r.Assumptions, r.Understood)
		})
	}
}

// questionOf is a command line as a question.
func questionOf(argv []string) Question {
	q := Question{Edition: cr.Current()}
	for i := 0; i+1 < len(argv); i++ {
		switch argv[i] {
		case "--player":
			q.Players = append(q.Players, argv[i+1])
		case "--effect":
			q.Effects = append(q.Effects, argv[i+1])
		case "--fact":
			q.Facts = append(q.Facts, argv[i+1])
		case "--event":
			q.Events = append(q.Events, argv[i+1])
		default:
			continue
		}
		i++
	}
	return q
}
