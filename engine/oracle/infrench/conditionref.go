package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// refIs is "~ est une créature", "~ est engagé", "elle a le vol", "il n'a pas été
// lancé".
func (p *printer) refIs(c *engine.Cond) string {
	f := c.Filter
	if len(f.Marks) == 1 && shape.Same(*f, engine.Filter{Marks: f.Marks}) {
		return p.markIs(c, f.Marks[0])
	}
	s := p.ref(c.Ref)
	bare := *f
	bare.Counter, bare.NoCounter, bare.SharesWith, bare.SharesRef, bare.Keywords, bare.Zone = "", "", "", engine.NoRef, nil, engine.AnyZone
	bare.Power, bare.Toughness, bare.ManaValue = engine.Range{}, engine.Range{}, engine.Range{}
	bare.Owner, bare.Noun, bare.Colors, bare.AnyColors = engine.AnyRelation, engine.AnyThing, 0, 0
	if shape.Same(bare, engine.Filter{}) {
		if has, ok := p.only(s, f, c.Not); ok {
			return has
		}
	}
	if only := f.Types & superTypes; only != 0 && shape.Same(*f, engine.Filter{Types: only}) {
		return denied(s, "être", c.Not) + " " + supertypes(only, s)
	}
	return denied(s, "être", c.Not) + " " + p.some(f).text
}

// only is what a condition says of a thing where it asks for one quality alone;
// false where it asks for more, or for what a noun must say.
func (p *printer) only(s noun, f *engine.Filter, not bool) (string, bool) {
	switch {
	case shape.Same(*f, engine.Filter{SharesWith: f.SharesWith, SharesRef: f.SharesRef}):
		return denied(s, "partager", not) + " " + p.quality(f.SharesWith).a().text + " avec " + p.ref(f.SharesRef).text, true
	case f.NoCounter != "" && shape.Same(*f, engine.Filter{NoCounter: f.NoCounter}) && !not:
		return p.hasNone(s, "avoir", p.counter(f.NoCounter)), true
	case f.Counter != "" && shape.Same(*f, engine.Filter{Counter: f.Counter}):
		if not {
			return p.hasNone(s, "avoir", p.counter(f.Counter)), true
		}
		if f.Counter == "any" {
			return s.does("avoir") + " des marqueurs", true
		}
		return s.does("avoir") + " " + p.counter(f.Counter).a().text, true
	case len(f.Keywords) == 1 && shape.Same(*f, engine.Filter{Keywords: f.Keywords}):
		return denied(s, "avoir", not) + " " + p.keyword(f.Keywords[0]), true
	case f.Zone != engine.AnyZone && shape.Same(*f, engine.Filter{Zone: f.Zone, Owner: f.Owner, Noun: f.Noun}):
		return denied(s, "être", not) + p.inZone(f), true
	case shape.Same(*f, engine.Filter{Power: f.Power, Toughness: f.Toughness, ManaValue: f.ManaValue}) && f.Noun == engine.AnyThing:
		return denied(s, "avoir", not) + strings.TrimPrefix(p.measures(f), " avec"), true
	case shape.Same(*f, engine.Filter{Colors: f.Colors}), shape.Same(*f, engine.Filter{AnyColors: f.AnyColors}):
		return denied(s, "être", not) + " " + colors(f.Colors|f.AnyColors, s, "ou"), true
	}
	return "", false
}

// inZone is where something is, with its space; your own zone where nobody else's
// is named.
func (p *printer) inZone(f *engine.Filter) string {
	switch f.Zone {
	case engine.Battlefield, engine.Stack:
		return " sur " + zone(f.Zone).the().text
	case engine.Exile:
		return " en exil"
	}
	owner := f.Owner
	if owner == engine.AnyRelation {
		owner = engine.You
	}
	return " dans " + p.relOwn(owner, zone(f.Zone)).text
}

// markIs is a condition that a thing has a mark: "~ est engagé", "~ a été kické".
func (p *printer) markIs(c *engine.Cond, m string) string {
	s := p.ref(c.Ref)
	if cost, ok := strings.CutSuffix(m, " cost was paid"); ok {
		return denied(p.costOf(cost, s), "avoir", c.Not) + " été payé"
	}
	if what, ok := strings.CutSuffix(m, " was spent to cast it"); ok && !c.Not {
		return what + " a été dépensé pour " + s.object("lancer")
	}
	if what, ok := strings.CutPrefix(m, "targets "); ok {
		return denied(s, "cibler", c.Not) + " " + p.targeted(what)
	}
	if level, ok := strings.CutPrefix(m, "level "); ok && strings.HasSuffix(level, " or greater") {
		return denied(s, "être", c.Not) + " de niveau " + strings.TrimSuffix(level, " or greater") + " ou plus"
	}
	switch m {
	case "gift was promised":
		return denied(one("le don"), "avoir", c.Not) + " été promis"
	case "evidence was collected":
		return denied(manyFeminine("des preuves"), "avoir", c.Not) + " été collectées"
	case "escaped":
		if c.Not {
			return s.text + " ne s'est pas " + s.agreed("échappé")
		}
		return s.text + " s'est " + s.agreed("échappé")
	case "attacking a battle":
		return denied(s, "attaquer", c.Not) + " une bataille"
	case "attacking":
		return denied(s, "attaquer", c.Not)
	case "blocking":
		return denied(s, "bloquer", c.Not)
	}
	return p.stateOrDeed(s, m, c.Not)
}

// stateOrDeed is a state that a thing is in, or what was done to it.
func (p *printer) stateOrDeed(s noun, m string, not bool) string {
	switch {
	case strings.HasPrefix(m, "attached "), strings.HasPrefix(m, "entered "):
		return denied(s, "être", not) + " " + p.mark(m, s)
	case shape.IsState(m) && m != "kicked" && m != "copied":
		return denied(s, "être", not) + " " + p.state(m, s)
	}
	if rest, ok := dealtDamage(m); ok && not {
		return "aucune blessure n'a été infligée " + s.to() + p.circumstance(rest)
	} else if ok {
		return "des blessures ont été infligées " + s.to() + p.circumstance(rest)
	}
	return denied(s, "avoir", not) + " été " + p.participle(m, s)
}

// costOf is a cost by its English name, of a thing: "le coût de rappel de ~".
func (p *printer) costOf(cost string, of noun) noun {
	name, ok := phraseOf(costs, cost)
	if !ok {
		name = one("coût de " + p.miss(cost))
	}
	return of.own(name)
}
