package store

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Check reports what is wrong with the store at an address, in a sentence; a file
// that is not there yet is well. It changes nothing there.
func Check(ctx context.Context, address string) error {
	if !Shared(address) {
		if _, err := os.Stat(address); errors.Is(err, fs.ErrNotExist) {
			if err := canBeMade(filepath.Dir(address)); err != nil {
				return openFault(address, err)
			}
			return nil
		}
	}
	db, d, err := connect(address)
	if err != nil {
		return err
	}
	defer db.Close()
	if Shared(address) {
		err = db.PingContext(ctx)
	} else {
		err = checkFile(ctx, db, d)
	}
	if err != nil {
		return openFault(address, err)
	}
	return nil
}

// canBeMade reports why no file can be made in a folder; where the folder is not there
// either, in the nearest above it that is.
func canBeMade(folder string) error {
	for {
		_, err := os.Stat(folder)
		if err == nil {
			break
		}
		if above := filepath.Dir(folder); errors.Is(err, fs.ErrNotExist) && above != folder {
			folder = above
			continue
		}
		return err
	}
	probe, err := os.CreateTemp(folder, "probe")
	if err != nil {
		return err
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// checkFile reads a whole file for damage.
func checkFile(ctx context.Context, db *sql.DB, d dialect) error {
	var says string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&says); err != nil {
		return err
	}
	if says != "ok" {
		return errors.New(damagedSays)
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // nothing was changed
	version, err := d.version(ctx, tx)
	if err == nil && version > len(migrations()) {
		err = errNewer
	}
	return err
}

// What Backup cannot do.
var (
	errShared    = errors.New("the open rulings are in PostgreSQL: copy that database with pg_dump")
	errNoStore   = errors.New("there are no open rulings yet, so there is nothing to copy")
	errBackupIs  = errors.New("that file is there already; name one that is not")
	errBackupDir = errors.New("the copy cannot be written there")
)

// Backup copies the file at an address to another, which must not be there yet. It
// may be done while others read and write the file: what the copy holds is the
// state of one moment. The copy has its name only when it is whole and on the
// disk.
func Backup(ctx context.Context, address, to string) error {
	if Shared(address) {
		return errShared
	}
	if _, err := os.Stat(address); err != nil {
		return errNoStore
	}
	if _, err := os.Lstat(to); !errors.Is(err, fs.ErrNotExist) {
		return errBackupIs
	}
	db, _, err := connect(address)
	if err != nil {
		return err
	}
	defer db.Close()
	part, err := os.MkdirTemp(filepath.Dir(to), ".apnap-backup-")
	if err != nil {
		return errBackupDir
	}
	defer os.RemoveAll(part)
	half := filepath.Join(part, "rulings.db")
	if _, err := db.ExecContext(ctx, "VACUUM INTO $1", half); err != nil {
		return openFault(address, err)
	}
	if err := synced(half); err != nil {
		return errBackupDir
	}
	if err := os.Rename(half, to); err != nil {
		return errBackupDir
	}
	return nil
}

// synced sees to it that a file is on the disk.
func synced(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
