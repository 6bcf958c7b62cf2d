package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// playersLeave takes out of the game whoever has lost it in this moment, while
// more than one other goes on with it (cr.PlayerLeaves).
func (w *walker) playersLeave(st *state, moment []node) {
	for i := range moment {
		ev := &moment[i].ev
		if ev.Kind != LoseGame || st.board.Players[ev.Player].Left {
			continue
		}
		if st.board.playing() > 2 {
			w.leave(st, ev.Player)
		} else {
			st.line.done = true
		}
	}
}

// playing counts the players who have not left the game.
func (b *Board) playing() int {
	n := 0
	for p := range b.Players {
		n += flag(!b.Players[p].Left)
	}
	return n
}

// leftBefore takes out of the game whoever a fact says has left it.
func (w *walker) leftBefore(st *state) {
	for p := range st.board.Players {
		if st.board.Players[p].Left {
			w.leave(st, PlayerID(p))
		}
	}
}

// left reports whether a player has left the game.
func (b *Board) left(p PlayerID) bool { return p != NoPlayer && b.Players[p].Left }

// leave takes a player out of the game: what the player owns goes too, effects
// that give the player control of something end, and what the player controls
// even then is exiled (cr.PlayerLeaves). Effects that the player's spells made stay.
func (w *walker) leave(st *state, p PlayerID) {
	b := st.own()
	b.Players[p].Left = true
	for id := range b.Objects {
		if b.Objects[id].Owner == p {
			w.vanish(st, ObjectID(id), OutsideGame)
		}
	}
	for id := range b.Objects {
		o := &b.Objects[id]
		if o.Controller != p {
			continue
		}
		if o.Zone == Battlefield && len(o.traits) == 0 {
			w.fail(&NeedFact{Effect: NoEffect, Object: ObjectID(id), Player: p,
				Missing: inEvent(say.New("whether an effect gave %s control of %s (\"gains control of\")", b.Players[p].Called(), o.Name))})
			return
		}
		b.dropTraits(ObjectID(id), func(t *Traits) bool { return t.HasController && t.Controller == p })
		if o.Controller == p {
			w.vanish(st, ObjectID(id), w.rules.leftBehind)
		}
	}
	w.note(Step{Moment: st.moment0 - 1, Kind: StepHappen, Before: losing(p), Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.PlayerLeaves}})
}

// leftBehind is where what is still under the control of a player who leaves goes:
// into exile, and out of the game while exile was no zone of its own.
func leftBehind(e cr.Edition) Zone {
	if e.Before("2009-07-11") {
		return OutsideGame
	}
	return Exile
}

// losing is the losing of the game by a player.
func losing(p PlayerID) Event {
	return Event{Kind: LoseGame, Player: p, Object: NoObject, To: Nobody(), Source: NoObject, Doer: NoPlayer, Under: NoPlayer, Amount: 1, By: NoEffect}
}

// vanish puts an object into a zone without an event that anything could replace.
func (w *walker) vanish(st *state, id ObjectID, to Zone) {
	o := &st.board.Objects[id]
	if o.Zone == to {
		return
	}
	ev := Event{Kind: Move, Player: NoPlayer, Object: id, To: Nobody(), Source: NoObject, Doer: NoPlayer, Under: NoPlayer, From: o.Zone, Dest: to, Amount: 1, By: NoEffect}
	w.moveObject(st, &ev)
}

// outOfGame says why an event does not happen because a player has left the game: it
// would be dealt to that player or be that player's, or a source that left with
// the player would deal the damage; nothing where none has.
func (w *walker) outOfGame(st *state, ev *Event) say.Message {
	b := st.board
	if ev.Kind == Damage && ev.Source != NoObject {
		if owner := b.Objects[ev.Source].Owner; b.left(owner) {
			return say.New("%s has left the game", b.Players[owner].Called())
		}
	}
	e := affected(ev)
	if e.IsObject() && b.Objects[e.Object].Zone == OutsideGame {
		e = PlayerEntity(b.Objects[e.Object].Owner)
	}
	if e.IsPlayer() && b.left(e.Player) {
		return say.New("%s has left the game", b.Players[e.Player].Called())
	}
	return say.Message{}
}

// leftWith reports whether an effect is gone because whoever owned what it comes
// from has left the game.
func (st *state) leftWith(inst *Instance) bool {
	owner := inst.Controller
	if inst.Source != NoObject {
		owner = st.board.Objects[inst.Source].Owner
	}
	return !inst.Created && st.board.left(owner)
}
