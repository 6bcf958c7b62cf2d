package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/english"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// kickedMark is how the engine and the facts call a spell whose kicker was paid (cr.Kicker).
const kickedMark = "kicked"

// isKicked is the fact that a spell was kicked, behind what the spell is called.
const isKicked = " is " + kickedMark

// kicks takes up that a spell is said to be kicked: "casts Into the Roil kicked", "a kicked Into
// the Roil". What asks nowhere whether it was is refused, so that the word is never passed over.
func (r *reader) kicks(i int, n *noun, t *targets, from, to int) bool {
	if t.kicked = t.kicked || saysKicked(n.detail.mods); !t.kicked {
		return true
	}
	if !asksKicked(n.card) {
		return r.stop(r.refuse("not_understood", from, to, say.New("I do not read what a kicked spell does; say what happens.")))
	}
	r.addFact(r.called(i)+isKicked, n)
	return true
}

// toKick is the verb of paying a kicker.
const toKick = "kick"

// kickedSaid takes up that a spell told of before was kicked: "It was kicked", "kicks it". Which it is must be
// certain: the only one told of whose words ask for it.
func (r *reader) kickedSaid(c *tree.Clause) (taken, ok bool) {
	spell, said := saidKicked(c)
	if spell == nil || !said {
		return false, false
	}
	i := r.kickableMeant(spell)
	if i == nobody {
		return false, false
	}
	n := r.nounFor(i, spell.Span[0], spell.Span[1])
	r.i = c.Span[1]
	r.addFact(r.called(i)+isKicked, &n)
	return true, true
}

// castsSo takes up that a player kicks or overloads a spell of which nothing was told yet: it is cast so.
func (r *reader) castsSo(as string) func(*claim) bool {
	return func(t *claim) bool {
		cast := *t.Verb
		cast.Plain, cast.Word = toCast, toCast
		so := t.withVerb(&cast)
		so.Args = append(slices.Clone(t.Args), tree.Arg{Span: t.Verb.Tokens, Words: as})
		return t.usesCard(r) && r.castsCard(so)
	}
}

// saidKicked is what a clause says to be or to get kicked, and whether it says no more than that.
func saidKicked(c *tree.Clause) (*tree.Phrase, bool) {
	v := c.Verb
	switch {
	case v == nil || v.Neg:
	case v.Plain == toKick && v.Passive && len(c.Subject) == 1:
		return c.Subject[0], len(c.Args) == 0
	case v.Plain == toKick && !v.Passive && len(c.Args) == 1 && c.Args[0].Prep == "" && len(c.Args[0].Of) == 1:
		return c.Args[0].Of[0], true
	case v.Plain == copulaPlain && len(c.Subject) == 1 && len(c.Args) == 1:
		return c.Subject[0], len(c.Args[0].Mods) == 1 && saysKicked(c.Args[0].Mods)
	}
	return nil, false
}

// kickableMeant is the thing that a phrase means of which something asks whether it was kicked, nobody where that is
// not one.
func (r *reader) kickableMeant(p *tree.Phrase) int {
	meant := nobody
	for i := range r.things {
		t := &r.things[i]
		switch {
		case t.card == nil || !asksKicked(t.card), p.Name != nil && (p.Name.Kind != tree.CardName || r.cards.find(p.Name.Text) != t.card):
		case meant != nobody || t.many > 1:
			return nobody
		default:
			meant = i
		}
	}
	if p.Name == nil && p.Ref != "it" {
		return nobody
	}
	return meant
}

// saysKicked reports whether something is said to have been kicked.
func saysKicked(mods tree.Mods) bool {
	m := mods.Get(tree.State)
	return m != nil && m.Key == kickedMark && !m.Neg
}

// kickedInShort is a phrase in which a spell that is said in parentheses to be cast with its kicker is kicked.
func kickedInShort(p *tree.Phrase) *tree.Phrase {
	for i := range p.Mods {
		if m := &p.Mods[i]; english.InShort(m) && kicker(m.Key) {
			kicked := *p
			kicked.Mods = slices.Clone(p.Mods)
			kicked.Mods[i] = tree.Mod{Slot: tree.State, Key: kickedMark}
			return &kicked
		}
	}
	return p
}

// kickable refuses what is said to be kicked and has no kicker: a word before it means something else.
func (r *reader) kickable() *lex.Error {
	for _, l := range r.facts {
		called, ok := strings.CutSuffix(l.text, isKicked)
		for i := range r.things {
			t := &r.things[i]
			if ok && t.card != nil && called == r.called(i) && !slices.ContainsFunc(t.card.Keywords, kicker) {
				return r.refuse("not_understood", r.tokenAt(l.span[0]), r.tokenAt(l.span[1]), say.New("%s has no kicker; say what was kicked.", t.name))
			}
		}
	}
	return nil
}

// kicker reports whether a keyword is kicker or multikicker.
func kicker(keyword string) bool {
	const name = "kicker"
	return strings.HasSuffix(strings.ToLower(keyword), name)
}

// asksKicked reports whether anything that a spell does depends on its having been kicked.
func asksKicked(c *oracle.Card) bool {
	if c.Does != nil && slices.ContainsFunc(c.Does.Then, func(in engine.Instruction) bool { return ifKicked(in.If) }) {
		return true
	}
	return slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool {
			other := slices.ContainsFunc(e.Do, func(c engine.Change) bool { return c.Kind == engine.InsteadDo }) // which may be aimed at what else
			return !other && slices.ContainsFunc(e.If, func(cond engine.Cond) bool { return ifKicked(&cond) })
		})
	})
}

// ifKicked reports whether a condition asks whether the spell itself was kicked, and nothing else.
func ifKicked(c *engine.Cond) bool {
	return c != nil && c.Kind == engine.RefIs && c.Ref == engine.This && !c.Not && c.Filter != nil && slices.Equal(c.Filter.Marks, []string{kickedMark})
}
