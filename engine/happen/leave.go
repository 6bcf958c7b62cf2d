package happen

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/say"
)

// playersLeave takes out of the game whoever has lost it in this moment, while
// more than one other goes on with it (cr.PlayerLeaves). Once somebody wins, the game is over
// (cr.GameEnds).
func playersLeave(w *play.Walker, st *play.State, moment []play.Node) {
	for i := range moment {
		ev := &moment[i].Ev
		if ev.Kind == engine.WinGame {
			st.Line.Done = true
		}
		if ev.Kind != engine.LoseGame || st.Board.Players[ev.Player].Left {
			continue
		}
		if playing(st.Board) > 2 {
			leave(w, st, ev.Player)
		} else {
			st.Line.Done = true
		}
	}
}

// playing counts the players who have not left the game.
func playing(b *engine.Board) int {
	n := 0
	for p := range b.Players {
		n += play.Flag(!b.Players[p].Left)
	}
	return n
}

// LeftBefore takes out of the game whoever a fact says has left it.
func LeftBefore(w *play.Walker, st *play.State) {
	for p := range st.Board.Players {
		if st.Board.Players[p].Left {
			leave(w, st, engine.PlayerID(p))
		}
	}
}

// leave takes a player out of the game: what the player owns goes too, effects
// that give the player control of something end, and what the player controls
// even then is exiled (cr.PlayerLeaves). Effects that the player's spells made stay.
func leave(w *play.Walker, st *play.State, p engine.PlayerID) {
	b := st.Own()
	b.Players[p].Left = true
	for id := range b.Objects {
		if b.Objects[id].Owner == p {
			vanish(w, st, engine.ObjectID(id), engine.OutsideGame)
		}
	}
	for id := range b.Objects {
		o := &b.Objects[id]
		if o.Controller != p {
			continue
		}
		if o.Zone == engine.Battlefield && len(o.Traits) == 0 {
			w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: engine.ObjectID(id), Player: p,
				Missing: look.InEvent(say.New("whether an effect gave %s control of %s (\"gains control of\")", b.Players[p].Called(), o.Name))})
			return
		}
		b.DropTraits(engine.ObjectID(id), func(t *engine.Traits) bool { return t.HasController && t.Controller == p })
		if o.Controller == p {
			vanish(w, st, engine.ObjectID(id), w.Rules.LeftBehind)
		}
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepHappen, Before: Losing(p), Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.PlayerLeaves}})
}

// Losing is the losing of the game by a player.
func Losing(p engine.PlayerID) engine.Event {
	return engine.Event{Kind: engine.LoseGame, Player: p, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer, Amount: 1, By: engine.NoEffect}
}

// vanish puts an object into a zone without an event that anything could replace.
func vanish(w *play.Walker, st *play.State, id engine.ObjectID, to engine.Zone) {
	o := &st.Board.Objects[id]
	if o.Zone == to {
		return
	}
	ev := engine.Event{Kind: engine.Move, Player: engine.NoPlayer, Object: id, To: engine.Nobody(), Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer, From: o.Zone, Dest: to, Amount: 1, By: engine.NoEffect}
	MoveObject(w, st, &ev)
}

// OutOfGame says why an event does not happen because a player has left the game: it
// would be dealt to that player or be that player's, or a source that left with
// the player would deal the damage; nothing where none has.
func OutOfGame(w *play.Walker, st *play.State, ev *engine.Event) say.Message {
	b := st.Board
	if ev.Kind == engine.Damage && ev.Source != engine.NoObject {
		if owner := b.Objects[ev.Source].Owner; b.Left(owner) {
			return say.New("%s has left the game", b.Players[owner].Called())
		}
	}
	e := look.Affected(ev)
	if e.IsObject() && b.Objects[e.Object].Zone == engine.OutsideGame {
		e = engine.PlayerEntity(b.Objects[e.Object].Owner)
	}
	if e.IsPlayer() && b.Left(e.Player) {
		return say.New("%s has left the game", b.Players[e.Player].Called())
	}
	return say.Message{}
}
