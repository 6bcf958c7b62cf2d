package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// cant writes what can't happen.
func (p *printer) cant(e *engine.Effect) string {
	pt := &e.When
	switch e.Kind {
	case engine.Unprevented:
		return p.unprevented(pt)
	case engine.NoRegenerate:
		return p.cantBe(p.whoAll(pt.Affected), "régénéré")
	}
	if s := p.cantAction(e); s != "" {
		return s
	}
	if len(pt.Or) > 1 && pt.Kind == engine.NoEvent && pt.Or[0].Kind == engine.Enter {
		return p.cantEnterFrom(pt)
	}
	if len(pt.Or) == 3 {
		return p.you().own(one("total de points de vie")).cannot() + " changer"
	}
	return p.cantPlain(pt)
}

// unprevented is damage that can't be prevented.
func (p *printer) unprevented(pt *engine.Pattern) string {
	damage := combat(pt).the()
	if pt.Affected != nil || pt.Source != nil {
		s := damage.text + " qui devraient être infligées"
		if pt.Affected != nil {
			s += " " + p.toSome(pt.Affected)
		}
		if pt.Source != nil {
			s += " " + p.some(pt.Source).by()
		}
		damage.text = s
	}
	return p.cantBe(damage, "prévenu")
}

// cantBe is "les créatures ne peuvent pas être détruites".
func (p *printer) cantBe(who noun, done string) string {
	return who.cannot() + " être " + who.agreed(done)
}

// whoAll is a subject that stands for everything of its kind.
func (p *printer) whoAll(f *engine.Filter) noun {
	if f == nil {
		return many("les permanents")
	}
	return p.all(f)
}

// cantPlain writes what can't happen to somebody or something.
func (p *printer) cantPlain(pt *engine.Pattern) string {
	who := p.whoAll(pt.Affected)
	if pt.Kind == engine.LoseLife && pt.How == engine.OfDamage {
		return combat(pt).the().text + " ne font pas perdre de points de vie à " + who.text
	}
	switch pt.Kind {
	case engine.PutCounters:
		on := "quoi que ce soit"
		if pt.Affected != nil {
			on = who.text
		}
		return p.cantBe(pluralOf(p.counter(pt.Counter)).the(), "mis") + " sur " + on
	case engine.Enter:
		return who.cannot() + " arriver" + onto + p.from(pt, who)
	}
	if _, does := shape.Cant(pt.Kind); does != "" {
		return who.cannot() + " " + who.doing(does) + p.counteredBy(pt)
	}
	return p.miss("a can't effect")
}

// counteredBy is by what something can't be countered, with its space.
func (p *printer) counteredBy(pt *engine.Pattern) string {
	switch {
	case pt.Kind != engine.CounterSpell:
	case pt.EffectOnly:
		return " par des sorts ou des capacités"
	case pt.Source != nil:
		return " " + p.phrase(pt.Source, form{det: indef, plural: true}).by()
	}
	return ""
}

// cantEnterFrom writes what can't enter from several zones.
func (p *printer) cantEnterFrom(pt *engine.Pattern) string {
	return p.whoAll(pt.Or[0].Affected).cannot() + " arriver" + onto + " " + listed(pt.Or, "ou", func(one *engine.Pattern) string { return fromZones(one.From) })
}

// fromZones is "depuis les bibliothèques", "depuis l'exil".
func fromZones(z engine.Zone) string {
	switch z {
	case engine.Exile, engine.Battlefield, engine.Stack, engine.Command:
		return "depuis " + zone(z).the().text
	}
	return "depuis " + pluralOf(zone(z)).the().text
}

// stays writes that something doesn't untap in the untap step.
func (p *printer) stays(e *engine.Effect, yours bool) string {
	who := p.whoAll(e.When.Affected)
	untaps := clause{who: who, verb: "dégager", self: true}
	s := who.text + " " + french.Not(untaps.pronouns(who, verbOf("dégager").present(who))) + " pas pendant "
	step := oneFeminine("étape de dégagement")
	switch {
	case yours:
		return s + p.you().own(step).text
	case who.plural:
		return s + "les étapes de dégagement de leurs contrôleurs"
	}
	return s + "l'étape de dégagement de son contrôleur"
}

// asThough is the sentence about how damage is dealt.
func (p *printer) asThough(e *engine.Effect) string {
	if e.When.Source != nil {
		who, verb := p.whoAll(e.When.Source), "avoir"
		if e.Do[0].Kind == engine.LoseKeywords {
			verb = "perdre"
		}
		return who.does(verb) + " " + p.keywords(e.Do[0].Keywords)
	}
	s := "toutes les blessures sont infligées"
	if f := e.When.Affected; f != nil {
		dative, to := p.damaged(f)
		s = "toutes les blessures " + dative + "sont infligées" + to
	}
	return s + " comme si leur source avait " + p.keyword(e.Do[0].Keywords[0])
}

// onPrevented is the condition of a triggered ability about prevented damage.
func (p *printer) onPrevented(e *engine.Effect) string {
	s, dealt := "à chaque fois que des blessures", " infligées "
	if f := e.When.Affected; f != nil {
		dative, to := p.damaged(f)
		s += " qui devraient " + dative + "être infligées" + to
		dealt = " "
	}
	if f := e.When.Source; f != nil {
		s += dealt + p.some(f).by()
	}
	s += " sont prévenues"
	if e.Self {
		s += " de cette manière"
	}
	if e.Until == engine.ThisTurn {
		s += " ce tour-ci"
	}
	return s
}
