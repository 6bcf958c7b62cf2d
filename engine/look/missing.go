package look

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// Needing is the error of an effect for what was found missing, and of what
// object; what is nil where nobody knows.
func Needing(id engine.EffectID, o engine.ObjectID, what *engine.Missing) *engine.NeedFact {
	if what == nil {
		what = &engine.Missing{What: say.New("a fact that is not given")}
	}
	return &engine.NeedFact{Effect: id, Object: o, Player: engine.NoPlayer, Missing: *what}
}

// Need is the error of an effect for what the view found missing last.
func (v *View) Need(id engine.EffectID) *engine.NeedFact { return Needing(id, v.MissObj, v.Missing) }

// Unknown notes which fact is missing and returns Unknown.
func (v *View) Unknown(o engine.ObjectID, what engine.Missing) engine.Tri {
	v.Missing, v.MissObj = &what, o
	return engine.Unknown
}

// unsaid is what no fact can say.
func unsaid(what say.Message) engine.Missing { return engine.Missing{What: what} }

// InEvent is what the words of the event leave open.
func InEvent(what say.Message) engine.Missing {
	return engine.Missing{What: what, Asked: engine.AskedInEvent}
}

// AboutObject is a fact about an object.
func AboutObject(o *engine.Object, asked engine.Asked, what say.Message) engine.Missing {
	return engine.Missing{What: what, Asked: asked, Thing: o.Name}
}

// aboutPlayer is a fact about a player, who is spoken to or spoken of.
func aboutPlayer(p *engine.Player, asked engine.Asked, you, other say.Message) engine.Missing {
	return engine.Missing{What: p.Addressed(you, other), Asked: asked, Thing: p.Name}
}

// unknownColor notes that an object's colors are missing. A card that nobody
// named can't be asked about by its name.
func (v *View) unknownColor(id engine.ObjectID, o *engine.Object) engine.Tri {
	if id == engine.NoObject {
		return v.Unknown(id, InEvent(say.New("what color the card is")))
	}
	if v.backFaceUp(id) {
		return v.unknownBack(id)
	}
	return v.Unknown(id, AboutObject(o, engine.AskedColor, say.New("what color %s is", o.Name)))
}

// unknownType notes that an object's card types are missing.
func (v *View) unknownType(id engine.ObjectID, o *engine.Object) engine.Tri {
	if id == engine.NoObject {
		return v.Unknown(id, InEvent(say.New("what type the card is")))
	}
	if v.backFaceUp(id) {
		return v.unknownBack(id)
	}
	if on, missing := v.inDoubt(id, o); missing != nil {
		return v.Unknown(on, *missing)
	}
	return v.Unknown(id, TypeOf(o))
}

// backFaceUp reports whether an object is entering with its back face up.
func (v *View) backFaceUp(id engine.ObjectID) bool {
	return v.Entering != nil && v.Entering.Object == id && v.Entering.Entry.BackFace && v.Entering.Entry.CopyOf == engine.NoObject
}

// unknownBack notes that it is missing what an object's back face is.
func (v *View) unknownBack(id engine.ObjectID) engine.Tri {
	o := &v.St.Board.Objects[id]
	return v.Unknown(id, AboutObject(o, engine.AskedBackFace, say.New("what %s is with its back face up", o.Name)))
}

// unknownSolved notes that it is missing whether a Case is solved.
func (v *View) unknownSolved(id engine.ObjectID, o *engine.Object) engine.Tri {
	return v.Unknown(id, AboutObject(o, engine.AskedSolved, say.New("whether %s is solved", o.Name)))
}

// label is what the view's effect is called, empty where it looks for none.
func (v *View) label() string {
	if v.Inst == nil {
		return ""
	}
	return v.Inst.Label
}

// namedNumber is a number that has a name: a player's ("your devotion to
// black"), the object's own, or the game's.
func (v *View) namedNumber(word string) engine.Missing {
	m := engine.Missing{What: say.New("%[1]s", word), Asked: engine.AskedNumber, With: word}
	own, yours := strings.CutPrefix(word, "your ")
	switch o := v.Object(v.This); {
	case yours && v.You != engine.NoPlayer:
		m.Asked, m.Thing, m.With = engine.AskedNumberOf, v.St.Board.Players[v.You].Name, own
	case (word == engine.PrintedLoyalty || word == engine.PrintedDefense) && o != nil:
		m.Asked, m.Thing = engine.AskedNumberOf, o.Name
	}
	return m
}

// Marks that the question has to give, one way or the other.
const (
	castWithFlashback = "cast with flashback"
	castWithJumpStart = "cast with jump-start"
	castThisWay       = "cast this way"
	castFromHand      = "cast from your hand"
	castInMainPhase   = "cast during your main phase"
	mainPhase         = "main phase"
	playedThisWay     = "played this way"
	castWithThisMana  = "cast with this mana"
	hasAnAdventure    = "has an adventure"
)

// Marks of what a thing has done, of which nothing keeps count.
const (
	hasDealt      = "has dealt damage this turn"
	hasDealtToYou = "has dealt damage to you this turn"
	attackedYou   = "attacked you this turn"
	enteredLately = "entered since your last turn ended"
)

// whetherMarked is the fact whether an object has one of those marks.
func whetherMarked(o *engine.Object, mark string) engine.Missing {
	m := AboutObject(o, engine.AskedMark, say.New("whether %s was cast this way", o.Name))
	m.With = mark
	switch mark {
	case castWithFlashback:
		m.What = say.New("whether %s was cast with flashback", o.Name)
	case castWithJumpStart:
		m.What = say.New("whether %s was cast with jump-start", o.Name)
	case castFromHand:
		m.What, m.With = say.New("whether %s was cast from its owner's hand", o.Name), "cast from hand"
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
func whetherShared(quality string, o, other *engine.Object) engine.Missing {
	switch quality {
	case "land type":
		return AboutObject(o, engine.AskedLandType, say.New("whether %s shares a land type with %s", o.Name, other.Name))
	case "name":
		return unsaid(say.New("whether %s shares a name with %s", o.Name, other.Name))
	case "mana value":
		return AboutObject(o, engine.AskedManaValue, say.New("whether %s shares a mana value with %s", o.Name, other.Name))
	}
	return unsaid(say.New("whether %s has what is asked in common with %s", o.Name, other.Name))
}

// powerOf is the fact what an object's power is.
func powerOf(o *engine.Object) engine.Missing {
	return AboutObject(o, engine.AskedPower, say.New("the power of %s", o.Name))
}

// ToughnessOf is the fact what an object's toughness is.
func ToughnessOf(o *engine.Object) engine.Missing {
	return AboutObject(o, engine.AskedToughness, say.New("the toughness of %s", o.Name))
}

// manaValueOf is the fact what an object's mana value is.
func manaValueOf(o *engine.Object) engine.Missing {
	return AboutObject(o, engine.AskedManaValue, say.New("the mana value of %s", o.Name))
}

// loyaltyOf is the fact what an object's loyalty is.
func loyaltyOf(o *engine.Object) engine.Missing {
	return AboutObject(o, engine.AskedLoyalty, say.New("how many loyalty counters %s has", o.Name))
}

// defenseOf is the fact what an object's defense is.
func defenseOf(o *engine.Object) engine.Missing {
	return AboutObject(o, engine.AskedDefense, say.New("how many defense counters %s has", o.Name))
}

// whoAttacks is the fact which of two creatures in one fight attacks.
func whoAttacks(this, other *engine.Object, what say.Message) engine.Missing {
	m := AboutObject(this, engine.AskedAttacker, what)
	m.With = other.Name
	return m
}

// whatTargeted is the fact what an object targets, which an effect asks.
func whatTargeted(o *engine.Object, asks string) engine.Missing {
	m := AboutObject(o, engine.AskedTargets, say.New("what %s targets", o.Name))
	m.With = asks
	return m
}

// whichStep is the fact whether it is a certain step, of the active player.
func whichStep(p *engine.Player, step string, what say.Message) engine.Missing {
	return engine.Missing{What: what, Asked: engine.AskedStep, Thing: p.Name, With: step}
}

// LifeTotalOf is the fact what a player's life total is.
func LifeTotalOf(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedLife, say.New("your life total"), say.New("%s's life total", p.Called()))
}

// HandOf is the fact how many cards a player has in hand.
func HandOf(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedHand, say.New("how many cards you have in hand"), say.New("how many cards %s has in hand", p.Called()))
}

// LibraryOf is the fact how many cards a player has in the library.
func LibraryOf(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedLibrary, say.New("how many cards you have in the library"), say.New("how many cards %s has in the library", p.Called()))
}

// GraveyardOf is the fact how many cards a player has in the graveyard.
func GraveyardOf(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedGraveyard, say.New("how many cards you have in the graveyard"), say.New("how many cards %s has in the graveyard", p.Called()))
}

// graveyardCards is the fact which cards so many unnamed ones in a player's
// graveyard are.
func graveyardCards(p *engine.Player, unnamed int) engine.Missing {
	m := aboutPlayer(p, engine.AskedGraveyardCards, say.New("which cards are in your graveyard"), say.New("which cards are in %s's graveyard", p.Called()))
	m.With = strconv.Itoa(unnamed)
	return m
}

// landsOf is the fact how many lands a player controls.
func landsOf(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedLands, say.New("how many lands you control"), say.New("how many lands %s controls", p.Called()))
}

// whyLoses is the fact why a player loses the game.
func whyLoses(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedInEvent, say.New("why you lose the game"), say.New("why %s loses the game", p.Called()))
}

// CardsInHand is the fact which cards a player has in hand.
func CardsInHand(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedHandCards, say.New("what cards you have in hand"), say.New("what cards %s has in hand", p.Called()))
}

// ToGiveUp is the fact what a player has that fits and can be given up.
func ToGiveUp(p *engine.Player, fits *engine.Filter) engine.Missing {
	m := aboutPlayer(p, engine.AskedGivable, say.New("what you have that can be given up"), say.New("what %s has that can be given up", p.Called()))
	m.Fits = fits
	return m
}

// ToChoose is the fact what a player has that something can be done to.
func ToChoose(p *engine.Player, fits *engine.Filter) engine.Missing {
	m := aboutPlayer(p, engine.AskedGivable, say.New("what you have that this can be done to"), say.New("what %s has that this can be done to", p.Called()))
	m.Fits = fits
	return m
}

// TopCard is the fact which card is on top of a player's library.
func TopCard(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedDrawn, say.New("which card is on top of your library"), say.New("which card is on top of %s's library", p.Called()))
}

// TypeOf is the fact what type an object is.
func TypeOf(o *engine.Object) engine.Missing {
	return AboutObject(o, engine.AskedType, say.New("what type %s is", o.Name))
}

// DrawnCard is the fact which card a player draws; of a later one than the first, the fact which cards it
// and those before it are.
func DrawnCard(p *engine.Player, before int) engine.Missing {
	m := aboutPlayer(p, engine.AskedDrawn, say.New("which card you draw"), say.New("which card %s draws", p.Called()))
	if before > 0 {
		m.With = strconv.Itoa(before + 1)
	}
	return m
}

// DiscardedCard is which card a player discards where nobody chooses that.
func DiscardedCard(p *engine.Player) engine.Missing {
	return aboutPlayer(p, engine.AskedInEvent, say.New("which card you discard at random"), say.New("which card %s discards at random", p.Called()))
}

// WhichWasChosen is the fact which word of a sort was chosen for what an effect
// comes from.
func WhichWasChosen(kind, source string) engine.Missing {
	switch kind {
	case "color":
		return engine.Missing{What: say.New("which color was chosen"), Asked: engine.AskedChosenColor, Thing: source}
	case "type":
		return engine.Missing{What: say.New("which type was chosen"), Asked: engine.AskedChosenCreature, Thing: source}
	case "name":
		return engine.Missing{What: say.New("which name was chosen"), Asked: engine.AskedChosenName, Thing: source}
	}
	return unsaid(say.New("what was chosen"))
}

// WhichIsChosen is the fact which word of a sort is chosen as something enters.
func WhichIsChosen(kind string, o *engine.Object) engine.Missing {
	switch kind {
	case "creature type":
		return AboutObject(o, engine.AskedChosenCreature, say.New("which creature type is chosen"))
	case "card type":
		return AboutObject(o, engine.AskedChosenType, say.New("which card type is chosen"))
	case "land type", "basic land type":
		return AboutObject(o, engine.AskedChosenLand, say.New("which land type is chosen"))
	case "card name":
		return AboutObject(o, engine.AskedChosenName, say.New("which card name is chosen"))
	case "nonland card name":
		return AboutObject(o, engine.AskedChosenName, say.New("which nonland card name is chosen"))
	}
	return unsaid(say.New("what is chosen (%s)", kind))
}

// HowManyRevealed is how many cards are revealed until something is found, which only the library tells.
func HowManyRevealed() engine.Missing {
	return unsaid(say.New("how many cards are revealed until something is found"))
}
