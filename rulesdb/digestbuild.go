package rulesdb

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// digestRow is a rule of the digest: what a number said from one edition
// until another, in our own words.
type digestRow struct {
	number, parent      string
	place               int64
	since, until        string
	heading, text       string
	examples            []string
	provenance, meaning string
	title               string // its own, or else the heading: what search takes for the title
}

// The first editions that the documents T.10 and 419 no longer retold.
const (
	endOfT10 = "2001-09-24"
	endOf419 = "2009-07-11"
)

// endsOfDocuments lists those dates.
func endsOfDocuments() []string { return []string{endOfT10, endOf419} }

// buildDigest assembles the digest from the principles, the titles and what
// the source documents add.
func buildDigest() []digestRow {
	b := builder{titles: readDated(titlesTSV), documents: readDated(documentsTSV), gloss: cr.Rule.Gloss}
	numbers := map[string]bool{}
	for _, n := range cr.Numbers() {
		numbers[n] = true
	}
	for n := range b.titles {
		numbers[n] = true
	}
	for n := range b.documents {
		numbers[n] = true
	}
	var rows []digestRow
	for n := range numbers {
		rows = append(rows, b.rows(n)...)
	}
	slices.SortFunc(rows, func(a, b digestRow) int {
		if a.place != b.place {
			return int(a.place - b.place)
		}
		return strings.Compare(a.since, b.since)
	})
	return rows
}

// builder holds the tables while the digest is assembled.
type builder struct {
	titles, documents map[string][]dated
	gloss             func(cr.Rule) string
}

// rows returns what a number said, one row for each time it changed.
func (b *builder) rows(number string) []digestRow {
	var rows []digestRow
	dates := b.changes(number)
	for i, date := range dates {
		until := ""
		if i+1 < len(dates) {
			until = dates[i+1]
		}
		row, ok := b.row(number, date)
		if !ok {
			continue
		}
		row.since, row.until = date, until
		if last := len(rows) - 1; last >= 0 && rows[last].until == date && sameWords(rows[last], row) {
			rows[last].until = until
			continue
		}
		rows = append(rows, row)
	}
	return rows
}

// changes returns the dates at which anything about a number changed.
func (b *builder) changes(number string) []string {
	dates := cr.Changes(number)
	rows := slices.Clone(b.documents[number])
	for n := number; n != ""; n = parentOf(n) {
		rows = append(rows, b.titles[n]...)
	}
	for _, row := range rows {
		dates = append(dates, row.from)
		if row.until != "" {
			dates = append(dates, row.until)
		}
	}
	dates = append(dates, endsOfDocuments()...)
	slices.Sort(dates)
	return slices.Compact(dates)
}

// row returns what a number said on a date.
func (b *builder) row(number, date string) (digestRow, bool) {
	e, err := cr.On(date)
	if err != nil {
		return digestRow{}, false
	}
	row := digestRow{number: number, parent: parentOf(number), place: placeOf(number)}
	rules := cr.Citing(number, e)
	var glosses, meaning []string
	for _, r := range slices.Sorted(slices.Values(rules)) { // as the table tells them: who chooses before what follows from it
		glosses = append(glosses, b.gloss(r))
	}
	for _, r := range rules {
		meaning = append(meaning, spaced(r.String())+" "+said(r))
	}
	row.heading = b.heading(number, date)
	row.text = strings.Join(glosses, " ")
	row.meaning = strings.Join(meaning, " ")
	own := b.title(number, date)
	row.title = cmp.Or(own, row.heading)
	if row.text == "" {
		row.text = own
	}
	if doc, ok := at(b.documents[number], date); ok && !b.expired(number, date) {
		row.provenance = orEmpty(doc.cells[0])
		if text := orEmpty(doc.cells[1]); text != "" {
			row.text = text
		}
		if example := orEmpty(doc.cells[2]); example != "" {
			row.examples = []string{example}
		}
	}
	return row, row.text != ""
}

// expired reports whether the source document that had the number was no
// longer kept on the date.
func (b *builder) expired(number, date string) bool {
	return strings.HasPrefix(number, "T.") && date >= endOfT10 || strings.HasPrefix(number, "419.") && date >= endOf419
}

// title returns the title a number had on a date, "" if it had none.
func (b *builder) title(number, date string) string {
	if row, ok := at(b.titles[number], date); ok {
		return orEmpty(row.cells[0])
	}
	return ""
}

// heading returns the title above a rule: of its keyword or of its section.
func (b *builder) heading(number, date string) string {
	if strings.HasPrefix(number, "T.") {
		return "Replacement and Prevention Effects"
	}
	for n := parentOf(number); len(n) >= 3; n = parentOf(n) {
		if title := b.title(n, date); title != "" {
			return title
		}
	}
	return b.title(number, date)
}

// sameWords reports whether two rows say the same.
func sameWords(a, b digestRow) bool {
	return a.text == b.text && a.heading == b.heading && a.provenance == b.provenance && slices.Equal(a.examples, b.examples)
}

// parentOf returns the number one level up, also of the numbers of T.10.
func parentOf(number string) string {
	if n, ok := crtext.ParseNumber(number); ok {
		if p := n.Parent(); p != (crtext.Number{}) {
			return p.String()
		}
		return ""
	}
	if number == "T.10" {
		return ""
	}
	return strings.TrimSuffix(number[:max(0, strings.LastIndex(number, "."))], ".Ruling")
}

// placeOf returns the place of a number in the natural order; those of T.10
// come last, and a ruling after its rule.
func placeOf(number string) int64 {
	if n, ok := crtext.ParseNumber(number); ok {
		return sortKey(n) * 100
	}
	base, ruling, _ := strings.Cut(number, ".Ruling.")
	key := int64(999) * perSection * 100
	if n, ok := crtext.ParseNumber(base); ok {
		key = sortKey(n) * 100
	} else if rest, ok := strings.CutPrefix(base, "T.10."); ok {
		key += digits(rest) * 100
	}
	if ruling != "" && base == "T.10" {
		return key + 90_00 + digits(ruling)
	}
	return key + digits(ruling)
}

// isSection reports whether a place is that of a chapter or a section.
func isSection(place int64) bool { return place%(100*perSection) <= 100 }

// digits reads a small number, 0 if it is none.
func digits(s string) int64 {
	n, _ := crtext.ParseNumber(s)
	return int64(n.Section)
}

// spacedNames are the names of all rules as spaced has them.
var spacedNames = sync.OnceValue(func() map[cr.Rule]string {
	names := map[cr.Rule]string{}
	for _, r := range cr.Rules() {
		names[r] = spaced(r.String())
	}
	return names
})

// spaced takes a name like OneOpportunity apart into words.
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// orEmpty turns the tables' "-" into "".
func orEmpty(cell string) string {
	if cell == "-" {
		return ""
	}
	return cell
}
