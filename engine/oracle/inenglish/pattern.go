package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// event writes the event that an effect waits for.
func (p *printer) event(pt *engine.Pattern) string {
	s := p.eventAlone(pt)
	for i := range pt.Or {
		if pt.Kind.LooksAtTop() && pt.Or[i].Kind.LooksAtTop() {
			s += " or " + plainWord(pt.Or[i].Kind)
			continue
		}
		s += " or " + p.eventAlone(&pt.Or[i])
	}
	if pt.EffectOnly && pt.Kind != engine.CreateTokens && pt.Kind != engine.PutCounters && pt.How != "discarded" && !(pt.Kind == engine.CounterSpell && pt.Source != nil) && !(pt.Kind == engine.GainLife && pt.Source != nil) {
		s += " as the result of an effect"
	}
	return s
}

func (p *printer) eventAlone(pt *engine.Pattern) string {
	switch pt.Kind {
	case engine.Damage:
		return p.damageEvent(pt)
	case engine.GainLife, engine.LoseLife, engine.PayLife:
		if pt.Source != nil && pt.Source.Controller == engine.ThatPlayer {
			return "a spell or ability would cause its controller to gain life"
		}
		return p.lifeEvent(pt)
	case engine.DrawCards, engine.Draw, engine.Mill, engine.Discard, engine.RollDice, engine.FlipCoin:
		return p.cardsEvent(pt)
	case engine.PutCounters, engine.RemoveCounters:
		return p.countersEvent(pt)
	case engine.CreateTokens:
		return p.tokensEvent(pt)
	case engine.Move:
		return p.moveEvent(pt)
	case engine.Enter:
		return p.some(pt.Affected) + " would enter" + p.from(pt)
	case engine.ProduceMana:
		return p.manaEvent(pt)
	case engine.BeginPhase:
		who := p.some(pt.Affected)
		if pt.What == "extra turn" {
			return who + " would begin an extra turn"
		}
		return who + " would begin " + theirs(who) + " " + pt.What
	}
	return p.plainEvent(pt)
}

// theirs is "your" or "their" for a player.
func theirs(who string) string {
	if who == "you" {
		return "your"
	}
	return "their"
}

func (p *printer) damageEvent(pt *engine.Pattern) string {
	combat := strings.TrimPrefix(p.combatWord(pt)+" damage", " ")
	to := p.some(pt.Affected)
	damage := p.damageBound(pt, combat)
	if pt.Whole {
		s := combat + " would be dealt to " + to
		if pt.Amount.Op != engine.NoCompare {
			s = to + " would be dealt " + damage
		}
		if pt.Source != nil {
			s += " by " + p.some(pt.Source)
		}
		return s
	}
	from := "a source"
	if pt.Source != nil {
		from = p.some(pt.Source)
	}
	return from + " would deal " + damage + " to " + to
}

// damageBound is "3 or more combat damage", "an amount of damage less than ~'s power".
func (p *printer) damageBound(pt *engine.Pattern, damage string) string {
	switch pt.Amount.Op {
	case engine.LessThan:
		return "an amount of " + damage + " less than " + p.fit(pt.Amount.N)
	case engine.MoreThan:
		return "an amount of " + damage + " greater than " + p.fit(pt.Amount.N)
	}
	return p.bound2(pt.Amount) + damage
}

// bound2 is "3 or less " before the noun.
func (p *printer) bound2(r engine.Range) string {
	switch r.Op {
	case engine.AtLeast:
		return p.amount(r.N) + " or more "
	case engine.AtMost:
		return p.amount(r.N) + " or less "
	case engine.Exactly:
		return p.amount(r.N) + " "
	}
	return ""
}

func (p *printer) lifeEvent(pt *engine.Pattern) string {
	if pt.LifeBelow != nil {
		return p.your() + " life total would be reduced to " + p.amount(shape.Lit(pt.LifeBelow.N-1)) + " or less"
	}
	verb := "gain "
	switch pt.Kind {
	case engine.LoseLife:
		verb = "lose "
	case engine.PayLife:
		verb = "pay "
	}
	return p.some(pt.Affected) + " would " + verb + p.bound2(pt.Amount) + "life"
}

func (p *printer) cardsEvent(pt *engine.Pattern) string {
	who := p.some(pt.Affected)
	if pt.Doer != nil {
		return p.some(pt.Doer) + " would discard " + who
	}
	if f := pt.Affected; pt.Kind == engine.Discard && f != nil && !f.Players && len(f.Or) == 0 {
		return who + " would be discarded"
	}
	verb, noun := plainWord(pt.Kind), "cards"
	switch pt.Kind {
	case engine.RollDice, engine.FlipCoin:
		noun = rolled(pt)
		if pt.Each {
			return who + " would " + verb + " a " + noun
		}
	case engine.Draw:
		s := who + " would draw a card"
		if pt.ExceptFirst {
			they := "they"
			if who == "you" {
				they = "you"
			}
			s += " except the first one " + they + " draw in each of " + theirs(who) + " draw steps"
		}
		return s
	}
	count := "one or more "
	if pt.Amount.Op != engine.NoCompare {
		count = p.bound2(pt.Amount)
	}
	return who + " would " + verb + " " + count + noun
}

func (p *printer) counterNoun(pt *engine.Pattern) string {
	count := "one or more "
	if pt.Amount.Op != engine.NoCompare {
		count = p.bound2(pt.Amount)
	}
	if pt.Counter != "" {
		count += pt.Counter + " "
	}
	return count + "counters"
}

func (p *printer) countersEvent(pt *engine.Pattern) string {
	on := p.some(pt.Affected)
	if pt.Kind == engine.RemoveCounters {
		return p.counterNoun(pt) + " would be removed from " + on
	}
	switch {
	case pt.EffectOnly:
		return "an effect would put " + p.counterNoun(pt) + " on " + on
	case pt.Doer != nil:
		return p.some(pt.Doer) + " would put " + p.counterNoun(pt) + " on " + on
	}
	return p.counterNoun(pt) + " would be put on " + on
}

func (p *printer) tokensEvent(pt *engine.Pattern) string {
	f := engine.Filter{}
	if pt.Token != nil {
		f = *pt.Token
	}
	for i := range f.Or {
		f.Or[i].Noun = engine.TokenNoun
	}
	if len(f.Or) == 0 {
		f.Noun = engine.TokenNoun
	}
	count := "one or more "
	if pt.Amount.Op != engine.NoCompare {
		count = p.bound2(pt.Amount)
	}
	tokens := count + p.all(&f)
	under := ""
	if pt.Affected != nil {
		under = " under " + p.relPossessive(pt.Affected.Player) + " control"
	}
	switch {
	case pt.EffectOnly:
		return "an effect would create " + tokens + under
	case pt.Doer != nil:
		return p.some(pt.Doer) + " would create " + tokens + under
	}
	return tokens + " would be created" + under
}

func (p *printer) moveEvent(pt *engine.Pattern) string {
	f := engine.Filter{}
	if pt.Affected != nil {
		f = *pt.Affected
	}
	switch {
	case pt.Doer != nil && pt.Dest == engine.Exile:
		return p.some(pt.Doer) + " would exile " + p.some(&f) + p.from(pt)
	case pt.How == "discarded" && pt.Source != nil:
		return "a spell or ability" + p.behind(pt.Source, false) + " would cause " + p.you() + " to discard " + p.some(shape.OfNobody(f))
	case pt.How == "discarded" && pt.EffectOnly:
		return "an effect would cause you to discard a card"
	case pt.From == engine.Stack && pt.Dest == engine.AnyZone:
		return p.some(&f) + " would leave the stack"
	case pt.How == "milled":
		return p.some(&f) + " would be milled"
	case pt.From == engine.Battlefield && pt.Dest == engine.Graveyard && shape.MayDie(&f):
		return p.some(&f) + " would die"
	case pt.From == engine.Battlefield && pt.Dest == engine.AnyZone:
		return p.some(&f) + " would leave the battlefield"
	case pt.Dest == engine.Exile:
		return p.some(&f) + " would be exiled" + p.from(pt)
	}
	whose := engine.AnyRelation
	if f.Is == engine.NoRef {
		whose = f.Owner
		f.Owner = engine.AnyRelation
	}
	where := p.relPossessive(whose) + " " + pt.Dest.String() + p.from(pt)
	if pt.Doer != nil {
		return p.some(pt.Doer) + " would return " + p.some(&f) + " to " + where
	}
	put := p.some(&f) + " would be put into " + where
	if pt.How == "discarded" {
		put += " as it's discarded"
	}
	return put
}

// from writes where something comes from.
func (p *printer) from(pt *engine.Pattern) string {
	switch {
	case pt.NotFrom == engine.Battlefield:
		return " from anywhere other than the battlefield"
	case pt.From == engine.Battlefield:
		return " from the battlefield"
	case pt.From == engine.Stack:
		return " from the stack"
	case pt.From != engine.AnyZone:
		return " from a " + pt.From.String()
	case pt.Kind == engine.Move && pt.Dest == engine.Graveyard:
		return " from anywhere"
	}
	return ""
}

func (p *printer) manaEvent(pt *engine.Pattern) string {
	for1 := " for " + p.bound2(pt.Amount) + "mana"
	if pt.Source == nil && pt.Doer != nil {
		count := "one or more "
		if pt.Amount.Op != engine.NoCompare {
			count = p.bound2(pt.Amount)
		}
		return p.some(pt.Doer) + " would add " + count + "mana"
	}
	if pt.Doer != nil {
		who := p.some(pt.Doer)
		if who == "you" {
			return "you tap " + p.some(pt.Source) + for1
		}
		return who + " taps " + p.some(pt.Source) + for1
	}
	return p.some(pt.Source) + " is tapped" + for1
}

// plainEvent writes the events that need no more than their verb.
func (p *printer) plainEvent(pt *engine.Pattern) string {
	who := p.some(pt.Affected)
	switch pt.Kind {
	case engine.OtherAction:
		return p.keywordEvent(pt)
	case engine.CopySpell:
		return p.some(pt.Doer) + " would copy " + who + " one or more times"
	case engine.GainControl:
		return p.some(pt.Doer) + " would gain control of " + who
	}
	if verb := plainWord(pt.Kind); pt.Doer != nil && verb != "do that" {
		return p.some(pt.Doer) + " would " + verb + " " + who
	}
	if pt.Kind.LooksAtTop() {
		if pt.Amount.Op == engine.Exactly {
			return who + " would " + plainWord(pt.Kind) + " " + p.amount(pt.Amount.N)
		}
		return who + " would " + plainWord(pt.Kind) + " a number of cards"
	}
	switch pt.Kind {
	case engine.CounterSpell:
		if pt.Source != nil {
			return "a spell or ability" + p.behind(pt.Source, false) + " would counter " + who
		}
	case engine.Reveal:
		return who + " would reveal " + theirs(who) + " " + pt.What
	}
	does, _ := shape.Would(pt.Kind)
	return who + " would " + OrElse(does, plainWord(pt.Kind))
}

// plainWord is the verb of an event.
func plainWord(k engine.EventKind) string {
	if v, ok := shape.VerbTelling(k); ok {
		return v.Plain
	}
	return "do that"
}

// cant writes what can't happen.
func (p *printer) cant(e *engine.Effect) string {
	pt := &e.When
	switch e.Kind {
	case engine.Unprevented:
		s := strings.TrimSpace(p.combatWord(pt) + " damage")
		if pt.Affected != nil || pt.Source != nil {
			s += " that would be dealt"
		}
		if pt.Affected != nil {
			s += " to " + p.some(pt.Affected)
		}
		if pt.Source != nil {
			s += " by " + p.some(pt.Source)
		}
		return s + " can't be prevented"
	case engine.NoRegenerate:
		return p.whoAll(pt.Affected) + " can't be regenerated"
	}
	return p.cantEvent(e)
}

// whoAll is a subject in the plural where it describes more than one thing.
func (p *printer) whoAll(f *engine.Filter) string {
	if f == nil {
		return "permanents"
	}
	return p.all(f)
}

func (p *printer) cantEvent(e *engine.Effect) string {
	if s := p.cantAction(e); s != "" {
		return s
	}
	pt := &e.When
	if len(pt.Or) > 1 && pt.Kind == engine.NoEvent && pt.Or[0].Kind == engine.Enter {
		return p.cantEnterFrom(pt)
	}
	if len(pt.Or) == 3 {
		return p.your() + " life total can't change"
	}
	who := p.whoAll(pt.Affected)
	switch pt.Kind {
	case engine.LoseLife:
		if pt.How == engine.OfDamage {
			return strings.TrimSpace(p.combatWord(pt)+" damage") + " doesn't cause " + who + " to lose life"
		}
	case engine.PutCounters:
		if pt.Affected == nil {
			who = "anything"
		}
		return strings.TrimSpace(pt.Counter+" counters can't be put on ") + " " + who
	case engine.Enter:
		return who + " can't enter" + p.from(pt)
	case engine.CounterSpell:
		if pt.EffectOnly {
			return who + " can't be countered by spells or abilities"
		}
		if pt.Source != nil {
			return who + " can't be countered by " + p.all(pt.Source)
		}
	}
	does, _ := shape.Cant(pt.Kind)
	return who + " can't " + does
}

// cantEnterFrom writes what can't enter from several zones.
func (p *printer) cantEnterFrom(pt *engine.Pattern) string {
	s := p.whoAll(pt.Or[0].Affected) + " can't enter from "
	for i := range pt.Or {
		if i > 0 {
			s += " or "
		}
		s += zonesName(pt.Or[i].From)
	}
	return s
}

// zonesName is a zone's name in the plural.
func zonesName(z engine.Zone) string {
	switch z {
	case engine.Library:
		return "libraries"
	case engine.Exile, engine.Battlefield, engine.Stack:
		return z.String()
	}
	return z.String() + "s"
}
