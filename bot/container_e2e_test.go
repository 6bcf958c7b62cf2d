//go:build linux

package bot_test

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"apnap/bot/standin"
)

// image is what the Dockerfile says of its last stage.
type image struct {
	env                       []string
	health, entrypoint, start []string
	user                      string
	copied                    []string // where the files of the first stage go
}

// readImage reads the Dockerfile.
func readImage(t *testing.T) image {
	t.Helper()
	raw, err := os.ReadFile("../Dockerfile")
	if err != nil {
		t.Fatal(err)
	}
	_, last, _ := strings.Cut(string(raw), "\nFROM scratch\n")
	var im image
	list := func(text string) (out []string) {
		if err := json.Unmarshal([]byte(text[strings.IndexByte(text, '['):]), &out); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		return out
	}
	for line := range strings.Lines(last) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case "ENV":
			im.env = append(im.env, strings.Fields(rest)...)
		case "HEALTHCHECK":
			im.health = list(rest)
		case "ENTRYPOINT":
			im.entrypoint = list(rest)
		case "CMD":
			im.start = list(rest)
		case "USER":
			im.user = rest
		case "COPY":
			parts := strings.Fields(rest)
			im.copied = append(im.copied, parts[len(parts)-1])
		}
	}
	return im
}

// TestContainer runs the program as the Dockerfile has it run: built without C,
// alone in a root that it cannot write, as nobody, without a home, with one folder
// of its own; and asks after its health as Docker would.
func TestContainer(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program")
	}
	if os.Geteuid() != 0 {
		t.Skip("only root can change the root of a process")
	}
	im := readImage(t)
	if im.user != "65532:65532" || strings.Join(im.copied, " ") != "/etc/ssl/certs/ /apnap /data" || len(im.health) == 0 || strings.Join(im.start, " ") != "serve" {
		t.Fatalf("the Dockerfile has changed: %+v", im)
	}
	root := t.TempDir()
	data := filepath.Join(root, "data")
	for _, step := range []error{os.Link(program(t), filepath.Join(root, "apnap")), os.Mkdir(data, 0o755), os.Chown(data, 65532, 65532), os.Chmod(root, 0o555)} {
		if step != nil {
			t.Fatal(step)
		}
	}
	s := standin.Start()
	defer s.Close()
	s.AddUser(alice)
	health := freeAddr(t)
	inside := func(args ...string) *exec.Cmd {
		c := exec.Command(args[0], args[1:]...)
		c.Path, c.Dir = args[0], "/"
		c.SysProcAttr = &syscall.SysProcAttr{Chroot: root, Credential: &syscall.Credential{Uid: 65532, Gid: 65532}}
		c.Env = append(im.env, "DISCORD_TOKEN="+standin.Token, "DISCORD_API_URL="+s.URL(), "HTTP_ADDR="+health) // the last counts
		return c
	}
	if out, err := inside("/apnap", "--help").CombinedOutput(); errors.Is(err, syscall.EPERM) {
		t.Skipf("the root of a process cannot be changed here: %v", err)
	} else if err != nil {
		t.Fatalf("it does not run there: %v: %s", err, out)
	}
	c := &child{Cmd: inside(append(im.entrypoint, im.start...)...), server: s}
	c.Stdout, c.Stderr = &c.log, &c.log
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.end(os.Kill) })
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatalf("it did not connect and register: %s", c.log.String())
	}
	says(t, s.Slash(alice, table, "resolve", option("question", aQuestion)), 4, false, "Bob chooses")
	if out, err := inside(im.health...).CombinedOutput(); err != nil || string(out) != "ready\n" {
		t.Errorf("its health: %v: %s", err, out)
	}
	if out, err := inside("/apnap", "backup", "/data/copy.db").CombinedOutput(); err != nil {
		t.Errorf("a backup: %v: %s", err, out)
	}
	c.end(os.Interrupt)
	if out, err := inside(im.health...).CombinedOutput(); err == nil {
		t.Errorf("the health of what does not run: %s", out)
	}
	if code := c.ProcessState.ExitCode(); code != 0 || strings.Contains(c.log.String(), "level=ERROR") || len(s.Violations()) > 0 {
		t.Errorf("it ended with %d: %q\n%s", code, s.Violations(), c.log.String())
	}
	entries, err := os.ReadDir(root)
	if err != nil || len(entries) != 2 {
		t.Errorf("the root holds %v: %v", entries, err)
	}
}
