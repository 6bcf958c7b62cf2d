package library

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
)

// SpeakVersion makes discordgo ask the gateway for a version of the API: the one that our
// base address names. It keeps the version in a variable of its own.
func SpeakVersion(version string) {
	libraryMu.Lock()
	defer libraryMu.Unlock()
	if discordgo.APIVersion != version {
		discordgo.APIVersion = version
	}
}

// libraryMu guards discordgo's own variable.
var libraryMu sync.Mutex

// NewSession makes a session of the library for the supervisor: no intents, no
// state, no compression, no log, no reconnecting by itself.
func NewSession(token string, client *http.Client, at *GatewayAt, dialed func(*Link), event func(kind string, raw []byte)) (*discordgo.Session, error) {
	s, err := discordgo.New(token) // without "Bot", as the gateway wants it; it sends nothing else
	if err != nil {
		return nil, err
	}
	s.Identify.Intents = discordgo.IntentsNone
	s.Identify.Compress = false
	s.Compress = false
	s.StateEnabled = false
	s.SyncEvents = true
	s.ShouldReconnectOnError = false
	s.ShouldRetryOnRateLimit = false
	s.MaxRestRetries = 0
	s.LogLevel = -1 // its messages may hold tokens
	s.Client = at.client(client)
	s.Dialer = &websocket.Dialer{
		HandshakeTimeout:  10 * time.Second,
		NetDialContext:    at.dial(watched("ws", DialLoopback, event, dialed)),
		NetDialTLSContext: at.dial(watched("wss", dialTLS(nil), event, dialed)),
	}
	return s, nil
}

type dialer func(ctx context.Context, network, addr string) (net.Conn, error)

// watched makes every connection a link.
func watched(scheme string, dial dialer, event func(kind string, raw []byte), dialed func(*Link)) dialer {
	return func(ctx context.Context, network, addr string) (net.Conn, error) {
		conn, err := dial(ctx, network, addr)
		if err != nil {
			return nil, err
		}
		l := newLink(conn, scheme, addr, event)
		dialed(l)
		return l, nil
	}
}

// dialTLS dials and finishes the TLS handshake, so that the link sees what is
// inside. Without roots the system's are used.
func dialTLS(roots *x509.CertPool) dialer {
	d := tls.Dialer{NetDialer: &net.Dialer{Timeout: 5 * time.Second},
		Config: &tls.Config{MinVersion: tls.VersionTLS12, RootCAs: roots, NextProtos: []string{"http/1.1"}}}
	return d.DialContext
}
