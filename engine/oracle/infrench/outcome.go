package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// outcome writes what happens instead, with "à la place".
func (p *printer) outcome(e *engine.Effect) string {
	if e.May != engine.NoRef {
		p.may = p.ref(e.May)
		defer func() { p.may = noun{} }()
	}
	n := len(e.Do)
	switch {
	case e.Kind == engine.Prevention:
		var parts []string
		for i := range e.Do {
			parts = append(parts, p.prevented(&e.Do[i]))
		}
		s := french.List(parts, "et") + p.tail()
		p.may = noun{}
		return s + p.riders(e)
	case (e.When.Kind == engine.RollDice || e.When.Kind == engine.FlipCoin) && n > 0 && e.Do[n-1].Kind == engine.SetAmount:
		return p.rolls(e) + " à la place" + p.tail()
	case n == 1 && e.Do[0].Kind == engine.OneOf && e.When.Kind == engine.CreateTokens && createsOthers(&e.Do[0]):
		return p.tokensOneOf(&e.Do[0]) + " à la place" + p.tail()
	case n == 1 && e.Do[0].Kind == engine.OneOf && e.When.Kind != engine.Enter:
		return p.modes(e, &e.Do[0]) + p.tail()
	case n > 0 && e.Do[n-1].Kind == engine.ManaInstead && (e.Do[n-1].Amount != nil || e.Do[n-1].What == engine.ChoiceOfMana):
		return p.changes(e) + " à la place " + french.Of(p.insteadOfMana(&e.Do[n-1])) + p.tail()
	}
	return p.changes(e) + " à la place" + p.tail()
}

// prevented is "prévenez ces blessures", or so many of them.
func (p *printer) prevented(c *engine.Change) string {
	what := "ces blessures"
	switch {
	case c.Kind == engine.PreventUpTo && (c.Amount.Op == engine.HalfDown || c.Amount.Op == engine.HalfUp) && c.Amount.A != nil && c.Amount.A.Op == engine.That:
		what = p.damage(c.Amount).text
	case c.Kind == engine.PreventUpTo:
		what = p.fit(c.Amount) + " de ces blessures"
	case c.Kind == engine.PreventAllBut:
		what = "toutes ces blessures sauf " + p.fit(c.Amount)
	}
	return p.said(clause{verb: "prévenir", rest: what})
}

// changes writes a list of changes joined by "et", without "à la place".
func (p *printer) changes(e *engine.Effect) string {
	var parts []string
	for i := range e.Do {
		if s := p.change(e, &e.Do[i]); s != "" {
			parts = append(parts, s)
		}
	}
	return french.List(parts, "et")
}

// change writes one change.
func (p *printer) change(e *engine.Effect, c *engine.Change) string {
	switch c.Kind {
	case engine.SetAmount:
		return p.setAmount(e, c)
	case engine.RedirectTo:
		return p.redirects(c)
	case engine.InsteadDo, engine.AlsoDo:
		return p.list(c.Do)
	case engine.Nothing:
		return p.nothing(e)
	case engine.MoveTo:
		return p.moveTo(c)
	case engine.TokensInstead, engine.TokensPlus:
		return p.otherTokens(c)
	case engine.ManaInstead:
		if c.What == engine.ChoiceOfMana && c.Amount != nil {
			return p.said(clause{who: p.producer(), verb: "produire", rest: "du mana de la couleur " + p.choice()})
		}
		return p.said(clause{who: p.producer(), verb: "produire", rest: p.manaWord(c.What)})
	case engine.ManaTimes:
		return p.said(clause{who: p.producer(), verb: "produire", rest: p.timesOver(c.Amount) + " autant de ce mana"})
	case engine.OneOf:
		if len(c.Options) == 2 && c.Options[0] == "top" {
			return p.said(clause{verb: "mettre", it: p.it(), rest: "au-dessus ou au-dessous, " + p.atChoice() + ", " + p.ownersOf(p.it())(oneFeminine("bibliothèque")).of()})
		}
	case engine.SearchTop:
		return p.said(clause{who: p.eventPlayer(e), verb: "chercher", rest: "dans les " + p.fit(c.Amount) + " cartes du dessus de cette bibliothèque"})
	case engine.EnterUnder:
		if e.When.Kind == engine.CreateTokens {
			return p.said(clause{verb: "créer", rest: "ces jetons sous " + p.you().own(one("contrôle")).text})
		}
		return p.entersIn(c)
	case engine.EnterTapped, engine.EnterUntapped, engine.EnterCounters, engine.EnterFaceDown, engine.EnterBackFace:
		return p.entersIn(c)
	case engine.MarkEvent:
		return ""
	}
	return p.miss("a change")
}

// entersIn is "elle arrive sur le champ de bataille engagée".
func (p *printer) entersIn(c *engine.Change) string {
	it := p.it().pronoun()
	return p.said(clause{who: it, verb: "arriver", rest: "sur le champ de bataille " + p.manner(c, it)})
}

// redirects is "ces blessures sont infligées à ~".
func (p *printer) redirects(c *engine.Change) string {
	damage := manyFeminine("ces blessures")
	if c.Amount != nil {
		damage.text = p.fit(c.Amount) + " de ces blessures"
		damage.plural = c.Amount.Op != engine.Lit || c.Amount.N != 1
	}
	to := p.receiver(c)
	if p.may.text != "" {
		source := p.source().pronoun()
		return "faire " + french.That(clause{who: source, verb: "infliger", rest: damage.text + " " + to.to()}.says())
	}
	if to.you {
		return damage.text + " vous " + verbOf("être").present(damage) + " " + damage.agreed("infligé")
	}
	return damage.is("infligé") + " " + to.to()
}

// source is the source of the damage that the sentence is about.
func (p *printer) source() noun {
	if p.when.Source == nil {
		return oneFeminine("une source")
	}
	return p.some(p.when.Source)
}

// producer is what produces the mana that the sentence is about.
func (p *printer) producer() noun {
	if p.when.Source == nil {
		return one("il")
	}
	return p.some(p.when.Source).pronoun()
}

// nothing is what is skipped or comes to nothing.
func (p *printer) nothing(e *engine.Effect) string {
	who := p.eventPlayer(e)
	switch e.When.Kind {
	case engine.Draw:
		return p.said(clause{who: who, verb: "passer", rest: "cette pioche"})
	case engine.BeginPhase:
		return p.said(clause{who: who, verb: "passer", rest: "ce tour"})
	}
	verb := plainVerb(e.When.Kind)
	if p.may.text != "" {
		return "ne pas " + verb + " de points de vie"
	}
	return who.doesNot(verb) + " de points de vie"
}

// eventPlayer is the event's player: "vous" or "ce joueur".
func (p *printer) eventPlayer(e *engine.Effect) noun {
	if shape.AboutYou(e) {
		return p.you()
	}
	return one("ce joueur")
}

// moveTo is where the moving object goes.
func (p *printer) moveTo(c *engine.Change) string {
	in := engine.Instruction{Verb: engine.Move, What: engine.ThatObject, Dest: c.Dest, Position: c.Position, FaceDown: c.What == "face down"}
	if c.Dest == engine.Library && c.Position == "" {
		it := p.it()
		return p.said(clause{verb: "mettre", it: it, rest: strings.TrimSpace("dans " + p.ownersOf(it)(oneFeminine("bibliothèque")).text)})
	}
	return p.said(p.moves(&in))
}

// modes writes the modes of a modal replacement effect.
func (p *printer) modes(e *engine.Effect, c *engine.Change) string {
	var list []string
	for _, m := range c.Modes {
		mode := engine.Effect{Kind: e.Kind, Class: e.Class, When: e.When, Do: m}
		list = append(list, p.changes(&mode))
	}
	return p.said(clause{verb: "choisir", rest: "l'un à la place — " + strings.Join(list, " ; ou ")})
}
