package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
)

// discardsTo takes up what a player gives up to a spell: as the cost of casting it, or because it says
// so as it resolves: "pitches a Dragon to Faithless Looting".
func (r *reader) discardsTo(t *claim) bool {
	to := r.givenTo(t)
	spell, ok := r.nounOf(t.Args[to].Of[0])
	gives := *t.Clause
	gives.Args = slices.Delete(slices.Clone(t.Args), to, to+1)
	if len(gives.Args) == 0 {
		gives.Args = []tree.Arg{{Span: t.Span, Of: []*tree.Phrase{{Span: t.Span, Stuff: &tree.Stuff{N: 1}}}}}
	}
	given := &claim{Clause: &gives, from: t.from, who: t.who}
	switch {
	case !ok:
		return false
	case spell.card.Costs && spell.card.Does != nil && !spell.card.Unread && !takesTargets(spell.card):
		return r.castsPaying(given, &spell, nil, &gives, t.from)
	case spell.card.Costs: // what it then does is not told
		return r.happensAtCost(given)
	case spell.card.Does == nil || len(spell.card.Does.Then) < 2 || spell.card.Unread || targeting(inenglish.Effect(spell.card.Does, nil)) || !discards(spell.card):
		return false
	}
	if spell.owner == nobody {
		spell.owner = t.who
	}
	return r.spellDoes(&spell, targets{amount: engine.Unset, x: engine.Unset}, spell.owner, t.from) && r.nothingNamed() && r.happens(given)
}

// givenTo is which argument of a clause names the spell that something is given up to, -1 where none does.
func (r *reader) givenTo(t *claim) int {
	return slices.IndexFunc(t.Args, func(a tree.Arg) bool { return lexicon.Plays(a.Prep, lexicon.CauseOf) && r.spellNamed(&a) != nil })
}

// spellNamed is the instant or sorcery that an argument names alone, nil where it is something else.
func (r *reader) spellNamed(a *tree.Arg) *oracle.Card {
	if len(a.Of) != 1 || a.Of[0].Name == nil || a.Of[0].Name.Kind != tree.CardName {
		return nil
	}
	if card := r.cards.find(a.Of[0].Name.Text); card != nil && isSpell(card) {
		return card
	}
	return nil
}

// discards reports whether a spell has its controller discard cards as it resolves.
func discards(c *oracle.Card) bool {
	return slices.ContainsFunc(c.Does.Then, func(in engine.Instruction) bool { return in.Verb == engine.Discard })
}

// happensAtCost takes up what is done as the cost of something, which nothing told before made anybody do.
func (r *reader) happensAtCost(t *claim) bool {
	before, told := len(r.events), slices.Clone(r.events)
	r.cause = cause{}
	ok := r.happens(t)
	if len(r.events) < before || !slices.EqualFunc(told, r.events[:before], func(a, b line) bool { return a.text == b.text }) {
		return r.notUnderstood(t)
	}
	for i := before; i < len(r.events); i++ {
		r.events[i].text += asCost
	}
	return ok
}

// toWhatMadeIt reports whether an argument only says that what is given up is to what makes a player do so: "I
// pitch a land to it".
func (r *reader) toWhatMadeIt(t *claim, a *tree.Arg) bool {
	return lexicon.Plays(t.Verb.Plain, lexicon.GivesUp) && lexicon.Plays(a.Prep, lexicon.CauseOf) && len(a.Of) == 1 && lexicon.Plays(a.Of[0].Ref, lexicon.ThingPronoun) &&
		t.who != nobody && (r.cause.says != "" || r.madeToGiveUp(t))
}

// madeToGiveUp reports whether the event told last has a player do what a clause tells.
func (r *reader) madeToGiveUp(t *claim) bool {
	if len(r.events) == 0 {
		return false
	}
	return slices.ContainsFunc(consequences(r.events[len(r.events)-1].text, r.name(t.who)), func(d doing) bool { return d.verb == t.Verb.Plain })
}

// nothingNamed forgets what the clause has named so far; it is true.
func (r *reader) nothingNamed() bool {
	r.named = nil
	return true
}
