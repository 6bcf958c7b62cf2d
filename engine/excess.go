package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// movesExcess reports whether an effect has damage beyond what is lethal dealt
// elsewhere, which is settled before everything else (cr.ExcessDamageMoved).
func movesExcess(e *Effect) bool {
	for i := range e.Do {
		if a := e.Do[i].Amount; e.Do[i].Kind == RedirectTo && a != nil && a.Op == Excess {
			return true
		}
	}
	return false
}

// tellExcess applies, before anything else looks at the moment's damage, what
// moves its excess; what the spell changes of its own damage comes first. It
// reports whether it applied something.
func (w *walker) tellExcess(st *state) bool {
	for i := range st.moment {
		n := &st.moment[i]
		if n.phase != open || n.ev.Kind != Damage {
			continue
		}
		for id := range w.excess.all() {
			if w.applicable(st, i, id).fits != Yes || w.otherSelf(st, i) {
				continue
			}
			if !cr.ExcessDamageMoved.InForce(w.sc.Edition) {
				w.fail(&Unsupported{Effect: id, What: say.New("excess damage under rules that do not know it (before 17 April 2020)")})
				return true
			}
			st.await(id, n.id)
			return true
		}
	}
	return false
}

// otherSelf reports whether a self-replacement effect that moves no excess
// still applies to a node.
func (w *walker) otherSelf(st *state, i int) bool {
	for id := range w.selfs[Damage].all() {
		if !w.excess.has(id) && w.applicable(st, i, id).fits == Yes {
			return true
		}
	}
	return false
}

// excess is how much of the damage goes beyond what is lethal for the
// recipient, counting damage marked on it and damage from other sources that
// would be dealt at the same time: for a permanent of several types the
// greatest amount (cr.ExcessDamageMoved).
func (v *view) excess() (int, bool) {
	if !v.ev.To.IsObject() {
		return 0, true
	}
	id := v.ev.To.Object
	o := v.object(id)
	others := v.otherDamage()
	most, known := 0, true
	beyond := func(room int) { most = max(most, v.ev.Amount-max(0, room-others)) }
	if o.Types&Creature != 0 {
		t := boosted(o.Toughness, o)
		if t == Unset {
			v.unknown(id, toughnessOf(o))
			known = false
		}
		room := max(0, t-o.Damage)
		if v.ev.Source != NoObject && hasWord(v.object(v.ev.Source).Keywords, "deathtouch") {
			room = min(room, 1+others)
		}
		beyond(room)
	}
	for _, x := range []struct {
		types   Types
		counter string
		unknown func(*Object) Missing
	}{
		{Planeswalker, "loyalty", loyaltyOf},
		{Battle, "defense", defenseOf},
	} {
		if o.Types&x.types == 0 {
			continue
		}
		n := countersOn(o.Counters, x.counter)
		if n == 0 {
			v.unknown(id, x.unknown(o))
			known = false
		}
		beyond(n)
	}
	return min(most, v.ev.Amount), known
}

// otherDamage is what other sources would deal to the same permanent at the
// same time.
func (v *view) otherDamage() int {
	sum := 0
	for i := range v.st.moment {
		ev := &v.st.moment[i].ev
		if ev.Kind == Damage && ev.To == v.ev.To && ev.Source != v.ev.Source {
			sum += ev.Amount
		}
	}
	return sum
}
