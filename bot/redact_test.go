package bot

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
)

func TestNoTokenIsLogged(t *testing.T) {
	const token = "MTIz.abc.the-bots-token"
	var out bytes.Buffer
	log := redacted(slog.New(slog.NewTextHandler(&out, nil)), token)
	err := errors.New("Post https://discord.com/api/v10/interactions/77/aW50ZXJhY3Rpb246abc/callback: Bot " + token)
	log = log.With("said", err).WithGroup("g")
	log.Error(fmt.Sprint("failed: ", err), "err", err, slog.Group("inner", "url", "/webhooks/12/aW50ZXJhY3Rpb246abc"), "n", 3)
	for _, s := range []string{token, "aW50ZXJhY3Rpb246abc"} {
		if strings.Contains(out.String(), s) {
			t.Errorf("the log holds %q: %s", s, out.String())
		}
	}
	for _, s := range []string{"g.inner.url", "g.n=3", secret, "said="} {
		if !strings.Contains(out.String(), s) {
			t.Errorf("the log lacks %q: %s", s, out.String())
		}
	}
}
