package commands

import (
	"bytes"
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"apnap/commands/talk"
)

// Memory is a Store that lasts as long as the process.
type Memory struct {
	mu      sync.Mutex
	records map[string]Record
	applied map[string]map[string]bool // by ruling, then by interaction

	settings map[string][]byte // by server
	reports  []Report
}

// NewMemory returns an empty store for the console and for tests.
func NewMemory() *Memory {
	return &Memory{records: map[string]Record{}, applied: map[string]map[string]bool{}, settings: map[string][]byte{}}
}

var _ Store = (*Memory)(nil)

// kept returns the record as the store holds it: times in UTC to the
// millisecond, and a body of its own.
func kept(rec Record) Record {
	rec.Body, rec.Seated = bytes.Clone(rec.Body), slices.Clone(rec.Seated)
	rec.Created = rec.Created.UTC().Truncate(time.Millisecond)
	rec.Updated = rec.Updated.UTC().Truncate(time.Millisecond)
	return rec
}

// Put implements Store.
func (m *Memory) Put(_ context.Context, rec Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, taken := m.records[rec.ID]; taken {
		return ErrRepeated
	}
	m.records[rec.ID] = kept(rec)
	return nil
}

// Get implements Store.
func (m *Memory) Get(_ context.Context, id string) (Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	rec, ok := m.records[id]
	if !ok {
		return Record{}, ErrNotFound
	}
	return kept(rec), nil
}

// Swap implements Store.
func (m *Memory) Swap(_ context.Context, rec Record, fromStep int, interaction string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old, ok := m.records[rec.ID]
	switch {
	case !ok:
		return ErrNotFound
	case m.applied[rec.ID][interaction]:
		return ErrRepeated
	case old.Step != fromStep:
		return ErrStale
	}
	if rec.Channel == "" {
		rec.Channel = old.Channel
	}
	if rec.Message == "" {
		rec.Message = old.Message
	}
	rec.Created = old.Created
	m.records[rec.ID] = kept(rec)
	if interaction != "" {
		if m.applied[rec.ID] == nil {
			m.applied[rec.ID] = map[string]bool{}
		}
		m.applied[rec.ID][interaction] = true
	}
	return nil
}

// BindMessage implements Store.
func (m *Memory) BindMessage(_ context.Context, id, channel, message string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	rec, ok := m.records[id]
	if !ok {
		return ErrNotFound
	}
	rec.Channel, rec.Message = channel, message
	m.records[id] = rec
	return nil
}

// CountOpen implements Store.
func (m *Memory) CountOpen(_ context.Context, owner string) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := 0
	for _, rec := range m.records {
		if rec.Owner == owner {
			n++
		}
	}
	return n, nil
}

// Recent implements Store.
func (m *Memory) Recent(_ context.Context, owner string, at talk.Place, limit int) ([]Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []Record
	for _, rec := range m.records {
		if rec.Owner == owner && rec.Guild == at.Guild && (rec.Channel == "" || rec.Channel == at.Channel) {
			list = append(list, kept(rec))
		}
	}
	slices.SortFunc(list, func(a, b Record) int { return cmp.Or(b.Updated.Compare(a.Updated), strings.Compare(a.ID, b.ID)) })
	return list[:min(len(list), limit)], nil
}

// Forget implements Store.
func (m *Memory) Forget(_ context.Context, owner string) error {
	m.removeWhere(func(rec Record) bool { return rec.Owner == owner })
	m.mu.Lock()
	defer m.mu.Unlock()
	m.reports = slices.DeleteFunc(m.reports, func(r Report) bool { return r.Owner == owner })
	return nil
}

// Remove implements Store.
func (m *Memory) Remove(_ context.Context, id string) error {
	if m.removeWhere(func(rec Record) bool { return rec.ID == id }) == 0 {
		return ErrNotFound
	}
	return nil
}

// Sitting implements Store.
func (m *Memory) Sitting(_ context.Context, user string) ([]Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []Record
	for _, id := range slices.Sorted(maps.Keys(m.records)) {
		if rec := m.records[id]; slices.Contains(rec.Seated, user) {
			list = append(list, kept(rec))
		}
	}
	return list, nil
}

// Settings implements Store.
func (m *Memory) Settings(_ context.Context, guild string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	body, ok := m.settings[guild]
	if !ok {
		return nil, ErrNotFound
	}
	return bytes.Clone(body), nil
}

// KeepSettings implements Store.
func (m *Memory) KeepSettings(_ context.Context, guild string, body []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.settings[guild] = bytes.Clone(body)
	return nil
}

// KeepReport implements Store.
func (m *Memory) KeepReport(_ context.Context, r Report) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if slices.ContainsFunc(m.reports, func(one Report) bool { return one.ID == r.ID }) {
		return ErrRepeated
	}
	r.At = r.At.UTC().Truncate(time.Millisecond)
	m.reports = append(m.reports, r)
	slices.SortFunc(m.reports, func(a, b Report) int {
		return cmp.Or(a.At.Compare(b.At), strings.Compare(a.ID, b.ID))
	})
	return nil
}

// Reports implements Store.
func (m *Memory) Reports(context.Context) ([]Report, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]Report{}, m.reports...), nil
}

// DropReport implements Store.
func (m *Memory) DropReport(_ context.Context, id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	before := len(m.reports)
	if m.reports = slices.DeleteFunc(m.reports, func(r Report) bool { return r.ID == id }); len(m.reports) == before {
		return ErrNotFound
	}
	return nil
}

// SwapSettings implements Store.
func (m *Memory) SwapSettings(_ context.Context, guild string, from, to []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if body, ok := m.settings[guild]; !ok || !bytes.Equal(body, from) {
		return ErrStale
	}
	m.settings[guild] = bytes.Clone(to)
	return nil
}

// EverySettings implements Store.
func (m *Memory) EverySettings(context.Context) (map[string][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return maps.Clone(m.settings), nil
}

// Expire implements Store.
func (m *Memory) Expire(_ context.Context, before time.Time) (int, error) {
	return m.removeWhere(func(rec Record) bool { return rec.Updated.Before(before) }), nil
}

func (m *Memory) removeWhere(goes func(Record) bool) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := 0
	for id, rec := range m.records {
		if goes(rec) {
			delete(m.records, id)
			delete(m.applied, id)
			n++
		}
	}
	return n
}
