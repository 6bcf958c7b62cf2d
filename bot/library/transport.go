package library

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"time"
)

// oneHost is a RoundTripper that lets requests go to one host only, so that a
// token cannot be sent elsewhere, whatever a library believes or a redirect says.
type oneHost struct {
	base *url.URL
	next http.RoundTripper
}

// RoundTrip implements http.RoundTripper.
func (o oneHost) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Scheme != o.base.Scheme || r.URL.Host != o.base.Host {
		return nil, fmt.Errorf("refused to send a request to %q", r.URL.Host)
	}
	return o.next.RoundTrip(r)
}

// maxConnections bounds the connections to the API. An answer takes some tens of
// milliseconds there; where Discord is slow and takes half a second for each, two hundred
// answers a second and what follows them still find one that is free.
const maxConnections = 400

// NewHTTPClient returns a client for the one host of the API. It follows no
// redirect.
func NewHTTPClient(base *url.URL) *http.Client {
	return &http.Client{
		Timeout: 20 * time.Second,
		Transport: oneHost{base: base, next: &http.Transport{
			Proxy:               http.ProxyFromEnvironment,
			DialContext:         dialFor(base),
			ForceAttemptHTTP2:   true,
			TLSHandshakeTimeout: 5 * time.Second,
			MaxConnsPerHost:     maxConnections,
			MaxIdleConns:        maxConnections,
			MaxIdleConnsPerHost: maxConnections,
			IdleConnTimeout:     90 * time.Second,
		}},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// dialFor dials as usual; for an address without TLS it makes sure that the
// connection stays on this machine, whatever its name resolves to.
func dialFor(base *url.URL) func(ctx context.Context, network, addr string) (net.Conn, error) {
	if base.Scheme == "https" || base.Scheme == "wss" {
		return (&net.Dialer{Timeout: 5 * time.Second}).DialContext
	}
	return DialLoopback
}

func DialLoopback(ctx context.Context, network, addr string) (net.Conn, error) {
	conn, err := (&net.Dialer{Timeout: 5 * time.Second}).DialContext(ctx, network, addr)
	if err != nil {
		return nil, err
	}
	if tcp, ok := conn.RemoteAddr().(*net.TCPAddr); !ok || !tcp.IP.IsLoopback() {
		return nil, errors.Join(errors.New("refused a connection without TLS that leaves this machine"), conn.Close())
	}
	return conn, nil
}
