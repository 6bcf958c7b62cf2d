package look

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// Eval is the value of an expression; false when the board does not give a
// number it needs. What comes out negative counts as 0 (cr.NegativeIsZero).
func (v *View) Eval(e *engine.Expr) (int, bool) {
	n, ok := v.Value(e)
	if n < 0 {
		n = 0
	}
	return n, ok
}

// Value is the value of an expression, negative values kept.
func (v *View) Value(e *engine.Expr) (int, bool) {
	if e == nil {
		return 1, true
	}
	switch e.Op {
	case engine.Lit:
		return e.N, true
	case engine.That, engine.AllOfIt, engine.AnyAmount:
		if v.Ev != nil && v.Ev.Uncounted() && !v.Deeds.ByText {
			v.Unknown(engine.NoObject, HowManyRevealed())
			return 0, false
		}
		return v.thatMany(), true
	case engine.DoneThisWay:
		return v.doneThisWay(e)
	case engine.Prevented:
		return v.Prevented, true
	case engine.Sum, engine.Diff, engine.Product, engine.MinOf, engine.MaxOf:
		return v.arithmetic(e)
	case engine.HalfUp, engine.HalfDown:
		n, ok := v.Value(e.A)
		if e.Op == engine.HalfUp {
			n++
		}
		return n / 2, ok
	case engine.CountOf:
		return v.count(e.Filter)
	case engine.GreatestOf:
		return v.greatest(e)
	case engine.XValue:
		return v.xValue()
	case engine.ShareOf:
		return v.share(e)
	case engine.GivenUp:
		return len(v.Those), true
	case engine.NamedNumber:
		return v.named(e.Word)
	case engine.Excess:
		return v.excess()
	}
	return v.ofRef(e)
}

// arithmetic combines two expressions.
func (v *View) arithmetic(e *engine.Expr) (int, bool) {
	a, ok := v.Value(e.A)
	b, ok2 := v.Value(e.B)
	switch e.Op {
	case engine.Sum:
		a += b
	case engine.Diff:
		a -= b
	case engine.Product:
		a = product(a, b)
	case engine.MinOf:
		a = min(a, b)
	case engine.MaxOf:
		a = max(a, b)
	}
	return a, ok && ok2
}

// product multiplies; what is beyond every amount comes out as just beyond it.
func product(a, b int) int {
	if b != 0 && max(a, -a) > engine.MaxAmount/max(b, -b) {
		beyond := engine.MaxAmount + 1
		if (a < 0) != (b < 0) {
			return -beyond
		}
		return beyond
	}
	return a * b
}

// count is the number of objects or players that match.
func (v *View) count(f *engine.Filter) (int, bool) {
	n, ok := 0, true
	add := func(t engine.Tri) {
		switch t {
		case engine.Yes:
			n++
		case engine.Unknown:
			ok = false
		}
	}
	if f == nil {
		return 0, false
	}
	if asksThisWay(f) {
		return v.countThisWay(f)
	}
	for i := range v.St.Board.Players {
		if f.Players {
			add(v.Match(f, engine.PlayerEntity(engine.PlayerID(i))))
		}
	}
	for i := range v.St.Board.Objects {
		id := engine.ObjectID(i)
		if f.Players {
			continue
		}
		if v.Entering != nil && v.Entering.Object == id {
			add(v.whereItIs(f, id))
			continue
		}
		if f.Zone == engine.AnyZone && f.Noun != engine.SpellNoun && f.Noun != engine.CardNoun && v.St.Board.Objects[i].Zone != engine.Battlefield {
			continue
		}
		got := v.Match(f, engine.ObjectEntity(id))
		if add(got); got == engine.Yes {
			n += max(0, v.St.Board.Objects[i].Stands-1)
		}
	}
	return n, ok && !v.Unnamed(f) && (n > 0 || !v.unnamedLands(f))
}

// whereItIs matches an entering object where it still is, as long as that is not
// the battlefield: it is moved once all that replaces its moving has been applied
// (cr.ZoneChangeSequence).
func (v *View) whereItIs(f *engine.Filter, id engine.ObjectID) engine.Tri {
	if f.Zone == engine.AnyZone || f.Zone == engine.Battlefield {
		return engine.No
	}
	now := *v
	now.Entering, now.Projected = nil, nil
	got := now.Match(f, engine.ObjectEntity(id))
	v.Missing, v.MissObj = now.Missing, now.MissObj
	return got
}

// greatest is the greatest value of e.A among the objects that match.
func (v *View) greatest(e *engine.Expr) (int, bool) {
	best, ok := 0, true
	for i := range v.St.Board.Objects {
		id := engine.ObjectID(i)
		if v.Match(e.Filter, engine.ObjectEntity(id)) != engine.Yes || e.A == nil {
			continue
		}
		n, known := v.ofEntity(e.A, engine.ObjectEntity(id))
		ok = ok && known
		best = max(best, n)
	}
	return best, ok
}

// xValue is the value of X of the object the ability is on, or of the effect.
func (v *View) xValue() (int, bool) {
	if v.Inst != nil && v.Inst.X != engine.Unset {
		return v.Inst.X, true
	}
	if o := v.Object(v.This); o != nil && o.X != engine.Unset {
		return o.X, true
	}
	if v.noX() {
		return 0, true
	}
	v.Unknown(v.This, engine.Missing{What: say.New("the value of X"), Asked: engine.AskedX, Thing: v.label()})
	return 0, false
}

// named is a number the board gives by name, as a mark "NAME: N" of the object
// the ability is on or of its controller.
func (v *View) named(word string) (int, bool) {
	if v.Paid > 0 && strings.HasSuffix(word, "life paid this way") {
		return v.Paid, true
	}
	if o := v.Object(v.This); o != nil {
		if n, ok := numberMark(o.Marks, word); ok {
			return n, true
		}
	}
	if n := v.exiledWithIt(word); n > 0 {
		return n, true
	}
	if v.You != engine.NoPlayer {
		if n, ok := numberMark(v.St.Board.Players[v.You].Marks, word); ok {
			return n, true
		}
	}
	if n, ok := numberMark(v.St.Board.Marks, word); ok {
		return n, true
	}
	if word == engine.StartingLife {
		return v.startingLife(), true
	}
	v.Unknown(v.This, v.namedNumber(word))
	return 0, false
}

// startingLife is twenty, or forty where there are commanders.
func (v *View) startingLife() int {
	for i := range v.St.Board.Objects {
		if engine.HasWord(v.St.Board.Objects[i].Marks, "commander") {
			return 40
		}
	}
	return 20
}

// numberMark reads "word: n" among marks.
func numberMark(marks []string, word string) (int, bool) {
	for _, m := range marks {
		if len(m) <= len(word)+2 || m[:len(word)] != word || m[len(word):len(word)+2] != ": " {
			continue
		}
		n := 0
		for _, c := range m[len(word)+2:] {
			if c < '0' || c > '9' {
				return 0, false
			}
			n = n*10 + int(c-'0')
		}
		return n, true
	}
	return 0, false
}

// countThisWay counts the objects that this effect had given up, moved or shown
// and that match what else a filter asks for.
func (v *View) countThisWay(f *engine.Filter) (int, bool) {
	if engine.HasWord(f.Marks, "revealed"+thisWay) && v.Ev != nil {
		return v.countRevealed(f)
	}
	if v.Deeds.ByText || v.Deeds.OfHeld && !v.Gave && len(v.Those) == 0 {
		return v.countDone(f)
	}
	if !v.Gave && len(v.Those) == 0 {
		v.Unknown(engine.NoObject, unsaid(say.New("what was done this way")))
		return 0, false
	}
	rest := *f
	rest.Marks, rest.Zone, rest.Noun = nil, engine.AnyZone, engine.AnyThing
	for _, m := range f.Marks {
		if !strings.HasSuffix(m, thisWay) {
			rest.Marks = append(rest.Marks, m)
		}
	}
	return v.thoseThatFit(&rest)
}

// thoseThatFit counts what the text speaks of as those and matches a filter; ok is false where that is not known of each.
func (v *View) thoseThatFit(f *engine.Filter) (n int, ok bool) {
	ok = true
	for _, o := range v.Those {
		switch v.Match(f, engine.ObjectEntity(o)) {
		case engine.Yes:
			n++
		case engine.Unknown:
			ok = false
		}
	}
	return n, ok
}

// countRevealed counts the cards that were revealed until something was found and that match what else a filter asks for,
// where the question tells the library as far as that; of cards in a hand that was revealed it knows nothing.
func (v *View) countRevealed(f *engine.Filter) (int, bool) {
	told := v.W.Recall(v.St).LastOf(func(f *engine.Fact) bool { return f.Event.Until != nil && !f.Nothing })
	if told == nil || !told.Event.Until.Told {
		v.Unknown(engine.NoObject, HowManyRevealed())
		return 0, false
	}
	rest, then := *f, *v
	rest.Marks, rest.Zone = nil, engine.AnyZone
	then.Those = slices.Concat(told.Event.Until.Found, told.Event.Until.Others)
	n, ok := then.thoseThatFit(&rest)
	v.Missing, v.MissObj = then.Missing, then.MissObj
	return n, ok
}

// thisWay ends the marks that speak of what the same text did.
const thisWay = " this way"

// asksThisWay reports whether a filter speaks of what the same text did.
func asksThisWay(f *engine.Filter) bool {
	for _, m := range f.Marks {
		if strings.HasSuffix(m, thisWay) {
			return true
		}
	}
	return false
}

// ofRef is a number of the thing a reference names.
func (v *View) ofRef(e *engine.Expr) (int, bool) {
	for _, x := range v.Refer(e.Ref) {
		return v.ofEntity(e, x)
	}
	v.Unknown(engine.NoObject, unsaid(say.New("what an amount refers to")))
	return 0, false
}

// ofEntity is a number of an entity.
func (v *View) ofEntity(e *engine.Expr, x engine.Entity) (int, bool) {
	if x.IsPlayer() {
		return v.ofPlayer(e, x.Player)
	}
	o := v.Object(x.Object)
	n := engine.Unset
	what := unsaid(say.New("a number of %s", o.Name))
	switch e.Op {
	case engine.CountersOn:
		return engine.CountersOfKind(o.Counters, e.Word), true
	case engine.PowerOf:
		n, what = Boosted(o.Power, o), powerOf(o)
	case engine.ToughnessOf:
		n, what = Boosted(o.Toughness, o), ToughnessOf(o)
	case engine.ManaValueOf:
		n, what = o.ManaValue, manaValueOf(o)
	}
	if n == engine.Unset {
		v.Unknown(x.Object, what)
		return 0, false
	}
	return n, true
}

// ofPlayer is a number of a player.
func (v *View) ofPlayer(e *engine.Expr, p engine.PlayerID) (int, bool) {
	pl := &v.St.Board.Players[p]
	n := engine.Unset
	what := unsaid(say.New("a number of %s", pl.Called()))
	switch e.Op {
	case engine.LifeOf:
		n, what = pl.Life, LifeTotalOf(pl)
	case engine.HandOf:
		n, what = pl.Hand, HandOf(pl)
	case engine.LibraryOf:
		n, what = pl.Library, LibraryOf(pl)
	case engine.GraveyardOf:
		if e.Filter != nil {
			return v.count(e.Filter)
		}
		n, what = pl.Graveyard, GraveyardOf(pl)
	case engine.CountersOn:
		return engine.CountersOfKind(pl.Counters, e.Word), true
	}
	if n == engine.Unset {
		v.Unknown(engine.NoObject, what)
		return 0, false
	}
	return n, true
}

// noX reports whether no value of X was chosen for what the ability is on: a
// permanent that was not cast, or one whose own text knows no X and that enters
// as a copy of something that does.
func (v *View) noX() bool {
	if v.Entering == nil || v.Entering.Object != v.This {
		return false
	}
	if v.Entering.Entry.WasCast == engine.No {
		return true
	}
	if v.Entering.Entry.CopyOf == engine.NoObject {
		return false
	}
	for i := range v.W.Scenario.Effects {
		if inst := &v.W.Scenario.Effects[i]; inst.Source == v.This && mentionsX(inst.Effect) {
			return false
		}
	}
	return true
}

// mentionsX reports whether an effect's changes depend on X.
func mentionsX(e *engine.Effect) bool {
	for i := range e.Do {
		if usesX(e.Do[i].Amount) {
			return true
		}
		for j := range e.Do[i].Yes {
			if usesX(e.Do[i].Yes[j].Amount) {
				return true
			}
		}
	}
	return false
}

// usesX reports whether an expression depends on X.
func usesX(e *engine.Expr) bool {
	return e != nil && (e.Op == engine.XValue || usesX(e.A) || usesX(e.B))
}

// share is what of a divided amount is for one target: all of it where there is
// but one. How it falls on several is for the question to say.
func (v *View) share(e *engine.Expr) (int, bool) {
	if v.Ev != nil && v.Ev.Kind == engine.Damage && v.Ev.Source == v.This {
		n := 0
		for i := range v.St.Moment {
			if ev := &v.St.Moment[i].Ev; ev.Kind == engine.Damage && ev.Source == v.This {
				n++
			}
		}
		if n > 1 {
			v.Unknown(v.This, unsaid(say.New("how the damage is divided")))
			return 0, false
		}
	}
	return v.Value(e.A)
}

// excess is how much of the damage goes beyond what is lethal for the
// recipient, counting damage marked on it and damage from other sources that
// would be dealt at the same time: for a permanent of several types the
// greatest amount (cr.ExcessDamageMoved).
func (v *View) excess() (int, bool) {
	if !v.Ev.To.IsObject() {
		return 0, true
	}
	id := v.Ev.To.Object
	o := v.Object(id)
	others := v.otherDamage()
	most, known := 0, true
	beyond := func(room int) { most = max(most, v.Ev.Amount-max(0, room-others)) }
	if o.Types&engine.Creature != 0 {
		t := Boosted(o.Toughness, o)
		if t == engine.Unset {
			v.Unknown(id, ToughnessOf(o))
			known = false
		}
		room := max(0, t-o.Damage)
		if v.Ev.Source != engine.NoObject && engine.HasWord(v.Object(v.Ev.Source).Keywords, "deathtouch") {
			room = min(room, 1+others)
		}
		beyond(room)
	}
	for _, x := range []struct {
		types   engine.Types
		counter string
		unknown func(*engine.Object) engine.Missing
	}{
		{types: engine.Planeswalker, counter: "loyalty", unknown: loyaltyOf},
		{types: engine.Battle, counter: "defense", unknown: defenseOf},
	} {
		if o.Types&x.types == 0 {
			continue
		}
		n := engine.CountersOfKind(o.Counters, x.counter)
		if n == 0 {
			v.Unknown(id, x.unknown(o))
			known = false
		}
		beyond(n)
	}
	return min(most, v.Ev.Amount), known
}

// otherDamage is what other sources would deal to the same permanent at the
// same time.
func (v *View) otherDamage() int {
	sum := 0
	for i := range v.St.Moment {
		ev := &v.St.Moment[i].Ev
		if ev.Kind == engine.Damage && ev.To == v.Ev.To && ev.Source != v.Ev.Source {
			sum += ev.Amount
		}
	}
	return sum
}
