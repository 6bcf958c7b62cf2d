package look

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// Match reports whether an entity fits a filter; a nil filter fits everything.
func (v *View) Match(f *engine.Filter, e engine.Entity) engine.Tri {
	if f == nil {
		return engine.Yes
	}
	if len(f.Or) > 0 {
		return v.matchAny(f, e)
	}
	if f.Is != engine.NoRef {
		return v.matchIs(f, e)
	}
	if e.IsPlayer() {
		return v.matchPlayer(f, e.Player)
	}
	if f.Players || e.Object == engine.NoObject {
		return engine.No
	}
	return v.MatchObject(f, e.Object, v.Object(e.Object))
}

// matchAny matches alternatives together with whatever else the filter asks.
func (v *View) matchAny(f *engine.Filter, e engine.Entity) engine.Tri {
	got := engine.No
	for i := range f.Or {
		got = got.Or(v.Match(&f.Or[i], e))
	}
	rest := *f
	rest.Or = nil
	if got == engine.No || Trivial(&rest) {
		return got
	}
	return got.And(v.Match(&rest, e))
}

// matchIs matches the thing a reference names, and the filter's other fields.
func (v *View) matchIs(f *engine.Filter, e engine.Entity) engine.Tri {
	if !v.names(f.Is, e) {
		return engine.No
	}
	if e.IsPlayer() || e.Object == engine.NoObject {
		return engine.Yes
	}
	rest := *f
	rest.Is = engine.NoRef
	if f.Is == engine.This || f.Is == engine.Target || f.Is == engine.Target2 {
		// What is named was looked at when it was named; only the words that
		// describe it as it is now are looked at again.
		rest.Targeted = false
		if f.Is == engine.This || f.Targeted {
			return engine.Yes
		}
	}
	if Trivial(&rest) {
		return engine.Yes
	}
	return v.MatchObject(&rest, e.Object, v.Object(e.Object))
}

// names reports whether the reference names the entity.
func (v *View) names(r engine.Ref, e engine.Entity) bool {
	for _, x := range v.Refer(r) {
		if x == e {
			return true
		}
	}
	return false
}

// matchPlayer matches a player.
func (v *View) matchPlayer(f *engine.Filter, p engine.PlayerID) engine.Tri {
	if !f.Players && describesObjects(f) {
		return engine.No
	}
	got := v.related(f.Player, p)
	for _, m := range f.Marks {
		got = got.And(v.playerMarked(p, m))
	}
	if f.Not != nil {
		got = got.And(v.Match(f.Not, engine.PlayerEntity(p)).Not())
	}
	return got
}

// describesObjects reports whether the filter can only mean objects.
func describesObjects(f *engine.Filter) bool {
	return f.Noun != engine.AnyThing || f.Types|f.AnyTypes|f.NotTypes != 0 || f.Controller != engine.AnyRelation || f.Owner != engine.AnyRelation ||
		f.Token != engine.Unknown || len(f.Subtypes)+len(f.AnySubtypes)+len(f.NotSubtypes)+len(f.Keywords) > 0 || f.Colors|f.AnyColors|f.NotColors != 0
}

// Trivial reports whether the filter asks for nothing.
func Trivial(f *engine.Filter) bool {
	return len(f.Or) == 0 && f.Not == nil && f.Is == engine.NoRef && !f.Other && !f.Players && f.Player == engine.AnyRelation &&
		!describesObjects(f) && len(f.NotKeywords)+len(f.Marks)+len(f.NotMarks) == 0 && f.Counter == "" && f.NoCounter == "" &&
		f.Power.Op == engine.NoCompare && f.Toughness.Op == engine.NoCompare && f.ManaValue.Op == engine.NoCompare && f.Name == "" && f.Chosen == "" &&
		f.NotChosen == "" && f.SharesWith == "" && f.Zone == engine.AnyZone && !f.Multicolored
}

// targetOfSpell reports whether an object is the target of the instant or sorcery whose text is carried out, which speaks of
// what there is "other" than that.
func (v *View) targetOfSpell(id engine.ObjectID) bool {
	if v.Inst == nil || v.Inst.Effect == nil || v.Inst.Effect.Kind != engine.InstructionOf || v.Inst.Target != engine.ObjectEntity(id) || v.This == engine.NoObject {
		return false
	}
	return v.St.Board.Objects[v.This].Types&(engine.Instant|engine.Sorcery) != 0
}

// MatchObject matches an object; o is nil for cards nobody named.
func (v *View) MatchObject(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	if f.Players {
		return engine.No
	}
	if o == nil {
		return engine.TriOf(Trivial(f))
	}
	if f.Other && (id == v.This || v.targetOfSpell(id)) {
		return engine.No
	}
	got := v.matchPlace(f, o)
	if got == engine.No {
		return engine.No
	}
	got = got.And(v.matchTypes(f, id, o))
	if got == engine.No {
		return engine.No
	}
	got = got.And(v.matchColors(f, id, o))
	if got == engine.No {
		return engine.No
	}
	got = got.And(v.matchState(f, id, o))
	if got == engine.No {
		return engine.No
	}
	got = got.And(v.matchNumbers(f, id, o))
	if f.Not != nil && got != engine.No {
		got = got.And(v.Match(f.Not, engine.ObjectEntity(id)).Not())
	}
	return got
}

// matchPlace matches where an object is and whose it is.
func (v *View) matchPlace(f *engine.Filter, o *engine.Object) engine.Tri {
	switch f.Noun {
	case engine.Permanent:
		if o.Zone != engine.Battlefield {
			return engine.No
		}
	case engine.CardNoun:
		if o.Token == engine.Yes {
			return engine.No
		}
	case engine.TokenNoun:
		if o.Token != engine.Yes {
			return engine.No
		}
	case engine.SpellNoun:
		if !o.Spell && o.Zone != engine.Stack && !v.isSpell(o) {
			return engine.No
		}
	}
	if f.Zone != engine.AnyZone && f.Zone != o.Zone {
		return engine.No
	}
	if f.Name != "" && !strings.EqualFold(f.Name, o.Name) {
		return engine.No
	}
	got := engine.Yes
	if f.Controller != engine.AnyRelation {
		got = v.related(f.Controller, o.Controller)
		if f.Controller == engine.NotYou && o.Controller == engine.NoPlayer {
			got = engine.Yes // what nobody controls, you don't control either
		}
	}
	if f.Owner != engine.AnyRelation {
		got = got.And(v.related(f.Owner, o.Owner))
	}
	return got
}

// isSpell reports whether an object is what the view's event casts, copies or
// counters, and so a spell whatever else was said of it.
func (v *View) isSpell(o *engine.Object) bool {
	if v.Ev == nil || v.Ev.Object == engine.NoObject {
		return false
	}
	switch v.Ev.Kind {
	case engine.CastSpell, engine.CopySpell, engine.CounterSpell:
		return v.Object(v.Ev.Object) == o
	}
	return false
}

// matchTypes matches card types, supertypes, subtypes and token-ness.
func (v *View) matchTypes(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	if f.Token == engine.No && o.Token == engine.Yes || f.Token == engine.Yes && o.Token != engine.Yes {
		return engine.No
	}
	is := func(subtype string) bool { return isOf(o, subtype) }
	if f.NotTypes&o.Types != 0 || slices.ContainsFunc(f.NotSubtypes, is) {
		return engine.No
	}
	hasAll := !slices.ContainsFunc(f.Subtypes, func(subtype string) bool { return !is(subtype) })
	hasAny := len(f.AnySubtypes) == 0 || slices.ContainsFunc(f.AnySubtypes, is)
	if f.Types&^o.Types == 0 && (f.AnyTypes == 0 || f.AnyTypes&o.Types != 0) && hasAll && hasAny {
		if f.NotTypes != 0 && !o.TypesKnown || len(f.NotSubtypes) > 0 && !o.TypesKnown {
			return v.unknownType(id, o)
		}
		return engine.Yes
	}
	if o.TypesKnown {
		return engine.No
	}
	return v.unknownType(id, o)
}

// matchColors matches colors.
func (v *View) matchColors(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	if f.Colors|f.NotColors|f.AnyColors == 0 && !f.Multicolored {
		return engine.Yes
	}
	return v.colored(id, o, func(have engine.Colors) bool { return colorsFit(f, have) })
}

// colored reports whether a condition holds for the colors of an object, which has none
// where it is colorless.
func (v *View) colored(id engine.ObjectID, o *engine.Object, holds func(engine.Colors) bool) engine.Tri {
	if o.ColorsKnown {
		return engine.TriOf(holds(o.Colors &^ engine.Colorless))
	}
	if told := o.Told.Hues.Has(holds); told != engine.Unknown {
		return told
	}
	return v.unknownColor(id, o)
}

// colorsFit reports whether something of these colors, none for colorless, is of the
// colors that the filter asks for.
func colorsFit(f *engine.Filter, have engine.Colors) bool {
	multi := have&(have-1) != 0
	if have == 0 {
		have = engine.Colorless
	}
	return f.Colors&^have == 0 && f.NotColors&have == 0 && (f.AnyColors == 0 || f.AnyColors&have != 0) && (!f.Multicolored || multi)
}

// matchState matches keywords, counters, marks and what was chosen.
func (v *View) matchState(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	if !engine.ContainsAll(o.Keywords, f.Keywords) || engine.HasAny(f.NotKeywords, o.Keywords) {
		return engine.No
	}
	if f.Counter != "" && engine.CountersOfKind(o.Counters, f.Counter) == 0 || f.NoCounter != "" && engine.CountersOfKind(o.Counters, f.NoCounter) > 0 {
		return engine.No
	}
	got := engine.Yes
	for _, m := range f.Marks {
		got = got.And(v.marked(id, o, m))
	}
	for _, m := range f.NotMarks {
		got = got.And(v.marked(id, o, m).Not())
	}
	if f.SharesWith != "" {
		got = got.And(v.sharesQuality(f, id, o))
	}
	if f.Chosen != "" {
		got = got.And(v.chosenFits(f.Chosen, id, o))
	}
	if f.NotChosen != "" {
		got = got.And(v.chosenFits(f.NotChosen, id, o).Not())
	}
	return got
}

// marked reports whether an object has a mark; "tapped" and the like are read
// from the object itself.
func (v *View) marked(id engine.ObjectID, o *engine.Object, mark string) engine.Tri {
	switch mark {
	case "tapped":
		return engine.TriOf(o.Tapped)
	case "untapped":
		return engine.TriOf(!o.Tapped)
	case "attacking":
		return engine.TriOf(o.Attacking)
	case "blocking":
		return engine.TriOf(o.Blocking)
	case "attacking or blocking":
		return engine.TriOf(o.Attacking || o.Blocking)
	case "face down", "face-down":
		return engine.TriOf(o.FaceDown)
	case "cast":
		return v.wasCast(id, o)
	case castFromHand:
		return v.wasCastFromHand(id, o)
	case castWithFlashback, castWithJumpStart, castThisWay, playedThisWay, castWithThisMana, hasAnAdventure:
		if o.Token == engine.Yes && mark != hasAnAdventure {
			return engine.No // nobody casts or plays a token
		}
		if !engine.HasWord(o.Marks, mark) && !engine.HasWord(o.NotMarks, mark) {
			return v.Unknown(id, whetherMarked(o, mark))
		}
	case destroyedThisWay:
		return v.beingDestroyed(id)
	case hasDealt, hasDealtToYou, attackedYou, enteredLately:
		if !engine.HasWord(o.Marks, mark) && !engine.HasWord(o.NotMarks, mark) {
			return v.Unknown(id, unsaid(say.New("what %s has done this turn", o.Name)))
		}
		return engine.TriOf(engine.HasWord(o.Marks, mark))
	case castInMainPhase:
		if !engine.HasWord(o.Marks, mark) && !engine.HasWord(o.NotMarks, mark) {
			return v.inMainPhaseOf(o.Controller) // it resolves in the phase it is cast in
		}
	case "solved":
		if !engine.HasWord(o.Marks, mark) && !engine.HasWord(o.NotMarks, mark) {
			return v.unknownSolved(id, o)
		}
	}
	if strings.HasPrefix(mark, "level ") && !engine.HasWord(o.Marks, mark) && !engine.HasWord(o.NotMarks, "level") {
		return v.Unknown(id, AboutObject(o, engine.AskedLevel, say.New("what level %s is", o.Name)))
	}
	if yes, ok := v.wasHurt(o, mark); ok && yes {
		return engine.Yes
	}
	if engine.HasWord(o.Marks, mark) || engine.HasWord(o.NotMarks, mark) {
		return engine.TriOf(engine.HasWord(o.Marks, mark))
	}
	t, _ := v.derivedMark(id, o, mark)
	return t
}

// wasCast reports whether an entering object was cast.
func (v *View) wasCast(id engine.ObjectID, o *engine.Object) engine.Tri {
	if v.castByAnother(id) {
		return engine.No
	}
	if engine.HasWord(o.NotMarks, "cast") {
		return engine.No
	}
	if engine.HasWord(o.Marks, "cast") {
		return engine.Yes
	}
	if v.Entering != nil && v.Entering.Object == id && v.Entering.Entry.WasCast != engine.Unknown {
		return v.Entering.Entry.WasCast
	}
	return engine.No
}

// castByAnother reports whether what an object says of its own entering asks whether its controller
// cast it, and another player did: it would enter under the control of somebody else.
func (v *View) castByAnother(id engine.ObjectID) bool {
	by := v.St.Board.Objects[id].Controller
	return v.Inst != nil && v.Inst.Source == id && v.Entering != nil && v.Entering.Object == id && by != engine.NoPlayer && v.You != engine.NoPlayer && by != v.You
}

// wasCastFromHand reports whether an object was cast from its owner's hand: no token
// was, nothing that was not cast or came from elsewhere; of another the question has to say it.
func (v *View) wasCastFromHand(id engine.ObjectID, o *engine.Object) engine.Tri {
	from := engine.AnyZone
	if v.Ev != nil && v.Ev.Object == id {
		from = v.Ev.From
	}
	switch {
	case engine.HasWord(o.Marks, castFromHand) && !v.castByAnother(id):
		return engine.Yes
	case v.castByAnother(id), o.Token == engine.Yes, engine.HasWord(o.NotMarks, castFromHand), engine.HasWord(o.NotMarks, "cast"), from != engine.AnyZone && from != engine.Stack,
		slices.ContainsFunc(o.Marks, func(m string) bool { return strings.HasPrefix(m, "cast from ") }):
		return engine.No
	}
	return v.Unknown(id, whetherMarked(o, castFromHand))
}

// chosenFits reports whether an object has the quality chosen for the effect.
func (v *View) chosenFits(kind string, id engine.ObjectID, o *engine.Object) engine.Tri {
	word := v.ChosenWord()
	if word == "" {
		return v.Unknown(id, WhichWasChosen(kind, v.label()))
	}
	if c := engine.ColorNamed(word); c != 0 {
		if !o.ColorsKnown {
			return v.unknownColor(id, o)
		}
		return engine.TriOf(o.Colors&c != 0)
	}
	const name, non = "name", "non"
	if not, ok := strings.CutPrefix(word, non); ok {
		return engine.TriOf(engine.TypeNamed(not)&o.Types == 0)
	}
	return engine.TriOf(engine.HasWord(o.Subtypes, word) || kind != name && isOf(o, word) || strings.EqualFold(o.Name, word) || engine.TypeNamed(word)&o.Types != 0)
}

// ChosenWord is the color, type or name chosen for the effect or its object: what was chosen for the object as it
// is now comes before what a fact says, which may be of an object that it no longer is (cr.NewObject).
func (v *View) ChosenWord() string {
	if v.Inst == nil {
		return ""
	}
	if o := v.Object(v.This); o != nil && o.Chosen != "" {
		return o.Chosen
	}
	return v.Inst.ChosenWord
}

// matchNumbers matches power, toughness and mana value.
func (v *View) matchNumbers(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	got := v.numberFits(f.Power, Boosted(o.Power, o), o.Told.Power, id, powerOf, o)
	got = got.And(v.numberFits(f.Toughness, Boosted(o.Toughness, o), o.Told.Toughness, id, ToughnessOf, o))
	return got.And(v.numberFits(f.ManaValue, o.ManaValue, o.Told.ManaValue, id, manaValueOf, o))
}

// numberFits compares a number of an object that the question may not give, or of which
// it gives only bounds.
func (v *View) numberFits(r engine.Range, n int, said engine.Bounds, id engine.ObjectID, what func(*engine.Object) engine.Missing, o *engine.Object) engine.Tri {
	if said.Outside(n) {
		n = engine.Unset
	}
	if r.Op != engine.NoCompare && n == engine.Unset {
		if m, ok := v.Eval(r.N); ok {
			if fits := said.Holds(r.Op, m); fits != engine.Unknown {
				return fits
			}
		}
		return v.Unknown(id, what(o))
	}
	return v.inRange(r, n)
}

// Boosted adds the +1/+1 and -1/-1 counters to a power or toughness.
func Boosted(n int, o *engine.Object) int {
	if n == engine.Unset {
		return n
	}
	return n + engine.CountersOfKind(o.Counters, "+1/+1") - engine.CountersOfKind(o.Counters, "-1/-1")
}

// inRange compares a number; one that is not given compares with nothing.
func (v *View) inRange(r engine.Range, n int) engine.Tri {
	if r.Op == engine.NoCompare {
		return engine.Yes
	}
	if n == engine.Unset {
		return v.Unknown(engine.NoObject, unsaid(say.New("an amount")))
	}
	if r.Op == engine.Odd || r.Op == engine.Even {
		return engine.TriOf(n%2 == 0 == (r.Op == engine.Even))
	}
	m, ok := v.Eval(r.N)
	switch {
	case ok:
	case r.Op == engine.MoreThan && n <= 0: // what comes out negative counts as 0
		return engine.No
	default:
		return engine.Unknown
	}
	return engine.TriOf(r.Op.Holds(n, m))
}

// related reports whether a player stands in a relation to "you".
func (v *View) related(r engine.Relation, p engine.PlayerID) engine.Tri {
	if r == engine.AnyRelation {
		return engine.Yes
	}
	if p == engine.NoPlayer {
		return engine.No
	}
	switch r {
	case engine.You:
		return engine.TriOf(p == v.You)
	case engine.Opponent, engine.NotYou:
		return engine.TriOf(p != v.You)
	case engine.ThatPlayer:
		return engine.TriOf(v.Ev != nil && p == v.thatPlayer())
	case engine.ActiveOne:
		return engine.TriOf(p == v.St.Board.Active)
	case engine.TargetOne, engine.TargetFoe:
		if v.Inst != nil && v.Inst.Target.IsObject() { // "that player or that planeswalker's controller"
			return engine.TriOf(v.controllerOf(v.Inst.Target.Object) == p)
		}
		return engine.TriOf(v.Inst != nil && v.Inst.Target.Player == p)
	case engine.ChosenOne:
		return engine.TriOf(v.Inst != nil && v.Inst.Chosen.Player == p)
	case engine.AttachedOne:
		return engine.TriOf(v.Inst != nil && v.Inst.Attached.Player == p)
	case engine.Defending:
		return v.Unknown(engine.NoObject, unsaid(say.New("who the defending player is")))
	}
	return engine.No
}

// Unnamed reports whether a count may fall on cards of which only the number is
// known: what is counted is in graveyards, and a player has more cards there than
// the question names.
func (v *View) Unnamed(f *engine.Filter) bool {
	if f.Players || f.Zone != engine.Graveyard {
		return false
	}
	for i := range v.St.Board.Players {
		if n := v.UnnamedIn(engine.PlayerID(i)); n > 0 && v.Takes(f, engine.PlayerID(i)) {
			v.Unknown(engine.NoObject, graveyardCards(&v.St.Board.Players[i], n))
			return true
		}
	}
	return false
}

// unnamedLands reports whether a count falls on the lands of somebody who casts a spell, where
// none of them are named: who casts a spell has lands of which nobody speaks.
func (v *View) unnamedLands(f *engine.Filter) bool {
	if v.Ev == nil || v.Ev.Kind != engine.CastSpell || f.Players || f.Types != engine.Land || f.Zone != engine.AnyZone && f.Zone != engine.Battlefield || f.Noun == engine.CardNoun {
		return false
	}
	p := v.Ev.Player
	if p == engine.NoPlayer || v.related(f.Controller, p) != engine.Yes || v.St.Board.HasNone(p, f) {
		return false
	}
	v.Unknown(engine.NoObject, landsOf(&v.St.Board.Players[p]))
	return true
}

// Takes reports whether a description of cards may take in those of a player.
func (v *View) Takes(f *engine.Filter, p engine.PlayerID) bool {
	return v.related(f.Owner, p) != engine.No
}

// UnnamedIn is how many cards are known to be in a player's graveyard besides those that the
// question names.
func (v *View) UnnamedIn(p engine.PlayerID) int {
	n := v.St.Board.Players[p].Graveyard
	if n == engine.Unset {
		return 0
	}
	for k := range v.St.Board.Objects {
		if o := &v.St.Board.Objects[k]; o.Zone == engine.Graveyard && o.Owner == p {
			n--
		}
	}
	return max(0, n)
}
