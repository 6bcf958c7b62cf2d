package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// besides passes over what else is said of a subject, up to what it can't do:
//
//	Predicate { [","] ["and"] Predicate } ,
//
// where at least one predicate is a can't effect and the others say something
// about combat, costs or characteristics.
func (r *reader) besides(e *engine.Effect, p *Phrase) ([]engine.Effect, bool) {
	at := r.i
	var all []engine.Effect
	for !r.sentenceOver() {
		if !r.is("can't") {
			if !besidesWord(r.peek(), r.ahead(1)) {
				r.i = at
				return nil, r.fail()
			}
			r.i++
			continue
		}
		r.i++
		if r.is("attack") || r.is("block") || r.is("be", "blocked") || r.is("be", "the") {
			continue
		}
		next := *e
		if !r.cantSentence(&next, p) || !r.sentenceOver() && !r.is(",") && !r.is("and") {
			r.i = at
			return nil, r.fail()
		}
		all = append(all, next)
	}
	if len(all) == 0 {
		r.i = at
		return nil, r.fail()
	}
	return all, true
}

// sentenceOver reports whether the sentence ends here.
func (r *reader) sentenceOver() bool { return r.done() || r.is(".") || r.is("\"") }

// besidesWord reports whether a word may be passed over: none that makes a
// condition, a replacement or a further effect.
func besidesWord(t, next lex.Token) bool {
	switch t.Text {
	case "would", "instead", "prevent", "enters", "enter", "skip", "skips", "unless", "until", "\"", "regenerate", "during", "doesn't", "don't", "may", "while":
		return false
	case "if":
		return next.Text == "able"
	case "as":
		return next.Text == "though"
	}
	return true
}

// ignoredForMana reads "Any player may pay {2} for that player to ignore this
// effect until end of turn" after what can't be done: whoever has paid says so by
// a fact, "Bob ignores" the effect.
func (r *reader) ignoredForMana(e *engine.Effect) bool {
	at := r.i
	if e.Kind != engine.Cant || !r.eatWords("any", "player", "may", "pay") {
		r.i = at
		return false
	}
	cost := r.symbols()
	if cost == "" || !r.eatWords("for", "that", "player", "to", "ignore", "this", "effect", "until", "end", "of", "turn") || !r.sentenceEnds() {
		r.i = at
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.MarkEvent, What: "Any player may pay " + cost + " for that player to ignore this effect until end of turn"})
	return true
}
