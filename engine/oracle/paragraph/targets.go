package paragraph

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// twoTargets tells which of two things a spell with two targets has for its first and which
// for its second: by what its words ask of them, else in the order in which they are said; nil
// where it has not two, or they fit neither way.
func (r *reader) twoTargets(n *noun, t *targets) (first, second *noun) {
	if !aimsTwice(n.card) {
		return nil, nil
	}
	one, two := engine.AskedOf(n.card.Does.Then, engine.Target), engine.AskedOf(n.card.Does.Then, engine.Target2)
	for _, pair := range [...][2]*noun{{&t.list[0], &t.list[1]}, {&t.list[1], &t.list[0]}} {
		if r.couldAim(pair[0], one, n.owner) && r.couldAim(pair[1], two, n.owner) {
			return pair[0], pair[1]
		}
	}
	return nil, nil
}

// aimsTwice reports whether a spell has two targets that its words tell apart.
func aimsTwice(c *oracle.Card) bool {
	return c.Does != nil && engine.AskedOf(c.Does.Then, engine.Target) != nil && engine.AskedOf(c.Does.Then, engine.Target2) != nil
}

// severalTargets says how many targets a spell has that are all treated alike, "two", "up to
// three", "" where it has no such.
func severalTargets(c *oracle.Card) string {
	if c.Does == nil {
		return ""
	}
	for i := range c.Does.Then {
		for _, f := range [...]*engine.Filter{c.Does.Then[i].Filter, c.Does.Then[i].Aim} { // things, or players
			if f != nil && f.Is == engine.Target && f.Targets != "" {
				return f.Targets
			}
		}
	}
	return ""
}

// fitsNumber reports whether so many targets are as many as a spell may have; x is the value of
// X where it is known.
func fitsNumber(several string, n, x int) bool {
	const atMost, any, letter = "up to ", "any number of", "x"
	most, upTo := strings.CutPrefix(figures(several), atMost)
	switch {
	case several == any:
		return true
	case several == "one or two":
		return n <= 2
	case several == "one, two, or three":
		return n <= 3
	case most == letter:
		return x <= 0 || n == x || upTo && n < x
	}
	want, err := strconv.Atoi(most)
	return err == nil && (n == want || upTo && n < want)
}

// allNamed are the names of things, joined.
func (r *reader) allNamed(list []noun) (string, bool) {
	var names []string
	for i := range list {
		name, ok := r.ref(&list[i])
		if !ok || list[i].many > 1 {
			return "", false
		}
		names = append(names, name)
	}
	return listed(names), true
}

// couldAim reports whether nothing known keeps a thing or player from being what a spell of a
// player asks of a target.
func (r *reader) couldAim(n *noun, f *engine.Filter, who int) bool {
	if len(f.Or) > 0 {
		return slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return r.couldAim(n, &one, who) })
	}
	if n.who != nobody {
		return f.Players || f.Types|f.AnyTypes == 0
	}
	r.ofThing(n)
	theirs := n.owner != nobody && n.owner != who
	switch {
	case f.Players,
		n.owner != nobody && theirs && f.Controller == engine.You,
		n.owner != nobody && !theirs && (f.Controller == engine.NotYou || f.Controller == engine.Opponent):
		return false
	}
	return n.card == nil || n.card.Types&f.Types == f.Types && (f.AnyTypes == 0 || n.card.Types&f.AnyTypes != 0)
}

// aimless refuses what a spell or ability is said to be aimed at that has no target;
// whoever casts it may be named, since it is done for them, and so may what it is done to among
// others ("is destroyed by Wrath of God").
func (r *reader) aimless(n *noun, t *targets) *lex.Error {
	if len(t.list) == 0 || t.list[0].from < n.from || t.overloaded || takesTargets(n.card) || len(t.list) == 1 && t.list[0].who != nobody && t.list[0].who == n.owner {
		return nil
	}
	at := &t.list[0]
	if at.from >= at.to {
		return r.cannotTell(n) // what it is done to is only meant
	}
	err := r.refuse("not_understood", at.from, at.to, say.New("%s has no target, so I can't tell what \"%s\" has to do with it; say what happens.", n.card.Name, r.raw(at.from, at.to)))
	err.Eventless = n.card.Does != nil
	return err
}

// misaimed refuses the one target that a spell is said to have where it is none that the spell could: a player where that asks
// for a creature, a creature where it asks for a player, what is on the battlefield where it counters a spell.
func (r *reader) misaimed(n *noun, t *targets) *lex.Error {
	if len(t.list) != 1 || t.overloaded || n.card.Does == nil || len(n.card.Modes) > 0 || aimsTwice(n.card) || t.list[0].from < n.from {
		return nil
	}
	asked := engine.AskedOf(n.card.Does.Then, engine.Target)
	if permanent := counters(n.card) && r.isThere(&t.list[0]); asked == nil || !permanent && r.couldAim(&t.list[0], asked, n.owner) {
		return nil
	}
	at := &t.list[0]
	return r.refuse("not_understood", at.from, at.to, say.New("\"%s\" can't be the target of %s; say at what it is aimed.", r.raw(at.from, at.to), n.card.Name))
}

// takesTargets reports whether anything that a spell does, or an effect that it makes, is aimed
// at a target, or chooses what it is done to.
func takesTargets(c *oracle.Card) bool {
	if c.Does == nil || makesEffect(c) || severalTargets(c) != "" {
		return true
	}
	aimed := false
	v := engine.Visitor{
		Ref:      func(ref *engine.Ref) { aimed = aimed || *ref == engine.Target || *ref == engine.Target2 },
		Relation: func(rel *engine.Relation) { aimed = aimed || *rel == engine.TargetOne || *rel == engine.TargetFoe },
		Filter:   func(f *engine.Filter) { aimed = aimed || f.Targeted || f.Targets != "" },
	}
	for i := range c.Does.Then {
		c.Does.Then[i].Visit(&v)
	}
	return aimed
}

// choosy reports whether instructions ask more of a target than what kind of thing it is and whose: an event of what an
// ability does tells nothing of that.
func choosy(does []engine.Instruction) bool {
	return slices.ContainsFunc([]engine.Ref{engine.Target, engine.Target2}, func(target engine.Ref) bool {
		f := engine.AskedOf(does, target)
		return f != nil && asksMore(f)
	})
}

// asksMore reports whether a description asks more of something than its kind, whose it is and where.
func asksMore(f *engine.Filter) bool {
	if slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return asksMore(&one) }) {
		return true
	}
	kind := engine.Filter{Or: f.Or, AndOr: f.AndOr, Is: f.Is, Other: f.Other, Players: f.Players, Player: f.Player, Types: f.Types, AnyTypes: f.AnyTypes,
		Controller: f.Controller, Owner: f.Owner, Zone: f.Zone, Noun: f.Noun, Targeted: f.Targeted, Targets: f.Targets}
	return f.Noun == engine.TokenNoun || !f.Equal(&kind)
}
