package paragraph

import "apnap/engine/lang/lexicon"

// worn reads what a permanent is enchanted or equipped with, behind it:
//
//	Worn = [ "," ] ( "enchanted with" | "enchanted by" | "wearing" | "with" ) Aura [ "attached" | "on it" ] .
func (r *reader) worn(n *noun) bool {
	at := r.i
	if r.wearing || n.who != nobody || n.detail.worn != nil || n.card == nil && n.words == "" {
		return false
	}
	r.eat(",")
	r.says(lexicon.WhichHas)
	with := r.eat("with")
	if !with && !r.says(lexicon.WornBy) {
		r.i = at
		return false
	}
	aura, ok := r.wornBy(with)
	if !ok {
		r.i = at
		return false
	}
	if r.is(",") && r.i+1 < r.end {
		r.i++
		if !r.verbHere() {
			r.i--
		}
	}
	n.detail.worn = &aura
	return true
}

// wornBy reads the Aura or Equipment; behind "with" it must be said that it is attached.
func (r *reader) wornBy(must bool) (noun, bool) {
	err := r.err
	r.wearing = true // what is worn wears nothing itself
	aura, ok := r.noun(true)
	r.wearing = false
	if !ok || aura.card == nil || !attaches(aura.card) || aura.detail.on != nil {
		r.err = err
		return aura, false
	}
	said := r.says(lexicon.IsWornBy)
	return aura, said || !must
}

// wear attaches an Aura or Equipment to a thing; where nobody says whose it is, it is
// that of the thing's controller.
func (r *reader) wear(i int, aura *noun) bool {
	at, t := r.i, r.things[i]
	on := newNoun(aura.from)
	on.to, on.card, on.words, on.owner, on.det = aura.to, t.card, t.words, t.owner, "the"
	if aura.owner == nobody {
		aura.owner = t.owner
	}
	aura.detail.on = &on
	ok := r.place(aura, nobody, "")
	r.i = at
	r.object = i
	if last := len(r.mentioned) - 1; ok && last > 0 && r.things[r.mentioned[last]].card == aura.card {
		r.mentioned = r.mentioned[:last] // "it" goes on about what wears it
	}
	return ok
}
