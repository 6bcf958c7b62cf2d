package rulesdb

import (
	"strconv"
	"strings"

	"apnap/rulesdb/crtext"
)

// Row ids say what a row is: the edition's date as eight digits, then the
// place of the number in the natural order of numbers, then which of several
// rules of that number it is.
const (
	perEdition = 10_000_000_000
	perNumber  = 10
	perSection = 1_000_000
	perRule    = 1_000
)

// sortKey returns the place of a number in the natural order: a chapter
// before its sections, a section before its rules, 614.2 before 614.10.
func sortKey(n crtext.Number) int64 {
	switch {
	case n.Section < 10:
		return int64(n.Section) * 100 * perSection
	case n.Rule == 0:
		return int64(n.Section)*perSection + 1
	}
	key := int64(n.Section)*perSection + int64(n.Rule)*perRule
	if n.Letter != 0 {
		key += int64(n.Letter-'a') + 1
	}
	return key
}

// editionKey turns an ISO date into the number that begins its row ids.
func editionKey(date string) int64 {
	n, _ := strconv.ParseInt(strings.ReplaceAll(date, "-", ""), 10, 64)
	return n
}

// rowID returns the id of the first rule of that number in the edition.
func rowID(edition int64, n crtext.Number) int64 {
	return edition*perEdition + sortKey(n)*perNumber
}

// listSep separates the entries of a list in one column, partSep the lists.
const (
	listSep = "\x1f"
	partSep = "\x1e"
)

// joinList and splitList store a list in one column.
func joinList(list []string) string { return strings.Join(list, listSep) }

func splitList(cell string) []string {
	if cell == "" {
		return []string{}
	}
	return strings.Split(cell, listSep)
}

// rest is all of a rule but its number and text, kept in one column: reading
// a column costs as much as seeking the row.
type rest struct {
	heading, previous, next string
	examples, children, see []string
}

// String returns the column.
func (r rest) String() string {
	return strings.Join([]string{r.heading, r.previous, r.next, joinList(r.examples), joinList(r.children), joinList(r.see)}, partSep)
}

// splitRest reads the column.
func splitRest(cell string) rest {
	var parts [6]string
	for i := range parts {
		parts[i], cell, _ = strings.Cut(cell, partSep)
	}
	return rest{parts[0], parts[1], parts[2], splitList(parts[3]), splitList(parts[4]), splitList(parts[5])}
}
