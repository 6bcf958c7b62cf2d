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
	// KindStore stands for a card, among those of a library of known size, of the kind that somebody looks for.
	KindStore
	// ConditionStore stands for what an ability asks for that triggered by what is told.
	ConditionStore
)

// Taken is a store that a play takes from and of which nobody said how much
// there is, or the condition of an ability of which nobody said whether it holds.
type Taken struct {
	Player engine.PlayerID
	From   Store
	Effect engine.EffectID // of ConditionStore
}

// Grants notes that the condition of an ability is taken to hold.
func (w *Walker) Grants(id engine.EffectID) {
	w.Supposes(Taken{From: ConditionStore, Effect: id})
}

// Granted reports whether it is.
func (w *Walker) Granted(id engine.EffectID) bool {
	return slices.Contains(w.Taken, Taken{From: ConditionStore, Effect: id})
}

// Supposes notes that there is taken to be enough of something.
func (w *Walker) Supposes(t Taken) {
	if !slices.Contains(w.Taken, t) {
		w.Taken = append(w.Taken, t)
	}
}
