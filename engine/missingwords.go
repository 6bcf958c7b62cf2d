package engine

import "apnap/engine/say"

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
func whetherMarked(o *Object, mark string) say.Message {
	switch mark {
	case castWithFlashback:
		return say.New("whether %s was cast with flashback", o.Name)
	case castWithJumpStart:
		return say.New("whether %s was cast with jump-start", o.Name)
	case playedThisWay:
		return say.New("whether %s was played this way", o.Name)
	case castWithThisMana:
		return say.New("whether %s was cast with this mana", o.Name)
	case hasAnAdventure:
		return say.New("whether %s has an adventure", o.Name)
	}
	return say.New("whether %s was cast this way", o.Name)
}

// whetherShared is the fact whether two objects have a quality in common.
func whetherShared(quality string, o, other *Object) say.Message {
	switch quality {
	case "land type":
		return say.New("whether %s shares a land type with %s", o.Name, other.Name)
	case "name":
		return say.New("whether %s shares a name with %s", o.Name, other.Name)
	case "mana value":
		return say.New("whether %s shares a mana value with %s", o.Name, other.Name)
	}
	return say.New("whether %s has what is asked in common with %s", o.Name, other.Name)
}

// powerOf is the fact what an object's power is.
func powerOf(o *Object) say.Message { return say.New("the power of %s", o.Name) }

// toughnessOf is the fact what an object's toughness is.
func toughnessOf(o *Object) say.Message { return say.New("the toughness of %s", o.Name) }

// manaValueOf is the fact what an object's mana value is.
func manaValueOf(o *Object) say.Message { return say.New("the mana value of %s", o.Name) }

// loyaltyOf is the fact what an object's loyalty is.
func loyaltyOf(o *Object) say.Message { return say.New("how many loyalty counters %s has", o.Name) }

// defenseOf is the fact what an object's defense is.
func defenseOf(o *Object) say.Message { return say.New("how many defense counters %s has", o.Name) }

// lifeTotalOf is the fact what a player's life total is.
func lifeTotalOf(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("your life total")
	}
	return say.New("%s's life total", p.Called())
}

// handOf is the fact how many cards a player has in hand.
func handOf(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("how many cards you have in hand")
	}
	return say.New("how many cards %s has in hand", p.Called())
}

// libraryOf is the fact how many cards a player has in the library.
func libraryOf(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("how many cards you have in the library")
	}
	return say.New("how many cards %s has in the library", p.Called())
}

// graveyardOf is the fact how many cards a player has in the graveyard.
func graveyardOf(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("how many cards you have in the graveyard")
	}
	return say.New("how many cards %s has in the graveyard", p.Called())
}

// graveyardCards is the fact which cards are in a player's graveyard.
func graveyardCards(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("which cards are in your graveyard")
	}
	return say.New("which cards are in %s's graveyard", p.Called())
}

// whyLoses is the fact why a player loses the game.
func whyLoses(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("why you lose the game")
	}
	return say.New("why %s loses the game", p.Called())
}

// cardsInHand is the fact which cards a player has in hand.
func cardsInHand(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("what cards you have in hand")
	}
	return say.New("what cards %s has in hand", p.Called())
}

// toGiveUp is the fact what a player has that can be given up.
func toGiveUp(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("what you have that can be given up")
	}
	return say.New("what %s has that can be given up", p.Called())
}

// drawnCard is the fact which card a player draws.
func drawnCard(p *Player) say.Message {
	if p.Name == Speaker {
		return say.New("which card you draw")
	}
	return say.New("which card %s draws", p.Called())
}

// whichWasChosen is the fact which word of a sort was chosen for an effect.
func whichWasChosen(kind string) say.Message {
	switch kind {
	case "color":
		return say.New("which color was chosen")
	case "type":
		return say.New("which type was chosen")
	case "name":
		return say.New("which name was chosen")
	}
	return say.New("what was chosen")
}

// whichIsChosen is the fact which word of a sort is chosen as something enters.
func whichIsChosen(kind string) say.Message {
	switch kind {
	case "creature type":
		return say.New("which creature type is chosen")
	case "card type":
		return say.New("which card type is chosen")
	case "land type", "basic land type":
		return say.New("which land type is chosen")
	case "card name":
		return say.New("which card name is chosen")
	case "nonland card name":
		return say.New("which nonland card name is chosen")
	}
	return say.New("what is chosen (%s)", kind)
}
