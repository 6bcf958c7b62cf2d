package rulesdb

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
)

// textsFolder is where the imported texts themselves are kept, packed, so that
// a damaged index is rebuilt without asking for them again.
const textsFolder = "texts"

// pack packs a text; it is given when the packing is done, which goes on beside
// the import.
func pack(data []byte) func() ([]byte, error) {
	var packed bytes.Buffer
	done := make(chan error, 1)
	go func() {
		w, err := gzip.NewWriterLevel(&packed, gzip.BestSpeed) // the best compression takes longer than the whole import
		if err == nil {
			_, err = w.Write(data)
			err = errors.Join(err, w.Close())
		}
		done <- err
	}()
	return func() ([]byte, error) {
		err := <-done
		return packed.Bytes(), err
	}
}

// keepText keeps the packed text of an edition beside the index; it takes the
// place of an earlier one only when it is whole.
func (db *DB) keepText(date string, packed func() ([]byte, error)) error {
	if db.dir == "" {
		return nil
	}
	data, err := packed()
	if err != nil {
		return err
	}
	folder := filepath.Join(db.dir, textsFolder)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	out, err := os.CreateTemp(folder, ".text-*")
	if err != nil {
		return err
	}
	defer os.Remove(out.Name())
	_, err = out.Write(data)
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil {
		return err
	}
	return os.Rename(out.Name(), filepath.Join(folder, date+".txt.gz"))
}

// importKept imports the texts that are kept beside the index, and returns how
// many there were; one that cannot be read is passed over.
func (db *DB) importKept(ctx context.Context) int {
	files, _ := filepath.Glob(filepath.Join(db.dir, textsFolder, "*.txt.gz"))
	slices.Sort(files)
	count := 0
	for _, file := range files {
		data, err := os.ReadFile(filepath.Clean(file))
		if err != nil {
			continue
		}
		if _, err := db.Import(ctx, filepath.Base(file), bytes.NewReader(data)); err == nil {
			count++
		}
	}
	return count
}
