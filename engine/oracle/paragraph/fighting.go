package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// sayFighting tells which creatures are attacking and which are blocking where an effect of the
// question asks for it. They do so for all of the question only where the combat damage is the
// first that is told.
func (r *reader) sayFighting() bool {
	const attacking, blocking = "attacking", "blocking"
	for _, side := range [...]struct {
		is  string
		who []int
	}{{attacking, r.attackers}, {blocking, r.blockers}} {
		if len(side.who) == 0 || !slices.ContainsFunc(r.things, func(t thing) bool { return asksMark(&t, side.is) }) {
			continue
		}
		if r.fought > 0 && !r.onlyPumped() {
			return r.stop(r.refuse("not_understood", 0, len(r.toks)-1, say.New("An effect asks what is attacking or blocking, which changes in this question; say what it is in a fact.")))
		}
		for k, i := range side.who {
			if !slices.Contains(side.who[:k], i) {
				r.facts = append(r.facts, line{text: r.called(i) + " is " + side.is, span: r.events[r.fought].span})
			}
		}
	}
	return true
}

// onlyPumped reports whether nothing but changes for the turn stands before the combat damage.
func (r *reader) onlyPumped() bool {
	const lasts = " until end of turn"
	return !slices.ContainsFunc(r.events[:r.fought], func(l line) bool { return !strings.HasSuffix(l.text, lasts) })
}

// asksMark reports whether an effect of a thing asks for what a mark says.
func asksMark(t *thing, mark string) bool {
	return t.card != nil && hasOneSuch(t.card, func(e *engine.Effect) bool {
		found := false
		e.Visit(&engine.Visitor{Filter: func(f *engine.Filter) {
			found = found || slices.ContainsFunc(f.Marks, func(m string) bool { return strings.Contains(m, mark) })
		}})
		return found
	})
}
