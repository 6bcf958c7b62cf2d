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
	if !r.handShown(&in) || !r.cardFromIt(&in) || !r.cardGoes(&in) || !r.sentenceEnds() {
		r.i, r.far, r.it = at, max(far, r.far), it
		return false
	}
	*all = append(*all, in)
	return true
}

// handShown reads whose hand is revealed, or looked at, up to the card that is chosen from it.
func (r *reader) handShown(in *engine.Instruction) bool {
	const lookAt, andChoose = "look at", "hand and choose"
	if !r.eatPhrase(lookAt) {
		return r.doer(in) && r.eatPhrase(revealsHand)
	}
	rel, ok := r.possessor()
	if !ok || !ofTarget(rel) || !r.eatPhrase(andChoose) {
		return false
	}
	in.Who, in.Aim = engine.Target, &engine.Filter{Players: true, Is: engine.Target, Targeted: true}
	if rel == engine.TargetFoe {
		in.Aim.Player = engine.Opponent
	}
	return true
}

// cardFromIt reads "a nonland card from it with mana value 3 or less".
func (r *reader) cardFromIt(in *engine.Instruction) bool {
	p, ok := r.simple()
	if !ok || p.Noun != engine.CardNoun || p.Count == nil || p.UpTo || p.Count.Op != engine.Lit && p.Count.Op != engine.XValue || len(p.Or) > 0 || !r.eatPhrase(fromIt) {
		return false
	}
	in.Amount = p.Count
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
	discards, exiles, andExiles := ". that player discards that card", ". exile that card", "and exile that card"
	if in.Amount.Op != engine.Lit || in.Amount.N != 1 {
		discards, exiles, andExiles = ". that player discards those cards", ". exile those cards", "and exile those cards"
	}
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
