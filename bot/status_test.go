package bot

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/bot/store"
)

func get(b *Bot, path string) (int, string) {
	w := httptest.NewRecorder()
	b.pages(Config{}).ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

func TestPages(t *testing.T) {
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "rulings.db"))
	if err != nil {
		t.Fatal(err)
	}
	b := &Bot{status: &status{}, seen: newMetrics(), store: db}
	b.status.wanted.Store(2)
	b.sessions(1)
	if code, _ := get(b, "/healthz"); code != http.StatusOK {
		t.Errorf("/healthz: %d", code)
	}
	if code, text := get(b, "/readyz"); code != http.StatusServiceUnavailable || !strings.Contains(text, "gateway") {
		t.Errorf("/readyz: %d %s", code, text)
	}
	b.sessions(1)
	if code, text := get(b, "/readyz"); code != http.StatusServiceUnavailable || !strings.Contains(text, "commands") {
		t.Errorf("/readyz: %d %s", code, text)
	}
	b.status.registered.Store(true)
	if code, _ := get(b, "/readyz"); code != http.StatusOK {
		t.Errorf("/readyz: %d", code)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if code, text := get(b, "/readyz"); code != http.StatusServiceUnavailable || !strings.Contains(text, "store") {
		t.Errorf("/readyz without its store: %d %s", code, text)
	}
	b.seen.interaction(typeCommand)
	b.seen.interaction(99)
	b.seen.answered(7 * time.Millisecond)
	b.seen.answered(9 * time.Second)
	_, text := get(b, "/metrics")
	for _, line := range []string{`apnap_interactions_total{type="2"} 1`, `apnap_interactions_total{type="0"} 1`, "apnap_gateway_connected 2",
		`apnap_answer_seconds_bucket{le="0.005"} 0`, `apnap_answer_seconds_bucket{le="0.01"} 1`, `apnap_answer_seconds_bucket{le="+Inf"} 2`, "apnap_answer_seconds_count 2"} {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("/metrics lacks %q: %s", line, text)
		}
	}
	if code, _ := get(b, "/else"); code != http.StatusNotFound {
		t.Errorf("/else: %d", code)
	}
}
