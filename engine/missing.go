package engine

import (
	"fmt"

	"apnap/engine/say"
)

// Missing is a fact that a ruling hangs on and that the question does not give.
type Missing struct {
	// What is the fact as a phrase: "what color Lightning Strike is".
	What say.Message
	// Asked is what sort of fact it is, where one of a few would do.
	Asked Asked
	// Thing is the name of the object asked about, empty where nothing is Asked.
	Thing string
}

// Asked is a sort of missing fact that is one of a few.
type Asked uint8

// The sorts of missing facts. The zero value is every other.
const (
	AskedAnything   Asked = iota
	AskedColor            // which colors an object has
	AskedType             // which card types an object has
	AskedSolved           // whether a Case is solved
	AskedController       // who controls an object
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
func (v *view) unknown(o ObjectID, what say.Message) Tri {
	v.missing, v.missObj = &Missing{What: what}, o
	return Unknown
}

// unknownColor notes that an object's colors are missing. A card that nobody
// named can't be asked about by its name.
func (v *view) unknownColor(id ObjectID, o *Object) Tri {
	if id == NoObject {
		return v.unknown(id, say.New("what color the card is"))
	}
	v.unknown(id, say.New("what color %s is", o.Name))
	v.missing.Asked, v.missing.Thing = AskedColor, o.Name
	return Unknown
}

// unknownType notes that an object's card types are missing.
func (v *view) unknownType(id ObjectID, o *Object) Tri {
	if id == NoObject {
		return v.unknown(id, say.New("what type the card is"))
	}
	v.unknown(id, say.New("what type %s is", o.Name))
	v.missing.Asked, v.missing.Thing = AskedType, o.Name
	return Unknown
}

// unknownSolved notes that it is missing whether a Case is solved.
func (v *view) unknownSolved(id ObjectID, o *Object) Tri {
	v.unknown(id, say.New("whether %s is solved", o.Name))
	v.missing.Asked, v.missing.Thing = AskedSolved, o.Name
	return Unknown
}
