package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apnap/commands/secondreader/standin"
)

// humming is a question that the grammar refuses, and hummed its parts.
const (
	humming = "I've got Furnace of Rath humming along. Down comes a Shock of mine at Kim. What is the toll?"
	hummed  = `{"players":["you","Kim"],"effects":["you: Furnace of Rath"],"facts":[],"events":["you cast Shock targeting Kim"],"edition":""}`
)

// withModel starts a second reader that is configured by the environment.
func withModel(t *testing.T) *standin.Server {
	t.Helper()
	s := standin.Start()
	t.Cleanup(s.Close)
	for key, value := range map[string]string{"APNAP_DATA_DIR": t.TempDir(), "XDG_CONFIG_HOME": t.TempDir(), "READER_URL": s.URL(), "READER_MODEL": "tiny", "READER_KEY": standin.Key} {
		t.Setenv(key, value)
	}
	s.Answers(standin.Content(hummed))
	return s
}

// ran runs the program and gives its status and what it wrote.
func ran(in string, args ...string) (status int, out, errOut string) {
	var o, e bytes.Buffer
	status = run(args, strings.NewReader(in), &o, &e)
	return status, o.String(), e.String()
}

// TestAskSecondReader: ask proposes what the second reader made of a question, and --as-read
// rules on exactly that, whatever the server would say by now.
func TestAskSecondReader(t *testing.T) {
	s := withModel(t)
	status, _, says := ran("", "ask", humming)
	if status != exitRefused || !strings.Contains(says, "A language model put it so: you: Furnace of Rath; you cast Shock targeting Kim. Is that your question?") || !strings.Contains(says, "--as-read") {
		t.Fatalf("%d: %s", status, says)
	}
	status, out, _ := ran("", "ask", humming, "--json")
	var no refusedAnswer
	if err := json.Unmarshal([]byte(out), &no); err != nil || status != exitRefused || no.Refused.Code != "check_reading" || !no.Refused.Proposed.Second {
		t.Errorf("%d: %s", status, out)
	}
	asked := len(s.Asked())
	s.Answers(standin.Content(strings.ReplaceAll(hummed, "Kim", "you")))
	status, out, says = ran("", "ask", humming, "--as-read")
	if status != exitDone || !strings.Contains(out, "Shock deals 4 damage to Kim") || !strings.Contains(out, "in the parts that a language model made") || len(s.Asked()) != asked {
		t.Errorf("%d: %s%s", status, out, says)
	}
	if status, out, _ = ran("", "ask", humming, "--as-read", "--json"); status != exitDone || !strings.Contains(out, `"second_reader": true`) {
		t.Errorf("%d: %s", status, out)
	}
	if status, out, _ = ran("", "ask", humming, "--as-read", "--lang", "fr"); status != exitDone || !strings.Contains(out, "Comme vous l'avez confirmé") {
		t.Errorf("%d: %s", status, out)
	}
	// What nobody was shown is not ruled on.
	if status, _, says = ran("", "ask", "Well, "+humming, "--as-read"); status != exitRefused || !strings.Contains(says, "A language model put it so") {
		t.Errorf("%d: %s", status, says)
	}
}

// TestAskSecondReaderFails: the ordinary refusal stands where nothing comes of it, and the key
// stands nowhere.
func TestAskSecondReaderFails(t *testing.T) {
	s := withModel(t)
	s.Answers(standin.Content("Kim takes 4."))
	t.Setenv("READER_TIMEOUT", "2s")
	_, _, with := ran("", "ask", humming)
	s.Answers(standin.Never)
	_, _, never := ran("", "ask", humming)
	s.Close()
	_, _, dead := ran("", "ask", humming)
	t.Setenv("READER_URL", "")
	_, _, without := ran("", "ask", humming)
	if with != without || never != without || dead != without || !strings.Contains(without, "humming along") {
		t.Errorf("with %s\nnever %s\ndead %s\nwithout %s", with, never, dead, without)
	}
}

// TestConsoleSecondReader: the console proposes, and a number confirms.
func TestConsoleSecondReader(t *testing.T) {
	withModel(t).Answers(standin.Content(strings.ReplaceAll(hummed, "you", "Asker")))
	_, out, _ := ran("/ask question: "+humming+"\n1\n", "console")
	for _, want := range []string{"A language model put it so; is that your question?", "Effects: Asker: Furnace of Rath.", "What happens: Asker cast Shock targeting Kim.", "[1] That's my question", "Shock deals 4 damage to Kim"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in %s", want, out)
		}
	}
}

// TestSecondReaderSettings: what is wrong with the configuration is said where it counts, and
// doctor tells whether there is a second reader and whether it answers.
func TestSecondReaderSettings(t *testing.T) {
	s := withModel(t)
	if _, out, _ := ran("", "doctor"); !strings.Contains(out, "ok     second reader tiny at 127.0.0.1") || strings.Contains(out, standin.Key) {
		t.Errorf("%s", out)
	}
	file := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(file, []byte(standin.Key+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("READER_KEY", "")
	if _, out, _ := ran("", "doctor"); !strings.Contains(out, "wrong  second reader tiny") || !strings.Contains(out, "Unauthorized") {
		t.Errorf("%s", out)
	}
	t.Setenv("READER_KEY_FILE", file)
	if status, _, says := ran("", "ask", humming); status != exitRefused || !strings.Contains(says, "A language model") {
		t.Errorf("%d: %s", status, says)
	}
	for key, value := range map[string]string{"READER_MODEL": "", "READER_TIMEOUT": "1h", "READER_URL": "nowhere", "READER_KEY_FILE": filepath.Join(t.TempDir(), "none")} {
		t.Run(key, func(t *testing.T) {
			t.Setenv(key, value)
			if status, _, says := ran("", "ask", humming); status != exitFault || !strings.Contains(says, key) {
				t.Errorf("%d: %s", status, says)
			}
			if status, out, says := ran("", "ask", "I control Furnace of Rath. I Bolt Kim."); status != exitDone {
				t.Errorf("a question that needs none: %d: %s%s", status, out, says)
			}
			if _, out, _ := ran("", "doctor"); !strings.Contains(out, "wrong  second reader: "+strings.ToLower(strings.Replace(key, "_", ".", 1))) {
				t.Errorf("%s", out)
			}
		})
	}
	s.Close()
	t.Setenv("READER_URL", "")
	if _, out, _ := ran("", "doctor"); !strings.Contains(out, "ok     second reader: none is set") {
		t.Errorf("%s", out)
	}
}
