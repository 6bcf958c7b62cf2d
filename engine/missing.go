package engine

import (
	"fmt"
	"strconv"
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

// Marks that the question has to give, one way or the other.
const (
	castWithFlashback = "cast with flashback"
	castWithJumpStart = "cast with jump-start"
	castThisWay       = "cast this way"
	playedThisWay     = "played this way"
	castWithThisMana  = "cast with this mana"
	hasAnAdventure    = "has an adventure"
)

// whetherMarked is the fact whether an object has one of those marks.
func whetherMarked(o *Object, mark string) Missing {
	m := aboutObject(o, AskedMark, say.New("whether %s was cast this way", o.Name))
	m.With = mark
	switch mark {
	case castWithFlashback:
		m.What = say.New("whether %s was cast with flashback", o.Name)
	case castWithJumpStart:
		m.What = say.New("whether %s was cast with jump-start", o.Name)
	case playedThisWay:
		m.What = say.New("whether %s was played this way", o.Name)
	case castWithThisMana:
		m.What = say.New("whether %s was cast with this mana", o.Name)
	case hasAnAdventure:
		m.What = say.New("whether %s has an adventure", o.Name)
	}
	return m
}

// whetherShared is the fact whether two objects have a quality in common.
func whetherShared(quality string, o, other *Object) Missing {
	switch quality {
	case "land type":
		return aboutObject(o, AskedLandType, say.New("whether %s shares a land type with %s", o.Name, other.Name))
	case "name":
		return unsaid(say.New("whether %s shares a name with %s", o.Name, other.Name))
	case "mana value":
		return aboutObject(o, AskedManaValue, say.New("whether %s shares a mana value with %s", o.Name, other.Name))
	}
	return unsaid(say.New("whether %s has what is asked in common with %s", o.Name, other.Name))
}

// powerOf is the fact what an object's power is.
func powerOf(o *Object) Missing {
	return aboutObject(o, AskedPower, say.New("the power of %s", o.Name))
}

// toughnessOf is the fact what an object's toughness is.
func toughnessOf(o *Object) Missing {
	return aboutObject(o, AskedToughness, say.New("the toughness of %s", o.Name))
}

// manaValueOf is the fact what an object's mana value is.
func manaValueOf(o *Object) Missing {
	return aboutObject(o, AskedManaValue, say.New("the mana value of %s", o.Name))
}

// loyaltyOf is the fact what an object's loyalty is.
func loyaltyOf(o *Object) Missing {
	return aboutObject(o, AskedLoyalty, say.New("how many loyalty counters %s has", o.Name))
}

// defenseOf is the fact what an object's defense is.
func defenseOf(o *Object) Missing {
	return aboutObject(o, AskedDefense, say.New("how many defense counters %s has", o.Name))
}

// whoAttacks is the fact which of two creatures in one fight attacks.
func whoAttacks(this, other *Object, what say.Message) Missing {
	m := aboutObject(this, AskedAttacker, what)
	m.With = other.Name
	return m
}

// whatTargeted is the fact what an object targets, which an effect asks.
func whatTargeted(o *Object, asks string) Missing {
	m := aboutObject(o, AskedTargets, say.New("what %s targets", o.Name))
	m.With = asks
	return m
}

// whichStep is the fact whether it is a certain step, of the active player.
func whichStep(p *Player, step string, what say.Message) Missing {
	return Missing{What: what, Asked: AskedStep, Thing: p.Name, With: step}
}

// lifeTotalOf is the fact what a player's life total is.
func lifeTotalOf(p *Player) Missing {
	return aboutPlayer(p, AskedLife, say.New("your life total"), say.New("%s's life total", p.Called()))
}

// handOf is the fact how many cards a player has in hand.
func handOf(p *Player) Missing {
	return aboutPlayer(p, AskedHand, say.New("how many cards you have in hand"), say.New("how many cards %s has in hand", p.Called()))
}

// libraryOf is the fact how many cards a player has in the library.
func libraryOf(p *Player) Missing {
	return aboutPlayer(p, AskedLibrary, say.New("how many cards you have in the library"), say.New("how many cards %s has in the library", p.Called()))
}

// graveyardOf is the fact how many cards a player has in the graveyard.
func graveyardOf(p *Player) Missing {
	return aboutPlayer(p, AskedGraveyard, say.New("how many cards you have in the graveyard"), say.New("how many cards %s has in the graveyard", p.Called()))
}

// graveyardCards is the fact which cards so many unnamed ones in a player's
// graveyard are.
func graveyardCards(p *Player, unnamed int) Missing {
	m := aboutPlayer(p, AskedGraveyardCards, say.New("which cards are in your graveyard"), say.New("which cards are in %s's graveyard", p.Called()))
	m.With = strconv.Itoa(unnamed)
	return m
}

// whyLoses is the fact why a player loses the game.
func whyLoses(p *Player) Missing {
	return aboutPlayer(p, AskedInEvent, say.New("why you lose the game"), say.New("why %s loses the game", p.Called()))
}

// cardsInHand is the fact which cards a player has in hand.
func cardsInHand(p *Player) Missing {
	return aboutPlayer(p, AskedHandCards, say.New("what cards you have in hand"), say.New("what cards %s has in hand", p.Called()))
}

// toGiveUp is the fact what a player has that fits and can be given up.
func toGiveUp(p *Player, fits *Filter) Missing {
	m := aboutPlayer(p, AskedGivable, say.New("what you have that can be given up"), say.New("what %s has that can be given up", p.Called()))
	m.Fits = fits
	return m
}

// drawnCard is the fact which card a player draws.
func drawnCard(p *Player) Missing {
	return aboutPlayer(p, AskedDrawn, say.New("which card you draw"), say.New("which card %s draws", p.Called()))
}

// whichWasChosen is the fact which word of a sort was chosen for what an effect
// comes from.
func whichWasChosen(kind, source string) Missing {
	switch kind {
	case "color":
		return Missing{What: say.New("which color was chosen"), Asked: AskedChosenColor, Thing: source}
	case "type":
		return Missing{What: say.New("which type was chosen"), Asked: AskedChosenCreature, Thing: source}
	case "name":
		return Missing{What: say.New("which name was chosen"), Asked: AskedChosenName, Thing: source}
	}
	return unsaid(say.New("what was chosen"))
}

// whichIsChosen is the fact which word of a sort is chosen as something enters.
func whichIsChosen(kind string, o *Object) Missing {
	switch kind {
	case "creature type":
		return aboutObject(o, AskedChosenCreature, say.New("which creature type is chosen"))
	case "card type":
		return aboutObject(o, AskedChosenType, say.New("which card type is chosen"))
	case "land type", "basic land type":
		return aboutObject(o, AskedChosenLand, say.New("which land type is chosen"))
	case "card name":
		return aboutObject(o, AskedChosenName, say.New("which card name is chosen"))
	case "nonland card name":
		return aboutObject(o, AskedChosenName, say.New("which nonland card name is chosen"))
	}
	return unsaid(say.New("what is chosen (%s)", kind))
}
