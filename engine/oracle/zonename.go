package oracle

import (
	"slices"

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
// graveyard", and of a triggered ability that it moves the object out of it.
func inItsZone(e *engine.Effect) *engine.Effect {
	if e.FromZone != engine.AnyZone {
		return e
	}
	z := saidZone(e)
	if z == engine.AnyZone && e.Kind == engine.Triggered {
		z = movedOutOf(e)
	}
	if z == engine.AnyZone {
		return e
	}
	there := *e
	there.FromZone = z
	return &there
}

// saidZone is the zone in which the conditions of an effect say that its object is.
func saidZone(e *engine.Effect) engine.Zone {
	for i := range e.If {
		c := &e.If[i]
		if c.Kind == engine.RefIs && c.Ref == engine.This && !c.Not && c.Filter != nil && offTheField(c.Filter.Zone) {
			return c.Filter.Zone
		}
	}
	return engine.AnyZone
}

// WorksElsewhere reports whether an effect works while its object is in a zone that is not the battlefield.
func WorksElsewhere(e *engine.Effect) bool {
	return offTheField(inItsZone(e).FromZone)
}

// movedOutOf is the zone out of which a triggered ability moves the object that it is on, where alone it
// works then: not where what it triggers on puts that object there.
func movedOutOf(e *engine.Effect) engine.Zone {
	if leavesWithIt(e) {
		return engine.AnyZone
	}
	out, put := engine.AnyZone, engine.AnyZone
	e.Visit(&engine.Visitor{Instruction: func(in *engine.Instruction) {
		if in.What != engine.This {
			return
		}
		if out == engine.AnyZone && in.From != put && offTheField(in.From) {
			out = in.From
		}
		put = in.Dest
	}})
	return out
}

// leavesWithIt reports whether a triggered ability waits for what happens to its own object, or to what
// that is attached to, so that the object may come to another zone by that.
func leavesWithIt(e *engine.Effect) bool {
	return slices.ContainsFunc(engine.Alternatives(&e.When), func(p *engine.Pattern) bool {
		return p.Affected != nil && (p.Affected.Is == engine.This || p.Affected.Is == engine.Attached)
	})
}

// offTheField reports whether a zone is told and is not the battlefield.
func offTheField(z engine.Zone) bool { return z != engine.AnyZone && z != engine.Battlefield }
