package engine

// foldSetLife makes a new life total what the gain or loss that it amounts to
// has come to (cr.SetLife): a total that nobody gained is not reached.
func (w *walker) foldSetLife(st *state) {
	for i := 0; i < len(st.moment); i++ {
		n := &st.moment[i]
		if n.ev.Kind != SetLife {
			continue
		}
		life := st.board.Players[n.ev.Player].Life
		if life == Unset || life == n.ev.Amount {
			continue
		}
		total := life
		for k := range st.moment {
			if c := &st.moment[k]; c.parent == n.id && c.ev.Player == n.ev.Player {
				switch c.ev.Kind {
				case GainLife:
					total += c.ev.Amount
				case LoseLife:
					total -= c.ev.Amount
				}
			}
		}
		if total == life {
			st.drop(i)
			i--
			continue
		}
		n.ev.Amount = total
	}
}
