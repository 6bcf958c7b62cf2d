package bot

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// DefaultAPIURL is Discord's own address, with the version the bot speaks.
const DefaultAPIURL = "https://discord.com/api/v10"

// Config is what the bot has to be told. Everything else comes from Discord.
type Config struct {
	// Token is the bot's token, without the "Bot " in front.
	Token string
	// APIURL is the base of Discord's API with its version and no final slash;
	// empty means DefaultAPIURL. Only https, or http to this machine, is
	// accepted, because the token is sent there.
	APIURL string
	// Shards is which sessions at the gateway this process holds; see ParseShards.
	Shards string
	// HTTPAddr is where /healthz, /readyz and /metrics are served, such as
	// "127.0.0.1:8080"; empty means nowhere.
	HTTPAddr string
	// InteractionsAddr is where Discord posts interactions, signed, to
	// /interactions; it takes the place of the gateway. Empty means the gateway.
	InteractionsAddr string
	// PublicKey is the application's key, in hexadecimal, with which Discord
	// signs; it is needed with InteractionsAddr.
	PublicKey string

	// Pages serves /r/ and /api/ beside what else is served; nil for nothing.
	Pages http.Handler

	identifyGap time.Duration // 0 means Discord's; tests shorten it
	openLimit   time.Duration // 0 means openLimit; tests shorten it
}

// Check says what is wrong with the configuration, its token aside; the error names
// the key.
func (c Config) Check() error {
	_, api := ParseAPIURL(c.APIURL)
	_, shards := ParseShards(c.Shards)
	var key error
	if c.PublicKey != "" || c.InteractionsAddr != "" {
		_, key = publicKey(c.PublicKey)
	}
	return errors.Join(api, shards, key, listenable("http.addr (HTTP_ADDR)", c.HTTPAddr), listenable("serve --http", c.InteractionsAddr))
}

// listenable checks an address to serve at.
func listenable(key, addr string) error {
	_, port, err := net.SplitHostPort(addr)
	n, number := strconv.Atoi(port)
	if addr != "" && (err != nil || number != nil || n < 0 || n > 65535) {
		return fmt.Errorf("%s must be HOST:PORT or :PORT, such as 127.0.0.1:8080", key)
	}
	return nil
}

// api checks the configuration and returns the base address.
func (c Config) api() (*url.URL, error) {
	switch {
	case strings.TrimSpace(c.Token) == "":
		return nil, errors.New("discord.token (DISCORD_TOKEN) is not set")
	case strings.ContainsFunc(c.Token, func(r rune) bool { return r <= ' ' || r > '~' }):
		return nil, errors.New("discord.token (DISCORD_TOKEN) holds characters that no token has")
	}
	return ParseAPIURL(c.APIURL)
}

// ParseAPIURL reads discord.api_url; empty means Discord itself. The error
// names the key and never repeats the address, which may hold a secret.
func ParseAPIURL(s string) (*url.URL, error) {
	if s == "" {
		s = DefaultAPIURL
	}
	u, err := url.Parse(strings.TrimRight(s, "/"))
	switch {
	case err != nil || u.Host == "":
		return nil, errors.New("discord.api_url (DISCORD_API_URL) is not an address")
	case u.User != nil || u.RawQuery != "" || u.Fragment != "":
		return nil, errors.New("discord.api_url (DISCORD_API_URL) must be an address and a path only")
	case !trusted(u):
		return nil, fmt.Errorf("discord.api_url (DISCORD_API_URL) must be https, or http on this machine: the token would be sent in the open with %q", u.Scheme)
	}
	return u, nil
}

// trusted tells whether a token may be sent to the address: over TLS, or to
// this machine.
func trusted(u *url.URL) bool {
	switch u.Scheme {
	case "https", "wss":
		return true
	case "http", "ws":
		return loopback(u.Hostname())
	}
	return false
}

func loopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}

// apiVersion is the number at the end of the base address, or the one this bot
// is written for.
func apiVersion(base *url.URL) string {
	last := base.Path[strings.LastIndexByte(base.Path, '/')+1:]
	if digits, ok := strings.CutPrefix(last, "v"); ok && digits != "" && strings.Trim(digits, "0123456789") == "" {
		return digits
	}
	return "10"
}
