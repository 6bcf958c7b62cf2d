package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// itWord names what "it" means in a clause: its subject or the one other thing that it has
// named, which events and facts call "it" too; or the one thing that was spoken of before. What
// "it" meant in the clause before it goes on to mean. A stative clause says what its subject has.
func (r *reader) itWord(stative bool) (string, bool) {
	list := r.meantByIt()
	switch {
	case r.itWas != nobody:
		return r.called(r.itWas), true
	case len(list) == 0 && r.hurts() && r.is("it") && r.toks[r.i-1].Text == "to":
		return "", r.certainly(r.whichIt(r.i, nil)) // nothing deals damage to "it" that could do so to itself
	case stative && len(r.named) == 1, len(list) == 0 && len(r.named) > 0:
		return "it", true
	case r.itBefore != nobody && !slices.Contains(r.subjects, r.itBefore):
		r.itWas = r.itBefore
	case len(list) == 1 && len(r.named) <= 1:
		r.itWas = list[0]
	default:
		return "", r.stop(r.whichIt(r.i, append(list, r.named...)))
	}
	r.itBefore = r.itWas
	return r.called(r.itWas), true
}

// namelessBefore reports whether the sentence has spoken, before the next word, of a thing without a name that is not kept: "a Clue",
// "a spell".
func (r *reader) namelessBefore() bool {
	const a, an = "a", "an"
	list := r.sentences()
	at := slices.IndexFunc(list, func(p piece) bool { return p.from <= r.i && r.i < p.to })
	if at < 0 {
		return false
	}
	for i := list[at].from; i+1 < r.i; i++ {
		if w, next := r.toks[i].Text, r.toks[i+1]; (w == a || w == an) && !r.markedAt(i+1) && (headWord(next) || isSubtype(next.Raw)) {
			return true
		}
	}
	return false
}

// meantByIt are the things that "it" may mean besides the subject of the clause: what
// this sentence has named, else the sentence before. Spells are gone when they have
// resolved, and only creatures and planeswalkers are dealt damage. The source that a spell wants
// is what deals damage here, if anything does.
func (r *reader) meantByIt() []int {
	if r.sourceSought {
		if list := r.damaging(); len(list) > 0 {
			return list // of what else would anybody prevent the damage?
		}
	}
	for k, named := range [][]int{r.mentioned, r.mentionedBefore} {
		if k > 0 && !r.asking && r.namelessBefore() {
			return nil // which is nearer
		}
		var list, own []int
		for _, i := range named {
			t := &r.things[i]
			gone := t.card != nil && isSpell(t.card)
			subject := slices.Contains(r.subjects, i) || r.subjects == nil && len(r.named) > 0 && r.named[0] == i
			if gone && (!t.cast || r.asking) || (r.onlyCreatures && !t.cast || r.sizesAt(r.i)) && t.card != nil && !r.couldBe(i) || subject || r.hurts() && t.card != nil && t.card.Types&(engine.Creature|engine.Planeswalker|engine.Battle) == 0 {
				continue
			}
			if r.harmsOwn(t.owner) {
				own = append(own, i)
				continue
			}
			list = append(list, i)
		}
		if len(list) == 0 && r.onlyOwn(own) {
			list = own
		}
		list = r.arriving(list)
		if slices.Contains(list, r.defined) {
			return []int{r.defined}
		}
		if len(list) > 0 {
			if r.asking {
				list = r.met(list)
			}
			return r.hurtByOther(r.bearers(list))
		}
	}
	if r.asking && r.onlyCreatures {
		return r.onlyCreature()
	}
	return nil
}

// onlyOwn reports whether things are the one creature that is told of, which somebody may then also harm whose own it is.
func (r *reader) onlyOwn(own []int) bool {
	if len(own) != 1 || !r.couldBe(own[0]) {
		return false
	}
	for i := range r.things {
		if t := &r.things[i]; i != own[0] && (t.card == nil || !isSpell(t.card)) && r.couldBe(i) {
			return false
		}
	}
	return true
}

// arriving leaves of several things those that somebody casts, where "it" enters: who says so does not mean what was there before.
func (r *reader) arriving(list []int) []int {
	if len(list) < 2 || r.roleAt(r.i+1, len(r.toks)-1, lexicon.EntersVerb) == 0 {
		return list
	}
	if came := slices.DeleteFunc(slices.Clone(list), func(i int) bool { return !r.saidCast(i) }); len(came) > 0 {
		return came
	}
	return list
}

// saidCast reports whether the name of a thing stands behind a verb of casting.
func (r *reader) saidCast(thing int) bool {
	for at, m := range r.marks {
		if before := at - 1; m.card == r.things[thing].card && before > 0 {
			if lexicon.Plays(r.toks[before].Text, lexicon.Whose) {
				before--
			}
			if castVerb(r.toks[before].Text) {
				return true
			}
		}
	}
	return false
}

// sizesAt reports whether the word at a token is on what a counter goes that changes power and toughness, which people put on creatures:
// "a +1/+1 counter on it".
func (r *reader) sizesAt(i int) bool {
	const on = "on"
	return i > 2 && r.toks[i-1].Text == on && lexicon.Plays(r.toks[i-2].Text, lexicon.CounterWord) && r.toks[i-3].Kind == lex.PTToken
}

// hurtByOther leaves out of things that damage may be dealt to those of the same player as the subject of the clause, where
// one of another player's is left: nobody's creature fights its own side.
func (r *reader) hurtByOther(list []int) []int {
	if len(list) < 2 || !r.hurts() || len(r.subjects) == 0 || r.things[r.subjects[0]].owner == nobody {
		return list
	}
	others := slices.DeleteFunc(slices.Clone(list), func(i int) bool { return r.things[i].owner == r.things[r.subjects[0]].owner })
	if len(others) != 1 || slices.ContainsFunc(r.subjects, func(i int) bool { return r.things[i].owner == nobody }) {
		return list
	}
	return others
}

// onlyCreature is the one creature on the battlefield, which "it" means where something is asked that only
// creatures do and no sentence before speaks of one; nothing where there are several.
func (r *reader) onlyCreature() []int {
	var list []int
	for i := range r.things {
		if t := &r.things[i]; t.on && (t.card == nil || t.card.Types&engine.Creature != 0) {
			list = append(list, i)
		}
	}
	if len(list) != 1 {
		return nil
	}
	return list
}

// bearers are the things of a list without what is attached to one of them, which people speak of
// by its name.
func (r *reader) bearers(list []int) []int {
	attached := func(i int) bool {
		t := &r.things[i]
		return t.card != nil && attaches(t.card) && slices.ContainsFunc(r.facts, func(l line) bool {
			_, to, ok := strings.Cut(l.text, t.name+attachedTo)
			return ok && slices.ContainsFunc(list, func(k int) bool { return to == r.called(k) })
		})
	}
	return slices.DeleteFunc(slices.Clone(list), attached)
}

// isAttached reports whether a thing is an Aura or Equipment that is on something.
func (r *reader) isAttached(i int) bool {
	return i != nobody && r.things[i].card != nil && attaches(r.things[i].card) && slices.ContainsFunc(r.facts, func(l line) bool { return strings.HasPrefix(l.text, r.things[i].name+attachedTo) })
}

// harmsOwn reports whether what is done in the clause harms, and its doer would harm their own.
func (r *reader) harmsOwn(owner int) bool {
	if owner == nobody || r.acting != owner || r.i > 0 && in(r.toks[r.i-1].Text, byMeans) {
		return false // what it is done with, it is not done to
	}
	for i := r.i; i >= 0 && !r.isStop(i) && !in(r.toks[i].Text, ","); i-- {
		if lexicon.Plays(r.toks[i].Text, lexicon.HarmVerb) {
			return true
		}
	}
	return false
}

// hurts reports whether the sentence being read has spoken of damage.
func (r *reader) hurts() bool { return r.hurting[min(r.i, len(r.toks)-1)] }

// whichIt asks what "it" means.
func (r *reader) whichIt(at int, list []int) *lex.Error {
	err := r.refuse("ambiguous", at, at+1, say.New("What does \"it\" mean?"))
	for _, i := range list {
		err.Readings = append(err.Readings, lex.Meaning{Says: isMeant("it", r.owned(r.things[i].owner, r.things[i].name)), Text: r.called(i)})
	}
	return err
}

// itNoun reads "it" where a noun stands: the one thing that was spoken of.
func (r *reader) itNoun(n *noun) bool {
	if !r.is("it") {
		return false
	}
	list := r.meantByIt()
	if len(list) == 0 {
		return false
	}
	if len(list) > 1 {
		return r.stop(r.whichIt(r.i, list))
	}
	r.i++
	*n = r.nounFor(list[0], n.from, r.i)
	return true
}
