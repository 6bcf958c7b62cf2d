package rulesdb

import (
	"context"
	_ "embed"
	"strings"
	"sync"

	"apnap/engine/cr"
)

// frenchTSV has in French what the source documents add, its no-break spaces in
// place: number, from, text, example ("-" for none).
//
//go:embed digest/french.tsv
var frenchTSV string

// InFrench is the same index with the digest told in French. Titles are the
// publisher's and stay as they are, and words are searched for in English.
func (db *DB) InFrench() *DB {
	other := *db
	other.french = true
	return &other
}

// inFrench assembles what the digest says in French.
var inFrench = sync.OnceValue(func() *builder {
	said := map[string][]string{}
	for _, line := range strings.Split(strings.TrimSpace(frenchTSV), "\n")[1:] {
		cells := strings.Split(line, "\t")
		said[cells[0]+" "+cells[1]] = cells[2:]
	}
	documents := readDated(documentsTSV)
	for number, rows := range documents {
		for i := range rows {
			if cells := said[number+" "+rows[i].from]; cells != nil {
				rows[i].cells = append([]string{rows[i].cells[0]}, cells...)
			}
		}
	}
	return &builder{titles: readDated(titlesTSV), documents: documents, gloss: cr.Rule.FrenchGloss}
})

// retell tells a rule of the digest in French.
func (r *Rule) retell() {
	if row, ok := inFrench().row(r.Number, r.Edition); ok {
		r.Text, r.Examples = row.text, append([]string{}, row.examples...)
	}
}

// retellHits tells what was found in the digest in French, where that is asked.
func (db *DB) retellHits(ctx context.Context, hits []Hit, e cr.Edition) error {
	l, err := db.installed(ctx)
	if err != nil || !db.french || l.has(e.ID) {
		return err
	}
	for i := range hits {
		if row, ok := inFrench().row(hits[i].Number, e.ID); ok {
			hits[i].Snippet = row.text
		}
	}
	return nil
}
