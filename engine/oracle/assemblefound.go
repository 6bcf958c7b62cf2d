package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// found gives the search of a library the card that it finds where its spell or ability puts it
// onto the battlefield, so that what enters is there to be looked at. The card is what was
// searched for, and no more is known of it.
func (b *builder) found() {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.SearchLibrary || ev.Source == engine.NoObject || ev.Object != engine.NoObject {
				continue
			}
			if search := b.putsFound(ev.Source); search != nil {
				b.find(ev, search.Filter)
			}
		}
	}
}

// putsFound is the instruction of a spell or ability to search for a card that it then puts onto
// the battlefield, nil where it does no such thing.
func (b *builder) putsFound(source engine.ObjectID) *engine.Instruction {
	for k := range b.sc.Effects {
		inst := &b.sc.Effects[k]
		if inst.Effect.Kind != engine.InstructionOf || inst.Source != source {
			continue
		}
		var search *engine.Instruction
		for i := range inst.Effect.Then {
			in := &inst.Effect.Then[i]
			switch {
			case looksFor(in):
				search = in
			case search != nil && entersFound(in):
				return search
			}
		}
	}
	return nil
}

// entersFound reports whether an instruction puts onto the battlefield what was found before.
func entersFound(in *engine.Instruction) bool {
	return (in.Verb == engine.Move || in.Verb == engine.Enter) && (in.What == engine.Those || in.Cards == engine.FoundCards) && in.Dest == engine.Battlefield
}

// looksFor reports whether an instruction looks for cards in a library: searches it, or reveals cards until one is found.
func looksFor(in *engine.Instruction) bool {
	return in.Verb == engine.SearchLibrary || in.Cards == engine.UntilFound
}

// find puts the card into the library that a search looks through.
func (b *builder) find(ev *engine.Event, f *engine.Filter) {
	called := strings.TrimSuffix(noArticle(inenglish.Some(f)), " "+cardNoun)
	ev.Object = b.newObject(called, 0)
	o := &b.board.Objects[ev.Object]
	o.Zone, o.Owner = engine.Library, ev.Player
	b.isSuch(ev.Object, f)
	b.said[ev.Object].zone = true
	if b.finds(ev) && o.Types&(engine.Land|engine.Basic) == engine.Land && slices.ContainsFunc(b.sc.Effects, looksAtBasic) {
		b.assume(say.New("The land that %s finds is no basic land", shape.ObjectName(&b.board, ev.Source)))
	}
}

// looksAtBasic reports whether an effect hangs on whether what enters is a basic land.
func looksAtBasic(inst engine.Instance) bool {
	looks := func(f *engine.Filter) bool {
		return f != nil && slices.ContainsFunc(append([]engine.Filter{*f}, f.Or...), func(one engine.Filter) bool {
			return (one.Types|one.NotTypes)&engine.Basic != 0
		})
	}
	return slices.ContainsFunc(engine.Alternatives(&inst.Effect.When), func(p *engine.Pattern) bool { return p.Kind == engine.Enter && looks(p.Affected) }) ||
		slices.ContainsFunc(inst.Effect.If, func(c engine.Cond) bool { return looks(c.Filter) })
}

// finds takes for granted that somebody who searches finds what they search for, unless they can't search. It reports whether it did.
func (b *builder) finds(ev *engine.Event) bool {
	if !slices.ContainsFunc(b.sc.Effects, func(inst engine.Instance) bool {
		e := inst.Effect
		return e.Kind == engine.Cant && slices.ContainsFunc(engine.Alternatives(&e.When), func(p *engine.Pattern) bool {
			return p.Kind == engine.SearchLibrary && b.mayBe(&inst, p.Affected, ev.Player)
		})
	}) {
		b.assume(say.New("%s finds such a card", shape.ObjectName(&b.board, ev.Source)))
		return true
	}
	return false
}

// mayBe reports whether a player may be one whom an effect speaks of.
func (b *builder) mayBe(inst *engine.Instance, f *engine.Filter, p engine.PlayerID) bool {
	if f == nil || inst.Controller == engine.NoPlayer {
		return true
	}
	switch f.Player {
	case engine.Opponent, engine.NotYou:
		return p != inst.Controller
	case engine.You:
		return p == inst.Controller
	}
	return true
}

// isSuch tells of a card all that is known of it: that it is such as somebody looks for.
func (b *builder) isSuch(id engine.ObjectID, f *engine.Filter) {
	o := &b.board.Objects[id]
	o.Types, o.Subtypes, o.Keywords = f.Types|typesOfAll(f), f.Subtypes, f.Keywords
	if f.Colors != 0 {
		o.Told.Hues = engine.HuesThat(func(c engine.Colors) bool { return c&f.Colors == f.Colors })
	}
	if o.Types&engine.Land != 0 {
		o.TypesKnown, o.ColorsKnown = true, true
	}
}

// cardNoun is what a search is for.
const cardNoun = "card"

// noArticle is a noun phrase without the article before it.
func noArticle(phrase string) string {
	return strings.TrimPrefix(strings.TrimPrefix(phrase, "a "), "an ")
}

// typesOfAll are the card types that everything has of which a filter names subtypes: whatever
// is a Plains or an Island is a land.
func typesOfAll(f *engine.Filter) engine.Types {
	var all engine.Types
	for _, sub := range append(append([]string{}, f.Subtypes...), f.AnySubtypes...) {
		all |= typeOfSubtype(sub)
	}
	if len(f.Or) == 0 {
		return all
	}
	common := ^engine.Types(0)
	for i := range f.Or {
		common &= f.Or[i].Types | typesOfAll(&f.Or[i])
	}
	return all | common
}
