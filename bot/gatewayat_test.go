package bot

import "testing"

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
