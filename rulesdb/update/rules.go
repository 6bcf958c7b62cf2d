package update

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/url"
	"path"
	"strings"

	"apnap/rulesdb"
	"apnap/rulesdb/crtext"
)

// How large a page and a text may be; the newest text has a million bytes.
const (
	largestPage = 16 << 20
	largestText = 16 << 20
)

// An edition that has less than this part of the rules of the one before is not
// taken for whole. From 1999 to 2026 each has more than the one before.
const leastPart = 0.9

// rules updates the rules index.
func (u *Updater) rules(ctx context.Context, before had) (done, error) {
	db, err := rulesdb.Open(ctx, u.Dir)
	if err != nil {
		return done{}, &Error{Says: strings.TrimSuffix(err.Error(), "."), cause: err} // an *OpenError, which is for people
	}
	defer db.Close()
	d, err := u.updateRules(ctx, db, before)
	d.says = strings.Join(append([]string{d.says}, db.Notices()...), "; ")
	return d, err
}

// updateRules updates an open rules index.
func (u *Updater) updateRules(ctx context.Context, db *rulesdb.DB, before had) (done, error) {
	link, err := u.findText(ctx)
	if err != nil {
		return done{}, err
	}
	newest, err := newestInstalled(ctx, db)
	if err != nil {
		return done{}, err
	}
	want := Want{Address: link.String(), Accept: "text/plain, */*;q=0.5", Limit: largestText}
	if before.From == want.Address && before.Installed == newest.ID && newest.ID != "" {
		want.Tag, want.Modified = before.Tag, before.Modified
	}
	var text memory
	got, err := u.Client.Fetch(ctx, want, &text)
	if err != nil {
		return done{}, err
	}
	had := had{From: want.Address, Tag: got.Tag, Modified: got.Modified, Version: newest.ID, Installed: newest.ID}
	if got.Same {
		return done{says: "the edition of " + newest.ID + " is the newest and is installed", had: had}, nil
	}
	return u.installText(ctx, db, newest, link, text.Bytes(), had)
}

// findText finds the address of the newest text.
func (u *Updater) findText(ctx context.Context) (*url.URL, error) {
	page, err := address(u.RulesFrom)
	if err != nil || textName(page) != "" {
		return page, err
	}
	var source memory
	if _, err := u.Client.Fetch(ctx, Want{Address: u.RulesFrom, Accept: "text/html, */*;q=0.5", Limit: largestPage}, &source); err != nil {
		return nil, err
	}
	link, ok := NewestText(page, source.Bytes())
	if !ok {
		return nil, &Error{Says: "the page " + says(page) + " links no rules text"}
	}
	return linked(page, link.String())
}

// newestInstalled is the newest official edition that is installed whole; the
// zero value where none is.
func newestInstalled(ctx context.Context, db *rulesdb.DB) (rulesdb.Installed, error) {
	list, err := db.Editions(ctx)
	if err != nil {
		return rulesdb.Installed{}, &Error{Says: "the rules index cannot be read", cause: err}
	}
	for _, e := range list {
		if e.Source == rulesdb.Official && !e.Partial {
			return e, nil
		}
	}
	return rulesdb.Installed{}, nil
}

// installText checks a text and installs it.
func (u *Updater) installText(ctx context.Context, db *rulesdb.DB, newest rulesdb.Installed, link *url.URL, text []byte, had had) (done, error) {
	name := path.Base(link.Path)
	if err := checkText(name, text, newest); err != nil {
		return done{}, err
	}
	report, err := db.Import(ctx, name, bytes.NewReader(text))
	var refused *rulesdb.ImportError
	switch {
	case errors.As(err, &refused):
		return done{}, &Error{Says: name + ": " + strings.TrimSuffix(refused.Says, "."), cause: err}
	case err != nil:
		return done{}, &Error{Says: "the rules index cannot be written", cause: err}
	}
	had.Version, had.Installed = report.ID, report.ID
	if report.ID == newest.ID {
		return done{says: "the edition of " + report.ID + " is the newest and is installed", had: had}, nil
	}
	return done{changed: true, says: fmt.Sprintf("the edition of %s is installed: %d rules, %d examples, %d terms", report.ID, report.Rules, report.Examples, report.Glossary), had: had}, nil
}

// checkText refuses what is no rules text, breaks off, or cannot be the next
// edition after the newest installed.
func checkText(name string, data []byte, newest rulesdb.Installed) error {
	text, err := crtext.Decode(data)
	if err != nil {
		return &Error{Says: name + " is not text", cause: err}
	}
	doc, err := crtext.Parse(name, text)
	if err != nil {
		return &Error{Says: name + ": " + strings.TrimSuffix(err.Error(), "."), cause: err}
	}
	rules, _, terms := doc.Count()
	switch {
	case doc.Partial:
		return &Error{Says: name + " breaks off before its end"}
	case doc.Effective < newest.ID:
		return &Error{Says: fmt.Sprintf("%s is the edition of %s, older than that of %s which is installed", name, doc.Effective, newest.ID)}
	case float64(rules) < leastPart*float64(newest.Rules) || float64(terms) < leastPart*float64(newest.Glossary):
		return &Error{Says: fmt.Sprintf("%s has only %d rules and %d terms where the edition of %s has %d and %d", name, rules, terms, newest.ID, newest.Rules, newest.Glossary)}
	}
	return nil
}
