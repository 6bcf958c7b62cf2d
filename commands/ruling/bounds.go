package ruling

import (
	"apnap/engine"
	"apnap/engine/explore"
)

// heavyAtOnce is how many walks beyond the everyday bounds may be under way.
const heavyAtOnce = 1

// bounds are what a walk through a question's choices may take: what any question
// may, and what a few large ones may, of which the others wait their turn.
type bounds struct {
	everyday, heavy engine.Limits
	turn            chan struct{}
}

func newBounds(everyday, heavy engine.Limits) bounds {
	return bounds{everyday: everyday, heavy: heavy, turn: make(chan struct{}, heavyAtOnce)}
}

// explore walks every way on from the answers given so far.
func (b *bounds) explore(s *engine.Scenario, answers []engine.Answer) (*engine.Exploration, error) {
	x, err := explore.Explore(s, answers, b.everyday)
	if err != nil || x.Complete || b.heavy == (engine.Limits{}) {
		return x, err
	}
	b.turn <- struct{}{}
	defer func() { <-b.turn }()
	return explore.Explore(s, answers, b.heavy)
}
