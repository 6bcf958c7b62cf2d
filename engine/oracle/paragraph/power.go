package paragraph

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/tree"
	"apnap/engine/say"
)

// powerOf is the power of what a noun speaks of, where it is known: the power that is said, or
// the printed one with the counters that are said. What is attached to it or was told to happen
// to it may have changed that.
func (r *reader) powerOf(n *noun) (int, bool) {
	if n.detail.worn != nil && !plain(n.detail.worn) {
		return 0, false
	}
	if r.resized {
		return 0, false
	}
	grown := 0
	if list := r.matching(n); len(list) == 1 {
		grown = r.things[list[0]].grown
	}
	if p, ok := n.detail.power(); ok {
		return p, !resized(n.detail.mods) && grown == 0
	}
	mods, list := n.detail.mods, r.matching(n)
	if len(list) == 1 {
		mods = mods.And(r.things[list[0]].mods)
		if r.changed(list[0]) {
			return 0, false
		}
	}
	if len(list) == 1 {
		if p, told := r.powerTold(list[0]); told {
			return p, !resized(mods) && grown == 0
		}
		if r.toldApart(list[0], mods) {
			return 0, false
		}
	}
	if p, ok := (&detail{mods: mods}).power(); ok {
		return p + grown, !resized(mods)
	}
	if n.card == nil || n.card.Power == engine.Unset || n.card.Power < 0 {
		return 0, false
	}
	return counterPower(n.card.Power, mods) + grown, n.card.Toughness > 0 || resized(mods)
}

// powerTold is the power that a fact of its own gives a creature: "my commander has 11 power", "my Bear is a 7/7".
func (r *reader) powerTold(i int) (power int, told bool) {
	const has, ofPower, is, isVowel, size = " has ", " power", " is a ", " is an ", "/"
	for _, l := range r.facts {
		said, about := strings.CutPrefix(l.text, r.called(i))
		if !about {
			continue
		}
		number, ok := strings.CutSuffix(strings.TrimPrefix(said, has), ofPower)
		if !ok {
			var toughness string
			number, toughness, _ = strings.Cut(strings.TrimPrefix(strings.TrimPrefix(said, is), isVowel), size)
			_, err := strconv.Atoi(toughness)
			ok = err == nil
		}
		if n, err := strconv.Atoi(number); ok && err == nil {
			power, told = n, true // what is told later holds
		}
	}
	return power, told
}

// toldApart reports whether a fact tells something of a creature on which its combat hangs and that
// is not among what was said of it where it was named: "my Bear has two +1/+1 counters".
func (r *reader) toldApart(i int, mods tree.Mods) bool {
	const counter, strike, trample, deathtouch = " counter", " strike", "trample", "deathtouch"
	return slices.ContainsFunc(r.facts, func(l line) bool {
		switch {
		case !strings.Contains(l.text, r.things[i].name):
			return false
		case strings.Contains(l.text, counter):
			return mods.Get(tree.Counters) == nil
		case strings.Contains(l.text, strike) || strings.Contains(l.text, trample) || strings.Contains(l.text, deathtouch):
			return mods.Get(tree.Keyword) == nil
		}
		_, after, size := strings.Cut(l.text, "/")
		return size && after != "" && after[0] >= '0' && after[0] <= '9' && mods.Get(tree.Size) == nil && mods.Get(tree.Power) == nil && mods.Get(tree.Counters) == nil
	})
}

// muchBy is how much combat damage a creature deals, with a space behind it: its power in figures,
// or nothing where what was told changed it, so that it is worked out as it is dealt.
func (r *reader) muchBy(n *noun) (power int, much string, ok bool) {
	if len(r.matching(n)) == 0 {
		r.sizeByName(n)
	}
	if p, known := r.powerOf(n); known {
		return p, itoa(p) + " ", true
	}
	if list := r.matching(n); len(list) == 1 && !resized(n.detail.mods) {
		t := &r.things[list[0]]
		if t.card != nil && t.card.Power != engine.Unset && t.card.Power >= 0 && !t.altered && r.changed(list[0]) {
			return t.card.Power, "", true
		}
	}
	return 0, "", r.stop(r.refuse("not_understood", n.from, n.to, say.New("How much power has \"%s\"?", cmp.Or(r.raw(n.from, n.to), nameOf(n)))))
}

// nameOf is what a noun is called that stands nowhere.
func nameOf(n *noun) string {
	if n.card != nil {
		return n.card.Name
	}
	return n.words
}

// plain reports whether an Aura or Equipment does nothing but what is ruled on.
func plain(aura *noun) bool {
	return aura.card != nil && able(aura.card) && !aura.card.Statics
}

// resized reports whether counters are said that change power.
func resized(mods tree.Mods) bool { return counterPower(0, mods) != 0 }

// counterPower is a power with the counters that are said, each sort once.
func counterPower(power int, mods tree.Mods) int {
	seen := map[string]bool{}
	for i := range mods {
		m := &mods[i]
		if m.Slot != tree.Counters || m.Neg || seen[m.Key] {
			continue
		}
		seen[m.Key] = true
		if by, _, ok := strings.Cut(m.Key, "/"); ok {
			if n, err := strconv.Atoi(by); err == nil {
				power += n * m.N
			}
		}
	}
	return max(0, power)
}

// changed reports whether something was told that may have changed the power of a thing: what is
// attached to it, counters or what else happened to it.
func (r *reader) changed(i int) bool {
	if r.things[i].altered || r.things[i].sized {
		return true
	}
	const gets = " gets "
	for _, l := range r.events {
		if strings.Contains(l.text, r.things[i].name+gets) {
			return true
		}
		if strings.Contains(l.text, r.things[i].name) && (strings.Contains(l.text, "counter") || strings.Contains(l.text, " enters") && able(r.things[i].card)) {
			return true
		}
	}
	return false
}
