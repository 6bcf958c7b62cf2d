package commands

import (
	"context"
	"errors"
	"time"

	"apnap/commands/talk"
)

// What a Store answers when it did not do what was asked.
var (
	// ErrNotFound says that there is no record with that id.
	ErrNotFound = errors.New("no such ruling")
	// ErrStale says that the stored step is no longer the one the change
	// started from.
	ErrStale = errors.New("the ruling has moved on")
	// ErrRepeated says that the interaction was applied before, or that a new
	// record's id is taken.
	ErrRepeated = errors.New("already applied")
)

// Record is an open ruling as it is kept.
type Record struct {
	// ID is opaque; Step counts the changes made.
	ID   string
	Step int
	// Guild, Channel and Message say where the ruling's message is. They are
	// empty in a terminal; Guild is empty in direct messages; Message stays
	// empty until it is known.
	Guild, Channel, Message string
	// Owner is the id of the user who asked.
	Owner string
	// Private says that only the owner sees the ruling.
	Private bool
	// Body is JSON that belongs to the commands.
	Body []byte
	// Seated are the ids of the users who sit in the ruling or chose in it, so that it
	// can be found by them. A store is given them with each change of the body, and
	// does not return them.
	Seated []string
	// Created and Updated are kept to the millisecond, in UTC.
	Created, Updated time.Time
}

// Store keeps the open rulings. It is safe for concurrent use, and what it
// acknowledged lasts as long as the implementation's medium does.
type Store interface {
	// Put keeps a new record; ErrRepeated when the id is taken.
	Put(ctx context.Context, rec Record) error
	// Get returns the record, or ErrNotFound.
	Get(ctx context.Context, id string) (Record, error)
	// Swap replaces the record of the same id if its stored step is fromStep,
	// and remembers the interaction that did it. It gives ErrRepeated if that
	// interaction was applied to this ruling before, ErrStale if the stored
	// step is another, ErrNotFound if there is none. An empty interaction is
	// not remembered. The stored Channel and Message survive when rec leaves
	// them empty, and Created always does.
	Swap(ctx context.Context, rec Record, fromStep int, interaction string) error
	// BindMessage says which message shows the ruling; ErrNotFound if there is
	// no such ruling.
	BindMessage(ctx context.Context, id, channel, message string) error
	// CountOpen counts the owner's records.
	CountOpen(ctx context.Context, owner string) (int, error)
	// Recent returns the owner's records that can be shown at a place, the last
	// touched first, at most limit of them.
	Recent(ctx context.Context, owner string, at talk.Place, limit int) ([]Record, error)
	// Sitting returns the records in which a user is seated, by id.
	Sitting(ctx context.Context, user string) ([]Record, error)
	// Forget removes everything the owner has asked and reported.
	Forget(ctx context.Context, owner string) error
	// Remove removes a record, or gives ErrNotFound.
	Remove(ctx context.Context, id string) error
	// Expire removes the records last updated before that time and says how
	// many they were.
	Expire(ctx context.Context, before time.Time) (int, error)
	// Settings returns what was kept for a server, or ErrNotFound.
	Settings(ctx context.Context, guild string) ([]byte, error)
	// KeepSettings keeps a server's settings in the place of those before.
	KeepSettings(ctx context.Context, guild string, body []byte) error
	// SwapSettings replaces a server's settings if they are still those; ErrStale if
	// they are not.
	SwapSettings(ctx context.Context, guild string, from, to []byte) error
	// EverySettings returns what was kept for every server, by server.
	EverySettings(ctx context.Context) (map[string][]byte, error)
	// KeepReport keeps a report; ErrRepeated when the id is taken.
	KeepReport(ctx context.Context, r Report) error
	// Reports returns every report, the oldest first.
	Reports(ctx context.Context) ([]Report, error)
	// DropReport removes a report, or gives ErrNotFound.
	DropReport(ctx context.Context, id string) error
}

// Report is a ruling that somebody calls wrong, as a scenario file.
type Report struct {
	ID string
	// Owner is the id of the user who reported, so that it can be forgotten.
	Owner    string
	At       time.Time // to the millisecond, in UTC
	Scenario string
}
