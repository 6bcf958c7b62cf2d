package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// zoneOf names a player's zone for the gap of a message: "Bob's hand".
func zoneOf(player string, z engine.Zone) say.Message {
	if player == engine.Speaker {
		switch z {
		case engine.Hand:
			return say.New("your hand")
		case engine.Library:
			return say.New("your library")
		}
		return say.New("your graveyard")
	}
	who := shape.PlayerName(player)
	switch z {
	case engine.Hand:
		return say.New("%s's hand", who)
	case engine.Library:
		return say.New("%s's library", who)
	}
	return say.New("%s's graveyard", who)
}

// howManyCards asks for the number of cards in a player's zone, with a fact that
// would say it.
func howManyCards(player string, z engine.Zone) (says say.Message, hint string) {
	hint = zoneOf(player, z).String() + " has 3 cards in it"
	return say.New("How many cards are in %s? Say so in a fact, such as \"%s\".", zoneOf(player, z), hint), hint
}

// isIn says that an object is in a zone of its owner's, or in one that all share.
func isIn(object say.Message, player string, z engine.Zone) say.Message {
	switch z {
	case engine.Exile:
		return say.New("%s is in exile", object)
	case engine.Command:
		return say.New("%s is in the command zone", object)
	case engine.Stack:
		return say.New("%s is on the stack", object)
	}
	return say.New("%s is in %s", object, zoneOf(player, z))
}

// inItsZone is an effect with the zone in which it works, where its own words say
// that the object is in one that is not the battlefield: "if ~ is in your
// graveyard".
func inItsZone(e *engine.Effect) *engine.Effect {
	if e.FromZone != engine.AnyZone {
		return e
	}
	for i := range e.If {
		c := &e.If[i]
		if c.Kind == engine.RefIs && c.Ref == engine.This && !c.Not && c.Filter != nil && c.Filter.Zone != engine.AnyZone && c.Filter.Zone != engine.Battlefield {
			there := *e
			there.FromZone = c.Filter.Zone
			return &there
		}
	}
	return e
}

// WorksElsewhere reports whether an effect works while its object is in a zone that is not the battlefield.
func WorksElsewhere(e *engine.Effect) bool {
	z := inItsZone(e).FromZone
	return z != engine.AnyZone && z != engine.Battlefield
}
