package infrench

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// amount writes an expression where a number stands alone, in figures.
func (p *printer) amount(e *engine.Expr) string {
	if e == nil {
		return "1"
	}
	switch e.Op {
	case engine.Lit:
		return strconv.Itoa(e.N)
	case engine.That, engine.GivenUp:
		return "ce nombre"
	case engine.Prevented:
		return "le nombre de blessures prévenues de cette manière"
	case engine.DoneThisWay:
		return p.doneThisWay(e.Word)
	case engine.XValue:
		if e.Word != "" {
			return e.Word
		}
		p.saysX = true
		return "X"
	case engine.Sum:
		return p.amount(e.A) + " plus " + p.amount(e.B)
	case engine.Diff:
		return p.amount(e.A) + " moins " + p.amount(e.B)
	case engine.Product:
		return p.times(e.A) + " " + p.amount(e.B)
	case engine.HalfUp:
		return "la moitié " + french.Of(p.amount(e.A)) + " arrondie à l'unité supérieure"
	case engine.HalfDown:
		return "la moitié " + french.Of(p.amount(e.A)) + " arrondie à l'unité inférieure"
	case engine.ShareOf:
		return p.amount(e.A)
	case engine.AnyAmount:
		return "n'importe quel nombre"
	}
	return p.measure(e)
}

// orOne is an amount, one where there is none.
func orOne(e *engine.Expr) *engine.Expr {
	if e == nil {
		one := engine.Number(1)
		return &one
	}
	return e
}

// times is a factor: "deux fois".
func (p *printer) times(e *engine.Expr) string {
	switch {
	case e != nil && e.Op == engine.Lit:
		return numberWord(e.N) + " fois"
	case e != nil && (e.Op == engine.GivenUp || e.Op == engine.That):
		return "autant de fois"
	case e != nil && e.Op == engine.XValue:
		return p.amount(e) + " fois"
	}
	return p.miss("a factor")
}

// numberWord is a small number in words.
func numberWord(n int) string {
	if n > 10 {
		return strconv.Itoa(n)
	}
	return french.Number(n, false)
}

// fit is an amount in its place, or a letter explained at the end.
func (p *printer) fit(e *engine.Expr) string {
	if shape.IsShort(e) {
		return p.amount(e)
	}
	return p.letter(e)
}

// letter keeps a long amount for the end of the sentence and gives its letter.
func (p *printer) letter(e *engine.Expr) string {
	for _, w := range p.wheres {
		if w.e.Equal(e) {
			return w.letter
		}
	}
	letters := []string{"X", "Y", "Z", "W", "V", "U"}[p.skipX:]
	if len(p.wheres) == len(letters) {
		return p.miss("so many amounts")
	}
	l := letters[len(p.wheres)]
	p.wheres = append(p.wheres, where{l, e})
	p.givesX = p.givesX || l == "X"
	return l
}

// forEach is " pour chaque créature que vous contrôlez" of an amount that is a
// number of things, and how often of any other.
func (p *printer) forEach(e *engine.Expr) string {
	if e.Op == engine.CountOf {
		return " pour " + p.each(e.Filter).text
	}
	return " " + p.fit(e) + " fois"
}

// tail writes what was kept for the end: ", arrondie à l'unité inférieure", ", X étant …".
func (p *printer) tail() string {
	out := p.round
	p.round = ""
	for i := 0; i < len(p.wheres); i++ {
		w := p.wheres[i]
		out += ", " + w.letter + " étant " + p.amount(w.e)
	}
	p.wheres = nil
	return out
}

// count writes an amount of a thing, given in the singular without an article:
// "une carte", "deux cartes", "ce nombre de cartes plus une".
func (p *printer) count(e *engine.Expr, thing noun) noun {
	things := pluralOf(thing)
	if e == nil || e.Op == engine.Lit && e.N == 1 {
		return thing.a()
	}
	if !shape.IsShort(e) {
		return things.written(p.letter(e) + " " + things.text)
	}
	switch e.Op {
	case engine.Lit:
		return things.written(numberWord(e.N) + " " + things.text)
	case engine.XValue:
		return things.written(p.amount(e) + " " + things.text)
	case engine.That, engine.GivenUp, engine.AnyAmount:
		return things.written(p.amount(e) + " " + things.of())
	case engine.ShareOf:
		return p.count(e.A, thing)
	case engine.Product:
		return things.written(p.times(e.A) + " " + p.count(e.B, thing).text)
	case engine.HalfDown, engine.HalfUp:
		p.rounded(e)
		return things.written("la moitié " + p.count(e.A, thing).of())
	case engine.Sum:
		return things.written(p.count(e.A, thing).text + " plus " + p.units(e.B, thing))
	case engine.Diff:
		return things.written(p.count(e.A, thing).text + " moins " + p.units(e.B, thing))
	}
	return p.missNoun("an amount")
}

// rounded keeps a rounding for the end of the sentence.
func (p *printer) rounded(e *engine.Expr) {
	p.round = ", arrondie à l'unité inférieure"
	if e.Op == engine.HalfUp {
		p.round = ", arrondie à l'unité supérieure"
	}
}

// units is a number of things behind "plus" or "moins": "une", "deux".
func (p *printer) units(e *engine.Expr, thing noun) string {
	if e = orOne(e); e.Op == engine.Lit && e.N <= 10 {
		return french.Number(e.N, thing.feminine)
	}
	return p.fit(e)
}

// damage is an amount of the damage that would be dealt: "le double de ces
// blessures", "autant de blessures plus 2", "3 blessures".
func (p *printer) damage(e *engine.Expr) noun {
	n := manyFeminine("blessures")
	e = orOne(e)
	switch e.Op {
	case engine.That, engine.GivenUp:
		return n.written("autant de blessures")
	case engine.Lit:
		if e.N == 1 {
			return oneFeminine("1 blessure")
		}
	case engine.Product:
		return n.written(p.multiple(e))
	case engine.HalfDown, engine.HalfUp:
		p.rounded(e)
		half := p.damage(e.A).text
		if e.A.Op == engine.That {
			half = "ces blessures"
		}
		return n.written("la moitié " + french.Of(half))
	case engine.Sum:
		return n.written(p.damage(e.A).text + " plus " + p.fit(e.B))
	case engine.Diff:
		return n.written(p.damage(e.A).text + " moins " + p.fit(e.B))
	case engine.AnyAmount:
		return n.written(p.amount(e) + " de blessures")
	}
	return n.written(p.fit(e) + " blessures")
}

// multiple is a multiple of damage.
func (p *printer) multiple(e *engine.Expr) string {
	if e.B != nil && e.B.Op == engine.That && e.A != nil && e.A.Op == engine.Lit && e.A.N >= 2 && e.A.N <= 3 {
		return [...]string{"le double de ces blessures", "le triple de ces blessures"}[e.A.N-2]
	}
	return p.times(e.A) + " " + p.damage(e.B).text
}

// often writes how often something is done: "deux fois"; "" for once.
func (p *printer) often(e *engine.Expr) string {
	switch {
	case e == nil, e.Op == engine.Lit && e.N == 1:
		return ""
	case e.Op == engine.Lit:
		return numberWord(e.N) + " fois"
	case e.Op == engine.That:
		return "autant de fois"
	case e.Op == engine.Product && e.A.Op == engine.Lit && e.B.Op == engine.That:
		return numberWord(e.A.N) + " fois ce nombre de fois"
	case e.Op == engine.Sum && e.A.Op == engine.That && e.B.Op == engine.Lit && e.B.N == 1:
		return "une fois supplémentaire"
	case shape.IsShort(e):
		return p.amount(e) + " fois"
	}
	return p.letter(e) + " fois"
}

// pluralOf is a bare phrase in the plural: its first word, and an adjective of
// the noun's own. What follows "de" stays.
func pluralOf(n noun) noun {
	words := strings.Split(n.text, " ")
	for i, w := range words {
		if i > 0 && (w == "de" || strings.HasPrefix(w, "d'") || !adjectiveBehind(w)) {
			break
		}
		words[i] = lexicon.FrenchPlural(w)
	}
	n.text, n.plural = strings.Join(words, " "), true
	return n
}

// adjectiveBehind says that a word behind a noun has its plural.
func adjectiveBehind(w string) bool {
	switch strings.TrimSuffix(w, "e") {
	case "supplémentair", "planair", "joueur", "adversair", "ciblé", "choisi", "principal", "engagé":
		return true
	}
	return false
}

// doneThisWay is how much of something the same text has done.
func (p *printer) doneThisWay(word string) string {
	switch word {
	case engine.LifeLost:
		return "le nombre de points de vie perdus de cette manière"
	case engine.DamageDealt:
		return "le nombre de blessures infligées de cette manière"
	}
	if word == engine.MostDiscarded {
		return "le plus grand nombre de cartes qu'un joueur a défaussées de cette manière"
	}
	return p.miss(word)
}
