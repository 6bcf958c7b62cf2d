package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// list writes instructions joined by "et". Somebody else who does several of them
// is named once.
func (p *printer) list(ins []engine.Instruction) string {
	var parts []string
	last, whole := &engine.Instruction{}, ""
	for i := range ins {
		in := &ins[i]
		if in.If != nil && !shape.DiscardsOr(in) {
			continue
		}
		part := p.instruction(in)
		again := part == whole
		whole = part
		if n := len(parts) - 1; n >= 0 {
			if last.Unless != nil {
				parts[n] += ","
			}
			if who := p.doer(in); sameDoer(in, last) && p.doer(last).text == who.text && !who.you && who.text != "" {
				part = strings.TrimPrefix(part, who.text+" ")
			}
		}
		if again {
			part += " de nouveau"
		}
		parts, last = append(parts, part), in
	}
	return strings.ReplaceAll(french.List(parts, "et"), ",,", ",")
}

// sameDoer reports whether two instructions may share the subject of one sentence.
func sameDoer(a, b *engine.Instruction) bool {
	return !a.May && !b.May && a.Unless == nil && b.Unless == nil
}

// instruction writes one instruction with its subject, an order where it has
// none; behind "vous pouvez" in the infinitive.
func (p *printer) instruction(in *engine.Instruction) string {
	c := p.clause(shape.WithoutHand(in))
	if shape.OfRevealedHand(in) {
		c.rest += " " + p.you().own(one("choix")).of() + " dans sa main révélée"
	}
	if c.who.text == "" {
		c.who = p.doer(in)
	}
	s := ""
	switch {
	case in.Told && in.Verb == engine.OtherAction:
		return p.tells(in)
	case in.May && (in.Verb == engine.Damage || in.Verb == engine.SetLife || shape.OfRevealedHand(in)):
		who := p.you()
		if in.Verb == engine.Damage && in.Who != engine.NoRef {
			who = p.ref(in.Who)
			if in.Aim != nil && in.Who == engine.Target {
				who = p.bound(in.Aim)
			}
		}
		s = who.does("pouvoir") + " faire " + french.That(c.says())
	case in.May:
		c.may = true
		if c.who.text == "" {
			c.who = p.you()
		}
		s = c.says()
	default:
		s = p.said(c)
	}
	if in.Unprev && in.Verb == engine.Damage {
		s += " et ces blessures ne peuvent pas être prévenues"
	}
	if in.Unless != nil {
		s += " sauf " + french.If(p.cond(in.Unless))
		if in.Verb == engine.CounterSpell && in.Amount != nil {
			s += p.forEach(in.Amount) // of what is to be paid
		}
	}
	return s
}

// said writes a clause; behind "pouvoir" in the infinitive, where the one who may
// does it.
func (p *printer) said(c clause) string {
	switch {
	case p.may.text == "":
		return c.says()
	case c.who.text == "" || c.who.text == p.may.text:
		return c.infinitive(p.may)
	}
	return "faire " + french.That(c.says())
}

// doer is who does an instruction, nobody for an order.
func (p *printer) doer(in *engine.Instruction) noun {
	switch {
	case in.Aim != nil && in.Who == engine.TargetController:
		return one("le contrôleur " + p.bound(in.Aim).of())
	case in.Aim != nil && in.Who == engine.TargetOwner:
		return one("le propriétaire " + p.bound(in.Aim).of())
	case in.Verb == engine.Damage && in.Source != engine.Target && in.Source != engine.Target2:
		return p.ref(in.Source) // whoever may have it deal the damage
	case in.Aim != nil && (in.Who == engine.Target || in.Who == engine.Target2 || in.Source == engine.Target):
		return p.bound(in.Aim)
	case in.Verb == engine.Damage:
		return p.ref(in.Source)
	case in.Verb == engine.SetLife:
		return p.you().own(one("total de points de vie"))
	case (in.Verb == engine.Explore_ || in.Verb == engine.Connive || in.Verb == engine.PhaseOut) && in.Aim != nil && (in.What == engine.Target2 || in.What == engine.Target && in.Verb == engine.Explore_):
		return p.bound(in.Aim)
	case in.Verb == engine.PhaseOut:
		return p.object(in)
	case in.Verb == engine.Explore_ || in.Verb == engine.Connive:
		return p.ref(in.What)
	}
	if a, ok := actionOf(in.Word); ok && a.Permanent {
		return p.ref(in.What)
	}
	if in.Who == engine.NoRef && (p.you().you || !p.byPlayer(in)) {
		return noun{}
	}
	if in.Who == engine.NoRef {
		return p.you() // an order to one who has a name
	}
	return p.ref(in.Who)
}

// byPlayer reports whether it matters who does something: who draws, and whose
// spell destroys, but not who exiles what a replacement effect exiles.
func (p *printer) byPlayer(in *engine.Instruction) bool {
	if p.e.Kind == engine.InstructionOf || in.Word == thoseCards || in.Word == theRestOfThose {
		return true
	}
	switch in.Verb {
	case engine.DrawCards, engine.Draw, engine.Mill, engine.Discard, engine.GainLife, engine.LoseLife,
		engine.PayLife, engine.WinGame, engine.LoseGame, engine.CreateTokens, engine.SearchLibrary, engine.ShuffleLibrary, engine.Reveal,
		engine.ProduceMana, engine.Sacrifice, engine.Proliferate, engine.Investigate, engine.ExtraTurn, engine.OtherAction:
		return true
	}
	return in.Verb.LooksAtTop()
}

// clause is an instruction's verb with what follows it.
func (p *printer) clause(in *engine.Instruction) clause {
	if in.Verb.LooksAtTop() {
		verb, rest := lookingAt(in.Verb, p.fit(in.Amount), false)
		return clause{verb: verb, rest: rest}
	}
	switch in.Verb {
	case engine.DrawCards, engine.Draw, engine.Mill:
		cards := p.count(in.Amount, oneFeminine("carte"))
		if p.e.Kind != engine.InstructionOf {
			p.last = cards // a spell may count before it draws, and go on about what was counted
		}
		return clause{verb: plainVerb(in.Verb), rest: cards.text}
	case engine.Discard:
		return clause{verb: "défausser", self: true, rest: french.Of(p.discarded(in))}
	case engine.GainLife, engine.LoseLife, engine.PayLife:
		return clause{verb: plainVerb(in.Verb), rest: p.points(in.Amount)}
	case engine.SetLife:
		return p.setLife(in)
	case engine.WinGame:
		return clause{verb: "gagner", rest: "la partie"}
	case engine.LoseGame:
		return clause{verb: "perdre", rest: "la partie"}
	case engine.CreateTokens:
		return p.creates(in)
	case engine.PutCounters, engine.RemoveCounters:
		return p.putCounters(in)
	case engine.Move:
		return p.moves(in)
	case engine.Damage:
		return p.deals(in)
	case engine.ExtraTurn:
		return clause{verb: "jouer", rest: p.count(in.Amount, one("tour supplémentaire")).text + " après celui-ci"}
	case engine.FlipCoin:
		return clause{verb: "jouer", rest: strings.TrimSpace("à pile ou face " + p.often(in.Amount))}
	case engine.RollDice:
		return clause{verb: "lancer", rest: p.count(in.Amount, dieOf(in.Word)).text}
	case engine.ProduceMana:
		if in.Amount != nil && in.Amount.Op != engine.Lit {
			return clause{verb: "ajouter", rest: p.mana(in.Mana) + p.forEach(in.Amount)}
		}
		return clause{verb: "ajouter", rest: p.mana(in.Mana)}
	case engine.Alter:
		return p.alters(in)
	case engine.AttachTo:
		if n, ok := p.antecedent(in.What); ok {
			return clause{verb: "attacher", it: n, rest: p.recipient(in).to()}
		}
		return clause{verb: "attacher", rest: p.ref(in.What).strong() + " " + p.recipient(in).to()}
	case engine.GainControl:
		c := clause{verb: "acquérir", rest: "le contrôle " + p.object(in).of()}
		if in.ThisTurn {
			c.rest += untilEnd
		}
		return c
	case engine.ShuffleLibrary:
		return clause{verb: "mélanger", rest: p.belongs(in.Who, oneFeminine("bibliothèque")).text}
	case engine.Reveal:
		return p.reveals(in)
	case engine.SearchLibrary:
		return p.searches(in)
	case engine.OtherAction:
		return p.otherAction(in)
	}
	return p.objectClause(in)
}

// belongs is what belongs to whoever does an instruction: "votre bibliothèque"
// of you and in an order, "sa bibliothèque" of another.
func (p *printer) belongs(who engine.Ref, thing noun) noun {
	you := p.you()
	switch {
	case who == engine.NoRef && p.may.text != you.text:
		return you.own(thing)
	case who == engine.NoRef, who == engine.RefYou:
		return you.its(thing)
	}
	return p.ref(who).its(thing)
}

// discarded is what is discarded.
func (p *printer) discarded(in *engine.Instruction) string {
	switch {
	case in.What != engine.NoRef:
		return p.ref(in.What).strong()
	case in.Amount != nil && in.Amount.Op == engine.AllOfIt:
		return p.belongs(in.Who, oneFeminine("main")).text
	case in.Filter != nil:
		return p.object(in).text
	}
	if in.Position == "random" {
		return p.count(in.Amount, oneFeminine("carte")).text + " au hasard"
	}
	return p.count(in.Amount, oneFeminine("carte")).text
}

// setLife is what a life total becomes.
func (p *printer) setLife(in *engine.Instruction) clause {
	if in.Amount != nil && in.Amount.Op == engine.NamedNumber {
		return clause{verb: "devenir", rest: "égal " + p.you().own(one("total de points de vie de départ")).to()}
	}
	return clause{verb: "devenir", rest: p.fit(in.Amount)}
}

// creates is the creation of tokens.
func (p *printer) creates(in *engine.Instruction) clause {
	tokens := p.specs(in.Tokens)
	p.last = tokens
	rest := tokens.text
	if in.Under == engine.RefYou {
		rest += " sous " + p.you().own(one("contrôle")).text
	}
	return clause{verb: "créer", rest: rest}
}

// putCounters puts counters or takes them away; a player who puts them on
// themselves gets them.
func (p *printer) putCounters(in *engine.Instruction) clause {
	counters := p.counters(in)
	switch {
	case shape.Divided(in):
		return clause{verb: "distribuer", rest: counters + " entre " + p.among(in.Filter)}
	case in.Verb == engine.PutCounters && in.Filter == nil && in.On == in.Who && in.Who != engine.NoRef:
		return clause{verb: "gagner", rest: counters}
	case in.Verb == engine.RemoveCounters:
		if n, ok := p.antecedent(in.On); ok && in.Filter == nil {
			return clause{verb: "retirer", to: n, rest: counters}
		}
		return clause{verb: "retirer", rest: counters + " " + p.recipient(in).of()}
	}
	return clause{verb: "mettre", rest: counters + " sur " + p.recipient(in).strong()}
}

// counters are the counters that are put or removed.
func (p *printer) counters(in *engine.Instruction) string {
	if a := in.Amount; in.Verb == engine.RemoveCounters && a != nil && a.Op == engine.CountersOn && a.Word == in.Counter && a.Ref == in.On {
		return "tous les " + pluralOf(p.counter(in.Counter)).text
	}
	return p.count(in.Amount, p.counter(in.Counter)).text
}

// recipient is on what counters are put, or to whom damage is dealt.
func (p *printer) recipient(in *engine.Instruction) noun {
	switch {
	case in.Filter != nil && in.On == engine.ChosenObject:
		return p.some(in.Filter)
	case in.Filter != nil && in.On == engine.TargetController:
		return one("le contrôleur " + p.bound(in.Filter).of())
	case in.Filter != nil && in.On == engine.TargetOwner:
		return one("le propriétaire " + p.bound(in.Filter).of())
	case in.Filter != nil && in.On != engine.NoRef:
		return p.bound(in.Filter)
	case in.Filter != nil && in.Source == engine.Target:
		return p.each(shape.OtherThanSource(in.Filter))
	case in.Filter != nil:
		return p.each(in.Filter)
	}
	return p.pointsAt(in.On)
}

// deals is damage that something deals.
func (p *printer) deals(in *engine.Instruction) clause {
	if shape.Divided(in) {
		if in.Word == shape.Evenly {
			return clause{verb: "infliger", rest: p.dealt(in) + ", réparties de façon égale, en arrondissant à l'unité inférieure, entre " + p.among(in.Filter)}
		}
		you := p.you()
		return clause{verb: "infliger", rest: p.dealt(in) + ", réparties comme " + you.text + " le " + verbOf("désirer").present(you) + " entre " + p.among(in.Filter)}
	}
	to := p.recipient(in)
	c := clause{verb: "infliger", rest: p.dealt(in)}
	switch {
	case to.you:
		c.to = to
	case to.text == "lui" || to.text == "elle" || to.text == "eux" || to.text == "elles":
		c.to = to
	case in.Filter != nil && in.On == engine.NoRef:
		c.rest += " " + p.toEach(in.Filter)
	default:
		c.rest += " " + to.to()
	}
	return c
}

// among is what damage is divided among.
func (p *printer) among(f *engine.Filter) string {
	g := *f
	g.Targets = ""
	if f.Is != engine.Target || !f.Targeted {
		g.Is = engine.NoRef
		return p.phrase(&g, form{plural: true}).text
	}
	return p.howMany(f.Targets, p.anyTargets(&g))
}

// dealt is how much damage it is.
func (p *printer) dealt(in *engine.Instruction) string {
	if shape.BySourcePower(in) {
		return "des blessures d'un montant égal à sa force"
	}
	return p.damage(in.Amount).text
}

// toEach is "à chaque créature et à chaque joueur".
func (p *printer) toEach(f *engine.Filter) string {
	if len(f.Or) == 0 || f.Is != engine.NoRef {
		return p.each(f).to()
	}
	return listed(f.Or, "et", p.toEach)
}
