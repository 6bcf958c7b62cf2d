package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// zoneChosen reads that somebody chooses the command zone for a commander to which something happens. The ruling offers that
// choice by itself, so that it tells nothing:
//
//	ZoneChosen = Person [ "chooses to" ] ( "puts it into the command zone" | "picks the command zone" ) [ "instead of" … ] .
func (r *reader) zoneChosen() bool {
	at := r.i
	if !slices.ContainsFunc(r.facts, func(l line) bool {
		return strings.HasSuffix(l.text, commanders) || strings.Contains(l.text, commanders+" ")
	}) {
		return false
	}
	if lexicon.Plays(r.peek().Text, lexicon.Person) {
		r.i++
	}
	for r.says(lexicon.WouldRather) {
	}
	if r.i == at && !r.opens(at) && !lexicon.Plays(r.toks[at-1].Text, lexicon.Joint) || !r.says(lexicon.CommandChoice) || !r.chosenAgainst() || !r.endsAt(r.i) {
		r.i = at
		return false
	}
	r.leave(at, r.i)
	return true
}

// commanderDeck reads that somebody plays a deck with a commander, of whom it speaks so: "Karador edh: …". The commander is where a
// commander is of which more is told, or which is only spoken of.
func (r *reader) commanderDeck() bool {
	at := r.i
	if r.err != nil || !r.opens(at) {
		return false
	}
	m, ok := r.card(true)
	if !ok || r.speaker() == nobody || m.card.Types&engine.Creature == 0 || !r.legend(m.card.Name) || !r.says(lexicon.Format) {
		r.i, r.err = at, nil
		return false
	}
	r.says(lexicon.DeckWord)
	if !r.done() && !r.endsAt(r.i) && !r.is(":") {
		r.i = at
		return false
	}
	n := newNoun(at)
	n.card, n.owner, n.detail.commander, n.to = m.card, r.speaker(), true, r.i
	to := r.i
	if !r.place(&n, n.owner, "") {
		return false
	}
	r.i = to
	r.eat(":")
	return true
}

// commanders ends the fact that something is somebody's commander, or stands in the one that tells of it.
const commanders = " commander"

// chosenAgainst reads what somebody chose against, where anything is said of it; it is false where that names a card.
func (r *reader) chosenAgainst() bool {
	if !r.says(lexicon.InPlaceOf) {
		r.says(lexicon.InPlace)
		return true
	}
	from := r.i
	for !r.done() && !r.endsAt(r.i) {
		r.i++
	}
	return !r.marksWithin(from, r.i)
}
