package paragraph

import (
	"apnap/engine/lang/lexicon"
)

// cause is an ability of which only is told that it is used: what it does to whom the clause
// behind it says.
type cause struct {
	// says names it as events do, "" for none; at is where it is told.
	says string
	at   int
	// told is set where an event tells that it is used, so that nothing need come of it.
	told bool
}

// usesUnknown reports whether the object of a verb is a permanent of whose abilities nothing is known.
func (t *claim) usesUnknown(r *reader) bool {
	card := t.objectCard(r)
	return card != nil && !isSpell(card) && !activated(card) && !able(card)
}

// usesAbility takes up that a player uses an ability of such a permanent, where more is told behind
// it: "upticks Liliana and I discard a card".
func (r *reader) usesAbility(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	tokens, rest := r.usedForTokens(rest)
	if !ok || len(rest) > 0 || t.Span[1] >= r.end && tokens == "" {
		return false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	if !r.place(&n, nobody, "") {
		return false
	}
	if tokens != "" {
		return r.makesTokens(r.object, tokens, t)
	}
	r.cause = cause{says: r.called(r.object), at: t.from}
	return true
}

// causing is the cause of what a player is told to do, which is told with it.
func (r *reader) causing(t *claim) string {
	says := r.cause.says
	if says == "" || t.who == nobody || t.Verb.Passive || !lexicon.Plays(t.Verb.Plain, lexicon.Suffers) {
		return ""
	}
	if told := r.cause.told; told && !lexicon.Plays(t.Verb.Plain, lexicon.GivesUp) {
		says = ""
	}
	r.cause = cause{}
	return says
}

// uncaused refuses a use of an ability of which nobody tells what it does.
func (r *reader) uncaused() bool {
	if r.cause.says == "" || r.cause.told {
		return true
	}
	r.i = r.cause.at
	r.cause = cause{}
	return r.fail()
}
