// Package storetest gives tests a PostgreSQL database of their own.
package storetest

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"sync/atomic"
	"testing"

	_ "github.com/lib/pq" // the driver named "postgres"
)

// Env is the environment variable with the address of a PostgreSQL server on
// which tests may make schemas, such as .ci/postgres starts.
const Env = "APNAP_TEST_POSTGRES"

// Postgres returns the address of an empty schema, which goes when the test
// ends. It skips the test, saying so, where Env names no server.
func Postgres(t testing.TB) string {
	t.Helper()
	server := os.Getenv(Env)
	if server == "" {
		t.Skip("no PostgreSQL: " + Env + " is not set")
	}
	db, err := sql.Open("postgres", server)
	if err != nil {
		t.Fatal(err)
	}
	schema := fmt.Sprintf("apnap_test_%d_%d", os.Getpid(), schemas.Add(1))
	if _, err := db.ExecContext(t.Context(), "CREATE SCHEMA "+schema); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		defer db.Close()
		if _, err := db.ExecContext(context.Background(), "DROP SCHEMA "+schema+" CASCADE"); err != nil {
			t.Error(err)
		}
	})
	u, err := url.Parse(server)
	if err != nil {
		t.Fatal(err)
	}
	q := u.Query()
	q.Set("search_path", schema)
	u.RawQuery = q.Encode()
	return u.String()
}

// schemas counts the schemas of this process, to name them apart.
var schemas atomic.Int64
