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
	first, second := c.enter(t.Context(), "a"), c.enter(t.Context(), "a")
	if leave := c.enter(over, "a"); leave != nil {
		t.Error("a third was let in")
	}
	for _, key := range []string{"b", "", "", ""} {
		if leave := c.enter(t.Context(), key); leave == nil {
			t.Errorf("%q had to wait", key)
		} else {
			defer leave()
		}
	}
	waiting := make(chan func())
	go func() { waiting <- c.enter(t.Context(), "a") }()
	first()
	third := <-waiting
	third()
	second()
	if len(c.by) != 1 {
		t.Errorf("%d doors are kept, want that of b alone", len(c.by))
	}
}
