package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// oneOfTwo reads which of two targets named before is meant, by whose it is:
//
//	OneOfTwo = "the" [ "chosen" ] Noun ( "you control" | "you don't control" | "an opponent controls" ) .
func (r *reader) oneOfTwo() (Phrase, bool) {
	const the, chosen = "the", "chosen"
	at := r.i
	if !r.aimedTwice || !r.eatPhrase(the) {
		return Phrase{}, false
	}
	r.eatPhrase(chosen)
	var p Phrase
	if r.nouns(&p) && p.Controller != engine.AnyRelation {
		for i, f := range r.two {
			if other := r.two[1-i]; f != nil && other != nil && f.Controller == p.Controller && other.Controller != p.Controller && f.Types == p.Types {
				r.it = [...]engine.Ref{engine.Target, engine.Target2}[i] // "its" from here on
				return Phrase{Named: true, Filter: engine.Filter{Is: r.it}}, true
			}
		}
	}
	r.i = at
	return Phrase{}, false
}

// bothFight reads
//
//	BothFight = ( "those creatures" | "the chosen creatures" ) "fight each other" "." .
//
// of the two targets named before.
func (r *reader) bothFight() (engine.Instruction, bool) {
	const both, then = "those creatures fight each other;the chosen creatures fight each other", "then"
	at := r.i
	r.eatPhrase(then)
	if !r.aimedTwice || !r.eatOneOf(both) || !r.sentenceEnds() {
		r.i = at
		return engine.Instruction{}, false
	}
	return engine.Instruction{Verb: engine.OtherAction, Word: engine.FightWord, What: engine.Target, On: engine.Target2}, true
}

// namesTwo notes what the two targets that instructions name have to be.
func (r *reader) namesTwo(all []engine.Instruction) {
	r.two = [2]*engine.Filter{engine.AskedOf(all, engine.Target), engine.AskedOf(all, engine.Target2)}
	if f := r.two[0]; f != nil && shape.OnlyPlayers(f) {
		r.two[0] = nil
	}
}
