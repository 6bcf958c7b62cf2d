package bot_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/internal/every"
)

// acknowledged is a press that the program has said to count.
type acknowledged struct {
	user   standin.User
	ruling string
	end    string
}

// TestProgramKilled: the program is killed while people press, three times or, where
// APNAP_EVERY is 1, sixty: what it has acknowledged stands afterwards, every time.
func TestProgramKilled(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("runs and kills the program: takes some 5 seconds a kill")
	}
	const all, atOnce = 60, 40
	path, data, s := program(t), t.TempDir(), standin.Start()
	defer s.Close()
	chance := rand.New(rand.NewPCG(616, 1))
	var log strings.Builder
	presses := 0
	for kill := range all / every.Nth(20) {
		c := startChild(t, path, data, s)
		if !s.Connected(20*time.Second) || s.Commands(10*time.Second) == nil {
			t.Fatalf("the program did not connect: %s", c.log.String())
		}
		counted := pressUntil(s, kill, atOnce, func() {
			time.Sleep(time.Duration(20+chance.IntN(400)) * time.Millisecond)
			c.end(os.Kill)
		})
		log.WriteString(c.log.String())
		c = startChild(t, path, data, s)
		if !s.Connected(20 * time.Second) {
			t.Fatalf("the program did not come back: %s", c.log.String())
		}
		for _, p := range counted {
			a := s.Slash(p.user, table, "ruling", standin.Option{Name: "id", Value: p.ruling})
			if a.Message == nil || !strings.Contains(a.Message.Text(), p.end) {
				t.Errorf("kill %d: a press that counted is gone: %s", kill, a.Data)
			}
		}
		presses += len(counted)
		c.end(os.Kill)
		log.WriteString(c.log.String())
	}
	t.Logf("%d presses were acknowledged", presses)
	if presses == 0 {
		t.Error("no press was acknowledged")
	}
	for _, v := range s.Violations() {
		if !strings.Contains(v, "no answer to") { // who was killed answers nothing
			t.Errorf("violation: %s", v)
		}
	}
	if strings.Contains(log.String(), standin.Token) {
		t.Error("a log holds the token")
	}
}

// pressUntil has many people ask and choose at once while end ends the program, and
// gives the presses that were acknowledged.
func pressUntil(s *standin.Server, kill, people int, end func()) []acknowledged {
	var mu sync.Mutex
	var counted []acknowledged
	var all sync.WaitGroup
	asked := make(chan struct{}, people)
	for i := range people {
		all.Go(func() {
			u := standin.User{ID: fmt.Sprint(330000000000000000 + kill*people + i), Name: "Tess"}
			s.AddUser(u)
			a := s.Slash(u, table, "resolve", standin.Option{Name: "event", Value: "Lightning Bolt deals 3 damage to me"},
				standin.Option{Name: "effect1", Value: "Bob's Furnace of Rath"}, standin.Option{Name: "effect2", Value: "my Urza's Armor"})
			asked <- struct{}{}
			if a.Message == nil {
				return
			}
			option, ends := "Furnace of Rath first → 5", "5 damage"
			if i%2 > 0 {
				option, ends = "Urza's Armor first → 4", "4 damage"
			}
			words := strings.Fields(a.Message.Text())
			r := s.Press(u, table, a.Message, a.Message.Button(option))
			if r.Message != nil && r.Type == 7 && strings.Contains(r.Message.Text(), ends) {
				mu.Lock()
				defer mu.Unlock()
				counted = append(counted, acknowledged{u, words[len(words)-1], ends})
			}
		})
	}
	for range people / 2 {
		<-asked
	}
	end()
	all.Wait()
	return counted
}
