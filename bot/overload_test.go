package bot

import (
	"context"
	"encoding/json"
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

// With more to do than it can keep up with, the bot says so at once.
func TestBusySaysSoAtOnce(t *testing.T) {
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "rulings.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	b := newBot(&url.URL{Scheme: "http", Host: "127.0.0.1:1", Path: "/api/v10"}, "token", quiet{}, s, slog.New(slog.DiscardHandler))
	ask := func(id string) (callback, string) {
		var got callback
		b.handle([]byte(`{"id":"`+id+`","token":"t","type":2,"user":{"id":"3"},"data":{"name":"help"}}`), func(_ context.Context, _ *interaction, c callback) (string, error) {
			got = c
			return "", nil
		})
		said, _ := json.Marshal(got.Data)
		return got, string(said)
	}
	b.waiting.Store(maxWaiting)
	began := time.Now()
	if got, said := ask("1"); got.Type != answerMessage || !strings.Contains(said, "more to do") || !strings.Contains(said, `"flags":64`) || time.Since(began) > askLimit/2 {
		t.Errorf("after %v: %s", time.Since(began), said)
	}
	b.waiting.Store(maxWaiting - 1)
	if _, said := ask("2"); !strings.Contains(said, "Ruled.") {
		t.Errorf("the last that fits: %s", said)
	}
	if n := b.waiting.Load(); n != maxWaiting-1 {
		t.Errorf("%d wait", n)
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
