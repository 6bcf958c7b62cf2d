package bot

import (
	"context"
	"io"
	"log/slog"
	"strings"
	"testing"

	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/engine/say/saytest"
)

// TestBotSpeaksFrench: what the bot says by itself is in the language of whoever
// acts, and in English for everybody else.
func TestBotSpeaksFrench(t *testing.T) {
	b := &Bot{service: quiet{}, names: newNames(nil), queue: &queue{slots: make(chan struct{}, 1)}, people: newCrowd(1), places: newCrowd(1), seen: newMetrics(), log: slog.New(slog.NewTextHandler(io.Discard, nil))}
	acts := func(locale string) *turn {
		return &turn{bot: b, i: &interaction{Locale: locale, Guild: "1", Owners: map[string]any{"1": "2"},
			Member: &member{Permissions: "0", User: &person{ID: "2", Username: "renee"}}}}
	}
	late, cancel := context.WithCancel(t.Context())
	cancel()
	shown := func(m outMessage) string { return m.Embeds[len(m.Embeds)-1].Description }
	for what, c := range map[string]struct {
		says   func(*turn) string
		en, fr string
	}{
		"only privately": {func(t *turn) string { return t.run(context.Background()).Notes[0] }, sayPrivate, "qu'en privé"},
		"a fault": {func(t *turn) string {
			return t.carryOut(context.Background(), func(context.Context) talk.Reply { panic("x") }).Verdict
		}, sayFault, "mal passé"},
		"busy": {func(t *turn) string {
			b.queue.slots <- struct{}{}
			defer func() { <-b.queue.slots }()
			return t.queued(nil)(late).Verdict
		}, sayBusy, "trop de temps"},
		"no form here": {func(t *turn) string {
			c, _ := t.callbackFor(talk.Reply{Form: &talk.Form{}})
			return shown(c.Data.(outMessage))
		}, sayNoForm, "formulaire"},
		"nothing": {func(t *turn) string { m, _ := t.message(talk.Reply{}); return shown(m) }, sayNothing, "rien à montrer"},
		"too much": {func(t *turn) string {
			m, _ := t.message(talk.Reply{Body: strings.Repeat(strings.Repeat("z", 700)+"\n\n", 20)})
			text := shown(m)
			return text[strings.LastIndex(text, "-# "):]
		}, sayMore, "qu'il n'en tient"},
		"a bot": {func(t *turn) string {
			t.i.Data.Values = []string{"7"}
			t.i.Data.Resolved.Users = map[string]*person{"7": {ID: "7", Bot: true}}
			return t.picked(customID{}).In(t.lang())
		}, sayNoBot, "Un bot"},
	} {
		for _, locale := range []string{"en-US", "de", ""} {
			if got := c.says(acts(locale)); !strings.Contains(got, c.en) {
				t.Errorf("%s in %q: %q", what, locale, got)
			}
		}
		got := c.says(acts("fr"))
		if found := saytest.English(got); len(found) > 0 || !strings.Contains(strings.ReplaceAll(got, "\\", ""), c.fr) {
			t.Errorf("%s: %q has %q", what, got, found)
		}
	}
	if acts("fr-CA").lang() != say.French {
		t.Error("Québec is answered in English")
	}
}
