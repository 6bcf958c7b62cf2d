package commands

import (
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// happening is an event as it is told: that it happens or, where would is set,
// that it is about to.
type happening struct {
	event *engine.Event
	board *engine.Board
	would bool
}

// In tells the event in a language.
func (h happening) In(l say.Language) string {
	switch {
	case l == say.French && h.would:
		return infrench.WouldSay(h.event, h.board)
	case l == say.French:
		return infrench.EventSays(h.event, h.board)
	case h.would:
		return oracle.WouldSay(h.event, h.board)
	}
	return oracle.EventSays(h.event, h.board)
}

// thing is a player or an object as it is called.
type thing struct {
	entity engine.Entity
	board  *engine.Board
}

// In is what it is called in a language.
func (t thing) In(l say.Language) string {
	if l == say.French {
		return infrench.EntitySays(t.board, t.entity)
	}
	return oracle.EntitySays(t.board, t.entity)
}

// playerSays is a player's name as it stands in a sentence: "you", in French "vous",
// of the one called so in the terminal, and "opponent" of one without a name.
func playerSays(name string) say.Message {
	switch name {
	case "you":
		return say.New("you")
	case "opponent":
		return say.New("the opponent")
	}
	return say.Text(name)
}

// atStart is a player's name as a sentence begins with it.
func atStart(name string) raised { return raised{playerSays(name)} }

// isYou reports whether a player is the one who asks in the terminal.
func isYou(name string) bool { return name == "you" }

// raised puts the first letter of what is said into upper case.
type raised struct{ said say.Sayer }

// In is what is said, with its capital.
func (r raised) In(l say.Language) string { return say.Capital(r.said.In(l)) }

// happenings are events as they are told.
func happenings(events []engine.Event, board *engine.Board) []say.Sayer {
	list := make([]say.Sayer, len(events))
	for i := range events {
		list[i] = happening{event: &events[i], board: board}
	}
	return list
}
