package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// plainVerb is the infinitive of an event's verb, "" where it has none of its own.
func plainVerb(k engine.EventKind) string {
	if v, ok := shape.VerbTelling(k); ok {
		return v.French
	}
	return ""
}

// plainEvent writes the events that need no more than their verb.
func (p *printer) plainEvent(pt *engine.Pattern, m mood) string {
	who := p.some(pt.Affected)
	would := who.would(m) + " "
	switch pt.Kind {
	case engine.OtherAction:
		return p.keywordEvent(pt, m)
	case engine.Destroy, engine.Sacrifice, engine.Tap, engine.Untap, engine.Transform, engine.CastSpell, engine.CounterSpell:
		if pt.Doer != nil {
			return p.some(pt.Doer).would(m) + " " + plainVerb(pt.Kind) + " " + who.text
		}
	}
	if pt.Kind.LooksAtTop() {
		return would + p.looking(pt)
	}
	switch pt.Kind {
	case engine.CopySpell:
		return p.some(pt.Doer).would(m) + " copier " + who.text + " une ou plusieurs fois"
	case engine.CounterSpell:
		if pt.Source != nil {
			spell := one("un sort ou une capacité")
			return spell.written(spell.text+p.behind(pt.Source, spell)).would(m) + " contrecarrer " + who.text
		}
	case engine.Reveal:
		return would + "révéler " + who.its(zone(engine.Hand)).text
	case engine.GainControl:
		return p.some(pt.Doer).would(m) + " acquérir le contrôle " + who.of()
	}
	if _, does := shape.Would(pt.Kind); does != "" {
		return would + who.doing(does)
	}
	if verb := plainVerb(pt.Kind); verb != "" {
		return would + verb
	}
	return p.miss("an event")
}

// looking is "appliquer regard 2", "surveiller".
func (p *printer) looking(pt *engine.Pattern) string {
	verb, rest := lookingAt(pt.Kind, "un certain nombre de cartes", true)
	if pt.Amount.Op == engine.Exactly {
		verb, rest = lookingAt(pt.Kind, p.amount(pt.Amount.N), false)
	}
	return verb + " " + rest
}

// lookingAt is the infinitive by which it is said that a player looks at so many cards on top of a
// library, and what follows it, "regard 2"; where the cards are named, "regard à deux cartes".
func lookingAt(k engine.EventKind, much string, cards bool) (verb, rest string) {
	_, does := shape.Cant(k)
	verb, action, named := strings.Cut(does, " ")
	switch {
	case !named:
		return verb, much
	case cards:
		return verb, action + " à " + much
	}
	return verb, action + " " + much
}

// keywordEvent writes that a keyword action would be done.
func (p *printer) keywordEvent(pt *engine.Pattern, m mood) string {
	who := p.some(pt.Affected)
	a, ok := actionOf(pt.What)
	switch {
	case !ok:
		return p.miss(pt.What)
	case pt.Doer != nil:
		doer := p.some(pt.Doer)
		return doer.would(m) + " " + a.plain(doer) + " " + who.text
	case a.Then == shape.CardComplement:
		return who.would(m) + " " + a.plain(who) + " une carte"
	case pt.Amount.Op == engine.Exactly:
		return who.would(m) + " " + a.plain(who) + " " + p.amount(pt.Amount.N)
	}
	return who.would(m) + " " + a.plain(who)
}
