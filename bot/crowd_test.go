package bot

import (
	"context"
	"testing"
)

// Of each key so many are let in; the others wait, and keep nobody else waiting.
func TestCrowd(t *testing.T) {
	c := newCrowd(2)
	over, cancel := context.WithCancel(t.Context())
	cancel()
	first, _ := c.enter(t.Context(), "a")
	second, _ := c.enter(t.Context(), "a")
	if leave, full := c.enter(over, "a"); leave != nil || full {
		t.Error("a third was let in, or told that too many wait")
	}
	for _, key := range []string{"b", "", "", ""} {
		if leave, _ := c.enter(t.Context(), key); leave == nil {
			t.Errorf("%q had to wait", key)
		} else {
			defer leave()
		}
	}
	waiting := make(chan func())
	go func() {
		leave, _ := c.enter(t.Context(), "a")
		waiting <- leave
	}()
	first()
	third := <-waiting
	third()
	second()
	for range 2 { // those who stand there, and all who may wait behind them
		leave, _ := c.enter(t.Context(), "c")
		defer leave()
	}
	c.by["c"].users += 2 * maxBehind
	if leave, full := c.enter(t.Context(), "c"); leave != nil || !full {
		t.Error("who comes where very many wait is not told so")
	}
	c.by["c"].users -= 2 * maxBehind
	if len(c.by) != 2 {
		t.Errorf("%d doors are kept, want those of b and c", len(c.by))
	}
}
