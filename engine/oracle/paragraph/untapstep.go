package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// toUntap is the verb of untapping.
const toUntap = "untap"

// untapsAll takes up that a player untaps, or that the untap step of a player comes: all that is told to be tapped of the player's
// untaps together (cr.UntapStep). It is false where nothing is, or where a card that is named says more of that.
func (r *reader) untapsAll(who int, t *claim) bool {
	const untaps, joins = " untap", " and "
	if who == nobody || r.speaksOfUntapping() {
		return false
	}
	var names []string
	for i := range r.things {
		if x := &r.things[i]; x.many == 1 && !(x.card != nil && isSpell(x.card)) && (x.owner == who || x.owner == nobody && len(r.seats) == 1) && r.isTapped(i) {
			names = append(names, r.called(i))
		}
	}
	if len(names) == 0 {
		return false
	}
	r.i = t.Span[1]
	r.factFrom("it is "+r.own(who)+" untap step", t.from, t.Span[1])
	return r.addEvent(r.name(who)+" "+r.verb(who, strings.TrimSpace(untaps))+" "+strings.Join(names, joins), t.from, t.Span[1])
}

// isTapped reports whether a thing was told to be tapped, or to have what keeps it so.
func (r *reader) isTapped(i int) bool {
	const tapped, isTapped, stun = "tapped", " is tapped", "stun counter"
	if m := r.things[i].mods.Get(tree.State); m != nil && m.Key == tapped && !m.Neg {
		return true
	}
	return slices.ContainsFunc(r.facts, func(l line) bool {
		return strings.HasPrefix(strings.TrimPrefix(l.text, r.own(r.things[i].owner)+" "), r.things[i].name) && (strings.Contains(l.text, stun) || strings.HasSuffix(l.text, isTapped))
	})
}

// speaksOfUntapping reports whether a card that the paragraph names says that something does not untap, or untaps otherwise.
func (r *reader) speaksOfUntapping() bool {
	for _, m := range r.marks {
		if saysOne(m.card, func(says string) bool { return strings.Contains(strings.ToLower(says), toUntap) }) || m.card.Statics && r.cards.ownWords(m.card)[toUntap] {
			return true
		}
	}
	return false
}

// untapsEverything reports whether a clause has a player untap no one thing: "I untap", "I untap everything".
func (r *reader) untapsEverything(t *claim) bool {
	return t.Verb.Plain == toUntap && !t.Verb.Passive && !t.Verb.Neg && !slices.ContainsFunc(t.Args, func(a tree.Arg) bool {
		return a.Words == "" || !r.plays(&a, lexicon.EverythingOwn)
	})
}

// untapStepComes is the player whose untap step a clause says that comes, nobody where it says something else.
func (r *reader) untapStepComes(t *claim) int {
	const step = "untap-step"
	if t.Verb == nil || t.Verb.Neg || t.Verb.Passive || len(t.Args) > 0 || len(t.Subject) != 1 || !lexicon.Plays(t.Verb.Plain, lexicon.ArrivesVerb) {
		return nobody
	}
	p := t.Subject[0]
	if p.Stuff == nil || p.Stuff.Unit != tree.OfTurn || strings.ReplaceAll(p.Stuff.Key, " ", "-") != step {
		return nobody
	}
	who, ok := r.whoseOf(p.Whose)
	if !ok {
		return nobody
	}
	return who
}
