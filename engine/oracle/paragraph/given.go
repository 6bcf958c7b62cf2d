package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// toGive is the verb of giving.
const toGive = "give"

// gives takes up what a player gives to somebody or something: counters, tokens, an ability.
func (r *reader) gives(t *claim) bool {
	if r.givesTokens(t) || r.err != nil {
		return r.err == nil
	}
	if r.givesAbility(t) || r.err != nil {
		return r.err == nil
	}
	return r.givesCounters(t)
}

// tapsToTrigger takes up that a permanent is tapped for mana of which the sentence goes on to tell what that triggers: "I tap Forbidden
// Orchard and give Alice a Spirit". What mana that is bears on nothing.
func (r *reader) tapsToTrigger(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || len(rest) > 0 || t.who == nobody || n.card == nil || n.owner != nobody && n.owner != t.who || !onlyMana(n.card) || isSpell(n.card) || len(n.card.Triggers)+n.card.Unwatched == 0 || r.changesMana() || !r.givesNext(t.Span[1]) {
		r.err = nil
		return false
	}
	n.owner = t.who
	return r.place(&n, t.who, "")
}

// givesNext reports whether the clause behind a token is one of giving.
func (r *reader) givesNext(i int) bool {
	for ; i < len(r.toks) && !r.isStop(i); i++ {
		if v, ok := lexicon.VerbOf(r.toks[i].Text); ok && v.Plain == toGive {
			return true
		}
	}
	return false
}

// givesAbility takes up an ability that a player has a permanent gain, by whatever: "I give my Bear protection from red in response".
func (r *reader) givesAbility(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.who != nobody || n.many > 1 || len(rest) == 0 || rest[0].Words == "" {
		return false
	}
	says := rest[0]
	for k := says.Span[0]; k < says.Span[1]; k++ { // the words go on behind the ability
		if r.saysAt(k, lexicon.InResponse) {
			says.Span[1] = k
			rest = append([]tree.Arg{says, {Span: tree.Span{k, rest[0].Span[1]}, Words: r.raw(k, rest[0].Span[1])}}, rest[1:]...)
			break
		}
	}
	if !keywordWord(r.toks[says.Span[0]].Text) || slices.ContainsFunc(rest[1:], func(a tree.Arg) bool { return a.Words == "" || !r.plays(&a, lexicon.InResponse) }) {
		return false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	i, ok := r.thingOf(&n)
	if !ok || !r.mustBeOwned(i, &n) || !r.describe(i, &n) {
		return false
	}
	r.things[i].on = true
	r.placeFact(i, &n)
	const gains = " gains "
	r.response = r.response || len(rest) > 1
	r.i = t.Span[1]
	return r.tell(r.called(i)+gains+r.raw(says.Span[0], says.Span[1]), t.from, t.Span[1])
}

// usedToGive takes up that a player uses a permanent to give something, of which no more need be known.
func (r *reader) usedToGive(t *claim) (taken, ok bool) {
	last := len(t.Args) - 1
	if last < 1 || t.Args[last].Does == nil || t.Args[last].Does.Verb.Plain != toGive || t.Verb.Passive || t.Verb.Neg || !lexicon.Plays(t.Verb.Plain, lexicon.UsesAbility) {
		return false, false
	}
	n, rest, found := r.objectOf(t)
	if !found || len(rest) != 1 || n.card == nil || isSpell(n.card) || n.owner != nobody && n.owner != t.who {
		r.err = nil
		return false, false
	}
	n.owner = t.who
	if !r.place(&n, t.who, "") {
		return true, false
	}
	return true, r.gives(&claim{Clause: t.Args[last].Does, from: t.from, who: t.who})
}
