package bot_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
	publisher "apnap/rulesdb/update/standin"
)

// TestProgramUpdates has the running bot update the rules on its own schedule,
// see the cards that another process imports, and end while an update is under
// way.
func TestProgramUpdates(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 10 seconds")
	}
	path, data, s, from := program(t), t.TempDir(), standin.Start(), publisher.Start()
	defer s.Close()
	defer from.Close()
	s.AddUser(alice)
	c := startChild(t, path, data, s, "RULES_URL="+from.URL()+"/ok/2031-01-02/rules", "RULES_UPDATE=1m",
		"CARDS_URL="+from.URL()+"/list-slow/2031-01-02/bulk-data", "CARDS_UPDATE=1m")
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatal("the program did not connect and register")
	}
	answers := func(command, option, value, want string) {
		t.Helper()
		var got string
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
			a := s.Slash(alice, table, command, standin.Option{Name: option, Value: value})
			if got = a.Message.Text(); strings.Contains(got, want) {
				return
			}
		}
		t.Errorf("/%s %s does not come to say %q: %s", command, value, want, got)
	}
	answers("rule", "number", "614.5", "A swap of 2031-01-02")
	answers("card", "name", "Humming Idol of Testing", "I know no card")
	cards := filepath.Join(t.TempDir(), "cards.json")
	if err := os.WriteFile(cards, []byte(`[{"object":"card","name":"Humming Idol of Testing","type_line":"Artifact","oracle_text":"It hums."}]`), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(path, "--data-dir", data, "cards", "import", cards).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	answers("card", "name", "Humming Idol of Testing", "Artifact")
	c.end(os.Interrupt)
	if code := c.ProcessState.ExitCode(); code != 0 {
		t.Errorf("interrupted, it ended with status %d", code)
	}
	if left, _ := filepath.Glob(filepath.Join(data, "download-*")); len(left) > 0 {
		t.Errorf("left over: %q", left)
	}
	if t.Failed() {
		t.Log(c.log.String())
	}
}
