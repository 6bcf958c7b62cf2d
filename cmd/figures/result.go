package main

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// result is what a benchmark measured, in the units in which Go prints it.
type result map[string]float64

// resultOf reads a line that go test prints of a benchmark, "BenchmarkX/8-2 100 12 ns/op …",
// which ran on so many processors.
func resultOf(line string, processors int) (name string, r result, ok bool) {
	fields := strings.Fields(line)
	if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
		return "", nil, false
	}
	name = strings.TrimSuffix(strings.TrimPrefix(fields[0], "Benchmark"), "-"+strconv.Itoa(processors))
	r = result{}
	for i := 2; i+1 < len(fields); i += 2 {
		n, err := strconv.ParseFloat(fields[i], 64)
		if err != nil {
			return "", nil, false
		}
		r[fields[i+1]] = n
	}
	return name, r, true
}

// table lays the figures out; what was not measured, since what it needs is not beside
// the project, is a dash.
func table(measured map[string]result) string {
	var b strings.Builder
	b.WriteString("| what | figure | goal |\n| --- | --- | --- |\n")
	for _, row := range rows() {
		var figures, goals []string
		var most float64 // bytes
		for _, of := range row.of {
			r, there := measured[row.in+" "+of]
			if !there {
				figures, goals = append(figures, "–"), append(goals, "–")
				continue
			}
			if row.unit != "" {
				figures, goals = append(figures, r.figure(row.unit, row.unit)), append(goals, r.figure("goal-"+row.unit, row.unit))
				continue
			}
			figures, goals = append(figures, took(r.ns())), append(goals, r.goal())
			most = max(most, r["B/op"])
		}
		if most >= 1<<20 {
			figures = append(figures, fmt.Sprintf("%.0f MiB allocated", most/(1<<20)))
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", row.what, strings.Join(figures, "; "), strings.Join(together(goals), "; "))
	}
	return b.String()
}

// ns is how much processor time a run took, or the time by the clock where nobody measured that.
func (r result) ns() float64 { return cmp.Or(r["cpu-ns"], r["ns/op"]) }

// goal is what a benchmark says it is to take at most.
func (r result) goal() string {
	ns := cmp.Or(r["goal-ns"], 1e3*r["goal-µs"], 1e6*r["goal-ms"])
	if ns == 0 {
		return "–"
	}
	return took(ns)
}

// figure is what was measured besides the time, in its unit; what a benchmark allocates is
// measured in MiB.
func (r result) figure(name, unit string) string {
	n := r[name]
	if name == "MiB" && n == 0 {
		n = r["B/op"] / (1 << 20)
	}
	if n == 0 {
		return "–"
	}
	if unit == "times" {
		return strconv.FormatFloat(n, 'f', 1, 64) + " ×"
	}
	return fmt.Sprintf("%.0f %s", n, unit)
}

// together says once what all say.
func together(list []string) []string {
	if len(slices.Compact(slices.Clone(list))) == 1 {
		return list[:1]
	}
	return list
}

// took says how long something took, in two figures or three.
func took(ns float64) string {
	for _, unit := range []struct {
		name string
		of   time.Duration
	}{{"s", time.Second}, {"ms", time.Millisecond}, {"µs", time.Microsecond}, {"ns", time.Nanosecond}} {
		if n := ns / float64(unit.of); n >= 1 {
			return strconv.FormatFloat(n, 'g', 2+digits(n)/3, 64) + " " + unit.name
		}
	}
	return "0 ns"
}

// digits is how many digits stand before the point.
func digits(n float64) int { return len(strconv.Itoa(int(n))) }
