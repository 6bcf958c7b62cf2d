package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestContributingIsTrue: the files that CONTRIBUTING.md names are there, and the
// commands of the program that it names are commands.
func TestContributingIsTrue(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	s := &session{}
	root := s.root()
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(string(text), -1) {
		words := strings.Fields(m[1])
		if rest, ok := strings.CutPrefix(m[1], "go run ./cmd/apnap "); ok {
			if c, _, err := root.Find(strings.Fields(rest)); err != nil || c == root {
				t.Errorf("%s: no such command", m[1])
			}
			continue
		}
		if len(words) > 1 || !strings.Contains(m[1], "/") && !strings.HasSuffix(m[1], ".md") {
			continue
		}
		if _, err := os.Stat(filepath.Join("../..", m[1])); err != nil {
			t.Errorf("%s is not there", m[1])
		}
	}
}
