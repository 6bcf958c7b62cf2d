package main

import (
	"context"
	"runtime/debug"
	"strings"
	"sync"

	"apnap/commands"
	"apnap/engine"
	"apnap/rulesdb"
)

// readerDesk is a desk for commands that only read: nothing is kept, and the
// rules index is opened when it is asked.
func (s *session) readerDesk() (*commands.Desk, func()) {
	return s.desk(commands.NewMemory(), engine.Limits{States: 1_500_000, Outcomes: 8000})
}

// desk puts the commands together on a store. What is returned besides closes
// what was opened.
func (s *session) desk(store commands.Store, limits engine.Limits) (*commands.Desk, func()) {
	cards := commands.OpenCards(s.settings.dataDir())
	index := &index{dir: s.settings.dataDir()}
	return commands.New(commands.Parts{Cards: cards, Names: cards, Rules: index.open, Store: store, Limits: limits,
		Program: s.program(), Keep: s.settings.kept()}), func() { index.close(); _ = cards.Close() }
}

// program is what /about tells of this program.
func (s *session) program() commands.Program {
	return commands.Program{Version: version(), Updates: s.updatesSay, Links: []commands.Link{
		{Label: "The official rules", URL: s.settings.get("rules.url")},
		{Label: "Card files", URL: s.settings.get("cards.url")},
	}}
}

// version is what the build says of itself: a release, or the commit.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	v := strings.Trim(info.Main.Version, "()")
	for _, one := range info.Settings {
		if one.Key == "vcs.revision" && (v == "" || v == "devel") {
			v = one.Value[:min(len(one.Value), 12)]
		}
	}
	return v
}

// index is the rules index, opened when it is first asked, so that commands
// without rules touch no file.
type index struct {
	dir string

	mu sync.Mutex
	db *rulesdb.DB
}

// open opens the index in the data directory; where that cannot be written, one
// in memory with the built-in digest stands in.
func (x *index) open(ctx context.Context) (*rulesdb.DB, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.db != nil {
		return x.db, nil
	}
	db, err := rulesdb.Open(ctx, x.dir)
	if err != nil {
		db, err = rulesdb.Open(ctx, "")
	}
	if err != nil {
		return nil, err
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
