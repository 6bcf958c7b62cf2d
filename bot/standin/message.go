package standin

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"sync/atomic"
	"time"
)

// Message is a message that the bot made. It may be read while it is answered
// again.
type Message struct {
	ID      string
	Place   Place
	Private bool

	deleted bool // guarded by the server's lock
	said    atomic.Pointer[said]
}

// said is what a message says; it is replaced, never changed.
type said struct {
	Content string
	Embeds  []struct {
		Title, Description string
		Footer             struct{ Text string }
		Image              struct{ URL string }
	}
	Components []Row
	Flags      int
	// Attachments are its files.
	Attachments []Attachment
}

// Attachment is a file of a message.
type Attachment struct {
	Filename, Description string
	Data                  []byte `json:"-"`
}

// Row is a row of a message's components.
type Row struct {
	Components []Component
}

// Component is a button or a menu.
type Component struct {
	Type     int
	Label    string
	CustomID string `json:"custom_id"`
	URL      string // of a link

	Placeholder string // of a menu
	Options     []struct{ Label, Value string }
}

// Copy is another message in the same place that says the same.
func (m *Message) Copy(id string) *Message {
	c := &Message{ID: id, Place: m.Place, Private: m.Private}
	c.said.Store(m.said.Load())
	return c
}

// Text is all that the message says, as people read it: of links their words.
func (m *Message) Text() string { return linked.ReplaceAllString(m.Raw(), "$1") }

// linked is a link under words.
var linked = regexp.MustCompile(`\[((?:[^\[\]\\]|\\.)*)\]\(https://[^)]*\)`)

// Raw is all that the message says, as it was sent.
func (m *Message) Raw() string {
	var b strings.Builder
	for _, e := range m.said.Load().Embeds {
		b.WriteString(e.Title + "\n" + e.Description + "\n" + e.Footer.Text + "\n")
	}
	return b.String()
}

// Content is what stands above the embeds: who is pinged.
func (m *Message) Content() string { return m.said.Load().Content }

// Image is the address of the picture that the message shows, empty for none.
func (m *Message) Image() string {
	for _, e := range m.said.Load().Embeds {
		if e.Image.URL != "" {
			return e.Image.URL
		}
	}
	return ""
}

// Rows returns the rows of components.
func (m *Message) Rows() []Row { return m.said.Load().Components }

// Link returns the address of the first link whose label contains the text.
func (m *Message) Link(text string) string {
	for _, r := range m.Rows() {
		for _, c := range r.Components {
			if c.URL != "" && strings.Contains(c.Label, text) {
				return c.URL
			}
		}
	}
	return ""
}

// Button returns the custom_id of the first component whose label, or one of
// whose entries, or whose placeholder as a menu of users, contains the text; "" when there is none.
func (m *Message) Button(text string) string {
	for _, r := range m.Rows() {
		for _, c := range r.Components {
			if strings.Contains(c.Label, text) || c.Type == 5 && strings.Contains(c.Placeholder, text) {
				return c.CustomID
			}
			for _, o := range c.Options {
				if strings.Contains(o.Label, text) {
					return c.CustomID
				}
			}
		}
	}
	return ""
}

func (m *Message) json() map[string]any {
	flags := 0
	if m.Private {
		flags = 64
	}
	return map[string]any{"id": m.ID, "channel_id": m.Place.Channel, "flags": flags, "type": 0, "content": "",
		"author": map[string]any{"id": AppID, "username": "apnap", "bot": true}, "timestamp": "2026-04-17T12:00:00.000000+00:00",
		// A kind of component that nobody knows yet must do no harm.
		"components": []any{map[string]any{"type": 1, "components": []any{map[string]any{"type": 99, "id": 1}}}},
	}
}

// set replaces what the message says.
func (m *Message) set(data json.RawMessage, files map[string][]byte) {
	var now said
	_ = json.Unmarshal(data, &now) // it was checked before
	for i := range now.Attachments {
		now.Attachments[i].Data = files[now.Attachments[i].Filename]
	}
	m.said.Store(&now)
}

// Attachments are the files of the message.
func (m *Message) Attachments() []Attachment { return m.said.Load().Attachments }

func (s *Server) newMessage(p Place, data json.RawMessage, files map[string][]byte) *Message {
	m := &Message{ID: s.id(), Place: p}
	m.set(data, files)
	m.Private = m.said.Load().Flags&64 != 0 || p.NoExternal
	s.messages[m.ID] = m
	return m
}

// Settled waits until the message of a late answer says something; where no answer made
// one, there is nothing to wait for.
func (s *Server) Settled(m *Message, limit time.Duration) bool {
	if m == nil {
		return false
	}
	for end := time.Now().Add(limit); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		s.mu.Lock()
		done := m.deleted || len(m.said.Load().Embeds) > 0
		s.mu.Unlock()
		if done {
			return true
		}
	}
	return false
}

// Messages returns the messages that there are, in no order.
func (s *Server) Messages() []*Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []*Message
	for _, m := range s.messages {
		if !m.deleted {
			out = append(out, m)
		}
	}
	return out
}

// webhookOf returns the exchange whose webhook is used, if it may be.
func (s *Server) webhookOf(w http.ResponseWriter, r *http.Request) *exchange {
	x := s.open[r.PathValue("token")]
	if x == nil || !x.done || r.PathValue("app") != AppID {
		s.violateLocked("webhook of an unknown or unanswered interaction: %s %s", r.Method, r.URL.Path)
		answer(w, http.StatusNotFound, map[string]any{"message": "Unknown Webhook", "code": 10015})
		return nil
	}
	return x
}

func (s *Server) postFollowUp(w http.ResponseWriter, r *http.Request, body []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.webhookOf(w, r)
	if x == nil || s.refused(w, append(checkMessage(body, true), checkDescribed(asFollowUp, body)...)) {
		return
	}
	answer(w, http.StatusOK, s.newMessage(x.place, body, filesOf(r)).json())
}

func (s *Server) patchOriginal(w http.ResponseWriter, r *http.Request, body []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.webhookOf(w, r)
	if x == nil || s.refused(w, append(checkMessage(body, false), checkDescribed(asEdit, body)...)) {
		return
	}
	x.message.set(body, filesOf(r))
	answer(w, http.StatusOK, x.message.json())
}

// patchFollowUp changes a message that followed the first answer.
func (s *Server) patchFollowUp(w http.ResponseWriter, r *http.Request, body []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.webhookOf(w, r)
	if x == nil || s.refused(w, append(checkMessage(body, false), checkDescribed(asEdit, body)...)) {
		return
	}
	m := s.messages[r.PathValue("message")]
	if m == nil || m.Place != x.place {
		s.violateLocked("a message was changed that this interaction did not make: %s", r.PathValue("message"))
		answer(w, http.StatusNotFound, map[string]any{"message": "Unknown Message", "code": 10008})
		return
	}
	m.set(body, filesOf(r))
	answer(w, http.StatusOK, m.json())
}

func (s *Server) deleteOriginal(w http.ResponseWriter, r *http.Request, _ []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if x := s.webhookOf(w, r); x != nil {
		x.message.deleted = true
		w.WriteHeader(http.StatusNoContent)
	}
}

// refused answers a request whose body is at fault.
func (s *Server) refused(w http.ResponseWriter, faults []string) bool {
	if len(faults) == 0 {
		return false
	}
	s.violations = append(s.violations, faults...)
	answer(w, http.StatusBadRequest, map[string]any{"message": "Invalid Form Body", "code": 50035})
	return true
}
