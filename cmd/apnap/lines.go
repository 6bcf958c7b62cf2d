package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// lineReader reads a stream line by line. A line that is too long does not end it.
type lineReader struct{ in *bufio.Reader }

// newLineReader reads lines of at most so many bytes.
func newLineReader(in io.Reader, most int) *lineReader {
	return &lineReader{bufio.NewReaderSize(in, most)}
}

// next is the next line without its end, which stands until the next call; of a
// line that is too long only the beginning, and long is set. The error is io.EOF
// behind the last line.
func (l *lineReader) next() (line []byte, long bool, err error) {
	line, err = l.in.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		line, long = bytes.Clone(line), true
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = l.in.ReadSlice('\n')
		}
	}
	if errors.Is(err, io.EOF) && len(line) > 0 {
		err = nil
	}
	return bytes.TrimRight(line, "\r\n"), long, err
}

// waits reports whether nothing more has come in yet.
func (l *lineReader) waits() bool { return l.in.Buffered() == 0 }
