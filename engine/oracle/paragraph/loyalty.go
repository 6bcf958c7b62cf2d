package paragraph

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// activatesLoyalty takes up a loyalty ability whose cost puts counters: "Tibalt's +1", "her +1".
func (r *reader) activatesLoyalty(t *claim) bool {
	p := t.Args[0].Of[0]
	n, err := strconv.Atoi(strings.TrimPrefix(p.Stuff.Key, tree.Adds))
	return err == nil && n > 0 && strings.HasPrefix(p.Stuff.Key, tree.Adds) && r.loyalty(t, p.Whose, n)
}

// upticks takes up such an ability whose number stands for the verb: "I +1 Tibalt", "+1 her".
func (r *reader) upticks(t *claim) bool {
	a := &t.Args[0]
	return a.Prep == "" && len(a.Of) == 1 && r.loyalty(t, a.Of[0], t.Verb.By)
}

// loyalty makes the event of the cost of an ability of the planeswalker that a phrase speaks of.
func (r *reader) loyalty(t *claim, of *tree.Phrase, n int) bool {
	walker, ok := r.walkerMeant(t.who, of)
	tokens, more := r.usedForTokens(slices.DeleteFunc(slices.Clone(t.Args[1:]), func(a tree.Arg) bool {
		return a.Words != "" && r.plays(&a, lexicon.RightAway)
	}))
	return ok && len(more) == 0 && walker.card != nil && walker.card.Types&engine.Planeswalker != 0 && r.after(t.Span[1]) && r.loyaltyPut(t.who, &walker, n, t.from) && r.makesTokens(r.object, tokens, t)
}

// walkerMeant is the planeswalker that a phrase speaks of; a pronoun means the one spoken of last.
func (r *reader) walkerMeant(who int, of *tree.Phrase) (noun, bool) {
	if of.Ref != tree.Walker && !lexicon.Plays(of.Ref, lexicon.ObjectPronoun) {
		return r.nounOf(of)
	}
	for i := len(r.things) - 1; i >= 0; i-- {
		if t := &r.things[i]; t.card != nil && t.card.Types&engine.Planeswalker != 0 && (t.owner == who || t.owner == nobody) {
			return r.nounFor(i, of.Span[0], of.Span[1]), true
		}
	}
	return noun{}, false
}

// sourceOf names the source of damage: a thing known, or one that was not spoken of.
func (r *reader) sourceOf(n *noun) (string, bool) {
	if n.card == nil && n.det == "a" {
		return r.generic(n), true
	}
	return r.ref(n)
}

// notItsLoyalty refuses a loyalty ability that a planeswalker has not, and tells which ones it has.
func (r *reader) notItsLoyalty(n *noun, amount int) *lex.Error {
	const between = ", "
	cost := tree.Adds + itoa(amount)
	var costs []string
	for i := range n.card.Activated {
		if c := n.card.Activated[i].Cost.Loyalty; c == cost {
			return nil
		} else if c != "" {
			costs = append(costs, c)
		}
	}
	if len(costs) == 0 {
		return nil
	}
	return r.refuse("not_understood", n.from, n.to, say.New("%s has no loyalty ability that costs %s; those it has cost %s.", n.card.Name, cost, strings.Join(costs, between)))
}

// loyaltyPut is the event of the cost of a loyalty ability.
func (r *reader) loyaltyPut(who int, n *noun, amount, from int) bool {
	to := r.i
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(n)
	if !ok || !r.describe(i, n) || !r.bringEffects(i, n) {
		return false
	}
	r.i = to
	if err := r.notItsLoyalty(n, amount); err != nil {
		return r.certainly(err)
	}
	name := r.called(i)
	r.cause = cause{says: name, at: from, told: true}
	return r.addEvent(r.name(who)+" "+r.verb(who, "activate")+" "+name+"'s +"+itoa(amount)+" ability", from, to)
}
