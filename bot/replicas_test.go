package bot_test

import (
	"crypto/ed25519"
	"encoding/hex"
	"net"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/bot/store/storetest"
)

// replica is one of several processes of the program that answer signed
// interactions with one database.
func startReplica(t *testing.T, path, database string, key ed25519.PublicKey, s *standin.Server) (*child, string) {
	t.Helper()
	addr := freeAddr(t)
	c := &child{Cmd: exec.Command(path, "serve", "--http", addr), server: s}
	data := t.TempDir() // each has its own: nothing but the database is shared
	c.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + data, "APNAP_DATA_DIR=" + data, "STORE_URL=" + database,
		"DISCORD_API_URL=" + s.URL(), "DISCORD_TOKEN=" + standin.Token, "DISCORD_PUBLIC_KEY=" + hex.EncodeToString(key)}
	c.Stdout, c.Stderr = &c.log, &c.log
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.end(os.Kill) })
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if conn, err := net.Dial("tcp", addr); err == nil {
			conn.Close()
			return c, "http://" + addr + "/interactions"
		}
	}
	c.end(os.Kill)
	t.Fatalf("a replica does not listen: %s", c.log.String())
	return nil, ""
}

// A slash on one replica, which is killed; the press on another. Then one press
// delivered to both at once counts once.
func TestReplicas(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program")
	}
	database := storetest.Postgres(t)
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	path, s := program(t), standin.Start()
	defer s.Close()
	s.AddUser(alice)
	s.AddUser(bobby)
	first, firstURL := startReplica(t, path, database, public, s)
	second, secondURL := startReplica(t, path, database, public, s)
	ask := func() standin.Answer {
		return s.Slash(alice, table, "resolve",
			standin.Option{Name: "event", Value: "Lightning Bolt deals 3 damage to <@" + bobby.ID + ">"},
			standin.Option{Name: "effect1", Value: "<@" + alice.ID + ">'s Furnace of Rath"},
			standin.Option{Name: "effect2", Value: "<@" + bobby.ID + ">'s Urza's Armor"})
	}
	s.PostTo(firstURL, private)
	a := ask()
	says(t, a, 4, false, "<@"+bobby.ID+"> chooses")
	armor := a.Message.Button("Urza's Armor first → 4")

	s.PostTo(secondURL, private)
	b := ask()
	says(t, b, 4, false, "<@"+bobby.ID+"> chooses")
	var wg sync.WaitGroup
	answers := make([]standin.Answer, 2)
	for i, url := range []string{firstURL, secondURL} {
		s.PostTo(url, private)
		started := make(chan struct{})
		wg.Go(func() {
			close(started)
			answers[i] = s.Press(bobby, table, b.Message, b.Message.Button("Urza's Armor first → 4"))
		})
		<-started
		time.Sleep(time.Millisecond)
	}
	wg.Wait()
	updates := 0
	for _, a := range answers {
		if a.Type == 7 {
			updates++
		}
	}
	if updates != 1 {
		t.Errorf("two presses at once on two replicas: %d counted: %s / %s", updates, answers[0].Data, answers[1].Data)
	}

	first.end(os.Kill)
	s.PostTo(secondURL, private)
	says(t, s.Press(alice, table, a.Message, armor), 4, true, "Bob")
	says(t, s.Press(bobby, table, a.Message, armor), 7, false, "4 damage", "615")
	if v := s.Violations(); len(v) > 0 {
		t.Errorf("violations: %q\n%s", v, second.log.String())
	}
}
