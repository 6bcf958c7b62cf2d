package bot_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
)

// TestEveryCommand uses every command of the program as people do on Discord.
func TestEveryCommand(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 10 seconds")
	}
	s := standin.Start()
	defer s.Close()
	s.AddUser(alice)
	s.AddUser(bobby)
	c := startChild(t, program(t), t.TempDir(), s)
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatalf("the program did not connect and register: %s", c.log.String())
	}
	for name, use := range map[string]func(*testing.T, *standin.Server){
		"form": fillsTheForm, "on a message": rulesOnAMessage,
	} {
		t.Run(name, func(t *testing.T) { use(t, s) })
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
	if t.Failed() || strings.Contains(c.log.String(), "fault") {
		t.Error(c.log.String())
	}
}

// aQuestion is a whole question that the program understands.
const aQuestion = "I control Furnace of Rath and Bob controls Urza's Armor. I Bolt Bob. How much damage does he take?"

// fillsTheForm asks with the form that a bare /resolve opens, in sentences and in
// parts, under an edition and in private.
func fillsTheForm(t *testing.T, s *standin.Server) {
	form := s.Slash(alice, table, "resolve", standin.Option{Name: "private", Value: true}, standin.Option{Name: "edition", Value: "2008"})
	id, boxes := form.Form()
	if form.Type != 9 || boxes["edition"] != "2008" {
		t.Fatalf("no form: %s", form.Data)
	}
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: aQuestion}, standin.Option{Name: "edition", Value: "2008"}),
		4, true, "Bob chooses", "1 February 2008", "5 damage", "share it so that Bob can choose")
	id, _ = s.Slash(alice, table, "resolve").Form()
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: ""}, standin.Option{Name: "event", Value: "Lightning Bolt deals 3 damage to Bob"},
		standin.Option{Name: "effects", Value: "Alice: Furnace of Rath\nBob: Urza's Armor"}), 4, false, "Bob chooses", "17 April 2026")
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: " "}), 4, true, "no question in the form")
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: aQuestion}, standin.Option{Name: "event", Value: "Alice gains 2 life"}),
		4, true, "not both")
	refused := s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: "Bob frobnicates the moon with Urza's Armor. What happens?"})
	says(t, refused, 4, true, "I can't rule on this yet")
	again := s.Press(alice, table, refused.Message, refused.Message.Button("Edit the question"))
	if id, boxes = again.Form(); !strings.Contains(boxes["question"], "frobnicates") {
		t.Fatalf("the form lost the question: %s", again.Data)
	}
	says(t, s.Submit(alice, table, refused.Message, id, standin.Option{Name: "question", Value: aQuestion}), 7, true, "Bob chooses", "share it so that Bob can choose")
}

// rulesOnAMessage takes a question from a message: its author is who says "I".
func rulesOnAMessage(t *testing.T, s *standin.Server) {
	text := strings.ReplaceAll(aQuestion, "Bob", "<@"+bobby.ID+">")
	form := s.OnMessage(carol, table, "Rule on this", alice, text, bobby)
	id, boxes := form.Form()
	if form.Type != 9 || boxes["question"] != aQuestion {
		t.Fatalf("the form has %q: %s", boxes["question"], form.Data)
	}
	a := s.Submit(carol, table, nil, id, standin.Option{Name: "question", Value: boxes["question"]})
	says(t, a, 4, false, "Bob chooses", "Alice: Furnace of Rath")
	says(t, s.OnMessage(carol, table, "Rule on this", alice, "  "), 4, true, "no text in that message")
}
