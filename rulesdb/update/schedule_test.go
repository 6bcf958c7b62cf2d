package update

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"
)

// log is a place for lines from several goroutines.
type log struct {
	mu sync.Mutex
	b  bytes.Buffer
}

// Write implements io.Writer.
func (l *log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// TestRun updates on a schedule, after a failure too, and ends when told to.
func TestRun(t *testing.T) {
	b := newBench(t)
	b.RulesFrom = b.from.URL() + "/text-404/2031-01-02/rules"
	ctx, cancel := context.WithCancel(context.Background())
	var lines log
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		b.Run(ctx, Rules, 5*time.Millisecond, slog.New(slog.NewTextHandler(&lines, nil)))
	}()
	for range 3 {
		wait(t, func() bool {
			for _, r := range b.from.Requests() {
				if r.Status == 404 {
					return true
				}
			}
			return false
		})
	}
	cancel()
	select {
	case <-ended:
	case <-time.After(10 * time.Second):
		t.Fatal("it does not end")
	}
	if text := lines.String(); !strings.Contains(text, "an update failed") || !strings.Contains(text, "answers 404") {
		t.Errorf("%s", text)
	}
}

// wait waits until something is so.
func wait(t *testing.T, is func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it has not come about")
		}
	}
}

// TestDue says when the next update is due.
func TestDue(t *testing.T) {
	now := time.Date(2031, 1, 2, 3, 4, 5, 0, time.UTC)
	for name, test := range map[string]struct {
		state       State
		least, most time.Duration
	}{
		"never tried":       {State{}, 0, 10 * time.Minute},
		"just done":         {State{Tried: now}, 24 * time.Hour, 24*time.Hour + 10*time.Minute},
		"done an hour ago":  {State{Tried: now.Add(-time.Hour)}, 23 * time.Hour, 23*time.Hour + 10*time.Minute},
		"long ago":          {State{Tried: now.Add(-90 * 24 * time.Hour)}, 0, 10 * time.Minute},
		"just failed":       {State{Tried: now, Failed: true, Failures: 1}, 15 * time.Minute, 25 * time.Minute},
		"failed four times": {State{Tried: now, Failed: true, Failures: 4}, 2 * time.Hour, 2*time.Hour + 10*time.Minute},
		"failed for weeks":  {State{Tried: now, Failed: true, Failures: 99}, 24 * time.Hour, 24*time.Hour + 10*time.Minute},
		"a clock set back":  {State{Tried: now.Add(1000 * time.Hour)}, 24 * time.Hour, 24*time.Hour + 10*time.Minute},
	} {
		u := &Updater{Dir: t.TempDir(), Now: func() time.Time { return now }}
		if err := test.state.write(u.Dir, Rules); err != nil {
			t.Fatal(err)
		}
		for range 20 {
			if got := u.due(Rules, 24*time.Hour); got < test.least || got > test.most {
				t.Errorf("%s: %v, want %v to %v", name, got, test.least, test.most)
			}
		}
	}
}

// TestFault has the program itself fail in an update: that is a failure like
// others.
func TestFault(t *testing.T) {
	b := newBench(t)
	b.Cards, b.CardsFrom = nil, b.from.URL()+"/ok/2031-01-02/bulk-data"
	if _, err := b.attempt(context.Background(), Cards); err == nil || !strings.Contains(err.Error(), "fault") {
		t.Errorf("%v", err)
	}
	if s := ReadState(b.Dir, Cards); !s.Failed || s.Failures != 1 {
		t.Errorf("%+v", s)
	}
}
