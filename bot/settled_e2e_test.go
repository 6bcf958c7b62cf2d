package bot_test

import (
	"os"
	"strings"
	"testing"

	"apnap/bot/standin"
)

// TestProgramSettled: what a server has settled holds however a question is asked there:
// by a command, by the form, by an example of /help.
func TestProgramSettled(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 15 seconds")
	}
	c, s := started(t, program(t), t.TempDir())
	there := standin.Place{Guild: "400000000000000041", Channel: "500000000000000041"}
	settle := func(options ...standin.Option) {
		t.Helper()
		says(t, s.Slash(alice, there, "settings", append(options, standin.Option{Name: "reset", Value: false})...), 4, true)
	}
	example := func(at standin.Place) standin.Answer {
		t.Helper()
		help := s.Slash(alice, at, "help")
		return s.Press(alice, at, help.Message, help.Message.Rows()[0].Components[0].CustomID)
	}
	inForm := func() standin.Answer {
		t.Helper()
		form, _ := s.Slash(alice, there, "resolve").Form()
		return s.Submit(alice, there, nil, form, option("question", "I control Furnace of Rath and Urza's Armor. My opponent Bolts me."))
	}
	says(t, example(there), 4, false, "chooses")
	says(t, inForm(), 4, false, "chooses")
	settle(standin.Option{Name: "ping", Value: true}, standin.Option{Name: "language", Value: "fr"})
	asked := inForm()
	says(t, asked, 4, false, "choisit")
	if want := "<@" + alice.ID + ">"; asked.Message.Content() != want {
		t.Errorf("by the form, pinged is %q, not %q", asked.Message.Content(), want)
	}
	says(t, example(there), 4, false, "choisit")
	settle(standin.Option{Name: "private", Value: true}, standin.Option{Name: "allow", Value: there})
	says(t, inForm(), 4, true, "choisit")
	says(t, example(there), 4, true, "choisit")
	if refused := example(standin.Place{Guild: there.Guild, Channel: "500000000000000042"}); !refused.Private || strings.Contains(refused.Message.Text(), "choisit") {
		t.Errorf("an example where no answers are allowed: %s", refused.Data)
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
}
