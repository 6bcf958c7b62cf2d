package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"apnap/internal/every"
)

// doesNotEnd are the commands whose examples need a token, the network, a file or
// something that was installed or reported: their examples are only checked for
// what the command takes.
func doesNotEnd() map[string]bool {
	return map[string]bool{"apnap serve": true, "apnap rules import": true, "apnap rules update": true, "apnap rules diff": true, "apnap cards import": true,
		"apnap cards update": true, "apnap cards catalog": true, "apnap backup": true, "apnap doctor": true, "apnap reports remove": true, "apnap mcp": true, "apnap test": true,
		"apnap console": true}
}

// everyCommand walks the command line.
func everyCommand(c *cobra.Command, visit func(*cobra.Command)) {
	visit(c)
	for _, below := range c.Commands() {
		if below.Name() != "completion" && below.Name() != "help" {
			everyCommand(below, visit)
		}
	}
}

// TestExamplesRun runs the examples in the help of every command as a shell does: of each
// command the first and a share of the others, unless APNAP_EVERY says otherwise.
func TestExamplesRun(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	if err := os.Symlink(self, filepath.Join(bin, "apnap")); err != nil {
		t.Skip("no symbolic links here")
	}
	root := (&session{in: strings.NewReader(""), out: &bytes.Buffer{}, errOut: &bytes.Buffer{}}).root()
	share := every.Nth(3)
	everyCommand(root, func(c *cobra.Command) {
		examples := examplesOf(c)
		if len(examples) == 0 && !c.HasSubCommands() {
			t.Errorf("%s has no example", c.CommandPath())
		}
		for i, example := range examples {
			if doesNotEnd()[c.CommandPath()] || strings.HasSuffix(example, "apnap console") {
				checkExample(t, c, example)
				continue
			}
			if i%share > 0 {
				continue
			}
			cmd := exec.CommandContext(t.Context(), "sh", "-c", example)
			cmd.Dir = t.TempDir()
			cmd.Env = append(os.Environ(), asProgram+"=1", "PATH="+bin+":"+os.Getenv("PATH"), "APNAP_DATA_DIR="+t.TempDir(), "XDG_CONFIG_HOME="+t.TempDir())
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", example, err, out)
			}
		}
	})
}

// checkExample checks that the command takes the words of an example.
func checkExample(t *testing.T, c *cobra.Command, example string) {
	t.Helper()
	if strings.Contains(example, "|") {
		return
	}
	found, rest, err := c.Root().Find(strings.Fields(example)[1:])
	if err != nil {
		t.Errorf("%s: %v", example, err)
		return
	}
	if err := found.ParseFlags(rest); err != nil {
		t.Errorf("%s: %v", example, err)
	} else if err := found.ValidateArgs(found.Flags().Args()); err != nil {
		t.Errorf("%s: %v", example, err)
	}
}
