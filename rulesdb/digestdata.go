package rulesdb

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"slices"
	"strings"
	"sync"

	"apnap/engine/cr"
)

// titlesTSV has the titles of sections and keywords with the date from which
// a number had them: number, from, title ("-" for none).
//
//go:embed digest/titles.tsv
var titlesTSV string

// documentsTSV has what the source documents add to the principles: number,
// from (or from..to), provenance, text, example ("-" for none).
//
//go:embed digest/documents.tsv
var documentsTSV string

// saidTSV has the words people use for a principle besides those of the rules:
// principle, words.
//
//go:embed digest/said.tsv
var saidTSV string

// calledTSV has what people call a rule that no principle is about: number, from,
// words.
//
//go:embed digest/called.tsv
var calledTSV string

// calledWords is that table, read once.
var calledWords = sync.OnceValue(func() map[string][]dated { return readDated(calledTSV) })

// called returns what people call the rule that has a number on a date, "" for
// nothing.
func called(number, date string) string {
	row, ok := at(calledWords()[number], date)
	if !ok {
		return ""
	}
	return row.cells[0]
}

// namesIn is such a list with what people type in it read as a search reads it, so that
// the one is compared with the other in the same words.
func namesIn(list string) string {
	names := strings.Split(list, ",")
	for i, name := range names {
		names[i] = strings.Join(rulesWords(wordsIn(name)), " ")
	}
	return strings.Join(names, ",")
}

// readCalled has for the lists of names of rules what namesIn makes of them.
var readCalled = sync.OnceValue(func() map[string]string {
	read := map[string]string{}
	for _, rows := range calledWords() {
		for _, row := range rows {
			read[row.cells[0]] = namesIn(row.cells[0])
		}
	}
	for _, list := range saidWords() {
		read[list] = namesIn(list)
	}
	return read
})

// calledSuch has the numbers of the rules by what people call them.
var calledSuch = sync.OnceValue(func() map[string][]string {
	numbers := map[string][]string{}
	for number, rows := range calledWords() {
		for _, row := range rows {
			for name := range strings.SplitSeq(readCalled()[row.cells[0]], ",") {
				if key := nameKey(wordsIn(name)); !slices.Contains(numbers[key], number) {
					numbers[key] = append(numbers[key], number)
				}
			}
		}
	}
	return numbers
})

// nameKey is the same for names of the same words, in whatever order and form.
func nameKey(words []string) string {
	var cut []string
	for _, w := range words {
		if !isCommon(w) {
			cut = append(cut, stem(w))
		}
	}
	slices.Sort(cut)
	return strings.Join(slices.Compact(cut), " ")
}

// said returns the words people use for a rule, "" for none.
func said(r cr.Rule) string { return saidWords()[r.String()] }

// saidWords is the table, read once.
var saidWords = sync.OnceValue(func() map[string]string {
	words := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(saidTSV), "\n")[1:] {
		name, says, _ := strings.Cut(line, "\t")
		words[name] = says
	}
	return words
})

// digestForm changes whenever what is stored of the same words does.
const digestForm = "2"

// digestSum identifies the digest of this program.
func digestSum() string {
	h := sha256.New()
	h.Write([]byte(digestForm + titlesTSV + documentsTSV + saidTSV))
	for _, r := range cr.Rules() {
		h.Write([]byte(r.String() + r.Gloss()))
		for _, s := range r.History() {
			h.Write([]byte(s.From + strings.Join(s.Numbers, ",")))
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// dated is a table's row that holds from a date until another.
type dated struct {
	from, until string // until "" for ever
	cells       []string
}

// holds reports whether the row holds on the date.
func (d dated) holds(date string) bool {
	return d.from <= date && (d.until == "" || date < d.until)
}

// readDated reads a table of number, from and further cells, by number. A row
// holds until the next of its number, unless it says until when.
func readDated(tsv string) map[string][]dated {
	rows := map[string][]dated{}
	for _, line := range strings.Split(strings.TrimSpace(tsv), "\n")[1:] {
		cells := strings.Split(line, "\t")
		from, until, _ := strings.Cut(cells[1], "..")
		list := rows[cells[0]]
		if len(list) > 0 && list[len(list)-1].until == "" {
			list[len(list)-1].until = from
		}
		rows[cells[0]] = append(list, dated{from, until, cells[2:]})
	}
	return rows
}

// at returns the row that holds on the date.
func at(rows []dated, date string) (dated, bool) {
	for _, row := range rows {
		if row.holds(date) {
			return row, true
		}
	}
	return dated{}, false
}
