package engine

import (
	"strconv"

	"apnap/engine/say"
)

// EntityName is a player's or an object's name, empty for nobody.
func (b *Board) EntityName(e Entity) string {
	switch {
	case e.IsPlayer():
		return b.Players[e.Player].Name
	case e.IsObject():
		return b.NameOf(e.Object)
	}
	return ""
}

// NameOf is an object's name, its number added where the question gives one.
func (b *Board) NameOf(id ObjectID) string {
	o := &b.Objects[id]
	if o.Number > 0 {
		return o.Name + " " + strconv.Itoa(o.Number)
	}
	return o.Name
}

// What the players of a question that names nobody are called: the one who speaks
// and the other.
const (
	Speaker = "you"
	Other   = "opponent"
)

// Called is the player's name for the gap of a message: as it is, or by a word of
// ours for Speaker and Other.
func (p *Player) Called() say.Message {
	switch p.Name {
	case Speaker:
		return say.New("you")
	case Other:
		return say.New("the opponent")
	case "Opponent":
		return say.New("Opponent")
	}
	return say.Text(p.Name)
}

// Addressed is what is said of a player: the sentence with "you" of Speaker, the other of anybody else.
func (p *Player) Addressed(you, other say.Message) say.Message {
	if p.Name == Speaker {
		return you
	}
	return other
}

// Called is what tells an object of the board from every other: its name, with
// its number where its player has several, and whose it is, NoPlayer where that
// need not be said. The object must be on the board.
func (b *Board) Called(id ObjectID) (name string, of PlayerID) {
	o := &b.Objects[id]
	same, sameHere, at := 0, 0, 0
	for i := range b.Objects {
		other := &b.Objects[i]
		if other.Name != o.Name || madeFrom(other, id) {
			continue
		}
		same++
		if other.toldBy() == o.toldBy() {
			sameHere++
			if ObjectID(i) == id {
				at = sameHere
			}
		}
	}
	name, of = o.Name, NoPlayer
	if sameHere < same {
		of = o.toldBy()
	}
	switch {
	case sameHere < 2:
		return name, of
	case o.Number > 0:
		return name + " " + strconv.Itoa(o.Number), of
	}
	return name + " " + strconv.Itoa(at), of
}

// toldBy is the player by whom an object is told apart: its controller, or its owner
// where it has none.
func (o *Object) toldBy() PlayerID {
	if o.Controller != NoPlayer {
		return o.Controller
	}
	return o.Owner
}

// madeFrom reports whether an object is a token that the question creates as a copy
// of another, whose name that one keeps to itself.
func madeFrom(o *Object, id ObjectID) bool {
	return o.Token == Yes && (o.CopyOf != nil && *o.CopyOf == id || o.Reserved != nil && *o.Reserved == id)
}

// Says is what tells an object of the board from every other, for the gap of a
// message: "Metallic Sliver", "Bob's Metallic Sliver".
func (b *Board) Says(id ObjectID) say.Message {
	name, whose := b.Called(id)
	if whose == NoPlayer {
		return say.Text(name)
	}
	return OwnName(b.Players[whose].Name, name)
}

// OwnName names a thing with the player it is told apart by: "Bob's Metallic
// Sliver", "your Metallic Sliver".
func OwnName(player, thing string) say.Message {
	if player == Speaker {
		return say.New("your %s", thing)
	}
	return say.New("%s's %s", (&Player{Name: player}).Called(), thing)
}
