package rulesdb

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"apnap/engine/cr"
	"apnap/internal/cputime"
)

// newest opens an index with the newest text at hand, or one of our own.
func newest(b *testing.B) *DB {
	db := openTest(b, b.TempDir())
	files := sharedTexts(b)
	importFile(b, db, files[len(files)-1])
	b.ResetTimer()
	return db
}

func BenchmarkRule(b *testing.B) {
	db, e := newest(b), edition(b, "current")
	end := cputime.Of(b)
	for b.Loop() {
		if _, err := db.Rule(context.Background(), "614.5", e); err != nil {
			b.Fatal(err)
		}
	}
	end()
	b.ReportMetric(10, "goal-µs")
}

func BenchmarkRuleDigest(b *testing.B) {
	db, e := openTest(b, b.TempDir()), edition(b, "2008")
	for b.Loop() {
		if _, err := db.Rule(context.Background(), "419.6a", e); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	db, e := newest(b), edition(b, "current")
	for _, words := range []string{"one opportunity", "damage prevention shield", "enters tapped", "replac"} {
		b.Run(words, func(b *testing.B) {
			bare := bareQuery(b, db, words, e)
			begun, end := cputime.Used(), cputime.Of(b)
			for b.Loop() {
				if hits, err := db.Search(context.Background(), words, e, 10); err != nil || len(hits) == 0 {
					b.Fatal(hits, err)
				}
			}
			took := (cputime.Used() - begun) / time.Duration(b.N)
			end()
			b.ReportMetric(1, "goal-ms")
			b.ReportMetric(float64(took)/float64(max(1, cputime.Each(b.N, bare))), "times")
			b.ReportMetric(2, "goal-times")
		})
	}
}

// bareQuery makes the full-text query that a search begins with and reads what it finds, as
// anybody does who has its text, and nothing else. It has been made once, so that neither is the first.
func bareQuery(b *testing.B, db *DB, words string, e cr.Edition) func() {
	b.Helper()
	known, err := db.vocabularies.of(context.Background(), db, e)
	if err != nil {
		b.Fatal(err)
	}
	query, text := readTerms(words, known).queries()[0], officialSearch(editionKey(e.ID), 10+spare)
	bare := func() {
		rows, err := db.read.QueryContext(context.Background(), text, query)
		if err != nil {
			b.Fatal(err)
		}
		var c candidate
		if err := each(rows, func() error { return rows.Scan(&c.number, &c.heading, &c.text, &c.called, &c.cited, &c.match) }); err != nil {
			b.Fatal(err)
		}
	}
	bare()
	return bare
}

func BenchmarkComplete(b *testing.B) {
	db, e := newest(b), edition(b, "current")
	for b.Loop() {
		db.Complete(context.Background(), "702.1", e, 25)
	}
}

func BenchmarkImport(b *testing.B) {
	db := openTest(b, b.TempDir())
	files := sharedTexts(b)
	data, err := os.ReadFile(files[len(files)-1])
	if err != nil {
		b.Fatal(err)
	}
	text := string(data)
	for b.Loop() {
		text += "\n" // the very same text would be left alone
		if _, err := db.Import(context.Background(), "", strings.NewReader(text)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(150, "goal-ms")
}

// BenchmarkImportAll imports every edition that is beside the project.
func BenchmarkImportAll(b *testing.B) {
	files := sharedTexts(b)
	for b.Loop() {
		db := openTest(b, b.TempDir())
		for _, file := range files {
			importFile(b, db, file)
		}
	}
	b.ReportMetric(4000, "goal-ms")
}

func BenchmarkOpenFresh(b *testing.B) {
	for b.Loop() {
		openTest(b, b.TempDir())
	}
}

func BenchmarkOpenExisting(b *testing.B) {
	dir := b.TempDir()
	openTest(b, dir)
	for b.Loop() {
		db, err := Open(context.Background(), dir)
		if err != nil {
			b.Fatal(err)
		}
		if err := db.Close(); err != nil {
			b.Fatal(err)
		}
	}
}
