package catalog

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"iter"
	"slices"
	"sort"
	"strings"
	"sync"
)

//go:generate go run apnap/cmd/apnap cards catalog ../../../shared/cards/oracle-cards.json catalog.gz

//go:embed catalog.gz
var packed []byte

// Catalogue is a set of cards to look names up in. It is not changed after it
// is made and is safe for concurrent use.
type Catalogue struct {
	lines []string // one card each
	keys  []key    // every name of every card, sorted
	blob  string   // the folded names, a line end before each
}

// key is one name that a card is found by.
type key struct {
	folded string // part of the blob
	at     uint32 // where it begins in the blob
	line   uint32 // which card
	face   int8   // which face, whole for the full name
	able   bool   // the card has an ability in scope
	listed bool   // offered as a suggestion
}

// whole stands for the full name where a face's number is expected.
const whole = -1

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
	c := &Catalogue{lines: lines, keys: make([]key, 0, len(lines)+len(lines)/16)}
	for i, line := range lines {
		c.addKeys(uint32(i), line)
	}
	slices.SortFunc(c.keys, func(a, b key) int { return strings.Compare(a.folded, b.folded) })
	var blob strings.Builder
	for i := range c.keys {
		blob.WriteByte('\n')
		c.keys[i].at = uint32(blob.Len())
		blob.WriteString(c.keys[i].folded)
	}
	c.blob = blob.String()
	for i := range c.keys { // so that each name is kept once
		k := &c.keys[i]
		k.folded = c.blob[k.at : int(k.at)+len(k.folded)]
	}
	return c
}

// addKeys adds the names of one card.
func (c *Catalogue) addKeys(number uint32, line string) {
	if line == "" {
		return
	}
	able := strings.Contains(line, effectSep)
	if !strings.Contains(line, fieldSep+faceMark) {
		name, _, _ := strings.Cut(line, fieldSep)
		c.keys = append(c.keys, key{folded: Fold(name), line: number, face: 0, able: able, listed: true})
		return
	}
	e := decode(line)
	c.keys = append(c.keys, key{folded: Fold(e.Name), line: number, face: whole, able: able, listed: e.Layout == Split})
	for i := range e.Faces {
		c.keys = append(c.keys, key{folded: Fold(e.Faces[i].Name), line: number, face: int8(i), able: able, listed: e.Layout != Split})
	}
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
// faces; case, accents and punctuation do not matter. A name that fits several
// cards only without its punctuation is found if it is exact, else not.
func (c *Catalogue) Lookup(name string) (Entry, bool) {
	found := c.matches(Fold(name))
	if len(found) > 1 {
		found = c.narrow(found, name)
	}
	if len(found) != 1 {
		return Entry{}, false
	}
	return c.entry(found[0]), true
}

// matches returns the keys of exactly that folded name.
func (c *Catalogue) matches(folded string) []key {
	from := c.from(folded)
	to := from
	for to < len(c.keys) && c.keys[to].folded == folded {
		to++
	}
	return c.keys[from:to]
}

// from returns the index of the first key that is not before the folded text.
func (c *Catalogue) from(folded string) int {
	return sort.Search(len(c.keys), func(i int) bool { return c.keys[i].folded >= folded })
}

// narrow keeps, of keys that fold alike, the full names and those spelled as
// asked.
func (c *Catalogue) narrow(found []key, name string) []key {
	var full, same []key
	for _, k := range found {
		if k.face == whole || len(decode(c.lines[k.line]).Faces) == 1 {
			full = append(full, k)
		}
		if strings.EqualFold(c.nameOf(k), strings.TrimSpace(name)) {
			same = append(same, k)
		}
	}
	switch {
	case len(same) == 1:
		return same
	case len(full) == 1:
		return full
	}
	return found
}

// entry decodes the card of a key.
func (c *Catalogue) entry(k key) Entry {
	e := decode(c.lines[k.line])
	e.Face = max(0, int(k.face))
	e.Whole = k.face == whole || len(e.Faces) == 1
	return e
}

// nameOf returns the name of a key as it is printed.
func (c *Catalogue) nameOf(k key) string {
	e := decode(c.lines[k.line])
	if k.face == whole {
		return e.Name
	}
	return e.Faces[k.face].Name
}
