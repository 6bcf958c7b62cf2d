package engine

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestMapsNameEveryFile: each room's map names each of its files, and none that is gone.
func TestMapsNameEveryFile(t *testing.T) {
	checkMap(t, "doc.go")
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range regexp.MustCompile(`(?m)^//   - (\w+):`).FindAllSubmatch(text, -1) {
		checkMap(t, filepath.Join(string(room[1]), "doc.go"))
	}
}

// checkMap compares the files that a map names with those beside it.
func checkMap(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{"doc.go": true}
	for _, name := range regexp.MustCompile(`\w+\.go\b`).FindAllString(string(text), -1) {
		named[name] = true
	}
	files, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*.go")) // fails only for a bad pattern
	there := map[string]bool{}
	for _, f := range files {
		name := filepath.Base(f)
		there[name] = true
		if !strings.HasSuffix(name, "_test.go") && !named[name] {
			t.Errorf("%s does not name %s", path, name)
		}
	}
	for name := range named {
		if !there[name] {
			t.Errorf("%s names %s, which is not there", path, name)
		}
	}
}
