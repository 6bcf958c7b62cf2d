package cr

import (
	_ "embed"
	"errors"
	"fmt"
	"sort"
	"strings"
	"sync"
	"time"
)

//go:embed editions.txt
var editionsText string

// Edition is one edition of the official rules, known by the date on which
// it took effect. Editions compare with == and by their ID.
type Edition struct {
	// ID is the effective date, "2006-01-02".
	ID string
}

// ErrUnknownEdition is matched by every error of Find.
var ErrUnknownEdition = errors.New("unknown edition")

// FindError says why no edition goes by a name.
type FindError struct {
	Text string // what was asked for
	// First is the first edition, where what was asked for is older; else empty.
	First  string
	reason string
}

// Error returns one sentence for the person who asked.
func (e *FindError) Error() string { return fmt.Sprintf("I know no edition %q: %s.", e.Text, e.reason) }

// Is matches ErrUnknownEdition.
func (e *FindError) Is(target error) bool { return target == ErrUnknownEdition }

// editions is the list of known editions, oldest first.
var editions = sync.OnceValue(func() []Edition {
	var list []Edition
	for _, id := range strings.Fields(editionsText) {
		list = append(list, Edition{ID: id})
	}
	return list
})

// beforeAll is the error for what is older than the first edition.
func beforeAll(text string) error {
	first := editions()[0].ID
	return &FindError{Text: text, First: first, reason: "the rules begin with " + first}
}

// Editions returns every edition known to have been in force, oldest first.
func Editions() []Edition { return append([]Edition(nil), editions()...) }

// Current returns the newest edition known.
func Current() Edition { return editions()[len(editions())-1] }

// On returns an edition of exactly that date, for a text whose date is not in
// the list of editions; the date is ISO. It has the numbers and behaviour of its day.
func On(date string) (Edition, error) {
	if !isDate(date) {
		return Edition{}, &FindError{Text: date, reason: "that is no date"}
	}
	if date < editions()[0].ID {
		return Edition{}, beforeAll(date)
	}
	return Edition{ID: date}, nil
}

// MeansCurrent reports whether a person means the newest edition: "current",
// "today" and the like, or nothing at all.
func MeansCurrent(text string) bool {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "", "current", "today", "now", "latest", "newest":
		return true
	}
	return false
}

// Find returns the edition that a person means: "current" (or nothing), a date
// (the newest edition effective on or before it), or a year (the edition in
// force on 30 June, but for 2000, 2008 and 2011 that of the source documents).
// From May to July of 2001 it is the old edition with the last ruling of T.10.
func Find(text string) (Edition, error) {
	id := strings.ToLower(strings.TrimSpace(text))
	if MeansCurrent(text) {
		return Current(), nil
	}
	switch id {
	case "2000":
		id = "1999-11-01"
	case "2008":
		id = "2008-02-01"
	case "2011":
		id = "2011-09-30"
	}
	if isYear(id) {
		id += "-06-30"
	}
	if !isDate(id) {
		return Edition{}, &FindError{Text: text, reason: "say current, a year or a date such as 2008-02-01"}
	}
	if id >= mayOf2001 && id < "2001-07-23" {
		return Edition{ID: mayOf2001}, nil
	}
	e, ok := onOrBefore(id)
	if !ok {
		return Edition{}, beforeAll(text)
	}
	return e, nil
}

// Beyond reports whether a year or a date that Find takes for the newest edition known lies in a later year than that, of
// which nobody can know the rules by it.
func Beyond(text string) bool {
	const year = len("2006")
	id := strings.TrimSpace(text)
	return (isYear(id) || isDate(id)) && id[:year] > Current().ID[:year]
}

// onOrBefore returns the newest edition effective on or before the date.
func onOrBefore(date string) (Edition, bool) {
	list := editions()
	i := sort.Search(len(list), func(i int) bool { return list[i].ID > date })
	if i == 0 {
		return Edition{}, false
	}
	return list[i-1], true
}

// Text is the edition whose text was in force: itself, or the last one before a
// date at which only a ruling was new.
func (e Edition) Text() Edition {
	if e.ID == mayOf2001 {
		e, _ = onOrBefore(e.ID)
	}
	return e
}

// Before reports whether the edition took effect before the ISO date.
func (e Edition) Before(date string) bool { return e.ID < date }

// AtLeast reports whether the edition took effect on the ISO date or later.
func (e Edition) AtLeast(date string) bool { return e.ID >= date }

// String returns the ID.
func (e Edition) String() string { return e.ID }

// retoldByT10 reports whether document T.10, kept until the summer of 2001,
// stood beside the edition.
func (e Edition) retoldByT10() bool { return e.ID < endOfT10 }

// isYear reports whether the text is four digits.
func isYear(text string) bool {
	_, err := time.Parse("2006", text)
	return err == nil
}

// isDate reports whether the text is a day of the calendar in ISO form.
func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// mayOf2001 is when document T.10 took up the last of its rulings, with no new text
// of the rules until July.
const mayOf2001 = "2001-05-01"

// endOfT10 is the first edition that document T.10 no longer retold.
const endOfT10 = "2001-09-24"
