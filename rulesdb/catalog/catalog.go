package catalog

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"iter"
	"strings"
	"sync"
)

//go:generate go run apnap/cmd/apnap cards catalog ../../../shared/cards/oracle-cards.json catalog.gz

//go:embed catalog.gz
var packed []byte

// Catalogue is a set of cards to look names up in. It is not changed after it
// is made and is safe for concurrent use.
type Catalogue struct {
	*Names
	lines []string // one card each
}

// Whole stands for the full name where a face's number is expected.
const Whole = -1

// builtIn is the embedded catalogue.
var builtIn = sync.OnceValues(func() (*Catalogue, error) { return Read(bytes.NewReader(packed)) })

// BuiltIn returns the embedded catalogue. It is read at the first call. A
// program whose own catalogue is broken does not work at all, so that this
// panics rather than returning an error.
func BuiltIn() *Catalogue {
	c, err := builtIn()
	if err != nil {
		panic(err)
	}
	return c
}

// Read reads a catalogue that Write has written.
func Read(r io.Reader) (*Catalogue, error) {
	unpacked, err := gzip.NewReader(r)
	if err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	var text strings.Builder
	if _, err := io.Copy(&text, unpacked); err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	return index(strings.Split(text.String(), "\n")), nil
}

// Of returns a catalogue of the entries.
func Of(entries iter.Seq[Entry]) (*Catalogue, error) {
	lines, err := sortedLines(entries)
	if err != nil {
		return nil, err
	}
	return index(lines), nil
}

// index makes the catalogue of the lines.
func index(lines []string) *Catalogue {
	c := &Catalogue{lines: lines}
	keys := make([]key, 0, len(lines)+len(lines)/16)
	for i, line := range lines {
		keys = appendKeys(keys, uint32(i), line)
	}
	c.Names = namesOf(keys, c.nameOf)
	return c
}

// appendKeys adds the names of one card.
func appendKeys(keys []key, number uint32, line string) []key {
	if line == "" {
		return keys
	}
	able := strings.Contains(line, effectSep)
	if !strings.Contains(line, fieldSep+faceMark) {
		name, _, _ := strings.Cut(line, fieldSep)
		return append(keys, key{folded: Fold(name), line: number, face: 0, able: able, listed: true})
	}
	e := decode(line)
	keys = append(keys, key{folded: Fold(e.Name), line: number, face: Whole, able: able, listed: e.Layout == Split})
	for i := range e.Faces {
		keys = append(keys, key{folded: Fold(e.Faces[i].Name), line: number, face: int8(i), able: able, listed: e.Layout != Split})
	}
	return keys
}

// All yields every card, sorted by name.
func (c *Catalogue) All() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for _, line := range c.lines {
			if line == "" {
				continue
			}
			e := decode(line)
			e.Whole = true
			if !yield(e) {
				return
			}
		}
	}
}

// Len returns the number of cards.
func (c *Catalogue) Len() int { return len(c.lines) }

// Lookup finds the card of that name: its full name, or that of one of its
// faces; case, accents and punctuation do not matter. Where a name fits several
// cards without its punctuation, Meant tells which is found, if any.
func (c *Catalogue) Lookup(name string) (Entry, bool) {
	found := c.matches(Fold(name))
	named := make([]Named, len(found))
	if len(found) > 1 {
		for i, k := range found {
			named[i] = Named{c.nameOf(k), k.face == Whole || len(decode(c.lines[k.line]).Faces) == 1}
		}
	}
	which := Meant(name, named)
	if which < 0 {
		return Entry{}, false
	}
	return c.entry(found[which]), true
}

// entry decodes the card of a key.
func (c *Catalogue) entry(k key) Entry {
	e := decode(c.lines[k.line])
	e.Face = max(0, int(k.face))
	e.Whole = k.face == Whole || len(e.Faces) == 1
	return e
}

// nameOf returns the name of a key as it is printed.
func (c *Catalogue) nameOf(k key) string {
	e := decode(c.lines[k.line])
	if k.face == Whole {
		return e.Name
	}
	return e.Faces[k.face].Name
}
