package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// cantDo writes what somebody can't do; "" for what cantPlain writes.
func (p *printer) cantDo(e *engine.Effect, who noun, cost string) string {
	pt, cannot := &e.When, who.cannot()+" "
	switch pt.Kind {
	case engine.PayLife:
		return cannot + "payer de points de vie" + cost
	case engine.LoseGame:
		switch pt.How {
		case "life":
			return who.doesNot("perdre") + " la partie pour avoir 0 point de vie ou moins"
		case "poison":
			return who.doesNot("perdre") + " la partie pour avoir au moins 10 " + pluralOf(p.counter("poison")).text
		}
	case engine.Draw:
		if shape.IsLimited(e) {
			return cannot + "piocher plus d'une carte par tour"
		}
	case engine.PutCounters:
		if f := pt.Affected; f != nil && shape.OnlyPlayers(f) && pt.Counter != "" {
			return cannot + "gagner " + pluralOf(p.counter(pt.Counter)).of()
		}
	case engine.OtherAction:
		a, ok := actionOf(pt.What)
		if !ok {
			return p.miss(pt.What)
		}
		return cannot + a.plain(who)
	}
	return ""
}

// caused is what somebody can't be caused to do.
func (p *printer) caused(pt *engine.Pattern) string {
	switch pt.Kind {
	case engine.SearchLibrary:
		return "obliger leur contrôleur à chercher dans sa bibliothèque"
	case engine.Discard:
		return p.made(p.you(), "se défausser", "de cartes")
	}
	f := *pt.Affected
	f.Controller = engine.AnyRelation
	what := p.phrase(&f, form{det: indef, plural: true}).text
	if you := p.you(); !you.you {
		return "obliger " + you.text + " à sacrifier " + what
	}
	return "vous obliger à sacrifier " + what
}

// cantCast writes what spells can't be cast.
func (p *printer) cantCast(e *engine.Effect, doer noun) string {
	pt := &e.When
	spell := &engine.Filter{Noun: engine.SpellNoun}
	if pt.Affected != nil {
		spell = pt.Affected
	}
	cannot := doer.cannot() + " lancer "
	some := p.of(spell)
	switch {
	case shape.IsLimited(e):
		return cannot + "plus " + p.ofA(spell) + " par tour"
	case pt.NotFrom == engine.Hand:
		return cannot + some + " depuis ailleurs que " + doer.its(oneFeminine("main")).text
	case pt.From != engine.AnyZone:
		zones := []string{fromZones(pt.From)}
		for i := range pt.Or {
			zones = append(zones, fromZones(pt.Or[i].From))
		}
		return cannot + some + " " + french.List(zones, "ou")
	case pt.Doer == nil:
		return p.cantBe(p.all(spell), "lancé")
	}
	return cannot + some
}
