package engine

import (
	"strings"

	"apnap/engine/say"
)

// match reports whether an entity fits a filter; a nil filter fits everything.
func (v *view) match(f *Filter, e Entity) Tri {
	if f == nil {
		return Yes
	}
	if len(f.Or) > 0 {
		return v.matchAny(f, e)
	}
	if f.Is != NoRef {
		return v.matchIs(f, e)
	}
	if e.IsPlayer() {
		return v.matchPlayer(f, e.Player)
	}
	if f.Players || e.Object == NoObject {
		return No
	}
	return v.matchObject(f, e.Object, v.object(e.Object))
}

// matchAny matches alternatives together with whatever else the filter asks.
func (v *view) matchAny(f *Filter, e Entity) Tri {
	got := No
	for i := range f.Or {
		got = got.or(v.match(&f.Or[i], e))
	}
	rest := *f
	rest.Or = nil
	if got == No || rest.trivial() {
		return got
	}
	return got.and(v.match(&rest, e))
}

// matchIs matches the thing a reference names, and the filter's other fields.
func (v *view) matchIs(f *Filter, e Entity) Tri {
	if !v.names(f.Is, e) {
		return No
	}
	if e.IsPlayer() || e.Object == NoObject {
		return Yes
	}
	rest := *f
	rest.Is = NoRef
	if f.Is == This || f.Is == Target || f.Is == Target2 {
		// What is named was looked at when it was named; only the words that
		// describe it as it is now are looked at again.
		rest.Targeted = false
		if f.Is == This || f.Targeted {
			return Yes
		}
	}
	if rest.trivial() {
		return Yes
	}
	return v.matchObject(&rest, e.Object, v.object(e.Object))
}

// names reports whether the reference names the entity.
func (v *view) names(r Ref, e Entity) bool {
	for _, x := range v.refer(r) {
		if x == e {
			return true
		}
	}
	return false
}

// matchPlayer matches a player.
func (v *view) matchPlayer(f *Filter, p PlayerID) Tri {
	if !f.Players && f.describesObjects() {
		return No
	}
	got := v.related(f.Player, p)
	for _, m := range f.Marks {
		got = got.and(v.playerMarked(p, m))
	}
	if f.Not != nil {
		got = got.and(v.match(f.Not, PlayerEntity(p)).not())
	}
	return got
}

// describesObjects reports whether the filter can only mean objects.
func (f *Filter) describesObjects() bool {
	return f.Noun != AnyThing || f.Types|f.AnyTypes|f.NotTypes != 0 || f.Controller != AnyRelation || f.Owner != AnyRelation ||
		f.Token != Unknown || len(f.Subtypes)+len(f.AnySubtypes)+len(f.NotSubtypes)+len(f.Keywords) > 0 || f.Colors|f.AnyColors|f.NotColors != 0
}

// trivial reports whether the filter asks for nothing.
func (f *Filter) trivial() bool {
	return len(f.Or) == 0 && f.Not == nil && f.Is == NoRef && !f.Other && !f.Players && f.Player == AnyRelation &&
		!f.describesObjects() && len(f.NotKeywords)+len(f.Marks)+len(f.NotMarks) == 0 && f.Counter == "" && f.NoCounter == "" &&
		f.Power.Op == NoCompare && f.Toughness.Op == NoCompare && f.ManaValue.Op == NoCompare && f.Name == "" && f.Chosen == "" &&
		f.NotChosen == "" && f.SharesWith == "" && f.Zone == AnyZone && !f.Multicolored
}

// matchObject matches an object; o is nil for cards nobody named.
func (v *view) matchObject(f *Filter, id ObjectID, o *Object) Tri {
	if f.Players {
		return No
	}
	if o == nil {
		return tri(f.trivial())
	}
	if f.Other && id == v.this {
		return No
	}
	got := v.matchPlace(f, o)
	if got == No {
		return No
	}
	got = got.and(v.matchTypes(f, id, o))
	if got == No {
		return No
	}
	got = got.and(v.matchColors(f, id, o))
	if got == No {
		return No
	}
	got = got.and(v.matchState(f, id, o))
	if got == No {
		return No
	}
	got = got.and(v.matchNumbers(f, id, o))
	if f.Not != nil && got != No {
		got = got.and(v.match(f.Not, ObjectEntity(id)).not())
	}
	return got
}

// matchPlace matches where an object is and whose it is.
func (v *view) matchPlace(f *Filter, o *Object) Tri {
	switch f.Noun {
	case Permanent:
		if o.Zone != Battlefield {
			return No
		}
	case CardNoun:
		if o.Token == Yes {
			return No
		}
	case TokenNoun:
		if o.Token != Yes {
			return No
		}
	case SpellNoun:
		if !o.Spell && o.Zone != Stack && !v.isSpell(o) {
			return No
		}
	}
	if f.Zone != AnyZone && f.Zone != o.Zone {
		return No
	}
	if f.Name != "" && !strings.EqualFold(f.Name, o.Name) {
		return No
	}
	got := Yes
	if f.Controller != AnyRelation {
		got = v.related(f.Controller, o.Controller)
		if f.Controller == NotYou && o.Controller == NoPlayer {
			got = Yes // what nobody controls, you don't control either
		}
	}
	if f.Owner != AnyRelation {
		got = got.and(v.related(f.Owner, o.Owner))
	}
	return got
}

// isSpell reports whether an object is what the view's event casts, copies or
// counters, and so a spell whatever else was said of it.
func (v *view) isSpell(o *Object) bool {
	if v.ev == nil || v.ev.Object == NoObject {
		return false
	}
	switch v.ev.Kind {
	case CastSpell, CopySpell, CounterSpell:
		return v.object(v.ev.Object) == o
	}
	return false
}

// matchTypes matches card types, supertypes, subtypes and token-ness.
func (v *view) matchTypes(f *Filter, id ObjectID, o *Object) Tri {
	if f.Token == No && o.Token == Yes || f.Token == Yes && o.Token != Yes {
		return No
	}
	if f.NotTypes&o.Types != 0 || hasAny(f.NotSubtypes, o.Subtypes) {
		return No
	}
	if f.Types&^o.Types == 0 && (f.AnyTypes == 0 || f.AnyTypes&o.Types != 0) &&
		containsAll(o.Subtypes, f.Subtypes) && (len(f.AnySubtypes) == 0 || hasAny(f.AnySubtypes, o.Subtypes)) {
		if f.NotTypes != 0 && !o.TypesKnown || len(f.NotSubtypes) > 0 && !o.TypesKnown {
			return v.unknownType(id, o)
		}
		return Yes
	}
	if o.TypesKnown || hasWord(o.Keywords, "changeling") && f.Types&^o.Types == 0 {
		return tri(!o.TypesKnown || hasWord(o.Keywords, "changeling") && f.Types&^o.Types == 0)
	}
	return v.unknownType(id, o)
}

// matchColors matches colors.
func (v *view) matchColors(f *Filter, id ObjectID, o *Object) Tri {
	if f.Colors|f.NotColors|f.AnyColors == 0 && !f.Multicolored {
		return Yes
	}
	return v.colored(id, o, func(have Colors) bool { return f.colorsFit(have) })
}

// colored reports whether a condition holds for the colors of an object, which has none
// where it is colorless.
func (v *view) colored(id ObjectID, o *Object, holds func(Colors) bool) Tri {
	if o.ColorsKnown {
		return tri(holds(o.Colors &^ Colorless))
	}
	if told := o.Told.Hues.has(holds); told != Unknown {
		return told
	}
	return v.unknownColor(id, o)
}

// colorsFit reports whether something of these colors, none for colorless, is of the
// colors that the filter asks for.
func (f *Filter) colorsFit(have Colors) bool {
	multi := have&(have-1) != 0
	if have == 0 {
		have = Colorless
	}
	return f.Colors&^have == 0 && f.NotColors&have == 0 && (f.AnyColors == 0 || f.AnyColors&have != 0) && (!f.Multicolored || multi)
}

// matchState matches keywords, counters, marks and what was chosen.
func (v *view) matchState(f *Filter, id ObjectID, o *Object) Tri {
	if !containsAll(o.Keywords, f.Keywords) || hasAny(f.NotKeywords, o.Keywords) {
		return No
	}
	if f.Counter != "" && countersOn(o.Counters, f.Counter) == 0 || f.NoCounter != "" && countersOn(o.Counters, f.NoCounter) > 0 {
		return No
	}
	got := Yes
	for _, m := range f.Marks {
		got = got.and(v.marked(id, o, m))
	}
	for _, m := range f.NotMarks {
		got = got.and(v.marked(id, o, m).not())
	}
	if f.SharesWith != "" {
		got = got.and(v.sharesQuality(f, id, o))
	}
	if f.Chosen != "" {
		got = got.and(v.chosenFits(f.Chosen, id, o))
	}
	if f.NotChosen != "" {
		got = got.and(v.chosenFits(f.NotChosen, id, o).not())
	}
	return got
}

// marked reports whether an object has a mark; "tapped" and the like are read
// from the object itself.
func (v *view) marked(id ObjectID, o *Object, mark string) Tri {
	switch mark {
	case "tapped":
		return tri(o.Tapped)
	case "untapped":
		return tri(!o.Tapped)
	case "attacking":
		return tri(o.Attacking)
	case "blocking":
		return tri(o.Blocking)
	case "face down":
		return tri(o.FaceDown)
	case "cast":
		return v.wasCast(id, o)
	case castWithFlashback, castWithJumpStart, castThisWay, playedThisWay, castWithThisMana, hasAnAdventure:
		if o.Token == Yes && mark != hasAnAdventure {
			return No // nobody casts or plays a token
		}
		if !hasWord(o.Marks, mark) && !hasWord(o.NotMarks, mark) {
			return v.unknown(id, whetherMarked(o, mark))
		}
	case destroyedThisWay:
		return v.beingDestroyed(id)
	case "solved":
		if !hasWord(o.Marks, mark) && !hasWord(o.NotMarks, mark) {
			return v.unknownSolved(id, o)
		}
	}
	if strings.HasPrefix(mark, "level ") && !hasWord(o.Marks, mark) && !hasWord(o.NotMarks, "level") {
		return v.unknown(id, aboutObject(o, AskedLevel, say.New("what level %s is", o.Name)))
	}
	if yes, ok := v.wasHurt(o, mark); ok && yes {
		return Yes
	}
	if hasWord(o.Marks, mark) || hasWord(o.NotMarks, mark) {
		return tri(hasWord(o.Marks, mark))
	}
	t, _ := v.derivedMark(id, o, mark)
	return t
}

// wasCast reports whether an entering object was cast.
func (v *view) wasCast(id ObjectID, o *Object) Tri {
	if hasWord(o.NotMarks, "cast") {
		return No
	}
	if hasWord(o.Marks, "cast") {
		return Yes
	}
	if v.entering != nil && v.entering.Object == id && v.entering.Entry.WasCast != Unknown {
		return v.entering.Entry.WasCast
	}
	return No
}

// chosenFits reports whether an object has the quality chosen for the effect.
func (v *view) chosenFits(kind string, id ObjectID, o *Object) Tri {
	word := v.chosenWord()
	if word == "" {
		return v.unknown(id, whichWasChosen(kind, v.label()))
	}
	if c := colorNamed(word); c != 0 {
		if !o.ColorsKnown {
			return v.unknownColor(id, o)
		}
		return tri(o.Colors&c != 0)
	}
	return tri(hasWord(o.Subtypes, word) || strings.EqualFold(o.Name, word) || typeNamed(word)&o.Types != 0)
}

// chosenWord is the color, type or name chosen for the effect or its object.
func (v *view) chosenWord() string {
	if v.inst == nil {
		return ""
	}
	if v.inst.ChosenWord != "" {
		return v.inst.ChosenWord
	}
	if o := v.object(v.this); o != nil {
		return o.Chosen
	}
	return ""
}

// matchNumbers matches power, toughness and mana value.
func (v *view) matchNumbers(f *Filter, id ObjectID, o *Object) Tri {
	got := v.numberFits(f.Power, boosted(o.Power, o), o.Told.Power, id, powerOf, o)
	got = got.and(v.numberFits(f.Toughness, boosted(o.Toughness, o), o.Told.Toughness, id, toughnessOf, o))
	return got.and(v.numberFits(f.ManaValue, o.ManaValue, o.Told.ManaValue, id, manaValueOf, o))
}

// numberFits compares a number of an object that the question may not give, or of which
// it gives only bounds.
func (v *view) numberFits(r Range, n int, said Bounds, id ObjectID, what func(*Object) Missing, o *Object) Tri {
	if said.outside(n) {
		n = Unset
	}
	if r.Op != NoCompare && n == Unset {
		if m, ok := v.eval(r.N); ok {
			if fits := said.holds(r.Op, m); fits != Unknown {
				return fits
			}
		}
		return v.unknown(id, what(o))
	}
	return v.inRange(r, n)
}

// boosted adds the +1/+1 and -1/-1 counters to a power or toughness.
func boosted(n int, o *Object) int {
	if n == Unset {
		return n
	}
	return n + countersOn(o.Counters, "+1/+1") - countersOn(o.Counters, "-1/-1")
}

// inRange compares a number; one that is not given compares with nothing.
func (v *view) inRange(r Range, n int) Tri {
	if r.Op == NoCompare {
		return Yes
	}
	if n == Unset {
		return v.unknown(NoObject, unsaid(say.New("an amount")))
	}
	if r.Op == Odd || r.Op == Even {
		return tri(n%2 == 0 == (r.Op == Even))
	}
	m, ok := v.eval(r.N)
	if !ok {
		return Unknown
	}
	return tri(r.Op.holds(n, m))
}

// related reports whether a player stands in a relation to "you".
func (v *view) related(r Relation, p PlayerID) Tri {
	if r == AnyRelation {
		return Yes
	}
	if p == NoPlayer {
		return No
	}
	switch r {
	case You:
		return tri(p == v.you)
	case Opponent, NotYou:
		return tri(p != v.you)
	case ThatPlayer:
		return tri(v.ev != nil && p == v.w.chooser(v.st, v.ev))
	case ActiveOne:
		return tri(p == v.st.board.Active)
	case TargetOne, TargetFoe:
		return tri(v.inst != nil && v.inst.Target.Player == p)
	case ChosenOne:
		return tri(v.inst != nil && v.inst.Chosen.Player == p)
	case AttachedOne:
		return tri(v.inst != nil && v.inst.Attached.Player == p)
	case Defending:
		return v.unknown(NoObject, unsaid(say.New("who the defending player is")))
	}
	return No
}
