package rulesdb

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"apnap/engine/cr"
)

// indexed is a rule as the full-text index takes it up.
type indexed struct {
	id           int64
	number, text string
	rest         rest
}

// reindex makes the full-text table of an edition anew from its rules and its
// glossary, and counts how often each rule is referred to.
func reindex(ctx context.Context, tx *sql.Tx, date string) error {
	e, err := cr.On(date)
	if err != nil {
		return err
	}
	key := editionKey(date)
	for _, statement := range []string{"DROP TABLE IF EXISTS " + searchTable(key), createSearchTable(key)} {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	rules, err := readIndexed(ctx, tx, key)
	if err != nil {
		return err
	}
	called, err := calledSo(ctx, tx, key)
	if err != nil {
		return err
	}
	index, err := tx.PrepareContext(ctx, fmt.Sprintf("INSERT INTO %s (rowid, heading, text, examples, meaning) VALUES (?, ?, ?, ?, ?)", searchTable(key)))
	if err != nil {
		return err
	}
	defer index.Close()
	for _, r := range rules {
		if _, err := index.ExecContext(ctx, r.id, r.rest.heading, r.text, joinList(r.rest.examples), meaning(r.number, e)+strings.Join(called[r.number], " ")); err != nil {
			return err
		}
	}
	return noteRenown(ctx, tx, rules, called)
}

// readIndexed reads the rules of an edition.
func readIndexed(ctx context.Context, tx *sql.Tx, key int64) ([]indexed, error) {
	rows, err := tx.QueryContext(ctx, "SELECT id, number, text, rest FROM rule WHERE id >= ?1 AND id < ?2 ORDER BY id", key*perEdition, (key+1)*perEdition)
	if err != nil {
		return nil, err
	}
	var rules []indexed
	err = each(rows, func() error {
		var r indexed
		var cell string
		if err := rows.Scan(&r.id, &r.number, &r.text, &cell); err != nil {
			return err
		}
		r.rest = splitRest(cell)
		rules = append(rules, r)
		return nil
	})
	return rules, err
}

// calledSo returns for each rule the terms whose entries in the glossary send
// the reader to it: what people call it.
func calledSo(ctx context.Context, tx *sql.Tx, key int64) (map[string][]string, error) {
	rows, err := tx.QueryContext(ctx, "SELECT DISTINCT term, see FROM term WHERE edition = ? AND see <> ''", key)
	if err != nil {
		return nil, err
	}
	called := map[string][]string{}
	err = each(rows, func() error {
		var term, see string
		if err := rows.Scan(&term, &see); err != nil {
			return err
		}
		for _, number := range splitList(see) {
			called[number] = append(called[number], term)
		}
		return nil
	})
	return called, err
}

// noteRenown stores how many rules of the edition send the reader to each, since
// the ones that are referred to most are the ones people mean, and what the
// glossary calls it.
func noteRenown(ctx context.Context, tx *sql.Tx, rules []indexed, called map[string][]string) error {
	count := map[string]int{}
	for _, r := range rules {
		for _, number := range r.rest.see {
			count[number]++
		}
	}
	update, err := tx.PrepareContext(ctx, "UPDATE rule SET cited = ?, called = ? WHERE id = ?")
	if err != nil {
		return err
	}
	defer update.Close()
	for _, r := range rules {
		if n, names := count[r.number], called[r.number]; n > 0 || len(names) > 0 {
			if _, err := update.ExecContext(ctx, n, strings.Join(names, ", "), r.id); err != nil {
				return err
			}
		}
	}
	return nil
}

// meaning returns what the rule is called and said to be by the project, so
// that search finds it by these words too.
func meaning(number string, e cr.Edition) string {
	var b strings.Builder
	for _, r := range cr.Citing(number, e) {
		b.WriteString(spaced(r.String()) + " " + said(r) + " " + r.Gloss() + " ")
	}
	return b.String()
}
