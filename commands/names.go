package commands

import (
	"apnap/engine"
	"apnap/engine/oracle"
)

// names tells what the players and objects of a board are called in answers.
type names struct {
	board *engine.Board
	// given is the board of the question, nil where it is the same: what stood
	// on it is called as there, whatever of that name was made since.
	given *engine.Board
}

// player is a player's name, empty for no player.
func (n names) player(p engine.PlayerID) string {
	if p < 0 || int(p) >= len(n.board.Players) {
		return ""
	}
	return n.board.Players[p].Name
}

// object is an object's name, empty for no object.
func (n names) object(o engine.ObjectID) string {
	if o < 0 || int(o) >= len(n.board.Objects) {
		return ""
	}
	if n.given != nil && int(o) < len(n.given.Objects) {
		return oracle.ObjectSays(n.given, o)
	}
	return oracle.ObjectSays(n.board, o)
}

// entity is the name of a player or an object, empty for neither.
func (n names) entity(e engine.Entity) string {
	if e.IsPlayer() {
		return n.player(e.Player)
	}
	return n.object(e.Object)
}

// holder is the player who controls an object, or owns it where it has no
// controller.
func (n names) holder(o engine.ObjectID) string {
	if o < 0 || int(o) >= len(n.board.Objects) {
		return ""
	}
	if who := n.board.Objects[o].Controller; who != engine.NoPlayer {
		return n.player(who)
	}
	return n.player(n.board.Objects[o].Owner)
}
