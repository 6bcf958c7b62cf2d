package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// Words of such a choice, and those that are printed for it.
const (
	revealsHand = "reveals their hand . you choose;reveals their hand , you choose;reveals their hand , then you choose;reveals their hand and you choose"
	mayChoose   = "reveals their hand . you may choose"
	fromIt      = "from it"
	asYouChoose = "from their revealed hand as you choose"
)

// handChosen reads
//
//	Revealed = Subject "reveals their hand" ("." | "," ["then"] | "and") "you" ["may"] "choose" Noun "from it" [ "with mana value" … ]
//	         ( ("." | ", then") "that player discards that card" | "." "Exile that card" | "and exile that card" ) .
//
// as what becomes of the card.
func (r *reader) handChosen() (engine.Instruction, bool) {
	const hand = "hand"
	in := engine.Instruction{Amount: shape.Lit(1), From: engine.Hand, Word: shape.RevealedHand}
	if !r.resolves || !r.spokenAhead(hand) {
		return in, false
	}
	at, far, it, player := r.i, r.far, r.it, r.player
	if !r.handShown(&in) || !r.cardFromIt(&in) || !r.cardGoes(&in) {
		r.i, r.far, r.it, r.player = at, max(far, r.far), it, player
		return in, false
	}
	return in, true
}

// handShown reads whose hand is revealed, or looked at, up to the card that is chosen from it.
func (r *reader) handShown(in *engine.Instruction) bool {
	const lookAt, andChoose = "look at", "hand and choose"
	if !r.eatPhrase(lookAt) {
		if !r.doer(in) {
			return false
		}
		in.May = r.eatPhrase(mayChoose)
		return in.May || r.eatOneOf(revealsHand)
	}
	rel, ok := r.possessor()
	if !ok || !ofTarget(rel) || !r.eatPhrase(andChoose) {
		return false
	}
	in.Who, in.Aim = engine.Target, targetPlayer(rel)
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
	discards, exiles, andExiles := ". that player discards that card;, then that player discards that card", ". exile that card", "and exile that card"
	if in.Amount.Op != engine.Lit || in.Amount.N != 1 {
		discards, exiles, andExiles = ". that player discards those cards;, then that player discards those cards", ". exile those cards", "and exile those cards"
	}
	const mayDiscard, mayExile = ". if you do , that player discards that card;. if you do , they discard it;. if you do , they discard that card", ". if you do , that player exiles that card;. if you do , exile that card"
	switch {
	case in.May && r.eatOneOf(mayDiscard), r.eatOneOf(discards):
		in.Verb = engine.Discard
	case in.May && r.eatOneOf(mayExile):
		in.Verb, in.Dest = engine.Move, engine.Exile
	case r.eatPhrase(exiles), r.eatPhrase(andExiles):
		in.Verb, in.Dest = engine.Move, engine.Exile
	default:
		return false
	}
	return in.Who != engine.NoRef
}
