package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"apnap/engine/cr"
	"apnap/rulesdb"
)

// index is the rules index, opened when it is first asked, so that commands
// without rules touch no file.
type index struct {
	dir  string
	tell func(string) // what people have to know of it

	mu sync.Mutex
	db *rulesdb.DB
}

// open opens the index in the data directory; where that cannot be used, one
// in memory with the built-in digest stands in.
func (x *index) open(ctx context.Context) (*rulesdb.DB, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.db != nil {
		return x.db, nil
	}
	db, err := rulesdb.Open(ctx, x.dir)
	if err != nil {
		x.tell(err.Error() + " The built-in digest stands in.")
		db, err = rulesdb.Open(ctx, "")
	}
	if err != nil {
		return nil, err
	}
	for _, notice := range db.Notices() {
		x.tell(notice)
	}
	x.db = db
	return db, nil
}

// close closes the index, if it was opened.
func (x *index) close() {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.db != nil {
		_ = x.db.Close()
		x.db = nil
	}
}

// tell puts a sentence on standard error.
func (s *session) tell(says string) { fmt.Fprintln(s.errOut, oneLine(says)) }

// fullCheckDelay is how long after the start the bot reads the whole index: when
// it has long been ready.
const fullCheckDelay = 20 * time.Second

// watchIndex opens the index at once, so that damage is mended before anybody
// asks, and checks all of it later.
func (s *session) watchIndex(ctx context.Context, log *slog.Logger) {
	db, err := rulesdb.Open(ctx, s.settings.dataDir())
	if err != nil {
		log.Error("the rules index cannot be used", "err", err)
		return
	}
	defer db.Close()
	for _, notice := range db.Notices() {
		log.Warn(notice)
	}
	select {
	case <-ctx.Done():
		return
	case <-time.After(fullCheckDelay):
	}
	if err := db.CheckIntegrity(ctx); err != nil && ctx.Err() == nil {
		log.Error("the rules index is damaged; it is made anew at the next start", "err", err)
	}
	wrong, err := db.CheckCitations(ctx)
	if err != nil && ctx.Err() == nil {
		log.Error("the rules index cannot be read", "err", err)
	}
	for edition, says := range wrong {
		log.Warn("rulings do not fit an edition", "edition", edition, "says", strings.Join(says, " "))
	}
}

// checkRules reads the whole index and compares the editions with what rulings
// cite.
func (s *session) checkRules(ctx context.Context) []finding {
	f := finding{what: "rules index"}
	db, err := rulesdb.Open(ctx, s.settings.dataDir())
	if err != nil {
		f.wrong = err.Error()
		return []finding{f}
	}
	defer db.Close()
	list, err := db.Editions(ctx)
	if err := errors.Join(err, db.CheckIntegrity(ctx)); err != nil {
		f.wrong = "it is damaged, and is made anew at the next start; if that does not help, remove rules.db from the data directory and import the rules again"
		return []finding{f}
	}
	f.what += fmt.Sprintf(": %s", editionsSay(list))
	f.old = outOfDate(list)
	findings := []finding{f}
	for _, notice := range db.Notices() {
		findings = append(findings, finding{what: "rules index: " + notice})
	}
	return append(findings, s.checkCitations(ctx, db))
}

// editionsSay counts the editions and names the newest.
func editionsSay(list []rulesdb.Installed) string {
	installed := slices.DeleteFunc(slices.Clone(list), func(e rulesdb.Installed) bool { return e.Source != rulesdb.Official })
	if len(installed) == 0 {
		return "no official text is installed, the built-in digest answers"
	}
	if len(installed) == 1 {
		return "one official text, of " + installed[0].ID
	}
	return fmt.Sprintf("%d official texts, the newest of %s", len(installed), installed[0].ID)
}

// outOfDate says that the newest official text is older than the rules this
// program rules by; empty where it is not, or where none is installed.
func outOfDate(list []rulesdb.Installed) string {
	newest := ""
	for _, e := range list {
		if e.Source == rulesdb.Official {
			newest = max(newest, e.ID)
		}
	}
	if newest == "" || newest >= cr.Current().ID {
		return ""
	}
	return "the rules of " + cr.Current().ID + " are in force; apnap rules update fetches the newest"
}

// checkCitations tells which imported editions no longer say what rulings cite
// them for.
func (s *session) checkCitations(ctx context.Context, db *rulesdb.DB) finding {
	f := finding{what: "citations"}
	wrong, err := db.CheckCitations(ctx)
	if err != nil {
		f.wrong = "the rules index cannot be read"
		return f
	}
	var says []string
	for edition, warnings := range wrong {
		says = append(says, edition+": "+strings.Join(warnings, " "))
	}
	slices.Sort(says)
	if len(says) > 0 {
		f.wrong = strings.Join(says, " ") + " A newer version of Apnap may know the numbers; until then rulings under these editions may cite the wrong ones."
	}
	return f
}
