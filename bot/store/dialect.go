package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/lib/pq"
	_ "modernc.org/sqlite" // the driver named "sqlite"
)

// dialect is what differs between the two databases. The statements themselves
// are the same: both number their parameters $1, $2.
type dialect struct {
	// bytes is the type of a column of bytes.
	bytes string
	// forUpdate locks the row that a SELECT reads until the transaction ends.
	// SQLite's transactions lock the whole file from their first statement.
	forUpdate string
	// holds is the condition that a body holds the bytes $1.
	holds string
	// version reads the version of the schema, 0 in a new database, and keeps
	// others from changing it until the transaction ends.
	version func(ctx context.Context, tx *sql.Tx) (int, error)
	// setVersion records it.
	setVersion func(ctx context.Context, tx *sql.Tx, version int) error
}

// Shared reports whether an address names a database that several processes on
// several machines can share: a PostgreSQL URL.
func Shared(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// connect opens the database at an address: a PostgreSQL URL or a file.
func connect(address string) (*sql.DB, dialect, error) {
	if Shared(address) {
		server, err := postgresServer(address)
		if err != nil {
			return nil, dialect{}, errors.New("store.url (STORE_URL) is no PostgreSQL address") // the cause may repeat the password
		}
		db := sql.OpenDB(server)
		db.SetMaxOpenConns(16)
		db.SetMaxIdleConns(4)
		db.SetConnMaxIdleTime(5 * time.Minute)
		return db, postgres(), nil
	}
	if err := os.MkdirAll(filepath.Dir(address), 0o700); err != nil {
		return nil, dialect{}, openFault(address, err)
	}
	db, err := sql.Open("sqlite", dataSource(address))
	if err != nil {
		return nil, dialect{}, fmt.Errorf("open %s: %w", address, err)
	}
	// SQLite writes one at a time; two connections let a read pass a write.
	db.SetMaxOpenConns(2)
	return db, sqlite(), nil
}

// postgresServer is the server at a PostgreSQL URL. Where neither the URL nor
// PostgreSQL's own variables say otherwise, it is spoken to encrypted if it can
// be, and given up when it does not take a connection within two minutes.
func postgresServer(address string) (*pq.Connector, error) {
	settings, err := pq.NewConfig(address)
	if err != nil {
		return nil, err
	}
	if settings.SSLMode == "" && settings.SSLNegotiation != pq.SSLNegotiationDirect {
		settings.SSLMode = pq.SSLModePrefer
	}
	settings.ConnectTimeout = cmp.Or(settings.ConnectTimeout, 2*time.Minute)
	return pq.NewConnectorConfig(settings)
}

// dataSource asks for a write-ahead log flushed at every commit: slower than
// leaving that to the system, but an acknowledged choice outlives a power cut.
func dataSource(path string) string {
	q := url.Values{"_txlock": {"immediate"}, "_pragma": {
		"busy_timeout(5000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
	}}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}).String()
}

func sqlite() dialect {
	return dialect{
		bytes: "BLOB",
		holds: "instr(body, $1) > 0",
		version: func(ctx context.Context, tx *sql.Tx) (version int, err error) {
			err = tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version)
			return version, err
		},
		setVersion: func(ctx context.Context, tx *sql.Tx, version int) error {
			_, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", version))
			return err
		},
	}
}

// migrationLock is the advisory lock under which replicas that start together
// make the tables one after the other.
const migrationLock int64 = 0x61706e6170 // "apnap"

func postgres() dialect {
	return dialect{
		bytes:     "BYTEA",
		forUpdate: " FOR UPDATE",
		holds:     "position($1 IN body) > 0",
		version: func(ctx context.Context, tx *sql.Tx) (version int, err error) {
			if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", migrationLock); err != nil {
				return 0, err
			}
			if _, err := tx.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS apnap_schema (version INTEGER NOT NULL)"); err != nil {
				return 0, err
			}
			err = tx.QueryRowContext(ctx, "SELECT coalesce(max(version), 0) FROM apnap_schema").Scan(&version)
			return version, err
		},
		setVersion: func(ctx context.Context, tx *sql.Tx, version int) error {
			_, err := tx.ExecContext(ctx, "INSERT INTO apnap_schema (version) VALUES ($1)", version)
			return err
		},
	}
}
