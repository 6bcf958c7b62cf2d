package engine

// turnCount counts the events of one kind in a turn, for each player that they
// affect: four bits a player, which is enough to tell none from some.
type turnCount uint64

// countFor is a player's part of a count.
func (c turnCount) countFor(p PlayerID) int {
	if p < 0 || p > 15 {
		return 0
	}
	return int(c>>(4*uint(p))) & 15
}

// plus is the count with one more for a player.
func (c turnCount) plus(p PlayerID) turnCount {
	if p < 0 || p > 15 || c.countFor(p) == 15 {
		return c
	}
	return c + 1<<(4*uint(p))
}

// counted is the player for whom an event counts as the first of its turn: who
// casts, else whom it affects.
func (w *walker) counted(st *state, ev *Event) PlayerID {
	if ev.Kind == CastSpell || ev.Kind == CopySpell {
		return ev.Player
	}
	return w.chooser(st, ev)
}
