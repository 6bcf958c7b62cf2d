package infrench

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// tell puts an event into words. Every kind has a form.
func (s *speaker) tell(ev *engine.Event) telling {
	switch ev.Kind {
	case engine.Damage:
		return s.damage(ev)
	case engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife:
		return s.life(ev)
	case engine.DrawCards, engine.Draw, engine.Mill, engine.Discard:
		return s.cards(ev)
	case engine.PutCounters, engine.RemoveCounters:
		return s.counters(ev)
	case engine.CreateTokens:
		return s.tokens(ev)
	case engine.Destroy, engine.Sacrifice, engine.CounterSpell:
		return s.removal(ev)
	case engine.Move:
		return s.move(ev)
	case engine.Enter:
		return s.enter(ev)
	case engine.AttachTo:
		obj := s.object(ev.Object)
		return active(obj, "devenir", obj.agreed("attaché")+" "+s.entity(ev.To).to())
	case engine.ProduceMana:
		return s.mana(ev)
	case engine.BeginPhase:
		return active(s.player(ev.Player).own(partOf(ev.What)), "commencer", "")
	case engine.OtherAction:
		return s.other(ev)
	}
	if ev.Object != engine.NoObject {
		if t, ok := s.objectAction(ev); ok {
			return t
		}
	}
	return s.playerAction(ev)
}

// partOf is a turn, phase or step without its article, in quotation marks where
// it is not known.
func partOf(what string) noun {
	p := &printer{when: &engine.Pattern{}, e: &engine.Effect{}}
	if n := p.part(what); len(p.missing) == 0 {
		return n
	}
	return oneFeminine("partie du tour « " + what + " »")
}

// ThatPart is a turn, phase or step that was spoken of: "cette étape de pioche".
func ThatPart(what string) string { return french.Typeset(partOf(what).this().text) }

// damage tells who deals how much to whom.
func (s *speaker) damage(ev *engine.Event) telling {
	dealt := oneFeminine("blessure")
	if ev.Combat {
		dealt.text += " de combat"
	}
	dealt = inFigures(ev.Amount, dealt)
	to := s.entity(ev.To)
	rest := to.to()
	if to.you {
		rest = ""
	}
	if ev.Source == engine.NoObject {
		if ev.Unpreventable {
			rest = strings.TrimSpace(rest + " sans pouvoir être " + dealt.agreed("prévenu"))
		}
		return telling{who: dealt, verb: "être", done: "infligé", rest: rest, toYou: to.you}
	}
	rest = strings.TrimSpace(dealt.text + " " + rest)
	switch {
	case ev.Unpreventable && dealt.plural:
		rest += ", qui ne peuvent pas être prévenues"
	case ev.Unpreventable:
		rest += ", qui ne peut pas être prévenue"
	}
	return telling{who: s.object(ev.Source), verb: "infliger", rest: rest, toYou: to.you}
}

// life tells what becomes of a life total.
func (s *speaker) life(ev *engine.Event) telling {
	who := s.player(ev.Player)
	verb := ""
	switch ev.Kind {
	case engine.GainLife:
		verb = "gagner"
	case engine.LoseLife:
		verb = "perdre"
	case engine.PayLife:
		verb = "payer"
	default:
		return active(who.own(one("total de points de vie")), "devenir", strconv.Itoa(ev.Amount))
	}
	return active(who, verb, inFigures(ev.Amount, one("point de vie")).text)
}

// cards tells what is drawn, milled or discarded.
func (s *speaker) cards(ev *engine.Event) telling {
	what := inWords(max(ev.Amount, 1), oneFeminine("carte")).text
	none := ev.Kind != engine.Draw && ev.Amount == 0 && ev.Object == engine.NoObject
	if none {
		what = "aucune carte"
	}
	if ev.Object != engine.NoObject && (ev.Kind == engine.Discard || ev.Kind == engine.Draw || ev.Kind == engine.Mill && ev.Amount == 1) {
		what = s.object(ev.Object).text
	} else if ev.Kind == engine.Discard && ev.Position == shape.AtRandom {
		what += " au hasard"
	}
	t := telling{who: s.player(ev.Player), none: none, rest: what + asCost(ev)}
	switch ev.Kind {
	case engine.Mill:
		if t.verb = s.word(era.Mill); t.verb == "" {
			return s.unmilled(ev, t, what)
		}
	case engine.Discard:
		t.verb, t.self, t.rest = "défausser", true, french.Of(what)+asCost(ev)
	default:
		t.verb = "piocher"
	}
	return t
}

// unmilled tells of milling where the rules have no word for it.
func (s *speaker) unmilled(ev *engine.Event, t telling, what string) telling {
	if ev.Object == engine.NoObject {
		what = topCards(ev.Amount).text + " " + t.who.own(oneFeminine("bibliothèque")).of()
	}
	t.verb, t.none, t.rest = "mettre", false, what+" dans "+t.who.own(one("cimetière")).text+asCost(ev)
	return t
}

// asCost tells that something is done to pay a cost.
func asCost(ev *engine.Event) string {
	if ev.Cause == engine.ByCost {
		return " pour payer un coût"
	}
	return ""
}

// asDone tells that counters are put to pay a cost, or by the turn itself.
func asDone(ev *engine.Event) string {
	if ev.Cause == engine.ByTurnBased {
		return " par une action induite par le tour"
	}
	return asCost(ev)
}

// counterNamed is a kind of counter without an article; any where none is named.
func counterNamed(kind string) noun {
	if kind == "" {
		return one("marqueur")
	}
	return one(wordOr("marqueur "+kind, func(p *printer) string { return p.counter(kind).text }))
}

// counters tells who puts counters on what, or removes them.
func (s *speaker) counters(ev *engine.Event) telling {
	what := inWords(ev.Amount, counterNamed(ev.Counter))
	verb, done, where := "mettre", "mis", "sur "+s.entity(ev.To).text
	if ev.Kind == engine.RemoveCounters {
		verb, done, where = "retirer", "retiré", s.entity(ev.To).of()
	}
	where += asDone(ev)
	switch {
	case ev.Source != engine.NoObject && ev.To == engine.ObjectEntity(ev.Source):
		return passive(what, done, where) // nothing acts upon itself
	case ev.Source != engine.NoObject:
		return active(s.object(ev.Source), verb, what.text+" "+where)
	case ev.Kind == engine.PutCounters && ev.To.IsPlayer() && ev.Player == ev.To.Player:
		return active(s.player(ev.Player), "recevoir", what.text)
	case ev.Player != engine.NoPlayer:
		return active(s.player(ev.Player), verb, what.text+" "+where)
	}
	return passive(what, done, where)
}

// mana tells what mana is added.
func (s *speaker) mana(ev *engine.Event) telling {
	if ev.Object != engine.NoObject {
		return active(s.player(ev.Player), "engager", s.object(ev.Object).text+" pour "+ev.Mana)
	}
	return active(s.player(ev.Player), "ajouter", ev.Mana)
}

// removal tells what is destroyed, sacrificed or countered.
func (s *speaker) removal(ev *engine.Event) telling {
	obj := s.object(ev.Object)
	tail := ""
	if ev.NoRegen {
		tail = "et ne peut pas être " + obj.agreed("régénéré")
	}
	switch {
	case ev.Kind == engine.Sacrifice:
		return active(s.player(ev.Player), "sacrifier", obj.text+asCost(ev))
	case ev.Kind == engine.CounterSpell && ev.Source != engine.NoObject:
		return active(s.object(ev.Source), "contrecarrer", obj.text)
	case ev.Kind == engine.CounterSpell:
		return passive(obj, "contrecarré", "")
	case ev.Cause == engine.ByStateBased:
		return passive(obj, "détruit", strings.TrimSpace("par les "+s.word(era.Checks)+" "+tail))
	case ev.Source == ev.Object:
		return passive(obj, "détruit", tail)
	case ev.Source != engine.NoObject && tail != "":
		return active(s.object(ev.Source), "détruire", obj.text+", qui ne peut pas être "+obj.agreed("régénéré"))
	case ev.Source != engine.NoObject:
		return active(s.object(ev.Source), "détruire", obj.text)
	}
	return passive(obj, "détruit", tail)
}

// SkipSays tells that a player skips a turn, phase or step: "Bob passe son étape
// de pioche". It has no final stop.
func SkipSays(what string, of engine.PlayerID, b *engine.Board) string {
	who := (&speaker{b: b}).player(of)
	return french.Typeset(who.does("passer") + " " + who.its(partOf(what)).text)
}
