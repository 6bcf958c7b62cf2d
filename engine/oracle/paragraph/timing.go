package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// whenResolved reports whether a spell resolves only after what was told before it.
// Between an attack and its damage people tell what is done in response, "then" or not, until they tell
// of the damage; else "then" says that it comes later, and where nothing does nobody knows, and it is asked.
func (r *reader) whenResolved(n *noun) (later, ok bool) {
	told := len(r.events) + len(r.base.Events)
	inAttack := r.attacked && r.attack == len(r.events)-1 || len(r.events) == 0 && r.attackedBefore
	switch {
	case told == 0 || !isSpell(n.card):
		return false, true
	case r.response && told == 1:
		return false, true
	case r.response && len(r.events) > 1:
		r.early = true
		return true, true
	case r.response:
		return false, r.stop(r.refuse("not_understood", n.from, n.to, say.New("I do not read what happens in response to something; give the events in the order in which they happen.")))
	case r.following && r.hadBefore(n):
		return false, true
	case r.following && !r.sequel(n.from):
		return false, r.stop(r.beforeOrAfter(n))
	case r.sequel(n.from) && !r.amidAttack(n.from), len(r.events) == 0 && !inAttack:
		return true, true
	case r.muchLater(n.from):
		return false, r.stop(r.beforeOrAfter(n))
	case inAttack && told == 1 && !r.attackedBefore:
		return false, true
	case inAttack && len(r.events) > 1:
		r.early = true
		return true, true
	}
	return false, r.stop(r.beforeOrAfter(n))
}

// amidAttack reports whether what stands at a token comes behind an attack of which nothing tells yet what it deals, nor that it is over.
func (r *reader) amidAttack(to int) bool {
	return r.attacked && r.attack == len(r.events)-1 && !slices.ContainsFunc(r.toks[r.tokenAt(r.events[r.attack].span[0]):to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.AttackOver) })
}

// hadBefore reports whether a clause says of a spell that somebody has what it made: "has a Healing Salve shield".
func (r *reader) hadBefore(n *noun) bool {
	has := false
	for i := r.began; i < n.from; i++ {
		if castVerb(r.toks[i].Text) {
			return false
		}
		has = has || controlVerb(r.toks[i].Text)
	}
	return has
}

// beforeOrAfter asks whether a spell resolves before what was told last.
func (r *reader) beforeOrAfter(n *noun) *lex.Error {
	err := r.refuse("ambiguous", r.began, n.to, say.New("Does %s resolve before what was told last, or after it?", n.card.Name))
	told := r.raw(r.began, n.to)
	err.Readings = []lex.Meaning{{Says: say.New("It resolves before"), Text: "in response, " + told}, {Says: say.New("It resolves after"), Text: "then " + told}}
	return err
}

// sequel reports whether the words before a token say that the clause happens after what
// was told before it.
func (r *reader) sequel(to int) bool {
	return r.muchLater(to) || slices.ContainsFunc(r.toks[r.joined:max(to, r.joined)], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.ThenWord) })
}

// muchLater reports whether they say that it does so by more than "then".
func (r *reader) muchLater(to int) bool {
	return slices.ContainsFunc(seq(r.joined, to), func(i int) bool { return r.roleAt(i, to, lexicon.LaterWord) > 0 })
}
