package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// asCopies gives everything that can become a copy in the question the abilities
// of what it can become a copy of, which it has while it is one: what enters as a
// copy, what effects make one, and the tokens that are created as copies.
func (b *builder) asCopies() {
	given := len(b.sc.Effects)
	originals := b.originals(given)
	for id := range b.board.Objects {
		if !b.mayCopy(engine.ObjectID(id)) {
			continue
		}
		for _, of := range originals {
			b.copyOf(engine.ObjectID(id), of, given)
		}
	}
	for _, of := range originals {
		for n := b.tokensOf(of); n > 0; n-- {
			b.reserve(of, given)
		}
	}
}

// originals lists the objects with abilities that a copy of them would have on
// the battlefield.
func (b *builder) originals(given int) []engine.ObjectID {
	var list []engine.ObjectID
	for i := range b.sc.Effects[:given] {
		inst := &b.sc.Effects[i]
		if inst.Source != engine.NoObject && lastsOnCopy(inst) && !slices.Contains(list, inst.Source) {
			list = append(list, inst.Source)
		}
	}
	for i := range b.board.Statements {
		if s := &b.board.Statements[i]; s.Source != nil && s.As == nil && !slices.Contains(list, *s.Source) {
			list = append(list, *s.Source)
		}
	}
	return list
}

// lastsOnCopy reports whether an ability is one that a copy has on the
// battlefield, rather than one about how the object enters, which a copy has as it
// enters (cr.EntersAsCopyNow).
func lastsOnCopy(inst *engine.Instance) bool {
	return !inst.Created && !inst.ByRule && inst.As == nil && (inst.Effect.Kind == engine.Triggered || !onlyEntering(inst.Effect)) &&
		(inst.Effect.FromZone == engine.AnyZone || inst.Effect.FromZone == engine.Battlefield)
}

// onlyEntering reports whether an effect is about the entering of its own object
// and nothing else.
func onlyEntering(e *engine.Effect) bool {
	about := func(p *engine.Pattern) bool {
		return (p.Kind == engine.Enter || p.Kind == engine.TurnFaceUp) && p.Affected != nil && p.Affected.Is == engine.This
	}
	return about(&e.When) && !slices.ContainsFunc(e.When.Or, func(p engine.Pattern) bool { return !about(&p) })
}

// mayCopy reports whether an object is, or can become, a copy of another in the
// question.
func (b *builder) mayCopy(id engine.ObjectID) bool {
	if b.board.Objects[id].CopyOf != nil {
		return true
	}
	for h := range b.sc.Events {
		last := h == len(b.sc.Events)-1 && !b.watches(engine.NoObject)
		for _, c := range b.sc.Events[h].Change {
			if c.Object == id && c.Traits != nil && c.Traits.CopyOf != engine.NoObject {
				return true
			}
		}
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if !last && (ev.Kind == engine.Enter || ev.Kind == engine.TurnFaceUp) && ev.Object == id && (ev.Entry != nil && ev.Entry.CopyOf != engine.NoObject || b.entersAsCopy(id)) {
				return true
			}
		}
	}
	return false
}

// entersAsCopy reports whether an effect could have an object that enters do so
// as a copy.
func (b *builder) entersAsCopy(id engine.ObjectID) bool {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if (inst.Source == id || !onlyEntering(inst.Effect)) && copiesEntering(inst.Effect) {
			return true
		}
	}
	return false
}

// copiesEntering reports whether an effect has something enter as a copy.
func copiesEntering(e *engine.Effect) bool {
	found := false
	e.Visit(&engine.Visitor{Change: func(c *engine.Change) { found = found || c.Kind == engine.EnterCopy }})
	return found
}

// copyOf gives an object what another has, for as long as it is a copy of it.
func (b *builder) copyOf(id, of engine.ObjectID, given int) {
	if id == of {
		return
	}
	b.makesAsCopy(id, of)
	flag := -1 - len(b.board.Objects) - len(b.sc.Effects)
	for i := range given {
		inst := b.sc.Effects[i]
		if inst.Source != of || !lastsOnCopy(&inst) {
			continue
		}
		inst.Source, inst.As = id, &of
		inst.Controller, inst.Label = b.copier(id), b.asLabel(id, of)
		inst.Calls = LabelCalled(inst.Label)
		inst.Attached, inst.Chosen, inst.ChosenWord, inst.StartedIn = engine.Nobody(), engine.Nobody(), "", 0
		b.sc.Effects = append(b.sc.Effects, inst)
		b.from = append(b.from, origin{flag: flag})
	}
}

// makesAsCopy gives an object the static abilities of another that make something of things, for as
// long as it is a copy of it.
func (b *builder) makesAsCopy(id, of engine.ObjectID) {
	for _, s := range slices.Clip(b.board.Statements) {
		if s.Source != nil && s.As == nil && *s.Source == of {
			s.Source, s.As, s.Told, s.You = &id, &of, false, b.copier(id)
			b.board.Statements = append(b.board.Statements, s)
		}
	}
}

// asLabel is what the effects are called that something has as a copy.
func (b *builder) asLabel(id, of engine.ObjectID) string {
	name, model := b.board.Objects[id].Name, b.board.Objects[of].Name
	if name == model {
		return name
	}
	return name + " (" + model + ")"
}

// copier is whoever controls what becomes a copy.
func (b *builder) copier(id engine.ObjectID) engine.PlayerID {
	if p := shape.Holder(&b.board.Objects[id]); p != engine.NoPlayer {
		return p
	}
	return b.board.Active
}

// mostReserved bounds how many tokens with abilities of their own are held ready
// as copies of one object, mostWatching those of an object with triggered abilities alone, of which
// there may be many more; mostGrowth is by how much one effect is taken to multiply them.
const mostReserved, mostWatching, mostGrowth = 4, 24, 5

// mostOf is how many of an object are held ready at most.
func (b *builder) mostOf(of engine.ObjectID) int {
	if slices.ContainsFunc(b.sc.Effects, func(i engine.Instance) bool {
		return i.Source == of && i.Effect.Kind != engine.Triggered && lastsOnCopy(&i)
	}) {
		return mostReserved
	}
	return mostWatching
}

// tokensOf is how many tokens that are copies of an object the question may
// create before its last events, at most as many as are held ready.
func (b *builder) tokensOf(of engine.ObjectID) int {
	n, end, most := 0, len(b.sc.Events)-1, b.mostOf(of)
	if b.watches(of) {
		end++ // what enters last may trigger
	}
	for h := range end {
		for i := range b.sc.Events[h].Events {
			tokens := b.sc.Events[h].Events[i].Tokens
			for j := range tokens {
				if c := tokens[j].CopyOf; c != engine.NoObject && b.board.Original(c) == of {
					n += tokens[j].N * b.growth(most)
				}
			}
		}
	}
	if n == 0 && b.makesCopies() {
		n = b.growth(most)
	}
	return min(n, most)
}

// watches reports whether an object, or NoObject for any, has a triggered ability.
func (b *builder) watches(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.sc.Effects, func(i engine.Instance) bool {
		return i.Effect.Kind == engine.Triggered && (id == engine.NoObject || i.Source == id)
	})
}

// growth is how many times as many tokens effects of the question may make, as far as more than most of them decide nothing.
func (b *builder) growth(most int) int {
	n := 1
	for i := range b.sc.Effects {
		if n < most && b.sc.Effects[i].Effect.When.Kind == engine.CreateTokens && b.sc.Effects[i].As == nil {
			n *= mostGrowth
		}
	}
	return n
}

// makesCopies reports whether what an effect or a spell of the question does
// creates tokens that are copies, before its last events.
func (b *builder) makesCopies() bool {
	found := false
	for i := range b.sc.Effects {
		b.sc.Effects[i].Effect.Visit(&engine.Visitor{TokenSpec: func(t *engine.TokenSpec) { found = found || t.CopyOf != engine.NoRef }})
	}
	return found && len(b.sc.Events) > 1
}

// reserve holds a token ready that will be created as a copy of an object, with
// the object's abilities.
func (b *builder) reserve(of engine.ObjectID, given int) {
	name := b.board.Objects[of].Name
	b.board.Objects = append(b.board.Objects, engine.Object{Name: name, Controller: engine.NoPlayer, Owner: engine.NoPlayer,
		Zone: engine.OutsideGame, Token: engine.Yes, Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset, X: engine.Unset,
		AttachedTo: engine.Nobody(), Reserved: &of})
	b.said = append(b.said, said{zone: true})
	b.copyOf(engine.ObjectID(len(b.board.Objects)-1), of, given)
}

// copiedSpells refuses that somebody copies what is no spell (cr.CopySpell): what a permanent becomes a copy of, or
// enters as one of, is said in other words, and a land is never on the stack.
func (b *builder) copiedSpells() *lex.Error {
	cast := map[engine.ObjectID]bool{}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			switch {
			case ev.Kind == engine.CastSpell:
				cast[ev.Object] = true
			case ev.Kind == engine.CopySpell && ev.Object != engine.NoObject && !cast[ev.Object] && b.noSpell(ev.Object):
				return b.cantCopy(ev)
			}
		}
	}
	return nil
}

// noSpell reports whether an object that can be a permanent is said nowhere to be a spell.
func (b *builder) noSpell(id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	return o.Types&engine.PermanentTypes != 0 && !o.Spell && (o.Zone != engine.Stack || o.Types&engine.Land != 0)
}

// cantCopy is the refusal of that.
func (b *builder) cantCopy(ev *engine.Event) *lex.Error {
	name := shape.ObjectName(&b.board, ev.Object)
	return b.about(b.board.Objects[ev.Object].Name, say.New("Only a spell or an ability is copied so, and nobody says that %s is a spell; say what becomes or enters as a copy of it.", name))
}
