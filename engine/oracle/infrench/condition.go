package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// cond writes a condition as a clause: "vous contrôlez une créature".
func (p *printer) cond(c *engine.Cond) string {
	p.conds++
	return p.clauseOf(c)
}

// clauseOf is a condition, or a part of one.
func (p *printer) clauseOf(c *engine.Cond) string {
	if c.Word == shape.AsCast {
		d := *c
		d.Word = ""
		return p.clauseOf(&d) + " au moment où " + p.you().does("lancer") + " ce sort"
	}
	switch c.Kind {
	case engine.Controls:
		return p.controls(c)
	case engine.CountIs:
		return p.countIs(c)
	case engine.RefIs:
		return p.refIs(c)
	case engine.PlayerHas:
		return p.playerHas(c)
	case engine.TurnOf:
		return p.turnIs(c)
	case engine.GameHas:
		return p.gameHas(c)
	case engine.AllOf:
		return p.subs(c, " et ")
	case engine.AnyOf:
		return p.subs(c, " ou ")
	case engine.ThisWay:
		return p.thisWay(c)
	}
	return p.miss("a condition")
}

// subs are conditions joined; "que" stands for "si" before the second.
func (p *printer) subs(c *engine.Cond, word string) string {
	parts := make([]string, len(c.Subs))
	for i := range c.Subs {
		parts[i] = p.clauseOf(&c.Subs[i])
	}
	if c.Not {
		return p.miss("not " + word)
	}
	if start := p.controlsIn(c.Subs); start != "" {
		for i := range parts {
			parts[i] = strings.TrimPrefix(parts[i], start)
		}
		return start + french.List(parts, strings.TrimSpace(word))
	}
	return strings.Join(parts, word)
}

// controlsIn is the beginning that conditions about what one player controls have in
// common: "vous contrôlez "; "" for others.
func (p *printer) controlsIn(subs []engine.Cond) string {
	for i := range subs {
		c := &subs[i]
		if c.Kind != engine.Controls || c.Not || c.Word != "" || c.Who != subs[0].Who || c.Who == engine.AnyRelation || c.Range.Op != engine.NoCompare {
			return ""
		}
	}
	return p.related(subs[0].Who).does("contrôler") + " "
}

// thisWay is that something died, or was dealt with, by an earlier instruction.
func (p *printer) thisWay(c *engine.Cond) string {
	who := p.some(c.Filter)
	if c.Word == engine.DamageDealt {
		return "des blessures sont infligées " + who.to() + " de cette manière"
	}
	if done, ok := doneIn(c.Word); ok {
		return who.is(done) + " de cette manière"
	}
	if c.Word != "" && c.Word != "dies" {
		return p.miss(c.Word)
	}
	if c.Not {
		return who.doesNot("mourir") + " de cette manière"
	}
	return who.does("mourir") + " de cette manière"
}

// turnIs is "c'est votre tour".
func (p *printer) turnIs(c *engine.Cond) string {
	whose := p.you().own(one("tour")).text
	switch {
	case c.Who == engine.Opponent && c.Not:
		return "ce n'est pas le tour d'un adversaire"
	case c.Who == engine.Opponent:
		return "c'est le tour d'un adversaire"
	case c.Not || c.Who == engine.NotYou:
		return "ce n'est pas " + whose
	case c.Who == engine.You:
		return "c'est " + whose
	}
	return "c'est " + p.related(c.Who).own(one("tour")).text
}

// denied is a subject with its verb, denied where the condition is. What is not
// there in any number has "aucun" behind it, not "pas".
func denied(n noun, plain string, not bool) string {
	if not {
		return n.doesNot(plain)
	}
	return n.does(plain)
}

// controls is "vous contrôlez une créature".
func (p *printer) controls(c *engine.Cond) string {
	f := c.Filter
	if c.Who == engine.AnyRelation {
		return p.present(c)
	}
	who := p.related(c.Who)
	if f.Noun == engine.CommanderNoun && f.Owner == engine.You {
		return denied(who, "contrôler", c.Not) + " " + p.you().own(one("commandant")).text
	}
	if c.Range.Op != engine.NoCompare {
		if c.Not {
			return p.miss("not so many")
		}
		return p.hasSoMany(who, "contrôler", c.Range, f)
	}
	if c.Not {
		return who.doesNot("contrôler") + " " + p.phrase(f, form{det: ofBare}).text
	}
	return who.does("contrôler") + " " + p.some(f).text
}

// hasSoMany is "vous contrôlez au moins deux créatures", "vous ne contrôlez
// aucune créature".
func (p *printer) hasSoMany(who noun, plain string, r engine.Range, f *engine.Filter) string {
	if none(r) {
		return p.hasNone(who, plain, p.phrase(f, form{}))
	}
	if onlyOne(r) {
		return who.does(plain) + " " + p.rangeWord(r) + p.numbered(r.N, p.phrase(f, form{}), p.bare(f))
	}
	return who.does(plain) + " " + p.rangeWord(r) + p.numbered(r.N, p.bare(f), p.bare(f))
}

// hasNone is "vous ne contrôlez aucune créature".
func (p *printer) hasNone(who noun, plain string, thing noun) string {
	return who.text + " " + french.Not(verbOf(plain).present(who)) + " " + thing.agreed("aucun") + " " + thing.text
}

// numbered is a number before a phrase in its number.
func (p *printer) numbered(e *engine.Expr, single, several noun) string {
	if e != nil && e.Op == engine.Lit {
		if e.N == 1 {
			return single.agreed("un") + " " + single.text
		}
		return numberWord(e.N) + " " + several.text
	}
	if e != nil && (e.Op == engine.That || e.Op == engine.GivenUp) {
		return p.amount(e) + " " + several.of()
	}
	return p.fit(e) + " " + several.text
}

// none says that a range leaves nothing.
func none(r engine.Range) bool {
	zero := r.N != nil && r.N.Op == engine.Lit && r.N.N == 0
	return zero && (r.Op == engine.Exactly || r.Op == engine.AtMost) ||
		r.Op == engine.LessThan && r.N != nil && r.N.Op == engine.Lit && r.N.N == 1
}

// onlyOne says that the number of a range is one.
func onlyOne(r engine.Range) bool { return r.N != nil && r.N.Op == engine.Lit && r.N.N == 1 }

// rangeWord is how a number bounds, with its space: "au moins ".
func (p *printer) rangeWord(r engine.Range) string {
	switch r.Op {
	case engine.AtLeast:
		return "au moins "
	case engine.AtMost:
		return "au plus "
	case engine.MoreThan:
		return "plus de "
	case engine.LessThan:
		return "moins de "
	case engine.Exactly:
		return "exactement "
	}
	return p.miss("a comparison")
}

// present is "une créature est sur le champ de bataille", "un artefact attaque".
func (p *printer) present(c *engine.Cond) string {
	g := *c.Filter
	if c.Not {
		return p.miss("not present")
	}
	if n := len(g.Marks); n > 0 {
		last := g.Marks[n-1]
		g.Marks = g.Marks[:n-1]
		who := p.some(&g)
		if last == "attacking" {
			return who.does("attaquer")
		}
		return who.is(p.state(last, one("")))
	}
	g.Zone = engine.AnyZone
	return p.some(&g).does("être") + " sur le champ de bataille"
}

// whileCond is a condition said within the event, with its space.
func (p *printer) whileCond(c *engine.Cond) string {
	p.conds++
	switch c.Kind {
	case engine.EventIs:
		if shape.AsItResolves(c) {
			return " au moment où " + p.that().pronoun().text + " se résout"
		}
	case engine.FirstTime:
		if !c.Not {
			return " pour la première fois à chaque tour"
		}
		return " hormis la première piochée à chaque tour"
	case engine.TurnOf:
		if !c.Not && (c.Who == engine.You || c.Who == engine.Opponent) {
			return " pendant " + p.related(c.Who).own(one("tour")).text
		}
		if !c.Not && c.Who == engine.NotYou {
			return " pendant les tours autres que " + p.yours()
		}
	case engine.DuringStep:
		if c.Word == "combat" && !c.Not {
			return " pendant le combat"
		}
		if !c.Not {
			return " pendant " + p.during(c).text
		}
	}
	return " alors " + french.That(p.clauseOf(c))
}

// yours is "le vôtre", of turns.
func (p *printer) yours() string {
	if you := p.you(); !you.you {
		return "ceux " + you.of()
	}
	return "les vôtres"
}

// during is whose turn, phase or step it is.
func (p *printer) during(c *engine.Cond) noun {
	part := p.part(c.Word)
	if c.Who == engine.AnyRelation {
		return part.the()
	}
	return p.related(c.Who).own(part)
}

// prefixes are conditions before the sentence.
func (p *printer) prefixes(cs []engine.Cond) string {
	s := ""
	for i := range cs {
		if k := cs[i].Kind; k == engine.DuringStep || k == engine.TurnOf {
			s += strings.TrimPrefix(p.whileCond(&cs[i]), " ") + ", "
			continue
		}
		s += "tant " + french.That(p.cond(&cs[i])) + ", "
	}
	return s
}

// early is a duration that stands before the sentence.
func (p *printer) early(e *engine.Effect) string {
	if !shape.LastsUntil(e.Until) {
		return ""
	}
	return strings.TrimPrefix(p.until(e), " ") + ", "
}

// late is a duration within the sentence, with its space.
func (p *printer) late(e *engine.Effect) string {
	if shape.LastsUntil(e.Until) {
		return ""
	}
	return p.until(e)
}

// until is a duration behind the sentence, with its space.
func (p *printer) until(e *engine.Effect) string {
	said, _ := p.spoken(durations, shape.Durations.Words(e.Until))
	return spaced(said)
}
