package oracle

import (
	"apnap/engine"
	"apnap/engine/say"
)

// because is why an object whose types nobody gave is taken for one of a type.
type because uint8

// The reasons; all but the last make it a creature.
const (
	becauseDamaged because = iota
	becauseFights
	becauseDies
	becauseExplores
	becauseConnives
	becauseCalled
	becauseLoyal // a planeswalker
)

// kind is the type that the reason tells.
func (why because) kind() engine.Types {
	if why == becauseLoyal {
		return engine.Planeswalker
	}
	return engine.Creature
}

// says is the assumption about an object.
func (why because) says(object say.Message) say.Message {
	switch why {
	case becauseDamaged:
		return say.New("%s is a creature, because damage is dealt to it", object)
	case becauseFights:
		return say.New("%s is a creature, because it deals combat damage", object)
	case becauseDies:
		return say.New("%s is a creature, because it dies", object)
	case becauseExplores:
		return say.New("%s is a creature, because it explores", object)
	case becauseConnives:
		return say.New("%s is a creature, because it connives", object)
	case becauseCalled:
		return say.New("%s is a creature, because it is called by a creature type", object)
	}
	return say.New("%s is a planeswalker, because it has a loyalty ability", object)
}
