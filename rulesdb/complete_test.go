package rulesdb

import (
	"context"
	"strings"
	"testing"
)

func TestComplete(t *testing.T) {
	db := openTest(t, t.TempDir())
	importText(t, db, invented("March 5, 2021"))
	official, err := db.Find(context.Background(), "2021-03-05")
	if err != nil {
		t.Fatal(err)
	}
	current := edition(t, "current")
	for _, c := range []struct{ typed, want, edition string }{
		{"616", "616 616.1 616.1a 616.1b", current.ID},
		{"616.1c", "616.1c", current.ID},
		{"rule 616.2", "616.2", current.ID},
		{"614.17", "614.17 614.17a 614.17b 614.17c", current.ID},
		{"T.10.R", "T.10.Ruling.1 T.10.Ruling.2 T.10.Ruling.3 T.10.Ruling.4", current.ID},
		{"t.10.1", "T.10.1 T.10.10 T.10.11 T.10.12", current.ID},
		{"x", "", current.ID},
		{"614", "614 614.1 614.1a 614.2", official.ID},
		{"100.12", "100.12 100.120", official.ID},
		{"9", "", official.ID},
	} {
		e := current
		if c.edition == official.ID {
			e = official
		}
		if got := strings.Join(db.Complete(context.Background(), c.typed, e, 4), " "); got != c.want {
			t.Errorf("%q in %v completes to %q, want %q", c.typed, e, got, c.want)
		}
	}
}
