package paragraph

import (
	"slices"

	"apnap/engine"
)

// toCast is the verb of casting.
const toCast = "cast"

// wasCast notes of the events from a place on that the spell was cast before them, where the
// words at a token say so.
func (r *reader) wasCast(told, from int) {
	if r.cast == "" || told >= len(r.events) || !castWord(r.toks[from].Text) {
		return
	}
	if r.casts == nil {
		r.casts = map[string]string{}
	}
	r.casts[r.events[told].text] = r.cast
}

// tellCasts puts before what spells do that they are cast, where an effect of the question looks
// at that. It reports whether it did.
func (r *reader) tellCasts(s *engine.Scenario) bool {
	if len(r.casts) == 0 || !waits(s, engine.CastSpell) {
		return false
	}
	for at := 0; at < len(r.events); at++ {
		if cast := r.casts[r.events[at].text]; cast != "" {
			r.events = slices.Insert(r.events, at, line{text: cast, span: r.events[at].span})
			at++
		}
	}
	r.casts = nil
	return true
}
