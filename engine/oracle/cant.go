package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// cantSentence reads what follows the subject of a can't effect:
//
//	Phrase "can't" ( "gain life" | "draw cards" | "be destroyed" | "get counters" | … ) .
func (r *reader) cantSentence(e *engine.Effect, p *Phrase) bool {
	e.Kind = engine.Cant
	f := p.Filter
	e.When.Affected = &f
	if shape.Same(f, engine.Filter{}) {
		e.When.Affected = nil
	}
	if r.eatOneOf(haveCounters) {
		e.When.Kind = engine.PutCounters
		return true
	}
	if kind, ok := eatSaying(r.cursor, shape.CantDo()); ok {
		e.When.Kind = kind
		return kind != engine.CounterSpell || r.counteredBy(e)
	}
	switch {
	case r.eatWords("draw", "more", "than", "one", "card", "each", "turn"):
		e.When.Kind = engine.Draw
		e.If = append(e.If, engine.Cond{Kind: engine.FirstTime, Word: "turn", Not: true})
		return true
	case r.is("have") && r.ahead(2).Text == "counters":
		r.i++
		kind, ok := r.counterKind()
		e.When.Kind, e.When.Counter = engine.PutCounters, kind
		return ok && r.eat("put", "on") && (r.eatWords("them") || r.eat("it"))
	case r.eatWords("enter"), r.eatWords("come", "into", "play"):
		return r.cantEnter(e)
	case r.eatWords("be"):
		return r.cantBe(e)
	}
	return r.cantAction(e)
}

// haveCounters are the words for no counters being put on something.
const haveCounters = "get counters;have counters put on them;have counters put on it"

// counteredBy reads by what a spell can't be countered, if that is said.
func (r *reader) counteredBy(e *engine.Effect) bool {
	if r.eatWords("by", "spells", "or", "abilities") {
		e.When.EffectOnly = true
	} else if r.eatWords("by") {
		p, ok := r.nounPhrase()
		e.When.Source = &p.Filter
		return ok && p.Noun == engine.SpellNoun || r.fail()
	}
	return true
}

func (r *reader) cantEnter(e *engine.Effect) bool {
	r.eatWords("the", "battlefield")
	e.When.Kind = engine.Enter
	if f := e.When.Affected; f != nil && f.Zone != engine.Battlefield {
		e.When.From, f.Zone = f.Zone, engine.AnyZone
	}
	for r.fromZone(&e.When) || r.fromZones(&e.When) {
	}
	return r.eachZone(e)
}

// eachZone makes a pattern of every zone that was named.
func (r *reader) eachZone(e *engine.Effect) bool {
	if len(r.zones) == 0 {
		return true
	}
	one := e.When
	e.When = engine.Pattern{}
	for _, z := range append([]engine.Zone{one.From}, r.zones...) {
		one.From = z
		e.When.Or = append(e.When.Or, one)
	}
	r.zones = nil
	return true
}

// fromZones reads "from graveyards or libraries".
func (r *reader) fromZones(pt *engine.Pattern) bool {
	at := r.i
	if !r.eatWords("from") {
		return false
	}
	z, ok := r.zoneWord()
	if !ok {
		r.i = at
		return false
	}
	pt.From = z
	r.moreZones()
	return true
}

// moreZones reads "and libraries", "or libraries" after a zone.
func (r *reader) moreZones() {
	for {
		at := r.i
		if _, ok := r.eatAny("and", "or"); !ok {
			return
		}
		z, ok := r.zoneWord()
		if !ok {
			r.i = at
			return
		}
		r.zones = append(r.zones, z)
	}
}

// cantBe reads the passives that mean something else: "can't be regenerated", "can't be played".
func (r *reader) cantBe(e *engine.Effect) bool {
	switch {
	case r.eatWords("regenerated"):
		e.Kind = engine.NoRegenerate
		e.When.Kind = engine.Destroy
	case r.eatWords("played"):
		e.When.Kind, e.When.CauseIs = engine.Enter, engine.BySpecial
	case r.eatWords("goaded"):
		e.When.Kind, e.When.What = engine.OtherAction, "goad"
	default:
		return r.fail()
	}
	return true
}

// cantDamage reads "Damage can't be prevented", "combat damage that would be
// dealt by creatures you control can't be prevented", "damage doesn't cause you to lose life".
func (r *reader) cantDamage(e *engine.Effect) bool {
	e.Kind, e.When.Kind = engine.Unprevented, engine.Damage
	r.combat(&e.When)
	if !r.eat("damage") {
		return false
	}
	switch {
	case r.eatWords("that", "would", "be", "dealt"):
		if !r.dealtTo(&e.When) {
			return false
		}
	case r.part(lexicon.CausesNo):
		return r.causesNoLoss(e)
	case r.is("dealt"):
		r.i++
		if !r.dealtTo(&e.When) {
			return false
		}
	}
	if !r.eat("can't", "be", "prevented") {
		return false
	}
	for r.duration() || r.is("by") && r.dealtTo(&e.When) {
	}
	return true
}

// causesNoLoss reads who loses no life by damage, which is dealt all the same
// (cr.DamageToPlayer).
func (r *reader) causesNoLoss(e *engine.Effect) bool {
	combat := e.When.Combat
	p, ok := r.nounPhrase()
	if !ok || !p.Players || !r.part(lexicon.LosesLife) {
		return r.fail()
	}
	e.Kind, e.When = engine.Cant, engine.Pattern{Kind: engine.LoseLife, How: engine.OfDamage, Combat: combat, Affected: &p.Filter}
	return true
}

// cantCounters reads "+1/+1 counters can't be put on Phrase", "stun counters can't be
// removed from Phrase".
func (r *reader) cantCounters(e *engine.Effect) bool {
	kind, ok := r.counterKind()
	if !ok {
		return false
	}
	e.When = engine.Pattern{Kind: engine.PutCounters, Counter: kind}
	if r.eatWords("can't", "be", "removed", "from") {
		e.When.Kind = engine.RemoveCounters
	} else if !r.eat("can't", "be", "put", "on") {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	e.Kind = engine.Cant
	e.When.Affected = recipient(p.Filter)
	return true
}

// lifeTotal reads "your life total can't change": no gain, loss or payment of
// life (cr.CantGainLife, cr.CannotLoseLife).
func (r *reader) lifeTotal(e *engine.Effect) bool {
	if !r.eatWords("your", "life", "total", "can't", "change") {
		return r.fail()
	}
	r.duration()
	e.Kind = engine.Cant
	for _, k := range [...]engine.EventKind{engine.GainLife, engine.LoseLife, engine.PayLife} {
		e.When.Or = append(e.When.Or, engine.Pattern{Kind: k, Affected: &engine.Filter{Players: true, Player: engine.You}})
	}
	return true
}
