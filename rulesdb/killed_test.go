package rulesdb

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"apnap/engine/cr"
)

// childDir names the folder in which a child process imports without end.
const childDir = "APNAP_TEST_IMPORT_INTO"

// TestMain makes a child process of TestKilled do its part, and puts away what the tests
// share.
func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		importForever(dir)
	}
	code := m.Run()
	newestText.putAway()
	everyText.putAway()
	os.Exit(code)
}

// version is one of several texts of the same edition: every rule of it says
// which.
func version(n int) string {
	return strings.ReplaceAll(invented("March 5, 2021"), "is a chair like others", fmt.Sprintf("is chair of version%d", n))
}

// importForever imports one version after the other, until it is killed.
func importForever(dir string) {
	db, err := Open(context.Background(), dir)
	for n := 0; err == nil; n++ {
		_, err = db.Import(context.Background(), "killed.txt", strings.NewReader(version(n)))
	}
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// TestKilled kills processes in the middle of their imports, while another one
// looks rules up: what is there afterwards is always one whole version.
func TestKilled(t *testing.T) {
	dir := t.TempDir()
	reader := openTest(t, dir)
	for round := range 6 {
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), childDir+"="+dir)
		var said strings.Builder
		child.Stderr = &said
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		deadline := time.Now().Add(20 * time.Second)
		for editions := 0; editions < 2 && time.Now().Before(deadline); time.Sleep(time.Millisecond) {
			list, err := reader.Editions(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			editions = len(list) // the digest's and, once there, the imported
		}
		time.Sleep(time.Duration(rand.IntN(150)) * time.Millisecond)
		wantOneVersion(t, reader)
		if err := child.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := child.Wait(); err == nil || said.Len() > 0 {
			t.Fatalf("round %d: the child ended by itself: %v %s", round, err, said.String())
		}
		after := openTest(t, dir)
		if len(after.Notices()) > 0 {
			t.Errorf("round %d: %q", round, after.Notices())
		}
		wantOneVersion(t, after)
		if err := after.CheckIntegrity(context.Background()); err != nil {
			t.Errorf("round %d: %v", round, err)
		}
	}
}

// wantOneVersion reads all rules of the edition in one transaction and finds
// the same version in each.
func wantOneVersion(t *testing.T, db *DB) {
	t.Helper()
	e, err := cr.On("2021-03-05")
	if err != nil {
		t.Fatal(err)
	}
	there, err := db.texts(context.Background(), e.ID)
	if err != nil {
		t.Fatal(err)
	}
	first, ok := there.of("100.1")
	if !ok || len(there.list) < 129 {
		t.Fatalf("only %d rules are there", len(there.list))
	}
	_, want, _ := strings.Cut(first.text, "version")
	for n := 2; n <= 120; n++ {
		rule, ok := there.of(fmt.Sprintf("100.%d", n))
		if _, got, _ := strings.Cut(rule.text, "version"); !ok || got != want {
			t.Fatalf("100.%d is of version %s, 100.1 of %s", n, got, want)
		}
	}
}
