package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// The words before what something is attached to.
const attachedWords = "attached to;that are attached to"

// attachedBehind reads what things are attached to:
//
//	AttachedBehind = "attached to" ( "a creature" | "creatures" | "it" | "that" Noun ) .
//
// "It" is the one target of the spell.
func (r *reader) attachedBehind(f *engine.Filter) bool {
	const creatures, again = "a creature;creatures", "it;them;that creature;that permanent"
	at := r.i
	if !r.resolves || !r.eatOneOf(attachedWords) {
		return false
	}
	mark := shape.AttachedToCreature
	if !r.eatOneOf(creatures) {
		mark = shape.AttachedToTarget
		if !r.aimed || r.aimedTwice || r.aimedAtPlayers() || !r.eatOneOf(again) {
			r.i = at
			return r.fail()
		}
	}
	f.Marks = append(f.Marks, mark)
	return true
}

// createdAttached reads what a token is attached to as it is created:
//
//	CreatedAttached = "attached to" Phrase .
func (r *reader) createdAttached() bool {
	const to = "attached to"
	if !r.resolves || !r.eatPhrase(to) {
		return true
	}
	p, ok := r.nounPhrase()
	on := refOf(p.Filter)
	if !ok || p.Players || on != engine.Target && on != engine.Target2 && on != engine.Those {
		return r.fail()
	}
	r.moreIns = append(r.moreIns, engine.Instruction{Verb: engine.AttachTo, What: engine.Those, On: on, Filter: aim(&p.Filter)})
	r.names(&p.Filter)
	return r.countsTargets(&p) || r.fail()
}

// roleName reads what a Role token is called: "Wicked Role", "Young Hero Role".
func (r *reader) roleName(t *engine.Tokens) bool {
	const role, aura, longest = "role", "Aura", 3
	for n := 1; n < longest; n++ {
		if !r.ahead(n-1).Capital() || r.ahead(n).Text != role {
			continue
		}
		t.Name = r.rawWords(r.i, r.i+n+1)
		t.Types |= engine.Enchantment
		t.Subtypes = append(t.Subtypes, aura, r.ahead(n).Raw)
		r.i += n + 1
		return true
	}
	return false
}
