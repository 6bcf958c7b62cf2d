package crtext

import (
	"os"
	"path/filepath"
	"testing"
)

// shared is where development keeps the publisher's texts.
const shared = "../../../shared/rules"

func TestPublishedTexts(t *testing.T) {
	files, _ := filepath.Glob(shared + "/*.txt")
	if len(files) == 0 {
		t.Skip("no official texts in " + shared)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, err := Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := Parse(filepath.Base(file), text)
		if err != nil {
			t.Errorf("%s: %v", filepath.Base(file), err)
			continue
		}
		rules, examples, terms := doc.Count()
		t.Log(doc.Effective, rules, examples, terms, doc.Partial, doc.Warnings)
	}
}
