package rulesdb

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"
	"unicode/utf8"

	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// cardsFile is the card index's file in the data folder. It is apart from the
// rules index, so that neither takes the other along when it is damaged.
const cardsFile = "cards.db"

// What a card index answers when it has not got what was asked for.
var (
	// ErrNoCards says that nothing is installed.
	ErrNoCards = errors.New("no cards are installed")
	// ErrNoCard says that there is no such card among those installed.
	ErrNoCard = errors.New("no such card")
)

// CardIndex is the index of the imported cards and rulings in a folder. What
// this or another process imports is seen at the next look-up, a second later at
// most. It is safe for concurrent use.
type CardIndex struct {
	path string

	mu     sync.RWMutex // held for reading while the reader is used
	reader *cardReader  // nil while there is no file
	looked time.Time    // when the file was last looked at
}

// CardsInstalled says what a card index holds.
type CardsInstalled struct {
	Cards    int       `json:"cards"`
	Rulings  int       `json:"rulings"`
	Imported time.Time `json:"imported"` // of the last import, in UTC
}

// OpenCards returns the card index of a folder. Nothing has to be there: the
// file is opened when something is first looked up.
func OpenCards(dir string) *CardIndex { return &CardIndex{path: filepath.Join(dir, cardsFile)} }

// Close closes the index, if it was opened.
func (x *CardIndex) Close() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.drop()
}

// drop forgets the reader.
func (x *CardIndex) drop() error {
	if x.reader == nil {
		return nil
	}
	err := x.reader.close()
	x.reader = nil
	return err
}

// Card returns the card of that name, or of a face of that name; whole is set
// where the name is the whole card's, else face is the face. It gives ErrNoCards
// where none are installed, and ErrNoCard where there is no such card.
func (x *CardIndex) Card(ctx context.Context, name string) (card cardfile.Card, face int, whole bool, err error) {
	err = x.with(ctx, func(r *cardReader) error {
		found, err := r.find(ctx, name)
		if err != nil {
			return err
		}
		face, whole = max(0, found.face), found.Full
		return json.Unmarshal([]byte(found.data), &card)
	})
	return card, face, whole, err
}

// Rulings returns the rulings on the card of that name, oldest first. The errors
// are those of Card.
func (x *CardIndex) Rulings(ctx context.Context, name string) ([]cardfile.Ruling, error) {
	list := []cardfile.Ruling{}
	err := x.with(ctx, func(r *cardReader) error {
		found, err := r.find(ctx, name)
		if err != nil {
			return err
		}
		rows, err := r.rulings.QueryContext(ctx, found.oracle)
		if err != nil {
			return err
		}
		return each(rows, func() error {
			ruling := cardfile.Ruling{Card: found.oracle}
			list = append(list, ruling)
			return rows.Scan(&list[len(list)-1].Date, &list[len(list)-1].Source, &list[len(list)-1].Text)
		})
	})
	return list, err
}

// Foreign returns the cards and faces that are called so in another language, by the
// names that they have here; none is no error.
func (x *CardIndex) Foreign(ctx context.Context, name string) (names []string, err error) {
	err = x.with(ctx, func(r *cardReader) error {
		names, err = r.called(ctx, r.foreign, catalog.Fold(name))
		return err
	})
	return names, err
}

// leastForeign is how many letters of a name in another language must be typed before
// it is completed.
const leastForeign = 3

// CompleteForeign returns at most limit cards and faces whose names in another language
// begin with what was typed, those with an ability in scope first.
func (x *CardIndex) CompleteForeign(ctx context.Context, typed string, limit int) (names []string, err error) {
	from := catalog.Fold(typed)
	if utf8.RuneCountInString(from) < leastForeign {
		return nil, nil
	}
	err = x.with(ctx, func(r *cardReader) error {
		names, err = r.called(ctx, r.begins, from, from+string(utf8.MaxRune), limit)
		return err
	})
	return names, err
}

// Names returns the names of the installed cards, to complete what is typed and
// to guess at what is misspelled. They are read at first use and again when
// other cards have been imported.
func (x *CardIndex) Names(ctx context.Context) (names *catalog.Names, err error) {
	err = x.with(ctx, func(r *cardReader) error {
		names, err = r.listNames(ctx)
		return err
	})
	return names, err
}

// Installed says what is installed; ErrNoCards where nothing is.
func (x *CardIndex) Installed(ctx context.Context) (is CardsInstalled, err error) {
	err = x.with(ctx, func(r *cardReader) error {
		is, err = readInstalled(ctx, r.db)
		return err
	})
	return is, err
}

// CheckIntegrity reads the whole file; it takes as long as that. That there is
// no file is ErrNoCards; any other error is an *OpenError or one of SQLite's.
func (x *CardIndex) CheckIntegrity(ctx context.Context) error {
	return x.with(ctx, func(r *cardReader) error {
		is, err := readInstalled(ctx, r.db)
		if err != nil {
			return err
		}
		var says string
		var cards, rulings int
		if err := r.db.QueryRowContext(ctx, "SELECT (SELECT count(*) FROM card), (SELECT count(*) FROM ruling)").Scan(&cards, &rulings); err != nil {
			return err
		}
		if err := r.db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&says); err != nil {
			return err
		}
		if says != "ok" || cards != is.Cards || rulings != is.Rulings {
			return fmt.Errorf("%w: %s, %d of %d cards", errUnusable, says, cards, is.Cards)
		}
		return nil
	})
}

// with hands over the reader of the file as it is now.
func (x *CardIndex) with(ctx context.Context, do func(*cardReader) error) error {
	x.mu.RLock()
	fresh := time.Since(x.looked) < listingAge
	if !fresh {
		x.mu.RUnlock()
		if err := x.refresh(ctx); err != nil {
			return err
		}
		x.mu.RLock()
	}
	defer x.mu.RUnlock()
	if x.reader == nil || x.reader.empty() {
		return ErrNoCards
	}
	return do(x.reader)
}

// refresh looks whether the file is still the one that is open, and whether
// other cards have been imported into it.
func (x *CardIndex) refresh(ctx context.Context) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	info, err := os.Stat(x.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		x.looked = time.Now()
		return x.drop()
	case err != nil:
		return openCardsFailure(x.path, err)
	}
	if x.reader == nil || !os.SameFile(info, x.reader.file) {
		if err := x.drop(); err != nil {
			return err
		}
		if x.reader, err = openCardReader(ctx, x.path, info); err != nil {
			return openCardsFailure(x.path, err)
		}
	}
	if err := x.reader.renew(ctx); err != nil {
		return errors.Join(openCardsFailure(x.path, unusable(err)), x.drop())
	}
	x.looked = time.Now()
	return nil
}

// forget has the next look-up look at the file, after an import of our own.
func (x *CardIndex) forget() {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.looked = time.Time{}
}

// openCardsFailure puts into a sentence why the card index cannot be used.
func openCardsFailure(path string, err error) *OpenError {
	says := fmt.Sprintf("The card index in %s cannot be opened.", path)
	switch {
	case errors.Is(err, errUnusable):
		says = fmt.Sprintf("The card index in %s is damaged or of another version; import the cards again, which sets it aside.", path)
	case errors.Is(err, fs.ErrPermission) || isReadOnly(err):
		says = fmt.Sprintf("The card index needs a folder that can be written to; that of %s cannot.", path)
	}
	return &OpenError{Path: path, Says: says, cause: err}
}

// readInstalled reads what was recorded at the last import.
func readInstalled(ctx context.Context, db *sql.DB) (CardsInstalled, error) {
	var text string
	if err := db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = 'installed'").Scan(&text); err != nil {
		return CardsInstalled{}, err
	}
	var is CardsInstalled
	return is, json.Unmarshal([]byte(text), &is)
}
