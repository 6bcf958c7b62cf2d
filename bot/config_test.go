package bot

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"apnap/bot/library"
)

func TestParseAPIURL(t *testing.T) {
	for address, want := range map[string]string{
		"":                                "https://discord.com/api/v10",
		"https://discord.com/api/v10/":    "https://discord.com/api/v10",
		"http://127.0.0.1:33100/api/v10":  "http://127.0.0.1:33100/api/v10",
		"http://[::1]:80/api/v9":          "http://[::1]:80/api/v9",
		"http://localhost:1/api":          "http://localhost:1/api",
		"http://discord.com/api/v10":      "",
		"http://127.0.0.1.evil.example/":  "",
		"http://10.0.0.1/api":             "",
		"ftp://127.0.0.1/api":             "",
		"discord.com/api":                 "",
		"https://user:secret@discord.com": "",
		"https://discord.com/api?token=x": "",
		"://":                             "",
	} {
		u, err := ParseAPIURL(address)
		if want == "" {
			if err == nil || !strings.Contains(err.Error(), "DISCORD_API_URL") || strings.Contains(err.Error(), "secret") {
				t.Errorf("%q gave %v, %v", address, u, err)
			}
			continue
		}
		if err != nil || u.String() != want {
			t.Errorf("%q gave %v, %v", address, u, err)
		}
	}
}

// What is wrong with a configuration is said with the key that is to be changed.
func TestCheck(t *testing.T) {
	key := strings.Repeat("ab", 32)
	for _, tt := range []struct {
		config Config
		names  string // "" where all is well
	}{
		{Config{}, ""},
		{Config{HTTPAddr: ":8080", PublicKey: key, InteractionsAddr: "[::1]:0", Shards: "auto"}, ""},
		{Config{APIURL: "http://example.com"}, "DISCORD_API_URL"},
		{Config{Shards: "-1"}, "DISCORD_SHARDS"},
		{Config{PublicKey: "xyz"}, "DISCORD_PUBLIC_KEY"},
		{Config{InteractionsAddr: ":8080"}, "DISCORD_PUBLIC_KEY"},
		{Config{InteractionsAddr: "8080", PublicKey: key}, "serve --http"},
		{Config{HTTPAddr: "8080"}, "HTTP_ADDR"},
		{Config{HTTPAddr: "127.0.0.1:99999"}, "HTTP_ADDR"},
		{Config{HTTPAddr: "127.0.0.1:-1"}, "HTTP_ADDR"},
		{Config{HTTPAddr: "127.0.0.1:http?"}, "HTTP_ADDR"},
	} {
		err := tt.config.Check()
		if (err == nil) != (tt.names == "") || err != nil && !strings.Contains(err.Error(), tt.names) {
			t.Errorf("%+v: %v", tt.config, err)
		}
	}
	err := Config{APIURL: "http://example.com", Shards: "-1", PublicKey: "xyz", HTTPAddr: "8080"}.Check()
	for _, key := range []string{"DISCORD_API_URL", "DISCORD_SHARDS", "DISCORD_PUBLIC_KEY", "HTTP_ADDR"} {
		if err == nil || !strings.Contains(err.Error(), key) {
			t.Errorf("of four mistakes %s is not told: %v", key, err)
		}
	}
}

func TestAPIVersion(t *testing.T) {
	for path, want := range map[string]string{"/api/v9": "9", "/api/v10": "10", "/api": "10", "": "10", "/v": "10", "/vx": "10"} {
		if got := apiVersion(&url.URL{Path: path}); got != want {
			t.Errorf("apiVersion(%q) = %q, want %q", path, got, want)
		}
	}
}

// No request goes to another host, and no redirect is followed there.
func TestOneHost(t *testing.T) {
	reached := false
	elsewhere := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached = true }))
	defer elsewhere.Close()
	home := httptest.NewServer(http.RedirectHandler(elsewhere.URL, http.StatusFound))
	defer home.Close()
	base, err := url.Parse(home.URL)
	if err != nil {
		t.Fatal(err)
	}
	client := library.NewHTTPClient(base)
	if res, err := client.Get(home.URL); err != nil || res.StatusCode != http.StatusFound {
		t.Errorf("at home: %v, %v", res, err)
	} else {
		res.Body.Close()
	}
	if res, err := client.Get(elsewhere.URL); err == nil {
		res.Body.Close()
		t.Error("a request went to another host")
	}
	if reached {
		t.Error("the other host was reached")
	}
}

func TestDialLoopback(t *testing.T) {
	if conn, err := library.DialLoopback(t.Context(), "udp", "192.0.2.1:9"); err == nil {
		conn.Close()
		t.Error("dialled away from this machine without TLS")
	}
}
