package bot

import (
	"net/http"
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
		at := gatewayAt{address: "before"}
		at.learn(&link{scheme: c.scheme, host: c.host, resumeURL: address})
		if got := at.known() == address; got != c.want {
			t.Errorf("%q after %s://%s: taken is %v", address, c.scheme, c.host, got)
		}
	}
}

// The library is told where the gateway is, and can send nothing by itself.
func TestLibrarySendsNothing(t *testing.T) {
	pointLibrary(&url.URL{Scheme: "http", Host: "127.0.0.1:1", Path: "/api/v10"})
	at := &gatewayAt{address: "ws://127.0.0.1:2/somewhere"}
	s, err := newSession("token", &http.Client{Transport: http.DefaultTransport}, at, func(*link) {}, ignored)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := s.Gateway(); err != nil || got != at.address+"/" {
		t.Errorf("the gateway is at %q, %v", got, err)
	}
	if _, err := s.User("5"); err == nil || s.Token != "token" {
		t.Errorf("a request of the library's own: %v", err)
	}
	if err := s.InteractionRespond(&discordgo.Interaction{ID: "1", Token: "t"}, &discordgo.InteractionResponse{Type: 4}); err == nil {
		t.Error("the library answered an interaction")
	}
}
