package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// Words of such a choice, and those that are printed for it.
const (
	revealsHand = "reveals their hand . you choose"
	fromIt      = "from it"
	asYouChoose = "from their revealed hand as you choose"
)

// handRevealed reads
//
//	Revealed = Subject "reveals their hand" "." "You choose" Noun "from it" [ "with mana value" … ]
//	         ( "." "That player discards that card" | "." "Exile that card" | "and exile that card" ) "." .
//
// as what becomes of the card.
func (r *reader) handRevealed(all *[]engine.Instruction) bool {
	at, far, it := r.i, r.far, r.it
	in := engine.Instruction{Amount: shape.Lit(1), From: engine.Hand, Word: shape.RevealedHand}
	if !r.doer(&in) || !r.eatPhrase(revealsHand) || !r.cardFromIt(&in) || !r.cardGoes(&in) || !r.sentenceEnds() {
		r.i, r.far, r.it = at, max(far, r.far), it
		return false
	}
	*all = append(*all, in)
	return true
}

// cardFromIt reads "a nonland card from it with mana value 3 or less".
func (r *reader) cardFromIt(in *engine.Instruction) bool {
	p, ok := r.simple()
	if !ok || p.Noun != engine.CardNoun || p.Count == nil || p.Count.Op != engine.Lit || p.Count.N != 1 || len(p.Or) > 0 || !r.eatPhrase(fromIt) {
		return false
	}
	f := p.Filter
	if r.eatWords("with") && !r.measure(&f) {
		return false
	}
	if !shape.Same(f, engine.Filter{Noun: engine.CardNoun}) {
		in.Filter = &f
	}
	return true
}

// cardGoes reads what becomes of the card.
func (r *reader) cardGoes(in *engine.Instruction) bool {
	const discards, exiles, andExiles = ". that player discards that card", ". exile that card", "and exile that card"
	switch {
	case r.eatPhrase(discards):
		in.Verb = engine.Discard
	case r.eatPhrase(exiles), r.eatPhrase(andExiles):
		in.Verb, in.Dest = engine.Move, engine.Exile
	default:
		return false
	}
	return in.Who != engine.NoRef
}
