package bot_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
)

// started is the program against a stand-in, connected and registered.
func started(t *testing.T, path, data string, env ...string) (*child, *standin.Server) {
	t.Helper()
	s := standin.Start()
	t.Cleanup(s.Close)
	s.AddUser(alice)
	s.AddUser(bobby)
	c := startChild(t, path, data, s, env...)
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatalf("the program did not connect and register: %s", c.log.String())
	}
	return c, s
}

// asksBob asks a question in which Bob chooses.
func asksBob(t *testing.T, s *standin.Server, who standin.User) standin.Answer {
	t.Helper()
	a := s.Slash(who, table, "resolve", option("event", "Lightning Bolt deals 3 damage to <@"+bobby.ID+">"), option("effect1", "my Furnace of Rath"),
		option("effect2", "<@"+bobby.ID+">'s Urza's Armor"))
	says(t, a, 4, false, calls(bobby))
	return a
}

// TestProgramExpires: with a short rulings.keep the running program lets go of
// what nobody touches, a press says so, and reports, seats and /forget go on.
func TestProgramExpires(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 20 seconds")
	}
	const keep = 6 * time.Second // long enough that a busy machine does not make it too late
	path, data := program(t), t.TempDir()
	c, s := started(t, path, data, "RULINGS_KEEP="+keep.String())
	left, touched := asksBob(t, s, alice), asksBob(t, s, alice)
	form, _ := s.Press(alice, table, left.Message, left.Message.Button("This looks wrong")).Form()
	says(t, s.Submit(alice, table, left.Message, form, option("remark", "Hm.")), 4, true, "Thank you")
	time.Sleep(keep * 2 / 3)
	says(t, s.Press(bobby, table, touched.Message, touched.Message.Button("Urza's Armor first → 4")), 7, false, "4 damage")
	time.Sleep(keep * 2 / 3)
	says(t, s.Press(bobby, table, left.Message, left.Message.Button("Urza's Armor first → 4")), 4, true, "no longer have this ruling", "kept for 6 seconds")
	says(t, s.Press(alice, table, touched.Message, touched.Message.Button("All orders")), 4, true, "4 damage") // it was touched
	time.Sleep(keep + keep/2)                                                                                  // past the next time that it looks
	says(t, s.Press(bobby, table, touched.Message, touched.Message.Button("All orders")), 4, true, "kept for 6 seconds")
	out, err := exec.Command(path, "--data-dir", data, "reports").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "note: Hm.") {
		t.Errorf("the report went with its ruling: %v: %s", err, out)
	}
	again := asksBob(t, s, alice)
	forgets(t, s, bobby, table, "seats in other people's rulings (1)")
	says(t, s.Press(bobby, table, again.Message, again.Message.Button("Urza's Armor first → 4")), 4, true, "Bob")
	forgets(t, s, alice, table, "is deleted")
	if out, err := exec.Command(path, "--data-dir", data, "reports").CombinedOutput(); err != nil || strings.Contains(string(out), "Hm.") {
		t.Errorf("after /forget the report is there: %v: %s", err, out)
	}
	c.end(os.Interrupt)
	if log := c.log.String(); !strings.Contains(log, "old rulings removed") || len(s.Violations()) > 0 {
		t.Errorf("%q\n%s", s.Violations(), log)
	}
}

// TestProgramRestored backs a running, busy program up, goes on, kills it, and
// puts the copy in the place of the damaged file: what was open at the time of the
// copy is open again.
func TestProgramRestored(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 5 seconds")
	}
	path, data := program(t), t.TempDir()
	c, s := started(t, path, data)
	open := asksBob(t, s, alice)
	armor := open.Message.Button("Urza's Armor first → 4")
	busy := make(chan struct{})
	go func() {
		defer close(busy)
		for i := range 30 {
			s.Slash(standin.User{ID: fmt.Sprint(320000000000000000 + i), Name: "Somebody"}, table, "resolve", option("question", aQuestion))
		}
	}()
	copied := filepath.Join(t.TempDir(), "copy.db")
	if out, err := exec.Command(path, "--data-dir", data, "backup", copied).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	<-busy
	says(t, s.Press(bobby, table, open.Message, armor), 7, false, "4 damage")
	c.end(os.Kill) // SQLite's log stays beside the file, and would mend much of it

	file := filepath.Join(data, "rulings.db")
	for _, tail := range []string{"-wal", "-shm"} {
		if err := os.Remove(file + tail); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	damaged, err := os.OpenFile(file, os.O_WRONLY|os.O_TRUNC, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := damaged.WriteString(strings.Repeat("damage", 9999)); err != nil {
		t.Fatal(err)
	}
	damaged.Close()
	out, _ := exec.Command(path, "--data-dir", data, "doctor").CombinedOutput() // Discord is not to be reached
	if !strings.Contains(string(out), "the file is damaged; put a backup in its place") {
		t.Errorf("the doctor says %s", out)
	}
	if err := os.Rename(copied, file); err != nil {
		t.Fatal(err)
	}
	c = startChild(t, path, data, s)
	if !s.Connected(10 * time.Second) {
		t.Fatal(c.log.String())
	}
	says(t, s.Press(alice, table, open.Message, armor), 4, true, "Bob")
	says(t, s.Press(bobby, table, open.Message, armor), 7, false, "4 damage")
	c.end(os.Interrupt)
	if len(s.Violations()) > 0 {
		t.Errorf("%q", s.Violations())
	}
}
