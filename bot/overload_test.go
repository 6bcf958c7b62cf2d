package bot

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/bot/store"
)

// With more to do than it can keep up with, the bot says so at once, until it has
// caught up.
func TestBusySaysSoAtOnce(t *testing.T) {
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "rulings.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	b := newBot(&url.URL{Scheme: "http", Host: "127.0.0.1:1", Path: "/api/v10"}, "token", quiet{}, s, slog.New(slog.DiscardHandler))
	asked := 0
	ask := func() (callback, string) {
		var got callback
		asked++
		b.handle([]byte(fmt.Sprintf(`{"id":"%d","token":"t","type":2,"user":{"id":"%d"},"data":{"name":"help"}}`, asked, asked)), func(_ context.Context, _ *interaction, c callback) (string, error) {
			got = c
			return "", nil
		})
		said, _ := json.Marshal(got.Data)
		return got, string(said)
	}
	if _, said := ask(); !strings.Contains(said, "Ruled.") {
		t.Fatalf("with nothing to do: %s", said)
	}
	b.queue.waiting.Add(1)
	b.queue.began.Store(time.Now().Add(-2 * longWait).UnixNano()) // nothing has moved since
	began := time.Now()
	if got, said := ask(); got.Type != answerMessage || !strings.Contains(said, "more to do") || !strings.Contains(said, `"flags":64`) || time.Since(began) > askLimit/2 {
		t.Errorf("after %v: %s", time.Since(began), said)
	}
	b.queue.granted(time.Now().Add(-2 * longWait)) // it moves, but slowly
	if _, said := ask(); !strings.Contains(said, "more to do") {
		t.Errorf("where commands have come to wait: %s", said)
	}
	b.queue.granted(time.Now())
	b.queue.pace.Store(int64(mostBehind + 1))
	if _, said := ask(); !strings.Contains(said, "more to do") {
		t.Errorf("with much work before it: %s", said)
	}
	b.queue.pace.Store(0)
	if _, said := ask(); !strings.Contains(said, "Ruled.") {
		t.Errorf("where they wait no longer: %s", said)
	}
	b.queue.granted(time.Now().Add(-2 * longWait))
	b.queue.waiting.Add(-1)
	if _, said := ask(); !strings.Contains(said, "Ruled.") {
		t.Errorf("where nobody waits any more: %s", said)
	}
	if n := b.queue.waiting.Load(); n != 0 || len(b.queue.slots) != 0 {
		t.Errorf("%d wait, %d are carried out", n, len(b.queue.slots))
	}
}

// What carries an interaction's token waits for nothing that the bot's own requests
// wait for, and does not carry the bot's.
func TestHookedIsNotPaced(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "" {
			t.Error("the bot's token was sent")
		}
	}))
	defer server.Close()
	base, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	api := newREST(base, "token", newMetrics())
	api.holds.until[""] = time.Now().Add(time.Hour)
	began := time.Now()
	for range 5 * perSecond {
		if err := api.hooked(t.Context(), http.MethodPatch, "/webhooks/1/t/messages/@original", struct{}{}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if took := time.Since(began); took > 3*time.Second {
		t.Errorf("%d requests took %v", 5*perSecond, took)
	}
}
