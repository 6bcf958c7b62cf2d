//go:build linux

package bot_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"apnap/bot/standin"
)

// TestProgramFullDisk fills the disk of a running program: it answers everybody, its
// log says why rulings cannot be kept, the doctor says so too, and when there is room
// again it works on, with what was open before.
func TestProgramFullDisk(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program")
	}
	data := t.TempDir()
	if err := syscall.Mount("tmpfs", data, "tmpfs", 0, "size=24m"); err != nil {
		t.Skipf("no small disk can be made here: %v", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(data, syscall.MNT_DETACH) })
	path := program(t)
	c, s := started(t, path, data)
	before := asksBob(t, s, alice)
	armor := before.Message.Button("Urza's Armor first → 4")
	filler := filepath.Join(data, "filler")
	if err := fill(filler); err != nil {
		t.Fatal(err)
	}
	refused := false
	var a standin.Answer
	for i := range 1000 { // what SQLite has allotted already still takes some
		who, where := somebody(i)
		if a = s.Slash(who, where, "resolve", option("question", aQuestion)); a.Type != 4 {
			t.Fatalf("no answer: %s", a.Data)
		}
		if refused = strings.Contains(string(a.Data), "went wrong on my side"); refused {
			break
		}
	}
	for wait := time.Now().Add(10 * time.Second); !strings.Contains(c.log.String(), "the disk is full") && time.Now().Before(wait); {
		time.Sleep(50 * time.Millisecond) // the log comes to us beside the answer
	}
	if !refused || !strings.Contains(c.log.String(), "the disk is full") {
		t.Errorf("a full disk goes unnoticed: %s\n%s", a.Data, c.log.String())
	}
	says(t, s.Slash(alice, table, "rule", option("number", "614.5")), 4, false, "614.5")
	if out, err := exec.Command(path, "--data-dir", data, "doctor").CombinedOutput(); err == nil || !strings.Contains(string(out), "its disk is full") {
		t.Errorf("the doctor says %s", out)
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second)
	says(t, s.Press(bobby, table, before.Message, armor), 7, false, "4 damage")
	c.end(os.Interrupt)
	if v := s.Violations(); len(v) > 0 {
		t.Errorf("%q", v)
	}
}

// fill writes a file until the disk is full.
func fill(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	for size := 1 << 20; size > 0; size /= 2 {
		for err = nil; err == nil; {
			_, err = f.Write(make([]byte, size))
		}
	}
	return f.Close()
}
