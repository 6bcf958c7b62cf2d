package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestContributingWalks: the way of each kind of change is told, and each test that is to
// show that the change holds is there to be run.
func TestContributingWalks(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range []string{"a wording", "a kind of event or effect", "an edition", "a language", "a message", "a slash command", "an answer in JSON", "what people search for", "cards"} {
		if !strings.Contains(string(text), "\n| "+change+" | ") {
			t.Errorf("the way of %s is not told", change)
		}
	}
	run := 0
	for _, m := range regexp.MustCompile(`go test (\./[a-z/]+)[^`+"`"+`\n]*? -run '?([^' `+"`"+`\n]+)`).FindAllStringSubmatch(string(text), -1) {
		folder, pattern := filepath.Join("../..", m[1]), regexp.MustCompile(m[2])
		files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
		if err != nil || len(files) == 0 {
			t.Errorf("%s holds no tests", m[1])
			continue
		}
		run++
		found := m[2] == "^$" // the benchmarks alone
		for _, file := range files {
			code, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(string(code), -1) {
				found = found || pattern.MatchString(name[1])
			}
		}
		if !found {
			t.Errorf("%s has no test that -run %s runs", m[1], m[2])
		}
	}
	if run < 6 {
		t.Errorf("only %d commands with -run were found", run)
	}
}

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
