// Package standin is a stand-in for Discord on this machine: REST and gateway,
// strict about limits, order and deadlines. Tests run the bot against it; it
// knows nothing of the bot's code and looks only at what is sent.
package standin

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Token is the only token that the stand-in accepts, and AppID the id of the
// application it belongs to.
const (
	Token = "MTAwMDAwMDAwMDAwMDAwMDAx.standin.of-a-token"
	AppID = "100000000000000001"
)

// Deadline is how long the first answer to an interaction may take.
const Deadline = 3 * time.Second

// Server is a running stand-in.
type Server struct {
	http *httptest.Server

	mu         sync.Mutex
	violations []string
	commands   json.RawMessage
	puts       int // registrations received
	users      map[string]User
	lookups    int // of users
	nextID     int
	open       map[string]*exchange // interactions by token
	messages   map[string]*Message
	faults     []Fault
	deliveries int             // of each interaction; 0 means one
	closed     map[string]bool // channels that the bot may not write in
	gateway    gatewayState
	limit      sessionLimit
	page       page
}

// Start starts a stand-in. Close ends it.
func Start() *Server {
	s := &Server{
		nextID: 200000000000000000, users: map[string]User{}, open: map[string]*exchange{}, closed: map[string]bool{},
		messages: map[string]*Message{}, limit: sessionLimit{1000, 1000, 0, 1},
	}
	s.gateway.interval, s.gateway.gap = 2*time.Second, 5*time.Second
	s.gateway.changed = sync.NewCond(&s.mu)
	s.gateway.shards = []*shardState{{}}
	s.http = httptest.NewServer(s.routes())
	return s
}

// URL is the base address of the API, for DISCORD_API_URL.
func (s *Server) URL() string { return s.http.URL + "/api/v10" }

// Close ends the stand-in and every connection to it.
func (s *Server) Close() {
	s.Disconnect(1001)
	s.http.CloseClientConnections()
	s.http.Close()
}

// Violations lists what was sent that Discord would not take, or would punish.
func (s *Server) Violations() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.violations...)
}

func (s *Server) violate(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.violateLocked(format, args...)
}

func (s *Server) violateLocked(format string, args ...any) {
	s.violations = append(s.violations, fmt.Sprintf(format, args...))
}

// id makes a new snowflake.
func (s *Server) id() string {
	s.nextID++
	return strconv.Itoa(s.nextID)
}

// Commands waits for the commands to be registered and returns what was sent,
// or nil if that takes longer than limit.
func (s *Server) Commands(limit time.Duration) json.RawMessage {
	for end := time.Now().Add(limit); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		s.mu.Lock()
		got := s.commands
		s.mu.Unlock()
		if got != nil {
			return got
		}
	}
	return nil
}

// AddUser makes a user known to GET /users/{id}.
func (s *Server) AddUser(u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.users[u.ID] = u
}

// Lookups counts the users asked for.
func (s *Server) Lookups() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.lookups
}

// Fault is what happens to a request instead of an answer.
type Fault struct {
	// Path is what the request's path must contain.
	Path string
	// Status is the answer's status; 0 answers as usual, after Delay.
	Status int
	Code   int // Discord's own, beside Status
	Delay  time.Duration
	// Drop closes the connection without an answer.
	Drop bool
	// After carries the request out before the connection is closed or the answer
	// delayed.
	After bool
	// RetryAfter is told with status 429.
	RetryAfter time.Duration
}

// Inject makes each fault happen once, to the next request that it fits.
func (s *Server) Inject(faults ...Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = append(s.faults, faults...)
}

// FaultsLeft counts the injected faults that have not happened yet.
func (s *Server) FaultsLeft() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.faults)
}

// Forgive takes back the injected faults that have not happened yet.
func (s *Server) Forgive() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = nil
}

// Deliver sets how often each interaction is sent from now on.
func (s *Server) Deliver(times int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.deliveries = times
}

func (s *Server) faultFor(path string) (Fault, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, f := range s.faults {
		if strings.Contains(path, f.Path) {
			s.faults = append(s.faults[:i:i], s.faults[i+1:]...)
			return f, true
		}
	}
	return Fault{}, false
}

// unknownInteraction is Discord's code for an interaction that nobody can answer any more.
const unknownInteraction = 10062

// outrun has an interaction gone of which a fault says so: whoever made it waits for no
// answer, and none is taken.
func (s *Server) outrun(path string, f Fault) {
	if f.Code != unknownInteraction {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for token, x := range s.open {
		if strings.Contains(path, token) && !x.done {
			delete(s.open, token)
			x.answered <- Answer{}
		}
	}
}

// withFaults lets the injected faults happen.
func (s *Server) withFaults(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f, ok := s.faultFor(r.URL.Path)
		if !ok {
			next.ServeHTTP(w, r)
			return
		}
		if !f.After {
			time.Sleep(f.Delay)
		}
		switch {
		case f.Drop && f.After:
			next.ServeHTTP(httptest.NewRecorder(), r)
			panic(http.ErrAbortHandler)
		case f.Drop:
			panic(http.ErrAbortHandler)
		case f.Status == http.StatusTooManyRequests:
			w.Header().Set("Retry-After", fmt.Sprintf("%.3f", f.RetryAfter.Seconds()))
			answer(w, f.Status, map[string]any{"message": "slow down", "retry_after": f.RetryAfter.Seconds(), "global": false})
		case f.Status != 0:
			s.outrun(r.URL.Path, f)
			answer(w, f.Status, map[string]any{"message": "fault", "code": f.Code})
		default:
			next.ServeHTTP(w, r)
			if f.After {
				time.Sleep(f.Delay)
			}
		}
	})
}

func answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if body != nil {
		_ = json.NewEncoder(w).Encode(body) // the client may be gone
	}
}
