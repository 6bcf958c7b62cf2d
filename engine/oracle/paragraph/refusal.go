package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// unread is the refusal of words that nothing reads, with why as far as that is known: that
// they are not English, that they leave something open, or what could have stood there.
func (r *reader) unread(from, to int, words string) *lex.Error {
	words = strings.ReplaceAll(words, "\"", "'") // a quotation inside one has other marks
	says := say.New("I do not understand \"%s\" here, and it may bear on the ruling.", words)
	switch expected, known := r.stoodThere(from); {
	case r.foreign(from, to):
		says = say.New("I read questions in English only, and \"%s\" is none.", words)
	case lexicon.Plays(r.toks[from].Text, lexicon.LeavesOpen):
		says = say.New("\"%s\" leaves open what is so; say only what is so, or ask twice.", words)
	case known:
		says = say.New("I do not understand \"%s\": behind \"%s\" I expected %s.", words, r.raw(from-1, from), expected)
	}
	err := r.refuse("not_understood", from, to, says)
	err.Unread = true
	return err
}

// stoodThere are the sorts of words of which some could have stood at a token that no clause
// goes on with; ok is false where nearly everything could.
func (r *reader) stoodThere(at int) (expected say.Sayer, ok bool) {
	if r.clauses == nil || at == 0 || r.markedAt(at) {
		return nil, false
	}
	far, wanted := r.clauses.Missing()
	if far != at {
		return nil, false
	}
	return lex.Expected(lex.SortsOf(wanted), !r.markedAt(at-1) && lex.LeadsOn(r.toks[at-1]))
}

// fewestForeign is how many words a sentence has before it is taken for one of another
// language.
const fewestForeign = 3

// foreign reports whether a sentence is in another language: of its words that name nobody and
// no card, hardly any is known.
func (r *reader) foreign(from, to int) bool {
	for from > 0 && !r.isStop(from-1) {
		from--
	}
	words, known := 0, 0
	for i := from; i < to; i++ {
		t := r.toks[i]
		if t.Kind != lex.WordToken || t.Capital() && i > from || r.markedAt(i) || r.inName(i) {
			continue
		}
		if words++; lexicon.Known(t.Text) {
			known++
		}
	}
	return words >= fewestForeign && 3*known < words
}

// person is how a refusal names the player of a seat.
func (r *reader) person(who int) say.Message { return shape.PlayerName(r.name(who)) }

// owned is how a refusal names somebody's thing.
func (r *reader) owned(who int, name string) say.Message {
	if who == nobody {
		return say.Text(name)
	}
	return engine.OwnName(r.name(who), name)
}

// isMeant is the reading of some words that takes them for a player or a thing.
func isMeant(words string, is say.Message) say.Message {
	return say.New("\"%s\" is %s", words, is)
}

// attackedSays is the reading that a player is attacked.
func (r *reader) attackedSays(who int) say.Message {
	if r.name(who) == "you" {
		return say.New("you are attacked")
	}
	return say.New("%s is attacked", r.person(who))
}

// twoOwners says that somebody is said to control what is said to be another's.
func (r *reader) twoOwners(who, owner int) say.Message {
	if r.name(who) == "you" {
		return say.New("I read here that you control what belongs to %s; say whose it is in the end.", r.person(owner))
	}
	return say.New("I read here that %s controls what belongs to %s; say whose it is in the end.", r.person(who), r.person(owner))
}

// notRead is the code of a refusal of what was not understood.
const notRead = "not_understood"
