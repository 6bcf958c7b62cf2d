package engine

import (
	"slices"

	"apnap/engine/say"
)

// taken is a store that a play takes from and of which nobody said how much
// there is.
type taken struct {
	player PlayerID
	from   store
}

// takesEnough notes that there is taken to be enough for an event; what it
// names is there.
func (w *walker) takesEnough(st *state, ev *Event) {
	if ev.Object != NoObject || ev.OfDraw {
		return
	}
	if t := (taken{w.holderOf(st, ev), storeOf(ev)}); !slices.Contains(w.taken, t) {
		w.taken = append(w.taken, t)
	}
}

// assumed are the sentences about what was taken to be there.
func (w *walker) assumed() []say.Message {
	slices.SortFunc(w.taken, func(a, b taken) int {
		if a.player != b.player {
			return int(a.player) - int(b.player)
		}
		return int(a.from) - int(b.from)
	})
	var out []say.Message
	for _, t := range w.taken {
		out = append(out, t.says(&w.sc.Board.Players[t.player]))
	}
	return out
}

// says is the assumption that a player has enough of it.
func (t taken) says(p *Player) say.Message {
	you := p.Name == Speaker
	switch t.from {
	case handStore:
		if you {
			return say.New("You have enough cards in hand for that")
		}
		return say.New("%s has enough cards in hand for that", p.Called())
	case graveyardStore:
		if you {
			return say.New("You have enough cards in your graveyard for that")
		}
		return say.New("%s has enough cards in the graveyard for that", p.Called())
	case lifeStore:
		if you {
			return say.New("You have enough life to pay that")
		}
		return say.New("%s has enough life to pay that", p.Called())
	}
	if you {
		return say.New("You have enough cards in your library for that")
	}
	return say.New("%s has enough cards in the library for that", p.Called())
}
