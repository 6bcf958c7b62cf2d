package infrench

import "apnap/engine"

// amount writes an expression where a number stands alone, in figures.
func (p *printer) amount(e *engine.Expr) string { return p.miss("amount") }

// fit is an amount in its place, or a letter explained at the end.
func (p *printer) fit(e *engine.Expr) string { return p.miss("amount") }

// count writes an amount of a thing, given in the singular without an article:
// "une carte", "deux cartes", "autant de cartes plus une".
func (p *printer) count(e *engine.Expr, thing noun) noun { return thing }

// damage is an amount of the damage that would be dealt: "le double de ces
// blessures", "ces blessures plus 2", "3 blessures".
func (p *printer) damage(e *engine.Expr) noun { return manyFeminine(p.miss("damage")) }

// often writes how often something is done: "deux fois".
func (p *printer) often(e *engine.Expr) string { return p.miss("often") }

// tail writes what was kept for the end: ", arrondi à l'inférieur", ", X étant …".
func (p *printer) tail() string { return "" }

// pluralOf is a bare phrase in the plural.
func pluralOf(n noun) noun { n.plural = true; n.text += "s"; return n }
