package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// several are creatures of one kind that fight together, one by one; they must have nothing
// that tells them apart, and no effects of their own.
func (r *reader) several(n *noun) ([]int, bool) {
	list, ok := r.eachOf(n)
	if !ok || n.card != nil && (able(n.card) || n.detail.size() != "") || n.detail.mods.Get(tree.Counters) != nil || n.detail.mods.Get(tree.State) != nil {
		return nil, r.stop(r.refuse("not_understood", n.from, n.to, say.New("I read a few attackers of one kind at most, without more to them; give what each of them does.")))
	}
	for _, i := range list {
		t := &r.things[i]
		if t.on = true; n.card == nil && !t.fact {
			r.addFact(r.thingFact(i, &n.detail), n)
		}
		t.fact = true
	}
	return list, true
}

// allCalled are things by the names that events have for them.
func (r *reader) allCalled(list []int) []string {
	names := make([]string, len(list))
	for k, i := range list {
		names[k] = r.called(i)
	}
	return names
}

// mostAlike bounds how many things of one kind are named one by one: as many as the engine rules on at once within its time.
const mostAlike = 8

// eachOf are the things that a noun counts: those there are, where there are as many, or new
// ones, each with a name of its own. It is false where nobody could tell what each of them has.
func (r *reader) eachOf(n *noun) ([]int, bool) {
	found := r.othersThan(n, r.matching(n))
	if len(found) == n.many {
		for _, i := range found {
			r.note(i)
		}
		return found, true
	}
	if err := r.amongThem(n, found); err != nil {
		return nil, r.certainly(err)
	}
	d := &n.detail
	if len(found) > 0 || n.many > mostAlike || d.worn != nil || d.on != nil || d.shield || d.commander || d.chosen != "" {
		return nil, false
	}
	base := thingName(n.words)
	if !plainKind(n.words) {
		base = wordsCapital(base)
	}
	if n.card != nil {
		base = n.card.Name
	}
	for k := range n.many {
		name := base + " " + itoa(k+1)
		if n.card == nil {
			name = [mostAlike]string{"First ", "Second ", "Third ", "Fourth ", "Fifth ", "Sixth ", "Seventh ", "Eighth "}[k] + base
		}
		r.things = append(r.things, thing{name: name, card: n.card, words: n.words, owner: n.owner, many: 1, mods: d.mods})
		found = append(found, len(r.things)-1)
		r.note(len(r.things) - 1)
	}
	return found, true
}

// wordsCapital has each word of a description begin with a capital, so that behind a number it is a name.
func wordsCapital(words string) string {
	list := strings.Fields(words)
	for k := range list {
		list[k] = say.Capital(list[k])
	}
	return strings.Join(list, " ")
}

// amongThem asks whether a permanent named before is one of those that a player is said to have so many of, where it is of their kind;
// nil where none is.
func (r *reader) amongThem(n *noun, found []int) *lex.Error {
	if len(found) == 0 || len(found) > n.many || n.card != nil || slices.ContainsFunc(found, func(i int) bool { return r.things[i].card == nil }) {
		return nil
	}
	const open, other = "ambiguous", " other "
	more := func(count int) string {
		kind := r.behindNumber(tree.Span{n.from, n.to})
		if count == 1 {
			kind = n.words
		}
		return itoa(count) + other + kind
	}
	err := r.refuse(open, n.from, n.to, say.New("Is %s one of \"%s\"?", r.things[found[0]].name, r.raw(n.from, n.to)))
	err.Readings = append(err.Readings,
		lex.Meaning{Says: say.New("%s is one of them", r.things[found[0]].name), Text: more(n.many - len(found))},
		lex.Meaning{Says: say.New("%s is none of them", r.things[found[0]].name), Text: more(n.many)})
	return err
}

// othersThan are the things among those that a noun may speak of that are no cards with names of their own,
// where it says that it speaks of others, or what it is counted with in one list names them.
func (r *reader) othersThan(n *noun, found []int) []int {
	if n.card == nil {
		found = slices.DeleteFunc(slices.Clone(found), func(i int) bool { return r.things[i].card != nil && slices.Contains(r.placedNow, i) })
	}
	if !slices.ContainsFunc(r.toks[n.from:n.to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.OtherWord) }) {
		return found
	}
	return slices.DeleteFunc(found, func(i int) bool { return r.things[i].card != nil })
}

// placeEach puts each of several things of one kind where the words say.
func (r *reader) placeEach(n *noun, zone string) bool {
	list, ok := r.eachOf(n)
	if !ok {
		return r.stopNoun(n)
	}
	for _, i := range list {
		r.placedNow = append(r.placedNow, i)
		t := &r.things[i]
		t.on = zone == ""
		switch {
		case zone != "":
			r.addFact(t.name+" is in "+r.own(n.owner)+" "+zone, n)
		case t.owner != nobody && !t.fact:
			r.addFact(r.thingFact(i, &n.detail), n)
		}
		t.fact = true
	}
	return true
}

// stopNoun notes that a noun was not understood; it is false.
func (r *reader) stopNoun(n *noun) bool {
	r.i = n.from
	return r.fail()
}
