package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// unpayable refuses what a question has the ability of a permanent do where a fact says that
// there is nothing to pay its cost with: it was not activated (cr.CostPaid).
func (b *builder) unpayable() *lex.Error {
	for h := range b.moments {
		for i := range b.moments[h].Events {
			if ev := &b.moments[h].Events[i]; ev.Cause != engine.ByCost && !ev.Combat {
				if err := b.cantActivate(ev.Source, ev.Kind); err != nil {
					return err
				}
			}
		}
	}
	for i := range b.spells {
		if err := b.cantActivate(b.spells[i].source, engine.NoEvent); err != nil {
			return err
		}
	}
	for _, id := range b.changers {
		if err := b.cantActivate(id, engine.Alter); err != nil {
			return err
		}
	}
	return nil
}

// cantActivate refuses that for the one activated ability of a permanent, where the ability does
// such a thing.
func (b *builder) cantActivate(id engine.ObjectID, does engine.EventKind) *lex.Error {
	if id == engine.NoObject {
		return nil
	}
	o := &b.board.Objects[id]
	card, ok := b.lookup(o.Name)
	who := shape.Holder(o)
	if !ok || who == engine.NoPlayer || len(card.Triggers)+card.Unwatched > 0 || len(card.Activated) != 1 {
		return nil
	}
	a := &card.Activated[0]
	such := func(in engine.Instruction) bool { return does == engine.NoEvent || in.Verb == does }
	if a.Does != nil && !slices.ContainsFunc(a.Does.Then, such) {
		return nil
	}
	for _, part := range a.Cost.Paid {
		if part.Aside && b.lacksFor(who, part) {
			return &lex.Error{Code: "illegal_choice", Where: "event", Text: o.Name, Span: [2]int{0, len(o.Name)},
				Says: say.New("The ability of %s can't be activated: %s can't %s, which is part of its cost.", card.Name, shape.PlayerName(b.board.Players[who].Name), say.Text(part.Verb+" "+part.What))}
		}
	}
	return nil
}

// costsAlone says that what the ability of a permanent does is left out where the question tells no more of it than what is paid
// for it. It refuses that where the question tells how much life somebody has, which may be for that ability alone.
func (b *builder) costsAlone() *lex.Error {
	for h := range b.moments {
		for _, id := range b.givenFor(&b.moments[h]) {
			card, ok := b.lookup(b.board.Objects[id].Name)
			if !ok || card.Types&engine.PermanentTypes == 0 || len(card.Activated) == 0 || b.saysMore(id, card.Activated) {
				continue
			}
			if b.tellsLife() && !b.looksAtLife() {
				return &lex.Error{Code: "not_understood", Where: "event", Text: card.Name, Span: [2]int{0, len(card.Name)},
					Says: say.New("What the ability of %s does may be what is asked; say in a sentence of its own what that is.", card.Name)}
			}
			b.assume(say.New("What the ability of %s does is left out", card.Name))
		}
	}
	return nil
}

// tellsLife reports whether a fact tells how much life somebody has.
func (b *builder) tellsLife() bool {
	return slices.ContainsFunc(b.board.Players, func(p engine.Player) bool { return p.Life != engine.Unset })
}

// looksAtLife reports whether anything told bears on somebody's life.
func (b *builder) looksAtLife() bool {
	life := func(k engine.EventKind) bool {
		return slices.Contains([]engine.EventKind{engine.Damage, engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife}, k)
	}
	does := func(list []engine.Instruction) bool {
		return slices.ContainsFunc(list, func(in engine.Instruction) bool { return life(in.Verb) })
	}
	return slices.ContainsFunc(b.moments, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return life(ev.Kind) })
	}) || slices.ContainsFunc(b.sc.Effects, func(i engine.Instance) bool { return life(i.Effect.When.Kind) || does(i.Effect.Then) })
}

// givenFor are the permanents for whose ability something is given up in a moment: what is told to be so, whose ability is said to have
// somebody sacrifice what is its cost, and what is sacrificed of which no more is told and that has an ability for which it is.
func (b *builder) givenFor(h *engine.Happening) (list []engine.ObjectID) {
	if len(h.Pays) > 0 {
		return h.Pays
	}
	for i := range h.Events {
		ev := &h.Events[i]
		switch {
		case ev.Kind != engine.Sacrifice || ev.Cause == engine.ByCost || ev.Object == engine.NoObject:
		case ev.Source == engine.NoObject && b.hasAbility(ev.Object, func(a *Activated) bool { return a.Cost.Itself && !a.Cost.Mana }):
			list = append(list, ev.Object)
		case ev.Source != engine.NoObject && b.hasAbility(ev.Source, sacrificesFor):
			list = append(list, ev.Source)
		}
	}
	return list
}

// sacrificesFor reports whether something else is sacrificed for an ability, which has nobody sacrifice anything as it resolves.
func sacrificesFor(a *Activated) bool {
	const sacrifice = "sacrifice"
	paid := slices.ContainsFunc(a.Cost.Paid, func(p CostPart) bool { return p.Verb == sacrifice })
	return paid && (a.Does == nil || !slices.ContainsFunc(a.Does.Then, func(in engine.Instruction) bool { return in.Verb == engine.Sacrifice }))
}

// hasAbility reports whether what is known of an object's card has such an activated ability.
func (b *builder) hasAbility(id engine.ObjectID, such func(*Activated) bool) bool {
	card, ok := b.lookup(b.board.Objects[id].Name)
	return ok && slices.ContainsFunc(card.Activated, func(a Activated) bool { return such(&a) })
}

// saysMore reports whether a question tells of a permanent more than that it comes and what is paid for an ability of it: what it
// does, or, without a word of whose doing that is, what one of its abilities does.
func (b *builder) saysMore(id engine.ObjectID, abilities []Activated) bool {
	said := slices.Contains(b.changers, id) || slices.ContainsFunc(b.spells, func(s spellResolves) bool { return s.source == id }) ||
		slices.ContainsFunc(b.starts, func(s effectStart) bool { return s.source == id })
	return said || slices.ContainsFunc(b.moments, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			switch {
			case slices.Contains(h.Pays, id), ev.Kind == engine.Sacrifice, ev.Object == id && (ev.Kind == engine.CastSpell || ev.Kind == engine.Enter):
				return false
			}
			return ev.Source == id || ev.Object == id || ev.Source == engine.NoObject && slices.ContainsFunc(abilities, func(a Activated) bool {
				return a.Does != nil && slices.ContainsFunc(a.Does.Then, func(in engine.Instruction) bool { return in.Verb == ev.Kind })
			})
		})
	})
}

// lacksFor reports whether facts say that a player has nothing to give for a part of a cost.
func (b *builder) lacksFor(who engine.PlayerID, part CostPart) bool {
	const discard, hand, graveyard, library = "discard", "from your hand", "from your graveyard", "library"
	p := &b.board.Players[who]
	n := numberIn(part.What)
	switch {
	case part.Verb == discard, strings.Contains(part.What, hand):
		return p.Hand != engine.Unset && p.Hand < n
	case strings.Contains(part.What, graveyard):
		return p.Graveyard != engine.Unset && p.Graveyard < n
	case strings.Contains(part.What, library):
		return p.Library != engine.Unset && p.Library < n
	}
	phrase, ok := newReader(part.What, lex.Scan(part.What)).nounPhrase()
	if !ok {
		return false
	}
	kind := engine.Filter{Types: phrase.Types, AnyTypes: phrase.AnyTypes, Subtypes: phrase.Subtypes}
	return b.board.HasNone(who, &kind) && !b.anything(func(id engine.ObjectID) bool {
		o := &b.board.Objects[id]
		return shape.Holder(o) == who && (!o.TypesKnown || fitsTypes(o, &kind))
	})
}

// numberIn is how many things a part of a cost gives: one, where no number says more.
func numberIn(what string) int {
	first, _, _ := strings.Cut(what, " ")
	if n, ok := lex.NumberWord(first); ok {
		return n
	}
	return 1
}
