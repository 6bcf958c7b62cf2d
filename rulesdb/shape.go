package rulesdb

import (
	"context"
	"sync"

	"apnap/engine/cr"
)

// shape is what stands around each number of the digest in one edition.
type shape struct {
	children       map[string][]string
	previous, next map[string]string
}

// shapes keeps the shapes of the editions asked for most lately.
type shapes struct {
	mu   sync.Mutex
	kept map[string]*shape
}

// mostShapes is how many are kept; each takes some 100 KB.
const mostShapes = 8

// of returns the shape of an edition, read at its first use.
func (s *shapes) of(ctx context.Context, db *DB, e cr.Edition) (*shape, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if kept := s.kept[e.ID]; kept != nil {
		return kept, nil
	}
	read, err := db.readShape(ctx, e)
	if err != nil {
		return nil, err
	}
	if s.kept == nil || len(s.kept) >= mostShapes {
		s.kept = map[string]*shape{}
	}
	s.kept[e.ID] = read
	return read, nil
}

// readShape reads the numbers of the digest in an edition. Sections are
// neighbours of sections, rules of rules.
func (db *DB) readShape(ctx context.Context, e cr.Edition) (*shape, error) {
	rows, err := db.read.QueryContext(ctx, "SELECT number, parent, place FROM digest WHERE since <= ?1 AND (until = '' OR until > ?1) ORDER BY place", e.ID)
	if err != nil {
		return nil, err
	}
	s := &shape{children: map[string][]string{}, previous: map[string]string{}, next: map[string]string{}}
	last := map[bool]string{}
	err = each(rows, func() error {
		var number, parent string
		var place int64
		if err := rows.Scan(&number, &parent, &place); err != nil {
			return err
		}
		s.children[parent] = append(s.children[parent], number)
		level := isSection(place)
		if before := last[level]; before != "" {
			s.previous[number], s.next[before] = before, number
		}
		last[level] = number
		return nil
	})
	return s, err
}
