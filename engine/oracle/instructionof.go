package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// ParseInstruction reads what a spell or ability does, sentence by sentence:
// "Destroy target creature. If a white creature dies this way, …".
func ParseInstruction(name, text string) ([]engine.Instruction, *lex.Error) {
	return parseInstruction(selfNames(name, true), text, false)
}

// parseInstruction reads it of a card that its text calls by some names: of what a spell does,
// or of an ability, with what it triggers on or costs before it.
func parseInstruction(names []string, text string, spell bool) ([]engine.Instruction, *lex.Error) {
	if lex.TooLong(text) {
		return nil, lex.TooLarge(text)
	}
	toks := dropReminders(lex.Scan(text, names...))
	r := newReader(text, toks)
	if !spell {
		r.skipTrigger(&Ability{})
		r.cost(&Ability{})
	}
	var all []engine.Instruction
	aims := 0
	r.resolves = true
	for !r.done() {
		if r.aimed {
			r.it = r.aimedIt()
		}
		r.aimedTwice = aimed(all) > 1 && !r.aimedAtPlayers()
		if r.aimedTwice {
			r.it = engine.NoRef // nobody says which of the two
		}
		r.abilityWord(&Ability{})
		start := r.i
		if r.cantRegenerate(all) || r.ifDone(all) || r.handRevealed(&all) {
			aims += targets(r.toks[start:r.i])
			continue
		}
		if later, ok := r.setsUp(); spell && ok && !r.madeEffect {
			all = append(all, later)
			continue
		}
		r.i = start
		ins, ok := r.conditional()
		if !ok && !r.effectSentence(start, all) {
			r.fail()
			return nil, r.refusal()
		}
		r.madeEffect = r.madeEffect || !ok
		if ok {
			all, aims = append(all, ins...), aims+targets(r.toks[start:r.i])
		}
	}
	if aims > aimed(all) {
		r.fail()
		return nil, r.refusal()
	}
	return all, nil
}

// cantRegenerate reads "It can't be regenerated" about what was destroyed.
func (r *reader) cantRegenerate(all []engine.Instruction) bool {
	at := r.i
	if len(all) == 0 || all[len(all)-1].Verb != engine.Destroy {
		return false
	}
	if _, ok := r.eatAny("it", "they"); !ok || !r.eatWords("can't", "be", "regenerated") || !r.sentenceEnds() {
		r.i = at
		return false
	}
	all[len(all)-1].NoRegen = true
	return true
}

// ifDone reads what follows on an action, or on its not being done:
//
//	IfDone = ( "If" ( "you do" | "that player does" | "they do" | "you don't" | "you can't" ) | "Otherwise" ) "," Instructions .
func (r *reader) ifDone(all []engine.Instruction) bool {
	at := r.i
	done := r.eatWords("if", "you", "do", ",") || r.eatWords("if", "that", "player", "does", ",") || r.eatWords("if", "they", "do", ",") || r.eatWords("when", "you", "do", ",")
	if !done && !r.eatWords("if", "you", "don't", ",") && !r.eatWords("if", "you", "can't", ",") && !r.eatWords("otherwise", ",") {
		return false
	}
	ins, ok := r.plainInstructions()
	if !ok || len(all) == 0 {
		r.i = at
		return false
	}
	last := &all[len(all)-1]
	if done {
		last.Then = append(last.Then, ins...)
	} else {
		last.Else = append(last.Else, ins...)
	}
	return true
}

// effectSentence reads a sentence that makes an effect of its own, or changes what the
// sentences before it do; ParseAbility gives it, and it is no instruction.
func (r *reader) effectSentence(start int, before []engine.Instruction) bool {
	failed := r.far
	r.i = start
	if r.aimed {
		r.it = r.aimedIt()
	}
	if _, ok := r.sentence(); ok {
		return true
	}
	r.i = start
	if r.aimed {
		r.it = r.aimedIt()
	}
	r.said = saidBefore{does: before, words: r.toks[:start]}
	if _, ok := r.selfReplacement(&Ability{Created: true}); ok {
		return true
	}
	r.far = failed
	return false
}

// conditional reads
//
//	["If" Condition ","] Instructions "." .
func (r *reader) conditional() ([]engine.Instruction, bool) {
	var cond *engine.Cond
	if r.eatWords("if") {
		c, ok := r.thisWay()
		if !ok || !r.eat(",") {
			return nil, false
		}
		cond = &c
	}
	r.eatWords("then")
	ins, ok := r.plainInstructions()
	if !ok {
		return nil, false
	}
	for i := range ins {
		if cond != nil {
			ins[i].If = cond
		}
	}
	return ins, true
}

// thisWay reads "a white creature dies this way", "that creature is destroyed
// this way", or any other condition.
func (r *reader) thisWay() (engine.Cond, bool) {
	at := r.i
	if p, ok := r.nounPhrase(); ok {
		f := p.Filter
		word := ""
		switch {
		case r.eatWords("dies", "this", "way"), r.eatWords("die", "this", "way"),
			r.eatWords("is", "put", "into", "a", "graveyard", "this", "way"):
			word = "dies"
		case r.eatWords("is", "destroyed", "this", "way"):
			word = "destroyed"
		case r.eatWords("is", "exiled", "this", "way"):
			word = "exiled"
		default:
			r.i = at
			return r.condition()
		}
		r.it = engine.Those
		return engine.Cond{Kind: engine.ThisWay, Filter: &f, Word: word}, true
	}
	r.i = at
	return r.condition()
}
