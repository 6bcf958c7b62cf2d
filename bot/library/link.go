package library

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"sync"
	"sync/atomic"
	"time"
)

// link is one connection to the gateway, as the library sees it, with a watch
// on what comes in. Messages on which the library would lock up, identify at
// once or crash do not reach it: the connection ends with an error instead, and
// the supervisor decides what to do. Nor does what an event holds: the library
// learns its number, and who wants the event gets it from here.
type Link struct {
	net.Conn

	buf    []byte // for one read
	in     []byte // received, not yet looked at
	out    []byte // looked at, for the library
	frames frames
	doomed error // why it ends once the library has read out
	opened bool  // the handshake of the websocket is over

	Resumes bool // the session was up before, so RESUMED may come in place of READY

	scheme, host string // what was dialed: ws or wss, and where
	resumeURL    string // where READY wants the session resumed; read it after up

	event func(kind string, raw []byte) // takes each event

	Up       atomic.Bool  // READY or RESUMED was received
	heard    atomic.Int64 // when something last came in, in milliseconds
	interval atomic.Int64 // between heartbeats, in milliseconds

	once  sync.Once
	Ended chan struct{}
	Cause error // why it ended; read it after ended is closed
}

// Why a link ended, when the gateway wanted it.
var (
	errReconnect   = errors.New("the gateway asks to reconnect")
	errResumable   = errors.New("the gateway asks to resume once more")
	ErrNoSession   = errors.New("the gateway does not know the session")
	ErrSilent      = errors.New("the gateway has fallen silent")
	errUnasked     = errors.New("the gateway resumes a session that has not begun")
	ErrHandshake   = errors.New("the gateway did not finish the handshake in time")
	errOversized   = errors.New("the gateway sent more than it may")
	errBadInterval = errors.New("the gateway asks for heartbeats at no interval")
	ErrClosed      = errors.New("the connection is closed")
)

// ClosedError is a close code that the gateway sent.
type ClosedError int

// Error implements error.
func (c ClosedError) Error() string { return fmt.Sprintf("the gateway closed with code %d", int(c)) }

// Bounds of what may come in and of how long a write may take.
const (
	maxHeader  = 64 << 10
	maxMessage = 16 << 20
	writeLimit = 10 * time.Second
)

// newLink watches a connection that was dialed as that scheme to that address.
func newLink(conn net.Conn, scheme, addr string, event func(kind string, raw []byte)) *Link {
	host, _, _ := net.SplitHostPort(addr) // without one no other address is trusted
	l := &Link{Conn: conn, scheme: scheme, host: host, event: event, buf: make([]byte, 4096), Ended: make(chan struct{})}
	l.heard.Store(time.Now().UnixMilli())
	return l
}

// End closes the connection; the first cause stays.
func (l *Link) End(cause error) {
	l.once.Do(func() {
		l.Cause = cause
		close(l.Ended)
		_ = l.Conn.Close() // nothing is left to be said about it
	})
}

// Close implements net.Conn.
func (l *Link) Close() error {
	l.End(ErrClosed)
	return nil
}

// Write implements net.Conn with a limit, so that a dead peer cannot hold the
// library's locks.
func (l *Link) Write(p []byte) (int, error) {
	if err := l.Conn.SetWriteDeadline(time.Now().Add(writeLimit)); err != nil {
		return 0, err
	}
	return l.Conn.Write(p)
}

// Read implements net.Conn: it hands on only what has been looked at.
func (l *Link) Read(p []byte) (int, error) {
	for len(l.out) == 0 {
		if l.doomed != nil {
			l.End(l.doomed)
			return 0, l.Cause
		}
		n, err := l.Conn.Read(l.buf)
		l.doomed = err
		if n > 0 {
			l.heard.Store(time.Now().UnixMilli())
			l.in = append(l.in, l.buf[:n]...)
			if cause := l.sift(); cause != nil {
				l.doomed = cause
			}
		}
	}
	n := copy(p, l.out)
	l.out = l.out[n:]
	return n, nil
}

// sift looks at what came in and moves whole messages on.
func (l *Link) sift() error {
	if !l.opened {
		end := bytes.Index(l.in, []byte("\r\n\r\n"))
		if end < 0 {
			if len(l.in) > maxHeader {
				return errOversized
			}
			return nil
		}
		l.opened = true
		l.out, l.in = append(l.out, l.in[:end+4]...), l.in[end+4:]
	}
	for {
		kind, payload, n, err := l.frames.next(l.in)
		if n == 0 || err != nil {
			return err
		}
		l.in = l.in[n:]
		if kind == frameMore {
			continue
		}
		pass, err := l.judge(kind, payload)
		if err != nil {
			return err
		}
		if pass != nil {
			l.out = appendFrame(l.out, kind, pass)
		}
	}
}

// Opcodes of the gateway.
const (
	opDispatch       = 0
	opHeartbeat      = 1
	opReconnect      = 7
	opInvalidSession = 9
	opHello          = 10
	opAcknowledged   = 11
)

// judge decides about one message: what to hand on in its place (nil for
// nothing), or that the link ends.
func (l *Link) judge(kind byte, payload []byte) ([]byte, error) {
	switch kind {
	case frameClose:
		return nil, closing(payload)
	case frameText:
	case framePing, framePong:
		return payload, nil
	default:
		return nil, nil
	}
	var m dispatch
	if json.Unmarshal(payload, &m) != nil || m.Op == nil {
		return nil, nil // the library would crash on some of these
	}
	switch *m.Op {
	case opReconnect:
		return nil, errReconnect
	case opInvalidSession:
		if string(m.Data) == "true" {
			return nil, errResumable
		}
		return nil, ErrNoSession
	case opHello:
		return payload, l.hello(m.Data)
	case opHeartbeat:
		return []byte(`{"op":1}`), nil
	case opAcknowledged:
		if l.Up.Load() { // the library locks up on one before READY
			return []byte(`{"op":11}`), nil
		}
	case opDispatch:
		return l.dispatched(m)
	}
	return nil, nil
}

// closing reads a close code; 1005 stands for none.
func closing(payload []byte) error {
	if len(payload) < 2 {
		return ClosedError(1005)
	}
	return ClosedError(binary.BigEndian.Uint16(payload))
}

func (l *Link) hello(data []byte) error {
	var hello struct {
		Interval float64 `json:"heartbeat_interval"`
	}
	if json.Unmarshal(data, &hello) != nil || hello.Interval < 1 {
		return errBadInterval
	}
	l.interval.Store(int64(hello.Interval))
	return nil
}

// dispatch is a message of the gateway; only an event has a type and a number.
type dispatch struct {
	Op     *int            `json:"op"`
	Type   string          `json:"t"`
	Number int64           `json:"s"`
	Data   json.RawMessage `json:"d"`
}

// dispatched takes an event and returns what the library learns of it: the
// number, and from READY the session's name. On some of the rest it crashes. RESUMED in answer to a
// session that is to begin ends the link: neither side would have one.
func (l *Link) dispatched(m dispatch) ([]byte, error) {
	type bare struct {
		Op     int    `json:"op"`
		Type   string `json:"t"`
		Number int64  `json:"s"`
		Data   any    `json:"d"`
	}
	if m.Type == "RESUMED" && !l.Resumes && !l.Up.Load() {
		return nil, errUnasked // nothing would ever come here
	}
	told := bare{Op: opDispatch, Type: "SEEN", Number: m.Number}
	l.event(m.Type, m.Data)
	switch m.Type {
	case "READY":
		var ready struct {
			Session string `json:"session_id"`
			At      string `json:"resume_gateway_url"`
		}
		_ = json.Unmarshal(m.Data, &ready) // without them the session is not resumed, or where it began
		told.Type, told.Data = m.Type, map[string]string{"session_id": ready.Session}
		l.resumeURL = ready.At
		l.Up.Store(true)
	case "RESUMED":
		told.Type, told.Data = m.Type, struct{}{}
		l.Up.Store(true)
	default:
		if m.Number < 1 {
			return nil, nil
		}
	}
	raw, _ := json.Marshal(told) // it holds nothing that cannot be written
	return raw, nil
}

// silentBeats is how many heartbeats may pass without a sign of life.
const silentBeats = 3

// Silent tells whether nothing has come in for some heartbeats.
func (l *Link) Silent(now time.Time) bool {
	interval := l.interval.Load()
	return interval > 0 && now.UnixMilli()-l.heard.Load() > silentBeats*interval
}
