package update

import (
	"context"
	"errors"
	"time"

	"apnap/rulesdb"
)

// Updater updates the indexes of a data directory. It is safe for concurrent
// use: what two updates fetch at once is installed twice, and is the same.
type Updater struct {
	// Dir is the data directory.
	Dir string
	// RulesFrom is the page that links the newest rules text, or the text
	// itself. CardsFrom is Scryfall's list of bulk data, or MTGJSON's AtomicCards
	// file.
	RulesFrom, CardsFrom string
	// Client fetches.
	Client *Client
	// Cards are the installed cards.
	Cards CardInstaller
	// Now is the clock; nil means the system's.
	Now func() time.Time
}

// CardInstaller installs card files.
type CardInstaller interface {
	// Installed says what is installed; rulesdb.ErrNoCards where nothing is.
	Installed(ctx context.Context) (rulesdb.CardsInstalled, error)
	// Install puts files in place of what is installed, all of them or none,
	// and says in a sentence without its end what is installed now. Fewer cards
	// than atLeast are an error, whose text says why in a sentence.
	Install(ctx context.Context, files []rulesdb.CardSource, atLeast int) (says string, err error)
}

// Outcome says what an update did.
type Outcome struct {
	Kind Kind `json:"kind"`
	// Changed is set when something was installed.
	Changed bool `json:"changed"`
	// Says tells it in one sentence without its end.
	Says string `json:"says"`
}

// Update updates rules or cards, and remembers what came of it. The error is an
// *Error, unless the context ended: then nothing is remembered.
func (u *Updater) Update(ctx context.Context, kind Kind) (Outcome, error) {
	before := ReadState(u.Dir, kind)
	now := before
	now.Tried = u.now()
	do := u.rules
	if kind == Cards {
		do = u.cards
	}
	done, err := do(ctx, before.Had)
	if err != nil && ctx.Err() != nil {
		return Outcome{}, context.Cause(ctx)
	}
	now.Failed = err != nil
	if err != nil {
		now.Failures, now.Says = before.Failures+1, sentence(err)
		return Outcome{}, errors.Join(&Error{Says: now.Says, cause: err}, u.remember(kind, &now))
	}
	now.Failures, now.Says, now.Had = 0, done.says, done.had
	if done.changed {
		now.Changed = now.Tried
	}
	return Outcome{Kind: kind, Changed: done.changed, Says: done.says}, u.remember(kind, &now)
}

// done is what an update did.
type done struct {
	changed bool
	says    string
	had     had
}

// remember writes the state.
func (u *Updater) remember(kind Kind, s *State) error {
	if err := s.write(u.Dir, kind); err != nil {
		return &Error{Says: "what came of the update cannot be written to the data directory", cause: err}
	}
	return nil
}

func (u *Updater) now() time.Time {
	if u.Now != nil {
		return u.Now().UTC()
	}
	return time.Now().UTC()
}

// sentence is why an update failed, for people.
func sentence(err error) string {
	var known *Error
	if errors.As(err, &known) {
		return known.Says
	}
	return "the update met a fault"
}

// Error says in one sentence, without its end, why an update failed. Nothing has
// changed then.
type Error struct {
	Says  string
	cause error
}

// Error returns the sentence.
func (e *Error) Error() string { return e.Says }

// Unwrap returns the cause. It may hold an address in full: it is for errors.Is
// and errors.As, not for logs.
func (e *Error) Unwrap() error { return e.cause }
