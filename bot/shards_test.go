package bot_test

import (
	"fmt"
	"testing"
	"time"

	"apnap/bot"
	"apnap/bot/standin"
)

func TestParseShards(t *testing.T) {
	for text, want := range map[string]bot.Shards{
		"": {Total: 1}, "1": {Total: 1}, "4": {Last: 3, Total: 4}, "auto": {},
		"0/2": {Total: 2}, "1/2": {First: 1, Last: 1, Total: 2}, " 4-7 / 16 ": {First: 4, Last: 7, Total: 16},
	} {
		if got, err := bot.ParseShards(text); got != want || err != nil {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"0", "-1", "2000", "x", "2/2", "1-0/2", "-1/2", "0-1-2/4", "/", "1/", "1/2/3", "0-3/9999"} {
		if got, err := bot.ParseShards(text); err == nil {
			t.Errorf("%q was read as %+v", text, got)
		}
	}
}

// guildOf is a server of which that shard of n hears.
func guildOf(shard, n int) string { return fmt.Sprint(uint64(n*1000+shard) << 22) }

// Each shard hears of its own servers, identifies keep their distance for as many
// as may come at once, and a closed connection is taken up again for each.
func TestShards(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		shards string
		atOnce int
	}{"one after the other": {"3", 1}, "as recommended": {"auto", 2}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorldOf(t, bot.Config{Shards: c.shards}, func(s *standin.Server) { s.SetShards(3, c.atOnce) })
			w.fake.run = ruling
			for range 2 {
				if !w.Connected(10 * time.Second) {
					t.Fatalf("not every shard connected: %s", w.log)
				}
				for shard := range 3 {
					place := standin.Place{Guild: guildOf(shard, 3), Channel: "5"}
					if a := w.Slash(alice, place, "help"); a.Type != 4 {
						t.Errorf("shard %d does not answer: %+v", shard, a)
					}
				}
				w.Disconnect(4000)
			}
		})
	}
}
