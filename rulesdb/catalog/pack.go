package catalog

import (
	"compress/gzip"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// A packed catalogue is laid out so that a name is looked up in it where it lies, and a
// card read by unpacking a few:
//
//	a line, the directory: packedMark, the number of cards, and the bytes of each part that
//	follows, with spaces between them;
//	the names that cards are found by, sorted, a line end before each (Names.text);
//	a record of each name (Names.table);
//	the cards, one a line, sorted by name: blockLines in a part, which is a gzip file.

// packedMark is how a packed catalogue begins.
const packedMark = "apnap-catalogue-2"

// blockLines is how many cards are unpacked together.
const blockLines = 128

// indexParts is how many parts stand before the cards.
const indexParts = 2

// pack writes the lines of cards, which are sorted.
func pack(lines []string) (string, error) {
	keys := keysOf(lines)
	sortKeys(keys)
	text, table := layOut(keys)
	parts := []string{text, table}
	for some := range slices.Chunk(lines, blockLines) {
		block, err := zip(strings.Join(some, "\n") + "\n")
		if err != nil {
			return "", err
		}
		parts = append(parts, block)
	}
	directory := packedMark + " " + strconv.Itoa(len(lines))
	for _, part := range parts {
		directory += " " + strconv.Itoa(len(part))
	}
	return directory + "\n" + strings.Join(parts, ""), nil
}

// zip packs a text as a gzip file.
func zip(text string) (string, error) {
	var packed strings.Builder
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := io.WriteString(w, text); err != nil {
		return "", err
	}
	err = w.Close()
	return packed.String(), err
}

// unzip unpacks it.
func unzip(packed string) (string, error) {
	r, err := gzip.NewReader(strings.NewReader(packed))
	if err != nil {
		return "", err
	}
	var text strings.Builder
	text.Grow(5 * len(packed))
	_, err = io.Copy(&text, r)
	return text.String(), err
}

// Read reads a catalogue that Write has written, all of it.
func Read(r io.Reader) (*Catalogue, error) {
	packed, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	c, err := unpack(string(packed))
	if err != nil {
		return nil, err
	}
	if err := c.whole(); err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	return c, nil
}

// whole reports what a catalogue of elsewhere says of itself and does not hold.
func (c *Catalogue) whole() error {
	for i, part := range c.parts {
		text, err := unzip(part)
		if err != nil {
			return err
		}
		if want := min(blockLines, c.count-i*blockLines); strings.Count(text, "\n") != want {
			return fmt.Errorf("block %d does not hold %d cards", i, want)
		}
	}
	for i := range c.size() {
		k := c.record(i)
		if int(k.line) >= c.count || k.end() > len(c.text) || int(k.face) >= len(decode(c.line(k.line)).Faces) {
			return fmt.Errorf("the %d. name is of no card", i+1)
		}
	}
	return nil
}

// unpack reads the directory of a packed catalogue. Its cards are unpacked when they are
// looked up; that what was written whole cannot be unpacked then is a panic.
func unpack(packed string) (*Catalogue, error) {
	directory, rest, _ := strings.Cut(packed, "\n")
	count, parts, err := cutParts(directory, rest)
	if err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	c := &Catalogue{count: count, parts: parts[indexParts:]}
	for _, part := range c.parts {
		c.blocks = append(c.blocks, sync.OnceValue(func() []string { return linesOf(part) }))
	}
	c.Names = &Names{text: parts[0], table: parts[1], printed: c.nameOf}
	return c, nil
}

// cutParts cuts what stands behind the directory: into the names, their records and the
// blocks.
func cutParts(directory, packed string) (cards int, parts []string, err error) {
	numbers, ours := strings.CutPrefix(directory, packedMark)
	if !ours {
		return 0, nil, fmt.Errorf("it does not begin with %q", packedMark)
	}
	for i, text := range strings.Fields(numbers) {
		n, err := strconv.Atoi(text)
		switch {
		case err != nil || n < 0 || i > 0 && n > len(packed):
			return 0, nil, fmt.Errorf("its directory is broken at %q", text)
		case i == 0:
			cards = n
		default:
			parts, packed = append(parts, packed[:n]), packed[n:]
		}
	}
	switch {
	case len(parts) != indexParts+(cards+blockLines-1)/blockLines:
		return 0, nil, fmt.Errorf("it has %d parts for %d cards", len(parts), cards)
	case len(parts[1])%recordSize != 0 || packed != "":
		return 0, nil, fmt.Errorf("its parts have other sizes than its directory says")
	}
	return cards, parts, nil
}

// linesOf are the cards of a block.
func linesOf(part string) []string {
	text, err := unzip(part)
	if err != nil {
		panic(fmt.Errorf("reading the catalogue: %w", err))
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}
