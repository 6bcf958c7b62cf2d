package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// ParseInstruction reads what a spell or ability does, sentence by sentence:
// "Destroy target creature. If a white creature dies this way, …".
func ParseInstruction(name, text string) ([]engine.Instruction, *lex.Error) {
	ins, _, refused := parseInstruction(selfNames(name, true), text, false)
	return ins, refused
}

// parseInstruction reads it of a card that its text calls by some names: of what a spell does,
// or of an ability, with what it triggers on or costs before it. How many effects its sentences make
// besides is made; ParseCard gives them.
func parseInstruction(names []string, text string, spell bool) (all []engine.Instruction, made int, no *lex.Error) {
	if lex.TooLong(text) {
		return nil, 0, lex.TooLarge(text)
	}
	toks := dropReminders(lex.Scan(text, names...))
	r := newReader(text, toks)
	if !spell {
		r.skipTrigger(&Ability{})
		r.cost(&Ability{})
	}
	aims := 0
	var result *engine.Cond
	r.resolves = true
	for !r.done() {
		if r.aimed {
			r.it = r.aimedIt()
		}
		last := lastList(all)
		r.spokenOfLast(last)
		if r.aboutFaceDown(last) {
			return nil, 0, r.refusal()
		}
		r.aimedTwice = aimed(all) > 1 && !r.aimedAtPlayers()
		if r.aimedTwice {
			r.it = engine.NoRef // nobody says which of the two
			r.namesTwo(all)
		}
		if of, ok := r.resultOf(); ok {
			result = of
		}
		r.abilityWord(&Ability{})
		start := r.i
		if r.cantRegenerate(last) || r.tokensHave(last) || r.widens(all) || r.ifDone(all) || r.stillThat(all) || r.shufflesSearched(&all) || r.restEitherWay(all) {
			aims += targets(r.toks[start:r.i])
			continue
		}
		if fight, ok := r.bothFight(); ok {
			all = append(all, fight)
			continue
		}
		if later, ok := r.setsUp(); spell && ok && !r.madeEffect {
			all = append(all, later)
			continue
		}
		r.i = start
		if ins, ok := r.conditional(); ok {
			onResult(ins, result)
			underSame(all, ins)
			if aims += targets(r.toks[start:r.i]); !r.hangs(all, ins, start) {
				all = append(all, ins...)
			}
			continue
		}
		effects, ok := r.effectSentence(start, all)
		if !ok || result != nil { // which would be made whatever was rolled
			r.fail()
			return nil, 0, r.refusal()
		}
		made, r.madeEffect = made+len(effects), true
		supersede(all, effects)
	}
	if aims > aimed(all) || countsTold(all) {
		r.fail()
		return nil, 0, r.refusal()
	}
	return all, made, nil
}

// supersede has instructions that belong together be carried out only where nothing else is done in place of them
// all (cr.SelfReplacement): the first is an event, which the effect replaces, and what comes after it is left out.
// "Search your library for a card and put it into your hand. If …, instead search your library for two."
func supersede(all []engine.Instruction, effects []engine.Effect) {
	for i := range effects {
		e := &effects[i]
		if !e.Self || len(e.Do) != 1 || e.Do[0].Kind != engine.InsteadDo || len(e.If) != 1 || len(e.Do[0].Do) < 2 {
			continue
		}
		first := slices.IndexFunc(all, func(in engine.Instruction) bool { return in.Verb == e.When.Kind })
		if first < 0 {
			continue
		}
		last := lastSaidAgain(all, e.Do[0].Do)
		for k := first + 1; k <= last; k++ {
			all[k].Unless = &e.If[0]
		}
	}
}

// lastSaidAgain is the last of instructions that others say again, -1 where they say none of them.
func lastSaidAgain(all, again []engine.Instruction) int {
	for i := len(all) - 1; i >= 0; i-- {
		if slices.ContainsFunc(again, func(in engine.Instruction) bool { return in.Verb == all[i].Verb }) {
			return i
		}
	}
	return -1
}

// spokenOfLast makes "it" mean what the instruction before gave up or created, or showed of a library: of that
// nobody knows what it is.
func (r *reader) spokenOfLast(all []engine.Instruction) {
	if len(all) == 0 {
		return
	}
	switch last := &all[len(all)-1]; {
	case last.Verb == engine.Reveal && last.From == engine.Library:
		r.it = engine.NoRef
	case last.Verb == engine.CreateTokens && len(last.Tokens) == 1 && r.it == engine.This && (!r.aimed || r.aimedAtPlayers()):
		r.it = engine.Those
	case givesUpOne(last) && (!r.aimed || r.aimedAtPlayers()):
		r.it = engine.Those
	}
}

// givesUpOne reports whether an instruction has a player sacrifice one permanent, "that creature"
// from then on.
func givesUpOne(in *engine.Instruction) bool {
	one := in.Amount != nil && in.Amount.Op == engine.Lit && in.Amount.N == 1
	return in.Verb == engine.Sacrifice && in.Filter != nil && one && in.Who != engine.EachPlayer && in.Who != engine.EachOpponent
}

// cantRegenerate reads "It can't be regenerated" about what was destroyed.
func (r *reader) cantRegenerate(all []engine.Instruction) bool {
	at := r.i
	if len(all) == 0 || all[len(all)-1].Verb != engine.Destroy {
		return false
	}
	const these = "it;they;creatures destroyed this way"
	if !r.eatOneOf(these) || !r.eatWords("can't", "be", "regenerated") || !r.sentenceEnds() {
		r.i = at
		return false
	}
	last := &all[len(all)-1]
	last.NoRegen = true
	for i := range last.Else { // the other of two groups
		last.Else[i].NoRegen = last.Else[i].NoRegen || last.Else[i].Verb == engine.Destroy
	}
	return true
}

// tokensHave reads an ability of the tokens just created that stands in a sentence of its own:
//
//	Have = ( "it has" | "they have" ) Quoted "." .
func (r *reader) tokensHave(all []engine.Instruction) bool {
	const has = "it has;they have"
	at := r.i
	if len(all) == 0 || all[len(all)-1].Verb != engine.CreateTokens || !r.eatOneOf(has) {
		return false
	}
	own, ok := r.ownAbility()
	if !ok || r.saysSize || !r.sentenceEnds() {
		r.i = at
		return false
	}
	last := &all[len(all)-1]
	for i := range last.Tokens {
		last.Tokens[i].Tokens.Keywords = append(last.Tokens[i].Tokens.Keywords, own)
	}
	return true
}

// widens reads that what was done under a condition is done under another too:
//
//	Widens = Instruction "if" Condition "instead if" Condition "." .
//
// "Destroy target creature if it has mana value 2 or less. Destroy that creature if it has mana value 4
// or less instead if you control a Dragon."
func (r *reader) widens(all []engine.Instruction) bool {
	const ifWord, insteadIf = "if", "instead if"
	at := r.i
	if len(all) != 1 || all[0].If == nil || all[0].What != engine.Target {
		return false
	}
	again, ok := r.plainInstruction()
	if !ok || again.Verb != all[0].Verb || again.What != engine.Target || !r.eatPhrase(ifWord) {
		r.i = at
		return false
	}
	wider, ok := r.condition()
	if !ok || !r.eatPhrase(insteadIf) {
		r.i = at
		return false
	}
	given, ok := r.condition()
	if !ok || !r.sentenceEnds() {
		r.i = at
		return false
	}
	all[0].If = &engine.Cond{Kind: engine.AnyOf, Subs: []engine.Cond{*all[0].If, {Kind: engine.AllOf, Subs: []engine.Cond{given, wider}}}}
	return true
}

// widensBefore reports whether all that is left says under what other condition is done what a paragraph before says.
func (r *reader) widensBefore(does []engine.Instruction) bool {
	at, it, aimed, resolves := r.i, r.it, r.aimed, r.resolves
	r.aimed, r.resolves, r.it = true, true, engine.Target
	if len(does) == 1 && does[0].If == nil { // whose condition is kept apart from it
		does = []engine.Instruction{*does[0].Clone()}
		does[0].If = &engine.Cond{}
	}
	ok := r.widens(slices.Clone(does)) && r.done()
	r.it, r.aimed, r.resolves = it, aimed, resolves
	if !ok {
		r.i = at
	}
	return ok
}

// plainInstruction reads an instruction without what stands behind it.
func (r *reader) plainInstruction() (engine.Instruction, bool) {
	var in engine.Instruction
	v, ok := verbOf(r.peek().Text)
	if !ok {
		return in, false
	}
	r.i++
	return in, r.verb(v, &in)
}

// ifDone reads what follows on an action, or on its not being done:
//
//	IfDone = ( "If" ( "you do" | "that player does" | "they do" | "you don't" | "you can't" ) | "Otherwise" ) "," Instructions .
func (r *reader) ifDone(all []engine.Instruction) bool {
	at := r.i
	const ifThePlayer = "if the player does ,"
	done := r.eatPhrase(ifThePlayer) || r.eatWords("if", "you", "do", ",") || r.eatWords("if", "that", "player", "does", ",") || r.eatWords("if", "they", "do", ",") || r.eatWords("when", "you", "do", ",")
	if !done && !r.eatWords("if", "you", "don't", ",") && !r.eatWords("if", "you", "can't", ",") && !r.eatWords("otherwise", ",") {
		return false
	}
	ins, ok := r.plainInstructions()
	if !ok || len(all) == 0 || all[len(all)-1].Told && strings.HasPrefix(all[len(all)-1].Word, may) {
		r.i = at // nobody says whether it is done
		return false
	}
	if last := &all[len(all)-1]; done {
		last = lastSaid(all)
		last.Then, r.ifDid = append(last.Then, ins...), true
	} else {
		last.Else = append(last.Else, ins...)
	}
	return true
}

// effectSentence reads a sentence that makes an effect of its own, or changes what the
// sentences before it do; ParseAbility gives it, and it is no instruction.
func (r *reader) effectSentence(start int, before []engine.Instruction) ([]engine.Effect, bool) {
	failed := r.far
	r.i = start
	if r.aimed {
		r.it = r.aimedIt()
	}
	if effects, ok := r.sentence(); ok {
		r.preventedMore(effects)
		return effects, true
	}
	r.i = start
	if r.aimed {
		r.it = r.aimedIt()
	}
	if effects, ok := one(r.excessSentence(r.lastSentence(start))); ok && len(before) > 0 && before[len(before)-1].Verb == engine.Damage {
		return effects, true
	}
	r.i = start
	r.said = saidBefore{does: before, words: r.toks[:start]}
	if effects, ok := r.selfReplacement(&Ability{Created: true}); ok {
		return effects, true
	}
	r.far = failed
	return nil, false
}

// lastSentence is where the sentence begins that ends before a token.
func (r *reader) lastSentence(end int) int {
	const stop = "."
	for i := end - 2; i >= 0; i-- {
		if r.toks[i].Text == stop {
			return i + 1
		}
	}
	return 0
}

// preventedMore reads what follows on damage that the effect before prevents, which is part of it.
func (r *reader) preventedMore(effects []engine.Effect) {
	const prevented, prevents = "is prevented this way", "damage prevented this way"
	for len(effects) == 1 && effects[0].Kind == engine.Prevention && !r.done() {
		at := r.i
		if !r.spokenAhead(prevented) && !r.spokenAhead(prevents) || !r.followUp(&effects[0]) {
			r.i = at
			return
		}
	}
}

// conditional reads
//
//	["Then"] ["If" Condition ","] Instructions "." .
func (r *reader) conditional() ([]engine.Instruction, bool) {
	var cond *engine.Cond
	if told, ok := r.toldWhole(); ok {
		return []engine.Instruction{told}, true
	}
	r.eatWords("then")
	if r.eatWords("if") {
		c, ok := r.thisWay()
		if !ok || !r.eat(",") {
			return nil, false
		}
		if cond = &c; r.resolves && c.Ref == engine.This && (c.Kind == engine.RefIs || c.Kind == engine.CountIs) && r.it == engine.ThatObject {
			defer func() { r.it = engine.ThatObject }()
			r.it = engine.This // of which the condition spoke
		}
	}
	r.eatWords("then")
	each, ok := r.forEachFirst()
	if !ok {
		return nil, false
	}
	if in, ok := r.byControllers(each); ok && cond == nil {
		return []engine.Instruction{in}, r.sentenceEnds()
	}
	r.replaced = false
	start := r.i
	ins, ok := r.plainInstructions()
	if cond != nil && r.resolves && r.replaced { // which changes what was done before
		return nil, false
	}
	if !ok || each != nil && (targets(r.toks[start:r.i]) > 0 || slices.ContainsFunc(ins, speaksOfOne)) {
		return nil, false
	}
	for i := range ins {
		if each != nil {
			r.multiply(&ins[i], each)
		}
	}
	for i := range ins {
		if cond != nil {
			ins[i].If = cond
			for k := range ins[i].Else { // done unless somebody does the other
				ins[i].Else[k].If = cond
			}
		}
	}
	return ins, true
}

// underSame puts what is done with those things of which the sentence before spoke under its condition, which says
// whether they are spoken of at all.
func underSame(all, ins []engine.Instruction) {
	if len(all) == 0 {
		return
	}
	last := &all[len(all)-1]
	if last.If == nil || last.Filter == nil || last.What != engine.NoRef {
		return
	}
	for i := range ins {
		if in := &ins[i]; in.If == nil && (in.What == engine.Those || in.On == engine.Those) {
			in.If = last.If
		}
	}
}

// toldWhole reads a sentence that is told as it stands, with its condition.
func (r *reader) toldWhole() (engine.Instruction, bool) {
	const cond, each = "if", "for"
	at := r.i
	if !r.resolves || !r.is(cond) && !r.is(each) {
		return engine.Instruction{}, false
	}
	in, ok := r.tells()
	if ok = ok && r.sentenceEnds(); !ok {
		r.i = at
	}
	return in, ok
}

// forEachFirst reads "For each land you control," before what is done as often, nil where nothing
// of the kind stands there.
func (r *reader) forEachFirst() (*engine.Expr, bool) {
	const forEach, comma = "for each", ","
	if !r.resolves || !r.is(strings.Fields(forEach)...) {
		return nil, true
	}
	n, ok := r.forEach()
	if !ok || !r.eatPhrase(comma) {
		return nil, r.fail()
	}
	r.it = engine.NoRef // of none of them alone
	return n, true
}

// byControllers reads what whoever controlled each of the things does of which something was done this way, as what each
// player does as often: "its controller creates a 3/3 green Elephant creature token".
func (r *reader) byControllers(each *engine.Expr) (engine.Instruction, bool) {
	const controller, thisWay = "its controller", " this way"
	in, at := engine.Instruction{Who: engine.EachPlayer}, r.i
	done := func(m string) bool { return strings.HasSuffix(m, thisWay) }
	if each == nil || each.Op != engine.CountOf || each.Filter.Controller != engine.AnyRelation || len(each.Filter.Or) > 0 || !slices.ContainsFunc(each.Filter.Marks, done) || !r.eatPhrase(controller) {
		return in, false
	}
	v, verb := verbOf(r.peek().Text)
	if r.i++; !verb || !r.verb(v, &in) || aimed([]engine.Instruction{in}) > 0 || speaksOfOne(in) {
		r.i = at
		return in, false
	}
	n := each.Clone()
	n.Filter.Controller = engine.ThatPlayer
	r.multiply(&in, n)
	return in, true
}

// speaksOfOne reports whether an instruction done for each of several is about that one, or no
// number of times.
func speaksOfOne(in engine.Instruction) bool {
	one := false
	in.Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
		one = one || *r == engine.Those || *r == engine.ThatController || *r == engine.ThatPlayerRef
	}})
	switch in.Verb {
	case engine.CreateTokens, engine.DrawCards, engine.GainLife, engine.LoseLife, engine.Damage, engine.Mill, engine.ProduceMana, engine.PutCounters, engine.Discard:
		return one || len(in.Then)+len(in.Else) > 0
	}
	return true
}

// counteredSo are the words behind the spell that was countered.
const counteredSo = "is countered this way"

// hurtThisWay are the words behind whatever damage was dealt to.
const hurtThisWay = "is dealt damage this way"

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
		case r.resolves && f.Is == engine.Target && r.eatPhrase(counteredSo):
			word = "countered"
		case r.resolves && f.Is == engine.NoRef && r.eatPhrase(hurtThisWay):
			r.it = engine.NoRef // whatever was dealt the damage
			return engine.Cond{Kind: engine.ThisWay, Filter: &f, Word: engine.DamageDealt}, true
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
