package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// toOverload is the verb of casting a spell for its overload cost, overloadedMark what such a spell is.
const toOverload, overloadedMark = "overload", "overloaded"

// overloads takes up that a spell is said to be overloaded: it does to each what it would do to a target
// (cr.Overload).
func (r *reader) overloads(n *noun, t *targets, from, to int) bool {
	if !t.overloaded {
		return true
	}
	card, ok := overloaded(n.card)
	if !ok || len(t.list) > 0 {
		return r.stop(r.refuse(unreadMode, from, to, say.New("I can't read what %s does overloaded; say what happens.", n.card.Name)))
	}
	n.card = card
	return true
}

// overloaded is a spell with "each" in the place of "target"; false where it has no overload, or speaks of its target
// otherwise too.
func overloaded(c *oracle.Card) (*oracle.Card, bool) {
	if !slices.Contains(c.Keywords, toOverload) || c.Does == nil || c.Unread {
		return nil, false
	}
	does := *c.Does
	does.Then = slices.Clone(does.Then)
	for i := range does.Then {
		in := does.Then[i].Clone()
		aimed := in.Filter != nil && in.Filter.Is == engine.Target
		if aimed {
			in.Filter.Is, in.Filter.Targeted, in.Filter.Targets = engine.NoRef, false, ""
		}
		if aimed && in.What == engine.Target {
			in.What = engine.NoRef
		}
		if aimed && in.On == engine.Target {
			in.On = engine.NoRef
		}
		if in.Aim != nil || speaksOfTarget(in) {
			return nil, false
		}
		does.Then[i] = *in
	}
	card := *c
	card.Does = &does
	return &card, true
}

// speaksOfTarget reports whether an instruction speaks of a target.
func speaksOfTarget(in *engine.Instruction) bool {
	found := false
	in.Visit(&engine.Visitor{Ref: func(ref *engine.Ref) {
		found = found || *ref == engine.Target || *ref == engine.Target2 || *ref == engine.AnyTarget || *ref == engine.TargetController || *ref == engine.TargetOwner
	}})
	return found
}
