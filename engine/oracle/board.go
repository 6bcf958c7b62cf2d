package oracle

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// Board is what a question speaks of, as far as it has been read.
type Board struct {
	// Players are the names of the players seated, in turn order.
	Players []string
	// Things are the objects named, in order of mention.
	Things []Thing
}

// Thing is an object that a question has named.
type Thing struct {
	// Name is what it is called, with its number where several bear the name.
	Name string
	// Of names who controls it, or owns it where nobody controls it; empty where nobody said.
	Of string
	// Source is set on the source of an effect, On on what is on the battlefield.
	Source, On bool
}

// ReadBoard reads the players, effects, facts and events of a question and gives
// what they speak of, without ruling that the whole makes sense.
func ReadBoard(q Question, cards Cards) (Board, *lex.Error) {
	a := newAsker(q, cards)
	if err := a.readParts(); err != nil {
		return Board{}, err
	}
	var b Board
	for i := range a.board.Players {
		b.Players = append(b.Players, a.board.Players[i].Name)
	}
	for i := range a.board.Objects {
		o := &a.board.Objects[i]
		t := Thing{Name: numbered(o), Source: a.said[i].source, On: onBattlefield(o)}
		if p := shape.Holder(o); p != engine.NoPlayer {
			t.Of = a.board.Players[p].Name
		}
		b.Things = append(b.Things, t)
	}
	return b, nil
}

// numbered is an object's name, with its number where it has one.
func numbered(o *engine.Object) string {
	if o.Number == 0 {
		return o.Name
	}
	return o.Name + " " + strconv.Itoa(o.Number)
}
