package web_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"apnap/bot/web"
	"apnap/commands"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// fake is a desk with two rulings of its own, one of which is broken.
type fake struct{ commands.Desk }

const secret = "the password of the store"

// Published implements web.Desk.
func (f *fake) Published(_ context.Context, id string) (*commands.Published, error) {
	switch id {
	case "broken":
		return nil, errors.New(secret)
	case "tree", "plain":
	default:
		return nil, commands.ErrNotFound
	}
	p := &commands.Published{ID: id, Language: say.French, Question: []string{"<script>alert(1)</script>"},
		Reply: talk.Reply{Verdict: "4 ou 5", Notes: []string{"a note"}, Lines: []talk.Line{{Text: "why", Rules: []string{"614.5", "616.1"}}}},
		Ends:  []commands.PublishedEnd{{Says: "an end", Choices: "the way", Reasons: []talk.Line{{Text: "a reason", Rules: []string{"615.1"}}}}},
		Rules: []commands.PublishedRule{{Number: "614.5", Text: "its text"}, {Number: "614.6", Text: "its text"}}, JSON: []byte(`{"id":"` + id + `"}`)}
	if id == "tree" {
		p.Tree = &talk.Tree{Says: "Bob chooses", Branches: []*talk.Tree{{Option: "first", Says: "4", End: true}, {Option: "second", Says: "5", End: true}}, More: "3 more"}
	}
	return p, nil
}

// served is a handler and what it logs.
func served(t *testing.T) (http.Handler, *bytes.Buffer) {
	t.Helper()
	log := &bytes.Buffer{}
	h, err := web.Handler(&fake{}, []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}, slog.New(slog.NewTextHandler(log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	return h, log
}

// from sends a request from an address.
func from(h http.Handler, address, method, path, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.RemoteAddr = address
	r.Header.Set("Accept-Language", "fr")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestPages: what a page holds and what it does not, in the language of its ruling.
func TestPages(t *testing.T) {
	h, log := served(t)
	for path, one := range map[string]struct {
		status int
		want   []string
	}{
		"/r/tree": {http.StatusOK, []string{`<html lang="fr">`, "Décision tree", "&lt;script&gt;", "4 ou 5", "a note", "614.5, 616.1", "an end", "the way", "615.1",
			"<title>4 ou 5</title>", "<dt>614.5, 614.6</dt><dd>its text", `<img src="tree/tree.png"`, "<strong>first</strong> → 4", "3 more"}},
		"/r/plain":             {http.StatusOK, []string{"4 ou 5"}},
		"/r/plain/tree.png":    {http.StatusNotFound, nil},
		"/r/other":             {http.StatusNotFound, []string{"telle page"}},
		"/r/other/tree.png":    {http.StatusNotFound, []string{"telle page"}},
		"/api/ruling":          {http.StatusNotFound, []string{"telle page"}},
		"/api/ruling?id=plain": {http.StatusOK, []string{`{"id":"plain"}`}},
		"/r/broken":            {http.StatusInternalServerError, []string{"Something went wrong"}},
		"/r/":                  {http.StatusNotFound, nil},
	} {
		w := from(h, "192.0.2.1:5", http.MethodGet, path, "")
		if w.Code != one.status {
			t.Errorf("%s: status %d", path, w.Code)
		}
		for _, want := range one.want {
			if !strings.Contains(w.Body.String(), want) {
				t.Errorf("%s lacks %q: %s", path, want, w.Body)
			}
		}
		for _, never := range []string{"<script", secret} {
			if strings.Contains(w.Body.String(), never) {
				t.Errorf("%s holds %q", path, never)
			}
		}
		if one.want != nil && !strings.Contains(w.Header().Get("Content-Security-Policy"), "default-src 'none'") {
			t.Errorf("%s may load what it likes", path)
		}
	}
	if w := from(h, "192.0.2.1:5", http.MethodGet, "/r/plain", ""); strings.Contains(w.Body.String(), "<img") {
		t.Error("a ruling without choices has a picture of them")
	}
	if !strings.Contains(log.String(), secret) {
		t.Error("nothing of the fault is logged")
	}
}

// TestTree: the picture of the choices is one.
func TestTree(t *testing.T) {
	h, _ := served(t)
	w := from(h, "192.0.2.1:5", http.MethodGet, "/r/tree/tree.png", "")
	if w.Header().Get("Content-Type") != "image/png" {
		t.Errorf("it is %q", w.Header().Get("Content-Type"))
	}
	if _, err := png.Decode(w.Body); err != nil {
		t.Error(err)
	}
}

// TestQuestions: only a question of the right sort is worked out, and no long one.
func TestQuestions(t *testing.T) {
	h, _ := served(t)
	for i, one := range []struct {
		method, path, body string
		status             int
	}{
		{http.MethodGet, "/api/ask", "", http.StatusMethodNotAllowed},
		{http.MethodPost, "/api/ask", `{}`, http.StatusBadRequest},
		{http.MethodPost, "/api/ask", `{"question":"x","events":["y"]}`, http.StatusBadRequest},
		{http.MethodPost, "/api/resolve", `{"question":"x"}`, http.StatusBadRequest},
		{http.MethodPost, "/api/resolve", `{"events":["x"],"question":"y"}`, http.StatusBadRequest},
		{http.MethodPost, "/api/resolve", `{"events":["x"]} {}`, http.StatusBadRequest},
		{http.MethodPost, "/api/resolve", `{"owner":"x"}`, http.StatusBadRequest},
		{http.MethodPost, "/api/resolve", `{"events":["` + strings.Repeat("x", 70<<10) + `"]}`, http.StatusRequestEntityTooLarge},
		{http.MethodPost, "/r/tree", `{}`, http.StatusMethodNotAllowed},
	} {
		if w := from(h, "192.0.2.1:5", one.method, one.path, one.body); w.Code != one.status {
			t.Errorf("question %d: status %d: %s", i, w.Code, w.Body)
		} else if one.method == http.MethodPost && strings.HasPrefix(one.path, "/api/") && !strings.HasPrefix(w.Body.String(), `{"error":"`) {
			t.Errorf("question %d: what reads JSON gets %s", i, w.Body)
		}
	}
}

// TestPace: one address that asks without end is told to wait, and no other.
func TestPace(t *testing.T) {
	h, _ := served(t)
	var last *httptest.ResponseRecorder
	for range 100 {
		last = from(h, "192.0.2.1:5", http.MethodGet, "/r/plain", "")
	}
	if last.Code != http.StatusTooManyRequests || last.Header().Get("Retry-After") == "" {
		t.Errorf("the hundredth page: status %d", last.Code)
	}
	if w := from(h, "192.0.2.1:6", http.MethodGet, "/r/plain", ""); w.Code != http.StatusTooManyRequests {
		t.Errorf("another port of the same address: status %d", w.Code)
	}
	if w := from(h, "192.0.2.2:5", http.MethodGet, "/r/plain", ""); w.Code != http.StatusOK {
		t.Errorf("another address: status %d: %s", w.Code, w.Body)
	}
}

// TestProxies: behind a proxy of the operator's own each address has a pace of its own,
// and nobody gets another by telling of addresses; nor by having many of one network.
func TestProxies(t *testing.T) {
	h, _ := served(t)
	ask := func(peer string, forwarded ...string) int {
		r := httptest.NewRequest(http.MethodGet, "/r/plain", nil)
		r.RemoteAddr = peer
		for _, f := range forwarded {
			r.Header.Add("X-Forwarded-For", f)
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w.Code
	}
	for what, one := range map[string]struct {
		ask    func(n int) int
		paused bool
	}{
		"behind the proxy":      {func(n int) int { return ask("10.0.0.1:5", fmt.Sprintf("192.0.2.%d", n)) }, false},
		"one behind the proxy":  {func(n int) int { return ask("10.0.0.1:5", fmt.Sprintf("198.51.100.%d, 203.0.113.1", n)) }, true},
		"two headers":           {func(n int) int { return ask("10.0.0.1:5", fmt.Sprintf("198.51.100.%d", n), "203.0.113.2, 10.0.0.2") }, true},
		"no proxy":              {func(n int) int { return ask("203.0.113.3:5", fmt.Sprintf("192.0.2.%d", n)) }, true},
		"no address":            {func(n int) int { return ask("10.0.0.9:5", fmt.Sprintf("somebody %d", n)) }, true},
		"one network":           {func(n int) int { return ask(fmt.Sprintf("[2001:db8::%x]:5", n+1)) }, true},
		"several networks":      {func(n int) int { return ask(fmt.Sprintf("[2001:db8:1:%x::1]:5", n)) }, false},
		"an address, in a pair": {func(n int) int { return ask("[::ffff:203.0.113.9]:5") }, true},
	} {
		paused := false
		for n := range 100 {
			paused = paused || one.ask(n) == http.StatusTooManyRequests
		}
		if paused != one.paused {
			t.Errorf("%s: told to wait: %v", what, paused)
		}
	}
}
