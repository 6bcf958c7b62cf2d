package standin

import (
	"net/http"
	"slices"
	"strings"
	"time"
)

// Shut makes a channel one that the bot may not write in unasked.
func (s *Server) Shut(channel string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed[channel] = true
}

// postMessage takes a message that answers nobody.
func (s *Server) postMessage(w http.ResponseWriter, r *http.Request, body []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	channel := r.PathValue("channel")
	switch {
	case s.closed[channel]:
		answer(w, http.StatusForbidden, map[string]any{"message": "Missing Permissions", "code": 50013})
		return
	case s.refused(w, append(checkMessage(body, false), checkDescribed(asPost, body)...)):
		return
	}
	answer(w, http.StatusOK, s.newMessage(Place{Channel: channel}, body, filesOf(r)).json())
}

// Posted waits until a channel has so many messages that answer nobody, and returns
// those that there are, the oldest first.
func (s *Server) Posted(channel string, n int, limit time.Duration) []*Message {
	for end := time.Now().Add(limit); ; time.Sleep(10 * time.Millisecond) {
		posted := slices.DeleteFunc(s.Messages(), func(m *Message) bool { return m.Place != Place{Channel: channel} })
		if len(posted) >= n || time.Now().After(end) {
			slices.SortFunc(posted, func(a, b *Message) int { return strings.Compare(a.ID, b.ID) })
			return posted
		}
	}
}
