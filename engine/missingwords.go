package engine

import (
	"strconv"

	"apnap/engine/say"
)

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
