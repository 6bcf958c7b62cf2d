package catalog

import (
	_ "embed"
	"iter"
	"slices"
	"strings"
	"sync"
)

//go:generate go run apnap/cmd/apnap cards catalog ../../../shared/cards/oracle-cards.json catalog.pack

//go:embed catalog.pack
var packed string

// Catalogue is a set of cards to look names up in. It is not changed after it
// is made and is safe for concurrent use.
type Catalogue struct {
	*Names
	count  int
	parts  []string // of a packed one, the blocks as they lie there
	blocks []block  // blockLines cards each, the last what is left
}

// block unpacks the lines of some cards, a card each, when they are first asked for.
type block func() []string

// Whole stands for the full name where a face's number is expected.
const Whole = -1

// builtIn is the embedded catalogue.
var builtIn = sync.OnceValues(func() (*Catalogue, error) { return unpack(packed) })

// BuiltIn returns the embedded catalogue. Its names lie in the
// program as they are looked up; cards are unpacked, with those about them, when one is. A program whose own
// catalogue is broken does not work at all, so that this panics rather than
// returning an error.
func BuiltIn() *Catalogue {
	c, err := builtIn()
	if err != nil {
		panic(err)
	}
	return c
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
	c := &Catalogue{count: len(lines)}
	for some := range slices.Chunk(lines, blockLines) {
		c.blocks = append(c.blocks, func() []string { return some })
	}
	keys := keysOf(lines)
	sortKeys(keys)
	c.Names = namesOf(keys, c.nameOf)
	return c
}

// keysOf are the names of the cards of all lines.
func keysOf(lines []string) []key {
	keys := make([]key, 0, len(lines)+len(lines)/16)
	for i, line := range lines {
		keys = appendKeys(keys, uint32(i), line)
	}
	return keys
}

// line is that of a card.
func (c *Catalogue) line(number uint32) string {
	return c.blocks[number/blockLines]()[number%blockLines]
}

// appendKeys adds the names of one card.
func appendKeys(keys []key, number uint32, line string) []key {
	able := strings.Contains(line, effectSep)
	if !strings.Contains(line, fieldSep+faceMark) {
		name, _, _ := strings.Cut(line, fieldSep)
		return append(keys, key{folded: Fold(name), line: number, face: 0, able: able, listed: true})
	}
	e := decode(line)
	keys = append(keys, key{folded: Fold(e.Name), line: number, face: Whole, able: able, listed: e.Layout == Split})
	for i := range e.Faces {
		keys = append(keys, key{folded: Fold(e.Faces[i].Name), line: number, face: int8(i), able: able, listed: e.Layout != Split, alias: true})
	}
	return keys
}

// All yields every card, sorted by name.
func (c *Catalogue) All() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for _, lines := range c.blocks {
			for _, line := range lines() {
				e := decode(line)
				e.Whole = true
				if !yield(e) {
					return
				}
			}
		}
	}
}

// Len returns the number of cards.
func (c *Catalogue) Len() int { return c.count }

// Lookup finds the card of that name: its full name, or that of one of its
// faces; case, accents and punctuation do not matter. Where a name fits several
// cards without its punctuation, Meant tells which is found, if any.
func (c *Catalogue) Lookup(name string) (Entry, bool) {
	found := c.matches(Fold(name))
	named := make([]Named, len(found))
	if len(found) > 1 {
		for i, k := range found {
			named[i] = Named{c.nameOf(k), k.face == Whole || len(decode(c.line(k.line)).Faces) == 1}
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
	e := decode(c.line(k.line))
	e.Face = max(0, int(k.face))
	e.Whole = k.face == Whole || len(e.Faces) == 1
	return e
}

// nameOf returns the name of a key as it is printed.
func (c *Catalogue) nameOf(k key) string {
	e := decode(c.line(k.line))
	if k.face == Whole {
		return e.Name
	}
	return e.Faces[k.face].Name
}
