package engine

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestMapNamesEveryFile: the package's map names each of its files, and none that is gone.
func TestMapNamesEveryFile(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{"doc.go": true}
	for _, name := range regexp.MustCompile(`\w+\.go\b`).FindAllString(string(text), -1) {
		named[name] = true
	}
	files, _ := filepath.Glob("*.go") // fails only for a bad pattern
	there := map[string]bool{}
	for _, f := range files {
		there[f] = true
		if !strings.HasSuffix(f, "_test.go") && !strings.HasPrefix(f, "simultaneous") && !named[f] {
			t.Errorf("the map does not name %s", f)
		}
	}
	for name := range named {
		if !there[name] {
			t.Errorf("the map names %s, which is not there", name)
		}
	}
}
