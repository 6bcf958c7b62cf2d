// Package standin is a stand-in for the publishers' sites on this machine: the
// page of the rules, the list of card files, the files, and whatever can go
// wrong with each of them. Tests update from it; what it serves is invented.
package standin

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"sync"
	"time"
)

// Server is a running stand-in. The first part of a path says what goes wrong
// and with what ("text-404"; "ok" for nothing), the second is the date of what
// is newest there:
//
//	/ok/2026-01-02/rules                 the page of the rules
//	/ok/2026-01-02/bulk-data             Scryfall's list
//	/ok/2026-01-02/AtomicCards.json.gz   MTGJSON's file, its sum beside it
//
// What can go wrong is with the page, the text, the list, the cards, the rulings
// or the sum; see wrong, Text and the contents below for how.
type Server struct {
	http *httptest.Server
	done chan struct{} // closed at the end, so that slow answers end

	mu   sync.Mutex
	seen []Request
}

// Request is a request that was made, and how it was answered.
type Request struct {
	Path   string
	Header http.Header
	Status int
}

// Start starts a stand-in. Close ends it.
func Start() *Server {
	s := &Server{done: make(chan struct{})}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{wrong}/{date}/{file}", s.serve)
	s.http = httptest.NewServer(mux)
	return s
}

// Close ends the stand-in.
func (s *Server) Close() {
	close(s.done)
	s.http.Close()
}

// URL is where the stand-in is, without a slash at its end.
func (s *Server) URL() string { return s.http.URL }

// Requests lists the requests so far and forgets them.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	seen := s.seen
	s.seen = nil
	return seen
}

// statusWriter notes the status of an answer.
type statusWriter struct {
	http.ResponseWriter
	status int
}

// WriteHeader implements http.ResponseWriter.
func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// serve answers a request: wrongly, if that is asked for of this file.
func (s *Server) serve(out http.ResponseWriter, r *http.Request) {
	w := &statusWriter{ResponseWriter: out}
	tried := s.tries(r.URL.Path)
	defer func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.seen = append(s.seen, Request{r.URL.Path, r.Header, cmp.Or(w.status, http.StatusOK)})
	}()
	what, how, _ := strings.Cut(r.PathValue("wrong"), "-")
	kind := kindOf(r.PathValue("file"))
	if kind != what {
		how = ""
	}
	if s.wrong(w, r, how, tried) {
		return
	}
	body, ok := s.content(r, kind, how)
	if !ok {
		http.NotFound(w, r)
		return
	}
	sum := sha256.Sum256(body)
	w.Header().Set("ETag", `"`+hex.EncodeToString(sum[:8])+`"`)
	w.Header().Set("Content-Type", map[string]string{"page": "text/html", "text": "text/plain"}[kind])
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body))
}

// tries counts the requests for a path so far.
func (s *Server) tries(path string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, r := range s.seen {
		if r.Path == path {
			n++
		}
	}
	return n
}

// kindOf says what a file is.
func kindOf(file string) string {
	switch {
	case file == "rules":
		return "page"
	case file == "bulk-data":
		return "list"
	case file == "rulings.json":
		return "rulings"
	case path.Ext(file) == ".txt":
		return "text"
	case path.Ext(file) == ".sha256":
		return "sum"
	}
	return "cards"
}

// wrong answers as servers do that are not well, and reports whether it did.
func (s *Server) wrong(w http.ResponseWriter, r *http.Request, how string, tried int) bool {
	switch how {
	case "404":
		http.NotFound(w, r)
	case "500":
		http.Error(w, "not now", http.StatusInternalServerError)
	case "304":
		w.WriteHeader(http.StatusNotModified)
	case "flaky": // twice, then well
		if tried > 1 {
			return false
		}
		http.Error(w, "not now", http.StatusServiceUnavailable)
	case "loop":
		http.Redirect(w, r, r.URL.Path, http.StatusFound)
	case "away": // to another scheme
		http.Redirect(w, r, "https://"+r.Host+r.URL.Path, http.StatusFound)
	case "slow":
		s.drip(w)
	case "cut":
		w.Header().Set("Content-Length", "100000")
		fmt.Fprint(w, "Begun, and not ended")
	case "huge":
		s.flood(w)
	case "html":
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, "<!DOCTYPE html><html><body><p>We have moved. Please come again.</p></body></html>")
	default:
		return false
	}
	return true
}

// drip sends a beginning, and then nothing for as long as the stand-in runs.
func (s *Server) drip(w http.ResponseWriter) {
	fmt.Fprint(w, "Begun")
	_ = http.NewResponseController(w).Flush()
	<-s.done
}

// flood sends more than anybody takes.
func (s *Server) flood(w http.ResponseWriter) {
	piece := bytes.Repeat([]byte("more and more "), 4096)
	for {
		select {
		case <-s.done:
			return
		default:
		}
		if _, err := w.Write(piece); err != nil {
			return
		}
	}
}

// Unwrap gives the writer's own to those who want more of it than writing.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
