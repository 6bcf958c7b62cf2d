package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle"
)

// inOwnTurn notes whose turn it has to be: who plays a land, or casts what is no instant and has no flash, does so in a main phase
// of his or her own.
func (r *reader) inOwnTurn(card *oracle.Card, who int) {
	if r.turnOf == nobody && card.Types&engine.Instant == 0 && !slices.Contains(card.Keywords, "flash") {
		r.turnOf = who
	}
}

// turnOrder are the names of the players in turn order. Where nobody says whose turn it is, it is that of who attacks, else of who
// did what is done only in one's own turn, else of who asks.
func (r *reader) turnOrder() []string {
	names := r.names()
	if len(r.q.Players) > 0 {
		return names
	}
	first := slices.IndexFunc(r.seats, func(s seat) bool { return s.speaker })
	for _, who := range []int{r.turnOf, r.assailant} {
		if who != nobody {
			first = who
		}
	}
	if first <= 0 || first >= len(names) {
		return names
	}
	return slices.Concat(names[first:], names[:first])
}
