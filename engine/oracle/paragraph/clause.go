package paragraph

import (
	"strings"

	"apnap/engine/say"
)

// standing reports whether all of a list are permanents, so that naming them says that
// they are there: "3x Furnace of Rath, I Shock him".
func (r *reader) standing(list []noun) bool {
	for _, n := range list {
		if n.card == nil || isSpell(n.card) {
			return false
		}
	}
	return len(r.events) == 0
}

// entering is the thing that enters, with its own effects in the question.
func (r *reader) entering(n *noun) (int, bool) {
	if n.many > 1 {
		return nobody, r.stop(r.refuse("not_understood", n.from, n.to, say.New("I read one permanent that enters at a time; give each of them.")))
	}
	i, ok := r.thingOf(n)
	if !ok || !r.mustBeOwned(i, n) || !r.describe(i, n) {
		return i, false
	}
	t := &r.things[i]
	if t.card != nil && able(t.card) && !t.flag {
		if !r.canStand(t, n) {
			return i, false
		}
		t.flag = true
		r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
	}
	t.on = true
	return i, true
}

// refs names several things in a sentence.
func (r *reader) refs(list []noun) (string, bool) {
	at := r.i
	var names []string
	for k := range list {
		n := &list[k]
		if n.card == nil && n.det == "a" && !n.tellsMore() && n.many == 1 {
			names = append(names, r.generic(n))
			continue
		}
		if n.card == nil && n.plural && in(r.toks[n.from].Text, "all each every") && len(list) == 1 {
			names = append(names, r.raw(n.from, n.to))
			continue
		}
		if n.many > 1 {
			if found := r.matching(n); len(found) == n.many {
				for _, i := range found {
					names = append(names, r.called(i))
				}
				continue
			}
		}
		if n.card == nil && (n.many > 1 || n.plural) {
			return "", r.fail()
		}
		name, ok := r.ref(n)
		if !ok {
			return "", false
		}
		names = append(names, name)
	}
	r.i = at
	return listed(names), true
}

// generic names a thing that nobody spoke of before: "opponent's creature token".
func (r *reader) generic(n *noun) string {
	r.things = append(r.things, thing{name: thingName(n.words), words: n.words, owner: n.owner, many: 1, on: !strings.Contains(n.words, "spell")})
	i := len(r.things) - 1
	r.note(i)
	if n.owner != nobody && r.things[i].on && (r.couldBeAnother(i) || r.wouldMeanAnother(&r.things[i])) {
		r.things[i].fact = true
		if kind := withoutColors(n.words); plainKind(kind) {
			r.things[i].name = r.nameless(kind)
		}
		r.addFact(r.thingFact(i, &n.detail), n)
		return r.called(i)
	}
	if n.owner == nobody {
		if in(n.words[:1], "a e i o u") {
			return "an " + n.words
		}
		return "a " + n.words
	}
	return r.own(n.owner) + " " + n.words
}

// couldBeAnother reports whether the words for a thing fit a card of the same player's too,
// so that the thing needs a fact of its own.
func (r *reader) couldBeAnother(i int) bool {
	t := &r.things[i]
	for k := range r.things {
		if o := &r.things[k]; k != i && o.card != nil && (o.owner == t.owner || o.owner == nobody) && !isSpell(o.card) {
			return true
		}
	}
	return false
}
