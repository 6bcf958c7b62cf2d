package crtext

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// shared is where development keeps the publisher's texts.
const shared = "../../../shared/rules"

// published says what is known of the texts: how many rules another reader
// counted in them.
func published() map[string]int {
	return map[string]int{
		"1999-04-23": 347, "2001-07-23": 474, "2003-07-01": 647, "2004-02-01": 691, "2006-02-01": 916, "2006-10-01": 972,
		"2008-02-01": 1132, "2008-10-01": 1173, "2009-07-11": 1470, "2011-02-04": 1781, "2011-09-30": 1865, "2013-02-01": 1922,
		"2013-05-01": 1930, "2015-07-17": 2040, "2016-08-26": 2132, "2017-04-28": 2200, "2017-09-29": 2238, "2018-07-13": 2300,
		"2019-05-03": 2333, "2020-04-17": 2434, "2022-11-18": 2791, "2023-10-13": 2888, "2026-01-16": 3114, "2026-04-17": 3138,
	}
}

func TestPublishedTexts(t *testing.T) {
	files, _ := filepath.Glob(shared + "/*.txt")
	if len(files) == 0 {
		t.Skip("no official texts in " + shared)
	}
	for _, file := range files {
		doc := readPublished(t, file)
		rules, examples, terms := doc.Count()
		if want := published()[doc.Effective]; rules != want {
			t.Errorf("%s: %d rules, want %d", doc.Effective, rules, want)
		}
		if examples < 30 || terms < 170 && !doc.Partial {
			t.Errorf("%s: %d examples, %d terms", doc.Effective, examples, terms)
		}
		if doc.Partial != (doc.Effective == "2013-02-01") {
			t.Errorf("%s: partial %v", doc.Effective, doc.Partial)
		}
		for _, w := range doc.Warnings {
			if strings.Contains(w, "not kept") {
				t.Errorf("%s: %s", doc.Effective, w)
			}
		}
	}
}

// readPublished reads a text.
func readPublished(t *testing.T, file string) *Document {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return mustParse(t, filepath.Base(file), text)
}
