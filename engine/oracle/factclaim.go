package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// claim is a fact that counts: "Bob controls two Clerics". Objects stand for
// the ones counted; a permanent named elsewhere in the question may be one.
type claim struct {
	desc   description
	player engine.PlayerID
	ids    []engine.ObjectID
}

// counted settles the facts that count: the source of an effect that fits the
// description and is under that player's control is one of those counted.
func (b *builder) counted() {
	for i := range b.claims {
		c := &b.claims[i]
		for id := range b.board.Objects {
			if b.isCounted(c, engine.ObjectID(id)) {
				b.oneOf(c, engine.ObjectID(id))
			}
		}
	}
}

// isCounted reports whether an object is among those that a claim counts,
// without standing for one.
func (b *builder) isCounted(c *claim, id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	return b.said[id].source && o.Zone == engine.Battlefield && o.Controller == c.player &&
		!slices.Contains(c.ids, id) && fitsDescription(o, &c.desc)
}

// oneOf takes one of the objects that stand for the counted ones away: the
// named one is it.
func (b *builder) oneOf(c *claim, id engine.ObjectID) {
	for n := len(c.ids) - 1; n >= 0; n-- {
		spare := c.ids[n]
		if b.said[spare].used || b.board.Objects[spare].Zone != engine.Battlefield {
			continue
		}
		b.assume(saidToControl(shape.ObjectName(&b.board, id), b.board.Players[c.player].Name))
		b.board.Objects[spare].Zone = engine.OutsideGame
		c.ids = slices.Delete(c.ids, n, n+1)
		return
	}
}

// saidToControl says that an object is one of those that a player is said to
// control.
func saidToControl(object say.Message, player string) say.Message {
	if player == engine.Speaker {
		return say.New("%s is one of what you are said to control", object)
	}
	return say.New("%s is one of what %s is said to control", object, shape.PlayerName(player))
}
