package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// grantedKeyword reads a keyword that is an effect where everything of a
// description has it: "nontoken creatures you control have riot", "each instant
// card in your graveyard has flashback".
func (r *reader) grantedKeyword(e *engine.Effect, p *Phrase) (engine.Effect, bool) {
	next := *e
	aura := r.is("umbra") || r.is("totem")
	r.granting = true
	ok := r.keywordEffect(&next)
	r.granting = false
	if !ok || aura {
		return next, r.fail() // what an Aura that has it is attached to is no one thing here
	}
	f := p.Filter
	switch {
	case f.Noun == engine.SpellNoun && next.When.Kind == engine.Enter:
		f.Noun = engine.AnyThing // what was a spell is a permanent as it enters
		f.Marks = append(f.Marks[:len(f.Marks):len(f.Marks)], "cast")
	case next.When.Kind == engine.Move && next.When.From != engine.Hand && next.FromZone == engine.AnyZone:
		r.conds = nil // they hold as the keyword is used, which the mark tells
		f = usedElsewhere(f, next.When.From)
		for i := range next.If {
			if next.If[i].Ref == engine.This && f.Is != engine.This {
				next.If[i].Ref = engine.ThatObject
			}
		}
	}
	return next, grantYou(&next, f) && grant(&next, f) || r.fail()
}

// usedElsewhere is the description of cards of a zone for when they are a spell on
// the stack, or a permanent.
func usedElsewhere(f engine.Filter, zone engine.Zone) engine.Filter {
	f.Zone = engine.AnyZone
	if f.Is != engine.NoRef {
		return f
	}
	f.Noun = engine.AnyThing
	if zone == engine.Stack {
		f.Noun = engine.SpellNoun
	}
	return f
}

// costRemark reads "The flashback cost is equal to its mana cost" after a keyword
// that something was given, "This effect doesn't remove ~" after protection, and
// "Spend only white mana on X"; they change nothing here.
func (r *reader) costRemark() bool {
	at := r.i
	if r.eatWords("this", "effect", "doesn't", "remove") {
		p, ok := r.nounPhrase()
		return ok && !p.Players && r.sentenceEnds()
	}
	const onlyOnX = "mana on x"
	if r.eatWords("spend", "only") {
		_, ok := shape.ColorWord(r.peek().Text)
		r.i++
		return ok && r.eatPhrase(onlyOnX) && r.sentenceEnds()
	}
	if !r.eatWords("the") && !r.eatWords("its") {
		return false
	}
	if _, ok := r.eatAny("flashback", "madness", "unearth", "harmonize", "buyback", "escape", "mayhem"); !ok || !r.eatWords("cost", "is", "equal", "to") {
		r.i = at
		return false
	}
	_, ok := r.eatLongest([]string{"its mana cost", "their mana cost", "that card 's mana cost", "the card 's mana cost", "that spell 's mana cost"})
	return ok && r.sentenceEnds()
}

// grantYou makes the "you" of an ability that a class of objects has mean the
// controller of the one concerned. It is false where the ability speaks of you
// in another way and the class is not of what you control.
func grantYou(e *engine.Effect, f engine.Filter) bool {
	if f.Controller == engine.You || f.Is == engine.This {
		return true
	}
	if f.Is == engine.NoRef && e.When.Affected != nil && e.When.Affected.Is == engine.This && shape.AboutObject(&e.When) {
		e.Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
			if *r == engine.RefYou {
				*r = engine.ThatController
			}
		}})
	}
	if f.Is == engine.Attached {
		yoursAttached(e)
	}
	return inenglish.Effect(e, &inenglish.Names{You: "A"}) == inenglish.Effect(e, &inenglish.Names{You: "B"}) && e.May != engine.RefYou
}

// yoursAttached makes the "you" to whom an event of an effect happens, in the words of what is
// enchanted, the controller of that.
func yoursAttached(e *engine.Effect) {
	e.Visit(&engine.Visitor{Filter: func(f *engine.Filter) {
		if f.Players && f.Player == engine.You && f.Is == engine.NoRef {
			f.Is, f.Player = engine.AttachedController, engine.AnyRelation
		}
	}, Ref: func(r *engine.Ref) {
		if *r == engine.RefYou {
			*r = engine.AttachedController
		}
	}})
}

// keywordOfAClass says that an ability gives a keyword which is an effect.
func keywordOfAClass(given, keyword lex.Token) bool {
	switch given.Text {
	case "have", "has", "gain", "gains", "and":
	default:
		return false
	}
	switch keyword.Text {
	case "riot", "unleash", "devour", "amplify", "modular", "graft", "bloodthirst", "tribute", "sunburst", "ravenous", "dredge", "umbra", "totem", "absorb", "rebound", "flashback", "jump-start", "harmonize", "unearth", "buyback", "madness":
		return true
	}
	return false
}
