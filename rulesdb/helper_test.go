package rulesdb

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"apnap/engine/cr"
)

// openTest opens an index in a folder of the test, or in memory for "".
func openTest(t testing.TB, dir string) *DB {
	t.Helper()
	db, err := Open(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// edition finds an edition that exists.
func edition(t testing.TB, text string) cr.Edition {
	t.Helper()
	e, err := cr.Find(text)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// invented is a rules text of our own, effective on a spelled date.
func invented(date string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Invented Comprehensive Rules\n\nThese rules are effective as of %s.\n\nContents\n\n1. Tables\n100. Seats\n6. Acts\n614. Swaps\n\nGlossary\n\nCredits\n\n", date)
	b.WriteString("1. Tables\n\n100. Seats\n\n")
	for n := 1; n <= 120; n++ {
		fmt.Fprintf(&b, "100.%d. Seat number %d is a chair like others.\n\n", n, n)
	}
	b.WriteString("2. Bread\n\n200. Loaves\n\n200.1. A loaf is bread.\n\n3. Wine\n\n300. Casks\n\n300.1. A cask is wood.\n\n4. Salt\n\n400. Grains\n\n400.1. A grain is salt.\n\n5. Days\n\n500. Hours\n\n500.1. An hour is short.\n\n")
	b.WriteString("6. Acts\n\n614. Swaps\n\n614.1. A swap puts one deed in the place of another.\n\n614.1a A swap speaks of “instead” (see rules 100.1 and 614.5).\n\n614.2. Casks are rolled to the cellar.\n\n")
	b.WriteString("614.5. A swap swaps a deed only once.\n\nExample: Two Echo Banners make four of one.\n\nExample: Three make eight.\n\n614.5. A swap is swapped but once.\n\n")
	b.WriteString("Glossary\n\nSwap\n1. What swaps.\n2. A cellar. See rule 614.1.\n\nPlayer’s Choice\nWhatever a player likes.\n\nCredits\n\nNobody.\n")
	return b.String()
}

// importText imports a text that is an edition.
func importText(t testing.TB, db *DB, text string) Report {
	t.Helper()
	report, err := db.Import(context.Background(), "invented.txt", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return report
}
