package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// sideFirst reads "on my side there is", "in his graveyard is": whose side it is before what is there.
func (r *reader) sideFirst() (int, bool) {
	at := r.i
	if r.eat("on", "in") {
		who, ok := r.owner()
		if !ok && r.eat("the") && r.eat("board of", "side of", "battlefield of") {
			if who, ok = r.player(); ok && (r.says(lexicon.ThereIs)) {
				return who, true
			}
		} else if ok && r.says(lexicon.ThatSide) {
			r.eat(",")
			if r.says(lexicon.HasHere) {
				return who, true
			}
		}
	}
	r.i, r.err = at, keepAmbiguous(r.err)
	return nobody, false
}

// listHead reads what only says that a list of the board follows: "two replacement effects are in play:".
func (r *reader) listHead() bool {
	at := r.i
	r.eat("there are", "we have", "the")
	if r.peek().Kind == oracle.NumberToken {
		r.i++
	}
	r.eat("relevant", "different", "replacement", "prevention")
	r.says(lexicon.BoardHead)
	r.eat("are", "is")
	r.says(lexicon.BoardTail)
	if r.i > at && r.eat(":") && r.itemAhead() {
		return true
	}
	r.i = at
	return false
}

// ownedList reads a list of the board in which every item says whose it is.
func (r *reader) ownedList() bool {
	list, ok := r.nouns()
	if !ok {
		return false
	}
	for k := range list {
		if list[k].who != nobody {
			return r.fail()
		}
	}
	_, _ = r.location(nobody)
	return r.placeAll(list, nobody, "")
}

// commanderIs reads "my commander is Krenko, Mob Boss".
func (r *reader) commanderIs() (noun, bool) {
	at := r.i
	who, ok := r.owner()
	if ok && r.eat("commander is", "commander's") {
		if n, ok := r.noun(true); ok && n.card != nil {
			n.owner, n.detail.commander = who, true
			return n, true
		}
	}
	r.i = at
	return noun{}, false
}

// zoneSubject reports whether the clause is about somebody's library, hand, life
// total, or the like.
func (r *reader) zoneSubject() bool {
	at := r.i
	defer func() { r.i = at }()
	_, ok := r.owner()
	return ok && r.says(lexicon.ZoneIs) && r.err == nil
}
