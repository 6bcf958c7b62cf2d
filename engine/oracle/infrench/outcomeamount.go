package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// setAmount writes that an event happens in another amount.
func (p *printer) setAmount(e *engine.Effect, c *engine.Change) string {
	who := p.eventPlayer(e)
	do := func(verb, rest string) string { return p.said(clause{who: who, verb: verb, rest: rest}) }
	card := oneFeminine("carte")
	if e.Self {
		if s := p.setOwn(e, c); s != "" {
			return s
		}
	}
	if e.When.Kind.LooksAtTop() {
		return do(lookingAt(e.When.Kind, p.count(c.Amount, card).text, true))
	}
	switch e.When.Kind {
	case engine.Damage:
		return p.setDamage(e, c)
	case engine.GainLife, engine.LoseLife, engine.PayLife:
		return do(plainVerb(e.When.Kind), p.points(c.Amount))
	case engine.CreateTokens:
		return p.become(p.ofThose(c.Amount, many("jetons")), "créer", "")
	case engine.PutCounters:
		return p.become(p.ofThose(c.Amount, many("marqueurs")), "mettre", " sur "+p.marked(e).text)
	case engine.CopySpell:
		return p.said(clause{who: who, verb: "copier", it: p.it(), rest: p.copies(c.Amount)})
	case engine.Discard:
		return p.said(clause{who: who, verb: "défausser", self: true, rest: french.Of(p.count(c.Amount, card).text)})
	case engine.Draw, engine.DrawCards, engine.Mill:
		return do(plainVerb(e.When.Kind), p.count(c.Amount, card).text)
	}
	return p.miss("an amount of an event")
}

// become is that so many things are created or put, whoever does it: "deux fois
// autant de ces jetons sont créés"; behind "pouvoir" that somebody does it.
func (p *printer) become(things noun, verb, rest string) string {
	if p.may.text != "" {
		return p.said(clause{verb: verb, rest: things.text + rest})
	}
	return things.is(verbOf(verb).done) + rest
}

// copies is how often a spell is copied.
func (p *printer) copies(e *engine.Expr) string {
	if e.Op == engine.Sum {
		return "autant de fois plus une fois supplémentaire"
	}
	return p.often(e)
}

// setOwn is what a resolving spell says of the amount of its own event; "" where
// it is said as of any other.
func (p *printer) setOwn(e *engine.Effect, c *engine.Change) string {
	switch e.When.Kind {
	case engine.GainLife:
		points := noun{text: p.points(c.Amount), plural: c.Amount.Op != engine.Lit || c.Amount.N != 1}
		return points.is("gagné")
	case engine.DrawCards:
		return p.count(c.Amount, oneFeminine("carte")).is("pioché")
	case engine.OtherAction:
		return "le nombre est " + p.fit(c.Amount)
	}
	return ""
}

// setDamage is "elle inflige le double de ces blessures".
func (p *printer) setDamage(e *engine.Effect, c *engine.Change) string {
	f := e.When.Affected
	damage := p.damage(c.Amount).text
	switch {
	case e.Self:
		return p.said(clause{who: p.this(), verb: "infliger", rest: damage})
	case e.When.Whole && f != nil && len(f.Or) == 0 && f.Is == engine.NoRef && f.Players && c.Amount.Op == engine.Product:
		return p.said(clause{who: p.eventPlayer(e), verb: "subir", rest: damage})
	case e.When.Whole && f != nil && !f.Players && len(f.Or) == 0 && c.Amount.Op == engine.Product:
		return p.said(clause{who: p.it().pronoun(), verb: "subir", rest: damage})
	}
	return p.said(clause{who: p.source().pronoun(), verb: "infliger", rest: damage})
}

// marked is on what the counters of an event are put.
func (p *printer) marked(e *engine.Effect) noun {
	if f := e.When.Affected; f != nil && shape.AboutObject(&e.When) && !shape.OnlyPlayers(f) {
		return p.pointsAt(engine.ThatObject)
	}
	if f := e.When.Affected; f != nil && shape.OnlyPlayers(f) {
		return p.eventPlayer(e)
	}
	return one("ce permanent ou ce joueur")
}

// rolls is "lancez autant de dés plus un et ignorez le plus petit résultat".
func (p *printer) rolls(e *engine.Effect) string {
	amount := e.Do[len(e.Do)-1].Amount
	if e.When.Each && amount.Op == engine.Product {
		amount = amount.A
	}
	who := p.eventPlayer(e)
	c := clause{who: who, verb: "lancer", rest: p.count(amount, dieOf(e.When.What)).text}
	if e.When.Kind == engine.FlipCoin {
		c.verb, c.rest = "jouer", "à pile ou face "+p.flips(amount)
	}
	s := p.said(c)
	if len(e.Do) < 2 || len(e.Do[0].Do) == 0 {
		return s
	}
	return s + " et " + p.ignored(&e.Do[0].Do[0], who)
}

// flips is how often a coin is flipped.
func (p *printer) flips(e *engine.Expr) string {
	if e.Op == engine.Lit && e.N == 1 {
		return "une fois"
	}
	return p.often(e)
}

// ignored is which of the results are ignored, and who says so.
func (p *printer) ignored(in *engine.Instruction, who noun) string {
	it := who.pronoun()
	which := ""
	switch in.Word {
	case "ignore one":
		which = "un résultat"
		if in.Amount.Op == engine.Product {
			which = p.amount(in.Amount.A) + " résultats"
		} else if in.Amount.Op == engine.Lit && in.Amount.N > 1 {
			which = p.amount(in.Amount) + " résultats"
		}
	default:
		roll, ok := phraseOf(rollsPassed, in.Word)
		if which = roll.text; !ok {
			which = p.miss(in.Word)
		}
	}
	if in.Who == engine.RefYou && !who.you && who.text != p.you().text {
		return p.you().does("choisir") + " le résultat à ignorer"
	}
	return verbOf("ignorer").present(it) + " " + which
}

// manaWord is the mana that something produces.
func (p *printer) manaWord(what string) string {
	switch what {
	case engine.ChosenMana:
		return "du mana de la couleur choisie"
	case engine.ChoiceOfMana:
		return "un mana de la couleur " + p.choice()
	}
	return p.mana(what)
}

// insteadOfMana says what the mana is instead of.
func (p *printer) insteadOfMana(c *engine.Change) string {
	switch {
	case c.What == engine.ChoiceOfMana && c.Amount == nil:
		return "tout autre type et toute autre quantité"
	case len(c.Options) == 0:
		return "tout autre type"
	case c.Options[0] == engine.AnyColoredMana:
		return "toute autre couleur"
	}
	if color, ok := shape.ColorOfMana(c.Options[0]); ok {
		return "mana " + colorWord(color)
	}
	return p.mana(c.Options[0])
}

// excess is the sentence about damage beyond what is lethal.
func (p *printer) excess(e *engine.Effect) string {
	s := ""
	for i := range e.If {
		p.conds++
		f := *e.If[i].Filter
		word := f.Keywords[len(f.Keywords)-1]
		f.Keywords = f.Keywords[:len(f.Keywords)-1]
		s += french.If(p.phrase(&f, form{det: def}).does("avoir")) + " " + p.keyword(word) + ", "
	}
	to := p.receiver(&e.Do[0]).to()
	if e.Do[0].Ref == engine.ThatController {
		to = "au contrôleur de ce permanent"
	}
	return strings.TrimSpace(s) + " le surplus de blessures est infligé " + to + " à la place"
}
