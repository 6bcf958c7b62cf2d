// Package standin is a server for tests that speaks the OpenAI-compatible chat-completions
// protocol as far as the second reader does, and answers as it is told: well, badly, late or
// never.
package standin

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
)

// Key is what the server wants to be known by.
const Key = "stand-in-key-never-to-be-logged"

// Server is the stand-in. It is safe for concurrent use.
type Server struct {
	http *httptest.Server

	mu     sync.Mutex
	answer http.HandlerFunc
	asked  []string
}

// Start starts a server that answers with JSON content that says nothing.
func Start() *Server {
	s := &Server{answer: Content(`{}`)}
	s.http = httptest.NewServer(http.HandlerFunc(s.serve))
	return s
}

// Close ends the server.
func (s *Server) Close() {
	s.http.CloseClientConnections()
	s.http.Close()
}

// URL is the base of the protocol.
func (s *Server) URL() string { return s.http.URL + "/v1" }

// Answers has the server answer so from now on.
func (s *Server) Answers(how http.HandlerFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answer = how
}

// Asked are the bodies of the questions that came, in order.
func (s *Server) Asked() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.asked...)
}

// serve answers a request.
func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Authorization") != "Bearer "+Key {
		http.Error(w, `{"error": {"message": "who are you?"}}`, http.StatusUnauthorized)
		return
	}
	if r.Method == http.MethodGet && r.URL.Path == "/v1/models" {
		_, _ = io.WriteString(w, `{"object": "list", "data": []}`)
		return
	}
	if r.Method != http.MethodPost || r.URL.Path != "/v1/chat/completions" {
		http.NotFound(w, r)
		return
	}
	body, _ := io.ReadAll(r.Body) // a body cut short is asked like that
	s.mu.Lock()
	s.asked = append(s.asked, string(body))
	answer := s.answer
	s.mu.Unlock()
	answer(w, r)
}

// Content answers with a message of that content, as a model does.
func Content(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(map[string]any{"object": "chat.completion", "choices": []any{
			map[string]any{"index": 0, "finish_reason": "stop", "message": map[string]any{"role": "assistant", "content": text}}}})
	}
}

// Bytes answers with a status and that body.
func Bytes(status int, text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, text)
	}
}

// Never does not answer before whoever asks has gone.
func Never(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }
