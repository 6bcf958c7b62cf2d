// Package cputime tells benchmarks how much processor time they take, which other work on the
// machine prolongs less than the time by the clock.
package cputime

import (
	"testing"
	"time"
)

// Of begins to measure a benchmark; what it returns ends that behind the loop and reports what
// each run took, as cpu-ns.
func Of(b *testing.B) (end func()) {
	begun := Used()
	return func() {
		if used := Used() - begun; used > 0 {
			b.ReportMetric(float64(used)/float64(b.N), "cpu-ns")
		}
	}
}

// Each is what one of so many runs of something takes.
func Each(runs int, run func()) time.Duration {
	begun := Used()
	for range runs {
		run()
	}
	return (Used() - begun) / time.Duration(runs)
}
