//go:build unix

package cputime

import (
	"syscall"
	"time"
)

// Used is how much processor time this process has used, and those that it began and that
// have ended.
func Used() time.Duration {
	var sum time.Duration
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if syscall.Getrusage(who, &u) == nil {
			sum += time.Duration(u.Utime.Nano() + u.Stime.Nano())
		}
	}
	return sum
}
