package oracle

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"apnap/internal/roommap"
)

// mostFiles is how many files a room may have without its tests: more are no map but a list.
const mostFiles = 30

// TestMapsNameEveryFile: each room's map names each of its files, and none that is gone.
func TestMapsNameEveryFile(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range regexp.MustCompile(`(?m)^//   - (\w+):`).FindAllSubmatch(text, -1) {
		roommap.Check(t, filepath.Join(string(room[1]), "doc.go"))
		files, _ := filepath.Glob(filepath.Join(string(room[1]), "*.go")) // fails only for a bad pattern
		tests, _ := filepath.Glob(filepath.Join(string(room[1]), "*_test.go"))
		if n := len(files) - len(tests); n > mostFiles {
			t.Errorf("%s has %d files", room[1], n)
		}
	}
}
