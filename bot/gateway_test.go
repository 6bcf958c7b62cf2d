package bot_test

import (
	"context"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/bot"
	"apnap/bot/standin"
	"apnap/bot/store"
	"apnap/commands/talk"
	"apnap/internal/every"
)

func ruling(context.Context, talk.Request) talk.Reply {
	return talk.Reply{Verdict: "Ruled."}
}

// works checks that a slash command is answered.
func (w *world) works() {
	w.t.Helper()
	says(w.t, w.Slash(alice, table, "help"), 4, false, "Ruled.")
}

// again waits until the bot has resumed so often, and works.
func (w *world) again(identifies, resumes int) {
	w.t.Helper()
	for end := time.Now().Add(12 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if i, r := w.Counts(); i >= identifies && r >= resumes && w.Connected(0) {
			break
		}
	}
	w.works()
	if i, r := w.Counts(); i != identifies || r != resumes {
		w.t.Errorf("identified %d times and resumed %d times, want %d and %d", i, r, identifies, resumes)
	}
}

// Whatever ends a connection, the session is resumed, and what was missed
// comes again.
func TestResume(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	w.fake.run = ruling
	w.connected()
	w.Send(`{"op":7,"d":null,"s":null,"t":null}`)
	w.works() // sent while nobody is connected, replayed within the 3 seconds
	w.again(1, 1)
	w.Disconnect(4000)
	w.again(1, 2)
	for _, odd := range []string{`null`, `[]`, `{"op":null}`, `{"op":99,"d":{}}`, `{"op":0,"t":"UNKNOWN","s":2,"d":null}`, `not JSON`, `{"op":1,"d":null}`,
		`{"op":0,"t":"GUILD_CREATE","s":null,"d":{"channels":[null]}}`, `{"op":0,"t":"READY","s":null,"d":{"guilds":[null]}}`} {
		w.Send(odd)
	}
	w.again(1, 2)
}

func TestInvalidSession(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	w.fake.run = ruling
	w.connected()
	w.Send(`{"op":9,"d":true,"s":null,"t":null}`)
	w.again(1, 1)
	w.Send(`{"op":9,"d":false,"s":null,"t":null}`)
	w.again(2, 1)
}

// A handshake that would lock the library up, or make it identify at once, does
// neither.
func TestPoisonedHandshakes(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]standin.Poison{
		"op 7 before READY":  {Send: []string{`{"op":7,"d":null}`}},
		"op 9 before READY":  {Send: []string{`{"op":9,"d":false}`, `{"op":9,"d":false}`}},
		"op 11 before READY": {Send: []string{`{"op":11,"d":null}`, `{"op":11}`}, Proper: true},
		"closed":             {Close: 4000},
		"RESUMED for READY":  {Send: []string{`{"op":0,"t":"RESUMED","s":1,"d":{}}`}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, func(s *standin.Server) { s.Poison(p) })
			w.fake.run = ruling
			identifies := 2
			if p.Proper {
				identifies = 1
			}
			w.again(identifies, 0)
		})
	}
}

// TestPoisonedPairs: whatever two messages come in the place of READY, out of sixty-four
// pairs, the bot is there afterwards, and has not identified in a loop. A share of them
// is tried, all where APNAP_EVERY is 1.
func TestPoisonedPairs(t *testing.T) {
	t.Parallel()
	poisons := []string{`{"op":7,"d":null}`, `{"op":9,"d":false}`, `{"op":9,"d":true}`, `{"op":11,"d":null}`, `{"op":0,"t":"UNKNOWN","s":1,"d":null}`,
		`{"op":10,"d":{"heartbeat_interval":41250}}`, `not JSON`, `{"op":0,"t":"RESUMED","s":1,"d":{}}`}
	nth := every.Nth(7)
	for i, first := range poisons {
		for k, then := range poisons {
			if (i+k*len(poisons)+i)%nth != 0 {
				continue
			}
			t.Run(first+then, func(t *testing.T) {
				t.Parallel()
				w := newWorldOf(t, bot.Config{Token: standin.Token}.WithOpenLimit(3*time.Second), func(s *standin.Server) { s.Poison(standin.Poison{Send: []string{first, then}}) })
				w.fake.run = ruling
				for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
					if i, _ := w.Counts(); i > 1 && w.Connected(0) {
						break
					}
				}
				w.works()
				if identifies, _ := w.Counts(); identifies > 4 {
					t.Errorf("identified %d times", identifies)
				}
			})
		}
	}
}

func TestSilentGateway(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(s *standin.Server) { s.SetInterval(200 * time.Millisecond) })
	w.fake.run = ruling
	w.connected()
	w.Silence(true)
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if _, resumes := w.Counts(); resumes > 0 {
			break
		}
	}
	w.Silence(false)
	w.works()
	if _, resumes := w.Counts(); resumes == 0 {
		t.Error("a silent connection was kept")
	}
}

func TestFatal(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		prepare func(*standin.Server)
		config  bot.Config
		says    string
	}{
		"wrong token":    {nil, bot.Config{Token: "another"}, "DISCORD_TOKEN"},
		"needs shards":   {func(s *standin.Server) { s.Poison(standin.Poison{Close: 4011}) }, bot.Config{Token: standin.Token}, "shards"},
		"intents":        {func(s *standin.Server) { s.Poison(standin.Poison{Close: 4014}) }, bot.Config{Token: standin.Token}, "intents"},
		"token reset":    {func(s *standin.Server) { s.Poison(standin.Poison{Close: 4004}) }, bot.Config{Token: standin.Token}, "DISCORD_TOKEN"},
		"no token":       {nil, bot.Config{}, "DISCORD_TOKEN"},
		"token in lines": {nil, bot.Config{Token: "a\nb"}, "DISCORD_TOKEN"},
		"http elsewhere": {nil, bot.Config{Token: "a", APIURL: "http://discord.com/api/v10"}, "DISCORD_API_URL"},
		"no public key":  {nil, bot.Config{Token: standin.Token, InteractionsAddr: "127.0.0.1:0", PublicKey: "abc"}, "DISCORD_PUBLIC_KEY"},
		"address in use": {nil, bot.Config{Token: standin.Token, HTTPAddr: "256.0.0.1:1"}, "HTTP_ADDR"},
	} {
		t.Run(name, func(t *testing.T) {
			s := standin.Start()
			defer s.Close()
			if c.prepare != nil {
				c.prepare(s)
			}
			db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "rulings.db"))
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			if c.config.APIURL == "" {
				c.config.APIURL = s.URL()
			}
			ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
			defer cancel()
			err = bot.Run(ctx, c.config, &fake{run: ruling}, db, slog.New(slog.DiscardHandler))
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("ended with %v, which should name %s", err, c.says)
			}
		})
	}
}

// When no session may be begun, the bot waits.
func TestSessionLimit(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(s *standin.Server) { s.LimitSessions(0, 100) })
	w.fake.run = ruling
	time.AfterFunc(1500*time.Millisecond, func() { w.LimitSessions(10, 0) }) // later than it said
	w.connected()
	w.works()
}

// A restarted bot keeps the gap between identifies.
func TestIdentifyGapAcrossRestarts(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	w.fake.run = ruling
	w.connected()
	w.works()
	if err := w.stop(); err != nil {
		t.Fatal(err)
	}
	w.SetGap(time.Second)
	w.start(bot.Config{Token: standin.Token, APIURL: w.URL()}.WithGap(time.Second))
	w.again(2, 0)
}

// So does one whose first session was long in coming after it was allowed.
func TestIdentifyGapAfterASlowHandshake(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(s *standin.Server) {
		s.Inject(standin.Fault{Path: "/gateway/bot"}, standin.Fault{Path: "/gateway/", Delay: time.Second})
	})
	w.fake.run = ruling
	w.connected()
	if err := w.stop(); err != nil {
		t.Fatal(err)
	}
	w.SetGap(time.Second)
	w.start(bot.Config{Token: standin.Token, APIURL: w.URL()}.WithGap(time.Second))
	w.again(2, 0)
}

// Nor does a shard identify beside one whose handshake takes longer than the gap.
func TestIdentifyGapBesideASlowHandshake(t *testing.T) {
	t.Parallel()
	w := newWorldOf(t, bot.Config{Shards: "2"}, func(s *standin.Server) {
		s.SetShards(2, 1)
		s.Inject(standin.Fault{Path: "/gateway/bot"}, standin.Fault{Path: "/gateway/bot"}, standin.Fault{Path: "/gateway/", Delay: 300 * time.Millisecond})
	})
	w.fake.run = ruling
	w.again(2, 0)
}
