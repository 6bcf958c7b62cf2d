package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// openAttackers are the attackers of the combat told last that nothing is told to block.
func (r *reader) openAttackers() (list []int) {
	for _, b := range r.melee.bouts {
		if !b.open {
			continue
		}
		for _, i := range r.attackers {
			if slices.Contains(b.fighters, r.called(i)) && !slices.Contains(list, i) {
				list = append(list, i)
			}
		}
	}
	return list
}

// anyAttacker is one of several attackers of which nothing tells one from another, where a clause says no more than that one is
// blocked: "I block one with my Bear".
func (r *reader) anyAttacker(args []tree.Arg) (noun, bool) {
	if !r.attacked || len(args) != 1 || args[0].Prep != "" || len(args[0].Of) != 1 {
		return noun{}, false
	}
	p := args[0].Of[0]
	if !p.One && !(p.Stuff != nil && p.Stuff.N == 1 && p.Stuff.Unit == "") {
		return noun{}, false
	}
	list := r.openAttackers()
	if len(list) == 0 || slices.ContainsFunc(list, func(i int) bool { return r.looks(i) != r.looks(list[0]) }) {
		return noun{}, false
	}
	n := r.nounFor(list[0], args[0].Span[0], args[0].Span[1])
	if n.card == nil {
		n.words = strings.ToLower(r.things[list[0]].name) // and none of the others
	}
	return n, n.card == nil || len(list) == 1
}

// looks is what is told of an attacker.
func (r *reader) looks(i int) string {
	t := &r.things[i]
	name := t.words
	if t.card != nil {
		name = t.card.Name
	}
	return strings.Join([]string{english.Before(t.mods), name, english.Behind(t.mods), r.name(t.owner)}, "|")
}

// meets takes back what one of several attackers was told to deal, since it is blocked: what the others deal stays.
func (r *reader) meets(of []int) bool {
	m := &r.melee
	for k := range m.bouts {
		b := m.bouts[k]
		for _, i := range of {
			if name := r.called(i); b.open && len(b.fighters) > 1 && slices.Contains(b.fighters, name) {
				m.bouts = slices.Clone(m.bouts)
				m.bouts[k] = b.without(name)
				first, second := m.dealt()
				r.events = append(r.events[:m.at:m.at], line{text: inSteps(first, second), span: m.span})
				m.told = texts(r.events[m.at:])
				return true
			}
		}
	}
	return false
}

// without is an attack from which one of its creatures is taken.
func (b *bout) without(name string) bout {
	mine := func(says string) bool { return strings.HasPrefix(says, name+deals) }
	return bout{
		first:    slices.DeleteFunc(slices.Clone(b.first), mine),
		second:   slices.DeleteFunc(slices.Clone(b.second), mine),
		fighters: slices.DeleteFunc(slices.Clone(b.fighters), func(s string) bool { return s == name }),
		open:     true,
	}
}

// mostThrough reads that a player assigns a trampling attacker's damage so that as much as can be is dealt to whom it attacks, as
// is read anyway:
//
//	MostThrough = [ Person ] "assigns as much as possible to" … .
func (r *reader) mostThrough() bool {
	at := r.i
	if r.fighters == nil || r.fought != len(r.events)-1 || !slices.ContainsFunc(r.attackers, func(i int) bool {
		n := r.nounFor(i, at, at)
		return tramples(&r.things[i], &n) && slices.Contains(r.fighters, r.called(i))
	}) {
		return false
	}
	if lexicon.Plays(r.peek().Text, lexicon.Person) {
		r.i++
	}
	if !r.says(lexicon.MostThrough) || !r.endsAt(r.i) {
		r.i = at
		return false
	}
	r.leave(at, r.i)
	return true
}
