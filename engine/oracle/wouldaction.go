package oracle

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// rollWould reads what is rolled or flipped:
//
//	Roll = "a coin" | "one or more coins" | "a die" | Count "dice" | ("a" | Count) Die .
func (r *reader) rollWould(pt *engine.Pattern) bool {
	q := Phrase{}
	switch {
	case r.is("a"), r.is("an"):
		r.i++
		pt.Each = true
	case r.peek().Kind == lex.NumberToken:
		r.counted(&q)
	}
	if pt.Kind == engine.FlipCoin {
		if _, ok := r.eatAny("coin", "coins"); !ok {
			return false
		}
	} else {
		die, ok := dieAhead(r.cursor)
		if !ok {
			return r.fail()
		}
		if die != "die" {
			pt.What = die
		}
	}
	pt.Amount = moreThanOne(q.Bound)
	if q.Count != nil {
		pt.Amount = engine.Range{Op: engine.Exactly, N: q.Count}
	}
	return true
}

// dieAhead reads a kind of die: "die" or "dice" for any, "d20", "six-sided die".
// Dice of one number of sides have one name (cr.RollDice).
func dieAhead(c *cursor) (string, bool) {
	t := c.peek().Text
	if c.eatWords("planar", "die") || c.eatWords("planar", "dice") {
		return "planar die", true
	}
	if t == "die" || t == "dice" {
		c.i++
		return "die", true
	}
	if strings.HasSuffix(t, "-sided") {
		if n := c.ahead(1).Text; n != "die" && n != "dice" {
			return "", false
		}
		c.i += 2
		return sidedDie(strings.TrimSuffix(t, "-sided")), true
	}
	sides, ok := strings.CutPrefix(strings.TrimSuffix(t, "s"), "d")
	if _, err := strconv.Atoi(sides); !ok || err != nil || c.peek().Kind == lex.EndToken {
		return "", false
	}
	c.i++
	return sidedDie(sides), true
}

// sidedDie is the one name of a die of a number of sides.
func sidedDie(sides string) string {
	if n, err := strconv.Atoi(sides); err == nil {
		sides = inenglish.Spelled(n)
	}
	return sides + "-sided die"
}

// keywordWould reads a keyword action that has no kind of event of its own, with
// what it would be done with: "venture into the dungeon", "bolster 2", "a number".
func (r *reader) keywordWould(pt *engine.Pattern, verb string) bool {
	a, ok := keywordAfter(r.cursor, verb)
	if !ok {
		return r.fail()
	}
	pt.Kind, pt.What = engine.OtherAction, a.What()
	switch a.Then {
	case shape.NumberComplement:
		if !r.eatWords("a", "number") && r.peek().Kind == lex.NumberToken {
			pt.Amount = engine.Range{Op: engine.Exactly, N: shape.Lit(r.peek().N)}
			r.i++
		}
	case shape.ObjectComplement:
		doer := pt.Affected
		p, ok := r.nounPhrase()
		pt.Affected, pt.Doer = &p.Filter, doer
		return ok
	case shape.CardComplement:
		return r.is(",") || r.eatWords("a", "card") || r.eatWords("one", "or", "more", "cards") || r.fail()
	case shape.PlayerComplement:
		return r.eatWords("with", "an", "opponent") || true
	}
	return true
}

// copyWould reads "a spell", "a spell one or more times".
func (r *reader) copyWould(pt *engine.Pattern) bool {
	doer := pt.Affected
	p, ok := r.nounPhrase()
	if !ok || p.Players {
		return r.fail()
	}
	pt.Kind, pt.Affected, pt.Doer = engine.CopySpell, &p.Filter, doer
	r.eatWords("one", "or", "more", "times")
	return true
}

// castWould reads "[or copy] a red spell", "this spell".
func (r *reader) castWould(pt *engine.Pattern) bool {
	doer := pt.Affected
	copies := r.eatWords("or", "copy")
	p, ok := r.nounPhrase()
	if !ok || p.Players || p.Noun != engine.SpellNoun && p.Is != engine.This {
		return r.fail()
	}
	pt.Kind, pt.Affected, pt.Doer = engine.CastSpell, &p.Filter, doer
	if copies {
		pt.Or = []engine.Pattern{{Kind: engine.CopySpell, Affected: &p.Filter, Doer: doer}}
	}
	return true
}

// counterWould reads "a spell or ability you control would counter Phrase": the
// cause is before "would", the spell after it.
func (r *reader) counterWould(pt *engine.Pattern) bool {
	at := r.i
	if !r.eatWords("a", "spell", "or", "ability") {
		return false
	}
	f := engine.Filter{}
	if !r.whose(&f) || !r.eatWords("would", "counter") {
		r.i = at
		return false
	}
	p, ok := r.nounPhrase()
	if !ok {
		r.i = at
		return false
	}
	pt.Kind, pt.EffectOnly, pt.Source, pt.Affected = engine.CounterSpell, true, &f, &p.Filter
	return true
}

// effectDiscard reads "an effect causes you to discard a card", with the cards of
// the player who is you.
func (r *reader) effectDiscard(pt *engine.Pattern) bool {
	r.i += 2
	r.eatWords("would")
	if _, ok := r.eatAny("causes", "cause"); !ok || !r.eat("you", "to", "discard", "a", "card") {
		return false
	}
	pt.Kind, pt.EffectOnly = engine.Move, true
	pt.From, pt.Dest, pt.How = engine.Hand, engine.Graveyard, "discarded"
	pt.Affected = &engine.Filter{Noun: engine.CardNoun, Owner: engine.You}
	return true
}
