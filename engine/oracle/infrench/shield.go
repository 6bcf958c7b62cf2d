package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// combat is the noun "blessures", of combat or not.
func combat(pt *engine.Pattern) noun {
	switch pt.Combat {
	case engine.Yes:
		return manyFeminine("blessures de combat")
	case engine.No:
		return manyFeminine("blessures non-combat")
	}
	return manyFeminine("blessures")
}

// nextN is "prévenez les 3 prochaines blessures qui devraient être infligées à …"
// or "les 3 prochaines blessures qui devraient être infligées à … sont infligées
// à … à la place".
func (p *printer) nextN(e *engine.Effect) string {
	one := e.Budget.N == nil || e.Budget.N.Op == engine.Lit && e.Budget.N.N == 1
	body := p.shielded(e, one)
	before, during := shape.SplitConds(e.If)
	body += p.late(e)
	if n := len(before) - 1; n >= 0 && before[n].Kind == engine.RefIs && before[n].Ref == engine.Target && len(during) == 0 {
		body += " " + french.If(p.condOfTarget(&before[n]))
		before = before[:n]
	}
	for i := range during {
		body += p.whileCond(&during[i])
	}
	s := p.prefixes(before) + p.early(e)
	if e.Kind != engine.Prevention {
		dealt := " sont infligées "
		if one {
			dealt = " est infligée "
		}
		return s + body + dealt + p.receiver(&e.Do[0]).to() + " à la place" + p.tail()
	}
	s += "prévenez " + body
	if e.Budget.N != nil && e.Budget.N.Op == engine.ShareOf {
		s += p.shared()
	}
	return s + p.tail() + p.riders(e)
}

// condOfTarget is a condition on what was just named as the target.
func (p *printer) condOfTarget(c *engine.Cond) string {
	before := p.self
	p.self = true
	defer func() { p.self = before }()
	return p.cond(c)
}

// shared is how damage is shared out: ", réparties comme vous le désirez".
func (p *printer) shared() string {
	you := p.you()
	return ", réparties comme " + you.text + " le " + verbOf("désirer").present(you)
}

// shielded is the damage that a shield holds up: "les 3 prochaines blessures qui
// devraient être infligées à …".
func (p *printer) shielded(e *engine.Effect, one bool) string {
	dative, to := p.shieldedFor(e)
	body := "les " + p.fit(e.Budget.N) + " prochaines " + combat(&e.When).text + " qui devraient " + dative + "être infligées" + to
	if one {
		body = "la prochaine " + singularDamage(&e.When) + " qui devrait " + dative + "être infligée" + to
	}
	if e.When.Source != nil {
		body += " " + p.some(e.When.Source).by()
	}
	return body
}

// shieldedFor is for whom a shield is: "vous " before the verb, or "à …" behind it.
func (p *printer) shieldedFor(e *engine.Effect) (dative, to string) {
	switch f := e.When.Affected; {
	case e.Budget.N != nil && e.Budget.N.Op == engine.ShareOf:
		return "", " à n'importe quel nombre " + p.anyTargets(f).of()
	case f == nil:
		return "", ""
	case e.Budget.Each:
		return "", " " + p.toEachOf(f)
	default:
		return p.damaged(f)
	}
}

// toEachOf is "à chaque créature et à chaque joueur".
func (p *printer) toEachOf(f *engine.Filter) string {
	if len(f.Or) == 0 {
		return p.eachOf(f).to()
	}
	return listed(p.eachParts(f), "et", func(n *noun) string { return n.to() })
}

// singularDamage is "blessure", of combat or not.
func singularDamage(pt *engine.Pattern) string {
	switch pt.Combat {
	case engine.Yes:
		return "blessure de combat"
	case engine.No:
		return "blessure non-combat"
	}
	return "blessure"
}

// anyTargets is "cibles", "créatures ciblées".
func (p *printer) anyTargets(f *engine.Filter) noun {
	g := *f
	if g.Is, g.Targeted = engine.NoRef, false; shape.Same(g, engine.Filter{}) {
		return manyFeminine("cibles")
	}
	return p.phrase(&g, form{plural: true, mark: "ciblé"})
}

// eachOf is "chaque créature et chaque joueur", a target among them by its name.
func (p *printer) eachOf(f *engine.Filter) noun {
	if len(f.Or) > 0 {
		return joined(p.eachParts(f), "et")
	}
	if f.Is != engine.NoRef {
		return p.some(f)
	}
	return p.each(f)
}

// eachParts are the alternatives of a description, each for itself.
func (p *printer) eachParts(f *engine.Filter) []noun {
	parts := make([]noun, len(f.Or))
	for i := range f.Or {
		g := f.Or[i]
		g.Other = g.Other || i > 0 && f.Or[0].Is == engine.Target
		parts[i] = p.eachOf(&g)
	}
	return parts
}

// riders are the additional effects of a prevention.
func (p *printer) riders(e *engine.Effect) string {
	always, later := shape.Riders(e.Then)
	s := ""
	for i := range always {
		s += ", et " + p.instruction(&always[i])
	}
	s += p.tail()
	for i := range later {
		s += p.afterPrevention(later[i])
	}
	return s
}

// skip is "passez votre prochaine étape de pioche", "chaque joueur passe …".
func (p *printer) skip(e *engine.Effect) string {
	who := one("chaque joueur")
	if f := e.When.Affected; f != nil {
		who = p.some(f)
		if shape.Same(*f, engine.Filter{Players: true, Player: engine.Opponent}) {
			who = one("chaque adversaire")
		}
	}
	what := p.part(e.When.What)
	if e.Budget.Kind == engine.NextTime {
		what = p.nextOf(what, e.Budget.N)
	}
	before, during := shape.SplitConds(e.If)
	s := p.prefixes(before) + who.does("passer") + " " + who.its(what).text + p.until(e)
	for i := range during {
		s += p.whileCond(&during[i])
	}
	return s
}

// nextOf is the next turn, phase or step, or the next few.
func (p *printer) nextOf(what noun, n *engine.Expr) noun {
	word := what.agreed("prochain")
	if n != nil {
		if n.Op != engine.Lit {
			return what.written(p.miss("a number of turns"))
		}
		what = pluralOf(what)
		word = french.Number(n.N, what.feminine) + " " + what.agreed("prochain")
	}
	return what.written(word + " " + what.text)
}

// selfSays is what a resolving spell says about its own effect.
func (p *printer) selfSays(e *engine.Effect) string {
	p.self = true
	if shape.MovesExcess(e) {
		return p.excess(e)
	}
	if e.When.How == "countered" {
		who := one("ce sort")
		if f := e.When.Affected; f != nil && f.Is == engine.NoRef {
			who = p.some(f)
		}
		return french.If(who.is("contrecarré")) + " de cette manière, " + p.changes(e) + " à la place"
	}
	s := ""
	for i := range e.If {
		s += p.cond(&e.If[i]) + ", "
	}
	s = french.If(s)
	if in := shape.LastInstruction(e); in != nil && in.If != nil && len(e.Do) == 1 && len(e.Do[0].Do) == 1 {
		return s + p.instruction(in) + " à la place " + french.If(p.cond(in.If)) + p.tail()
	}
	s += p.changes(e) + " à la place"
	if e.When.Whole {
		s += " de tout cela"
	}
	if shape.IsShared(e) {
		s += p.shared()
	}
	return s + p.tail() + p.remarks(e)
}
