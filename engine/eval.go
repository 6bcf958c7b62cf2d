package engine

import (
	"strings"

	"apnap/engine/say"
)

// eval is the value of an expression; false when the board does not give a
// number it needs. What comes out negative counts as 0 (cr.NegativeIsZero).
func (v *view) eval(e *Expr) (int, bool) {
	n, ok := v.value(e)
	if n < 0 {
		n = 0
	}
	return n, ok
}

// value is the value of an expression, negative values kept.
func (v *view) value(e *Expr) (int, bool) {
	if e == nil {
		return 1, true
	}
	switch e.Op {
	case Lit:
		return e.N, true
	case That, AllOfIt, AnyAmount:
		return v.that, true
	case Prevented:
		return v.prevented, true
	case Sum, Diff, Product, MinOf, MaxOf:
		return v.arithmetic(e)
	case HalfUp, HalfDown:
		n, ok := v.value(e.A)
		if e.Op == HalfUp {
			n++
		}
		return n / 2, ok
	case CountOf:
		return v.count(e.Filter)
	case GreatestOf:
		return v.greatest(e)
	case XValue:
		return v.xValue()
	case ShareOf:
		return v.share(e)
	case GivenUp:
		return len(v.those), true
	case NamedNumber:
		return v.named(e.Word)
	case Excess:
		return v.excess()
	}
	return v.ofRef(e)
}

// arithmetic combines two expressions.
func (v *view) arithmetic(e *Expr) (int, bool) {
	a, ok := v.value(e.A)
	b, ok2 := v.value(e.B)
	switch e.Op {
	case Sum:
		a += b
	case Diff:
		a -= b
	case Product:
		a = product(a, b)
	case MinOf:
		a = min(a, b)
	case MaxOf:
		a = max(a, b)
	}
	return a, ok && ok2
}

// product multiplies; what is beyond every amount comes out as just beyond it.
func product(a, b int) int {
	if b != 0 && max(a, -a) > MaxAmount/max(b, -b) {
		beyond := MaxAmount + 1
		if (a < 0) != (b < 0) {
			return -beyond
		}
		return beyond
	}
	return a * b
}

// count is the number of objects or players that match.
func (v *view) count(f *Filter) (int, bool) {
	n, ok := 0, true
	add := func(t Tri) {
		switch t {
		case Yes:
			n++
		case Unknown:
			ok = false
		}
	}
	if f == nil {
		return 0, false
	}
	if asksThisWay(f) {
		return v.countThisWay(f)
	}
	for i := range v.st.board.Players {
		if f.Players {
			add(v.match(f, PlayerEntity(PlayerID(i))))
		}
	}
	for i := range v.st.board.Objects {
		id := ObjectID(i)
		if f.Players {
			continue
		}
		if v.entering != nil && v.entering.Object == id {
			add(v.whereItIs(f, id))
			continue
		}
		if f.Zone == AnyZone && f.Noun != SpellNoun && f.Noun != CardNoun && v.st.board.Objects[i].Zone != Battlefield {
			continue
		}
		add(v.match(f, ObjectEntity(id)))
	}
	return n, ok && !v.unnamed(f)
}

// whereItIs matches an entering object where it still is, as long as that is not
// the battlefield: it is moved once all that replaces its moving has been applied
// (cr.ZoneChangeSequence).
func (v *view) whereItIs(f *Filter, id ObjectID) Tri {
	if f.Zone == AnyZone || f.Zone == Battlefield {
		return No
	}
	now := *v
	now.entering, now.projected = nil, nil
	got := now.match(f, ObjectEntity(id))
	v.missing, v.missObj = now.missing, now.missObj
	return got
}

// greatest is the greatest value of e.A among the objects that match.
func (v *view) greatest(e *Expr) (int, bool) {
	best, ok := 0, true
	for i := range v.st.board.Objects {
		id := ObjectID(i)
		if v.match(e.Filter, ObjectEntity(id)) != Yes || e.A == nil {
			continue
		}
		n, known := v.ofEntity(e.A, ObjectEntity(id))
		ok = ok && known
		best = max(best, n)
	}
	return best, ok
}

// xValue is the value of X of the object the ability is on, or of the effect.
func (v *view) xValue() (int, bool) {
	if v.inst != nil && v.inst.X != Unset {
		return v.inst.X, true
	}
	if o := v.object(v.this); o != nil && o.X != Unset {
		return o.X, true
	}
	if v.noX() {
		return 0, true
	}
	v.unknown(v.this, Missing{What: say.New("the value of X"), Asked: AskedX, Thing: v.label()})
	return 0, false
}

// named is a number the board gives by name, as a mark "NAME: N" of the object
// the ability is on or of its controller.
func (v *view) named(word string) (int, bool) {
	if v.paid > 0 && strings.HasSuffix(word, "life paid this way") {
		return v.paid, true
	}
	if o := v.object(v.this); o != nil {
		if n, ok := numberMark(o.Marks, word); ok {
			return n, true
		}
	}
	if n := v.exiledWithIt(word); n > 0 {
		return n, true
	}
	if v.you != NoPlayer {
		if n, ok := numberMark(v.st.board.Players[v.you].Marks, word); ok {
			return n, true
		}
	}
	if n, ok := numberMark(v.st.board.Marks, word); ok {
		return n, true
	}
	if word == StartingLife {
		return v.startingLife(), true
	}
	v.unknown(v.this, v.namedNumber(word))
	return 0, false
}

// startingLife is twenty, or forty where there are commanders.
func (v *view) startingLife() int {
	for i := range v.st.board.Objects {
		if hasWord(v.st.board.Objects[i].Marks, "commander") {
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
func (v *view) countThisWay(f *Filter) (int, bool) {
	if !v.gave && len(v.those) == 0 {
		v.unknown(NoObject, unsaid(say.New("what was done this way")))
		return 0, false
	}
	rest := *f
	rest.Marks, rest.Zone, rest.Noun = nil, AnyZone, AnyThing
	for _, m := range f.Marks {
		if !strings.HasSuffix(m, thisWay) {
			rest.Marks = append(rest.Marks, m)
		}
	}
	n, ok := 0, true
	for _, o := range v.those {
		switch v.match(&rest, ObjectEntity(o)) {
		case Yes:
			n++
		case Unknown:
			ok = false
		}
	}
	return n, ok
}

// thisWay ends the marks that speak of what the same text did.
const thisWay = " this way"

// asksThisWay reports whether a filter speaks of what the same text did.
func asksThisWay(f *Filter) bool {
	for _, m := range f.Marks {
		if strings.HasSuffix(m, thisWay) {
			return true
		}
	}
	return false
}

// ofRef is a number of the thing a reference names.
func (v *view) ofRef(e *Expr) (int, bool) {
	for _, x := range v.refer(e.Ref) {
		return v.ofEntity(e, x)
	}
	v.unknown(NoObject, unsaid(say.New("what an amount refers to")))
	return 0, false
}

// ofEntity is a number of an entity.
func (v *view) ofEntity(e *Expr, x Entity) (int, bool) {
	if x.IsPlayer() {
		return v.ofPlayer(e, x.Player)
	}
	o := v.object(x.Object)
	n := Unset
	what := unsaid(say.New("a number of %s", o.Name))
	switch e.Op {
	case CountersOn:
		return countersOn(o.Counters, e.Word), true
	case PowerOf:
		n, what = boosted(o.Power, o), powerOf(o)
	case ToughnessOf:
		n, what = boosted(o.Toughness, o), toughnessOf(o)
	case ManaValueOf:
		n, what = o.ManaValue, manaValueOf(o)
	}
	if n == Unset {
		v.unknown(x.Object, what)
		return 0, false
	}
	return n, true
}

// ofPlayer is a number of a player.
func (v *view) ofPlayer(e *Expr, p PlayerID) (int, bool) {
	pl := &v.st.board.Players[p]
	n := Unset
	what := unsaid(say.New("a number of %s", pl.Called()))
	switch e.Op {
	case LifeOf:
		n, what = pl.Life, lifeTotalOf(pl)
	case HandOf:
		n, what = pl.Hand, handOf(pl)
	case LibraryOf:
		n, what = pl.Library, libraryOf(pl)
	case GraveyardOf:
		if e.Filter != nil {
			return v.count(e.Filter)
		}
		n, what = pl.Graveyard, graveyardOf(pl)
	case CountersOn:
		return countersOn(pl.Counters, e.Word), true
	}
	if n == Unset {
		v.unknown(NoObject, what)
		return 0, false
	}
	return n, true
}

// noX reports whether no value of X was chosen for what the ability is on: a
// permanent that was not cast, or one whose own text knows no X and that enters
// as a copy of something that does.
func (v *view) noX() bool {
	if v.entering == nil || v.entering.Object != v.this {
		return false
	}
	if v.entering.Entry.WasCast == No {
		return true
	}
	if v.entering.Entry.CopyOf == NoObject {
		return false
	}
	for i := range v.w.sc.Effects {
		if inst := &v.w.sc.Effects[i]; inst.Source == v.this && mentionsX(inst.Effect) {
			return false
		}
	}
	return true
}

// mentionsX reports whether an effect's changes depend on X.
func mentionsX(e *Effect) bool {
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
func usesX(e *Expr) bool {
	return e != nil && (e.Op == XValue || usesX(e.A) || usesX(e.B))
}
