package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// rolled is what is rolled or flipped, in the number the pattern speaks of.
func rolled(pt *engine.Pattern) string {
	one, many := OrElse(pt.What, "die"), "dice"
	if pt.What != "" {
		many = pluralOf(pt.What)
	}
	if pt.Kind == engine.FlipCoin {
		one, many = "coin", "coins"
	}
	if pt.Each {
		return one
	}
	return many
}

// keywordEvent writes that a keyword action would be done.
func (p *printer) keywordEvent(pt *engine.Pattern) string {
	who, s := p.some(pt.Affected), shape.ActionWords(pt.What)
	a, _ := shape.KeywordNamed(pt.What)
	switch {
	case pt.Doer != nil:
		return p.some(pt.Doer) + " would " + s + " " + who
	case a.Then == shape.CardComplement:
		s += " a card"
	case pt.Amount.Op == engine.Exactly:
		s += " " + p.amount(pt.Amount.N)
	}
	return who + " would " + s
}

// rolls writes "roll that many dice plus 1 and ignore the lowest roll".
func (p *printer) rolls(e *engine.Effect) string {
	pt := e.When
	verb, who := plainWord(pt.Kind), p.eventPlayer(e)
	amount := e.Do[len(e.Do)-1].Amount
	if pt.Each && amount.Op == engine.Product {
		amount = amount.A
	}
	pt.Each = false
	many := rolled(&pt)
	pt.Each = true
	s := who + " " + lexicon.ThirdPerson(verb)
	if who == "you" {
		s = "you " + verb
	}
	s += " " + p.amountOf(amount, rolled(&pt), many)
	if len(e.Do) > 1 && len(e.Do[0].Do) > 0 {
		word, n := e.Do[0].Do[0].Word, e.Do[0].Do[0].Amount
		if n.Op == engine.Product && word == "ignore one" {
			word = "ignore " + p.amount(n.A)
		}
		if e.Do[0].Do[0].Who == engine.RefYou && who != "you" {
			word = p.you() + " choose one to ignore"
			if p.you() != "you" {
				word = p.you() + " chooses one to ignore"
			}
		}
		s += " and " + word
	}
	return s
}

// often writes how often something is done: "twice", "that many times plus an
// additional time".
func (p *printer) often(e *engine.Expr) string {
	switch {
	case e == nil:
		return ""
	case e.Op == engine.Lit:
		return times(e.N)
	case e.Op == engine.That:
		return "that many times"
	case e.Op == engine.Product:
		return "twice that many times"
	}
	return "an additional time"
}

// keywordWords writes a keyword action as an instruction.
func (p *printer) keywordWords(in *engine.Instruction) (verb, rest string) {
	a, _ := shape.KeywordNamed(in.Word)
	words := shape.ActionWords(in.Word)
	rest = strings.TrimPrefix(words, a.Verb)
	switch a.Then {
	case shape.NumberComplement:
		if len(in.Tokens) > 0 {
			rest += " " + armies([]engine.Tokens{in.Tokens[0].Tokens})
		}
		return a.Verb, rest + " " + p.fit(in.Amount)
	case shape.ObjectComplement:
		return a.Verb, rest + " " + p.object(in)
	case shape.CardComplement:
		return a.Verb, rest + " a card"
	}
	if often := p.often(in.Amount); often != "" {
		rest += " " + often
	}
	return a.Verb, rest
}

// manaWord is the mana that something produces.
func manaWord(what string) string {
	switch what {
	case engine.ChosenMana:
		return "mana of the chosen color"
	case engine.ChoiceOfMana:
		return "one mana of a color of your choice"
	}
	return what
}

// insteadOfMana says what the mana is instead of.
func insteadOfMana(c *engine.Change) string {
	switch {
	case c.What == engine.ChoiceOfMana && c.Amount == nil:
		return "any other type and amount"
	case len(c.Options) == 0:
		return "any other type"
	case c.Options[0] == engine.AnyColoredMana:
		return "any other color"
	}
	color, _ := shape.ColorOfMana(c.Options[0])
	return color + " mana"
}
