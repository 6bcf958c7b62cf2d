package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
)

// sacrificesAt takes up that a player sacrifices a permanent and says at what: the ability for which it is sacrificed is aimed at that.
func (r *reader) sacrificesAt(t *claim) (taken, ok bool) {
	n, rest, found := r.objectOf(t)
	if r.err = nil; !found || len(rest) == 0 || n.card == nil || isSpell(n.card) || n.many > 1 || slices.ContainsFunc(rest, isFor) {
		return false, false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	to, does, aimed := r.aimedWith(rest, t.who)
	if !aimed || does != nil || len(to.list) == 0 {
		return false, false
	}
	could := slices.DeleteFunc(r.ownCosts(n.card), func(i int) bool {
		return !r.couldMean(&n, &n.card.Activated[i], &to, nil) || n.card.Activated[i].Does == nil
	})
	switch {
	case len(could) == 0:
		return false, false
	case len(could) > 1:
		return true, r.certainly(r.whichAbility(&n))
	}
	return true, r.isCertain() && r.carriesOut(t, &n, could[0], to, nil)
}

// sacrificedAt takes up that a permanent is sacrificed and at what, which its controller does.
func (r *reader) sacrificedAt(t *claim) (taken, ok bool) {
	v := t.Verb
	if !v.Passive || v.Neg || !lexicon.Plays(v.Plain, lexicon.GivesUp) || len(t.things) != 1 || len(t.Subject) != 1 || t.things[0].owner == nobody || len(t.Args) == 0 {
		return false, false
	}
	done := *v
	done.Passive = false
	one := t.withVerb(&done)
	one.Args = append([]tree.Arg{{Span: t.Subject[0].Span, Of: t.Subject}}, t.Args...)
	one.who, one.things = t.things[0].owner, nil
	return r.sacrificesAt(one)
}

// removesFor takes up that a player removes a counter for the ability that costs it: "removes a counter from Triskelion to ping him".
func (r *reader) removesFor(t *claim) (taken, ok bool) {
	last := len(t.Args) - 1
	if t.Verb.Plain != removing || last < 1 || t.Args[0].Amount() == nil || t.Args[0].Amount().Unit != countersUnit || t.Args[0].Amount().N != 1 || t.Args[last].Does == nil {
		return false, false
	}
	costs := func(a oracle.Activated) bool {
		return a.Does != nil && slices.ContainsFunc(a.Cost.Paid, func(p oracle.CostPart) bool { return p.Verb == removing && p.From })
	}
	n, found := r.counterHolder(t, costs)
	if r.err = nil; !found {
		return false, false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	to, does, aimed := r.aimedWith(t.Args[last:], t.who)
	could := slices.DeleteFunc(r.abilitiesCalled(n.card, ""), func(i int) bool {
		return !costs(n.card.Activated[i]) || !usedFor(&n.card.Activated[i], does.Verb.Plain)
	})
	if could = r.doingSo(&n, could, does); r.err != nil {
		return true, false
	}
	if !aimed || len(could) != 1 || len(to.list) > 0 != (engine.AskedOf(n.card.Activated[could[0]].Does.Then, engine.Target) != nil) {
		return false, false
	}
	return true, r.isCertain() && r.carriesOut(t, &n, could[0], to, nil)
}

// removing is the verb of such a cost.
const removing = "remove"

// counterHolder is the permanent of which a player removes a counter for an ability: the one said, or the one spoken of last that has such.
func (r *reader) counterHolder(t *claim, costs func(oracle.Activated) bool) (noun, bool) {
	const from = "from"
	if len(t.Args) > 2 {
		a := &t.Args[1]
		if a.Prep != from || len(a.Of) != 1 || len(t.Args) > 3 {
			return noun{}, false
		}
		n, ok := r.nounOf(a.Of[0])
		return n, ok && n.who == nobody && n.card != nil && n.many <= 1 && slices.ContainsFunc(n.card.Activated, costs)
	}
	for i := range slices.Backward(r.things) {
		if o := &r.things[i]; o.card != nil && (o.owner == t.who || o.owner == nobody) && slices.ContainsFunc(o.card.Activated, costs) {
			return r.nounFor(i, t.from, t.from), true
		}
	}
	return noun{}, false
}
