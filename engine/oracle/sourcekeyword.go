package oracle

import "apnap/engine"

// asThough reads
//
//	"all damage is dealt" ["to" Phrase] "as though its source had" Keyword .
func (r *reader) asThough(e *engine.Effect) bool {
	if !r.eatWords("all", "damage", "is", "dealt") {
		return r.fail()
	}
	e.Kind, e.When.Kind = engine.AsThough, engine.Damage
	if r.eatWords("to") {
		p, ok := r.nounPhrase()
		if !ok {
			return false
		}
		e.When.Affected = recipient(p.Filter)
	}
	if !r.eat("as", "though", "its", "source", "had") {
		return false
	}
	w, ok := r.keyword()
	e.Do = []engine.Change{{Kind: engine.MarkEvent, Keywords: []string{w}}}
	return ok
}
