package engine

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"apnap/internal/roommap"
)

// TestMapsNameEveryFile: each room's map names each of its files, and none that is gone.
func TestMapsNameEveryFile(t *testing.T) {
	roommap.Check(t, "doc.go")
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range regexp.MustCompile(`(?m)^//   - (\w+):`).FindAllSubmatch(text, -1) {
		roommap.Check(t, filepath.Join(string(room[1]), "doc.go"))
	}
}
