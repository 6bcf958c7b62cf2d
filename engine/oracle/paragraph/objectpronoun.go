package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// objectMeant is whom "him", "her" or "them" means where something is done to them: the
// player heard of, or the legendary creature or planeswalker spoken of. It never means the
// subject of its own clause, nor who speaks; where several fit, it is asked.
func (r *reader) objectMeant() (who, thing int, ok bool) {
	at := r.i
	people, things := r.peopleMeant(), []int(nil)
	if r.onlyCreatures {
		people = nil // nobody attacks with a player
	}
	if r.toks[at].Text != "them" {
		things = r.personsOnBoard()
	}
	switch {
	case len(people) == 1 && len(things) == 0:
		return people[0], nobody, true
	case len(people) == 0 && len(things) == 1:
		return nobody, things[0], true
	case len(people)+len(things) == 0:
		r.far = max(r.far, at)
		return nobody, nobody, false
	}
	err := r.refuse("ambiguous", at, at+1, say.New("Whom does \"%s\" mean?", r.toks[at].Raw))
	for _, i := range people {
		err.Readings = append(err.Readings, lex.Meaning{Says: isMeant(r.toks[at].Raw, r.person(i)), Text: r.seats[i].name})
	}
	for _, i := range things {
		err.Readings = append(err.Readings, lex.Meaning{Says: isMeant(r.toks[at].Raw, r.owned(r.things[i].owner, r.things[i].name)), Text: r.called(i)})
	}
	return nobody, nobody, r.stop(err)
}

// peopleMeant are the players that an object pronoun may mean: those heard of, or else
// all there are, without the speaker and the subject of the clause.
func (r *reader) peopleMeant() []int {
	subject := r.ownSubject()
	meant := func(list []int) []int {
		return slices.DeleteFunc(list, func(i int) bool { return i == subject || r.seats[i].speaker })
	}
	if list := meant(slices.Clone(r.heard)); len(list) > 0 {
		return list
	}
	var all []int
	for i := range r.seats {
		all = append(all, i)
	}
	return meant(all)
}

// ownSubject is the player who is the subject of the clause in which the next word
// stands; nobody where a subordinate clause may have another.
func (r *reader) ownSubject() int {
	for i := r.i - 1; i >= 0 && !r.isStop(i) && r.toks[i].Text != ","; i-- {
		if lexicon.Plays(r.toks[i].Text, lexicon.ClauseWord) {
			return nobody
		}
	}
	return r.acting
}

// personsOnBoard are the things that people speak of as of persons: legendary creatures
// and planeswalkers, and the creature that the sentence before named last; the clause's own
// subject and what its doer would harm of their own aside.
func (r *reader) personsOnBoard() []int {
	if r.onlyCreatures {
		return r.creaturesMeant()
	}
	var list []int
	for i := range r.things {
		t := &r.things[i]
		if t.card == nil || isSpell(t.card) || slices.Contains(r.named, i) || r.harmsOwn(t.owner) {
			continue
		}
		if r.assailed && t.card.Types&engine.Planeswalker == 0 {
			continue
		}
		if types := t.card.Types; types&engine.Planeswalker != 0 || types&engine.Creature != 0 && (types&engine.Legendary != 0 || r.justNamed(t)) {
			list = append(list, i)
		}
	}
	return list
}

// justNamed reports whether the sentence before names a creature last that changes nothing but what happens to it, and speaks of
// nobody's life: whom one strikes then may be it.
func (r *reader) justNamed(t *thing) bool {
	const life = "life"
	if len(r.mentioned) > 0 || able(t.card) && !aboutItself(t.card) {
		return false
	}
	list := r.sentences()
	at := slices.IndexFunc(list, func(p piece) bool { return p.from <= r.i && r.i < p.to })
	if at < 1 {
		return false
	}
	last := ""
	for i := list[at-1].from; i < list[at-1].to; i++ {
		if m, card := r.marks[i]; card {
			last = m.card.Name
		} else if r.toks[i].Text == life {
			return false
		}
	}
	return last == t.card.Name
}

// creaturesMeant are the creatures that "he" or "her" may mean where only creatures do what is told: those of who does it with them, if
// somebody does.
func (r *reader) creaturesMeant() (list []int) {
	for i := range r.things {
		t := &r.things[i]
		if r.couldBe(i) && (t.card == nil || !isSpell(t.card)) && (r.acting == nobody || t.owner == r.acting) {
			list = append(list, i)
		}
	}
	return list
}

// creatureHe reads "he" or "she" where no player has been heard of and what is told befalls only creatures, of which one is there: "he dies".
// What players do with creatures they may do themselves: "he attacks".
func (r *reader) creatureHe(n *noun) bool {
	next := r.toks[r.i+1].Text
	if t := r.peek().Text; !r.onlyCreatures || r.heardBefore() || !lexicon.Plays(t, lexicon.Gendered) || lexicon.Plays(t, lexicon.Possessive) || lexicon.Plays(next, lexicon.AttacksVerb) || lexicon.Plays(next, lexicon.BlockVerb) {
		return false
	}
	acting := r.acting
	r.acting = nobody
	list := r.creaturesMeant()
	if r.acting = acting; len(list) != 1 || r.things[list[0]].many > 1 {
		return false
	}
	r.i++
	*n = r.nounFor(list[0], n.from, r.i)
	return true
}

// heardBefore reports whether another player than the speaker is spoken of before the next word.
func (r *reader) heardBefore() bool {
	return slices.ContainsFunc(r.heard, func(i int) bool { return r.seats[i].at < r.i })
}

// himNoun reads "him" or "her" where a noun stands and a thing is meant.
func (r *reader) himNoun(n *noun) bool {
	i, ok := r.himThing()
	if !ok {
		return false
	}
	*n = r.nounFor(i, n.from, r.i)
	return true
}

// himThing reads "him" or "her" that means a thing.
func (r *reader) himThing() (int, bool) {
	if !in(r.peek().Text, "him her") || r.peek().Text == "her" && r.possessedAt(1) {
		return nobody, false
	}
	_, thing, ok := r.objectMeant()
	if !ok || thing == nobody {
		return nobody, false
	}
	r.i++
	return thing, true
}
