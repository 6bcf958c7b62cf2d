package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// An attachment is an Aura, Equipment or Fortification: the words by which one is known, and those before what an Aura enchants.
const (
	isAura          = "Aura"
	isEquipment     = "Equipment"
	isFortification = "Fortification"
	enchants        = "enchant "
)

// attaching is what a card can be attached to (cr.AuraEnters), in words and as a filter; ok is false for what is no
// attachment, or of which the words are not understood.
func attaching(card *Card) (words string, on engine.Filter, ok bool) {
	const creature, land = "creature", "land"
	switch {
	case slices.Contains(card.Subtypes, isEquipment):
		return creature, engine.Filter{Types: engine.Creature}, true
	case slices.Contains(card.Subtypes, isFortification):
		return land, engine.Filter{Types: engine.Land}, true
	}
	for _, keyword := range card.Keywords {
		what, is := strings.CutPrefix(keyword, enchants)
		if !is {
			continue
		}
		fields := strings.Fields(what)
		for i, w := range fields {
			if kind, sub := shape.Subtype(w); sub {
				fields[i] = kind
			}
		}
		what = strings.Join(fields, " ")
		p, unread := NounPhrase(what)
		return what, p.Filter, unread == nil
	}
	return "", on, false
}

// attachable reports whether nothing that is known of a thing keeps an attachment from being attached to it.
func (b *builder) attachable(source engine.ObjectID, to engine.Entity) bool {
	if source == engine.NoObject {
		return true
	}
	card, known := b.lookup(b.board.Objects[source].Card)
	if !known {
		return true
	}
	_, on, ok := attaching(&card)
	return !ok || b.canBear(source, &on, to)
}

// bearerTold reports whether anything in a question could be what the source of an effect is attached to: where nothing could,
// what it is attached to takes no part. An Equipment is taken to be on none of what somebody else controls, since it comes only onto its controller's.
func (b *builder) bearerTold(inst *engine.Instance) bool {
	if inst.Source == engine.NoObject || attachesToPlayers(inst.Effect) {
		return true
	}
	return b.anything(func(id engine.ObjectID) bool { return b.mayBear(inst.Source, inst.Controller, id) })
}

// mayBear reports whether an attachment of somebody may be attached to a thing, for all that is told.
func (b *builder) mayBear(source engine.ObjectID, whose engine.PlayerID, id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	if slices.Contains(b.board.Objects[source].Subtypes, isEquipment) && whose != engine.NoPlayer && o.Controller != engine.NoPlayer && o.Controller != whose {
		return false
	}
	return id != source && b.attachable(source, engine.ObjectEntity(id))
}

// canBear reports whether nothing known contradicts that an attachment that goes on such things is on one.
func (b *builder) canBear(source engine.ObjectID, on *engine.Filter, to engine.Entity) bool {
	if len(on.Or) > 0 {
		return slices.ContainsFunc(on.Or, func(one engine.Filter) bool { return b.canBear(source, &one, to) })
	}
	inst := blankInstance(nil)
	inst.Source, inst.Controller = source, shape.Holder(&b.board.Objects[source])
	if !b.described(&inst, on, to) || !to.IsObject() {
		return b.described(&inst, on, to)
	}
	o := &b.board.Objects[to.Object]
	return !o.TypesKnown || !slices.ContainsFunc(on.Subtypes, func(kind string) bool { return o.Types&subtypeSet(kind) == 0 })
}

// aurasPut has each Aura that enters without being cast enter attached to what a fact says that it is attached to; where none
// does, that is asked, for its player chooses it (cr.AuraEntersWithoutCasting).
func (b *builder) aurasPut() *lex.Error {
	came := map[engine.ObjectID]bool{}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			first := !came[ev.Object]
			came[ev.Object] = true
			if !b.putUnattached(ev) {
				continue
			}
			o := &b.board.Objects[ev.Object]
			if first && o.AttachedTo != engine.Nobody() {
				ev.Entry.AttachedTo, o.AttachedTo = o.AttachedTo, engine.Nobody()
				continue
			}
			return b.attachedToWhat(ev, b.sc.Events[h].Text)
		}
	}
	return nil
}

// putUnattached reports whether an event has an Aura enter that was not cast, attached to nothing that the event names.
func (b *builder) putUnattached(ev *engine.Event) bool {
	if ev.Kind != engine.Enter || ev.Entry == nil || ev.Entry.Created || ev.Entry.FaceDown || ev.Entry.AttachedTo != engine.Nobody() || ev.Entry.WasCast == engine.Yes || ev.From == engine.Stack {
		return false
	}
	return slices.Contains(b.board.Objects[ev.Object].Subtypes, isAura) && !slices.ContainsFunc(b.sc.Effects, func(inst engine.Instance) bool {
		return inst.Source == ev.Object && slices.ContainsFunc(inst.Effect.Do, func(c engine.Change) bool { return c.Kind == engine.EnterAttached })
	})
}

// attachedToWhat asks what an Aura enters attached to, with a fact that would say it.
func (b *builder) attachedToWhat(ev *engine.Event, text string) *lex.Error {
	aura := shape.ObjectName(&b.board, ev.Object)
	hint := aura.String() + " is attached to " + b.anyBearer(ev.Object)
	return &lex.Error{Code: "ambiguous", Where: "event", Text: text, Span: [2]int{0, len(text)}, Hint: hint,
		Says: say.New("%s is not cast, so that its player chooses what it enters attached to, and where it can be attached to nothing it stays where it is: say as a fact what it is attached to, such as \"%s\".", aura, hint)}
}

// anyBearer is something that an Aura can be attached to: what the question has on the battlefield, a player, or what
// the card says.
func (b *builder) anyBearer(aura engine.ObjectID) string {
	const permanent = "permanent"
	card, _ := b.lookup(b.board.Objects[aura].Card)
	words, on, ok := attaching(&card)
	for id := range b.board.Objects {
		if o := &b.board.Objects[id]; engine.ObjectID(id) != aura && onBattlefield(o) && o.TypesKnown && ok && b.canBear(aura, &on, engine.ObjectEntity(engine.ObjectID(id))) {
			return numbered(o)
		}
	}
	if ok && on.Players {
		return b.board.Players[len(b.board.Players)-1].Name
	}
	for _, w := range strings.Fields(words) {
		_, _, isType := shape.TypeWord(w)
		if _, sub := shape.Subtype(w); isType || sub {
			return inenglish.ArticleOf(w) + " " + w
		}
	}
	return inenglish.ArticleOf(permanent) + " " + permanent
}
