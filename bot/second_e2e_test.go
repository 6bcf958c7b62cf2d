package bot_test

import (
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	reading "apnap/commands/secondreader/standin"

	"apnap/bot/standin"
)

// whooshed is a question that the grammar refuses, of who asks and Bob, who is mentioned; and
// its parts, in which numbers stand for users.
const whooshed = "I've got Furnace of Rath humming along, and <@200000000000000002> hides behind Urza's Armor. Down comes a Lightning Bolt of mine at him. What is the toll?"

const inParts = `{"players":["Asker","Player 1"],"effects":["Asker: Furnace of Rath","Player 1: Urza's Armor"],"facts":[],"events":["Asker casts Lightning Bolt targeting Player 1"],"edition":""}`

// settled is the message that a late answer has become: the one that said so, or the one that
// followed it.
func settled(t *testing.T, s *standin.Server, a standin.Answer, text string) *standin.Message {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		for _, m := range s.Messages() {
			if m.Place == table && strings.Contains(m.Text(), text) && m.Private {
				return m
			}
		}
	}
	t.Fatalf("nothing private says %q: %s", text, a.Data)
	return nil
}

// TestSecondReader: the real program asks a second reader where it cannot read a question, and
// says something whatever comes of that.
func TestSecondReader(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some seconds")
	}
	model := reading.Start()
	defer model.Close()
	path, data, s := program(t), t.TempDir(), standin.Start()
	defer s.Close()
	bob := standin.User{ID: "200000000000000002", Name: "Bob"}
	s.AddUser(alice)
	s.AddUser(bob)
	c := startChild(t, path, data, s, "READER_URL="+model.URL(), "READER_KEY="+reading.Key, "READER_MODEL=tiny", "READER_TIMEOUT=3s", "LOG_LEVEL=debug")
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatalf("the program did not connect: %s", c.log.String())
	}
	ask := func(u standin.User) standin.Answer { return s.Slash(u, table, "ask", option("question", whooshed)) }

	model.Answers(reading.Content(inParts))
	a := ask(alice)
	m := settled(t, s, a, "A language model put it so")
	if a.Type != 5 || !a.Private || m.Button("That's my question") == "" {
		t.Errorf("answered with %d, private %v: %s", a.Type, a.Private, m.Text())
	}
	if sent := strings.Join(model.Asked(), "\n"); strings.Contains(sent, bob.ID) || strings.Contains(sent, `Bob`) || strings.Contains(sent, alice.Name) {
		t.Errorf("users' names were sent: %s", sent)
	}
	ruled := s.Press(alice, table, m, m.Button("That's my question"))
	if ruled.Message == nil || !strings.Contains(ruled.Message.Text(), calls(bob)) || ruled.Private {
		t.Fatalf("confirmed: %s", ruled.Data)
	}
	says(t, s.Press(bob, table, ruled.Message, ruled.Message.Button("Urza's Armor first → 4")), 7, false, "4 damage", "in the parts that a language model made")

	for _, how := range []struct {
		what   string
		answer http.HandlerFunc
		asked  int
	}{
		{"prose", reading.Content("He takes 4 or 5 damage."), 1},
		{"invented", reading.Content(strings.ReplaceAll(inParts, "Lightning Bolt", "Fireblast")), 1},
		{"never", reading.Never, 1},
		{"left alone", reading.Content(inParts), 0},
	} {
		model.Answers(how.answer)
		before := len(model.Asked())
		if refused := settledFor(t, s, ask(alice)); !strings.Contains(refused, "I know no card \"humming along\"") {
			t.Errorf("%s: %s", how.what, refused)
		}
		if n := len(model.Asked()) - before; n != how.asked {
			t.Errorf("%s: asked %d times", how.what, n)
		}
	}
	says(t, s.Slash(alice, table, "settings", standin.Option{Name: "reader", Value: false}), 4, true, "No question goes to a language model")
	before := len(model.Asked())
	says(t, ask(alice), 4, true, "humming along")
	if len(model.Asked()) != before {
		t.Error("the server's setting does not count")
	}
	c.end(os.Interrupt)
	if log := c.log.String(); strings.Contains(log, reading.Key) || strings.Contains(log, "humming") {
		t.Errorf("the log holds what it must not: %s", log)
	}
	if v := s.Violations(); len(v) > 0 {
		t.Errorf("%d violations, the first: %s", len(v), v[0])
	}
}

// settledFor is what a late answer says in the end.
func settledFor(t *testing.T, s *standin.Server, a standin.Answer) string {
	t.Helper()
	if a.Message == nil || !s.Settled(a.Message, 20*time.Second) {
		t.Fatalf("silence: %s", a.Data)
	}
	return a.Message.Text()
}
