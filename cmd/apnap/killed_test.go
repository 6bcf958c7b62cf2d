package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// asApnap is a command line of the program, carried out by the test's own file.
func asApnap(t testing.TB, args ...string) *exec.Cmd {
	t.Helper()
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(path)
	c.Args = append([]string{"apnap"}, args...)
	return c
}

// TestKilledImport kills the program in the middle of an import of cards: those
// that were installed before are there, and can be replaced.
func TestKilledImport(t *testing.T) {
	dir := t.TempDir()
	does := func(want string, args ...string) {
		t.Helper()
		out, err := asApnap(t, append([]string{"--data-dir", dir}, args...)...).CombinedOutput()
		if err != nil || !strings.Contains(string(out), want) {
			t.Errorf("%q: %v: %s", args, err, out)
		}
	}
	file := filepath.Join(t.TempDir(), "cards.json")
	if err := os.WriteFile(file, []byte(`[{"object":"card","name":"Old Idol of Testing","type_line":"Artifact"}]`), 0o600); err != nil {
		t.Fatal(err)
	}
	does("1 cards", "cards", "import", file)
	c := asApnap(t, "--data-dir", dir, "cards", "import", "-")
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, "["); err != nil {
		t.Fatal(err)
	}
	for n := range 5000 { // more than fits between the two: most of it has been read
		if _, err := fmt.Fprintf(in, `{"object":"card","name":"New Idol %d","type_line":"Artifact","oracle_text":"It hums for as long as there is somebody to listen."},`, n); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = c.Wait() // it was killed
	does("Old Idol of Testing", "cards", "show", "Old Idol of Testing")
	does("1 cards", "cards", "import", file)
	does("Old Idol of Testing", "cards", "show", "Old Idol of Testing")
}
