package bot_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/commands"
)

// BenchmarkSlash prints how long a slash command waits for its answer when 200
// come each second.
func BenchmarkSlash(b *testing.B) {
	w := newWorld(b, nil)
	w.fake.run = func(context.Context, commands.Request) commands.Reply {
		return commands.Reply{Verdict: "Ruled.", Lines: []commands.Line{{Text: "Because it says so.", Rules: []string{"614.5"}}}}
	}
	w.connected()
	took := make(chan time.Duration, b.N)
	tick := time.NewTicker(time.Second / 200)
	defer tick.Stop()
	b.ResetTimer()
	for i := range b.N {
		<-tick.C
		who := standin.User{ID: fmt.Sprint(310000000000000000 + i%5000), Name: "Somebody"}
		where := standin.Place{Guild: fmt.Sprint(410000000000000000 + i%100), Channel: "5"}
		go func() { took <- w.Slash(who, where, "help").Took }()
	}
	var all []time.Duration
	for range b.N {
		all = append(all, <-took)
	}
	slices.Sort(all)
	b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "ms-p99")
	b.ReportMetric(float64(all[len(all)/2].Microseconds())/1000, "ms-p50")
}
