package explore

import (
	"pgregory.net/rapid"

	"apnap/engine"
)

// What players have runs out. This is written from the rules anew: an
// instruction does as much as it can, a cost is paid whole or not at all, and
// nobody may choose what can't be done.

// remaining is how many cards a player still has for an event, after those that
// come before it have had theirs; -1 where nobody said.
func (w *nWorld) remaining(k engine.EventKind, p engine.PlayerID, before int) int {
	have := map[engine.EventKind]int{engine.Mill: w.board.Players[p].Library, engine.Discard: w.board.Players[p].Hand, engine.PayLife: w.board.Players[p].Life}[k]
	if have == engine.Unset {
		return -1
	}
	for j := range w.now {
		if e := &w.now[j]; e.Kind == k && e.Player == p && j != before && (j < before || e.done) {
			have -= e.Amount
		}
	}
	return max(have, 0)
}

// cutShort is the world with an event brought down to what there is, nil where
// there is enough for it.
func (w *nWorld) cutShort(i int) *nWorld {
	e := &w.now[i]
	if e.done || e.Kind != engine.Mill && e.Kind != engine.Discard && e.Kind != engine.PayLife {
		return nil
	}
	have := w.remaining(e.Kind, e.Player, i)
	if have < 0 || have >= e.Amount {
		return nil
	}
	c := w.clone()
	if have == 0 || e.Kind == engine.PayLife || e.Cause == engine.ByCost {
		c.now = append(c.now[:i:i], c.now[i+1:]...)
	} else {
		c.now[i].Amount = have
	}
	return c
}

// offersTooMuch reports whether an effect leaves somebody to choose what there
// is not enough for, or what something says can't happen.
func (w *nWorld) offersTooMuch(i, e int) bool {
	eff := w.q.Effects[e].Effect
	if eff.May == engine.NoRef {
		return false
	}
	for _, ch := range eff.Do {
		if ch.Kind != engine.InsteadDo {
			continue
		}
		for _, in := range ch.Do {
			k, p := in.Verb, w.whose(&w.now[i].Event)
			if k != engine.Mill && k != engine.Discard {
				continue
			}
			if w.cannotChoose(&in, i, e) {
				return true
			}
			have := w.remaining(k, p, len(w.now))
			if mine := &w.now[i]; have >= 0 && mine.Kind == k && mine.Player == p {
				have += mine.Amount
			}
			if have >= 0 && have < in.Amount.N {
				return true
			}
		}
	}
	return false
}

// cannotChoose reports whether something forbids what an instruction would have done.
func (w *nWorld) cannotChoose(in *engine.Instruction, i, e int) bool {
	c := w.clone()
	for _, ev := range w.events(in, e, &w.now[i].Event, w.now[i].Amount, 0) {
		c.now = append(c.now, nEvent{Event: ev, remade: true})
		if c.forbids(len(c.now) - 1) {
			return true
		}
	}
	return false
}

// genCards is some taking from a library, a hand or a life total.
func genCards(t *rapid.T) []engine.Event {
	k := rapid.SampledFrom([]engine.EventKind{engine.Mill, engine.Discard, engine.PayLife, engine.Draw}).Draw(t, "taken")
	if k == engine.Draw {
		return genDraws(t)
	}
	return []engine.Event{ofPlayer(k, genPlayer(t), rapid.IntRange(1, 4).Draw(t, "amount"), genCause(t))}
}

func genCardsEffect(t *rapid.T) *engine.Effect {
	p := engine.Pattern{Kind: rapid.SampledFrom([]engine.EventKind{engine.Mill, engine.Discard}).Draw(t, "kind"), Affected: player(t)}
	switch rapid.IntRange(0, 6).Draw(t, "cards effect") {
	case 0, 1:
		return budget(t, made(engine.Replacement, p, set(t)))
	case 2:
		return made(engine.Replacement, p, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(rapid.SampledFrom([]engine.EventKind{engine.GainLife, engine.LoseLife}).Draw(t, "verb"), engine.ThatPlayerRef)}})
	case 3, 4:
		return made(engine.Cant, p)
	case 5:
		return genDrawEffect(t)
	}
	return genLifeEffect(t)
}

// unpaid reports whether an effect keeps the life from being lost that an event
// would pay.
func (w *nWorld) unpaid(i, e int) bool {
	ev := &w.now[i]
	if ev.Kind != engine.PayLife || ev.Amount <= 0 || w.q.Effects[e].Effect.Kind != engine.Cant {
		return false
	}
	ev.Kind = engine.LoseLife
	no := w.fits(&w.q.Effects[e].Effect.When, i, e)
	ev.Kind = engine.PayLife
	return no
}
