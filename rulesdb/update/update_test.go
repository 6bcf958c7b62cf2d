package update

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"apnap/rulesdb"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/update/standin"
)

// bench is an updater with its indexes in a folder of the test, and the stand-in
// it updates from.
type bench struct {
	*Updater
	from  *standin.Server
	db    *rulesdb.DB
	cards *rulesdb.CardIndex
}

// newBench starts a stand-in and an updater that does not wait long for it.
func newBench(t *testing.T) *bench {
	t.Helper()
	b := &bench{from: standin.Start()}
	t.Cleanup(b.from.Close)
	dir := t.TempDir()
	var err error
	if b.db, err = rulesdb.Open(context.Background(), dir); err != nil {
		t.Fatal(err)
	}
	b.cards = rulesdb.OpenCards(dir)
	t.Cleanup(func() {
		if err := errors.Join(b.cards.Close(), b.db.Close()); err != nil {
			t.Error(err)
		}
	})
	b.Updater = &Updater{Dir: dir, Cards: plainInstaller{b.cards},
		Client: &Client{Agent: "apnap-test", Stall: 200 * time.Millisecond, Pause: time.Millisecond}}
	return b
}

// plainInstaller installs cards without reading what they say.
type plainInstaller struct{ *rulesdb.CardIndex }

// Install implements CardInstaller.
func (p plainInstaller) Install(ctx context.Context, files []rulesdb.CardSource, atLeast int) (string, error) {
	says := ""
	_, err := p.Import(ctx, func(w *rulesdb.CardWriter) error {
		for _, f := range files {
			if err := copyCards(w, f.Reader); err != nil {
				return fmt.Errorf("%s: %w", f.Name, err)
			}
		}
		cards, rulings := w.Written()
		if says = fmt.Sprintf("%d cards, %d rulings", cards, rulings); cards < atLeast {
			return errors.New("too few cards")
		}
		return nil
	})
	return says, err
}

// copyCards copies the cards of a file into an index.
func copyCards(w *rulesdb.CardWriter, r io.Reader) error {
	for entry, err := range cardfile.Scan(r) {
		if err != nil {
			return err
		}
		item, err := entry.Read()
		if err != nil {
			return err
		}
		for i := range item.Rulings {
			err = errors.Join(err, w.Ruling(&item.Rulings[i]))
		}
		if item.Card != nil {
			err = errors.Join(err, w.Card(item.Card, false))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// rulesFrom updates the rules from a place of the stand-in.
func (b *bench) rulesFrom(place string) (Outcome, error) {
	b.RulesFrom = b.from.URL() + "/" + place + "/rules"
	return b.Update(context.Background(), Rules)
}

// cardsFrom updates the cards from a place of the stand-in.
func (b *bench) cardsFrom(place string) (Outcome, error) {
	b.CardsFrom = b.from.URL() + "/" + place
	return b.Update(context.Background(), Cards)
}

// newest is the newest official edition that is installed, and how many there
// are.
func (b *bench) newest(t *testing.T) (string, int) {
	t.Helper()
	list, err := b.db.Editions(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	newest, n := "", 0
	for _, e := range list {
		if e.Source == rulesdb.Official {
			newest, n = max(newest, e.ID), n+1
		}
	}
	return newest, n
}

// has reports whether the card of a day is installed.
func (b *bench) has(date string) bool {
	_, _, _, err := plainCards(b).Card(context.Background(), "Idol of "+date)
	return err == nil
}

// plainCards is an index that has not looked at the file yet.
func plainCards(b *bench) *rulesdb.CardIndex { return rulesdb.OpenCards(b.Dir) }

func TestRulesUpdate(t *testing.T) {
	b := newBench(t)
	done, err := b.rulesFrom("ok/2031-01-02")
	if err != nil || !done.Changed || !strings.Contains(done.Says, "the edition of 2031-01-02 is installed") {
		t.Fatalf("%+v, %v", done, err)
	}
	for _, r := range b.from.Requests() {
		if r.Header.Get("User-Agent") != "apnap-test" || r.Header.Get("Accept") == "" {
			t.Errorf("%s was asked for with %v", r.Path, r.Header)
		}
	}
	// The same again is not sent again.
	done, err = b.rulesFrom("ok/2031-01-02")
	if err != nil || done.Changed {
		t.Errorf("%+v, %v", done, err)
	}
	requests := b.from.Requests()
	if last := requests[len(requests)-1]; last.Status != http.StatusNotModified {
		t.Errorf("the text was sent again: %+v", last)
	}
	done, err = b.rulesFrom("ok/2031-05-06")
	if newest, n := b.newest(t); err != nil || !done.Changed || newest != "2031-05-06" || n != 2 {
		t.Errorf("%+v, %v; %d editions up to %s", done, err, n, newest)
	}
	s := ReadState(b.Dir, Rules)
	if s.Failed || s.Tried.IsZero() || s.Changed != s.Tried || !strings.Contains(s.String(), "2031-05-06") {
		t.Errorf("%+v", s)
	}
}

// TestRulesFaults has everything go wrong that can: nothing changes, the
// sentence says what it was, and it is remembered until an update succeeds.
func TestRulesFaults(t *testing.T) {
	b := newBench(t)
	if _, err := b.rulesFrom("ok/2031-01-02"); err != nil {
		t.Fatal(err)
	}
	for place, want := range map[string]string{
		"page-404/2031-05-06":      "answers 404",
		"page-500/2031-05-06":      "answers 500",
		"page-loop/2031-05-06":     "sends elsewhere",
		"page-away/2031-05-06":     "sends elsewhere",
		"page-slow/2031-05-06":     "takes too long",
		"page-cut/2031-05-06":      "breaks off",
		"page-huge/2031-05-06":     "more than 16 MB",
		"page-html/2031-05-06":     "links no rules text",
		"page-nolink/2031-05-06":   "links no rules text",
		"page-304/2031-05-06":      "answers 304",
		"page-insecure/2031-05-06": "not https",
		"text-404/2031-05-06":      "answers 404",
		"text-500/2031-05-06":      "answers 500",
		"text-loop/2031-05-06":     "sends elsewhere",
		"text-away/2031-05-06":     "sends elsewhere",
		"text-slow/2031-05-06":     "takes too long",
		"text-cut/2031-05-06":      "breaks off",
		"text-huge/2031-05-06":     "more than 16 MB",
		"text-html/2031-05-06":     "MagicCompRules 20310506.txt: ",
		"text-304/2031-05-06":      "answers 304",
		"text-small/2031-05-06":    "where the edition of 2031-01-02 has",
		"text-partial/2031-05-06":  "breaks off before its end",
		"ok/2030-12-31":            "older than that of 2031-01-02",
	} {
		t.Run(place, func(t *testing.T) {
			before := ReadState(b.Dir, Rules)
			_, err := b.rulesFrom(place)
			var known *Error
			if !errors.As(err, &known) || !strings.Contains(known.Says, want) {
				t.Errorf("%v; want %q", err, want)
			}
			if newest, n := b.newest(t); newest != "2031-01-02" || n != 1 {
				t.Errorf("%d editions up to %s", n, newest)
			}
			s := ReadState(b.Dir, Rules)
			if !s.Failed || s.Failures != before.Failures+1 || !strings.Contains(s.String(), want) || s.Changed != before.Changed {
				t.Errorf("%+v", s)
			}
		})
	}
	b.from.Requests()
	if done, err := b.rulesFrom("ok/2031-01-02"); err != nil || done.Changed {
		t.Errorf("%+v, %v", done, err)
	}
	if s := ReadState(b.Dir, Rules); s.Failed || s.Failures != 0 {
		t.Errorf("%+v", s)
	}
	b.noneLeft(t)
}

// noneLeft checks that no download and no half-written state is left over.
func (b *bench) noneLeft(t *testing.T) {
	t.Helper()
	for _, pattern := range []string{"download-*", "state-*"} {
		if left, _ := filepath.Glob(filepath.Join(b.Dir, pattern)); len(left) > 0 {
			t.Errorf("left over: %q", left)
		}
	}
}

// TestTriesAgain has servers that are well at the third try.
func TestTriesAgain(t *testing.T) {
	b := newBench(t)
	for _, place := range []string{"page-flaky/2031-01-02", "text-flaky/2031-01-03"} {
		if done, err := b.rulesFrom(place); err != nil || !done.Changed {
			t.Errorf("%s: %+v, %v", place, done, err)
		}
	}
	if done, err := b.cardsFrom("cards-flaky/2031-01-02/bulk-data"); err != nil || !done.Changed {
		t.Errorf("%+v, %v", done, err)
	}
}

func TestCardsUpdate(t *testing.T) {
	for _, file := range []string{"bulk-data", "AtomicCards.json.gz"} {
		t.Run(file, func(t *testing.T) {
			b := newBench(t)
			done, err := b.cardsFrom("ok/2031-01-02/" + file)
			if err != nil || !done.Changed || !b.has("2031-01-02") || !strings.Contains(done.Says, "41 cards") {
				t.Fatalf("%+v, %v", done, err)
			}
			if list, err := plainCards(b).Rulings(context.Background(), "Idol of 2031-01-02"); err != nil || len(list) != 1 {
				t.Errorf("rulings %v, %v", list, err)
			}
			for _, r := range b.from.Requests() {
				if r.Header.Get("User-Agent") == "" || r.Header.Get("Accept") == "" {
					t.Errorf("%s was asked for with %v", r.Path, r.Header)
				}
			}
			done, err = b.cardsFrom("ok/2031-01-02/" + file)
			if requests := b.from.Requests(); err != nil || done.Changed || len(requests) != 1 || requests[0].Status != http.StatusNotModified {
				t.Errorf("again: %+v, %v, %+v", done, err, requests)
			}
			// Somebody has imported something else meanwhile: it is fetched again.
			if _, err := b.Cards.Install(context.Background(), nil, 0); err != nil {
				t.Fatal(err)
			}
			if done, err = b.cardsFrom("ok/2031-01-02/" + file); err != nil || !done.Changed {
				t.Errorf("after another import: %+v, %v", done, err)
			}
			if done, err = b.cardsFrom("ok/2031-05-06/" + file); err != nil || !done.Changed || !b.has("2031-05-06") || b.has("2031-01-02") {
				t.Errorf("the next: %+v, %v", done, err)
			}
			b.noneLeft(t)
		})
	}
}

// TestCardsFaults has everything go wrong that can with cards.
func TestCardsFaults(t *testing.T) {
	b := newBench(t)
	if _, err := b.cardsFrom("ok/2031-01-02/bulk-data"); err != nil {
		t.Fatal(err)
	}
	for place, want := range map[string]string{
		"list-404/2031-05-06/bulk-data":             "answers 404",
		"list-500/2031-05-06/bulk-data":             "answers 500",
		"list-loop/2031-05-06/bulk-data":            "sends elsewhere",
		"list-slow/2031-05-06/bulk-data":            "takes too long",
		"list-cut/2031-05-06/bulk-data":             "breaks off",
		"list-huge/2031-05-06/bulk-data":            "more than 4 MB",
		"list-html/2031-05-06/bulk-data":            "is no list",
		"list-empty/2031-05-06/bulk-data":           "lists no oracle-cards",
		"list-insecure/2031-05-06/bulk-data":        "not https",
		"cards-404/2031-05-06/bulk-data":            "answers 404",
		"cards-away/2031-05-06/bulk-data":           "sends elsewhere",
		"cards-slow/2031-05-06/bulk-data":           "takes too long",
		"cards-cut/2031-05-06/bulk-data":            "breaks off",
		"cards-html/2031-05-06/bulk-data":           "oracle-cards.json: ",
		"cards-few/2031-05-06/bulk-data":            "too few cards",
		"rulings-404/2031-05-06/bulk-data":          "answers 404",
		"rulings-html/2031-05-06/bulk-data":         "rulings.json: ",
		"sum-404/2031-05-06/AtomicCards.json.gz":    "answers 404",
		"sum-html/2031-05-06/AtomicCards.json.gz":   "holds no SHA-256 sum",
		"sum-huge/2031-05-06/AtomicCards.json.gz":   "has more than",
		"sum-other/2031-05-06/AtomicCards.json.gz":  "does not have the sum",
		"cards-cut/2031-05-06/AtomicCards.json.gz":  "breaks off",
		"cards-html/2031-05-06/AtomicCards.json.gz": "does not have the sum",
		"cards-304/2031-05-06/AtomicCards.json.gz":  "answers 304",
	} {
		t.Run(place, func(t *testing.T) {
			_, err := b.cardsFrom(place)
			var known *Error
			if !errors.As(err, &known) || !strings.Contains(known.Says, want) {
				t.Errorf("%v; want %q", err, want)
			}
			if is, err := b.cards.Installed(context.Background()); err != nil || is.Cards != 41 || is.Rulings != 1 || !b.has("2031-01-02") {
				t.Errorf("%+v, %v", is, err)
			}
			if s := ReadState(b.Dir, Cards); !s.Failed || !strings.Contains(s.Says, want) {
				t.Errorf("%+v", s)
			}
			b.noneLeft(t)
		})
	}
}

// TestStopped ends an update from outside: that is no failure.
func TestStopped(t *testing.T) {
	b := newBench(t)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	b.Client.Stall = time.Hour
	b.RulesFrom = b.from.URL() + "/page-slow/2031-01-02/rules"
	if _, err := b.Update(ctx, Rules); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	if s := ReadState(b.Dir, Rules); !s.Tried.IsZero() {
		t.Errorf("%+v", s)
	}
}

// TestAddresses takes only what is safe to fetch from, and repeats no secret.
func TestAddresses(t *testing.T) {
	for text, ok := range map[string]bool{
		"https://example.com/rules":      true,
		"http://127.0.0.1:80/rules":      true,
		"http://[::1]/rules":             true,
		"http://localhost/rules":         true,
		"http://example.com/rules":       false,
		"ftp://example.com/rules":        false,
		"file:///etc/passwd":             false,
		"rules":                          false,
		"":                               false,
		"https://me:hidden@example.com/": false,
		"http://127.0.0.1.example.com/":  false,
		"http://example.com/?key=hidden": false,
		"https://exa mple.com/?k=hidden": false,
	} {
		_, err := address(text)
		if (err == nil) != ok {
			t.Errorf("%q: %v", text, err)
		}
		if err != nil && strings.Contains(err.Error(), "hidden") {
			t.Errorf("%q: the error repeats it: %v", text, err)
		}
	}
}

// TestCardFiles tells files of cards from lists of files.
func TestCardFiles(t *testing.T) {
	for text, want := range map[string]bool{
		"https://example.com/bulk-data":                true,
		"https://example.com/bulk-data.json":           true,
		"https://example.com/v5/AtomicCards.json":      false,
		"https://example.com/v5/AtomicCards.json.xz":   false,
		"https://example.com/v5/cards.json.gz?version": false,
	} {
		u, err := address(text)
		if err != nil || isCardFile(u) == want {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestStateUnreadable reads what is no state as none.
func TestStateUnreadable(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(stateFile(dir, Rules), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if s := ReadState(dir, Rules); s != (State{}) || s.String() != "not tried yet" {
		t.Errorf("%+v", s)
	}
}
