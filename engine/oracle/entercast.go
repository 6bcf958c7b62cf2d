package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// enteringCast reads how something enters that an ability let somebody cast or
// whose mana paid for it:
//
//	( "if" | "when" ) ( "you cast" Phrase "this way" | ManaSpent Phrase ) "," ( "that" Nouns | "it" ) Enters .
func (r *reader) enteringCast(e *engine.Effect) bool {
	at := r.i
	if _, ok := r.eatAny("if", "when"); !ok {
		return false
	}
	p, ok := r.castPhrase()
	if !ok || !r.eatWords(",") || !r.castSubject(&p) || !r.entersSentence(e, &p) {
		r.i = at
		return false
	}
	return true
}

// offersPlay notes of a sentence that is passed over what it lets you cast or play: "you
// may cast this card from your graveyard", "you may play target land card this turn".
func (r *reader) offersPlay() {
	next := r.ahead(3)
	switch {
	case r.is("you", "may", "cast"):
		r.playMark = shape.CastThisWay
	case r.is("you", "may", "play"):
		r.playMark = shape.PlayedThisWay
	default:
		return
	}
	switch {
	case next.Kind == lex.SelfToken || next.Text == "this":
		r.playable = engine.This
	case next.Text == "target":
		r.playable = engine.Target
	}
}

// castPhrase reads what was cast, as a description with a mark.
func (r *reader) castPhrase() (Phrase, bool) {
	mark := shape.CastWithMana
	switch {
	case r.is("you", "do"):
		return r.offeredSpell()
	case r.eatWords("you", "cast"):
		mark = shape.CastThisWay
	case r.eatWords("this", "mana", "is", "spent"), r.eatWords("that", "mana", "is", "spent"),
		r.eatWords("you", "spend", "this", "mana"), r.eatWords("you", "spend", "that", "mana"):
		if !r.eatWords("to", "cast") && !r.eatWords("on") {
			return Phrase{}, r.fail()
		}
	default:
		return Phrase{}, false
	}
	p := Phrase{}
	if r.eatWords("your", "commander") {
		p.Noun, p.Owner = engine.CommanderNoun, engine.You
	} else {
		q, ok := r.simple()
		if !ok || q.Named || q.Players || q.Noun != engine.SpellNoun {
			return p, r.fail()
		}
		p = q
		p.Noun = engine.AnyThing
	}
	if mark == shape.CastThisWay && !r.eatWords("this", "way") {
		return p, r.fail()
	}
	p.Marks = append(p.Marks, mark)
	return p, true
}

// castSubject reads "that creature" or "it" of what was cast.
func (r *reader) castSubject(p *Phrase) bool {
	if r.eatWords("it") {
		return true
	}
	if !r.eatWords("that") {
		return r.fail()
	}
	g, ok := r.group()
	if !ok || g.player || g.plural {
		return r.fail()
	}
	p.Types |= g.f.Types
	if len(p.Subtypes) == 0 {
		p.Subtypes = g.f.Subtypes
	}
	return true
}

// offeredSpell reads "you do" after a sentence that let somebody cast a spell:
// what that sentence called it.
func (r *reader) offeredSpell() (Phrase, bool) {
	at := r.i
	i := at - 3
	for ; i >= 0 && r.toks[i].Text != "."; i-- {
		if r.toks[i].Text == "may" && r.toks[i+1].Text == "cast" {
			break
		}
	}
	if i < 0 || r.toks[i].Text != "may" {
		return Phrase{}, r.fail()
	}
	r.i = i + 2
	p, ok := r.simple()
	r.i = at
	if !ok || p.Named || p.Players || p.Noun != engine.SpellNoun {
		return p, r.fail()
	}
	r.i += 2
	p.Noun = engine.AnyThing
	p.Marks = append(p.Marks, shape.CastThisWay)
	return p, true
}
