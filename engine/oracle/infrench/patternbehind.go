package infrench

import (
	"slices"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// behind writes what follows the noun n of a description, with its space: " que
// vous contrôlez", " avec un marqueur +1/+1 sur elle".
func (p *printer) behind(f *engine.Filter, n noun) string {
	s := chosenBehind(f, n)
	for i, k := range f.Keywords {
		s += []string{" avec ", " et "}[min(i, 1)] + p.keyword(k)
	}
	for _, k := range f.NotKeywords {
		s += " sans " + p.keyword(k)
	}
	s += p.measures(f)
	if f.Controller != engine.AnyRelation && !(f.Controller == engine.Opponent && slices.Contains(f.Marks, "cast")) {
		s += " " + p.whose(f.Controller, "contrôler")
	}
	if f.Owner != engine.AnyRelation && f.Zone == engine.AnyZone {
		s += " " + p.whose(f.Owner, "posséder")
	}
	s += p.countersBehind(f, n) + p.marksBehind(f, n)
	if f.SharesWith != "" {
		s += " qui " + verbOf("partager").present(n) + " " + p.quality(f.SharesWith).a().text + " avec " + p.sharer(f)
	}
	if f.Name != "" {
		s += " " + n.agreed("nommé") + " " + f.Name
	}
	s += p.zoneBehind(f, n)
	return s + p.notBehind(f, n)
}

// chosenBehind is " de la couleur choisie".
func chosenBehind(f *engine.Filter, n noun) string {
	s := ""
	switch f.Chosen {
	case "":
	case "name":
		s = " avec le nom choisi"
	default:
		s = " " + chosen(f.Chosen).of()
	}
	if f.NotChosen != "" {
		is := n.written("qui").doesNot("être")
		s += " " + is + " " + chosen(f.NotChosen).of()
	}
	return s
}

// chosen is the quality that was chosen: "la couleur choisie".
func chosen(what string) noun {
	switch what {
	case "color":
		return oneFeminine("la couleur choisie")
	case "player":
		return one("le joueur choisi")
	case "name":
		return one("le nom choisi")
	case "kind":
		return oneFeminine("la sorte choisie")
	}
	return one("le type choisi")
}

// quality is what two things may share, without an article.
func (p *printer) quality(word string) noun {
	if n, ok := phraseOf(things, word); ok {
		return n
	}
	return p.missNoun(word)
}

// sharer is with what a quality is shared: the target by a pronoun where nothing
// names it.
func (p *printer) sharer(f *engine.Filter) string {
	if f.SharesRef != engine.Target || p.names().Target != "" {
		return p.ref(f.SharesRef).strong()
	}
	if first := p.firstTarget(); first != nil {
		return p.some(first).pointed()
	}
	return "elle"
}

// firstTarget is the description of the target that the event speaks of, nil
// where it speaks of none.
func (p *printer) firstTarget() *engine.Filter {
	f := p.when.Affected
	if f != nil && len(f.Or) > 0 {
		f = &f.Or[0]
	}
	if f == nil || f.Is != engine.Target {
		return nil
	}
	return f
}

// strong is the phrase behind a preposition, a pronoun in its strong form.
func (n noun) strong() string {
	switch n.text {
	case "il":
		return "lui"
	case "ils":
		return "eux"
	}
	return n.text
}

// pointed is the pronoun that stands for the phrase behind a preposition: "sur
// elle", "sur eux".
func (n noun) pointed() string { return n.pronoun().strong() }

// measures are bounds of power, toughness and mana value.
func (p *printer) measures(f *engine.Filter) string {
	s := ""
	for _, m := range [...]struct {
		name string
		r    engine.Range
	}{{"force", f.Power}, {"endurance", f.Toughness}, {"valeur de mana", f.ManaValue}} {
		if m.r.Op != engine.NoCompare {
			s += " avec une " + m.name + p.measured(m.r)
		}
	}
	return s
}

// measured is a bound behind a feminine noun, with its space: " supérieure ou
// égale à 4".
func (p *printer) measured(r engine.Range) string {
	switch r.Op {
	case engine.Odd:
		return " impaire"
	case engine.Even:
		return " paire"
	}
	n := french.To(p.amount(r.N))
	switch r.Op {
	case engine.AtLeast:
		return " supérieure ou égale " + n
	case engine.AtMost:
		return " inférieure ou égale " + n
	case engine.LessThan:
		return " inférieure " + n
	case engine.MoreThan:
		return " supérieure " + n
	}
	if r.N.Op == engine.Lit || r.N.Op == engine.XValue {
		return " " + french.Of(p.amount(r.N))
	}
	return " égale " + n
}

// countersBehind is " avec un marqueur +1/+1 sur elle".
func (p *printer) countersBehind(f *engine.Filter, n noun) string {
	s, on := "", " sur "+n.pointed()
	switch f.Counter {
	case "":
	case "any":
		s = " avec des marqueurs" + on
	default:
		s = " avec " + p.counter(f.Counter).a().text + on
	}
	switch f.NoCounter {
	case "":
	case "any":
		s += " sans marqueur" + on
	default:
		s += " sans " + p.counter(f.NoCounter).text + on
	}
	return s
}

// zoneBehind says where something is.
func (p *printer) zoneBehind(f *engine.Filter, n noun) string {
	switch f.Zone {
	case engine.AnyZone:
		return ""
	case engine.Battlefield, engine.Stack:
		return " sur " + zone(f.Zone).the().text
	case engine.Exile:
		return " en exil"
	}
	if n.plural && f.Owner == engine.AnyRelation {
		all := pluralOf(zone(f.Zone))
		if all.feminine {
			return " dans toutes les " + all.text
		}
		return " dans tous les " + all.text
	}
	return " dans " + p.relOwn(f.Owner, zone(f.Zone)).text
}

// notBehind is what is excepted.
func (p *printer) notBehind(f *engine.Filter, n noun) string {
	switch {
	case f.Not == nil:
		return ""
	case shape.Same(*f.Not, engine.Filter{Zone: engine.Battlefield}):
		return " " + n.written("qui").doesNot("être") + " sur le champ de bataille"
	}
	return " " + n.agreed("autre") + " " + french.That(p.some(f.Not).text)
}

// whose is "que vous contrôlez", "qu'un adversaire possède".
func (p *printer) whose(rel engine.Relation, plain string) string {
	if rel == engine.NotYou {
		return french.That(p.you().doesNot(plain))
	}
	return french.That(p.related(rel).does(plain))
}

// related is the player of a relation.
func (p *printer) related(rel engine.Relation) noun {
	name := ""
	switch rel {
	case engine.You:
		return p.you()
	case engine.AttachedOne:
		name = p.names().Attached
	case engine.ChosenOne:
		name = p.names().Chosen
	case engine.TargetOne, engine.TargetFoe:
		name = p.names().Target
	}
	words, ok := phraseOf(people, shape.Players.Words(rel))
	if !ok {
		return p.missNoun("a relation")
	}
	return p.orName(name, words)
}
