package engine

import (
	"fmt"
	"strings"

	"apnap/engine/say"
)

// Missing is a fact that a ruling hangs on and that the question does not give.
type Missing struct {
	// What is the fact as a phrase: "what color Lightning Strike is".
	What say.Message
	// Asked is what sort of fact it is, which says what sentence would give it.
	Asked Asked
	// Thing is the name of the object or the player asked about, empty where
	// nothing is Asked.
	Thing string
	// With is what else the fact speaks of: another object, a mark, a number that
	// has a name, the effect that asks.
	With string
	// Fits is what is asked for: of AskedGivable what can be given up, and where.
	Fits *Filter
}

// Asked is a sort of missing fact.
type Asked uint8

// The sorts of missing facts. The zero value is what no fact can say.
const (
	AskedNothing        Asked = iota
	AskedInEvent              // what the words of the event leave open
	AskedColor                // which colors an object has
	AskedType                 // which card types an object has
	AskedLandType             // which land types an object has
	AskedBackFace             // what an object is with its back face up
	AskedSolved               // whether a Case is solved
	AskedController           // who controls an object
	AskedPower                // an object's power
	AskedToughness            // its toughness
	AskedManaValue            // its mana value
	AskedLevel                // its level
	AskedLoyalty              // how many loyalty counters it has
	AskedDefense              // how many defense counters it has
	AskedX                    // the value of X, of the object or of all
	AskedNumber               // a number that has a name: With
	AskedNumberOf             // such a number of an object or a player
	AskedMark                 // whether the mark With holds of it
	AskedTargets              // what it targets
	AskedAttacker             // which of it and With attacks
	AskedChosenColor          // which color was chosen for it
	AskedChosenCreature       // which creature type
	AskedChosenType           // which card type
	AskedChosenLand           // which land type
	AskedChosenName           // which card name
	AskedOpponent             // which opponent was chosen for it
	AskedLife                 // a player's life total
	AskedHand                 // how many cards a player has in hand
	AskedLibrary              // how many in the library
	AskedGraveyard            // how many in the graveyard
	AskedGraveyardCards       // which cards in the graveyard
	AskedHandCards            // which cards in hand
	AskedDrawn                // which card a player draws
	AskedGivable              // what a player has that Fits
	AskedStep                 // which step it is: whether it is With, of a player
)

// NeedFact is the error for a ruling that hangs on a fact the question does not
// give: the engine never guesses it.
type NeedFact struct {
	Effect EffectID
	Object ObjectID
	Player PlayerID
	Missing
}

// Error says which fact is missing.
func (e *NeedFact) Error() string { return fmt.Sprintf("the ruling depends on %s", e.What) }

// needing is the error of an effect for what was found missing, and of what
// object; what is nil where nobody knows.
func needing(id EffectID, o ObjectID, what *Missing) *NeedFact {
	if what == nil {
		what = &Missing{What: say.New("a fact that is not given")}
	}
	return &NeedFact{Effect: id, Object: o, Player: NoPlayer, Missing: *what}
}

// need is the error of an effect for what the view found missing last.
func (v *view) need(id EffectID) *NeedFact { return needing(id, v.missObj, v.missing) }

// need is the error of an effect for what is not known about whether it applies.
func (y why) need(id EffectID) *NeedFact { return needing(id, y.object, y.what) }

// unknown notes which fact is missing and returns Unknown.
func (v *view) unknown(o ObjectID, what Missing) Tri {
	v.missing, v.missObj = &what, o
	return Unknown
}

// unsaid is what no fact can say.
func unsaid(what say.Message) Missing { return Missing{What: what} }

// inEvent is what the words of the event leave open.
func inEvent(what say.Message) Missing { return Missing{What: what, Asked: AskedInEvent} }

// aboutObject is a fact about an object.
func aboutObject(o *Object, asked Asked, what say.Message) Missing {
	return Missing{What: what, Asked: asked, Thing: o.Name}
}

// aboutPlayer is a fact about a player, who is spoken to or spoken of.
func aboutPlayer(p *Player, asked Asked, you, other say.Message) Missing {
	if p.Name == Speaker {
		other = you
	}
	return Missing{What: other, Asked: asked, Thing: p.Name}
}

// unknownColor notes that an object's colors are missing. A card that nobody
// named can't be asked about by its name.
func (v *view) unknownColor(id ObjectID, o *Object) Tri {
	if id == NoObject {
		return v.unknown(id, inEvent(say.New("what color the card is")))
	}
	if v.backFaceUp(id) {
		return v.unknownBack(id)
	}
	return v.unknown(id, aboutObject(o, AskedColor, say.New("what color %s is", o.Name)))
}

// unknownType notes that an object's card types are missing.
func (v *view) unknownType(id ObjectID, o *Object) Tri {
	if id == NoObject {
		return v.unknown(id, inEvent(say.New("what type the card is")))
	}
	if v.backFaceUp(id) {
		return v.unknownBack(id)
	}
	return v.unknown(id, aboutObject(o, AskedType, say.New("what type %s is", o.Name)))
}

// backFaceUp reports whether an object is entering with its back face up.
func (v *view) backFaceUp(id ObjectID) bool {
	return v.entering != nil && v.entering.Object == id && v.entering.Entry.BackFace && v.entering.Entry.CopyOf == NoObject
}

// unknownBack notes that it is missing what an object's back face is.
func (v *view) unknownBack(id ObjectID) Tri {
	o := &v.st.board.Objects[id]
	return v.unknown(id, aboutObject(o, AskedBackFace, say.New("what %s is with its back face up", o.Name)))
}

// unknownSolved notes that it is missing whether a Case is solved.
func (v *view) unknownSolved(id ObjectID, o *Object) Tri {
	return v.unknown(id, aboutObject(o, AskedSolved, say.New("whether %s is solved", o.Name)))
}

// label is what the view's effect is called, empty where it looks for none.
func (v *view) label() string {
	if v.inst == nil {
		return ""
	}
	return v.inst.Label
}

// namedNumber is a number that has a name: a player's ("your devotion to
// black"), the object's own, or the game's.
func (v *view) namedNumber(word string) Missing {
	m := Missing{What: say.New("%[1]s", word), Asked: AskedNumber, With: word}
	own, yours := strings.CutPrefix(word, "your ")
	switch o := v.object(v.this); {
	case yours && v.you != NoPlayer:
		m.Asked, m.Thing, m.With = AskedNumberOf, v.st.board.Players[v.you].Name, own
	case (word == PrintedLoyalty || word == PrintedDefense) && o != nil:
		m.Asked, m.Thing = AskedNumberOf, o.Name
	}
	return m
}
