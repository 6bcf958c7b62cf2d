package oracle

import "apnap/engine"

// instructions reads what is done:
//
//	Instructions = Instruction { [","] ["and" | "then"] Instruction } .
func (r *reader) instructions() ([]engine.Instruction, bool) {
	first, ok := r.instruction(engine.NoRef)
	if !ok {
		return nil, false
	}
	list := append([]engine.Instruction{first}, r.alsoBy(first)...)
	for {
		at := r.i
		if !r.link() {
			break
		}
		next, ok := r.instruction(list[len(list)-1].Who)
		if !ok {
			r.i = at
			break
		}
		list = append(append(list, next), r.alsoBy(next)...)
	}
	return list, true
}

// alsoBy repeats an instruction for the second player that its subject named.
func (r *reader) alsoBy(in engine.Instruction) []engine.Instruction {
	if r.also == engine.NoRef {
		return nil
	}
	in.Who = r.also
	r.also = engine.NoRef
	return []engine.Instruction{in}
}

// link reads what joins two instructions.
func (r *reader) link() bool {
	comma := r.eatWords(",")
	and := r.eatWords("and")
	then := r.eatWords("then")
	return comma || and || then
}

// instruction reads one instruction; its subject is the one of the instruction
// before where it has none of its own:
//
//	Instruction = [Subject ["may"]] Verb … .
func (r *reader) instruction(before engine.Ref) (engine.Instruction, bool) {
	in := engine.Instruction{Who: before}
	if !r.enter() {
		r.leave()
		return in, false
	}
	defer r.leave()
	at := r.i
	if _, verb := verbOf(r.peek().Text); !verb || r.peek().Kind == SelfToken {
		if !r.doer(&in) {
			r.i = at
			return in, false
		}
		if r.eatWords("may") {
			in.May = true
		}
	}
	v, ok := verbOf(r.peek().Text)
	if !ok {
		r.fail()
		r.i = at
		return in, false
	}
	r.i++
	if !r.verb(v, &in) {
		r.i = at
		return in, false
	}
	r.instructionTail(&in)
	return in, true
}

// instructionTail reads "for each …", "unless …", "if …" and "where X is …".
func (r *reader) instructionTail(in *engine.Instruction) {
	for {
		at := r.i
		switch {
		case r.is("for", "each"):
			n, ok := r.forEach()
			if !ok {
				r.i = at
				return
			}
			r.multiply(in, n)
		case r.is("unless"):
			r.i++
			c, ok := r.condition()
			if !ok {
				r.i = at
				return
			}
			in.Unless = &c
		case r.where(), r.rounded():
		default:
			r.i = at
			return
		}
	}
}

// multiply makes an instruction happen for each of n.
func (r *reader) multiply(in *engine.Instruction, n *engine.Expr) {
	if in.Verb != engine.CreateTokens {
		in.Amount = times1(in.Amount, n)
		return
	}
	for i := range in.Tokens {
		in.Tokens[i].N = *times1(&in.Tokens[i].N, n)
	}
}

// doer reads the subject of an instruction. A permanent as the subject is what
// the verb is about ("it deals 2 damage", "it enters tapped").
func (r *reader) doer(in *engine.Instruction) bool {
	if r.eatWords("an", "opponent", "of", "your", "choice") {
		in.Who = engine.AnOpponent
		return true
	}
	if r.eatWords("its", "controller") || r.eatWords("their", "controller") {
		in.Who = controllerOf(r.it)
		return in.Who != engine.NoRef || r.fail()
	}
	if r.eatWords("its", "owner") {
		in.Who = ownerOf(r.it)
		return in.Who != engine.NoRef || r.fail()
	}
	if r.eatWords("the", "source", "'s", "controller") {
		in.Who = engine.ThatSourceCtrl
		return true
	}
	if r.is("they") {
		r.i++
		in.Who = r.player
		return r.player != engine.NoRef || r.fail()
	}
	at := r.i
	r.joint = true
	p, ok := r.nounPhrase()
	r.joint = false
	if !ok {
		return false
	}
	switch {
	case len(p.Or) == 2 && refOf(p.Or[0]) == engine.RefYou && refOf(p.Or[1]) != engine.NoRef && r.is("each"):
		r.i++
		in.Who, r.also = engine.RefYou, refOf(p.Or[1])
		return true
	case len(p.Or) > 0:
		r.i = at
		return r.fail()
	case same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}) && p.Each:
		in.Who = engine.EachOpponent
	case same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}) && p.Plural:
		in.Who = engine.EachOpponent
	case same(p.Filter, engine.Filter{Players: true}) && p.Each:
		in.Who = engine.EachPlayer
	default:
		in.Who = refOf(p.Filter)
	}
	return in.Who != engine.NoRef || r.fail()
}

// verb reads what follows a verb.
func (r *reader) verb(v string, in *engine.Instruction) bool {
	switch v {
	case "draw", "mill", "discard", "scry", "surveil":
		return r.countVerb(v, in)
	case "gain", "lose", "win", "pay":
		return r.lifeVerb(v, in)
	case "create":
		return r.createVerb(in)
	case "put":
		return r.putVerb(in)
	case "exile":
		return r.exileVerb(in)
	case "return":
		return r.returnVerb(in)
	case "shuffle":
		return r.shuffleVerb(in)
	case "remove":
		return r.removeVerb(in)
	case "bury":
		in.NoRegen = true
		return r.objectVerb("destroy", in)
	case "sacrifice", "destroy", "tap", "untap", "regenerate", "transform", "reveal", "counter":
		return r.objectVerb(v, in)
	case "deal":
		return r.dealVerb(in)
	case "take":
		return r.takeVerb(in)
	case "add":
		return r.addVerb(in)
	case "search":
		return r.searchVerb(in)
	case "get":
		return r.getVerb(in)
	case "proliferate", "investigate", "explore", "populate", "learn":
		return r.plainVerb(v, in)
	}
	return r.fail()
}

// plainVerb reads a verb that needs nothing after it.
func (r *reader) plainVerb(v string, in *engine.Instruction) bool {
	k, ok := plainVerb(v)
	if !ok {
		in.Verb, in.Word = engine.OtherAction, v
		return true
	}
	in.Verb = k
	if v == "explore" {
		in.What, in.Who = in.Who, engine.NoRef
	}
	if r.eatWords("twice") {
		in.Amount = lit(2)
	}
	return true
}

// countVerb reads "draw two cards", "mill that many cards", "discard ~", "scry 2".
func (r *reader) countVerb(v string, in *engine.Instruction) bool {
	in.Verb, _ = plainVerb(v)
	if v == "scry" || v == "surveil" {
		e, ok := r.sum()
		in.Amount = e
		return ok
	}
	if v == "discard" {
		if at := r.i; r.eatWords("their", "hand") || r.eatWords("your", "hand") {
			in.Amount = expr(engine.Expr{Op: engine.AllOfIt})
			return true
		} else if p, ok := r.simple(); ok && refOf(p.Filter) != engine.NoRef {
			in.What = refOf(p.Filter)
			return true
		} else {
			r.i = at
		}
	}
	if r.eatWords("a", "card") || r.eatWords("an", "additional", "card") {
		in.Amount = lit(1)
	} else if !r.manyCards(in) {
		return false
	}
	r.eatWords("at", "random")
	return true
}

func (r *reader) manyCards(in *engine.Instruction) bool {
	if r.eatWords("cards") {
		e, ok := r.equalTo()
		in.Amount = e
		return ok
	}
	e, given, ok := r.quantity()
	if !ok {
		return false
	}
	r.eatWords("additional")
	if _, ok := r.eatAny("cards", "card"); !ok {
		return false
	}
	in.Amount = e
	return r.completed(&in.Amount, given)
}

// completed reads what may follow the noun: "plus one", "minus one", "equal to Sum".
func (r *reader) completed(dst **engine.Expr, given bool) bool {
	if !given {
		e, ok := r.equalTo()
		*dst = e
		return ok
	}
	op := engine.Sum
	switch {
	case r.is("plus") && (r.sumFollows() || r.ahead(1).Text == "an"):
		r.i++
	case r.is("minus") && r.sumFollows():
		r.i++
		op = engine.Diff
	default:
		return true
	}
	if r.eatWords("an", "additional") {
		*dst = expr(engine.Expr{Op: op, A: *dst, B: lit(1)})
		return true
	}
	b, ok := r.term()
	if ok {
		*dst = expr(engine.Expr{Op: op, A: *dst, B: b})
	}
	return ok
}

// lifeVerb reads "gain 3 life", "lose life equal to …", "win the game", "pay {2}".
func (r *reader) lifeVerb(v string, in *engine.Instruction) bool {
	if r.eatWords("the", "game") {
		in.Verb = engine.LoseGame
		if v == "win" {
			in.Verb = engine.WinGame
		}
		return v == "win" || v == "lose"
	}
	switch v {
	case "gain":
		in.Verb = engine.GainLife
	case "lose":
		in.Verb = engine.LoseLife
	case "pay":
		in.Verb, in.Pay = engine.PayLife, true
		if r.peek().Kind == SymbolToken {
			in.Verb, in.Mana = engine.OtherAction, r.symbols()
			in.Word = "pay"
			return true
		}
	default:
		return r.fail()
	}
	if v == "gain" && r.eatWords("control", "of") {
		p, ok := r.simple()
		in.Verb, in.What = engine.GainControl, refOf(p.Filter)
		return ok && in.What != engine.NoRef
	}
	if r.eatWords("life") {
		e, ok := r.equalTo()
		in.Amount = e
		return ok
	}
	e, given, ok := r.quantity()
	if !ok || !r.eat("life") {
		return false
	}
	in.Amount = e
	return r.completed(&in.Amount, given)
}

// symbols reads a run of mana symbols.
func (r *reader) symbols() string {
	s := ""
	for r.peek().Kind == SymbolToken {
		s += r.peek().Text
		r.i++
	}
	return s
}

// searchVerb reads "search your library for up to two basic land cards".
func (r *reader) searchVerb(in *engine.Instruction) bool {
	in.Verb = engine.SearchLibrary
	if !r.libraryOf(in) || !r.eat("for") {
		return false
	}
	if r.eatWords("up", "to") {
		in.Word = "up to"
	}
	p, ok := r.nounPhrase()
	if !ok || p.Noun != engine.CardNoun && len(p.Or) == 0 {
		return r.fail()
	}
	in.Filter, in.Amount = &p.Filter, p.Count
	r.it = engine.Those
	return true
}

// addVerb reads "add {G}{G}".
func (r *reader) addVerb(in *engine.Instruction) bool {
	in.Verb, in.Mana = engine.ProduceMana, r.symbols()
	return in.Mana != "" || r.fail()
}

// takeVerb reads "take an extra turn after this one".
func (r *reader) takeVerb(in *engine.Instruction) bool {
	in.Verb = engine.ExtraTurn
	if !r.eat("an", "extra", "turn") {
		return false
	}
	r.eatWords("after", "this", "one")
	in.Amount = lit(1)
	return true
}

// getVerb reads "get two rad counters", "get {E}{E}".
func (r *reader) getVerb(in *engine.Instruction) bool {
	in.Verb, in.On = engine.PutCounters, in.Who
	if s := r.symbols(); s != "" {
		in.Counter, in.Amount = "energy", lit(len(s)/3)
		return s == repeat("{E}", len(s)/3) || r.fail()
	}
	return r.countersOf(in)
}

func repeat(s string, n int) string {
	out := ""
	for range n {
		out += s
	}
	return out
}

// dealVerb reads "deals 3 damage to Phrase", "deals damage to it equal to …".
func (r *reader) dealVerb(in *engine.Instruction) bool {
	in.Verb, in.Source = engine.Damage, in.Who
	in.Who = engine.NoRef
	if in.Source == engine.RefYou {
		return r.fail()
	}
	if r.eatWords("damage", "equal", "to") {
		e, ok := r.sum()
		if !ok {
			return false
		}
		in.Amount = e
		return r.eat("to") && r.damaged(in)
	}
	if r.eatWords("damage") {
		if !r.eat("to") || !r.damaged(in) {
			return false
		}
		e, ok := r.equalTo()
		in.Amount = e
		return ok
	}
	e, given, ok := r.quantity()
	if !ok || !given || r.toks[r.i-1].Text != "damage" && !r.eat("damage") {
		return false
	}
	in.Amount = e
	return r.eat("to") && r.damaged(in)
}

// damaged reads whom an instruction deals damage to.
func (r *reader) damaged(in *engine.Instruction) bool {
	if r.eatWords("its", "controller") {
		in.On = controllerOf(r.it)
		return in.On != engine.NoRef || r.fail()
	}
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	switch ref := refOf(p.Filter); {
	case p.Each && same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}):
		in.On = engine.EachOpponent
	case p.Each && same(p.Filter, engine.Filter{Players: true}):
		in.On = engine.EachPlayer
	case ref != engine.NoRef:
		in.On = ref
	default:
		in.Filter = &p.Filter
		return p.Each || p.Plural || r.fail()
	}
	return true
}
