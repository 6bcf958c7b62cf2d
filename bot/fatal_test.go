package bot

import (
	"strings"
	"testing"

	"apnap/bot/library"
)

// The codes that no other try will mend end the bot, each with its remedy; the
// rest do not.
func TestFatalCodes(t *testing.T) {
	for code, remedy := range map[library.ClosedError]string{4004: "DISCORD_TOKEN", 4010: "DISCORD_SHARDS", 4011: "DISCORD_SHARDS", 4012: "DISCORD_API_URL", 4013: "intents", 4014: "intents",
		1000: "", 1001: "", 1005: "", 4000: "", 4001: "", 4002: "", 4003: "", 4005: "", 4007: "", 4008: "", 4009: ""} {
		err := fatal(code)
		if (err != nil) != (remedy != "") || err != nil && !strings.Contains(err.Error(), remedy) {
			t.Errorf("%d: %v", int(code), err)
		}
	}
}
