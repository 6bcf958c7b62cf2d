package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
)

// triggerResolves takes up that the triggered ability of a permanent resolves, which the engine carries out.
func (r *reader) triggerResolves(t *claim, n *noun) bool {
	if n.card != nil && t.Verb != nil && (t.triggers == "" || t.triggers == tree.TheOnly) {
		if i, ok := r.thingOf(n); ok {
			if taken, ok := r.doesOnEntry(t, i); taken {
				return ok
			}
		}
	}
	if t.Verb == nil || t.Verb.Neg || t.Verb.Passive || !lexicon.Plays(t.Verb.Plain, lexicon.ResolvesVerb) && !lexicon.Plays(t.Verb.Word, lexicon.AimedAt) || n.card == nil || isSpell(n.card) || n.many > 1 || !t.hasTrigger(n.card) {
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
	if t.triggers != "" && t.triggers != tree.TheOnly {
		text = possessive(r.called(i)) + " " + t.triggers + triggerResolving
	}
	if len(to.list) > 0 {
		on, ok := r.allNamed(to.list)
		if !ok {
			return false
		}
		text += aimedBehind + on
	}
	return r.addEvent(text, t.from, t.Span[1])
}

// hasTrigger reports whether a card has the triggered ability that a clause speaks of: one that a keyword stands for, or its only one.
func (t *claim) hasTrigger(card *oracle.Card) bool {
	switch t.triggers {
	case "":
		return len(card.Triggers) > 0
	case tree.TheOnly:
		return len(card.Triggers) == 1 && card.Unwatched == 0
	}
	return slices.Contains(card.Keywords, t.triggers)
}

// What is said of an ability that resolves, and before what it is aimed at.
const (
	triggersResolving = "'s" + triggerResolving
	triggerResolving  = " trigger resolves"
	aimedBehind       = ", targeting "
)

// comesBack takes up that a creature comes back by persist or undying: "persists", "comes back with undying". That it dies comes
// before it, where nobody has told that.
func (r *reader) comesBack(t *claim, n *noun) bool {
	keyword := r.backBy(t)
	if keyword == "" || n.card == nil || !slices.Contains(n.card.Keywords, keyword) || n.many > 1 || t.Verb.Neg {
		return false
	}
	i, ok := r.thingOf(n)
	if !ok || !r.mustBeOwned(i, n) || !r.place(n, nobody, "") {
		return false
	}
	name := r.called(i)
	told := slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, name) })
	if !told && !r.addEvent(name+" "+lexicon.ThirdPerson(toDie), t.from, t.Span[1]) {
		return false
	}
	r.i = t.Span[1]
	return r.addEvent(name+"'s "+keyword+triggerResolving, t.from, t.Span[1])
}

// backBy is the keyword by which a clause says that something comes back, "" where it says anything else.
func (r *reader) backBy(t *claim) string {
	if lexicon.Plays(t.Verb.Plain, lexicon.ComesBackBy) && len(t.Args) == 0 {
		return t.Verb.Plain
	}
	if len(t.Args) != 1 || t.Args[0].Words == "" || !r.plays(&t.Args[0], lexicon.BackBy) {
		return ""
	}
	for w := range strings.FieldsSeq(t.Args[0].Words) {
		if lexicon.Plays(w, lexicon.ComesBackBy) {
			return w
		}
	}
	return ""
}
