package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// damageAgain reads damage that the spell or ability deals instead, where its
// words say again to whom or how it is divided:
//
//	Source "deals" Amount ( "to" Again { "and" Amount "damage to" Again } | "divided as you choose among" Again ) ["and the damage can't be prevented"] .
func (r *reader) damageAgain(e *engine.Effect, before []engine.Instruction) bool {
	at := r.i
	if !r.damageSource(e) || !r.eatWords("deals") && !r.eatWords("deal") {
		r.i = at
		return false
	}
	amount, ok := r.damageAmount()
	if !ok {
		r.i = at
		return false
	}
	e.When.Kind = engine.Damage
	if r.eatWords("divided", "as", "you", "choose", "among") {
		e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: shape.Expr(engine.Expr{Op: engine.ShareOf, A: amount})}}
		return r.again(before) || r.eatWords("any", "number", "of", "targets") || r.fail()
	}
	same := !r.eatWords("to") || r.again(before)
	for same && r.is("and") && r.ahead(1).Kind == lex.NumberToken && r.ahead(2).Text == "damage" {
		same = amount.Op == engine.Lit && amount.N == r.ahead(1).N
		r.i += 3
		same = r.eatWords("to") && r.again(before) && same
	}
	if !same || r.is("'s") {
		r.i = at
		return false
	}
	e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: amount}}
	if r.eatWords("and", "the", "damage", "can't", "be", "prevented") {
		e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Damage, Source: engine.ThatSource, On: engine.ThatEntity, Amount: amount, Unprev: true}}}}
	}
	return true
}

// damageSource reads what deals the damage: the object itself, or what the text
// said deals it.
func (r *reader) damageSource(e *engine.Effect) bool {
	switch {
	case r.eatWords("this", "spell"):
	case r.eatWords("it"), r.eatWords("he"), r.eatWords("she"):
		switch r.dealer() {
		case engine.Target:
			e.When.Source = &engine.Filter{Is: engine.Target}
		case engine.NoRef:
			return r.fail()
		}
	default:
		p, ok := r.simple()
		return ok && shape.Same(p.Filter, engine.Filter{Is: engine.This})
	}
	return true
}

// again reads whom the text dealt damage to, said again: "that creature", "that
// permanent or player", "each of those creatures", or in the same words.
func (r *reader) again(before []engine.Instruction) bool {
	at := r.i
	if r.toThat() && !r.is("'s") {
		return true
	}
	r.i = at
	if r.eatWords("it") || r.eatWords("them") {
		return true
	}
	r.eatWords("each", "of")
	if r.eatWords("those") {
		if r.eatWords("permanents", "and/or", "players") || r.eatWords("creatures", "and/or", "planeswalkers") {
			return true
		}
		if _, ok := r.eatAny("creatures", "permanents", "players", "targets", "planeswalkers"); ok {
			return true
		}
		r.i = at
		return r.fail()
	}
	r.i = at
	if len(before) == 0 || before[len(before)-1].Verb != engine.Damage {
		return false
	}
	in := engine.Instruction{}
	if !r.damaged(&in) {
		r.i = at
		return false
	}
	old := before[len(before)-1]
	if old.On != in.On || (old.Filter == nil) != (in.Filter == nil) || old.Filter != nil && !shape.Same(*old.Filter, *in.Filter) {
		r.i = at
		return false
	}
	return true
}

// manaAgain reads "add three mana of that type", where one mana of it was to be
// added.
func (r *reader) manaAgain(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("add") {
		return false
	}
	n, ok := r.number()
	if !ok || !r.eatWords("mana", "of", "that", "type") && !r.eatWords("mana", "of", "that", "color") {
		r.i = at
		return false
	}
	e.When.Kind = engine.ProduceMana
	e.Do = []engine.Change{{Kind: engine.ManaTimes, Amount: shape.Lit(n)}}
	return true
}

// continuous reads what somebody or something gets for a time, kept as its
// words: "that creature has base power and toughness 6/6 until end of turn",
// "it gains double strike until end of turn", "you and each permanent you
// control gain protection from the color of your choice until end of turn".
func (r *reader) continuous(e *engine.Effect) bool {
	at := r.i
	in, ok := r.alters()
	if !ok {
		if !r.getsSubject() || !r.gains() || !r.until1() {
			r.i = at
			return false
		}
		in = engine.Instruction{Verb: engine.OtherAction, Word: r.saidWords(at, r.i)}
	}
	e.When = engine.Pattern{Kind: engine.Alter, Source: e.When.Source}
	if !ok && !strings.HasSuffix(in.Word, shape.UntilEnd) { // no event: what it has for as long as it is so
		e.When.Kind, e.When.What = engine.OtherAction, "gets"
	}
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{in}}}
	return true
}

// gains reads "gets +4/+4 and gains flying", "has base power and toughness 6/6",
// "gain protection from the color of your choice", "gains flashback {0}".
func (r *reader) gains() bool {
	n := 0
	for ; ; n++ {
		at := r.i
		if n > 0 {
			comma := r.eatWords(",")
			if !r.eatWords("and") && !comma {
				break
			}
		}
		if !r.gainsOne(n > 0) {
			r.i = at
			break
		}
	}
	return n > 0
}

// gainsOne reads one of the things that are got; more is set where the verb may
// be that of the one before.
func (r *reader) gainsOne(more bool) bool {
	w, verb := r.eatAny("gets", "get", "gains", "gain", "has", "have")
	switch {
	case !verb && !more:
		return false
	case r.peek().Kind == lex.PTToken && (w == "gets" || w == "get"):
		r.i++
		return true
	case verb && r.eatWords("base", "power", "and", "toughness") && r.peek().Kind == lex.PTToken:
		r.i++
		return true
	case verb && r.eatWords("protection", "from"):
		if r.eatWords("the", "color", "of", "your", "choice") {
			return true
		}
		_, ok := shape.ColorWord(r.peek().Text)
		if ok {
			r.i++
		}
		return ok || r.fail()
	}
	if _, ok := r.keyword(); ok {
		r.symbols()
		return true
	}
	return r.fail()
}

// until1 reads what ends a continuous effect's words: a duration, "where X is …".
func (r *reader) until1() bool {
	r.where()
	r.duration()
	r.until = engine.Forever
	return true
}

// insteadCount reads "instead of two" after what is done in another number.
func (r *reader) insteadCount() bool {
	at := r.i
	if r.eatWords("instead", "of") && r.peek().Kind == lex.NumberToken {
		r.i++
		return true
	}
	r.i = at
	return false
}

// ofTheEvent makes "it" in the conditions of a self-replacement what its event is
// about; false where the event is about no object, so that "it" is something
// that nobody names.
func ofTheEvent(e *engine.Effect) bool {
	found := false
	v := engine.Visitor{Ref: func(r *engine.Ref) {
		if *r == engine.Those {
			*r, found = engine.ThatObject, true
		}
	}}
	for i := range e.If {
		e.If[i].Visit(&v)
	}
	switch e.When.Kind {
	case engine.Damage, engine.PutCounters, engine.RemoveCounters, engine.Move, engine.Enter, engine.Destroy, engine.Sacrifice, engine.Tap, engine.Untap,
		engine.CounterSpell, engine.CopySpell, engine.GainControl, engine.OtherAction, engine.Discard:
		return true
	}
	return !found
}
