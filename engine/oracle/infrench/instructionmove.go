package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// Cards out of those that were looked at, and all of them that are left.
const (
	thoseCards     = "those cards"
	theRestOfThose = "the rest of those cards"
)

// moves writes what moves where.
func (p *printer) moves(in *engine.Instruction) clause {
	if zones := p.shuffledZone(in); zones != "" {
		return clause{verb: "mélanger", rest: zones}
	}
	c, what := p.moving(in)
	if in.Position == shape.AtRandom {
		c.rest += " au hasard"
	}
	its := p.ownersOf(what)
	if in.Word == thoseCards || in.Word == theRestOfThose || in.Cards != engine.NoRevealed {
		its = func(thing noun) noun { return p.belongs(in.Who, thing) }
	}
	c.verb = "mettre"
	switch {
	case in.Dest == engine.Exile:
		c.verb = "exiler"
	case in.Dest == engine.Library && in.Position == "shuffled":
		c.verb = "mélanger"
		c.rest += " dans " + its(oneFeminine("bibliothèque")).text
	case in.Dest == engine.Library && in.Position == engine.EitherEnd:
		c.rest += " au-dessus ou au-dessous " + its(oneFeminine("bibliothèque")).of() + ", au choix"
	case in.Dest == engine.Library && in.Position == "bottom":
		c.rest += " au-dessous " + its(oneFeminine("bibliothèque")).of()
	case in.Dest == engine.Library && in.Position == "top":
		if in.From == engine.Library {
			c.verb = "remettre"
		}
		c.rest += " au-dessus " + its(oneFeminine("bibliothèque")).of()
	case in.Dest == engine.Battlefield:
		c.rest += " sur le champ de bataille"
	case in.Dest == engine.Hand && in.What == engine.Those && p.searched:
		c.rest += " dans " + p.belongs(in.Who, oneFeminine("main")).text
	case in.Dest == engine.Hand && (in.What != engine.NoRef || in.Filter != nil && in.Filter.Noun == engine.Permanent):
		if in.What != engine.Those {
			c.verb = "renvoyer"
		}
		c.rest += " dans " + its(oneFeminine("main")).text
	case in.What != engine.NoRef:
		c.rest += p.into(in.Dest) + its(zone(in.Dest)).text
	default:
		c.rest += p.into(in.Dest) + p.belongs(in.Who, zone(in.Dest)).text
	}
	c.rest = strings.TrimSpace(c.rest + p.entersSo(in, what))
	return c
}

// ownersOf is what belongs to the owner of something that moves: "la main de son
// propriétaire", "la main de leur propriétaire".
func (p *printer) ownersOf(what noun) func(noun) noun {
	return func(thing noun) noun { return what.its(one("propriétaire")).own(thing) }
}

// entersSo is how something is put where it goes: face down, tapped, under whose
// control, with what counters.
func (p *printer) entersSo(in *engine.Instruction, what noun) string {
	s := ""
	if in.FaceDown {
		s += " face cachée"
	}
	if in.Tapped {
		s += " " + what.agreed("engagé")
	}
	switch in.Under {
	case engine.RefYou:
		s += " sous " + p.you().own(one("contrôle")).text
	case engine.ThatOwner, engine.ThisOwner:
		s += " sous " + p.ownersOf(what)(one("contrôle")).text
	}
	for i := range in.Enter {
		c := &in.Enter[i]
		s += []string{" avec ", " et "}[min(i, 1)] + p.count(c.Amount, p.counter(c.Counter)).text + " sur " + what.pointed()
	}
	return s
}

// moving is the clause about the cards or objects that move, and what they are.
func (p *printer) moving(in *engine.Instruction) (clause, noun) {
	what, from := noun{}, ""
	switch {
	case in.What != engine.NoRef && in.Filter != nil && in.From != engine.AnyZone && in.Filter.Zone == in.From:
		f := *in.Filter
		f.Zone, f.Owner = engine.AnyZone, engine.AnyRelation
		what, from = p.bound(&f), " "+p.relOwn(in.Filter.Owner, zone(in.From)).of()
	case in.What != engine.NoRef:
		if in.From != engine.AnyZone {
			from = " depuis " + p.you().own(zone(in.From)).text
		}
		if n, ok := p.antecedent(in.What); ok && in.Filter == nil {
			return clause{it: n, rest: from}, n
		}
		what = p.object(in)
	case in.Cards != engine.NoRevealed:
		what = p.revealedCards(in)
	case in.Word == theRestOfThose:
		what = one("le reste")
	case in.Word == thoseCards && in.Filter != nil:
		what, from = p.object(in), " parmi elles"
	case in.Word == thoseCards:
		what = p.ofThose(in.Amount, manyFeminine("cartes"))
	case in.From == engine.Library && in.Filter == nil:
		what = p.topOf(in)
	case in.Filter == nil:
		what = p.count(in.Amount, oneFeminine("carte"))
		from = " " + p.outOf(in, zone(in.From))
	default:
		what, from = p.movingSome(in)
	}
	p.last = what
	return clause{rest: what.text + from}, what
}

// movingSome is what a filter describes that moves, and from where.
func (p *printer) movingSome(in *engine.Instruction) (what noun, from string) {
	if in.From == engine.AnyZone {
		return p.object(in), ""
	}
	f := *in.Filter
	f.Zone, f.Owner = engine.AnyZone, engine.AnyRelation
	g := *in
	g.Filter = &f
	if in.Filter.Owner == engine.AnyRelation {
		return p.object(&g), " depuis " + zone(in.From).a().text
	}
	return p.object(&g), " " + p.outOf(in, zone(in.From))
}

// outOf is where somebody's cards come from: "de votre main", "depuis sa
// bibliothèque".
func (p *printer) outOf(in *engine.Instruction, from noun) string {
	if in.From == engine.Hand {
		return p.belongs(in.Who, from).of()
	}
	return "depuis " + p.belongs(in.Who, from).text
}

// shuffledZone is "votre main dans votre bibliothèque", of an instruction to shuffle a whole
// zone; "" of any other.
func (p *printer) shuffledZone(in *engine.Instruction) string {
	if in.Dest != engine.Library || in.Position != shape.Shuffled || in.From != engine.Hand && in.From != engine.Graveyard || in.Filter != nil || in.What != engine.NoRef || in.Amount != nil && in.Amount.Op == engine.Lit {
		return ""
	}
	who := p.you()
	if in.Who != engine.NoRef && in.Who != engine.RefYou {
		who = p.ref(in.Who)
	}
	return who.own(zone(in.From)).text + " dans " + who.own(oneFeminine("bibliothèque")).text
}

// ofThose is an amount of things that are there already: "deux fois autant de ces
// jetons", "la moitié de ces marqueurs".
func (p *printer) ofThose(e *engine.Expr, things noun) noun {
	these := things.this()
	e = orOne(e)
	switch e.Op {
	case engine.That, engine.GivenUp:
		return these.written("autant " + these.of())
	case engine.Product:
		return these.written(p.timesOver(e.A) + " " + p.ofThose(e.B, things).text)
	case engine.Sum, engine.Diff:
		if e.A.Op != engine.That {
			break
		}
		word := " plus "
		if e.Op == engine.Diff {
			word = " moins "
		}
		return these.written(p.ofThose(e.A, things).text + word + p.fitWord(e.B, things))
	case engine.HalfUp, engine.HalfDown:
		p.round = ", arrondie à l'unité inférieure"
		if e.Op == engine.HalfUp {
			p.round = ", arrondie à l'unité supérieure"
		}
		if e.A.Op != engine.That {
			these = p.ofThose(e.A, things)
		}
		return oneFeminine("la moitié " + these.of())
	}
	these.plural = e.Op != engine.Lit || e.N != 1
	return these.written(p.fitWord(e, things) + " " + french.Of(things.this().text))
}

// fitWord is an amount in words where it is a small number: "plus un".
func (p *printer) fitWord(e *engine.Expr, things noun) string {
	if e = orOne(e); e.Op == engine.Lit {
		return french.Number(e.N, things.feminine)
	}
	return p.fit(e)
}

// timesOver is "deux fois", "X fois".
func (p *printer) timesOver(e *engine.Expr) string {
	if e != nil && e.Op == engine.Lit {
		return french.Number(e.N, true) + " fois"
	}
	if e == nil {
		return "X fois"
	}
	return p.fit(e) + " fois"
}
