package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// ownEffects lets the permanents that events are about, and those that deal their
// damage, bring what their cards say: whoever writes that Walking Ballista enters
// means the card. A card that some flag speaks of already brings nothing more.
func (b *builder) ownEffects() *Error {
	for _, h := range b.moments {
		for i := range h.Events {
			ev := &h.Events[i]
			if e := affectedBy(ev); e.IsObject() {
				if err := b.bringOwn(e.Object, ev, h.Text); err != nil {
					return err
				}
			}
			if ev.Kind == engine.Damage && ev.Source != engine.NoObject {
				if err := b.bringOwn(ev.Source, ev, h.Text); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// bringOwn adds the abilities of the object's card as a flag would.
func (b *builder) bringOwn(id engine.ObjectID, ev *engine.Event, text string) *Error {
	o := &b.board.Objects[id]
	if o.Card == "" || o.Token == engine.Yes || o.Types&(engine.Instant|engine.Sorcery) != 0 && ev.Source == id || b.spokenOf(id) {
		return nil
	}
	card, ok := b.lookup(o.Card)
	if !ok || card.Name != o.Card {
		return nil
	}
	own := ownAbilities(&card, b.there(o, ev))
	if len(own) == 0 {
		return nil
	}
	f := effectFlag{text: card.Name, controller: holder(o), times: 1, label: card.Name, card: &card, abilities: own, sources: []engine.ObjectID{id}}
	for _, p := range [...]engine.PlayerID{ev.Under, ev.Player, ownDoer(ev)} {
		if f.controller == engine.NoPlayer && ev.Source != id {
			f.controller = p
		}
	}
	if f.controller == engine.NoPlayer && speaksOfYou(own) {
		return b.whose(o.Name, text)
	}
	if at := slices.IndexFunc(own, func(a Ability) bool { return a.Err != nil }); at >= 0 {
		return &Error{Code: own[at].Err.Code, Where: "event", Text: text, Span: [2]int{0, len(text)},
			Says: say.New("%s has an ability of its own that I do not understand; give what it does here as an effect.", card.Name)}
	}
	b.flags = append(b.flags, f)
	return nil
}

// spokenOf reports whether a flag speaks of the object or of its card.
func (b *builder) spokenOf(id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	return slices.ContainsFunc(b.flags, func(f effectFlag) bool {
		return slices.Contains(f.sources, id) || slices.Contains(f.bound, engine.ObjectEntity(id)) ||
			strings.EqualFold(f.label, o.Card) || strings.EqualFold(f.on, o.Name) || f.card != nil && f.card.Name == o.Card
	})
}

// there reports whether the object is on the battlefield as the event would
// happen, so that all it says counts; elsewhere only what it says of itself does.
func (b *builder) there(o *engine.Object, ev *engine.Event) bool {
	switch ev.Kind {
	case engine.Damage, engine.Destroy, engine.Sacrifice, engine.PutCounters, engine.RemoveCounters, engine.Tap, engine.Untap:
		return true
	case engine.Move:
		return ev.From == engine.Battlefield
	}
	return o.Zone == engine.Battlefield && ev.Kind != engine.Enter
}

// ownAbilities are the card's static abilities that bear on a ruling: all of them,
// or those that are about the card itself.
func ownAbilities(card *Card, all bool) []Ability {
	var own []Ability
	for _, a := range card.Effects {
		a = ofItself(a)
		if a.Created || !a.Matters() {
			continue
		}
		a.Effects = slices.DeleteFunc(slices.Clone(a.Effects), func(e engine.Effect) bool {
			return e.Kind == engine.InstructionOf || !all && !refsOf(e.When)[engine.This]
		})
		if len(a.Effects) > 0 || a.Err != nil && all {
			own = append(own, a)
		}
	}
	return own
}

// ofItself is the ability as a static one, if it is what a spell's card says of
// where the card goes: that counts without the spell's resolving.
func ofItself(a Ability) Ability {
	moved := func(e engine.Effect) bool {
		return e.When.Kind == engine.Move && e.Until == engine.Forever && e.When.Affected != nil && e.When.Affected.Is == engine.This
	}
	if a.Created && len(a.Effects) > 0 && !slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return !moved(e) }) {
		a.Created = false
	}
	return a
}
