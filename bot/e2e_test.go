package bot_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/internal/every"
)

// TestMain makes the folder of the program that the tests share. They wait far more
// than they compute, so that more of them run at once than there are processors. Of what is
// drawn at random a share is tried, unless APNAP_EVERY or -rapid.checks says otherwise.
func TestMain(m *testing.M) {
	flag.Parse()
	if err := flag.Set("test.parallel", "8"); err != nil {
		panic(err)
	}
	if drawn := flag.Lookup("rapid.checks"); drawn.Value.String() == drawn.DefValue {
		if err := drawn.Value.Set(strconv.Itoa(100 / every.Nth(3))); err != nil {
			panic(err)
		}
	}
	folder, err := os.MkdirTemp("", "apnap")
	if err != nil {
		panic(err)
	}
	build = sync.OnceValues(func() (string, error) { return buildIn(folder) })
	code := m.Run()
	_ = os.RemoveAll(folder) // left over, it is only a file in the way
	os.Exit(code)
}

// build builds the program the first time that it is called, without C, as it is released.
var build func() (path string, err error)

func buildIn(folder string) (string, error) {
	path := filepath.Join(folder, "apnap")
	c := exec.Command("go", "build", "-cover=false", "-ldflags=-s -w", "-o", path, "./cmd/apnap")
	c.Dir, c.Env = "..", append(os.Environ(), "CGO_ENABLED=0")
	if out, err := c.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the program does not build: %w: %s", err, out)
	}
	return path, nil
}

// program is the path of the real program.
func program(t testing.TB) string {
	t.Helper()
	path, err := build()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// takesASeat has a player whom no mention named say who they are, and choose.
func takesASeat(t *testing.T, s *standin.Server) {
	t.Helper()
	a := s.Slash(alice, inDM, "resolve",
		standin.Option{Name: "event", Value: "Lightning Bolt deals 3 damage to Carol"},
		standin.Option{Name: "effect1", Value: "my Furnace of Rath"},
		standin.Option{Name: "effect2", Value: "Carol's Urza's Armor"})
	says(t, a, 4, false, "Carol chooses")
	says(t, s.Press(bobby, inDM, a.Message, a.Message.Button("Furnace of Rath first → 5")), 4, true, "I am Carol")
	says(t, s.Press(bobby, inDM, a.Message, a.Message.Button("I am Carol")), 7, false, calls(bobby))
	says(t, s.Press(alice, inDM, a.Message, a.Message.Button("Furnace of Rath first → 5")), 4, true, "Carol")
	says(t, s.Press(bobby, inDM, a.Message, a.Message.Button("Furnace of Rath first → 5")), 7, false, "5 damage")
}

// asksTheNamed asks questions of pairs of users whose names differ in nothing that
// tells players apart: the one mentioned is asked, and nobody else's press counts.
func asksTheNamed(t *testing.T, s *standin.Server) {
	t.Helper()
	for i, pair := range [][2]string{{"JOE", "Joe"}, {"McCoy", "Mccoy"}, {"İpek", "ipek"}, {"O’Brien", "O'brien"}, {"Bob", "Bob"}, {"bolt", "furnace"}, {"two.face", "the_real_bob"}} {
		for turned := range 2 {
			id := func(n int) string { return fmt.Sprintf("3000000000000001%d%d", i, n) }
			asker, other := standin.User{ID: id(turned), Name: pair[turned]}, standin.User{ID: id(1 - turned), Name: pair[1-turned]}
			s.AddUser(asker)
			s.AddUser(other)
			at := "<@" + other.ID + ">"
			for _, options := range [][]standin.Option{
				{{Name: "event", Value: "Lightning Bolt deals 3 damage to " + at}, {Name: "effect1", Value: "my Furnace of Rath"}, {Name: "effect2", Value: at + "'s Urza's Armor"}},
				{{Name: "event", Value: "my Lightning Bolt deals 3 damage to " + at}, {Name: "effect1", Value: at + "'s Urza's Armor"}, {Name: "effect2", Value: "my Furnace of Rath"}},
				{{Name: "question", Value: "I control Furnace of Rath. " + at + " controls Urza's Armor. I Bolt " + at + ". How much damage is dealt?"}},
			} {
				a := s.Slash(asker, table, "resolve", options...)
				says(t, a, 4, false, "chooses")
				armor := a.Message.Button("Urza's Armor first → 4")
				only := s.Press(asker, table, a.Message, armor)
				says(t, only, 4, true, "Only")
				if pair[0] == "Bob" && options[0].Name == "event" && !strings.Contains(only.Message.Text(), at) {
					t.Errorf("one Bob is told that only Bob can choose: %s", only.Message.Text())
				}
				says(t, s.Press(other, table, a.Message, armor), 7, false, "4 damage")
			}
		}
	}
}

// looksUp uses the commands that hold no ruling.
func looksUp(t *testing.T, s *standin.Server) {
	t.Helper()
	rule := s.Slash(bobby, table, "rule", standin.Option{Name: "number", Value: "614.5"})
	says(t, rule, 4, false, "614.5")
	says(t, s.Slash(bobby, table, "search", standin.Option{Name: "words", Value: "one opportunity"}), 4, false, "614.5")
	if _, got := s.Type(bobby, table, "rule", standin.Option{Name: "number", Value: "614."}); len(got) == 0 {
		t.Error("no rule numbers are suggested")
	}
	help := s.Slash(bobby, table, "help")
	if help.Message == nil || len(help.Message.Rows()) == 0 {
		t.Fatalf("help: %s", help.Data)
	}
	example := s.Press(bobby, table, help.Message, help.Message.Rows()[0].Components[0].CustomID)
	if example.Message == nil || strings.Contains(example.Message.Text(), "can't rule") {
		t.Errorf("an example of the help: %s", example.Data)
	}
	if form := s.Slash(bobby, table, "resolve"); form.Type != 9 {
		t.Errorf("a bare /resolve opens no form: %s", form.Data)
	}
}

// child is the program running against the stand-in, told nothing but what
// anybody would tell it.
type child struct {
	*exec.Cmd
	server *standin.Server
	log    logged
}

func startChild(t testing.TB, path, data string, s *standin.Server, env ...string) *child {
	t.Helper()
	c := &child{Cmd: exec.Command(path, "serve"), server: s}
	c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + data,
		"DISCORD_API_URL=" + s.URL(), "DISCORD_TOKEN=" + standin.Token, "APNAP_DATA_DIR=" + data}
	c.Env = append(c.Env, env...)
	c.Stdout, c.Stderr = &c.log, &c.log
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.end(os.Kill) })
	return c
}

// end ends the program and waits for it, and until the stand-in has noticed: what
// happens next is for the program that comes after.
func (c *child) end(how os.Signal) {
	if c.ProcessState == nil {
		_ = c.Process.Signal(how) // it may have ended by itself
		_ = c.Wait()              // killed, or ended: its status says no more
		c.server.Gone(10 * time.Second)
	}
}

// From a slash command to the final ruling, through two kills.
func TestProgram(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 15 seconds")
	}
	path, data, s := program(t), t.TempDir(), standin.Start()
	defer s.Close()
	s.AddUser(alice)
	s.AddUser(bobby)
	c := startChild(t, path, data, s)
	up := func() {
		t.Helper()
		if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
			c.end(os.Kill)
			t.Fatalf("the program did not connect and register: %s", c.log.String())
		}
	}
	up()
	a := s.Slash(alice, table, "resolve",
		standin.Option{Name: "event", Value: "Lightning Bolt deals 3 damage to <@" + bobby.ID + ">"},
		standin.Option{Name: "effect1", Value: "<@" + alice.ID + ">'s Furnace of Rath"},
		standin.Option{Name: "effect2", Value: "<@" + bobby.ID + ">'s Urza's Armor"})
	says(t, a, 4, false, calls(bobby), "Comprehensive Rules")
	armor := a.Message.Button("Urza's Armor first → 4")
	if armor == "" {
		t.Fatalf("no button for Urza's Armor: %+v", a.Message.Rows())
	}
	c.end(os.Kill)

	c = startChild(t, path, data, s)
	up()
	says(t, s.Press(alice, table, a.Message, armor), 4, true, "Bob")
	final := s.Press(bobby, table, a.Message, armor)
	says(t, final, 7, false, "4 damage", "615")
	c.end(os.Kill)

	c = startChild(t, path, data, s)
	up()
	stale := s.Press(bobby, table, a.Message, armor)
	moved := stale.Type == 4 && stale.Private
	if upToDate := stale.Type == 7 && strings.Contains(stale.Message.Text(), "4 damage"); !moved && !upToDate {
		t.Errorf("a second press on the same button: %s", stale.Data)
	}
	takesASeat(t, s)
	asksTheNamed(t, s)
	looksUp(t, s)
	c.end(os.Interrupt)
	if code := c.ProcessState.ExitCode(); code != 0 {
		t.Errorf("interrupted, it ended with status %d", code)
	}
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
	if strings.Contains(c.log.String(), standin.Token) {
		t.Error("the log holds the token")
	}
	if t.Failed() {
		t.Log(c.log.String())
	}
}
