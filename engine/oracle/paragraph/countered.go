package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// castOnly makes the event that a card is cast which the words behind it say to be countered, and
// nothing of what it does.
func (r *reader) castOnly(t *claim, n *noun, rest []tree.Arg) bool {
	if _, ok := r.aims(rest, t.who); !ok || !r.uncounterable(n) {
		return false
	}
	i, ok := r.thingOf(n)
	if !ok || !r.castSpecially(i, n) || !r.describe(i, n) {
		return false
	}
	r.ownEffects(i, n)
	r.things[i].cast = true
	r.i = t.Span[1]
	return r.addEvent(r.name(t.who)+" "+r.verb(t.who, "cast")+" "+r.called(i), t.from, r.i)
}

// counteredBehind reports whether the words behind a spell, in its sentence or the next, counter it.
func (r *reader) counteredBehind(from int, n *noun) bool {
	end := r.end
	defer func() { r.end = end }()
	r.end = len(r.toks) - 1
	stops := 0
	for i := from; i < len(r.toks)-1 && stops < 2; i++ {
		if r.isStop(i) {
			stops++
			continue
		}
		if i > 1 && (lexicon.Plays(r.toks[i-1].Text, lexicon.MayNot) || lexicon.Plays(r.toks[i-2].Text, lexicon.MayNot)) {
			continue
		}
		card, _ := r.verbedAt(i)
		if m, named := r.marks[i]; named && r.isUsed(i) {
			card = m.card
		} else if named && (i+m.length >= len(r.toks)-1 || !lexicon.Plays(r.toks[i+m.length].Text, lexicon.SpellSpokenOf)) {
			continue
		}
		if card != nil && counters(card) && card.Name != n.card.Name {
			return true
		}
		if v, ok := lexicon.VerbOf(r.toks[i].Text); ok && v.Plain == "counter" && r.toks[i].Text != "counter" && r.toks[i].Text != "counters" || r.toks[i].Text == "counter" && lexicon.Plays(r.toks[i+1].Text, lexicon.SpellSpokenOf) {
			return true
		}
	}
	return false
}

// isUsed reports whether the card at a token is said to be cast, or used.
func (r *reader) isUsed(i int) bool {
	for i--; i > 0 && (lexicon.Plays(r.toks[i].Text, lexicon.LittleWord) || lexicon.Plays(r.toks[i].Text, lexicon.Whose)); i-- {
		if lexicon.Plays(r.toks[i].Text, lexicon.ByWord) {
			break
		}
	}
	return i >= 0 && (castVerb(r.toks[i].Text) || lexicon.Plays(r.toks[i].Text, lexicon.ByWord))
}

// counters reports whether a spell counters another.
func counters(c *oracle.Card) bool {
	return isSpell(c) && c.Does != nil && len(c.Does.Then) > 0 && c.Does.Then[0].Verb == engine.CounterSpell
}

// castLast is the spell that was cast last and waits to be countered, nobody for none.
func (r *reader) castLast() int {
	for i := range r.things {
		if last := len(r.events) - 1; last >= 0 && r.things[i].cast && strings.HasSuffix(r.events[last].text, " "+r.called(i)) {
			return i
		}
	}
	return nobody
}

// uncounterable refuses that a card is countered which says of itself that it can't be; it is true
// where it does not.
func (r *reader) uncounterable(n *noun) bool {
	if n.card == nil {
		return true
	}
	cant := saysOne(n.card, func(says string) bool { return strings.Contains(says, "can't be countered") })
	return !cant || r.certainly(r.refuse("out_of_scope", n.from, n.to, say.New("%s says that it can't be countered; say what happens then.", n.card.Name)))
}

// counteredBy reports whether a spell counters one that was cast: what else it says of that begins
// as it does.
func (r *reader) counteredBy(n *noun, t targets) bool {
	if !counters(n.card) || len(t.list) != 1 {
		return false
	}
	found := r.matching(&t.list[0])
	return len(found) == 1 && r.things[found[0]].cast
}
