package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// flashesBack takes up that a spell is said to be cast in a way for which it is exiled as it leaves the stack: "casts Think Twice with
// flashback". A card that does not have that ability was given it.
func (r *reader) flashesBack(i int, n *noun) bool {
	way := n.takesWay(lexicon.FlashesBack)
	if way == "" {
		return true
	}
	const castWith, has, forNothing = " was cast with ", " = ", " {0}"
	t := &r.things[i]
	if n.owner == nobody {
		return r.stop(r.whose(n))
	}
	r.addFact(r.called(i)+castWith+way, n)
	switch own := n.card != nil && hasOneSuch(n.card, func(e *engine.Effect) bool { return looksAtWay(e, castWithMark+way) }); {
	case !own:
		r.effects = append(r.effects, line{text: r.name(n.owner) + ": " + t.name + has + way + forNothing, span: r.span(n.from, n.to)})
	case !t.flag:
		t.flag = true
		r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
	}
	return true
}

// namelessFlashback takes up that a spell of which only that is told was cast with flashback: "a flashback spell". A permanent
// may give it to a card, and has it not itself.
func (r *reader) namelessFlashback(i int, n *noun) bool {
	const spell = "spell"
	return n.card != nil || n.words != spell || r.flashesBack(i, n)
}

// castWithMark begins what the engine calls a spell that was cast in such a way.
const castWithMark = "cast with "

// looksAtWay reports whether an effect asks how a spell was cast.
func looksAtWay(e *engine.Effect, mark string) bool {
	found := false
	e.Visit(&engine.Visitor{Filter: func(f *engine.Filter) { found = found || slices.Contains(f.Marks, mark) }})
	return found
}

// takesWay takes from what is said of a noun the keyword of a role by which it was cast or put onto the battlefield, "" for none.
func (n *noun) takesWay(role lexicon.Role) string {
	k := slices.IndexFunc(n.detail.mods, func(m tree.Mod) bool {
		return m.Slot == tree.Keyword && !m.Neg && lexicon.Plays(m.Key, role)
	})
	if k < 0 {
		return ""
	}
	way := n.detail.mods[k].Key
	n.detail.mods = slices.Delete(slices.Clone(n.detail.mods), k, k+1)
	return way
}

// returnsBy takes up that a permanent is said to come from the graveyard by an ability of its own, which its other abilities
// look at: "casts Ox of Agonas with escape", "unearths Anathemancer".
func (r *reader) returnsBy(i int, n *noun, way string) bool {
	if way == "" {
		return true
	}
	const was, done = " was ", "ed"
	t := &r.things[i]
	if !slices.ContainsFunc(n.card.Keywords, func(k string) bool { return strings.EqualFold(k, way) }) {
		return false
	}
	way = strings.TrimSuffix(way, "e")
	r.addFact(r.called(i)+was+way+done, n)
	if !t.flag && able(n.card) {
		t.flag = true
		r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
	}
	return true
}
