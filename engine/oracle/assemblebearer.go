package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// bearer is an object whose card brings what it says.
type bearer struct {
	id engine.ObjectID
	ev *engine.Event // the event that speaks of it, nil where only a fact does
	of string        // the words it stands in, of an event
	// all is set where everything it says counts, not only what is about itself;
	// model where it is only what something becomes a copy of.
	all, model bool
}

// ownEffects lets what a question names bring what its card says: the permanents
// that events are about and those that deal their damage, what something is a
// copy of, and what facts say is there (cr.MustExistBefore). A card that some flag
// speaks of already brings nothing more.
func (b *builder) ownEffects() *lex.Error {
	for _, one := range b.bearers() {
		if err := b.bringOwn(one); err != nil {
			return err
		}
	}
	return nil
}

// bearers lists those objects, each once.
func (b *builder) bearers() []bearer {
	var list []bearer
	add := func(one bearer) {
		for i := range list {
			if old := &list[i]; old.id == one.id {
				old.all, old.model = old.all || one.all, old.model && one.model
				return
			}
		}
		list = append(list, one)
	}
	for h := range b.moments {
		last := h == len(b.moments)-1
		for i := range b.moments[h].Events {
			ev, text := &b.moments[h].Events[i], b.moments[h].Text
			if e := affectedBy(ev); e.IsObject() {
				o := &b.board.Objects[e.Object]
				add(bearer{id: e.Object, ev: ev, of: text, all: b.there(o, ev) || ev.Kind == engine.Enter && !last})
			}
			if ev.Kind == engine.Damage && ev.Source != engine.NoObject {
				add(bearer{id: ev.Source, ev: ev, of: text, all: b.there(&b.board.Objects[ev.Source], ev)})
			}
			for _, of := range copiedBy(ev) {
				add(bearer{id: of, ev: ev, of: text, all: !last, model: !b.standing(of)})
			}
		}
	}
	for id := range b.board.Objects {
		if o := &b.board.Objects[id]; !o.NoAbilities && (b.standing(engine.ObjectID(id)) || b.said[id].zone) {
			add(bearer{id: engine.ObjectID(id), all: true})
		}
		if of := b.board.Objects[id].CopyOf; of != nil {
			add(bearer{id: *of, all: true, model: !b.standing(*of)})
		}
	}
	return list
}

// copiedBy lists what the things that an event makes are copies of.
func copiedBy(ev *engine.Event) []engine.ObjectID {
	var list []engine.ObjectID
	for i := range ev.Tokens {
		if of := ev.Tokens[i].CopyOf; of != engine.NoObject {
			list = append(list, of)
		}
	}
	if ev.Entry != nil && ev.Entry.CopyOf != engine.NoObject {
		list = append(list, ev.Entry.CopyOf)
	}
	return list
}

// standing reports whether facts say that an object is on the battlefield: in so
// many words, as a permanent that somebody controls, or as one that an effect is bound to or
// facts tell of, to which no event happens, which would find it where it is.
func (b *builder) standing(id engine.ObjectID) bool {
	o, seen := &b.board.Objects[id], &b.said[id]
	return o.Zone == engine.Battlefield && seen.zone ||
		o.Zone == engine.AnyZone && !seen.entering && !o.Spell && o.Types&engine.PermanentTypes != 0 && (seen.controller || (seen.there || seen.bound) && !b.happensTo(id))
}

// happensTo reports whether an event happens to an object.
func (b *builder) happensTo(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.moments, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Object == id || affectedBy(&ev) == engine.ObjectEntity(id) })
	})
}

// bringOwn adds the abilities of an object's card as a flag would.
func (b *builder) bringOwn(one bearer) *lex.Error {
	o := &b.board.Objects[one.id]
	if b.unheardOf(&one) {
		b.unknown = append(b.unknown, say.New("%s, a card that I don't know, has no ability that matters here", o.Name))
	}
	if o.Card == "" || o.Token == engine.Yes || o.CopyOf != nil || b.spokenOf(one.id) {
		return nil
	}
	if ev := one.ev; ev != nil && o.Types&(engine.Instant|engine.Sorcery) != 0 && ev.Source == one.id {
		return nil
	}
	card, ok := b.lookup(o.Card)
	if !ok || card.Name != o.Card {
		return nil
	}
	own := b.whereItIs(&one, ownAbilities(&card, one.all))
	if one.ev == nil {
		own = b.readable(own, card.Name)
	}
	if len(own) == 0 {
		return nil
	}
	f := effectFlag{text: card.Name, controller: shape.Holder(o), times: 1, label: card.Name, card: &card, abilities: own, sources: []engine.ObjectID{one.id}}
	f.controller = b.bringer(&one, f.controller)
	if f.controller == engine.NoPlayer && one.model {
		f.controller = b.board.Active // it is not there itself
	}
	if f.controller == engine.NoPlayer && one.ev != nil && speaksOfYou(own) {
		return b.whose(o.Name, one.of)
	}
	if at := slices.IndexFunc(own, func(a Ability) bool { return a.Err != nil }); at >= 0 {
		return &lex.Error{Code: own[at].Err.Code, Where: "event", Text: one.of, Span: [2]int{0, len(one.of)},
			Says: say.New("%s has an ability of its own that I do not understand; give what it does here as an effect.", card.Name)}
	}
	b.said[one.id].model = one.model
	if one.model && one.all && slices.ContainsFunc(own, lastsAtAll) {
		b.assume(say.New("%s itself is not on the battlefield", card.Name))
	}
	b.flags = append(b.flags, f)
	return nil
}

// unheardOf reports whether something enters, is cast, or is what enters a copy of, of which
// neither the card index nor the question tells anything.
func (b *builder) unheardOf(one *bearer) bool {
	o, seen := &b.board.Objects[one.id], &b.said[one.id]
	if b.cards == nil || one.ev == nil {
		return false
	}
	comes := one.ev.Kind == engine.Enter || one.ev.Kind == engine.CreateTokens || one.ev.Kind == engine.CastSpell && !b.doesAnything(one.id)
	return comes && o.Card == "" && o.Linked == nil &&
		o.Token != engine.Yes && !seen.types && len(o.Subtypes) == 0 && !b.spokenOf(one.id)
}

// doesAnything reports whether the question tells what a spell does, or what becomes of it.
func (b *builder) doesAnything(spell engine.ObjectID) bool {
	return slices.ContainsFunc(b.moments, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			return ev.Source == spell || ev.Kind != engine.CastSpell && affectedBy(&ev) == engine.ObjectEntity(spell)
		})
	})
}

// lastsAtAll reports whether an ability does anything once its object has entered.
func lastsAtAll(a Ability) bool {
	return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return !onlyEntering(&e) })
}

// bringer is whose the abilities are that an object brings.
func (b *builder) bringer(one *bearer, holder engine.PlayerID) engine.PlayerID {
	if one.ev == nil {
		return holder
	}
	for _, p := range [...]engine.PlayerID{one.ev.Under, one.ev.Player, ownDoer(one.ev)} {
		if holder == engine.NoPlayer && one.ev.Source != one.id {
			holder = p
		}
	}
	return holder
}

// readable leaves out the abilities that can't be read of a card that only a fact
// names, and says so.
func (b *builder) readable(own []Ability, card string) []Ability {
	left := slices.DeleteFunc(own, func(a Ability) bool { return a.Err != nil })
	if len(left) < len(own) {
		b.assume(say.New("What %s says that I can't read changes nothing here", card))
	}
	return left
}

// whereItIs leaves of the abilities of a card that is said to be elsewhere those
// that work there.
func (b *builder) whereItIs(one *bearer, own []Ability) []Ability {
	z := b.board.Objects[one.id].Zone
	if one.ev != nil || z == engine.Battlefield || z == engine.AnyZone {
		return own
	}
	var list []Ability
	for _, a := range own {
		a.Effects = slices.DeleteFunc(slices.Clone(a.Effects), func(e engine.Effect) bool {
			return inItsZone(&e).FromZone != z && !movesItself(&e, z)
		})
		if len(a.Effects) > 0 {
			list = append(list, a)
		}
	}
	return list
}

// movesItself reports whether an effect is about its own object leaving a zone where it
// is, which an ability that tells of it works in too: "if ~ would be put into a graveyard
// from anywhere". How a card of a library enters is looked at as it does.
func movesItself(e *engine.Effect, from engine.Zone) bool {
	about := func(p *engine.Pattern) bool {
		if p.Affected == nil || p.Affected.Is != engine.This {
			return false
		}
		switch p.Kind {
		case engine.Move:
			return p.From == engine.AnyZone || p.From == from
		case engine.Discard:
			return from == engine.Hand
		case engine.Mill, engine.Enter:
			return from == engine.Library
		}
		return false
	}
	return about(&e.When) || slices.ContainsFunc(e.When.Or, func(p engine.Pattern) bool { return about(&p) })
}

// spokenOf reports whether a flag gives what the object says, or its card does, in words of
// its own. A flag that names the card speaks of another object of that name where
// it has one of its own.
func (b *builder) spokenOf(id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	return slices.ContainsFunc(b.flags, func(f effectFlag) bool {
		if slices.Contains(f.sources, id) || f.givesTextOf(id) {
			return true
		}
		named := strings.EqualFold(f.label, o.Card) || f.card != nil && f.card.Name == o.Card
		return named && (f.ability != "" || len(f.sources) == 0)
	})
}

// givesTextOf reports whether a flag is nothing but words that an object itself has: it
// stands behind the flag's " @ ", and they speak of no other thing that could stand there.
func (f *effectFlag) givesTextOf(id engine.ObjectID) bool {
	if f.label != "" || f.ability == "" || !slices.Contains(f.bound, engine.ObjectEntity(id)) {
		return false
	}
	return slices.ContainsFunc(f.abilities, func(a Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return boundAs(&e, f) == slotThis })
	})
}

// there reports whether the object is on the battlefield as the event would
// happen, so that all it says counts; elsewhere only what it says of itself does.
func (b *builder) there(o *engine.Object, ev *engine.Event) bool {
	switch ev.Kind {
	case engine.Damage, engine.Destroy, engine.Sacrifice, engine.PutCounters, engine.RemoveCounters, engine.Tap, engine.Untap,
		engine.AttachTo, engine.GainControl, engine.Transform, engine.PhaseIn, engine.PhaseOut, engine.Regenerate:
		return true
	case engine.Move:
		return ev.From == engine.Battlefield
	}
	return o.Zone == engine.Battlefield && ev.Kind != engine.Enter
}

// ownAbilities are the card's static abilities that bear on a ruling: all of them,
// or those that are about the card itself. One that can't be read and replaces
// something may be about it.
func ownAbilities(card *Card, all bool) []Ability {
	var own []Ability
	for _, a := range card.Effects {
		made := a.Created
		a.Effects = slices.DeleteFunc(slices.Clone(a.Effects), func(e engine.Effect) bool { return made && !unresolved(&e) })
		a = ofItself(a)
		if a.Created || !a.Matters() {
			continue
		}
		a.Effects = slices.DeleteFunc(a.Effects, func(e engine.Effect) bool {
			return e.Kind == engine.InstructionOf || !all && !refsOf(&e.When)[engine.This]
		})
		if len(a.Effects) > 0 || a.Err != nil && (all || a.Scope == "replacement") {
			own = append(own, a)
		}
	}
	return own
}

// ofItsSpell reports whether an effect is of what can't be done to the spell that its object is on the
// stack, where such an ability works.
func ofItsSpell(e *engine.Effect) bool {
	return e.Kind == engine.Cant && (e.When.Kind == engine.CounterSpell || e.When.Kind == engine.CopySpell) && e.When.Affected != nil && e.When.Affected.Is == engine.This
}

// ofItself is the ability as a static one, if it is what a spell's card says of
// where the card goes, of what can't be done to the spell, or what works while the card
// lies somewhere: that counts without the spell's resolving.
func ofItself(a Ability) Ability {
	if a.Created && len(a.Effects) > 0 && !slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return !unresolved(&e) }) {
		a.Created = false
	}
	return a
}

// unresolved reports whether an effect of a spell's card counts without the spell's resolving.
func unresolved(e *engine.Effect) bool {
	moved := e.When.Kind == engine.Move && e.When.Affected != nil && e.When.Affected.Is == engine.This
	return e.Until == engine.Forever && (moved || ofItsSpell(e) || e.FromZone != engine.AnyZone)
}
