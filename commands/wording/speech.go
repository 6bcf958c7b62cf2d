package wording

import (
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// Happening is an event as it is told: that it happens or, where would is set,
// that it is about to.
type Happening struct {
	Event *engine.Event
	Board *engine.Board
	Would bool
}

// In tells the event in a language.
func (h Happening) In(l say.Language) string {
	switch {
	case l == say.French && h.Would:
		return infrench.WouldSay(h.Event, h.Board)
	case l == say.French:
		return infrench.EventSays(h.Event, h.Board)
	case h.Would:
		return inenglish.WouldSay(h.Event, h.Board)
	}
	return inenglish.Event(h.Event, h.Board)
}

// Thing is a player or an object as it is called.
type Thing struct {
	Entity engine.Entity
	Board  *engine.Board
}

// In is what it is called in a language.
func (t Thing) In(l say.Language) string {
	if l == say.French {
		return infrench.EntitySays(t.Board, t.Entity)
	}
	return inenglish.Entity(t.Board, t.Entity)
}

// PlayerSays is a player's name as it stands in a sentence: "you", in French "vous",
// of the one called so in the terminal, and "opponent" of one without a name.
func PlayerSays(name string) say.Message {
	switch name {
	case "you":
		return say.New("you")
	case "opponent":
		return say.New("the opponent")
	}
	return say.Text(name)
}

// AtStart is a player's name as a sentence begins with it.
func AtStart(name string) Raised { return Raised{PlayerSays(name)} }

// IsYou reports whether a player is the one who asks in the terminal.
func IsYou(name string) bool { return name == "you" }

// Raised puts the first letter of what is said into upper case.
type Raised struct{ Said say.Sayer }

// In is what is said, with its capital.
func (r Raised) In(l say.Language) string { return say.Capital(r.Said.In(l)) }

// Happenings are events as they are told.
func Happenings(events []engine.Event, board *engine.Board) []say.Sayer {
	list := make([]say.Sayer, len(events))
	for i := range events {
		list[i] = Happening{Event: &events[i], Board: board}
	}
	return list
}
