package apply

import (
	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
)

// Rewriting is one event on its way to what an effect makes of it.
type Rewriting struct {
	A       *play.Application
	V       look.View
	Node, k int
	Cur     engine.Event
	gone    bool            // the event itself does not happen
	instead []engine.Event  // what happens in its place, or with it
	ahead   []engine.Event  // what is given up or paid for it
	giver   engine.PlayerID // who puts the counters something enters with, where that is said
}

// Amount evaluates a change's amount, noting what is missing.
func (r *Rewriting) Amount(e *engine.Expr) int {
	r.V.That = r.Cur.Amount
	n, ok := r.V.Value(e)
	if !ok {
		r.A.W.Fail(r.V.Need(r.A.ID))
	}
	if n < 0 {
		n, r.A.Negative = 0, true
	}
	if n > engine.MaxAmount {
		r.A.W.Fail(engine.ErrTooLarge)
	}
	return n
}

// who is the player a reference names, else the event's chooser.
func (r *Rewriting) who(ref engine.Ref) engine.PlayerID {
	if ref != engine.NoRef {
		if who := r.V.Refer(ref); len(who) == 1 && who[0].IsPlayer() {
			return who[0].Player
		}
	}
	if ref == engine.AnOpponent {
		return r.anOpponent()
	}
	return look.Chooser(r.A.W, r.A.St, &r.Cur)
}

// anOpponent has the effect's controller choose one of several opponents; no
// player while that is asked.
func (r *Rewriting) anOpponent() engine.PlayerID {
	all := r.V.EachPlayer(true)
	p := &play.Point{Kind: engine.ChooseObject, Chooser: r.V.You}
	for _, e := range all {
		name := r.V.St.Board.Players[e.Player].Name
		p.Options = append(p.Options, engine.Option{ID: engine.Slug(name), Label: name})
	}
	if len(all) == 0 {
		return engine.NoPlayer
	}
	pick, ok := r.A.Ask(p)
	if !ok {
		return engine.NoPlayer
	}
	return all[pick].Player
}
