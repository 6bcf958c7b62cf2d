package library

import (
	"bytes"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// frame is a websocket frame as a server sends it.
func frame(kind byte, last bool, payload string) []byte {
	b := appendFrame(nil, kind, []byte(payload))
	if !last {
		b[0] &^= 0x80
	}
	return b
}

func ignored(string, []byte) {}

// through sends the stream through a link, in pieces of that size, and returns
// what arrives and why it ended.
func through(t *testing.T, stream []byte, piece int) ([]byte, error) {
	t.Helper()
	ours, theirs := net.Pipe()
	l := newLink(ours, "ws", "127.0.0.1:1", ignored)
	go func() {
		for len(stream) > 0 {
			n := min(piece, len(stream))
			if _, err := theirs.Write(stream[:n]); err != nil {
				return
			}
			stream = stream[n:]
		}
		theirs.Close()
	}()
	var got bytes.Buffer
	_, err := io.Copy(&got, struct{ io.Reader }{l})
	if err == nil && !errors.Is(l.Cause, io.EOF) {
		err = l.Cause
	}
	return got.Bytes(), err
}

func TestLink(t *testing.T) {
	const shake = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
	ready := frame(1, true, `{"op":0,"t":"READY","s":1,"d":{"session_id":"a","guilds":[null],"x":"`+strings.Repeat("y", 70_000)+`"}}`)
	begun := frame(1, true, `{"op":0,"t":"READY","s":1,"d":{"session_id":"a"}}`)
	ack := frame(1, true, `{"op":11,"d":null}`)
	acked := frame(1, true, `{"op":11}`)
	odd := frame(1, true, `{"op":0,"t":"GUILD_CREATE","s":7,"d":{"channels":[null]}}`)
	seen := frame(1, true, `{"op":0,"t":"SEEN","s":7,"d":null}`)
	hello := frame(1, true, `{"op":10,"d":{"heartbeat_interval":41250}}`)
	ping := frame(9, true, "")
	parts := append(append(frame(1, false, `{"op":0,"s":7,`), ping...), frame(0, true, `"t":"X"}`)...)
	whole := append(frame(1, false, `{"op":`), frame(0, true, `7}`)...)
	for name, c := range map[string]struct {
		in, out [][]byte
		cause   error
	}{
		"a session":            {[][]byte{hello, ready, ack, ping}, [][]byte{hello, begun, acked, ping}, nil},
		"ack before READY":     {[][]byte{hello, ack, ready}, [][]byte{hello, begun}, nil},
		"fragments":            {[][]byte{parts, ready}, [][]byte{ping, seen, begun}, nil},
		"an event":             {[][]byte{ready, odd}, [][]byte{begun, seen}, nil},
		"a heartbeat asked":    {[][]byte{frame(1, true, `{"op":1,"d":251}`), frame(1, true, `{"op":42,"d":{}}`), frame(2, true, "x\x9c")}, [][]byte{frame(1, true, `{"op":1}`)}, nil},
		"reconnect":            {[][]byte{hello, frame(1, true, `{"op":7}`), ready}, [][]byte{hello}, errReconnect},
		"reconnect, fragments": {[][]byte{hello, whole}, [][]byte{hello}, errReconnect},
		"invalid session":      {[][]byte{frame(1, true, `{"op":9,"d":false}`)}, nil, ErrNoSession},
		"resumable":            {[][]byte{frame(1, true, `{"op":9,"d":true}`)}, nil, errResumable},
		"closed":               {[][]byte{ready, frame(8, true, "\x0f\xa4bye")}, [][]byte{begun}, ClosedError(4004)},
		"null":                 {[][]byte{frame(1, true, "null"), frame(1, true, "{"), ready}, [][]byte{begun}, nil},
		"no interval":          {[][]byte{frame(1, true, `{"op":10,"d":{"heartbeat_interval":0}}`)}, nil, errBadInterval},
		"too long":             {[][]byte{{0x81, 127, 0, 0, 0, 1, 0, 0, 0, 0}}, nil, errOversized},
		"masked":               {[][]byte{{0x81, 0x80, 0, 0, 0, 0}}, nil, errOversized},
	} {
		for _, piece := range []int{1, 7, 4096, 1 << 20} {
			if piece == 1 && len(c.in) > 2 {
				continue // byte by byte only where it is short
			}
			got, err := through(t, append([]byte(shake), bytes.Join(c.in, nil)...), piece)
			want := append([]byte(shake), bytes.Join(c.out, nil)...)
			if !errors.Is(err, c.cause) || !bytes.Equal(got, want) && c.cause == nil || !bytes.HasPrefix(want, got) {
				t.Errorf("%s in pieces of %d: got %d bytes of %d and %v, want %v", name, piece, len(got), len(want), err, c.cause)
			}
		}
	}
}

func TestLinkSilent(t *testing.T) {
	l := newLink(nil, "ws", "", ignored)
	now := time.Now()
	if l.Silent(now.Add(time.Hour)) {
		t.Error("silent before HELLO")
	}
	l.interval.Store(1000)
	if l.Silent(now.Add(2*time.Second)) || !l.Silent(now.Add(4*time.Second)) {
		t.Error("silence is not told after three heartbeats")
	}
}

// Over TLS the link sees what is inside.
func TestLinkOverTLS(t *testing.T) {
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := (&websocket.Upgrader{}).Upgrade(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		defer conn.Close()
		for _, m := range []string{`{"op":10,"d":{"heartbeat_interval":41250}}`, `{"op":7}`} {
			if err := conn.WriteMessage(websocket.TextMessage, []byte(m)); err != nil {
				t.Error(err)
			}
		}
	}))
	defer server.Close()
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	var l *Link
	d := websocket.Dialer{NetDialTLSContext: watched("wss", dialTLS(roots), ignored, func(made *Link) { l = made })}
	conn, _, err := d.Dial("wss"+strings.TrimPrefix(server.URL, "https"), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, m, err := conn.ReadMessage(); err != nil || !strings.Contains(string(m), "41250") || l.interval.Load() != 41250 {
		t.Errorf("got %s, %v", m, err)
	}
	if _, _, err := conn.ReadMessage(); !errors.Is(err, errReconnect) {
		t.Errorf("got %v", err)
	}
	d.NetDialTLSContext = watched("wss", dialTLS(nil), ignored, func(*Link) {})
	if conn, _, err := d.Dial("wss"+strings.TrimPrefix(server.URL, "https"), nil); err == nil {
		conn.Close()
		t.Error("a certificate that nobody vouches for was accepted")
	}
}

func FuzzLink(f *testing.F) {
	f.Add([]byte("\r\n\r\n\x81\x0a{\"op\":11 }"))
	f.Add([]byte("\r\n\r\n\x01\x02{\"\x89\x00\x80\x01}"))
	f.Fuzz(func(t *testing.T, stream []byte) {
		got, _ := through(t, stream, 64)
		if len(got) > 3*len(stream) {
			t.Errorf("%d bytes became %d", len(stream), len(got))
		}
	})
}
