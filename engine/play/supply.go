package play

import (
	"slices"

	"apnap/engine"
)

// What players have is finite: an event takes as much of it as there is
// (cr.ImpossibleIgnored). What is paid is paid in full or not at all
// (cr.CostPaid, cr.PayLife).

// Store is something of a player's that an event takes from.
type Store uint8

const (
	NoStore Store = iota
	HandStore
	LibraryStore
	GraveyardStore
	LifeStore
)

// Taken is a store that a play takes from and of which nobody said how much
// there is.
type Taken struct {
	Player engine.PlayerID
	From   Store
}

// Supposes notes that there is taken to be enough of something.
func (w *Walker) Supposes(t Taken) {
	if !slices.Contains(w.Taken, t) {
		w.Taken = append(w.Taken, t)
	}
}
