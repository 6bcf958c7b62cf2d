package paragraph

import (
	"maps"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// fromRevealedHand refuses a spell whose controller chooses which card somebody else discards where it is not told which one that
// is and a card is named that may be the one, and where the one that is told is none that the spell lets him choose.
func (r *reader) fromRevealedHand() *lex.Error {
	for _, at := range slices.Sorted(maps.Keys(r.marks)) {
		m := r.marks[at]
		in := choosesFromHand(m.card)
		if in == nil {
			continue
		}
		for _, l := range r.events {
			_, made, ok := strings.Cut(l.text, m.card.Name+makesVerb)
			who, what, discards := strings.Cut(made, " "+toDiscard+" ")
			if !ok || !discards {
				continue
			}
			if err := r.chosenFromHand(at, in, who, what); err != nil {
				return err
			}
		}
	}
	return nil
}

// choosesFromHand is what a spell says of a card that its controller chooses from a hand to be discarded, nil where it says nothing
// of that kind.
func choosesFromHand(c *oracle.Card) *engine.Instruction {
	if !isSpell(c) || c.Does == nil {
		return nil
	}
	i := slices.IndexFunc(c.Does.Then, func(in engine.Instruction) bool { return in.Verb == engine.Discard && shape.OfRevealedHand(&in) })
	if i < 0 {
		return nil
	}
	return &c.Does.Then[i]
}

// chosenFromHand refuses what a player is told to discard because of what stands at a token.
func (r *reader) chosenFromHand(at int, in *engine.Instruction, who, what string) *lex.Error {
	spell := r.marks[at]
	refuse := func(why say.Message) *lex.Error { return r.refuse(notRead, at, at+spell.length, why) }
	for _, k := range slices.Sorted(maps.Keys(r.marks)) {
		m := r.marks[k]
		switch name := m.card.Name; {
		case m.card == spell.card:
		case strings.Contains(what, name):
			if !canBeChosen(m.card, in.Filter) {
				return refuse(say.New("%s can't be chosen for %s.", name, spell.card.Name))
			}
		case strings.HasPrefix(what, unnamedCard) && able(m.card) && r.toldInHand(name, who):
			return refuse(say.New("Who controls %s chooses which card is discarded; say which one is.", spell.card.Name))
		}
	}
	return nil
}

// unnamedCard begins what is said of a card that is discarded of which nobody tells which it is.
const unnamedCard = "a card"

// toldInHand reports whether a fact says that a card is in somebody's hand, or in any where nobody is named.
func (r *reader) toldInHand(card, who string) bool {
	const isIn, hand = " is in ", " hand"
	whose := hand
	if who != "" {
		whose = possessive(who) + hand
	}
	return slices.ContainsFunc(r.facts, func(l line) bool {
		return strings.HasPrefix(l.text, card+isIn) && strings.HasSuffix(l.text, whose)
	})
}

// discardUnsaid refuses a spell of which no more is told than where it goes, though it has somebody discard and a card is told to be
// in a hand that may be what is asked about.
func (r *reader) discardUnsaid() *lex.Error {
	if r.unsaid == nil || !r.anyMark(func(c *oracle.Card) bool { return isSpell(c) && demands(c, toDiscard) }) ||
		!r.anyMark(func(c *oracle.Card) bool { return able(c) && r.toldInHand(c.Name, "") }) {
		return nil
	}
	return r.unsaid
}

// anyMark reports whether a card that is named is such a one.
func (r *reader) anyMark(such func(*oracle.Card) bool) bool {
	for _, m := range r.marks {
		if such(m.card) {
			return true
		}
	}
	return false
}

// canBeChosen reports whether a card is of the sort that a filter asks for, as far as its types say.
func canBeChosen(c *oracle.Card, f *engine.Filter) bool {
	switch {
	case f == nil:
		return true
	case len(f.Or) > 0:
		return slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return canBeChosen(c, &one) })
	}
	return c.Types&f.Types == f.Types && (f.AnyTypes == 0 || c.Types&f.AnyTypes != 0) && c.Types&f.NotTypes == 0
}
