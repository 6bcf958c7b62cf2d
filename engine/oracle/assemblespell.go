package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// spellEffects lets the known spells that cause events bring what else they say: who
// writes what Ember Storm deals means the card, and what it says of a creature dealt
// damage by it stands for as long as it says. A spell that some flag speaks of
// already brings nothing more.
func (b *builder) spellEffects() {
	for h := range b.moments {
		for i := range b.moments[h].Events {
			ev := &b.moments[h].Events[i]
			if ev.Source == engine.NoObject || b.spokenOf(ev.Source) {
				continue
			}
			card, ok := b.lookup(b.board.Objects[ev.Source].Name)
			if !ok || card.Types&(engine.Instant|engine.Sorcery) == 0 {
				continue
			}
			b.bringSpell(ev, &card, h)
			if offersMore(&card) || slices.ContainsFunc(card.Effects, func(a Ability) bool { return a.Err != nil }) {
				b.leftOut(&card)
			}
		}
	}
}

// offersMore reports whether a spell lets somebody do something besides when it resolves, or gives something
// an ability of which nothing else is known.
func offersMore(card *Card) bool {
	return card.Does != nil && (slices.ContainsFunc(card.Does.Then, func(in engine.Instruction) bool { return in.May }) || givesAbility(card.Does.Then))
}

// givesAbility reports whether instructions give something an ability of which nothing else is known.
func givesAbility(list []engine.Instruction) bool {
	return slices.ContainsFunc(list, func(in engine.Instruction) bool {
		return in.Verb == engine.Alter && slices.Contains(in.Keywords, OwnAbility) || givesAbility(in.Then) || givesAbility(in.Else)
	})
}

// castCosts assumes that what a spell costs to cast besides its mana cost was paid, and
// says that what its being cast triggers is not counted.
func (b *builder) castCosts() {
	for h := range b.moments {
		for i := range b.moments[h].Events {
			ev := &b.moments[h].Events[i]
			if card, ok := b.wasCast(ev); ok {
				b.castTriggersAside(&card)
			}
			if ev.Kind != engine.CastSpell {
				b.costAside(ev.Source)
				b.activationAside(ev.Source, ev.Kind, 0)
				continue
			}
			b.costAside(ev.Object)
			card, ok := b.lookup(b.board.Objects[ev.Object].Name)
			if ok && card.Unread && card.Does != nil {
				b.leftOut(&card)
			}
		}
	}
	for i := range b.spells {
		b.costAside(b.spells[i].source)
		b.activationAside(b.spells[i].source, engine.NoEvent, b.spells[i].ability)
	}
	for _, id := range b.changers {
		b.activationAside(id, engine.Alter, 0)
	}
	for i := range b.starts {
		b.costAside(b.starts[i].source)
	}
}

// costAside says what is taken for granted of what a spell costs besides its mana cost: that an additional cost
// was paid, and a kicker was not where no fact says so.
func (b *builder) costAside(id engine.ObjectID) {
	const kicker, kicked = "kicker", "kicked"
	if id == engine.NoObject {
		return
	}
	o := &b.board.Objects[id]
	card, ok := b.lookup(o.Name)
	if !ok {
		return
	}
	if card.Types&(engine.Instant|engine.Sorcery) == 0 {
		return
	}
	b.castTriggersAside(&card)
	if card.Costs && !b.paidFor(id) {
		b.unpaid = append(b.unpaid, id)
		b.assume(say.New("The additional cost of %s was paid, and what was paid is not part of the question", card.Name))
	}
	if slices.Contains(card.Keywords, kicker) && !slices.Contains(o.Marks, kicked) && !slices.Contains(o.NotMarks, kicked) {
		b.assume(say.New("No fact says \"%s is %s\", so that it is not", o.Name, kicked))
	}
}

// wasCast is the card of a permanent spell that an event has cast, or that enters as it resolves.
func (b *builder) wasCast(ev *engine.Event) (Card, bool) {
	if ev.Object == engine.NoObject || ev.Kind != engine.CastSpell && (ev.Kind != engine.Enter || putThere(ev)) {
		return Card{}, false
	}
	return b.lookup(b.board.Objects[ev.Object].Name)
}

// putThere reports whether something enters because an effect puts it onto the battlefield.
func putThere(ev *engine.Event) bool {
	return ev.Source != engine.NoObject || ev.Doer != engine.NoPlayer || ev.From != engine.AnyZone && ev.From != engine.Stack
}

// castTriggersAside says that what a card's being cast triggers by itself, such as storm or cascade, is not counted.
func (b *builder) castTriggersAside(card *Card) {
	if card.CastTriggers || slices.ContainsFunc(card.Keywords, triggersOnCast) {
		b.assume(say.New("What casting %s triggers by itself is left out", card.Name))
	}
}

// paidFor reports whether the question tells what is paid for what an object does.
func (b *builder) paidFor(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.moments, func(h engine.Happening) bool { return slices.Contains(h.Pays, id) })
}

// costForbidden refuses a spell of whose additional cost nobody tells what was paid, where something that can't be may be such
// a payment.
func (b *builder) costForbidden() *lex.Error {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Effect.Kind != engine.Cant || !slices.ContainsFunc(engine.Alternatives(&inst.Effect.When), paysWith) {
			continue
		}
		for _, id := range b.unpaid {
			return &lex.Error{Code: "ambiguous", Where: "event", Says: say.New("What is paid as the additional cost of %s, which %s may forbid? Say it in an event before, such as \"%s\".", b.board.Objects[id].Name, inst.Called(), "Alice pays 2 life as a cost of "+b.board.Objects[id].Name)}
		}
	}
	return nil
}

// paysWith reports whether what a pattern waits for is often paid as a cost.
func paysWith(p *engine.Pattern) bool {
	switch p.Kind {
	case engine.LoseLife, engine.PayLife, engine.SetLife, engine.Sacrifice, engine.Discard:
		return true
	}
	return false
}

// activationAside says that what an activated ability of a permanent costs is taken to have been paid, where
// the question does not tell it and the ability does such a thing: the ability told, counted from 1, or the only one.
func (b *builder) activationAside(id engine.ObjectID, does engine.EventKind, nth int) {
	if id == engine.NoObject || b.paidFor(id) {
		return
	}
	o := &b.board.Objects[id]
	card, ok := b.lookup(o.Name)
	such := func(in engine.Instruction) bool { return does == engine.NoEvent || in.Verb == does }
	if !ok || nth == 0 && (card.Unwatched > 0 || len(card.Activated) != 1 || slices.ContainsFunc(card.Triggers, func(e engine.Effect) bool { return len(e.Then) == 0 || slices.ContainsFunc(e.Then, such) })) {
		return // a trigger may do it
	}
	a := &card.Activated[max(nth, 1)-1]
	if a.Cost.More && !slices.ContainsFunc(a.Cost.Paid, func(p CostPart) bool { return !p.Aside }) && a.Does != nil && slices.ContainsFunc(a.Does.Then, such) {
		b.assume(say.New("What the ability of %s costs besides mana was paid, and what was paid is not part of the question", card.Name))
		if slices.ContainsFunc(a.Cost.Paid, b.costWatched) {
			b.assume(say.New("What triggers as the cost of the ability of %s is paid is left out; say what is given for it", card.Name))
		}
	}
}

// costWatched reports whether a card of the question triggers where such a thing is given as somebody pays with it.
func (b *builder) costWatched(part CostPart) bool {
	given := givenBy(part.Verb)
	watches := func(p *engine.Pattern) bool {
		return p.Kind == given || given == engine.Sacrifice && (p.Kind == engine.Move || p.Kind == engine.Destroy)
	}
	return slices.ContainsFunc(b.board.Objects, func(o engine.Object) bool {
		card, ok := b.lookup(o.Name)
		return ok && slices.ContainsFunc(card.Triggers, func(e engine.Effect) bool {
			own := e.When.Affected != nil && e.When.Affected.Is == engine.This && len(e.When.Or) == 0
			return !own && slices.ContainsFunc(engine.Alternatives(&e.When), watches)
		})
	})
}

// partlyRead says of the spells that make the effects of flags that they do more than is
// read of them. Where nothing else happens, what they do would be the answer: it is refused.
func (b *builder) partlyRead() *lex.Error {
	for i := range b.flags {
		f := &b.flags[i]
		modal := func(a Ability) bool { return a.Mode > 0 && len(a.Effects) > 0 }
		if f.card == nil || f.ability != "" || !f.card.Unread || f.card.Types&engine.PermanentTypes != 0 || slices.ContainsFunc(f.abilities, modal) {
			continue
		}
		if len(b.moments) == 0 {
			return &lex.Error{Code: "out_of_scope", Where: "effect", Text: f.text, Span: [2]int{0, len(f.text)},
				Says: say.New("I can't work out what %s does from its name; say what happens.", f.card.Name)}
		}
		b.leftOut(f.card)
	}
	return nil
}

// leftOut says that not all that a spell does is counted.
func (a *asker) leftOut(card *Card) {
	a.assume(say.New("What else %s does is left out", card.Name))
}

// bringSpell adds a spell's effects, which begin with the moment that it causes.
func (b *builder) bringSpell(ev *engine.Event, card *Card, h int) {
	besides := effectsBesides(card)
	if len(besides) == 0 {
		return
	}
	f := b.spellFlag(card, ev.Source, besides)
	if f.controller == engine.NoPlayer {
		f.controller = ownDoer(ev)
	}
	if f.controller == engine.NoPlayer && speaksOfYou(besides) {
		return // whose it is was not said, and the event itself does not ask
	}
	start := effectStart{source: ev.Source, at: h + 1, text: b.moments[h].Text}
	if to, ok := b.fitting(ev.Source, besides); ok {
		start.bound = []binding{{slot: slotTarget, to: to, text: start.text}}
	} else if aims := func(a Ability) bool { return refsOf(effectList(a.Effects))[engine.Target] }; slices.ContainsFunc(besides, aims) {
		return
	}
	b.flags = append(b.flags, f)
	b.starts = append(b.starts, start)
}

// spellFlag is a spell of the question as though a flag gave it, with some of its abilities.
func (b *builder) spellFlag(card *Card, spell engine.ObjectID, abilities []Ability) effectFlag {
	return effectFlag{text: card.Name, controller: shape.Holder(&b.board.Objects[spell]), times: 1, label: card.Name, card: card, abilities: abilities, sources: []engine.ObjectID{spell}}
}

// fitting is the only thing acted on by a spell that its effects could be bound to.
func (b *builder) fitting(spell engine.ObjectID, besides []Ability) (engine.Entity, bool) {
	var found []engine.Entity
	for h := range b.moments {
		for i := range b.moments[h].Events {
			ev := &b.moments[h].Events[i]
			to := affectedBy(ev)
			if ev.Source != spell || to == engine.Nobody() || slices.Contains(found, to) {
				continue
			}
			if b.couldBindAll(besides, to) {
				found = append(found, to)
			}
		}
	}
	if len(found) != 1 {
		return engine.Nobody(), false
	}
	return found[0], true
}

// couldBindAll reports whether nothing known keeps all effects of abilities from being
// bound to a target.
func (b *builder) couldBindAll(list []Ability, to engine.Entity) bool {
	for i := range list {
		for k := range list[i].Effects {
			inst := blankInstance(&list[i].Effects[k])
			if !b.couldBe(&inst, engine.Target, to) {
				return false
			}
		}
	}
	return true
}

// effectsBesides are the effects that a spell makes besides what it does at once: those
// that stand from then on without anybody's choosing anything, and its own changes of
// where what it counters goes.
func effectsBesides(card *Card) []Ability {
	var list []Ability
	for _, a := range card.Effects {
		if !a.Created || a.Err != nil {
			continue
		}
		a.Effects = slices.DeleteFunc(slices.Clone(a.Effects), func(e engine.Effect) bool { return !standsBesides(&e) || a.Mode > 0 && !ofWhatItDid(&e) })
		a.Mode = 0 // the event tells which mode it is
		if len(a.Effects) > 0 {
			list = append(list, a)
		}
	}
	return list
}

// standsBesides reports whether an effect needs nothing said but that its spell
// resolved.
func standsBesides(e *engine.Effect) bool {
	refs := refsOf(e)
	if e.Budget.Kind != engine.Static || len(e.Then) > 0 || refs[engine.ChosenSource] || refs[engine.ChosenPlayer] || refs[engine.ChosenObject] || refs[engine.Target2] {
		return false
	}
	if e.Self {
		return e.When.Kind == engine.Move && e.When.How == "countered" || e.When.Kind == engine.Damage
	}
	switch e.Kind {
	case engine.Replacement, engine.Prevention, engine.Cant, engine.Unprevented, engine.NoRegenerate:
		return e.Until != engine.Forever || ownDamage(e) && len(e.If) > 0
	}
	return false
}

// ofWhatItDid reports whether an effect says more of what its own mode acted on: "if that
// creature would die this turn".
func ofWhatItDid(e *engine.Effect) bool {
	if e.Self && e.When.Kind == engine.Move && e.When.How == "countered" {
		return true
	}
	return (e.Kind == engine.Replacement || e.Kind == engine.NoRegenerate) && e.When.Affected != nil && (e.When.Affected.Is == engine.Target || len(e.When.Affected.Marks) > 0)
}
