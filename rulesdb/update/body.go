package update

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"github.com/cenkalti/backoff/v5"
)

// watched is a body that says of each piece that it came, and ends when more
// came than is wanted.
type watched struct {
	body  io.Reader
	left  int64
	reset func()
}

// errTooLarge says that more came than is wanted.
var errTooLarge = errors.New("too large")

// Read implements io.Reader.
func (w *watched) Read(p []byte) (int, error) {
	n, err := w.body.Read(p)
	w.reset()
	if w.left -= int64(n); w.left < 0 {
		return 0, errTooLarge
	}
	return n, err
}

// copy hands the body to a sink.
func (w *watched) copy(ctx context.Context, from *url.URL, to Sink, limit int64) error {
	sink := &sinkErrors{to: to}
	_, err := io.Copy(sink, w)
	switch {
	case err == nil:
		return nil
	case sink.err != nil:
		return backoff.Permanent(unwritable(sink.err))
	case errors.Is(err, errTooLarge):
		return backoff.Permanent(tooLarge(from, limit))
	}
	return failed(ctx, from, err)
}

// sinkErrors tells the errors of a sink from those of the network.
type sinkErrors struct {
	to  Sink
	err error
}

// Write implements io.Writer.
func (s *sinkErrors) Write(p []byte) (int, error) {
	n, err := s.to.Write(p)
	s.err = err
	return n, err
}

// memory is a Sink that keeps what it is given.
type memory struct{ bytes.Buffer }

// Reset implements Sink.
func (m *memory) Reset() error { m.Buffer.Reset(); return nil }

// file is a Sink on disk. It is removed when it is closed.
type file struct{ *os.File }

// leftOver is how old a download is that nobody can be waiting for any more.
const leftOver = 24 * time.Hour

// newFile makes a file in a folder, the folder too where it is not there, and
// removes what a process that was killed has left.
func newFile(dir string) (*file, error) {
	old, _ := filepath.Glob(filepath.Join(dir, "download-*")) // fails only for a bad pattern
	for _, name := range old {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > leftOver {
			_ = os.Remove(name) // it stays until the next time
		}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, unwritable(err)
	}
	f, err := os.CreateTemp(dir, "download-*")
	if err != nil {
		return nil, unwritable(err)
	}
	return &file{f}, nil
}

// Reset implements Sink.
func (f *file) Reset() error { return errors.Join(f.Truncate(0), f.rewind()) }

// rewind goes back to the file's beginning.
func (f *file) rewind() error {
	_, err := f.Seek(0, io.SeekStart)
	return err
}

// Close closes the file and removes it.
func (f *file) Close() error { return errors.Join(f.File.Close(), os.Remove(f.Name())) }
