package rulesdb

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"apnap/engine/cr"
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
	for b.Loop() {
		if _, err := db.Rule(context.Background(), "614.5", e); err != nil {
			b.Fatal(err)
		}
	}
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
			bareQuery(b, db, words, e, 1) // so that neither is the first
			for b.Loop() {
				if hits, err := db.Search(context.Background(), words, e, 10); err != nil || len(hits) == 0 {
					b.Fatal(hits, err)
				}
			}
			b.ReportMetric(1, "goal-ms")
			b.ReportMetric(float64(b.Elapsed())/float64(b.N)/float64(bareQuery(b, db, words, e, b.N)), "times")
			b.ReportMetric(2, "goal-times")
		})
	}
}

// bareQuery is how long the full-text query takes that a search begins with, and nothing
// else, over so many runs.
func bareQuery(b *testing.B, db *DB, words string, e cr.Edition, runs int) time.Duration {
	b.Helper()
	known, err := db.vocabularies.of(context.Background(), db, e)
	if err != nil {
		b.Fatal(err)
	}
	terms, begun := readTerms(words, known), time.Now()
	for range runs {
		if _, err := db.match(context.Background(), terms.queries()[0], e, true, 10); err != nil {
			b.Fatal(err)
		}
	}
	return time.Since(begun) / time.Duration(runs)
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
