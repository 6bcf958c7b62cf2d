package paragraph

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// person is how a refusal names the player of a seat.
func (r *reader) person(who int) say.Message { return shape.PlayerName(r.name(who)) }

// owned is how a refusal names somebody's thing.
func (r *reader) owned(who int, name string) say.Message {
	if who == nobody {
		return say.Text(name)
	}
	return engine.OwnName(r.name(who), name)
}

// isMeant is the reading of some words that takes them for a player or a thing.
func isMeant(words string, is say.Message) say.Message {
	return say.New("\"%s\" is %s", words, is)
}

// attackedSays is the reading that a player is attacked.
func (r *reader) attackedSays(who int) say.Message {
	if r.name(who) == "you" {
		return say.New("you are attacked")
	}
	return say.New("%s is attacked", r.person(who))
}

// twoOwners says that somebody is said to control what is said to be another's.
func (r *reader) twoOwners(who, owner int) say.Message {
	if r.name(who) == "you" {
		return say.New("I read here that you control what belongs to %s; say whose it is in the end.", r.person(owner))
	}
	return say.New("I read here that %s controls what belongs to %s; say whose it is in the end.", r.person(who), r.person(owner))
}
