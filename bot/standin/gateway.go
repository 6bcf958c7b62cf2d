package standin

import (
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

// gatewayState is guarded by the server's lock.
type gatewayState struct {
	interval   time.Duration
	gap        time.Duration // that identifies must keep
	changed    *sync.Cond
	shards     []*shardState // one unless SetShards says otherwise
	identifies []time.Time
	resumes    int
	beats      int
	poison     []Poison
	silent     bool
	mute       int // connections to come that get no HELLO
}

// shardState is one of the sessions that share the servers.
type shardState struct {
	conn     *connection // the one that identified or resumed last
	session  string
	sequence int
	sent     []json.RawMessage // dispatches of the session, for resuming
}

// Poison is what a connection does instead of a proper handshake.
type Poison struct {
	// Send is sent in place of READY or RESUMED, such as {"op":7,"d":null}.
	Send []string
	// Close is the code to close with afterwards, if not 0.
	Close int
	// Proper lets the proper answer follow.
	Proper bool
}

// sessionLimit is session_start_limit.
type sessionLimit struct {
	Total          int `json:"total"`
	Remaining      int `json:"remaining"`
	ResetAfter     int `json:"reset_after"`
	MaxConcurrency int `json:"max_concurrency"`
}

// LimitSessions sets how many sessions may still be begun, and in how many
// milliseconds there are more.
func (s *Server) LimitSessions(remaining, resetAfter int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.limit.Remaining, s.limit.ResetAfter = remaining, resetAfter
}

// SetShards sets how many shards a client must identify for, and how many of them
// may do so at the same time.
func (s *Server) SetShards(n, atOnce int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.limit.MaxConcurrency = atOnce
	s.gateway.shards = nil
	for range n {
		s.gateway.shards = append(s.gateway.shards, &shardState{})
	}
}

// connections lists the shards' connections that are up; guarded by the lock.
func (g *gatewayState) connections() []*connection {
	var out []*connection
	for _, sh := range g.shards {
		if sh.conn != nil {
			out = append(out, sh.conn)
		}
	}
	return out
}

// SetInterval changes how far apart clients shall send heartbeats.
func (s *Server) SetInterval(d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.interval = d
}

// SetGap changes the 5 seconds that must lie between identifies.
func (s *Server) SetGap(d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.gap = d
}

// Poison makes the next handshakes go wrong, one each.
func (s *Server) Poison(p ...Poison) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.poison = append(s.gateway.poison, p...)
}

// Silence makes the gateway stop answering heartbeats, or answer again.
func (s *Server) Silence(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.silent = on
}

// Mute makes the next connections wait for a HELLO in vain.
func (s *Server) Mute(connections int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.mute = connections
}

// Connected waits until a session is up for every shard.
func (s *Server) Connected(limit time.Duration) bool {
	return s.waitGateway(limit, func() bool { return len(s.gateway.connections()) == len(s.gateway.shards) })
}

// Gone waits until no session is up: the connection of a client that was killed
// is noticed a little later.
func (s *Server) Gone(limit time.Duration) bool {
	return s.waitGateway(limit, func() bool { return len(s.gateway.connections()) == 0 })
}

// Counts says how often clients identified and resumed.
func (s *Server) Counts() (identifies, resumes int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.gateway.identifies), s.gateway.resumes
}

// Beats counts the heartbeats received.
func (s *Server) Beats() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.gateway.beats
}

// Send sends a raw message to the client on every connection, such as
// {"op":7,"d":null}.
func (s *Server) Send(raw string) {
	s.mu.Lock()
	list := s.gateway.connections()
	s.mu.Unlock()
	for _, c := range list {
		c.write([]byte(raw))
	}
}

// Disconnect closes the client's connections with that code.
func (s *Server) Disconnect(code int) {
	s.mu.Lock()
	list := s.gateway.connections()
	for _, sh := range s.gateway.shards {
		sh.conn = nil
	}
	s.mu.Unlock()
	for _, c := range list {
		c.close(code)
	}
}

func (s *Server) waitGateway(limit time.Duration, done func() bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	wake := time.AfterFunc(limit, s.gateway.changed.Broadcast)
	defer wake.Stop()
	for end := time.Now().Add(limit); !done(); s.gateway.changed.Wait() {
		if !time.Now().Before(end) {
			return false
		}
	}
	return true
}

// connection is one websocket.
type connection struct {
	mu   sync.Mutex
	conn *websocket.Conn
	path string // where it was opened
}

// write sends a message; the client may be gone.
func (c *connection) write(raw []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	_ = c.conn.SetWriteDeadline(time.Now().Add(time.Second))
	_ = c.conn.WriteMessage(websocket.TextMessage, raw)
}

func (c *connection) hello(interval time.Duration) {
	c.write(encode(map[string]any{"op": 10, "t": nil, "s": nil, "d": map[string]any{"heartbeat_interval": interval.Milliseconds()}}))
}

func (c *connection) close(code int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	_ = c.conn.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, ""), time.Now().Add(time.Second))
	_ = c.conn.Close()
}

type received struct {
	Op   int             `json:"op"`
	Data json.RawMessage `json:"d"`
}

func (s *Server) serveGateway(w http.ResponseWriter, r *http.Request) {
	if v := r.URL.Query().Get("v"); v != "10" {
		s.violate("the gateway was asked for version %q", v)
	}
	conn, err := (&websocket.Upgrader{}).Upgrade(w, r, nil)
	if err != nil {
		return
	}
	c := &connection{conn: conn, path: r.URL.Path}
	defer conn.Close()
	s.mu.Lock()
	interval, mute := s.gateway.interval, s.gateway.mute > 0
	if mute {
		s.gateway.mute--
	}
	s.mu.Unlock()
	if !mute {
		c.hello(interval)
	}
	for {
		var m received
		if err := conn.ReadJSON(&m); err != nil {
			s.forget(c)
			return
		}
		if !s.receive(c, m) {
			s.forget(c)
			return
		}
	}
}

func (s *Server) forget(c *connection) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, sh := range s.gateway.shards {
		if sh.conn == c {
			sh.conn = nil
		}
	}
	s.gateway.changed.Broadcast()
}

// receive takes one message of the client; false ends the connection.
func (s *Server) receive(c *connection, m received) bool {
	switch m.Op {
	case 1:
		s.mu.Lock()
		s.gateway.beats++
		silent := s.gateway.silent
		s.mu.Unlock()
		if !silent {
			c.write([]byte(`{"op":11,"d":null,"s":null,"t":null}`))
		}
		return true
	case 2:
		return s.identify(c, m.Data)
	case 6:
		return s.resume(c, m.Data)
	}
	s.violate("the gateway was sent op %d", m.Op)
	return true
}

// poisoned carries out the next poison; proper tells whether the handshake
// goes on.
func (s *Server) poisoned(c *connection) (proper, open bool) {
	s.mu.Lock()
	if len(s.gateway.poison) == 0 {
		s.mu.Unlock()
		return true, true
	}
	p := s.gateway.poison[0]
	s.gateway.poison = s.gateway.poison[1:]
	s.mu.Unlock()
	for _, raw := range p.Send {
		c.write([]byte(raw))
	}
	if p.Close != 0 {
		c.close(p.Close)
		return false, false
	}
	return p.Proper, true
}

func (s *Server) identify(c *connection, data []byte) bool {
	var d struct {
		Token   string
		Intents *int
		Shard   *[2]int
	}
	if err := json.Unmarshal(data, &d); err != nil || d.Intents == nil || *d.Intents != 0 {
		s.violate("identify: %s", data)
	}
	which := s.countIdentify(d.Shard)
	if which < 0 {
		c.close(4010)
		return false
	}
	if d.Token != Token {
		c.close(4004)
		return false
	}
	proper, open := s.poisoned(c)
	if !proper {
		return open
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	sh := s.gateway.shards[which]
	sh.conn, sh.session, sh.sequence, sh.sent = c, "session"+s.id(), 0, nil
	sh.dispatch("READY", map[string]any{
		"v": 10, "user": map[string]any{"id": AppID, "username": "apnap", "bot": true}, "guilds": []any{},
		"session_id": sh.session, "resume_gateway_url": "ws" + strings.TrimPrefix(s.http.URL, "http") + "/resume",
		"application": map[string]any{"id": AppID, "flags": 0},
	})
	s.gateway.changed.Broadcast()
	return true
}

// countIdentify notes an identify, whether it came too early for as many as may
// come at once, and returns which shard it is for; -1 for none that there is.
func (s *Server) countIdentify(shard *[2]int) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	if n := len(s.gateway.identifies) - s.limit.MaxConcurrency; n >= 0 {
		if gap := now.Sub(s.gateway.identifies[n]); gap < s.gateway.gap {
			s.violateLocked("identified %d times within %v", s.limit.MaxConcurrency+1, gap)
		}
	}
	s.gateway.identifies = append(s.gateway.identifies, now)
	if s.limit.Remaining == 0 {
		s.violateLocked("identified when no session was left")
	}
	which, total := 0, 1
	if shard != nil {
		which, total = shard[0], shard[1]
	}
	if total != len(s.gateway.shards) || which < 0 || which >= total {
		s.violateLocked("identified as shard %d of %d; there are %d", which, total, len(s.gateway.shards))
		return -1
	}
	return which
}

func (s *Server) resume(c *connection, data []byte) bool {
	var d struct {
		Token     string
		SessionID string `json:"session_id"`
		Seq       int
	}
	if err := json.Unmarshal(data, &d); err != nil {
		s.violate("resume: %s", data)
	}
	if d.Token != Token {
		s.violate("resumed with another token")
	}
	if c.path != "/resume/" {
		s.violate("resumed at %s rather than where READY said", c.path)
	}
	proper, open := s.poisoned(c)
	if !proper {
		return open
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.resumes++
	at := slices.IndexFunc(s.gateway.shards, func(sh *shardState) bool { return sh.session == d.SessionID && d.Seq <= sh.sequence })
	if at < 0 {
		c.write([]byte(`{"op":9,"d":false,"s":null,"t":null}`))
		return true
	}
	sh := s.gateway.shards[at]
	sh.conn = c
	for _, missed := range sh.sent[d.Seq:] {
		c.write(missed)
	}
	sh.dispatch("RESUMED", map[string]any{})
	s.gateway.changed.Broadcast()
	return true
}

// shardOf is the shard that hears of a server; direct messages go to the first.
func (g *gatewayState) shardOf(guild string) *shardState {
	id, err := strconv.ParseUint(guild, 10, 64)
	if err != nil {
		return g.shards[0]
	}
	return g.shards[(id>>22)%uint64(len(g.shards))]
}

// dispatch sends an event, or keeps it for a client that resumes.
func (sh *shardState) dispatch(kind string, data any) {
	sh.sequence++
	raw := encode(map[string]any{"op": 0, "t": kind, "s": sh.sequence, "d": data})
	sh.sent = append(sh.sent, raw)
	if sh.conn != nil {
		sh.conn.write(raw)
	}
}

func encode(v any) []byte {
	raw, err := json.Marshal(v)
	if err != nil {
		panic(err) // a fault of the stand-in's own
	}
	return raw
}
