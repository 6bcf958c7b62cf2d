package bot_test

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/commands/talk"
)

// BenchmarkSlash prints how long a slash command waits for its answer when 200
// come each second.
func BenchmarkSlash(b *testing.B) {
	w := newWorld(b, nil)
	w.fake.run = func(context.Context, talk.Request) talk.Reply {
		return talk.Reply{Verdict: "Ruled.", Lines: []talk.Line{{Text: "Because it says so.", Rules: []string{"614.5"}}}}
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
// own, real questions of several sorts, and what the process holds at the start (when
// each sort was asked a few times), in the middle and at the end. Five minutes of it:
//
//	go test ./bot -run '^$' -bench Program -benchtime 60000x -timeout 15m
func BenchmarkProgram(b *testing.B) {
	path, data, s, pages := program(b), b.TempDir(), standin.Start(), freeAddr(b)
	defer s.Close()
	c := startChild(b, path, data, s, "HTTP_ADDR="+pages)
	if !s.Connected(10*time.Second) || s.Commands(10*time.Second) == nil {
		b.Fatalf("the program did not connect: %s", c.log.String())
	}
	for i := range 50 {
		if a := use(s, i); a.Type != 4 && a.Type != 8 || strings.Contains(string(a.Data), "can't rule") {
			b.Fatalf("command %d is answered by %s", i, a.Data)
		}
	}
	holds := func() [2]float64 {
		return [2]float64{measured(b, pages, "process_resident_memory_bytes") / (1 << 20), measured(b, pages, "go_goroutines")}
	}
	start, middle := holds(), make(chan [2]float64, 1)
	took, silent := make(chan time.Duration, b.N), atomic.Int64{}
	tick := time.NewTicker(time.Second / 200)
	defer tick.Stop()
	b.ResetTimer()
	for i := range b.N {
		<-tick.C
		if i == b.N/2 {
			go func() { middle <- holds() }()
		}
		go func() {
			a := use(s, i)
			if a.Type == 0 {
				silent.Add(1)
			}
			took <- a.Took
		}()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commands/s")
	report(b, took)
	for when, held := range map[string][2]float64{"start": start, "middle": <-middle, "end": holds()} {
		b.ReportMetric(held[0], "MiB-"+when)
		b.ReportMetric(held[1], "goroutines-"+when)
	}
	violations := s.Violations()
	b.ReportMetric(float64(len(violations)), "violations")
	b.ReportMetric(float64(silent.Load()), "unanswered")
	if len(violations) > 0 || silent.Load() > 0 {
		b.Errorf("%d unanswered, %d violations: %.300q", silent.Load(), len(violations), violations)
	}
}

// use uses a command of the real program, each in its turn.
func use(s *standin.Server, i int) standin.Answer {
	who, where := somebody(i)
	switch i % 5 {
	case 0:
		return s.Slash(who, where, "rule", option("number", "614.5"))
	case 1:
		return s.Slash(who, where, "search", option("words", "next time shield"))
	case 2:
		a, _ := s.Type(who, where, "resolve", option("effect1", "dou"))
		return a
	case 3:
		return s.Slash(who, where, "resolve", option("question", "I control Doubling Season and Hardened Scales. My Walking Ballista enters with X=2. How many counters?"))
	}
	return s.Slash(who, where, "resolve", option("event", "Alice's Lightning Bolt deals 3 damage to Bob"),
		option("effect1", "Alice: Furnace of Rath"), option("effect2", "Bob: Urza's Armor"))
}

// measured is a figure that the program's page of metrics shows.
func measured(b *testing.B, addr, name string) float64 {
	answer, err := http.Get("http://" + addr + "/metrics")
	if err != nil {
		b.Error(err)
		return 0
	}
	defer answer.Body.Close()
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		if value, ok := strings.CutPrefix(lines.Text(), name+" "); ok {
			figure, err := strconv.ParseFloat(value, 64)
			if err != nil {
				b.Error(err)
			}
			return figure
		}
	}
	return 0 // on a system that tells no such thing
}
