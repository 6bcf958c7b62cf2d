package cardindex

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"apnap/rulesdb"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// CardImport says what an import of cards did.
type CardImport struct {
	CatalogueCounts
	// Rulings is the number of rulings read.
	Rulings int `json:"rulings"`
	// Bad is the number of entries that could not be read, BadNames the first of
	// their names, at most maxBadNames.
	Bad      int      `json:"bad"`
	BadNames []string `json:"bad_names"`
	// Notice is a sentence about what was found odd, or empty.
	Notice string `json:"notice,omitempty"`
}

// maxBadNames is how many cards that could not be read are named.
const maxBadNames = 10

// CardFileError says why card files were not imported. Nothing has changed then.
type CardFileError struct {
	Name  string // of the file
	Says  string // one sentence
	cause error
}

// Error returns the sentence with the file's name.
func (e *CardFileError) Error() string { return e.Name + ": " + e.Says }

// Unwrap returns the cause, for logs.
func (e *CardFileError) Unwrap() error { return e.cause }

// Import installs card files in place of the cards and rulings that are
// installed, all of them in one transaction. A file that is no card file, breaks
// off, or gives fewer cards than atLeast changes nothing; a single card that
// cannot be read is counted and named. The error is a *CardFileError, a
// *rulesdb.ImportError, or the context's.
func (c InstalledCards) Import(ctx context.Context, files []rulesdb.CardSource, atLeast int) (CardImport, error) {
	return c.importWith(ctx, files, atLeast, runtime.GOMAXPROCS(0))
}

// importWith is Import with so many goroutines to read cards.
func (c InstalledCards) importWith(ctx context.Context, files []rulesdb.CardSource, atLeast, workers int) (CardImport, error) {
	done := CardImport{BadNames: []string{}}
	notice, err := c.installed.Import(ctx, func(w *rulesdb.CardWriter) error {
		for _, file := range files {
			if err := done.read(ctx, w, file, workers); err != nil {
				return err
			}
		}
		if cards, _ := w.Written(); cards < atLeast {
			return &CardFileError{Name: files[0].Name, Says: fmt.Sprintf("this holds only %d cards where %d are installed; nothing was changed", cards, w.Installed().Cards)}
		}
		return nil
	})
	if err != nil {
		return CardImport{}, err
	}
	done.Notice = notice
	return done, nil
}

// Install implements update.CardInstaller: it is Import, told in a sentence, and
// leaves processors to those who ask questions meanwhile.
func (c InstalledCards) Install(ctx context.Context, files []rulesdb.CardSource, atLeast int) (string, error) {
	done, err := c.importWith(ctx, files, atLeast, 1)
	if err != nil {
		return "", err
	}
	says := fmt.Sprintf("%d cards, %d of them with an ability in scope, and %d rulings are installed", done.Cards, done.Able, done.Rulings)
	if done.Bad > 0 {
		says += fmt.Sprintf("; %d could not be read and were left out: %s", done.Bad, strings.Join(done.BadNames, "; "))
	}
	if done.Notice != "" {
		says += "; " + done.Notice
	}
	return says, nil
}

// read writes one file's cards and rulings.
func (n *CardImport) read(ctx context.Context, w *rulesdb.CardWriter, file rulesdb.CardSource, workers int) error {
	good, bad := 0, n.Bad
	err := readEntries(ctx, file.Reader, workers, func(r *readEntry) error {
		if r.err != nil {
			n.addBad(r.err)
			return nil
		}
		good++
		return n.write(w, r)
	})
	bad = n.Bad - bad
	var wrote *rulesdb.ImportError
	switch {
	case errors.As(err, &wrote) || ctx.Err() != nil:
		return err
	case errors.Is(err, cardfile.ErrFormat):
		return &CardFileError{file.Name, "this is neither an oracle-cards or rulings file of Scryfall's nor an AtomicCards file of MTGJSON's; nothing was changed", err}
	case err != nil:
		return &CardFileError{file.Name, "this card file breaks off or is damaged; nothing was changed", err}
	case good == 0 || bad > good:
		return &CardFileError{file.Name, fmt.Sprintf("of %d entries %d cannot be read; nothing was changed", good+bad, bad), nil}
	}
	return nil
}

// addBad counts an entry that cannot be read.
func (n *CardImport) addBad(err error) {
	n.Bad++
	name := err.Error()
	var bad *cardfile.EntryError
	if errors.As(err, &bad) {
		name = bad.Name
	}
	if len(n.BadNames) < maxBadNames && !slices.Contains(n.BadNames, name) {
		n.BadNames = append(n.BadNames, name)
	}
}

// write puts what an entry holds into the index.
func (n *CardImport) write(w *rulesdb.CardWriter, r *readEntry) error {
	for i := range r.item.Rulings {
		if err := w.Ruling(&r.item.Rulings[i]); err != nil {
			return err
		}
		n.Rulings++
	}
	if r.item.Card == nil {
		return nil
	}
	before, _ := w.Written()
	if err := w.Card(r.item.Card, r.counts.Able > 0); err != nil {
		return err
	}
	if after, _ := w.Written(); after > before { // not another of the same name
		n.Cards, n.Able = n.Cards+1, n.Able+r.counts.Able
		n.Read, n.Unread = n.Read+r.counts.Read, n.Unread+r.counts.Unread
	}
	return nil
}

// readEntry is an entry that has been read, and what is understood of it.
type readEntry struct {
	item   cardfile.Item
	counts CatalogueCounts
	err    error // an *cardfile.EntryError
}

// entryBatch is how many entries go from one goroutine to another at once.
const entryBatch = 128

// batch is a number of entries on their way; done gives them back read.
type batch struct {
	entries []cardfile.Entry
	done    chan []readEntry
}

// readEntries reads the entries of a file with so many goroutines and hands them
// over in the file's order.
func readEntries(ctx context.Context, r io.Reader, workers int, take func(*readEntry) error) error {
	group, ctx := errgroup.WithContext(ctx)
	todo, order := make(chan batch), make(chan batch, workers)
	group.Go(func() error {
		defer close(order)
		defer close(todo)
		return findEntries(ctx, r, todo, order)
	})
	for range workers {
		group.Go(func() error {
			for b := range todo {
				b.done <- understandAll(b.entries)
			}
			return nil
		})
	}
	group.Go(func() error {
		for b := range order {
			for _, entry := range <-b.done {
				if err := take(&entry); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return group.Wait()
}

// findEntries finds the entries of a file and passes them on.
func findEntries(ctx context.Context, r io.Reader, todo, order chan<- batch) error {
	var entries []cardfile.Entry
	pass := func() error {
		b := batch{entries, make(chan []readEntry, 1)}
		entries = nil
		for _, to := range []chan<- batch{todo, order} {
			select {
			case to <- b:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return nil
	}
	for entry, err := range cardfile.Scan(r) {
		if err != nil {
			return err
		}
		if entries = append(entries, entry); len(entries) == entryBatch {
			if err := pass(); err != nil {
				return err
			}
		}
	}
	return pass()
}

// understandAll reads a batch.
func understandAll(entries []cardfile.Entry) []readEntry {
	list := make([]readEntry, len(entries))
	for i := range entries {
		list[i] = understand(&entries[i])
	}
	return list
}

// understand reads an entry and what its abilities mean. A card that the parser
// fails on is one that cannot be read, and takes no other along.
func understand(entry *cardfile.Entry) (r readEntry) {
	defer func() {
		if fault := recover(); fault != nil {
			r = readEntry{err: entry.Unreadable(fmt.Errorf("a fault: %v", fault))}
		}
	}()
	r.item, r.err = entry.Read()
	if r.item.Card == nil {
		return r
	}
	e := catalog.Entry{Name: r.item.Card.Name}
	for i := range r.item.Card.Faces {
		e.Faces = append(e.Faces, catalog.Face{Abilities: abilitiesOf(&r.item.Card.Faces[i])})
	}
	r.counts.add(&e)
	return r
}
