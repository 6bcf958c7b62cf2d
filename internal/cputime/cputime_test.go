package cputime

import (
	"testing"
	"time"
)

// TestUsed: what waits takes next to nothing, and what works takes something.
func TestUsed(t *testing.T) {
	if Used() == 0 {
		t.Skip("the system does not tell")
	}
	if took := Each(1, func() { time.Sleep(50 * time.Millisecond) }); took > 25*time.Millisecond {
		t.Errorf("waiting took %v", took)
	}
	sum := 0
	took := Each(2, func() {
		for begun := Used(); Used()-begun < 10*time.Millisecond; {
			sum++
		}
	})
	if took < 10*time.Millisecond || took > 50*time.Millisecond {
		t.Errorf("10 ms of work took %v", took)
	}
}
