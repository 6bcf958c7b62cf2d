package library

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"

	"github.com/bwmarrin/discordgo"
)

// gatewayAt is where a session is begun, and then where the gateway wants it
// resumed. The library knows nothing of the latter: it dials the address that it
// keeps, and asks the API for one only when that fails. So its first dial after a
// change fails, and the question is answered here.
type GatewayAt struct {
	Base *url.URL // of the API, which is asked while the address is not known

	mu      sync.Mutex
	Address string // empty when it is not known
	moved   bool   // since the library asked
	astray  bool   // the next dial goes to the address before
}

// errAstray refuses a dial to the address where the session is not resumed.
var errAstray = errors.New("the session is resumed elsewhere")

// Learn takes the address from READY, unless it would take the token elsewhere:
// it has to be of the host that was dialed, or of the same domain, and as well
// encrypted.
func (g *GatewayAt) Learn(l *Link) {
	u, err := url.Parse(l.resumeURL)
	if err != nil || u.Scheme != l.scheme || u.User != nil || !sameDomain(u.Hostname(), l.host) {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.moved = g.moved || g.Address != l.resumeURL
	g.Address = l.resumeURL
}

// known returns the address, which the library then knows.
func (g *GatewayAt) known() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.moved = false
	return g.Address
}

// Open opens the library's session.
func (g *GatewayAt) Open(library *discordgo.Session) error {
	g.mu.Lock()
	g.astray = g.moved
	g.mu.Unlock()
	err := library.Open()
	if errors.Is(err, errAstray) {
		err = library.Open()
	}
	return err
}

// dial refuses to go astray.
func (g *GatewayAt) dial(next dialer) dialer {
	return func(ctx context.Context, network, addr string) (net.Conn, error) {
		g.mu.Lock()
		astray := g.astray
		g.astray = false
		g.mu.Unlock()
		if astray {
			return nil, errAstray
		}
		return next(ctx, network, addr)
	}
}

// client is the library's. It asks where the gateway is, and sends nothing else.
func (g *GatewayAt) client(c *http.Client) *http.Client {
	own := *c
	own.Transport = answering{g, c.Transport}
	return &own
}

// answering answers the library's question, if the answer is known.
type answering struct {
	at   *GatewayAt
	next http.RoundTripper
}

// errNotLibrary refuses a request that the library has no reason to make.
var errNotLibrary = errors.New("the library asks only where the gateway is")

// RoundTrip implements http.RoundTripper.
func (a answering) RoundTrip(req *http.Request) (*http.Response, error) {
	if req.URL.String() != discordgo.EndpointGateway {
		return nil, errNotLibrary
	}
	address := a.at.known()
	if address == "" {
		return a.next.RoundTrip(a.at.question(req))
	}
	body, err := json.Marshal(map[string]string{"url": address})
	if err != nil {
		return nil, err
	}
	return &http.Response{
		StatusCode: http.StatusOK, Status: "200 OK", Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: http.Header{"Content-Type": {"application/json"}}, Request: req,
		Body: io.NopCloser(strings.NewReader(string(body))), ContentLength: int64(len(body)),
	}, nil
}

// question is the library's question, put to our API: the library keeps an address
// of its own, and sends the token bare, as the gateway wants it.
func (g *GatewayAt) question(req *http.Request) *http.Request {
	req = req.Clone(req.Context())
	req.URL, req.Host = g.Base.JoinPath("gateway"), ""
	req.Header.Set("Authorization", "Bot "+req.Header.Get("Authorization"))
	return req
}

// sameDomain tells whether two hosts are the same, or differ in their first
// label only, below a domain of two labels or more.
func sameDomain(a, b string) bool {
	if a == b {
		return true
	}
	if net.ParseIP(a) != nil || net.ParseIP(b) != nil {
		return false
	}
	_, above, _ := strings.Cut(strings.ToLower(a), ".")
	_, other, _ := strings.Cut(strings.ToLower(b), ".")
	return above == other && strings.Contains(above, ".")
}
