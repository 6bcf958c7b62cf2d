package infrench

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
)

// exceptions are what a copy has besides, each behind "que": "qu'il a le vol".
func (p *printer) exceptions(c *engine.Change, who noun) []string {
	it := who.pronoun()
	var out []string
	add := func(clause string) { out = append(out, french.That(clause)) }
	shape := p.shapePT(c)
	var tint []string
	for _, o := range c.Options {
		if w := colorWord(o); w != o {
			tint = append(tint, o)
		}
	}
	if s := p.copyType(c, shape, tint, it); s != "" {
		add(s)
	}
	if c.Power != nil && c.Power.Op == engine.PowerOf {
		out = append(out, "que sa force et son endurance sont égales à la force et à l'endurance "+p.this().of())
	}
	for _, k := range c.Keywords {
		add(it.does("avoir") + " " + p.keyword(k))
	}
	for _, o := range c.Options {
		switch {
		case o == engine.NotLegendary:
			add(it.doesNot("être") + " " + it.agreed("légendaire"))
		case o == engine.KeepsName:
			add("son nom est " + p.this().text)
		case o == "has ~'s other abilities":
			add(it.does("avoir") + " les autres capacités " + p.this().of())
		case strings.HasPrefix(o, "has "):
			add(it.does("avoir") + " " + p.keyword(strings.TrimPrefix(o, "has ")))
		}
	}
	return out
}

// copyType is what a copy is besides or instead: "c'est un artefact en plus de ses
// autres types".
func (p *printer) copyType(c *engine.Change, shape string, tint []string, it noun) string {
	types := p.added(c, shape)
	for _, color := range tint {
		types.text += " " + types.agreed(colorWord(color))
	}
	switch {
	case types.text == "" && shape == "":
		return ""
	case len(c.Subtypes) == 0 && c.Types == 0:
		return it.does("être") + " " + shape + spaced(french.List(tint, "et"))
	case c.Replaces:
		return "c'est " + types.a().text
	case slices.Contains(c.Options, "keeps its colors"):
		return "c'est " + types.a().text + " en plus de ses autres couleurs et types"
	}
	return "c'est " + types.a().text + " en plus de ses autres types"
}

// added is the types and subtypes that a change adds, without an article, with the
// power and toughness it gives.
func (p *printer) added(c *engine.Change, shape string) noun {
	n := one("")
	if types := c.Types &^ superTypes; types != 0 {
		n = typeNoun(types)
	} else if c.Types != 0 {
		n = one("permanent")
	}
	if super := supertypes(c.Types, n); super != "" {
		n.text += " " + super
	}
	if n.text == "" && len(c.Subtypes) > 0 {
		n = subtypeNoun(c.Subtypes, false)
		return n.written(strings.TrimSpace(n.text + " " + shape))
	}
	n.text = strings.Join(strings.Fields(n.text+" "+shape+" "+subtypeLabels(c.Subtypes, "et")), " ")
	return n
}

// shapePT is "3/3" of a change that gives a power and toughness, else "".
func (p *printer) shapePT(c *engine.Change) string {
	if c.Power == nil || c.Toughness == nil || c.Power.Op != engine.Lit || c.Toughness.Op != engine.Lit {
		return ""
	}
	return p.amount(c.Power) + "/" + p.amount(c.Toughness)
}

// shape writes "une créature-artefact 3/3 avec le vol".
func (p *printer) shape(c *engine.Change) string {
	pt := p.shapePT(c)
	if len(c.Subtypes) == 0 && c.Types == 0 && pt != "" {
		return pt
	}
	s := p.added(c, pt).a().text
	if len(c.Keywords) > 0 {
		s += " avec " + p.keywords(c.Keywords)
	}
	return s
}

// becomes writes what something becomes as it enters, "" where a change is none
// of that.
func (p *printer) becomes(c *engine.Change) string {
	it := p.it().pronoun()
	if c.Kind == engine.EnterAs && c.Power != nil {
		return it.does("devenir") + " " + p.shape(c) + " en plus de ses autres types"
	}
	if c.Kind != engine.OneOf || len(c.Modes) == 0 || c.Modes[0][0].Kind != engine.EnterAs {
		return ""
	}
	shapes := make([]string, len(c.Modes))
	for i := range c.Modes {
		shapes[i] = p.shape(&c.Modes[i][0])
	}
	s := it.does("devenir") + ", au choix, " + french.List(shapes, "ou")
	if c.What != "" {
		s += " en plus de ses autres types"
	}
	return s
}

// becomesCopy writes what is chosen and becomes the original of a copy.
func (p *printer) becomesCopy(c *engine.Change) string {
	s := p.said(clause{verb: "choisir", rest: p.some(c.Filter).text})
	s += ". Si " + p.you().does("faire") + " ainsi, " + p.this().does("devenir") + " une copie de ce permanent"
	return s + p.except(c, p.this())
}

// except is ", excepté qu'il a la célérité" behind a copy, "" where it is nothing but one.
func (p *printer) except(c *engine.Change, who noun) string {
	if list := p.exceptions(c, who); len(list) > 0 {
		return ", excepté " + french.List(list, "et")
	}
	return ""
}

// exceptionManner is a further way in which a copy enters.
func (p *printer) exceptionManner(c *engine.Change, who noun) string {
	it := who.pronoun()
	arrives := it.does("arriver") + onto + " "
	switch {
	case c.Kind == engine.When && len(c.Yes) > 1 && c.Yes[0].Kind == engine.EnterCounters && c.Yes[1].Kind == engine.EnterAs:
		return arrives + p.manner(&c.Yes[0], who) + " et " + verbOf("avoir").present(it) + " " + p.keywords(c.Yes[1].Keywords) + " " + french.If(p.cond(c.If))
	case c.Kind == engine.When:
		return arrives + p.ways(c.Yes, who) + " " + french.If(p.cond(c.If))
	}
	return arrives + p.manner(c, who)
}
