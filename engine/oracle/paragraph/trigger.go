package paragraph

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// triggerResolves takes up that the triggered ability of a permanent resolves, which the engine carries out.
func (r *reader) triggerResolves(t *claim, n *noun) bool {
	if t.Verb == nil || t.Verb.Neg || t.Verb.Passive || !lexicon.Plays(t.Verb.Plain, lexicon.ResolvesVerb) || n.card == nil || isSpell(n.card) || n.many > 1 || len(n.card.Triggers) == 0 {
		return r.notUnderstood(t)
	}
	i, ok := r.thingOf(n)
	if !ok || !r.mustBeOwned(i, n) {
		return false
	}
	to, ok := r.aims(t.Args, r.things[i].owner)
	if !ok || to.times > 0 || to.amount != engine.Unset || to.x != engine.Unset || to.modes != "" || !r.isCertain() || !r.place(n, nobody, "") {
		return false
	}
	text := r.called(i) + triggersResolving
	if len(to.list) > 0 {
		on, ok := r.allNamed(to.list)
		if !ok {
			return false
		}
		text += aimedBehind + on
	}
	return r.addEvent(text, t.from, t.Span[1])
}

// What is said of an ability that resolves, and before what it is aimed at.
const (
	triggersResolving = "'s trigger resolves"
	aimedBehind       = ", targeting "
)
