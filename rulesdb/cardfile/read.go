package cardfile

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
)

// ErrFormat is matched by the error of a file that is none of those this
// package reads.
var ErrFormat = errors.New("this is neither a Scryfall oracle-cards or rulings file nor an MTGJSON AtomicCards file")

// largestEntry is how many bytes one card may take with all that the publishers
// say of it; the largest takes a hundredth of it. It bounds the memory that a
// hostile file can ask for.
const largestEntry = 4 << 20

// EntryError says that one entry of a file cannot be read. The others can.
type EntryError struct {
	Name  string // of the card, or what stands for it
	cause error
}

// Error names the card and says what is wrong with it.
func (e *EntryError) Error() string { return fmt.Sprintf("%s: %v", e.Name, e.cause) }

// Unwrap returns the cause, for logs.
func (e *EntryError) Unwrap() error { return e.cause }

// Item is what one entry of a file says: a card of the game, with the rulings
// that the file gives with it, or rulings alone.
type Item struct {
	// Card is nil for rulings and for what is no card of the game: a token, an
	// emblem, an art card.
	Card    *Card
	Rulings []Ruling
}

// Ruling is a publisher's note on how a card works.
type Ruling struct {
	Card   string `json:"-"` // the card's ID
	Date   string `json:"date"`
	Text   string `json:"text"`
	Source string `json:"source,omitempty"` // as the file calls it, such as "wotc"
}

// Entry is one entry of a file, found but not read yet, so that reading can be
// shared among goroutines.
type Entry struct {
	name string // as the file has it outside the entry; "" where it is inside
	text json.RawMessage
	read func(text []byte) (Item, error)
}

// Read reads the entry. The error is an *EntryError.
func (e Entry) Read() (Item, error) {
	item, err := e.read(e.text)
	if err != nil {
		return Item{}, e.Unreadable(err)
	}
	return item, nil
}

// Unreadable is the error that says that this entry cannot be read.
func (e Entry) Unreadable(cause error) *EntryError {
	return &EntryError{Name: e.called(), cause: cause}
}

// called names an entry that cannot be read, as far as it says its name.
func (e Entry) called() string {
	var named struct {
		Name any `json:"name"`
		ID   any `json:"oracle_id"`
	}
	_ = json.Unmarshal(e.text, &named) // a list has no name of its own
	for _, found := range []any{named.Name, e.name, named.ID} {
		if text, ok := found.(string); ok && text != "" {
			return text
		}
	}
	return "a card without a name"
}

// Read yields the cards of a file in the order in which they stand there.
// Tokens, emblems and art cards are left out. An *EntryError concerns one card
// only, and the sequence goes on; any other error ends it, and what was read so
// far still stands.
func Read(r io.Reader) iter.Seq2[Card, error] {
	return func(yield func(Card, error) bool) {
		for entry, err := range Scan(r) {
			item := Item{}
			if err == nil {
				item, err = entry.Read()
			}
			if err != nil && !yield(Card{}, err) {
				return
			}
			if item.Card != nil && !yield(*item.Card, nil) {
				return
			}
		}
	}
}

// Scan yields the entries of a file, unpacked as Unpack does. The publisher is
// told by the file's shape: a list is Scryfall's, an object with "data"
// MTGJSON's. An error ends the sequence; a file that ends without one is whole
// and was one of those.
func Scan(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		err := scan(r, func(e Entry) bool { return yield(e, nil) })
		if err != nil && !errors.Is(err, errStopped) {
			yield(Entry{}, err)
		}
	}
}

// errStopped says that whoever is given the entries wants no more.
var errStopped = errors.New("no more is wanted")

// scanner finds the entries of a file. No value in it may be larger than the
// budget, which is renewed for each.
type scanner struct {
	*json.Decoder
	budget *budget
	keep   func(Entry) bool
}

// scan unpacks a file and tells the formats apart.
func scan(r io.Reader, keep func(Entry) bool) error {
	unpacked, err := Unpack(r)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFormat, err)
	}
	limited := &budget{r: withoutMark(unpacked), left: largestEntry}
	s := scanner{json.NewDecoder(limited), limited, keep}
	token, err := s.Token()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFormat, err)
	}
	switch token {
	case json.Delim('['):
		err = s.scryfall()
	case json.Delim('{'):
		err = s.mtgjson()
	default:
		err = ErrFormat
	}
	if err != nil {
		return err
	}
	return s.end()
}

// withoutMark skips a byte order mark.
func withoutMark(r io.Reader) io.Reader {
	buffered := bufio.NewReaderSize(r, 64<<10)
	if mark, err := buffered.Peek(3); err == nil && string(mark) == "\uFEFF" {
		_, _ = buffered.Discard(3) // cannot fail after Peek
	}
	return buffered
}

// next finds the next value, and renews the budget.
func (s *scanner) next() (json.RawMessage, error) {
	var text json.RawMessage
	err := s.Decode(&text)
	s.budget.left = largestEntry
	if err != nil {
		return nil, fmt.Errorf("reading a card: %w", err)
	}
	return text, nil
}

// end sees to it that the file ends where its cards do, which also has the sum
// of a packed file checked.
func (s *scanner) end() error {
	switch _, err := s.Token(); {
	case errors.Is(err, io.EOF):
		return nil
	case err != nil:
		return err
	}
	return ErrFormat
}
