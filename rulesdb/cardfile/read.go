package cardfile

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
)

// ErrFormat is matched by the error of a file that is neither a Scryfall
// oracle-cards file nor an MTGJSON AtomicCards file.
var ErrFormat = errors.New("this is neither a Scryfall oracle-cards file nor an MTGJSON AtomicCards file")

// Read yields the cards of a file in the order in which they stand there.
// Tokens, emblems and art cards are left out. The publisher is told by the
// file's shape: a list is Scryfall's, an object with "data" MTGJSON's. After
// an error, which ends the sequence, the cards read so far still stand.
func Read(r io.Reader) iter.Seq2[Card, error] {
	return func(yield func(Card, error) bool) {
		err := read(json.NewDecoder(withoutMark(r)), func(c Card) bool { return yield(c, nil) })
		if err != nil {
			yield(Card{}, err)
		}
	}
}

// withoutMark skips a byte order mark.
func withoutMark(r io.Reader) io.Reader {
	buffered := bufio.NewReaderSize(r, 64<<10)
	if mark, err := buffered.Peek(3); err == nil && string(mark) == "\uFEFF" {
		_, _ = buffered.Discard(3) // cannot fail after Peek
	}
	return buffered
}

// read tells the formats apart and reads the cards.
func read(dec *json.Decoder, keep func(Card) bool) error {
	token, err := dec.Token()
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFormat, err)
	}
	switch token {
	case json.Delim('['):
		return readScryfall(dec, keep)
	case json.Delim('{'):
		return readMTGJSON(dec, keep)
	}
	return ErrFormat
}

// readScryfall reads the rest of a list of cards.
func readScryfall(dec *json.Decoder, keep func(Card) bool) error {
	for dec.More() {
		var raw scryfallCard
		if err := dec.Decode(&raw); err != nil {
			return fmt.Errorf("reading a card: %w", err)
		}
		if raw.Object != "card" {
			return ErrFormat
		}
		if c, ok := raw.card(); ok && !keep(c) {
			return nil
		}
	}
	_, err := dec.Token()
	return err
}

// readMTGJSON reads the rest of an object that holds the cards under "data".
func readMTGJSON(dec *json.Decoder, keep func(Card) bool) error {
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			return err
		}
		if key == "data" {
			return readAtomic(dec, keep)
		}
		var skipped json.RawMessage
		if err := dec.Decode(&skipped); err != nil {
			return err
		}
	}
	return ErrFormat
}

// readAtomic reads an object from names to lists of faces.
func readAtomic(dec *json.Decoder, keep func(Card) bool) error {
	if token, err := dec.Token(); err != nil || token != json.Delim('{') {
		return ErrFormat
	}
	for dec.More() {
		if _, err := dec.Token(); err != nil {
			return err
		}
		var faces []mtgjsonFace
		if err := dec.Decode(&faces); err != nil {
			return fmt.Errorf("reading a card: %w", err)
		}
		if c, ok := atomicCard(faces); ok && !keep(c) {
			return nil
		}
	}
	_, err := dec.Token()
	return err
}
