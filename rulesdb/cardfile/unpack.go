package cardfile

import (
	"bufio"
	"bytes"
	"compress/bzip2"
	"compress/gzip"
	"fmt"
	"io"

	"github.com/ulikunitz/xz"
)

// largestFile is how many bytes an unpacked file may have; the publishers' have
// less than a fifth of it.
const largestFile = 1 << 30

// errTooLarge ends the reading of a file, or of one entry, that grows beyond
// what any publisher writes.
var errTooLarge = fmt.Errorf("%w: it is larger than any", ErrFormat)

// Unpack returns what a file holds, packed by gzip, xz or bzip2 or not at all;
// which of them is told by its first bytes, never by its name. What is packed
// badly fails when it is read, and so does what is larger than a card file.
func Unpack(r io.Reader) (io.Reader, error) {
	buffered := bufio.NewReaderSize(r, 64<<10)
	head, _ := buffered.Peek(6) // a shorter file is no packed one
	unpacked, err := io.Reader(buffered), error(nil)
	switch {
	case bytes.HasPrefix(head, []byte("\x1f\x8b")):
		unpacked, err = gzip.NewReader(buffered)
	case bytes.HasPrefix(head, []byte("\xfd7zXZ\x00")):
		unpacked, err = xz.NewReader(buffered)
	case bytes.HasPrefix(head, []byte("BZh")):
		unpacked = bzip2.NewReader(buffered)
	}
	if err != nil {
		return nil, err
	}
	return &budget{r: unpacked, left: largestFile}, nil
}

// budget reads at most so many bytes and then fails, rather than end as if the
// file were whole.
type budget struct {
	r    io.Reader
	left int64
}

// Read implements io.Reader.
func (b *budget) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, errTooLarge
	}
	n, err := b.r.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	return n, err
}
