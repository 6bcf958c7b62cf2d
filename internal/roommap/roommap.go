// Package roommap holds a package's map, its doc.go, against the files beside it, for tests.
package roommap

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Check fails where a map leaves out a file beside it, or names one that is not there.
func Check(t *testing.T, path string) {
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
