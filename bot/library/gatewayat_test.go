package library

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/bwmarrin/discordgo"
)

// A session is resumed where READY says, unless the token would go elsewhere.
func TestResumeAt(t *testing.T) {
	for address, c := range map[string]struct {
		scheme, host string
		want         bool
	}{
		"wss://gateway-us-east1-b.discord.gg": {"wss", "gateway.discord.gg", true},
		"wss://gateway.discord.gg":            {"wss", "gateway.discord.gg", true},
		"ws://gateway-us-east1-b.discord.gg":  {"wss", "gateway.discord.gg", false},
		"https://gateway.discord.gg":          {"wss", "gateway.discord.gg", false},
		"wss://x@gateway.discord.gg":          {"wss", "gateway.discord.gg", false},
		"wss://gateway.discord.gg.evil.test":  {"wss", "gateway.discord.gg", false},
		"wss://evil.gg":                       {"wss", "discord.gg", false},
		"ws://127.0.0.1:9/resume":             {"ws", "127.0.0.1", true},
		"ws://126.0.0.1:9/resume":             {"ws", "127.0.0.1", false},
		"ws://example.test/":                  {"ws", "", false},
		"/":                                   {"ws", "127.0.0.1", false},
		"ws://%":                              {"ws", "127.0.0.1", false},
	} {
		at := GatewayAt{Address: "before"}
		at.Learn(&Link{scheme: c.scheme, host: c.host, resumeURL: address})
		if got := at.known() == address; got != c.want {
			t.Errorf("%q after %s://%s: taken is %v", address, c.scheme, c.host, got)
		}
	}
}

// While the address is not known, our API is asked where the gateway is.
func TestGatewayIsAskedFor(t *testing.T) {
	asked := make(chan *http.Request, 1)
	api := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked <- r
		_, _ = w.Write([]byte(`{"url":"wss://gateway.example"}`)) // nobody else is there to be told of a fault
	}))
	defer api.Close()
	base, err := url.Parse(api.URL + "/api/v10")
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewSession("token", NewHTTPClient(base), &GatewayAt{Base: base}, func(*Link) {}, ignored)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := s.Gateway(); err != nil || got != "wss://gateway.example/" {
		t.Errorf("the gateway is at %q, %v", got, err)
	}
	if r := <-asked; r.URL.Path != "/api/v10/gateway" || r.Header.Get("Authorization") != "Bot token" {
		t.Errorf("asked for %s as %q", r.URL.Path, r.Header.Get("Authorization"))
	}
}

// The library is told where the gateway is, and can send nothing by itself.
func TestLibrarySendsNothing(t *testing.T) {
	at := &GatewayAt{Address: "ws://127.0.0.1:2/somewhere"}
	s, err := NewSession("token", &http.Client{Transport: http.DefaultTransport}, at, func(*Link) {}, ignored)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := s.Gateway(); err != nil || got != at.Address+"/" {
		t.Errorf("the gateway is at %q, %v", got, err)
	}
	if _, err := s.User("5"); err == nil || s.Token != "token" {
		t.Errorf("a request of the library's own: %v", err)
	}
	if err := s.InteractionRespond(&discordgo.Interaction{ID: "1", Token: "t"}, &discordgo.InteractionResponse{Type: 4}); err == nil {
		t.Error("the library answered an interaction")
	}
}
