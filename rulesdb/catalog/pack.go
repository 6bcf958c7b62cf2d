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

// A packed catalogue is a gzip file, which every tool unpacks to one text. It has a
// member for each part of it, so that a name is looked up without unpacking the rest:
//
//	the number of cards and the bytes of each member that follows, with spaces between them;
//	the names that cards are found by, one a line, sorted;
//	the cards, one a line, sorted by name: blockLines in a member.
//
// A name that is not plain has a tab behind it, and marks: "+" for a card with an
// ability in scope, "-" for a name that is not suggested, "w" for the full name of a card
// of several faces; then, of a face's own name, a tab and the number of the card, and
// another and that of the face. Full names are in the order of the cards.

// blockLines is how many cards are unpacked together.
const blockLines = 256

// pack writes the lines of cards, which are sorted.
func pack(lines []string) (string, error) {
	keys := keysOf(lines)
	sortKeys(keys)
	texts := []string{keysText(keys)}
	for some := range slices.Chunk(lines, blockLines) {
		texts = append(texts, strings.Join(some, "\n")+"\n")
	}
	var members strings.Builder
	directory := strconv.Itoa(len(lines))
	for _, text := range texts {
		before := members.Len()
		if err := addMember(&members, text); err != nil {
			return "", err
		}
		directory += " " + strconv.Itoa(members.Len()-before)
	}
	var packed strings.Builder
	if err := addMember(&packed, directory+"\n"); err != nil {
		return "", err
	}
	return packed.String() + members.String(), nil
}

// addMember adds a text as a member of a gzip file.
func addMember(to io.Writer, text string) error {
	w, err := gzip.NewWriterLevel(to, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(w, text); err != nil {
		return err
	}
	return w.Close()
}

// Read reads a catalogue that Write has written, all of it.
func Read(r io.Reader) (*Catalogue, error) {
	packed, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	if _, err := unpackMember(string(packed)); err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	return unpack(string(packed))
}

// unpack reads the names of a packed catalogue. Its cards are unpacked when they are
// looked up; that what was written whole cannot be unpacked then is a panic.
func unpack(packed string) (*Catalogue, error) {
	broken := func(err error) (*Catalogue, error) { return nil, fmt.Errorf("reading the catalogue: %w", err) }
	from := strings.NewReader(packed)
	first, err := gzip.NewReader(from) // reads byte by byte, and so not beyond the member
	if err != nil {
		return broken(err)
	}
	first.Multistream(false)
	directory, err := io.ReadAll(first)
	if err != nil {
		return broken(err)
	}
	count, members, err := cutMembers(string(directory), packed[len(packed)-from.Len():])
	if err != nil {
		return broken(err)
	}
	names, err := unpackMember(members[0])
	if err != nil {
		return broken(err)
	}
	c := &Catalogue{count: count}
	for _, member := range members[1:] {
		c.blocks = append(c.blocks, sync.OnceValue(func() []string { return linesOf(member) }))
	}
	c.Names = namesOf(keysIn(names), c.nameOf)
	return c, nil
}

// cutMembers cuts what stands behind the directory: into the names and the blocks.
func cutMembers(directory, packed string) (cards int, members []string, err error) {
	numbers := strings.Fields(directory)
	for i, text := range numbers {
		n, err := strconv.Atoi(text)
		switch {
		case err != nil || i > 0 && (n < 0 || n > len(packed)):
			return 0, nil, fmt.Errorf("its directory is broken at %q", text)
		case i == 0:
			cards = n
		default:
			members, packed = append(members, packed[:n]), packed[n:]
		}
	}
	if len(members) != 1+(cards+blockLines-1)/blockLines {
		return 0, nil, fmt.Errorf("it has %d members for %d cards", len(members), cards)
	}
	return cards, members, nil
}

// unpackMember unpacks a member, or all of them.
func unpackMember(packed string) (string, error) {
	r, err := gzip.NewReader(strings.NewReader(packed))
	if err != nil {
		return "", err
	}
	var text strings.Builder
	text.Grow(4 * len(packed))
	_, err = io.Copy(&text, r)
	return text.String(), err
}

// linesOf are the cards of a block.
func linesOf(member string) []string {
	text, err := unpackMember(member)
	if err != nil {
		panic(fmt.Errorf("reading the catalogue: %w", err))
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// keysText writes the names.
func keysText(keys []key) string {
	var b strings.Builder
	for _, k := range keys {
		marks := ""
		if k.able {
			marks += "+"
		}
		if !k.listed {
			marks += "-"
		}
		if k.face == Whole {
			marks += "w"
		}
		b.WriteString(k.folded)
		if k.alias {
			marks += fmt.Sprintf("\t%d\t%d", k.line, k.face)
		}
		if marks != "" {
			b.WriteString("\t" + marks)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// keysIn reads the names back. They come from keysText, so nothing is checked.
func keysIn(text string) []key {
	keys := make([]key, 0, strings.Count(text, "\n"))
	next := uint32(0)
	for line := range strings.Lines(text) {
		folded, rest, _ := strings.Cut(line[:len(line)-1], "\t")
		marks, place, alias := strings.Cut(rest, "\t")
		k := key{folded: folded, line: next, able: strings.Contains(marks, "+"), listed: !strings.Contains(marks, "-"), alias: alias}
		switch {
		case alias:
			card, face, _ := strings.Cut(place, "\t")
			k.line, k.face = uint32(number(card)), int8(number(face))
		case strings.Contains(marks, "w"):
			k.face = Whole
			next++
		default:
			next++
		}
		keys = append(keys, k)
	}
	return keys
}
