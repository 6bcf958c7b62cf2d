package cr

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"
)

// shared is where development keeps the publisher's texts.
const shared = "../../../shared"

// TestNumbersStandInTheTexts looks every citation up in the official text of
// every edition at hand.
func TestNumbersStandInTheTexts(t *testing.T) {
	files, _ := filepath.Glob(shared + "/rules/MagicCompRules-*.txt")
	if len(files) == 0 {
		t.Skip("no official texts in " + shared)
	}
	for _, file := range files {
		text := readText(t, file)
		e := editionOf(t, file)
		numbers := numbersIn(text)
		for _, r := range Rules() {
			for _, n := range r.Numbers(e) {
				if !numbers[n] {
					t.Errorf("%v: %v is cited as %s, which the text does not have", e, r, n)
				}
			}
		}
	}
}

// TestTableAgreesWithPrinciples compares numbers and dates with the columns of
// the table of principles, each column standing for one edition.
func TestTableAgreesWithPrinciples(t *testing.T) {
	data, err := os.ReadFile(shared + "/PRINCIPLES.tsv")
	if err != nil {
		t.Skip("no table of principles in " + shared)
	}
	var rows [][]string
	for line := range strings.Lines(string(data)) {
		rows = append(rows, strings.Split(strings.TrimRight(line, "\n"), "\t"))
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	for _, row := range rows[1:] {
		r, err := ParseRule(row[0])
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		if older := strings.HasPrefix(row[column["differs"]], "older than this date"); !older && r.Since() != row[column["since"]] {
			t.Errorf("%v since %s, the table has %s", r, r.Since(), row[column["since"]])
		}
		if until := orEmpty(row[column["until"]]); r.Until() != until {
			t.Errorf("%v until %q, the table has %q", r, r.Until(), until)
		}
		for name, id := range map[string]string{"cr2008": "2008-02-01", "cr2011": "2011-09-30", "current": "2026-04-17"} {
			compareNumbers(t, r, id, row[column[name]])
		}
	}
}

// compareNumbers checks one cell. A rule that no longer holds has no number
// with us, and rulings on a rule are not in the official text.
func compareNumbers(t *testing.T, r Rule, id, cell string) {
	t.Helper()
	e, err := On(id)
	if err != nil {
		t.Fatal(err)
	}
	want := slices.DeleteFunc(numberList(cell), func(n string) bool { return strings.Contains(n, "Ruling") })
	if len(want) == 0 || !r.InForce(e) {
		return
	}
	if got := r.Numbers(e); !slices.Equal(got, want) {
		t.Errorf("%v in %s is %v, the table has %v", r, id, got, want)
	}
}

// editionOf names the edition of a file by the date in its name; two of them
// took effect on another day.
func editionOf(t *testing.T, file string) Edition {
	t.Helper()
	date := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "MagicCompRules-"), ".txt")
	switch date {
	case "2013-04-29":
		date = "2013-05-01"
	case "2017-09-25":
		date = "2017-09-29"
	}
	e, err := On(date)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(Editions(), e) {
		t.Errorf("%s is not in the list of editions", date)
	}
	return e
}

// numbersIn returns the numbers that begin a line of the text.
func numbersIn(text string) map[string]bool {
	numbers := map[string]bool{}
	line := regexp.MustCompile(`(?m)^\s*(\d{3}(?:\.\d+[a-z]?)?)\b`)
	for _, m := range line.FindAllStringSubmatch(text, -1) {
		numbers[m[1]] = true
	}
	return numbers
}

// readText reads a text in any of the encodings the publisher used.
func readText(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if mark := string(data[:2]); mark == "\xff\xfe" || mark == "\xfe\xff" {
		var units []uint16
		for i := 2; i+1 < len(data); i += 2 {
			unit := binary.BigEndian.Uint16(data[i:])
			if mark == "\xff\xfe" {
				unit = binary.LittleEndian.Uint16(data[i:])
			}
			units = append(units, unit)
		}
		data = []byte(string(utf16.Decode(units)))
	}
	text := string(data)
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, "?")
	}
	return strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r", "\n")
}
