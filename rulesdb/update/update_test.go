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

// newBench starts a stand-in and an updater that does not pause long.
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
		Client: &Client{Agent: "apnap-test", Pause: time.Millisecond}}
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

// hurry gives up servers soon while a test of slow ones goes on.
func (b *bench) hurry(t *testing.T, place string) {
	if strings.Contains(place, "slow") {
		b.Client.Stall = 200 * time.Millisecond
		t.Cleanup(func() { b.Client.Stall = 0 })
	}
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

// TestEmptyDirectory updates where nothing is, not even the directory.
func TestEmptyDirectory(t *testing.T) {
	for _, kind := range []Kind{Rules, Cards} {
		b := newBench(t)
		b.Dir = filepath.Join(t.TempDir(), "not", "there")
		cards := rulesdb.OpenCards(b.Dir)
		t.Cleanup(func() { _ = cards.Close() })
		b.Cards, b.RulesFrom, b.CardsFrom = plainInstaller{cards}, b.from.URL()+"/ok/2031-01-02/rules", b.from.URL()+"/ok/2031-01-02/bulk-data"
		if done, err := b.Update(context.Background(), kind); err != nil || !done.Changed || ReadState(b.Dir, kind).Tried.IsZero() {
			t.Errorf("%s: %+v, %v", kind, done, err)
		}
	}
}

// TestUnwritable updates where nothing can be written: a sentence says so.
func TestUnwritable(t *testing.T) {
	b := newBench(t)
	below := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(below, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	b.Dir, b.RulesFrom, b.CardsFrom = filepath.Join(below, "dir"), b.from.URL()+"/ok/2031-01-02/rules", b.from.URL()+"/ok/2031-01-02/bulk-data"
	for _, kind := range []Kind{Rules, Cards} {
		var known *Error
		if _, err := b.Update(context.Background(), kind); !errors.As(err, &known) || known.Says == "" {
			t.Errorf("%s: %v", kind, err)
		}
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
