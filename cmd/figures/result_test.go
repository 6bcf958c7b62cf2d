package main

import (
	"slices"
	"strings"
	"testing"
)

func TestResultOf(t *testing.T) {
	name, r, ok := resultOf("BenchmarkExplore/8-2 \t 387\t   3094153 ns/op\t 3.000 goal-ms\t 134.0 ends\t 2097152 B/op\n", 2)
	if !ok || name != "Explore/8" || r["ns/op"] != 3094153 || r.goal() != "3 ms" || r["B/op"] != 2<<20 {
		t.Errorf("%q %v %v", name, r, ok)
	}
	if _, r, _ := resultOf("BenchmarkX-2 10 500 ns/op 200 cpu-ns", 2); r.ns() != 200 {
		t.Errorf("%v ns of processor time", r.ns())
	}
	for _, line := range []string{"", "PASS", "goos: linux", "BenchmarkX-2 --- SKIP: why not", "ok  \tapnap/engine\t1.2s"} {
		if name, _, ok := resultOf(line, 2); ok {
			t.Errorf("%q is a result of %q", line, name)
		}
	}
}

func TestTook(t *testing.T) {
	for ns, want := range map[float64]string{870: "870 ns", 15_670: "16 µs", 3_094_153: "3.1 ms", 26_700_000: "27 ms", 134_656_913: "135 ms", 1_200_000_000: "1.2 s"} {
		if got := took(ns); got != want {
			t.Errorf("%v ns: %s, want %s", ns, got, want)
		}
	}
}

// TestTable: figures stand in the order of the words with the goal beside them, and what
// was not measured is a dash.
func TestTable(t *testing.T) {
	text := table(map[string]result{
		"engine/explore Explore/4": {"ns/op": 4e5, "goal-ms": 1}, "engine/explore Explore/8": {"ns/op": 3e6, "goal-ms": 3, "B/op": 3 << 20, "goal-MiB": 160},
		"engine/explore Attackers/2": {"ns/op": 1e6, "goal-ms": 50}, "rulesdb Rule": {"ns/op": 7700, "goal-µs": 10}, "rulesdb Search/replac": {"ns/op": 9e5, "times": 1.84, "goal-times": 2},
	})
	for _, want := range []string{"| 400 µs; –; 3 ms; –; –; 3 MiB allocated | 1 ms; –; 3 ms; –; – |", "| 3 MiB; –; – | 160 MiB; –; – |", "| –; –; –; 1.8 × | –; –; –; 2.0 × |", "| rule by number, from SQLite | 7.7 µs | 10 µs |"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing of\n%s", want, text)
		}
	}
	if lines := strings.Count(text, "\n"); lines != len(rows())+2 {
		t.Errorf("%d lines for %d rows", lines, len(rows()))
	}
}

func TestBetween(t *testing.T) {
	got, err := between([]byte("a\n"+begin+"old\n"+end+"b\n"), "new\n")
	if err != nil || string(got) != "a\n"+begin+"new\n"+end+"b\n" {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := between([]byte("no marks"), "x"); err == nil {
		t.Error("a README without marks was written")
	}
}

// TestGroups: every benchmark of a row is run, in its package and with those that run as often.
func TestGroups(t *testing.T) {
	for _, r := range rows() {
		for _, of := range r.of {
			top, _, _ := strings.Cut(of, "/")
			if !slices.ContainsFunc(groups(), func(g *group) bool { return g.in == r.in && g.once == r.once && slices.Contains(g.names, top) }) {
				t.Errorf("%s of %s is not run", of, r.in)
			}
		}
	}
}
