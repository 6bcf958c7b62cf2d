package update

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// fetched fetches from a handler and returns what came.
func fetched(t *testing.T, want Want, handler http.HandlerFunc) (string, Got, error) {
	t.Helper()
	return fetchedBy(t, &Client{Agent: "apnap-test", Pause: time.Millisecond}, want, handler)
}

// fetchedBy is fetched by a client.
func fetchedBy(t *testing.T, c *Client, want Want, handler http.HandlerFunc) (string, Got, error) {
	t.Helper()
	server := httptest.NewServer(handler)
	defer server.Close()
	want.Address = server.URL + want.Address
	if want.Limit == 0 {
		want.Limit = 1 << 20
	}
	var m memory
	got, err := c.Fetch(context.Background(), want, &m)
	return m.String(), got, err
}

// TestRedirected follows a redirect within the rules.
func TestRedirected(t *testing.T) {
	text, _, err := fetched(t, Want{Address: "/old"}, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/old" {
			http.Redirect(w, r, "/new", http.StatusMovedPermanently)
			return
		}
		_, _ = w.Write([]byte("here, " + r.UserAgent()))
	})
	if text != "here, apnap-test" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
}

// TestRedirects holds which redirects are followed.
func TestRedirects(t *testing.T) {
	for to, from := range map[string]string{
		"http://example.com/":          "http://127.0.0.1/",
		"https://example.com/":         "http://127.0.0.1/",
		"http://127.0.0.1/":            "https://example.com/",
		"https://me:pass@example.com/": "https://example.com/",
		"ftp://example.com/":           "https://example.com/",
	} {
		next, before := httptest.NewRequest(http.MethodGet, to, nil), httptest.NewRequest(http.MethodGet, from, nil)
		if err := redirect(next, []*http.Request{before}); !errors.Is(err, errRedirect) {
			t.Errorf("%s to %s: %v", from, to, err)
		}
	}
	next, before := httptest.NewRequest(http.MethodGet, "https://cdn.example/", nil), httptest.NewRequest(http.MethodGet, "https://example.com/", nil)
	if err := redirect(next, []*http.Request{before}); err != nil {
		t.Errorf("to another host: %v", err)
	}
	if err := redirect(next, []*http.Request{before, before, before, before, before, before}); !errors.Is(err, errRedirect) {
		t.Errorf("the sixth: %v", err)
	}
}

// TestRetryAfter waits for as long as a server asks, and empties what the first
// try has left.
func TestRetryAfter(t *testing.T) {
	tries := 0
	text, _, err := fetched(t, Want{}, func(w http.ResponseWriter, _ *http.Request) {
		if tries++; tries == 1 {
			w.Header().Set("Retry-After", "1")
			http.Error(w, "not now", http.StatusTooManyRequests)
			return
		}
		if tries == 2 {
			w.Header().Set("Content-Length", "9")
			_, _ = w.Write([]byte("cut"))
			return
		}
		_, _ = w.Write([]byte("well"))
	})
	if text != "well" || err != nil || tries != 3 {
		t.Errorf("%q, %v after %d tries", text, err, tries)
	}
}

// TestPatience gives a server that stalls a second try and no third, and one
// that never ends what it sends none.
func TestPatience(t *testing.T) {
	for name, test := range map[string]struct {
		piece, tries int
	}{"stalls": {0, slowTries}, "drips": {1, 1}} {
		tries := make(chan bool, 10)
		_, _, err := fetchedBy(t, &Client{Stall: 250 * time.Millisecond, Pause: time.Millisecond}, Want{}, func(w http.ResponseWriter, r *http.Request) {
			tries <- true
			for r.Context().Err() == nil {
				_, _ = w.Write(make([]byte, test.piece))
				_ = http.NewResponseController(w).Flush()
				time.Sleep(10 * time.Millisecond)
			}
		})
		if err == nil || !strings.Contains(err.Error(), "takes too long") || len(tries) != test.tries {
			t.Errorf("%s: %v after %d tries", name, err, len(tries))
		}
	}
}

// TestConditional sends what the server said of the copy one has, and takes 304
// for an answer only then.
func TestConditional(t *testing.T) {
	handler := func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("If-None-Match") == `"a"` && r.Header.Get("If-Modified-Since") == "Monday" {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		w.Header().Set("ETag", `"a"`)
		w.Header().Set("Last-Modified", "Monday")
		_, _ = w.Write([]byte("text"))
	}
	text, got, err := fetched(t, Want{}, handler)
	if text != "text" || got != (Got{Tag: `"a"`, Modified: "Monday"}) || err != nil {
		t.Errorf("%q, %+v, %v", text, got, err)
	}
	text, got, err = fetched(t, Want{Tag: got.Tag, Modified: got.Modified}, handler)
	if text != "" || got != (Got{Same: true, Tag: `"a"`, Modified: "Monday"}) || err != nil {
		t.Errorf("%q, %+v, %v", text, got, err)
	}
}

// TestLimit takes as much as is allowed and no more, told of beforehand or not.
func TestLimit(t *testing.T) {
	const much = 1000
	for _, flush := range []bool{false, true} {
		for limit, ok := range map[int64]bool{much: true, much - 1: false} {
			text, _, err := fetched(t, Want{Limit: limit}, func(w http.ResponseWriter, _ *http.Request) {
				if flush {
					_ = http.NewResponseController(w).Flush() // so that the length is not told
				}
				_, _ = w.Write([]byte(strings.Repeat("x", much)))
			})
			if ok != (err == nil) || ok && len(text) != much {
				t.Errorf("%d of %d: %d came, %v", limit, much, len(text), err)
			}
		}
	}
}

// TestSecrets keeps what an address may hold out of every sentence.
func TestSecrets(t *testing.T) {
	for _, status := range []int{http.StatusForbidden, http.StatusInternalServerError, http.StatusFound} {
		_, _, err := fetched(t, Want{Address: "/?key=hidden"}, func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, r.URL.String(), status)
		})
		if err == nil || strings.Contains(err.Error(), "hidden") {
			t.Errorf("%d: %v", status, err)
		}
	}
	c := Client{Pause: time.Millisecond}
	if _, err := c.Fetch(context.Background(), Want{Address: "http://127.0.0.1:1/?key=hidden"}, &memory{}); err == nil || strings.Contains(err.Error(), "hidden") {
		t.Errorf("%v", err)
	}
}
