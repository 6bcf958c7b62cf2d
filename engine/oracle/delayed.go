package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
)

// delayedAbility tells that a spell has something triggered later, which its resolving does not
// carry out (cr.NextWaitsForUnskipped tells of what comes of it).
const delayedAbility = "gets a delayed triggered ability"

// The words by which cards tell when something is to be done.
const (
	beginningAt = "at the beginning of"
	thatEndStep = "that turn 's end step"
	eachCombat  = "each combat this turn"
	youNextCast = "you next cast"
	ofThisTurn  = "this turn"
	underYours  = "under your control"
	forATime    = "until end of turn ,;this turn ,;until your next turn ,"
)

// setsUp reads a sentence of a spell that has something done later:
//
//	SetsUp = [ For "," ] ( ( "When" | "Whenever" ) Happens "this turn" | "At the beginning of" When ) "," Instructions "." [ "If you don't" "," Instructions "." ] .
func (r *reader) setsUp() (engine.Instruction, bool) {
	in := engine.Instruction{Verb: engine.OtherAction, Word: delayedAbility, Told: true, Who: engine.RefYou}
	at := r.i
	timed := r.eatOneOf(forATime)
	if !r.is("when") && !r.is("whenever") && !r.is(strings.Fields(beginningAt)...) {
		r.i = at
		return in, false
	}
	sub := newReader(r.text, append(slices.Clone(r.toks[r.i:r.sentenceEnd()]), r.toks[len(r.toks)-1]))
	sub.it, sub.player, sub.aimed, sub.spell = r.it, r.player, r.aimed, r.spell
	if !sub.laterEvent(timed) || !sub.eat(",") {
		r.i, r.far = at, max(r.far, r.i+sub.far)
		return in, false
	}
	sub.happens, sub.bound, sub.until, sub.conds, sub.resolves = false, false, engine.Forever, nil, true
	if r.aimed && sub.it == engine.This {
		sub.it = r.it
	}
	var all []engine.Instruction
	for !sub.done() {
		if len(all) > 0 && sub.ifDone(all) {
			continue
		}
		ins, ok := sub.conditional()
		if !ok {
			r.i, r.far = at, max(r.far, r.i+sub.far)
			return in, false
		}
		all = append(all, ins...)
	}
	end := r.i + sub.i
	if timed && (!r.endsParagraph(end) || targets(r.toks[r.i:end]) > 0) { // more of what is triggered, or what the spell is aimed at
		r.i = at
		return in, false
	}
	r.i = end
	if !r.orElseLater(all) {
		return in, r.fail()
	}
	return in, true
}

// endsParagraph reports whether a paragraph ends before a token.
func (r *reader) endsParagraph(i int) bool {
	return i >= len(r.toks)-1 || strings.Contains(r.text[r.toks[i-1].End:r.toks[i].Start], "\n")
}

// orElseLater reads what happens where what was to be done later is not done, which is no
// sentence of its own.
func (r *reader) orElseLater(all []engine.Instruction) bool {
	if !r.is("if", "you", "don't") && !r.is("if", "you", "do") {
		return true
	}
	return r.ifDone(slices.Clone(all))
}

// sentenceEnd is where the sentence ends that the next token is in, its full stop included.
func (r *reader) sentenceEnd() int {
	quoted := false
	for i := r.i; i < len(r.toks); i++ {
		switch r.toks[i].Text {
		case "\"":
			quoted = !quoted
		case ".":
			if !quoted {
				return i + 1
			}
		}
	}
	return len(r.toks) - 1
}

// laterEvent reads what something waits for that is to come this turn, or the next time; timed is set
// where for how long was said before.
func (r *reader) laterEvent(timed bool) bool {
	r.happens, r.bound = true, true
	if r.eatPhrase(beginningAt) {
		e := engine.Effect{}
		return r.eatPhrase(thatEndStep) || r.eatPhrase(eachCombat) || r.due(&e)
	}
	r.eatAny("when", "whenever")
	if r.eatPhrase(youNextCast) {
		p, ok := r.nounPhrase()
		return ok && p.Noun == engine.SpellNoun && r.eatPhrase(ofThisTurn)
	}
	_, ok := r.eventClause()
	r.eatPhrase(underYours)
	return ok && (timed || r.until == engine.ThisTurn || begins(r.toks[max(r.i-2, 0):], ofThisTurn) || r.eatPhrase(ofThisTurn))
}

// putOff makes an instruction that is to be carried out later one that only tells so.
//
//	PutOff = "at the beginning of" When .
func (r *reader) putOff(list []engine.Instruction) bool {
	at := r.i
	e := engine.Effect{}
	if !r.eatPhrase(beginningAt) {
		return false
	}
	last := &list[len(list)-1]
	if r.madeEffect || last.If != nil || last.Unless != nil || !r.due(&e) || len(list) > 1 && !goesBefore(list[len(list)-2].Verb) {
		r.i = at
		return false
	}
	*last = engine.Instruction{Verb: engine.OtherAction, Word: delayedAbility, Told: true, Who: engine.RefYou}
	return true
}

// goesBefore reports whether an action before one that is put off is itself done at once: what
// is made or put somewhere now is what the later one is about.
func goesBefore(v engine.EventKind) bool {
	return v == engine.CreateTokens || v == engine.Move || v == engine.Enter || v == engine.Alter || v == engine.GainControl
}
