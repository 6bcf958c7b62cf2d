package main

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"apnap/bot/store"
	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/engine"
	"apnap/engine/say"
)

// asked keeps what was asked in a terminal, so that it can be confirmed and gone on with: a
// file for each question, in a folder for each day, below the data directory.
type asked struct {
	dir  string
	keep time.Duration // how long; 0 for ever
	now  func() time.Time
}

// asked is where this run keeps questions.
func (s *session) asked() asked {
	return asked{dir: filepath.Join(s.settings.dataDir(), "asked"), keep: s.settings.kept(), now: time.Now}
}

// idOf is the same six letters for the same thing.
func idOf(v any) string {
	text, _ := json.Marshal(v) // plain data always can be written
	sum := sha256.Sum256(text)
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:6]
}

// keepRuling keeps the question of a ruling, and gives the ruling its id. Where it cannot be kept, the
// ruling has none.
func (a asked) keepRuling(c *ruling.Case) {
	q := c.Asked()
	parts := fmt.Sprintf("%q %q %q %q %q %q %q", q.Players, q.Active, q.Effects, q.Facts, q.Events, q.Edition, q.Speaker)
	if len(q.Whether) > 0 {
		parts += idOf(q.Whether) // the same question may be asked for something else
	}
	id := idOf(parts)
	if a.put("ruling", id, q) == nil {
		c.Ruling.ID = id
	}
}

// before is the question of an earlier ruling: one that was asked in a terminal, or one that is
// open on Discord.
func (s *session) before(ctx context.Context, id string) (ruling.Ask, error) {
	var q ruling.Ask
	if found, err := s.asked().get("ruling", id, &q); err != nil || found {
		return q, err
	}
	unknown := &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "after", Text: id, Span: &[2]int{0, len(id)}, Says: say.New("I no longer have the ruling \"%s\"; ask the whole question again.", id)}
	address, err := s.settings.storeAddress()
	if err != nil {
		return q, err
	}
	if _, gone := os.Stat(address); gone != nil && !strings.Contains(address, "://") {
		return q, unknown
	}
	rulings, err := store.Open(ctx, address)
	if err != nil {
		return q, err
	}
	defer rulings.Close()
	desk, done := s.desk(rulings, engine.Limits{}, engine.Limits{}, nil)
	defer done()
	if q, err = desk.Kept(ctx, id); errors.Is(err, commands.ErrNotFound) {
		return q, unknown
	}
	return q, err
}

// idShape is what an id looks like.
var idShape = regexp.MustCompile(`^[a-z2-7]{6}$`)

// put keeps something under an id and a sort, and forgets what is old.
func (a asked) put(sort, id string, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	today := filepath.Join(a.dir, a.now().UTC().Format(time.DateOnly))
	if err := os.MkdirAll(today, 0o700); err != nil {
		return err
	}
	a.forget()
	file, err := os.CreateTemp(today, "new")
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Rename(file.Name(), filepath.Join(today, id+"."+sort))
	}
	if err != nil {
		_ = os.Remove(file.Name()) // it may not be there any more
	}
	return err
}

// get gives what was kept last under an id and a sort; false where there is nothing.
func (a asked) get(sort, id string, v any) (bool, error) {
	if !idShape.MatchString(id) {
		return false, nil
	}
	kept, _ := a.days()
	for _, day := range slices.Backward(kept) {
		text, err := os.ReadFile(filepath.Join(a.dir, day, id+"."+sort))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return false, err
		}
		return true, json.Unmarshal(text, v)
	}
	return false, nil
}

// days are the days on which something was asked, the first first: those that are still kept,
// and those that are to be forgotten. What cannot be read is none, and goes another time.
func (a asked) days() (kept, old []string) {
	entries, _ := os.ReadDir(a.dir)
	for _, e := range entries {
		switch day, err := time.Parse(time.DateOnly, e.Name()); {
		case err != nil:
		case a.keep > 0 && a.now().Sub(day.AddDate(0, 0, 1)) > a.keep:
			old = append(old, e.Name())
		default:
			kept = append(kept, e.Name())
		}
	}
	return kept, old
}

// forget removes the days that are old.
func (a asked) forget() {
	_, old := a.days()
	for _, day := range old {
		_ = os.RemoveAll(filepath.Join(a.dir, day))
	}
}
