// Package crtexttest reads the publisher's texts for tests.
package crtexttest

import (
	"os"
	"testing"

	"apnap/rulesdb/crtext"
)

// Read reads a file of rules.
func Read(t testing.TB, path string) *crtext.Document {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text, err := crtext.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := crtext.Parse("", text)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}
