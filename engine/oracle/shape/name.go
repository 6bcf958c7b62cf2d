package shape

import (
	"apnap/engine"
	"apnap/engine/say"
)

// ObjectName names an object as ObjectSays does, for the gap of a message: "Bob's
// Metallic Sliver" is worded by each language.
func ObjectName(b *engine.Board, id engine.ObjectID) say.Message {
	if id < 0 || b == nil || int(id) >= len(b.Objects) {
		return say.New("something")
	}
	return b.Says(id)
}

// EntityName names a player or an object as EntitySays does, for the gap of a
// message.
func EntityName(b *engine.Board, e engine.Entity) say.Message {
	if e.IsObject() {
		return ObjectName(b, e.Object)
	}
	if e.Player < 0 || b == nil || int(e.Player) >= len(b.Players) {
		return say.New("a player")
	}
	return b.Players[e.Player].Called()
}

// PlayerName is a player's name for the gap of a message: engine.Player.Called of
// a player of that name.
func PlayerName(name string) say.Message { return (&engine.Player{Name: name}).Called() }

// Controls says that a player controls a thing: "Bob controls Grizzly Bears". Its
// English is a fact that says so.
func Controls(player string, thing say.Sayer) say.Message {
	if player == engine.Speaker {
		return say.New("you control %s", thing)
	}
	return say.New("%s controls %s", PlayerName(player), thing)
}

// Turn says whose turn it is: "it is Bob's turn". Its English is a fact that says so.
func Turn(player string) say.Message {
	if player == engine.Speaker {
		return say.New("It is your turn")
	}
	return say.New("It is %s's turn", PlayerName(player))
}

// NotDrawStep says that it is not the draw step of a player.
func NotDrawStep(player string) say.Message {
	if player == engine.Speaker {
		return say.New("It is not your draw step")
	}
	return say.New("It is not the draw step of %s", PlayerName(player))
}

// WhichMana asks for which mana a permanent is tapped, of which a gap of a message takes what it is called.
func WhichMana(of any) say.Message {
	return say.New("Say which mana %s is tapped for, such as \"for {G}\".", of)
}

// Has is a player with the verb, as a fact begins: "you have", "Bob has".
func Has(player string) string { return Does(player, "have", "has") }

// Does is a player with a verb that the player who speaks has in another form.
func Does(player, you, other string) string {
	if player == engine.Speaker {
		return player + " " + you
	}
	return player + " " + other
}

// ControlsIt says that a player controls what is asked about.
func ControlsIt(player string) say.Message {
	if player == engine.Speaker {
		return say.New("you control it")
	}
	return say.New("%s controls it", PlayerName(player))
}

// FaceName is the reading of "face" as a player: "Bob's face".
func FaceName(player string) say.Message {
	if player == engine.Speaker {
		return say.New("your face")
	}
	return say.New("%s's face", PlayerName(player))
}
