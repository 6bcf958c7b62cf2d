package cr

import (
	"os"
	"strings"
	"testing"
)

// TestNamesMatchTable holds the constants and the table together.
func TestNamesMatchTable(t *testing.T) {
	source, err := os.ReadFile("names.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range table() {
		if !strings.Contains(string(source), "\t// "+row.key+": "+row.gloss+"\n") {
			t.Errorf("names.go lacks %s; run go generate", row.key)
		}
	}
	if OneOpportunity.String() != "OneOpportunity" || KeywordCounters.String() != "KeywordCounters" {
		t.Error("constants and rows are out of step; run go generate")
	}
}

func TestTableIsWellFormed(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range table() {
		if seen[row.key] {
			t.Errorf("%s stands twice", row.key)
		}
		seen[row.key] = true
		if !isDate(row.since) || row.until != "" && !isDate(row.until) {
			t.Errorf("%s: dates %q to %q", row.key, row.since, row.until)
		}
		if !strings.HasSuffix(row.gloss, ".") || len(row.gloss) > 200 {
			t.Errorf("%s: gloss %q", row.key, row.gloss)
		}
		for _, c := range row.changes() {
			if e, ok := onOrBefore(c.from); !ok || e.ID != c.from {
				t.Errorf("%s: no edition of %s", row.key, c.from)
			}
		}
	}
}

func TestParseTableRefuses(t *testing.T) {
	const good = "K\tbehaviour\t1999-04-23\t-\t-\t1999-04-23=1.1\tGloss."
	whole := func(row string) error {
		rows, err := parseTable("head\n" + row)
		if err == nil {
			_, err = rows[0].dated()
		}
		return err
	}
	if err := whole(good); err != nil {
		t.Errorf("the good row: %v", err)
	}
	for _, bad := range []string{
		"K\tbehaviour",
		strings.Replace(good, "behaviour", "custom", 1),
		strings.Replace(good, "=1.1", "", 1),
		strings.Replace(good, "1999-04-23=1.1", "2001-01-01=1.1 2000-01-01=1.2", 1),
	} {
		if whole(bad) == nil {
			t.Errorf("no error for %q", bad)
		}
	}
}

func TestAlso(t *testing.T) {
	for id, want := range map[string]string{"2000": "T.10.8", "1999-04-23": "T.10.8", "2008": "", "current": ""} {
		e, err := Find(id)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(OneOpportunity.Also(e), " "); got != want {
			t.Errorf("T.10 number under %s: %q, want %q", id, got, want)
		}
	}
}

func BenchmarkNumber(b *testing.B) {
	e := Current()
	for b.Loop() {
		_ = RegenerateSteps.Number(e)
	}
}
