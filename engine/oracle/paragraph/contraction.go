package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// contracted reads what stands behind "I've" and "I'm".
func (r *reader) contracted(word string) bool {
	who := r.speaker()
	if who == nobody {
		return r.fail()
	}
	r.subject = who
	if word == "i'd" || word == "i'll" {
		return r.does(who)
	}
	return r.afterContraction(who)
}

func (r *reader) afterContraction(who int) bool {
	if r.eat("got", "had", "running", "controlling", "playing with") {
		return r.boardOf(who)
	}
	at := r.i
	if r.eat("casting", "playing", "attacking", "swinging", "aiming", "bolting") {
		r.i = at
		return r.doing(who)
	}
	if in(r.toks[r.i-1].Text, "i've ive you've they've") && r.itemAhead() {
		return r.boardOf(who)
	}
	if r.eat("the monarch") {
		r.factFrom(r.name(who)+" "+r.verb(who, "are")+" the monarch", at, r.i)
		return true
	}
	if in(r.peek().Text, "hit targeted burned bolted shocked attacked swung") && (r.hitBy(who) || r.err != nil) {
		return r.err == nil
	}
	if r.says(lexicon.SitsBehind) {
		return r.boardOf(who)
	}
	if r.says(lexicon.Faces) {
		foe, ok := r.player()
		if !ok {
			if r.eat("an") {
				foe, ok = r.player()
			} else if r.says(lexicon.SomePlayer) {
				foe = r.otherThan(r.speaker())
				ok = foe != nobody
			}
		}
		if !ok {
			return r.fail()
		}
		r.subject = foe
		if r.says(lexicon.WithBoard) {
			return r.boardOf(foe)
		}
		return true
	}
	if r.eat("hellbent") {
		r.factFrom(r.name(who)+" "+r.verb(who, "have")+" no cards in hand", at, r.i)
		return true
	}
	if r.says(lexicon.AtLife) && r.peek().Kind == oracle.NumberToken {
		return r.atLife(who, at)
	}
	r.i = at
	if r.adverbs(); r.participleHere() && !strings.HasSuffix(r.toks[at-1].Text, "m") {
		return r.delegate(r.name(who)+" "+r.verb(who, "have"), at)
	}
	return r.does(who)
}

// isContracted reads "Bob's" before "at 5 life" or "got": a verb, and no possessive.
func (r *reader) isContracted() (int, bool) {
	at := r.i
	who, ok := r.anyPlayer()
	if ok && r.eat("'s") && in(r.peek().Text, "at got casting attacking swinging hellbent facing playing") {
		return who, true
	}
	r.i = at
	return nobody, false
}

// sideLabel reads whose side a list is of: "my board:".
func (r *reader) sideLabel() (int, bool) {
	at := r.i
	who, ok := r.owner()
	if ok && r.says(lexicon.ThatSide) && r.eat(":") {
		return who, true
	}
	r.i = at
	return nobody, false
}

// label reads the player before a colon: "Wes: Bruvac the Grandiloquent".
func (r *reader) label() (int, bool) {
	at := r.i
	who, ok := r.player()
	if ok && r.eat("controls :", ":", "has :", "have :", "control :") {
		return who, true
	}
	r.i = at
	return nobody, false
}
