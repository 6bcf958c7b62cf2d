//go:build linux

package main

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"apnap/internal/cputime"
)

// BenchmarkFirstRuling starts the program with nothing installed and asks it for a ruling.
func BenchmarkFirstRuling(b *testing.B) {
	end := cputime.Of(b)
	for b.Loop() {
		out, err := asApnap(b, "--data-dir", b.TempDir(), "resolve", "--effect", "Alice: Furnace of Rath", "--effect", "Bob: Urza's Armor",
			"--event", "Alice's Lightning Bolt deals 3 damage to Bob").CombinedOutput()
		if err != nil || !strings.Contains(string(out), "Bob") {
			b.Fatalf("%v: %s", err, out)
		}
	}
	end()
	b.ReportMetric(40, "goal-ms")
}

// BenchmarkEverythingInstalled starts the program with every edition and card
// that is beside the project, and asks it for a rule, a search, a card, a
// misspelt card and a ruling. It says how much memory that takes at most.
func BenchmarkEverythingInstalled(b *testing.B) {
	shared := filepath.Join("..", "..", "..", "shared")
	texts, _ := filepath.Glob(filepath.Join(shared, "rules", "*.txt")) // fails only for a bad pattern
	if len(texts) == 0 {
		b.Skip("the rules and cards are not beside the project")
	}
	dir := b.TempDir()
	for _, args := range [][]string{append([]string{"rules", "import"}, texts...), {"cards", "import", filepath.Join(shared, "cards", "oracle-cards.json")}} {
		if out, err := asApnap(b, append([]string{"--data-dir", dir}, args...)...).CombinedOutput(); err != nil {
			b.Fatalf("%v: %s", err, out)
		}
	}
	var peak int64
	for b.Loop() {
		c := asApnap(b, "--data-dir", dir, "console")
		c.Stdin = strings.NewReader("/rule 614.5\n/search one opportunity\n/card Furnace of Rath\n/card Furnac of Rath\n" +
			"/resolve event: Shock deals 2 damage to Bob effect1: Alice: Furnace of Rath\nquit\n")
		if out, err := c.CombinedOutput(); err != nil || !strings.Contains(string(out), "4 damage") {
			b.Fatalf("%v: %s", err, out)
		}
		if used, ok := c.ProcessState.SysUsage().(*syscall.Rusage); ok {
			peak = max(peak, int64(used.Maxrss)) // of 32 bits on some machines
		}
	}
	b.ReportMetric(float64(peak)/1024, "MiB")
	b.ReportMetric(80, "goal-MiB")
}
