package inenglish

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// behind writes what follows the noun.
func (p *printer) behind(f *engine.Filter, plural bool) string {
	var b strings.Builder
	add := func(words ...string) {
		for _, w := range words {
			b.WriteString(" " + w)
		}
	}
	on := "it"
	if plural {
		on = "them"
	}
	if f.Chosen == "name" {
		add("with the chosen name")
	} else if f.Chosen != "" {
		add("of the chosen", f.Chosen)
	}
	if f.NotChosen != "" {
		add("that aren't of the chosen", f.NotChosen)
	}
	for i, k := range f.Keywords {
		add([]string{"with", "and"}[min(i, 1)], k)
	}
	for _, k := range f.NotKeywords {
		add("without", k)
	}
	p.measures(f, add)
	switch {
	case f.Counter == "any":
		add("with counters on", on)
	case f.Counter != "":
		add("with", article(f.Counter), "counter on", on)
	}
	if f.NoCounter == "any" {
		add("with no counters on", on)
	} else if f.NoCounter != "" {
		add("with no", f.NoCounter, "counters on", on)
	}
	p.marksBehind(f, plural, add)
	if f.Controller != engine.AnyRelation && !(f.Controller == engine.Opponent && slices.Contains(f.Marks, "cast")) {
		add(p.whose(f.Controller, "control"))
	}
	if f.Owner != engine.AnyRelation && f.Zone == engine.AnyZone {
		add(p.whose(f.Owner, "own"))
	}
	if f.SharesWith != "" {
		with := p.ref(f.SharesRef)
		if f.SharesRef == engine.Target && with == "any target" {
			with = "it"
		}
		add("that shares a", f.SharesWith, "with", with)
	}
	p.zoneBehind(f, plural, add)
	if f.Name != "" {
		add("named", f.Name)
	}
	if f.Not != nil {
		if shape.Same(*f.Not, engine.Filter{Zone: engine.Battlefield}) {
			add("not on the battlefield")
		} else {
			add("other than", p.some(f.Not))
		}
	}
	return b.String()
}

func (p *printer) measures(f *engine.Filter, add func(...string)) {
	for _, m := range [...]struct {
		name string
		r    engine.Range
	}{{"power", f.Power}, {"toughness", f.Toughness}, {"mana value", f.ManaValue}} {
		if m.r.Op == engine.NoCompare {
			continue
		}
		if m.r.Op == engine.Odd || m.r.Op == engine.Even {
			add("with an", [...]string{"odd", "even"}[m.r.Op-engine.Odd], m.name)
			continue
		}
		n := p.amount(m.r.N)
		if m.r.Op == engine.Exactly && m.r.N != nil && m.r.N.Op == engine.GreatestOf {
			add("with", n)
			continue
		}
		switch m.r.Op {
		case engine.AtLeast:
			add("with", m.name, "greater than or equal to", n)
		case engine.AtMost:
			add("with", m.name, "less than or equal to", n)
		case engine.LessThan:
			add("with", m.name, "less than", n)
		case engine.MoreThan:
			add("with", m.name, "greater than", n)
		default:
			add("with", m.name, n)
		}
	}
}

func (p *printer) marksBehind(f *engine.Filter, many bool, add func(...string)) {
	if slices.Contains(f.NotMarks, "cast") {
		verb := "wasn't"
		if many {
			verb = "weren't"
		}
		add("that", verb, "cast")
	}
	for _, m := range f.Marks {
		if m == "cast" && f.Controller == engine.Opponent {
			add("cast by your opponents")
			continue
		}
		m = strings.ReplaceAll(m, "by attached", "by enchanted creature")
		switch {
		case shape.IsState(m), m == "attacking or blocking":
		case m == "blocked by ~":
			add("it's blocking")
		case m == "has an adventure":
			add("with an Adventure")
		case m == "blocking ~", m == shape.AttachedToCreature:
			add(m)
		case m == shape.AttachedToTarget:
			add("attached to", p.ref(engine.Target))
		case strings.HasPrefix(m, "died"):
			add("that", m)
		case strings.HasSuffix(m, "this way"), m == shape.CastWithMana, strings.HasPrefix(m, "dealt "):
			add(m)
		case strings.HasPrefix(m, "cast") && many:
			add("that were", m)
		case strings.HasPrefix(m, "cast"):
			add("that was", m)
		default:
			add("that", strings.ReplaceAll(m, "targets attached", "targets enchanted creature"))
		}
	}
}

func (p *printer) zoneBehind(f *engine.Filter, many bool, add func(...string)) {
	switch f.Zone {
	case engine.AnyZone:
	case engine.Battlefield:
		add("on the battlefield")
	case engine.Exile:
		add("in exile")
	case engine.Stack:
		add("on the stack")
	case engine.Graveyard, engine.Hand, engine.Library:
		if many && f.Owner == engine.AnyRelation {
			add("in all", lexicon.Plural(f.Zone.String()))
			break
		}
		add("in", p.relPossessive(f.Owner), f.Zone.String())
	default:
		add("in", p.relPossessive(f.Owner), f.Zone.String())
	}
}

// related is the player of a relation.
func (p *printer) related(rel engine.Relation) string {
	switch rel {
	case engine.You:
		return p.you()
	case engine.TargetOne, engine.TargetFoe:
		switch {
		case p.n != nil && p.n.Target != "":
			return p.n.Target
		case p.aimed != nil && shape.OnlyPlayers(p.aimed):
			return "that player"
		}
	}
	return shape.Players.Words(rel)
}

// relPossessive is "your" for a relation, "a" for anybody's.
func (p *printer) relPossessive(rel engine.Relation) string {
	if rel == engine.AnyRelation {
		return "a"
	}
	return possessive(p.related(rel))
}

// whose writes "you control", "an opponent owns".
func (p *printer) whose(rel engine.Relation, verb string) string {
	who, not := p.related(rel), ""
	switch {
	case rel == engine.AnyRelation:
		return ""
	case rel == engine.NotYou:
		who, not = p.you(), "doesn't "
	}
	if who == "you" {
		return who + " " + strings.Replace(not, "doesn't", "don't", 1) + verb
	}
	if not == "" {
		verb += "s"
	}
	return who + " " + not + verb
}

// article is a counter's kind with its article: "a +1/+1", "an ice".
func article(word string) string {
	if strings.HasPrefix(word, "X/") {
		return "an " + word
	}
	if word != "" && strings.ContainsRune("aeioAEIO", rune(word[0])) {
		return "an " + word
	}
	return "a " + word
}
