package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// cantAction writes the can't effects about actions; "" for those that
// cantEvent writes itself.
func (p *printer) cantAction(e *engine.Effect) string {
	pt := &e.When
	who := "players"
	if pt.Affected != nil {
		who = p.whoAll(pt.Affected)
	}
	doer := "players"
	if pt.Doer != nil {
		doer = p.whoAll(pt.Doer)
	}
	cost := ""
	if pt.CauseIs == engine.ByCost {
		cost = " to cast spells or activate abilities"
	}
	if pt.Source != nil && pt.EffectOnly {
		return "spells and abilities" + p.behind(pt.Source, true) + " can't cause " + p.causedTo(pt)
	}
	switch pt.Kind {
	case engine.CounterSpell:
		if pt.Affected == nil && pt.Source == nil {
			return "spells and abilities can't be countered"
		}
	case engine.PayLife:
		return who + " can't pay life" + cost
	case engine.Sacrifice:
		if cost != "" || pt.Doer != nil {
			return doer + " can't sacrifice " + p.whoAll(pt.Affected) + cost
		}
	case engine.CastSpell:
		return p.cantCast(e, doer)
	case engine.Enter:
		if pt.CauseIs == engine.BySpecial {
			return who + " can't be played"
		}
	case engine.CopySpell:
		return doer + " can't copy " + p.whoAll(pt.Affected)
	case engine.LoseGame:
		switch pt.How {
		case "life":
			return who + " don't lose the game for having 0 or less life"
		case "poison":
			return who + " don't lose the game for having 10 or more poison counters"
		}
	case engine.Draw:
		if shape.IsLimited(e) {
			return who + " can't draw more than one card each turn"
		}
	case engine.PutCounters:
		if f := pt.Affected; f != nil && shape.OnlyPlayers(f) && pt.Counter != "" {
			return who + " can't get " + pt.Counter + " counters"
		}
	case engine.RemoveCounters:
		return strings.TrimSpace(pt.Counter+" counters") + " can't be removed from " + who
	case engine.OtherAction:
		return who + " can't " + shape.ActionWords(pt.What)
	}
	return ""
}

// causedTo writes what somebody can't be caused to do.
func (p *printer) causedTo(pt *engine.Pattern) string {
	switch pt.Kind {
	case engine.SearchLibrary:
		return "their controller to search their library"
	case engine.Discard:
		return "you to discard cards"
	}
	f := *pt.Affected
	f.Controller = engine.AnyRelation
	return "you to sacrifice " + p.all(&f)
}

// cantCast writes what spells can't be cast.
func (p *printer) cantCast(e *engine.Effect, doer string) string {
	pt := &e.When
	spells := "spells"
	if pt.Affected != nil {
		spells = p.all(pt.Affected)
	}
	switch {
	case shape.IsLimited(e):
		return doer + " can't cast more than one " + strings.TrimSuffix(spells, "s") + " each turn"
	case pt.NotFrom == engine.Hand:
		return doer + " can't cast " + spells + " from anywhere other than their hands"
	case pt.From != engine.AnyZone:
		from := pt.From.String()
		for i := range pt.Or {
			from += " or " + pt.Or[i].From.String()
		}
		return doer + " can't cast " + spells + " from " + from
	case pt.Doer == nil:
		return spells + " can't be cast"
	}
	return doer + " can't cast " + spells
}

// stays writes that something doesn't untap in the untap step.
func (p *printer) stays(e *engine.Effect, yours bool) string {
	who := p.whoAll(e.When.Affected)
	one := e.When.Affected != nil && e.When.Affected.Is != engine.NoRef
	switch {
	case one && yours:
		return who + " doesn't untap during " + p.your() + " untap step"
	case yours:
		return who + " don't untap during " + p.your() + " untap step"
	case one:
		return who + " doesn't untap during its controller's untap step"
	}
	return who + " don't untap during their controllers' untap steps"
}
