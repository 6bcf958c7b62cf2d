package infrench

import "apnap/engine"

// cantAction writes the can't effects about actions; "" for those that cantPlain
// writes.
func (p *printer) cantAction(e *engine.Effect) string {
	pt := &e.When
	doer := many("les joueurs")
	if pt.Doer != nil {
		doer = p.whoAll(pt.Doer)
	}
	if pt.Source != nil && pt.EffectOnly {
		spells := many("les sorts et les capacités")
		return spells.written(spells.text+p.behind(pt.Source, spells)).cannot() + " " + p.caused(pt)
	}
	cost := ""
	if pt.CauseIs == engine.ByCost {
		cost = " pour lancer des sorts ou activer des capacités"
	}
	switch pt.Kind {
	case engine.CounterSpell:
		if pt.Affected == nil && pt.Source == nil {
			return p.cantBe(many("les sorts et les capacités"), "contrecarré")
		}
	case engine.Sacrifice:
		if cost != "" || pt.Doer != nil {
			return doer.cannot() + " sacrifier " + p.noneOf(pt.Affected) + cost
		}
	case engine.CastSpell:
		return p.cantCast(e, doer)
	case engine.CopySpell:
		return doer.cannot() + " copier " + p.whoAll(pt.Affected).text
	case engine.Enter:
		if pt.CauseIs == engine.BySpecial {
			return p.cantBe(p.whoAll(pt.Affected), "joué")
		}
	case engine.RemoveCounters:
		return p.cantBe(pluralOf(p.counter(pt.Counter)).the(), "retiré") + " " + p.whoAll(pt.Affected).of()
	}
	who := many("les joueurs")
	if pt.Affected != nil {
		who = p.whoAll(pt.Affected)
	}
	return p.cantDo(e, who, cost)
}

// noneOf is "de créatures" behind a verb that is denied, a bound thing as itself.
func (p *printer) noneOf(f *engine.Filter) string {
	switch {
	case f == nil:
		return "de permanents"
	case f.Is != engine.NoRef:
		return p.all(f).text
	}
	return p.of(f)
}
