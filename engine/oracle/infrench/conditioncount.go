package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
)

// countIs is a condition that compares an amount.
func (p *printer) countIs(c *engine.Cond) string {
	e := c.Expr
	if n := c.Range.N; n != nil && n.Op == e.Op && n.Ref != engine.NoRef && (n.Op == engine.LifeOf || n.Op == engine.HandOf) {
		return p.morethan(c)
	}
	if c.Not && e.Op != engine.HandOf && e.Op != engine.LifeOf {
		return p.miss("not an amount")
	}
	switch e.Op {
	case engine.LibraryOf:
		library := p.countOwner(e.Ref).own(oneFeminine("bibliothèque"))
		return p.has(library, "contenir", c.Range, oneFeminine("carte"), "")
	case engine.HandOf:
		return p.hasOrNot(c, oneFeminine("carte"), " en main")
	case engine.LifeOf:
		return p.hasLife(c)
	case engine.GraveyardOf:
		return p.graveyardHas(c)
	case engine.CountersOn:
		counter := p.counter(e.Word)
		if e.Filter != nil {
			return p.thereAre(c.Range, counter, pluralOf(counter), " sur "+p.all(e.Filter).text)
		}
		return p.thereAre(c.Range, counter, pluralOf(counter), " sur "+p.ref(e.Ref).text)
	case engine.CountOf:
		if e.Filter.Players && e.Filter.Player == engine.Opponent {
			return p.has(p.you(), "avoir", c.Range, one("adversaire"), "")
		}
		return p.thereAre(c.Range, p.phrase(e.Filter, form{}), p.bare(e.Filter), "")
	case engine.NamedNumber:
		return p.namedIs(c)
	case engine.Prevented:
		return "des blessures sont prévenues de cette manière"
	}
	return p.amount(e) + p.compared(c.Range)
}

// graveyardHas is "vous avez au moins sept cartes dans votre cimetière".
func (p *printer) graveyardHas(c *engine.Cond) string {
	who, f := p.countOwner(c.Expr.Ref), c.Expr.Filter
	where := " dans " + who.its(one("cimetière")).text
	if f == nil {
		return p.has(who, "avoir", c.Range, oneFeminine("carte"), where)
	}
	if none(c.Range) {
		return p.hasNone(who, "avoir", p.phrase(f, form{})) + where
	}
	return who.does("avoir") + " " + p.rangeWord(c.Range) + p.numbered(c.Range.N, p.phrase(f, form{}), p.bare(f)) + where
}

// compared is how a singular amount compares, with its space: " vaut au moins 4".
func (p *printer) compared(r engine.Range) string {
	switch r.Op {
	case engine.Exactly:
		return " vaut " + p.fit(r.N)
	case engine.Odd:
		return " est impair"
	case engine.Even:
		return " est pair"
	}
	return " vaut " + p.rangeWord(r) + p.fit(r.N)
}

// morethan is "un adversaire a plus de points de vie que vous".
func (p *printer) morethan(c *engine.Cond) string {
	more := " plus de "
	switch {
	case c.Range.Op == engine.LessThan:
		more = " moins de "
	case c.Range.Op != engine.MoreThan || c.Not:
		return p.miss("a comparison of players")
	}
	what := "cartes en main"
	if c.Expr.Op == engine.LifeOf {
		what = "points de vie"
	}
	return p.countOwner(c.Expr.Ref).does("avoir") + more + what + " " + french.That(p.countOwner(c.Range.N.Ref).text)
}

// countOwner is the player whose amount a condition asks for.
func (p *printer) countOwner(r engine.Ref) noun {
	switch r {
	case engine.NoRef:
		return one("un joueur")
	case engine.AnOpponent:
		return one("un adversaire")
	}
	return p.ref(r)
}

// hasLife is "vous avez au plus 5 points de vie", a number that may be negative.
func (p *printer) hasLife(c *engine.Cond) string {
	if c.Not {
		return p.miss("not so much life")
	}
	points := " points de vie"
	if c.Range.N != nil && c.Range.N.Op == engine.Lit && c.Range.N.N < 2 {
		points = " point de vie"
	}
	return p.countOwner(c.Expr.Ref).does("avoir") + " " + p.rangeWord(c.Range) + p.fit(c.Range.N) + points
}

// hasOrNot is that a player has so many of a thing, or has not.
func (p *printer) hasOrNot(c *engine.Cond, thing noun, where string) string {
	who := p.countOwner(c.Expr.Ref)
	if c.Not {
		return p.miss("not so many")
	}
	return p.has(who, "avoir", c.Range, thing, where)
}

// has is "vous avez au moins deux cartes en main".
func (p *printer) has(who noun, plain string, r engine.Range, thing noun, where string) string {
	if none(r) {
		return p.hasNone(who, plain, thing) + where
	}
	return who.does(plain) + " " + p.rangeWord(r) + p.numbered(r.N, thing, pluralOf(thing)) + where
}

// thereAre is "il y a au moins deux cartes".
func (p *printer) thereAre(r engine.Range, thing, things noun, where string) string {
	if none(r) {
		return "il n'y a " + thing.agreed("aucun") + " " + thing.text + where
	}
	return "il y a " + p.rangeWord(r) + p.numbered(r.N, thing, things) + where
}

// namedIs compares a number that the board gives by name.
func (p *printer) namedIs(c *engine.Cond) string {
	word := c.Expr.Word
	if kind, ok := strings.CutSuffix(word, " spent to cast it"); ok {
		if mana, ok := manaKind(kind); ok {
			if none(c.Range) {
				return "aucun mana n'a été dépensé pour le lancer"
			}
			return p.rangeWord(c.Range) + p.fit(c.Range.N) + " " + mana + " ont été dépensés pour le lancer"
		}
	}
	if things, ok := p.spoken(counted, word); ok {
		single := strings.TrimPrefix(strings.TrimPrefix(things, "de "), "d'")
		if none(c.Range) || onlyOne(c.Range) {
			return p.miss(word)
		}
		return "il y a " + p.rangeWord(c.Range) + p.numbered(c.Range.N, many(single), many(single))
	}
	return p.namedNumber(word) + p.compared(c.Range)
}
