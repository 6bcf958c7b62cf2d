package wording

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// Names tells what the players and objects of a board are called in answers.
type Names struct {
	Board *engine.Board
	// given is the board of the question, nil where it is the same: what stood
	// on it is called as there, whatever of that name was made since.
	given *engine.Board
}

// Player is a player's name, empty for no player.
func (n Names) Player(p engine.PlayerID) string {
	if p < 0 || int(p) >= len(n.Board.Players) {
		return ""
	}
	return n.Board.Players[p].Name
}

// object is an object's name, empty for no object.
func (n Names) object(o engine.ObjectID) string {
	if o < 0 || int(o) >= len(n.Board.Objects) {
		return ""
	}
	if n.given != nil && int(o) < len(n.given.Objects) {
		return inenglish.Object(n.given, o)
	}
	return inenglish.Object(n.Board, o)
}

// entity is the name of a player or an object, empty for neither.
func (n Names) entity(e engine.Entity) string {
	if e.IsPlayer() {
		return n.Player(e.Player)
	}
	return n.object(e.Object)
}

// holder is the player who controls an object, or owns it where it has no
// controller.
func (n Names) holder(o engine.ObjectID) string {
	if o < 0 || int(o) >= len(n.Board.Objects) {
		return ""
	}
	if who := n.Board.Objects[o].Controller; who != engine.NoPlayer {
		return n.Player(who)
	}
	return n.Player(n.Board.Objects[o].Owner)
}

// isName reports whether a text is what the engine calls a player or an object.
func (n Names) isName(text string) bool {
	for i := range n.Board.Players {
		if n.Board.Players[i].Name == text {
			return true
		}
	}
	for i := range n.Board.Objects {
		o := &n.Board.Objects[i]
		if o.Name == text || o.Number > 0 && strings.HasPrefix(text, o.Name+" ") {
			return true
		}
	}
	return false
}

// ofID is the player or object whose name an option's id was made of.
func (n Names) ofID(id string) (string, bool) {
	for i := range n.Board.Players {
		if name := n.Board.Players[i].Name; engine.OptionID(name) == id {
			return name, true
		}
	}
	for i := range n.Board.Objects {
		o := &n.Board.Objects[i]
		for _, name := range []string{o.Name, o.Name + " " + strconv.Itoa(o.Number)} {
			if engine.OptionID(name) == id {
				return name, true
			}
		}
	}
	return n.amongTwins(id)
}

// amongTwins is the object an option's id was made of that is told apart by its place among those of
// its name alone.
func (n Names) amongTwins(id string) (string, bool) {
	at := strings.LastIndexByte(id, '-')
	if at < 0 {
		return "", false
	}
	if _, err := strconv.Atoi(id[at+1:]); err != nil {
		return "", false
	}
	for i := range n.Board.Objects {
		if name := n.Board.Objects[i].Name; engine.OptionID(name) == id[:at] {
			return name + " " + id[at+1:], true
		}
	}
	return "", false
}
