package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// waitsOnStack reports whether an argument says of a spell that it is on the stack.
func (r *reader) waitsOnStack(t *claim, a *tree.Arg) bool {
	return (a.Words != "" || a.Place != nil) && r.plays(a, lexicon.OnTheStack) && !r.flagged && len(r.events) == 0 && len(t.things) == 1 && t.things[0].card != nil && isSpell(t.things[0].card)
}

// onStack takes up a spell that is on the stack: it does what it says once all that is told behind it has happened. Of whose spell
// nobody says anything, somebody else casts it.
func (r *reader) onStack(t *claim) bool {
	n := &t.things[0]
	if n.owner == nobody && r.speaker() != nobody {
		n.owner = r.against(r.speaker(), t.from)
	}
	if n.owner == nobody {
		return r.stop(r.whose(n))
	}
	to, ok := r.aims(t.Args[1:], n.owner)
	if !ok || !r.isCertain() || !r.spellDoes(n, to, n.owner, t.from) {
		return false
	}
	r.stacked = len(r.events) == 1
	return true
}
