package main

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"apnap/commands"
	"apnap/commands/ruling"

	"github.com/spf13/cobra"
)

// TestBulkGoesOn: a question that meets a fault of the program is told so, and those behind it are answered.
func TestBulkGoesOn(t *testing.T) {
	var out, errOut bytes.Buffer
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	s := &session{out: &out, errOut: &errOut, settings: newSettings(&cobra.Command{})}
	faulty := bulkTask{bulkAnswer{Question: "faulty"}, func(*commands.Desk) (*ruling.Case, error) { panic("here") }}
	sound := bulkTask{bulkAnswer{Question: "sound"}, func(d *commands.Desk) (*ruling.Case, error) {
		return d.RuleParagraph("I control Furnace of Rath. Bob's Shock deals 2 damage to me.", ruling.Ask{})
	}}
	if err := s.bulk(context.Background(), []bulkTask{faulty, sound}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 || !strings.Contains(lines[0], `"code":"fault"`) || !strings.Contains(lines[1], "4 damage") {
		t.Errorf("answers:\n%s", out.String())
	}
}
