package commands

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"apnap/commands/talk"
	"apnap/rulesdb"
	"apnap/rulesdb/update/standin"
)

// newsDesk is a desk with invented texts of those dates, and a server that wants news.
func newsDesk(t *testing.T, store Store, dates ...string) *Desk {
	t.Helper()
	d := newDesk(store)
	db, err := rulesdb.Open(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	for _, date := range dates {
		if _, err := db.Import(t.Context(), date+".txt", strings.NewReader(standin.Text(date, "ok"))); err != nil {
			t.Fatal(err)
		}
	}
	d.OpenRules = func(context.Context) (*rulesdb.DB, error) { return db, nil }
	return d
}

// keptPosts keeps what is posted, unless it fails.
type keptPosts struct {
	mu   sync.Mutex
	list []talk.Post
	fail error
}

func (k *keptPosts) send(_ context.Context, p talk.Post) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.fail == nil {
		k.list = append(k.list, p)
	}
	return k.fail
}

// TestNewsOnce: two processes that share a store tell the news once; what could not be
// sent is told the next time; a closed channel is left alone.
func TestNewsOnce(t *testing.T) {
	store := NewMemory()
	one, other := newsDesk(t, store, "2031-01-02"), newsDesk(t, store, "2031-01-02", "2031-06-20")
	r := inServer(one, true, "c", "settings", map[string]string{"news": "72"})
	if len(r.Posts) != 1 || r.Posts[0].Channel != "72" || !strings.Contains(r.Body, "<#72>") || !slices.Contains(r.Channels, "72") {
		t.Fatalf("settings: %+v", r)
	}
	kept := &keptPosts{fail: errors.New("no network")}
	if err := one.News(t.Context(), kept.send); err != nil {
		t.Errorf("there is no news yet: %v", err)
	}
	if err := other.News(t.Context(), kept.send); err == nil {
		t.Error("what could not be sent is no error")
	}
	kept.fail = nil
	another := newsDesk(t, store, "2031-01-02", "2031-06-20")
	var group sync.WaitGroup
	var failed atomic.Int32
	for _, d := range []*Desk{other, another, other, another} {
		group.Go(func() {
			if d.News(context.Background(), kept.send) != nil {
				failed.Add(1)
			}
		})
	}
	group.Wait()
	if len(kept.list) != 1 || failed.Load() > 0 || !strings.Contains(kept.list[0].Reply.Lines[0].Text, "614.5 is reworded") {
		t.Errorf("%d failed; posted: %+v", failed.Load(), kept.list)
	}
	inServer(one, true, "c", "settings", map[string]string{"news": "73"})
	kept.fail = talk.ErrClosed
	if err := newsDesk(t, store, "2031-01-02", "2032-06-20").News(t.Context(), kept.send); err != nil {
		t.Errorf("a closed channel: %v", err)
	}
	kept.fail = nil
	if err := newsDesk(t, store, "2031-01-02", "2032-06-20").News(t.Context(), kept.send); err != nil || len(kept.list) != 1 {
		t.Errorf("a closed channel is tried again: %v, %d", err, len(kept.list))
	}
}

// TestNewsWords: what is told where there is nothing to compare with, where nothing
// that matters changed, and in the language that the channel was given in.
func TestNewsWords(t *testing.T) {
	store := NewMemory()
	french := newDesk(store).Run(t.Context(), talk.Request{Command: "settings", Options: map[string]string{"news": "72"}, Admin: true, Locale: "fr", Place: talk.Place{Guild: "g", Channel: "c"}})
	if len(french.Posts) != 1 {
		t.Fatalf("settings: %+v", french)
	}
	kept := &keptPosts{}
	for _, date := range []string{"2031-01-02", "2031-06-20"} {
		if err := newsDesk(t, store, date).News(t.Context(), kept.send); err != nil {
			t.Fatal(err)
		}
	}
	if len(kept.list) != 2 || !strings.Contains(kept.list[0].Reply.Verdict, "Il n'y avait ici aucun texte") {
		t.Errorf("posted: %+v", kept.list)
	}
	if r := newDesk(store).newsReply("2031-06-20", "2031-01-02", nil); !strings.Contains(r.Verdict, "None of those") || len(r.Buttons) > 0 {
		t.Errorf("nothing changed: %+v", r)
	}
	var many []rulesdb.Difference
	for _, n := range []string{"614.1", "614.2", "614.3", "614.4", "614.5", "614.6", "614.7", "614.8", "614.9", "614.10", "614.11", "614.12", "615.1", "615.2", "615.3", "615.4"} {
		many = append(many, rulesdb.Difference{Old: n, New: n, Change: rulesdb.ChangeReworded})
	}
	r := newDesk(store).newsReply("2031-06-20", "2031-01-02", many)
	if len(r.Lines) != maxNews+1 || len(r.Buttons[0]) != maxNewsButtons || len(r.Menus) != 1 || len(r.Menus[0].Entries) != len(many) {
		t.Errorf("many: %d lines, %d buttons, %d menus", len(r.Lines), len(r.Buttons[0]), len(r.Menus))
	}
}
