package bot

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
// the supervisor decides what to do.
type link struct {
	net.Conn

	buf    []byte // for one read
	in     []byte // received, not yet looked at
	out    []byte // looked at, for the library
	frames frames
	doomed error // why it ends once the library has read out
	opened bool  // the handshake of the websocket is over

	up       atomic.Bool  // READY or RESUMED was received
	heard    atomic.Int64 // when something last came in, in milliseconds
	interval atomic.Int64 // between heartbeats, in milliseconds

	once  sync.Once
	ended chan struct{}
	cause error // why it ended; read it after ended is closed
}

// Why a link ended, when the gateway wanted it.
var (
	errReconnect   = errors.New("the gateway asks to reconnect")
	errResumable   = errors.New("the gateway asks to resume once more")
	errNoSession   = errors.New("the gateway does not know the session")
	errSilent      = errors.New("the gateway has fallen silent")
	errHandshake   = errors.New("the gateway did not finish the handshake in time")
	errOversized   = errors.New("the gateway sent more than it may")
	errBadInterval = errors.New("the gateway asks for heartbeats at no interval")
	errClosed      = errors.New("the connection is closed")
)

// closedError is a close code that the gateway sent.
type closedError int

// Error implements error.
func (c closedError) Error() string { return fmt.Sprintf("the gateway closed with code %d", int(c)) }

// Bounds of what may come in and of how long a write may take.
const (
	maxHeader  = 64 << 10
	maxMessage = 16 << 20
	writeLimit = 10 * time.Second
)

func newLink(conn net.Conn) *link {
	l := &link{Conn: conn, buf: make([]byte, 4096), ended: make(chan struct{})}
	l.heard.Store(time.Now().UnixMilli())
	return l
}

// end closes the connection; the first cause stays.
func (l *link) end(cause error) {
	l.once.Do(func() {
		l.cause = cause
		close(l.ended)
		_ = l.Conn.Close() // nothing is left to be said about it
	})
}

// Close implements net.Conn.
func (l *link) Close() error {
	l.end(errClosed)
	return nil
}

// Write implements net.Conn with a limit, so that a dead peer cannot hold the
// library's locks.
func (l *link) Write(p []byte) (int, error) {
	if err := l.Conn.SetWriteDeadline(time.Now().Add(writeLimit)); err != nil {
		return 0, err
	}
	return l.Conn.Write(p)
}

// Read implements net.Conn: it hands on only what has been looked at.
func (l *link) Read(p []byte) (int, error) {
	for len(l.out) == 0 {
		if l.doomed != nil {
			l.end(l.doomed)
			return 0, l.cause
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
func (l *link) sift() error {
	if !l.opened {
		end := bytes.Index(l.in, []byte("\r\n\r\n"))
		if end < 0 {
			if len(l.in) > maxHeader {
				return errOversized
			}
			return nil
		}
		l.opened = true
		l.pass(end + 4)
	}
	for {
		n, err := l.frames.next(l.in)
		if n == 0 || err != nil {
			return err
		}
		keep, err := l.judge(l.frames.kind, l.frames.payload)
		if err != nil {
			return err
		}
		if !keep {
			l.in = l.in[n:]
			continue
		}
		l.pass(n)
	}
}

func (l *link) pass(n int) {
	l.out = append(l.out, l.in[:n]...)
	l.in = l.in[n:]
}

// Opcodes of the gateway.
const (
	opDispatch       = 0
	opReconnect      = 7
	opInvalidSession = 9
	opHello          = 10
	opAcknowledged   = 11
)

// judge decides about one message: hand it on, drop it, or end the link.
func (l *link) judge(kind byte, payload []byte) (keep bool, err error) {
	switch kind {
	case frameClose:
		return false, closing(payload)
	case frameText:
	default:
		return true, nil
	}
	var m struct {
		Op   *int            `json:"op"`
		Type string          `json:"t"`
		Data json.RawMessage `json:"d"`
	}
	if json.Unmarshal(payload, &m) != nil || m.Op == nil {
		return false, nil // the library would crash on some of these
	}
	switch *m.Op {
	case opReconnect:
		return false, errReconnect
	case opInvalidSession:
		if string(m.Data) == "true" {
			return false, errResumable
		}
		return false, errNoSession
	case opHello:
		return true, l.hello(m.Data)
	case opAcknowledged:
		return l.up.Load(), nil // the library locks up on one before READY
	case opDispatch:
		l.dispatched(m.Type)
	}
	return true, nil
}

// closing reads a close code; 1005 stands for none.
func closing(payload []byte) error {
	if len(payload) < 2 {
		return closedError(1005)
	}
	return closedError(binary.BigEndian.Uint16(payload))
}

func (l *link) hello(data []byte) error {
	var hello struct {
		Interval float64 `json:"heartbeat_interval"`
	}
	if json.Unmarshal(data, &hello) != nil || hello.Interval < 1 {
		return errBadInterval
	}
	l.interval.Store(int64(hello.Interval))
	return nil
}

func (l *link) dispatched(name string) {
	if name == "READY" || name == "RESUMED" {
		l.up.Store(true)
	}
}

// silentBeats is how many heartbeats may pass without a sign of life.
const silentBeats = 3

// silent tells whether nothing has come in for some heartbeats.
func (l *link) silent(now time.Time) bool {
	interval := l.interval.Load()
	return interval > 0 && now.UnixMilli()-l.heard.Load() > silentBeats*interval
}
