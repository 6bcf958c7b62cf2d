package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// body reads the sentences of an ability. In an ability that resolves, a
// sentence that makes no such effect is another instruction and is passed over;
// in a static ability it is not understood.
func (r *reader) body(a *Ability) ([]engine.Effect, *lex.Error) {
	conds := r.conds
	var all []engine.Effect
	dealer, passed := -1, false // the last sentence passed over, and whether it is the one before
	for n := 0; !r.done(); n++ {
		cast := r.is("when", "you", "next", "cast") || r.is("when", "you", "spend", "this", "mana")
		if cast {
			r.skipTrigger(a)
		}
		start, far := r.i, r.far
		if r.eatWords("\"") || r.eatWords(".") {
			continue
		}
		if len(all) > 0 {
			if more, ok := r.notAffecting(&all[len(all)-1]); ok {
				all = append(all, *more)
				continue
			}
			r.i = start
			if more, ok := r.shieldInstead(&all[len(all)-1]); ok {
				all = append(all, *more)
				continue
			}
			if r.costRemark() || r.followUp(&all[len(all)-1]) || r.ignoredForMana(&all[len(all)-1]) {
				r.notes(start, nil)
				continue
			}
			r.i = start
		}
		r.it = r.sentenceIt(a, n)
		if r.it == engine.This && a.Created && saysThatSource(all) && !r.ofSelf {
			r.it = engine.NoRef // the source, or the object: it is not said which
		}
		if r.is("if", "it") && len(all) > 0 && takesCards(&all[len(all)-1]) {
			r.far = r.i + 1 // "it" is the card, of which nothing is known
			return all, r.refusal()
		}
		switch {
		case !r.is("it") || r.it != engine.NoRef:
		case r.selfSaid:
			r.it = engine.This
		case cast:
			r.it = engine.Target
		}
		if a.Created && r.destroysBefore(start) {
			r.it = engine.Target
		}
		given, lost := r.keywordSentence(conds)
		if lost && len(given) > 0 {
			all = append(all, given...)
			r.skipSentence()
			continue
		}
		r.given = append(r.given, given...)
		offered := engine.NoOffer
		if len(all) == 0 || passed {
			offered = r.presupposed(a, start)
		}
		start = r.i
		effects, ok := r.sentence()
		if passed = false; ok {
			for i := range effects {
				if entersForThatPlayer(&effects[i]) || !a.Created && countsNothing(&effects[i]) {
					r.far = start
					return all, r.refusal()
				}
				r.enteringIsTarget(&effects[i])
				r.thoseBound(&effects[i], start)
				effects[i].If = append(append([]engine.Cond(nil), conds...), effects[i].If...)
				effects[i].Offered = offered
			}
			all = append(all, effects...)
			if effects[0].Kind != engine.NoRegenerate { // which goes on about what was destroyed
				r.notes(start, nil)
			}
			continue
		}
		failed := r.far
		r.i = start
		if e, ok := r.excessSentence(dealer); ok {
			all = append(all, *e)
			continue
		}
		r.i = start
		if effects, ok := r.selfReplacement(a); ok {
			all = append(all, effects...)
			continue
		}
		r.i = start
		if effects, ok := r.passedOver(a); ok {
			for i := range effects {
				effects[i].Offered = offered
			}
			all = append(all, effects...)
			continue
		}
		r.i = start
		if r.triggered() && len(all) > 0 {
			if e, ok := r.onPrevented(); ok {
				all = append(all, *e)
				r.far = far
				continue
			}
			r.i = start
			r.skipSentence()
			for r.is("if", "you", "do") || r.is("if", "you", "don't") || r.is("otherwise") {
				r.skipSentence() // of the trigger, which is not resolved
			}
			a.Untold = !r.spell
			r.far = far
			continue
		}
		if r.refersBack(start, len(all) > 0) && !(a.Created && (onlyForbid(all) || onlySelf(all) && !r.is("if") && !r.is("otherwise"))) || !a.Created && (guessScope(r.sentenceTokens(start)) != "other" || len(all) > 0) {
			r.far = max(failed, start)
			return all, r.refusal()
		}
		if guessScope(r.sentenceTokens(start)) != "other" {
			r.far = max(failed, start)
			return all, r.refusal()
		}
		r.i = start
		if r.spell || r.goesOnBehind(start) {
			does, _ := r.plainInstructions()
			r.notes(start, does)
		}
		r.i, dealer, passed = start, start, true
		r.noteTargets()
		r.selfSaid = r.bound && r.doesToSelf(r.sentenceTokens(r.i))
		r.aimedAt = 0
		r.offersPlay()
		r.skipSentence()
		r.far = far
	}
	return all, nil
}

// goesOnBehind reports whether another sentence stands behind the one that begins at a token, which may go on about it.
func (r *reader) goesOnBehind(start int) bool {
	return start+len(r.sentenceTokens(start))+1 < len(r.toks)-1
}

// notes remembers the sentence that begins at a token, and what it does where that is
// read as instructions.
func (r *reader) notes(start int, does []engine.Instruction) {
	r.said.earlier = slices.Concat(r.said.earlier, r.said.words)
	r.said.does, r.said.words = does, r.sentenceTokens(start)
}

// saysThatSource says that an effect read before is about "that source".
func saysThatSource(all []engine.Effect) bool {
	return slices.ContainsFunc(all, func(e engine.Effect) bool { return e.When.Source != nil && e.When.Source.Is == engine.ThatSource })
}

// countsNothing says that something enters with "that many" counters where no number was
// named.
func countsNothing(e *engine.Effect) bool {
	return e.When.Kind == engine.Enter && slices.ContainsFunc(e.Do, func(c engine.Change) bool {
		return c.Kind == engine.EnterCounters && shape.HasOp(c.Amount, engine.That)
	})
}

// takesCards says that an effect has something revealed, exiled or looked at as its
// object enters.
func takesCards(e *engine.Effect) bool {
	for i := range e.Do {
		for j := range e.Do[i].Do {
			switch v := e.Do[i].Do[j].Verb; {
			case e.Do[i].Kind != engine.EnterPay:
			case v == engine.Reveal, v == engine.Move, v == engine.OtherAction:
				return true
			}
		}
	}
	return false
}

// sentenceIt is what "it" means at the start of a sentence.
func (r *reader) sentenceIt(a *Ability, n int) engine.Ref {
	switch {
	case r.brought && r.is("it"):
		return engine.Target // the question names it
	case r.aimed && r.is("it") && r.aimedAtPlayers():
		return engine.NoRef // which is no player
	case r.aimed:
		return engine.Target
	case n == 0 && r.it == engine.NoRef:
		return engine.NoRef
	case a.Created && n > 0 && r.it == engine.NoRef:
		return engine.NoRef
	}
	return engine.This
}

// enteringIsTarget makes "it enters" in the text of a spell speak of what the
// spell puts onto the battlefield, which the question names: an instant or
// sorcery never enters itself.
func (r *reader) enteringIsTarget(e *engine.Effect) {
	if f := e.When.Affected; r.spell && e.When.Kind == engine.Enter && f != nil && f.Is == engine.This {
		f.Is = engine.Target
	}
}

// triggered says that a sentence is a triggered ability.
func (r *reader) triggered() bool { return r.is("when") || r.is("whenever") || r.is("at", "the") }

// sentenceTokens are the tokens of the sentence that begins at a token.
func (r *reader) sentenceTokens(start int) []lex.Token {
	end := start
	quoted := false
	for end < len(r.toks)-1 {
		t := r.toks[end]
		if t.Text == "\"" {
			quoted = !quoted
		}
		if t.Kind == lex.PunctToken && t.Text == "." && !quoted {
			break
		}
		end++
		if t.Text == "\"" && !quoted && r.closesSentence(end) {
			break
		}
	}
	return r.toks[start:end]
}

// closesSentence says that a quotation before a token ended with the full stop of the
// sentence that it stands in.
func (r *reader) closesSentence(at int) bool {
	next := r.toks[min(at, len(r.toks)-1)]
	return at > 1 && r.toks[at-1].Text == "\"" && r.toks[at-2].Text == "." && (next.Kind == lex.SelfToken || next.Kind == lex.WordToken && next.Capital())
}

func (r *reader) skipSentence() {
	n := len(r.sentenceTokens(r.i))
	r.i = min(r.i+n, len(r.toks)-1)
	r.eatWords(".")
}

// noteTargets remembers that a sentence passed over had a target, or brought
// something else onto the battlefield, which "it" then means.
func (r *reader) noteTargets() {
	r.chose = r.chose || r.is("choose")
	toks := r.sentenceTokens(r.i)
	for _, t := range toks {
		if t.Text == "target" {
			r.aimed = true
		}
	}
	r.brought = bringsAnother(toks)
	r.aimed = r.aimed || r.brought
}

// doesToSelf says that a sentence ends with the object itself and names no other:
// "untap ~", "put a +1/+1 counter on ~". "It" at the beginning of the next one is
// that object.
func (r *reader) doesToSelf(toks []lex.Token) bool {
	n := len(toks)
	if n < 2 {
		return false
	}
	if toks[n-1].Kind != lex.SelfToken {
		if n < 3 || toks[n-2].Text != "this" {
			return false
		}
		n--
	}
	for _, t := range toks[:n-1] {
		if _, _, ok := shape.TypeWord(t.Text); ok || t.Kind == lex.SelfToken || t.Text == "it" || t.Text == "that" || t.Text == "permanent" || t.Text == "card" || t.Text == "token" {
			return false
		}
	}
	return true
}

// bringsAnother reports whether a sentence creates a token, or returns or puts a
// card onto the battlefield, and not the one that says so.
func bringsAnother(toks []lex.Token) bool {
	moves, there := false, false
	for i, t := range toks {
		switch {
		case t.Text == "token" && toks[0].Text == "create":
			return true
		case t.Kind == lex.SelfToken && toks[0].Text == "create":
		case t.Kind == lex.SelfToken || t.Text == "it" || t.Text == "them":
			return false
		case t.Text == "return" || t.Text == "put":
			next := toks[min(i+1, len(toks)-1)].Text
			moves = moves || next == "a" || next == "an" || next == "one" || next == "another" || next == "up"
		case t.Text == "battlefield":
			there = true
		}
	}
	return moves && there
}

// refersBack says that a sentence changes what another one of the ability did,
// so that it cannot be passed over.
func (r *reader) refersBack(start int, effects bool) bool {
	toks := r.sentenceTokens(start)
	if len(toks) < 3 || !effects {
		return false
	}
	if toks[0].Text == "if" && toks[1].Text == "you" || toks[0].Text == "otherwise" {
		return true
	}
	for i, t := range toks {
		if t.Text == "this" && toks[min(i+1, len(toks)-1)].Text == "way" {
			return true
		}
	}
	return false
}

// plainInstructions reads a sentence of instructions.
func (r *reader) plainInstructions() ([]engine.Instruction, bool) {
	ins, ok := r.instructions()
	return ins, ok && r.sentenceEnds()
}

// followUp reads a sentence that goes on about the effect before it: "If you
// don't, it enters tapped", "Put a +1/+1 counter on it for each 1 damage
// prevented this way", "If damage is prevented this way, …", "Then draw a card".
func (r *reader) followUp(e *engine.Effect) bool {
	if r.triggered() || r.is("as") || r.is("if") && r.wouldAhead() {
		return false
	}
	r.letters, r.half = nil, nil
	r.antecedents(&e.When)
	if e.When.Kind == engine.Enter && e.When.Affected != nil && e.When.Affected.Is == engine.This {
		r.it = engine.This
	}
	at := r.i
	if r.revealedOr(e) {
		return true
	}
	r.i = at
	if r.offersThen(e) {
		return true
	}
	r.i = at
	if r.entersBesides(e) {
		return true
	}
	r.i = at
	switch {
	case r.delayed(e):
		return true
	case r.is("if", "you", "do", ","), r.is("if", "you", "don't", ","), r.is("if", "you", "can't", ","), r.is("otherwise", ","):
		return r.branch(e)
	case e.Kind == engine.Prevention:
		return r.extraSentence(e)
	case e.When.Kind == engine.CopySpell && r.is("you", "may", "choose", "new", "targets"):
		return r.newTargets(e)
	case e.Self:
		return false
	}
	return r.afterwards(e)
}

// extraSentence reads the additional effect of a prevention as a sentence of
// its own.
func (r *reader) extraSentence(e *engine.Effect) bool {
	at := r.i
	cond := r.ifPrevented()
	each, ok := r.eachPrevented()
	if !ok {
		r.i = at
		return false
	}
	ins, ok := r.plainInstructions()
	for i := range ins {
		if each != nil {
			r.multiply(&ins[i], each)
		}
	}
	static := e.Budget.Kind == engine.Static && e.Until == engine.Forever
	if !ok || cond == nil && !usesPrevented(ins) && !static {
		r.i = at
		return false
	}
	for i := range ins {
		if cond != nil {
			ins[i].If = cond
		}
	}
	e.Then = append(e.Then, ins...)
	return true
}

// ifPrevented reads "If damage [from a creature source] is prevented this way,"
// before an instruction; nil when that is not there.
func (r *reader) ifPrevented() *engine.Cond {
	at := r.i
	some := engine.Cond{Kind: engine.CountIs, Expr: shape.Expr(engine.Expr{Op: engine.Prevented}), Range: engine.Range{Op: engine.AtLeast, N: shape.Lit(1)}}
	if !r.eatWords("if", "damage") {
		return nil
	}
	if r.eatWords("is", "prevented", "this", "way", ",") {
		return &some
	}
	if r.eatWords("from") {
		if p, ok := r.nounPhrase(); ok && r.eatWords("is", "prevented", "this", "way", ",") {
			r.it = engine.ThatSource
			return &engine.Cond{Kind: engine.AllOf, Subs: []engine.Cond{some, {Kind: engine.RefIs, Ref: engine.ThatSource, Filter: sourceOf(p.Filter)}}}
		}
	}
	r.i = at
	return nil
}

// eachPrevented reads "For each 1 damage prevented this way," before an instruction.
func (r *reader) eachPrevented() (*engine.Expr, bool) {
	if !r.is("for", "each") {
		return nil, true
	}
	n, ok := r.forEach()
	return n, ok && r.eat(",")
}

// usesPrevented says that instructions speak of the damage prevented.
func usesPrevented(ins []engine.Instruction) bool {
	for i := range ins {
		if shape.HasOp(ins[i].Amount, engine.Prevented) || shape.HasOp(ins[i].Amount, engine.That) {
			return true
		}
		for k := range ins[i].Tokens {
			if n := &ins[i].Tokens[k].N; shape.HasOp(n, engine.Prevented) || shape.HasOp(n, engine.That) {
				return true
			}
		}
	}
	return false
}

// afterwards reads further instructions of a modified event: "… instead. Then
// put the rest on the bottom of your library."
func (r *reader) afterwards(e *engine.Effect) bool {
	if n := len(e.Do); n > 0 && e.Do[n-1].Kind == engine.MoveTo && e.Until == engine.Forever && !r.spell && !r.bound && len(r.said.earlier) == 0 {
		r.it = engine.ThatObject
		ins, ok := r.plainInstructions()
		if ok {
			e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: ins})
		}
		return ok
	}
	if shape.LastInstruction(e) == nil {
		return false
	}
	if e.Budget.Kind == engine.NextTime && e.When.Kind == engine.Destroy {
		return r.whereRegenerated(e)
	}
	last := &e.Do[len(e.Do)-1]
	if r.discardedThisWay(shape.LastInstruction(e)) {
		return true
	}
	if in := shape.LastInstruction(e); in.If != nil && r.eatWords("otherwise", ",") {
		ins, ok := r.plainInstructions()
		in.Else = append(in.Else, ins...)
		return ok
	}
	if play, ok := r.mayPlay(); ok {
		e.Do = append(e.Do, engine.Change{Kind: engine.MarkEvent, What: play})
		return true
	}
	r.it = engine.Those
	var cond *engine.Cond
	if r.eatWords("then", "if") || r.eatWords("if") {
		c, ok := r.condition()
		if !ok || !r.eat(",") {
			return false
		}
		cond = &c
	}
	r.eatWords("then")
	ins, ok := r.plainInstructions()
	if !ok {
		return false
	}
	for i := range ins {
		ins[i].If = cond
	}
	last.Do = append(last.Do, ins...)
	return true
}

// whereRegenerated reads what is done where something regenerates: "You gain control of that creature if
// it regenerates this way."
func (r *reader) whereRegenerated(e *engine.Effect) bool {
	const ifSo = "if it regenerates this way"
	r.it = engine.ThatObject
	in, ok := r.instruction(engine.NoRef)
	if !ok || in.What != engine.ThatObject || !r.eatPhrase(ifSo) || !r.sentenceEnds() {
		return false
	}
	last := &e.Do[len(e.Do)-1]
	last.Do = append(last.Do, in)
	return true
}

// newTargets reads "You may choose new targets for the additional copy", which is
// no event.
func (r *reader) newTargets(e *engine.Effect) bool {
	start := r.i
	r.i += 5
	if _, ok := r.eatLongest([]string{"for the additional copy", "for the additional copies", "for the copy", "for the copies"}); !ok {
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.MarkEvent, What: r.rawWords(start, r.i)})
	return r.sentenceEnds()
}

// mayPlay reads "You may play those cards this turn", which is no event.
func (r *reader) mayPlay() (string, bool) {
	start := r.i
	if !r.eatWords("you", "may") && !r.eatWords("they", "may") {
		return "", false
	}
	if _, ok := r.eatAny("play", "cast"); !ok {
		return "", false
	}
	if _, ok := r.eatLongest([]string{"those cards", "that card", "it", "them"}); !ok {
		return "", false
	}
	r.eatLongest([]string{"without paying its mana cost", "without paying their mana costs"})
	r.eatLongest([]string{"this turn", "until end of turn", "for as long as it remains exiled", "for as long as they remain exiled"})
	text := r.rawWords(start, r.i)
	return text, r.sentenceEnds()
}
