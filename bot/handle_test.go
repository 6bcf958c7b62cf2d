package bot

import (
	"context"
	"log/slog"
	"net/url"
	"path/filepath"
	"testing"

	"apnap/bot/store"
	"apnap/commands/talk"
)

// quiet is a Service that says nothing of interest.
type quiet struct{}

func (quiet) Specs() []talk.Spec { return nil }
func (quiet) Run(context.Context, talk.Request) talk.Reply {
	return talk.Reply{Verdict: "Ruled."}
}
func (quiet) Press(context.Context, talk.Press) talk.Reply { return talk.Reply{} }
func (quiet) Complete(context.Context, talk.Partial) []talk.Suggestion {
	return nil
}
func (quiet) News(context.Context, func(context.Context, talk.Post) error) error { return nil }

// A fault anywhere on the way to the answer still gets an answer.
func TestFaultWhileAnswering(t *testing.T) {
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "rulings.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	base := &url.URL{Scheme: "http", Host: "127.0.0.1:1", Path: "/api/v10"}
	b := newBot(base, "token", quiet{}, s, slog.New(slog.DiscardHandler))
	for raw, want := range map[string]int{
		`{"id":"1","token":"t","type":2,"user":{"id":"3"},"data":{"name":"help"}}`:          answerMessage,
		`{"id":"2","token":"t","type":4,"user":{"id":"3"},"data":{"name":"help"}}`:          answerSuggestions,
		`{"id":"3","token":"t","type":3,"user":{"id":"3"},"data":{"custom_id":"b||0|p|x"}}`: answerMessage,
	} {
		tries, got := 0, 0
		b.handle([]byte(raw), func(_ context.Context, _ *interaction, c callback) (string, error) {
			if tries++; tries == 1 {
				panic("a fault")
			}
			got = c.Type
			return "", nil
		})
		if got != want {
			t.Errorf("%s was answered with %d, want %d", raw, got, want)
		}
	}
}
