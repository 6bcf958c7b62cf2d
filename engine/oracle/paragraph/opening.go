package paragraph

import "apnap/engine/oracle"

// sideFirst reads "on my side there is", "in his graveyard is": whose side it is before what is there.
func (r *reader) sideFirst() (int, bool) {
	at := r.i
	if r.eat("on", "in") {
		who, ok := r.owner()
		if !ok && r.eat("the") && r.eat("board of", "side of", "battlefield of") {
			if who, ok = r.player(); ok && (r.eat("there is", "there are", "is", "are", "there's", "we have", ":")) {
				return who, true
			}
		} else if ok && r.eat("board", "side", "battlefield", "field", "side of the board", "side of the battlefield", "side of the table") {
			r.eat(",")
			if r.eat("there is", "there are", "there's", "is", "are", ":", "i have", "he has", "she has", "they have", "i control", "he controls", "she controls") {
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
	r.eat("effects", "cards", "permanents", "enchantments", "replacement effects", "prevention effects", "static abilities", "relevant cards", "relevant permanents", "things", "in play", "on the battlefield", "on board", "board", "board state", "on the table", "following cards", "following permanents", "following")
	r.eat("are", "is")
	r.eat("in play", "on the battlefield", "out", "involved", "relevant", "on the board", "the following", "as follows", "on the table", "that apply", "to consider", "at play")
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
	return ok && r.eat("library is", "hand is", "graveyard is", "life total is", "life total", "graveyard has", "library has", "hand has", "deck is", "draw step", "upkeep begins", "turn begins", "top card", "commander is") && r.err == nil
}
