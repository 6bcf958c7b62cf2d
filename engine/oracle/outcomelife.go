package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// lifeChange reads "you gain twice that much life", "that player gains no life",
// where the player and the verb are those of the event.
func (r *reader) lifeChange(e *engine.Effect) bool {
	at := r.i
	in, ok := r.instruction(engine.NoRef)
	if !ok || in.Verb != e.When.Kind || !sameDoer(e, in.Who) || in.May || in.If != nil || in.Unless != nil {
		r.i = at
		return false
	}
	c := engine.Change{Kind: engine.SetAmount, Amount: in.Amount}
	if in.Amount != nil && in.Amount.Op == engine.Lit && in.Amount.N == 0 {
		c = engine.Change{Kind: engine.Nothing}
	}
	e.Do = append(e.Do, c)
	return true
}

// sameDoer says that an instruction's subject is the event's player.
func sameDoer(e *engine.Effect, who engine.Ref) bool {
	if who == engine.ThatPlayerRef {
		return true
	}
	you := e.When.Affected != nil && shape.Same(*e.When.Affected, engine.Filter{Players: true, Player: engine.You})
	return you && (who == engine.RefYou || who == engine.NoRef)
}

// drawChange reads "draw that many cards plus one" for several cards, and "skip
// that draw".
func (r *reader) drawChange(e *engine.Effect) bool {
	if r.eatWords("skip", "that", "draw") || r.eatWords("that", "player", "skips", "that", "draw") || r.eatWords("they", "skip", "that", "draw") {
		e.Do = append(e.Do, engine.Change{Kind: engine.Nothing})
		return true
	}
	if e.When.Kind == engine.Draw {
		return false
	}
	at := r.i
	in, ok := r.instruction(engine.NoRef)
	if !ok || in.Verb != e.When.Kind || !sameDoer(e, in.Who) || in.May || !usesThat(in.Amount) {
		r.i = at
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.SetAmount, Amount: in.Amount})
	return true
}

func usesThat(e *engine.Expr) bool {
	return e != nil && (e.Op == engine.That || usesThat(e.A) || usesThat(e.B))
}

// skipThat reads "that player skips that turn", "skip that extra turn".
func (r *reader) skipThat(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("that", "player") && !r.eatWords("they") {
		r.eatWords("you")
	}
	if _, ok := r.eatAny("skip", "skips"); !ok || !r.eat("that") {
		r.i = at
		return false
	}
	if r.is("extra", "turn") {
		r.eat("extra")
	}
	if _, ok := r.stepName(); !ok {
		if _, ok := r.eatAny("step", "phase"); !ok {
			r.i = at
			return false
		}
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.Nothing})
	return true
}

// counterChange reads "twice that many +1/+1 counters are put on it", "it puts
// twice that many of those counters on that permanent", "you get that many plus
// one of each of those kinds of counters", "put that many minus one …".
func (r *reader) counterChange(e *engine.Effect) bool {
	at := r.i
	active := false
	if (r.is("you", "put") || r.is("you", "get")) && othersOnly(&e.When) {
		return false
	}
	switch {
	case r.eatWords("it", "puts"), r.eatWords("they", "put"), r.eatWords("you", "put"), r.eatWords("put"), r.eatWords("that", "player", "puts"),
		r.eatWords("you", "get"), r.eatWords("that", "player", "gets"), r.eatWords("they", "get"):
		active = true
	}
	get := r.toks[max(0, r.i-1)].Text == "get" || r.toks[max(0, r.i-1)].Text == "gets"
	amount, ok := r.sum()
	if !ok || !usesThat(amount) || !(get && r.is("instead")) && !r.countersAgain(e, &amount) {
		r.i = at
		return false
	}
	r.rounded()
	if !get {
		if active && !r.eatWords("on") || !active && !r.eatWords("are", "put", "on") {
			r.i = at
			return r.fail()
		}
		if !r.sameRecipient(e) {
			r.i = at
			return r.fail()
		}
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.SetAmount, Amount: amount})
	return true
}

// countersAgain reads the counters the event is about, said again.
func (r *reader) countersAgain(e *engine.Effect, amount **engine.Expr) bool {
	switch {
	case r.eatWords("of", "each", "of", "those", "kinds", "of", "counters"), r.eatWords("of", "those", "counters"),
		r.eatWords("of", "each", "of", "those", "kinds", "of", "counter"), r.eatWords("of", "that", "kind", "of", "counter"):
		return true
	case r.peek().Kind == lex.SymbolToken && r.peek().Text == "{E}" && e.When.Counter == "energy":
		r.i++
		return true
	}
	kind, ok := r.counterKind()
	if !ok || kind != e.When.Counter && kind != "" {
		return r.fail()
	}
	return r.completed(amount, true)
}

// tokenChange reads "it creates twice that many of those tokens", "twice that
// many of those tokens are created", "those tokens plus Specs are created",
// "create those tokens plus …", "create one of each".
func (r *reader) tokenChange(e *engine.Effect) bool {
	if r.tokensUnder(e) || r.copiesOfChosen(e) {
		return true
	}
	at := r.i
	if (r.is("you", "create") || r.is("you", "put")) && othersOnly(&e.When) {
		return false
	}
	active := r.createsInstead("create", "creates")
	put := !active && r.createsInstead("put", "puts")
	c, ok := r.tokensChanged(e)
	r.rounded()
	switch {
	case !ok, put && !r.ontoBattlefield(), !put && !active && !r.eatWords("are", "created") && !r.eatWords("is", "created"):
		r.i = at
		return false
	}
	e.Do = append(e.Do, c)
	return true
}

// createsInstead reads who creates other tokens, up to the verb, in its plain form or as it is
// said of one who does it.
func (r *reader) createsInstead(plain, says string) bool {
	return r.eatWords("it", says) || r.eatWords("you", plain) || r.eatWords(plain) || r.eatWords("that", "player", says) || r.eatWords("they", plain)
}

// othersOnly reports whether an event is one of somebody who is not you, so that
// what you do instead is no other amount of it.
func othersOnly(pt *engine.Pattern) bool {
	for _, f := range [...]*engine.Filter{pt.Doer, pt.Affected} {
		if f != nil && f.Players && (f.Player == engine.Opponent || f.Player == engine.NotYou || f.Player == engine.AnyRelation && f == pt.Doer) {
			return true
		}
	}
	return false
}

func (r *reader) tokensChanged(e *engine.Effect) (engine.Change, bool) {
	if r.eatWords("those", "tokens", "plus") || r.eatWords("that", "token", "plus") {
		specs, ok := r.tokenSpecs()
		return engine.Change{Kind: engine.TokensPlus, Tokens: specs}, ok
	}
	if r.eatWords("one", "of", "each") {
		c := engine.Change{Kind: engine.TokensInstead, Tokens: oneOfEach(e.When.Token)}
		return c, len(c.Tokens) > 0 || r.fail()
	}
	at := r.i
	amount, ok := r.sum()
	if ok && r.oneOnly && amount.Op == engine.Lit && r.eatWords("of", "those", "tokens") {
		return engine.Change{Kind: engine.SetAmount, Amount: times1(amount, shape.Expr(engine.Expr{Op: engine.That}))}, true
	}
	if ok && usesThat(amount) && (r.is("are", "created") || r.is("instead") || r.eatWords("of", "those", "tokens") || r.eatWords("of", "them") || !r.is("tokens", "that", "are") && r.eatWords("tokens")) {
		ok = r.completed(&amount, true)
		return engine.Change{Kind: engine.SetAmount, Amount: amount}, ok
	}
	r.i = at
	specs, ok := r.tokenSpecs()
	if !ok {
		return engine.Change{}, false
	}
	if r.oneOnly && len(specs) == 1 && specs[0].N.Op == engine.Lit && specs[0].N.N == 1 {
		specs[0].N = engine.Expr{Op: engine.That} // one for each that would be created
	}
	if r.is("or") {
		return r.eitherTokens(specs)
	}
	return engine.Change{Kind: engine.TokensInstead, Tokens: specs}, true
}

// oneOfEach is one token of each kind that the event is about, for each of the
// tokens that would be created.
func oneOfEach(f *engine.Filter) []engine.TokenSpec {
	if f == nil {
		return nil
	}
	var out []engine.TokenSpec
	for _, sub := range f.AnySubtypes {
		t := engine.Tokens{Name: sub, Subtypes: []string{sub}, Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject, Text: sub}
		predefined(&t)
		out = append(out, engine.TokenSpec{Tokens: t, N: engine.Expr{Op: engine.That}})
	}
	return out
}

// predefined gives the tokens that the rules define their type.
func predefined(t *engine.Tokens) {
	if t.Types != 0 || len(t.Subtypes) != 1 {
		return
	}
	switch t.Subtypes[0] {
	case "Treasure", "Clue", "Food", "Blood", "Gold", "Map", "Powerstone", "Junk", "Incubator", "Lander", "Mutagen":
		t.Types = engine.Artifact
	case "Shard", "Role":
		t.Types = engine.Enchantment
	}
}
