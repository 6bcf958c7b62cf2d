package bot_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"apnap/bot/standin"
)

// TestProgramOverloaded asks a program with one processor far more than it can answer:
// everybody hears in time, some of them that it is too much, and nobody is left with an
// answer that never comes.
func TestProgramOverloaded(t *testing.T) {
	if testing.Short() { // not beside others: what it measures is how long things take
		t.Skip("builds and runs the program: takes some 20 seconds")
	}
	const people, within = 200, 1500 * time.Millisecond
	c, s := started(t, program(t), t.TempDir(), "GOMAXPROCS=1")
	options := []standin.Option{option("event", "Lightning Bolt deals 3 damage to Bob; Shock deals 2 damage to Bob")}
	for n := 1; n <= 8; n += 2 { // no two of them in a row commute
		options = append(options,
			option(fmt.Sprint("effect", n), fmt.Sprintf("Forge %d = If a source would deal damage to a player, it deals that much damage plus %d instead.", n, n)),
			option(fmt.Sprint("effect", n+1), fmt.Sprintf("Kiln %d = If a source would deal damage to a player, it deals double that damage to that player instead.", n)))
	}
	var mu sync.Mutex
	var late []standin.Answer
	told := map[string]int{}
	note := func(m *standin.Message) {
		switch text := m.Text(); {
		case strings.Contains(text, "more to do than I can keep up with"), text == "": // taken back, and told in private
			told["too much"]++
		case strings.Contains(text, "Bob chooses"):
			told["ruled"]++
		default:
			told[text]++
		}
	}
	var group sync.WaitGroup
	for i := range people {
		group.Go(func() {
			time.Sleep(time.Duration(i) * within / people)
			who, where := somebody(i)
			a := s.Slash(who, where, "resolve", options...)
			mu.Lock()
			defer mu.Unlock()
			switch a.Type {
			case 4:
				note(a.Message)
			case 5:
				late = append(late, a)
			}
		})
	}
	group.Wait()
	for _, a := range late {
		if !s.Settled(a.Message, 60*time.Second) {
			t.Fatalf("somebody is left waiting: %s", c.log.String())
		}
	}
	for _, a := range late {
		note(a.Message)
	}
	t.Logf("%d were told later; %v", len(late), told)
	unheard := people - told["ruled"] - told["too much"] // what is measured may itself be kept from running
	if told["ruled"] == 0 || told["too much"] == 0 || unheard > people/10 || len(told) > 2 {
		t.Errorf("told: %v", told)
	}
	for _, v := range s.Violations() {
		if !strings.Contains(v, " answer") {
			t.Errorf("violation: %s", v)
		}
	}
}
