package rulesdb

import "strings"

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
