package infrench

import (
	"slices"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// counterNoun is "au moins un marqueur +1/+1".
func (p *printer) counterNoun(pt *engine.Pattern) noun {
	single := one("marqueur")
	if pt.Counter != "" {
		single = p.counter(pt.Counter)
	}
	if pt.Amount.N == nil {
		return single.written("au moins un " + single.text)
	}
	n := single
	n.plural = pt.Amount.N.Op != engine.Lit || pt.Amount.N.N != 1
	return n.written(p.bounded(pt.Amount, single, pluralOf(single), ""))
}

// countersEvent is "au moins un marqueur devait être mis sur …", or who puts it.
func (p *printer) countersEvent(pt *engine.Pattern, m mood) string {
	on, counters := p.receives(pt.Affected), p.counterNoun(pt)
	switch {
	case pt.Kind == engine.RemoveCounters:
		return counters.would(m) + " être " + counters.agreed("retiré") + " " + on.of()
	case pt.EffectOnly:
		return one("un effet").would(m) + " mettre " + counters.text + " sur " + on.text
	case pt.Doer != nil:
		return p.some(pt.Doer).would(m) + " mettre " + counters.text + " sur " + on.text
	}
	return counters.would(m) + " être " + counters.agreed("mis") + " sur " + on.text
}

// receives is what may have counters, anything where nothing is said.
func (p *printer) receives(f *engine.Filter) noun {
	if f == nil {
		return one("un permanent ou un joueur")
	}
	return p.some(f)
}

// tokensEvent is "un effet devait créer au moins un jeton sous votre contrôle".
func (p *printer) tokensEvent(pt *engine.Pattern, m mood) string {
	tokens := p.tokenNoun(pt)
	under := ""
	if pt.Affected != nil {
		under = " sous " + p.relControl(pt.Affected.Player)
	}
	switch {
	case pt.EffectOnly:
		return one("un effet").would(m) + " créer " + tokens.text + under
	case pt.Doer != nil:
		return p.some(pt.Doer).would(m) + " créer " + tokens.text + under
	}
	return tokens.would(m) + " être " + tokens.agreed("créé") + under
}

// tokenNoun is "au moins un jeton de créature".
func (p *printer) tokenNoun(pt *engine.Pattern) noun {
	f := engine.Filter{}
	if pt.Token != nil {
		f = *pt.Token
		f.Or = slices.Clone(f.Or)
	}
	for i := range f.Or {
		f.Or[i].Noun = engine.TokenNoun
	}
	if len(f.Or) == 0 {
		f.Noun = engine.TokenNoun
	}
	if pt.Amount.N == nil {
		token := p.some(&f)
		return token.written("au moins " + token.text)
	}
	tokens := p.bare(&f)
	return tokens.written(p.bounded(pt.Amount, p.phrase(&f, form{}), tokens, ""))
}

// relControl is "votre contrôle", "le contrôle d'un adversaire".
func (p *printer) relControl(rel engine.Relation) string {
	return p.relOwn(rel, one("contrôle")).text
}

// moveEvent is what would change zones.
func (p *printer) moveEvent(pt *engine.Pattern, m mood) string {
	f := engine.Filter{}
	if pt.Affected != nil {
		f = *pt.Affected
	}
	who := p.some(&f)
	switch {
	case pt.Doer != nil && pt.Dest == engine.Exile:
		return p.some(pt.Doer).would(m) + " exiler " + who.text + p.from(pt, who)
	case pt.How == "discarded" && pt.Source != nil:
		spell := one("un sort ou une capacité")
		return spell.written(spell.text+p.behind(pt.Source, spell)).would(m) + " " + p.made(p.you(), "se défausser", p.some(shape.OfNobody(f)).of())
	case pt.How == "discarded" && pt.EffectOnly:
		return one("un effet").would(m) + " " + p.made(p.you(), "se défausser", "d'une carte")
	case pt.From == engine.Stack && pt.Dest == engine.AnyZone:
		return who.would(m) + " quitter la pile"
	case pt.How == "milled":
		return who.would(m) + " être " + who.agreed("meulé")
	case pt.From == engine.Battlefield && pt.Dest == engine.Graveyard && shape.MayDie(&f):
		return who.would(m) + " mourir"
	case pt.From == engine.Battlefield && pt.Dest == engine.AnyZone:
		return who.would(m) + " quitter le champ de bataille"
	case pt.Dest == engine.Exile:
		return who.would(m) + " être " + who.agreed("exilé") + p.from(pt, who)
	}
	whose := engine.AnyRelation
	if f.Is == engine.NoRef {
		whose, f.Owner = f.Owner, engine.AnyRelation
		who = p.some(&f)
	}
	if pt.Doer != nil {
		return p.some(pt.Doer).would(m) + " renvoyer " + who.text + p.into(pt.Dest) + p.relOwn(whose, zone(pt.Dest)).text + p.from(pt, who)
	}
	s := who.would(m) + " être " + who.agreed("mis") + p.into(pt.Dest) + p.relOwn(whose, zone(pt.Dest)).text + p.from(pt, who)
	if pt.How == "discarded" {
		s += " au moment où " + who.pronoun().is("défaussé")
	}
	return s
}

// into is the word before the zone that something is put into.
func (p *printer) into(z engine.Zone) string {
	if z == engine.Battlefield || z == engine.Stack {
		return " sur "
	}
	return " dans "
}

// made is "vous faire vous défausser de …", "faire que Bob se défausse de …".
func (p *printer) made(who noun, reflexive, rest string) string {
	verb := reflexive[len("se "):]
	if who.you {
		return "vous obliger à vous " + verb + " " + rest
	}
	return "obliger " + who.text + " à se " + verb + " " + rest
}

// from writes where something comes from.
func (p *printer) from(pt *engine.Pattern, who noun) string {
	switch {
	case pt.NotFrom == engine.Battlefield:
		return " depuis n'importe où excepté depuis le champ de bataille"
	case pt.From == engine.Battlefield, pt.From == engine.Stack, pt.From == engine.Exile, pt.From == engine.Command:
		return " depuis " + zone(pt.From).the().text
	case pt.From != engine.AnyZone:
		return " depuis " + zone(pt.From).a().text
	case pt.Kind == engine.Move && pt.Dest == engine.Graveyard:
		return " " + fromAnywhere(who)
	}
	return ""
}

// fromAnywhere is "d'où qu'elle vienne".
func fromAnywhere(who noun) string {
	it := who.pronoun()
	verb := " vienne"
	switch {
	case it.you:
		verb = " veniez"
	case it.plural:
		verb = " viennent"
	}
	return "d'où " + french.That(it.text) + verb
}
