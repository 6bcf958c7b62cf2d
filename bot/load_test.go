package bot_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
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
		who, where := somebody(i)
		go func() { took <- w.Slash(who, where, "help").Took }()
	}
	report(b, took)
}

// somebody is one of many users in one of many servers, so that no limit of one
// user or server is met.
func somebody(i int) (standin.User, standin.Place) {
	return standin.User{ID: fmt.Sprint(310000000000000000 + i%5000), Name: "Somebody"},
		standin.Place{Guild: fmt.Sprint(410000000000000000 + i%100), Channel: "5"}
}

// report prints the median and the 99th percentile of b.N times.
func report(b *testing.B, took <-chan time.Duration) {
	var all []time.Duration
	for range b.N {
		all = append(all, <-took)
	}
	slices.Sort(all)
	b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "ms-p99")
	b.ReportMetric(float64(all[len(all)/2].Microseconds())/1000, "ms-p50")
}

// BenchmarkProgram is BenchmarkSlash with the real program in a process of its
// own, real questions of several sorts, and the memory that the process holds
// after a tenth of them and at the end. Two minutes of it:
//
//	go test ./bot -run '^$' -bench Program -benchtime 24000x
func BenchmarkProgram(b *testing.B) {
	path, data, s := program(b), b.TempDir(), standin.Start()
	defer s.Close()
	c := startChild(b, path, data, s)
	if !s.Connected(10 * time.Second) {
		b.Fatalf("the program did not connect: %s", c.log.String())
	}
	took := make(chan time.Duration, b.N)
	tick := time.NewTicker(time.Second / 200)
	defer tick.Stop()
	early := 0.0
	b.ResetTimer()
	for i := range b.N {
		<-tick.C
		if i == b.N/10 {
			early = resident(b, c.Process.Pid)
		}
		go func() { took <- use(s, i) }()
	}
	report(b, took)
	b.ReportMetric(early, "MiB-early")
	b.ReportMetric(resident(b, c.Process.Pid), "MiB-late")
	if v := s.Violations(); len(v) > 0 {
		b.Errorf("%d violations, such as %s", len(v), v[0])
	}
}

// use uses a command of the real program, each in its turn.
func use(s *standin.Server, i int) time.Duration {
	who, where := somebody(i)
	switch i % 5 {
	case 0:
		return s.Slash(who, where, "rule", standin.Option{Name: "number", Value: "614.5"}).Took
	case 1:
		return s.Slash(who, where, "search", standin.Option{Name: "words", Value: "next time shield"}).Took
	case 2:
		a, _ := s.Type(who, where, "resolve", standin.Option{Name: "effect1", Value: "dou"})
		return a.Took
	case 3:
		return s.Slash(who, where, "resolve", standin.Option{Name: "question", Value: "I control Doubling Season and Hardened Scales. My Walking Ballista enters with X=2. How many counters?"}).Took
	}
	return s.Slash(who, where, "resolve", standin.Option{Name: "event", Value: "Alice's Lightning Bolt deals 3 damage to Bob"},
		standin.Option{Name: "effect1", Value: "Alice: Furnace of Rath"}, standin.Option{Name: "effect2", Value: "Bob: Urza's Armor"}).Took
}

// resident is the memory that a process holds, in MiB.
func resident(b *testing.B, pid int) float64 {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		b.Skipf("no memory figures on this system: %v", err)
	}
	_, rest, _ := strings.Cut(string(raw), "VmRSS:")
	var kilobytes float64
	if _, err := fmt.Sscan(rest, &kilobytes); err != nil {
		b.Fatal(err)
	}
	return kilobytes / 1024
}
