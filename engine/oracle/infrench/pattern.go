package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// event writes the event that an effect waits for, as a clause in a mood: "une
// créature devait mourir".
func (p *printer) event(pt *engine.Pattern, m mood) string {
	s := p.eventAlone(pt, m)
	for i := range pt.Or {
		if pt.Kind.LooksAtTop() && pt.Or[i].Kind.LooksAtTop() {
			_, does := shape.Cant(pt.Or[i].Kind)
			s += " ou " + does
			continue
		}
		s += " ou " + m.begins(p.eventAlone(&pt.Or[i], m))
	}
	if pt.EffectOnly && !saysEffect(pt) {
		s += " du fait d'un effet"
	}
	return s
}

// begins is the clause of an event behind the word that its mood asks for: "si
// une créature devait …", "qu'une créature devrait …".
func (m mood) begins(clause string) string {
	if m == timeMood {
		return french.That(clause)
	}
	return french.If(clause)
}

// saysEffect reports whether the clause itself says that an effect does it.
func saysEffect(pt *engine.Pattern) bool {
	switch pt.Kind {
	case engine.CreateTokens, engine.PutCounters:
		return true
	case engine.Move:
		return pt.How == "discarded"
	case engine.CounterSpell, engine.GainLife:
		return pt.Source != nil
	}
	return false
}

func (p *printer) eventAlone(pt *engine.Pattern, m mood) string {
	switch pt.Kind {
	case engine.Damage:
		return p.damageEvent(pt, m)
	case engine.GainLife, engine.LoseLife, engine.PayLife:
		return p.lifeEvent(pt, m)
	case engine.DrawCards, engine.Draw, engine.Mill, engine.Discard, engine.RollDice, engine.FlipCoin:
		return p.cardsEvent(pt, m)
	case engine.PutCounters, engine.RemoveCounters:
		return p.countersEvent(pt, m)
	case engine.CreateTokens:
		return p.tokensEvent(pt, m)
	case engine.Move:
		return p.moveEvent(pt, m)
	case engine.Enter:
		who := p.some(pt.Affected)
		return who.would(m) + " arriver sur le champ de bataille" + p.from(pt, who)
	case engine.ProduceMana:
		return p.manaEvent(pt, m)
	case engine.BeginPhase:
		who := p.some(pt.Affected)
		if pt.What == "extra turn" {
			return who.would(m) + " commencer un tour supplémentaire"
		}
		return who.would(m) + " commencer " + who.its(p.part(pt.What)).text
	}
	return p.plainEvent(pt, m)
}

// damageEvent is "une source devait infliger des blessures à …", or of damage as
// a whole "des blessures devaient être infligées à …".
func (p *printer) damageEvent(pt *engine.Pattern, m mood) string {
	dative, to := p.damaged(pt.Affected)
	if pt.Whole {
		damage := combat(pt).a()
		if pt.Amount.Op != engine.NoCompare {
			damage = damage.written(p.damageBound(pt))
		}
		s := damage.would(m) + " " + dative + "être infligées" + to
		if pt.Source != nil {
			s += " " + p.some(pt.Source).by()
		}
		return s
	}
	from := oneFeminine("une source")
	if pt.Source != nil {
		from = p.some(pt.Source)
	}
	return from.would(m) + " " + dative + "infliger " + p.damageBound(pt) + to
}

// damaged is to whom or what damage is dealt: "vous " before the verb, or "à …"
// behind it.
func (p *printer) damaged(f *engine.Filter) (dative, to string) {
	if f == nil {
		return "", " à un permanent ou à un joueur"
	}
	if who := p.some(f); who.you {
		return "vous ", ""
	}
	return "", " " + p.toSome(f)
}

// toSome is "à" before a description, before each of several.
func (p *printer) toSome(f *engine.Filter) string {
	if len(f.Or) == 0 || f.Is != engine.NoRef {
		return p.some(f).to()
	}
	return listed(f.Or, map[bool]string{true: "et/ou", false: "ou"}[f.AndOr], p.toSome)
}

// damageBound is "des blessures", "au moins 3 blessures".
func (p *printer) damageBound(pt *engine.Pattern) string {
	switch pt.Amount.Op {
	case engine.LessThan:
		return "un nombre " + combat(pt).of() + " inférieur à " + p.fit(pt.Amount.N)
	case engine.MoreThan:
		return "un nombre " + combat(pt).of() + " supérieur à " + p.fit(pt.Amount.N)
	}
	return p.bounded(pt.Amount, oneFeminine("blessure"), combat(pt), combat(pt).a().text)
}

// bounded is an amount within its bounds with its noun, and what is said where
// there are none.
func (p *printer) bounded(r engine.Range, single, several noun, otherwise string) string {
	if r.N == nil {
		return otherwise
	}
	thing := several
	if r.N.Op == engine.Lit && r.N.N == 1 {
		thing = single
	}
	n := p.fit(r.N) + " " + thing.text
	switch r.Op {
	case engine.AtLeast:
		return "au moins " + n
	case engine.AtMost:
		return "au plus " + n
	case engine.Exactly:
		return n
	}
	return p.miss("a bound")
}

func (p *printer) lifeEvent(pt *engine.Pattern, m mood) string {
	points := p.bounded(pt.Amount, one("point de vie"), many("points de vie"), "des points de vie")
	switch {
	case pt.Source != nil && pt.Source.Controller == engine.ThatPlayer:
		return one("un sort ou une capacité").would(m) + " faire gagner " + points + " à son contrôleur"
	case pt.LifeBelow != nil:
		total := p.you().own(one("total de points de vie"))
		below := *pt.LifeBelow
		below.N--
		return total.would(m) + " être réduit à " + p.amount(&below) + " ou moins"
	}
	return p.some(pt.Affected).would(m) + " " + plainVerb(pt.Kind) + " " + points
}

// cardsEvent is about cards drawn, milled or discarded, and dice and coins.
func (p *printer) cardsEvent(pt *engine.Pattern, m mood) string {
	who := p.some(pt.Affected)
	switch {
	case pt.Doer != nil:
		return p.some(pt.Doer).wouldItself(m, "défausser") + " " + who.of()
	case pt.Kind == engine.Discard && pt.Affected != nil && !pt.Affected.Players && len(pt.Affected.Or) == 0:
		return who.would(m) + " être " + who.agreed("défaussé")
	case pt.Kind == engine.RollDice, pt.Kind == engine.FlipCoin:
		return who.would(m) + " " + rolled(pt)
	case pt.Kind == engine.Draw:
		return who.would(m) + " piocher une carte" + exceptFirst(pt, who)
	case pt.Kind == engine.Discard:
		return who.wouldItself(m, "défausser") + " " + french.Of(p.cardsBound(pt))
	}
	return who.would(m) + " " + plainVerb(pt.Kind) + " " + p.cardsBound(pt)
}

// cardsBound is "au moins une carte", "au moins 2 cartes".
func (p *printer) cardsBound(pt *engine.Pattern) string {
	return p.bounded(pt.Amount, oneFeminine("carte"), manyFeminine("cartes"), "au moins une carte")
}

// exceptFirst is "excepté la première …" where the first draw of the draw step
// is none that the effect waits for.
func exceptFirst(pt *engine.Pattern, who noun) string {
	if !pt.ExceptFirst {
		return ""
	}
	it := who.pronoun()
	return " autre que la première " + french.That(it.does("piocher")) + " pendant chacune de " + it.its(many("étapes de pioche")).text
}

// wouldItself is "X devait se défausser", of a reflexive verb.
func (n noun) wouldItself(m mood, plain string) string { return n.would(m) + " " + n.itself(plain) }

// itself is a reflexive verb in the infinitive: "se défausser", "vous défausser".
func (n noun) itself(plain string) string {
	switch {
	case n.you:
		return "vous " + plain
	case french.Mute(plain):
		return "s'" + plain
	}
	return "se " + plain
}

// rolled is what is rolled or flipped: "lancer au moins un dé".
func rolled(pt *engine.Pattern) string {
	switch {
	case pt.Kind == engine.FlipCoin && pt.Each:
		return "jouer à pile ou face une fois"
	case pt.Kind == engine.FlipCoin:
		return "jouer à pile ou face une ou plusieurs fois"
	case pt.Each:
		return "lancer un " + dieOf(pt.What).text
	}
	return "lancer au moins un " + dieOf(pt.What).text
}

func (p *printer) manaEvent(pt *engine.Pattern, m mood) string {
	if pt.Source == nil && pt.Doer != nil {
		mana := "du mana"
		if pt.Amount.N != nil {
			mana = p.bounded(pt.Amount, one("mana"), many("manas"), "")
		}
		return p.some(pt.Doer).would(m) + " ajouter " + mana
	}
	mana := " pour du mana"
	if pt.Amount.N != nil {
		mana = " pour " + p.bounded(pt.Amount, one("mana"), many("manas"), "")
	}
	land := p.some(pt.Source)
	if pt.Doer != nil {
		return p.some(pt.Doer).does("engager") + " " + land.text + mana
	}
	return land.is("engagé") + mana
}
