package engine

import "apnap/engine/say"

// patternFits matches the view's event against a pattern.
func (v *view) patternFits(p *Pattern) (Tri, Clause) {
	got, clause := No, WrongEvent
	for i := range p.Or {
		t, c := v.patternFits(&p.Or[i])
		got = got.or(t)
		clause = c
	}
	if p.Kind != NoEvent && got != Yes {
		t, c := v.fitsOne(p)
		got = got.or(t)
		if len(p.Or) == 0 || t == Yes {
			clause = c
		}
	}
	return got, clause
}

// fitsOne matches one pattern without its alternatives.
func (v *view) fitsOne(p *Pattern) (Tri, Clause) {
	ev := v.ev
	if p.LifeBelow != nil {
		return v.fitsLifeBelow(p)
	}
	if p.Kind != ev.Kind {
		return No, WrongEvent
	}
	if !p.fitsPlain(ev) {
		return No, WrongEvent
	}
	got := Yes
	if p.TappedForMana && ev.Object == NoObject {
		if ev.Source != NoObject {
			return No, WrongEvent
		}
		return v.unknown(NoObject, inEvent(say.New("whether a permanent is tapped for the mana"))), WrongEvent
	}
	if p.EffectOnly {
		if got = v.byEffect(); got == No {
			return No, WrongCause
		}
	}
	if p.CauseIs != CauseUnknown && ev.Cause != p.CauseIs {
		if ev.Cause != CauseUnknown || p.CauseIs != ByCost {
			return No, WrongCause
		}
		got = got.and(v.unknown(NoObject, inEvent(say.New("whether that is the cost of a spell or ability"))))
	}
	if p.Kind == LoseGame && p.How != "" && ev.How != p.How {
		if ev.How != "" || ev.Cause == ByEffect {
			return No, WrongCause
		}
		got = v.unknown(NoObject, whyLoses(&v.st.board.Players[ev.Player]))
	}
	if p.Kind == RollDice && p.What != "" && ev.What != p.What {
		if ev.What != anyDie {
			return No, WrongEvent
		}
		got = v.unknown(NoObject, inEvent(say.New("what kind of die is rolled")))
	}
	if p.Amount.Op != NoCompare {
		if got = got.and(v.inRange(p.Amount, ev.howMuch())); got == No {
			return No, WrongAmount
		}
	}
	if t := v.fitsDoer(p); t != Yes {
		if t == No {
			return No, WrongDoer
		}
		got = Unknown
	}
	if p.Source != nil {
		t := v.fitsSource(p.Source)
		if t == No {
			return No, WrongSource
		}
		got = got.and(t)
	}
	if t := v.fitsAffected(p); t != Yes {
		if t == No {
			return No, WrongAffected
		}
		got = Unknown
	}
	if p.Dest != AnyZone && ev.Kind == Move && ev.Dest == AnyZone {
		got = got.and(v.unknown(ev.Object, inEvent(say.New("where it goes"))))
	}
	if p.Token != nil {
		got = got.and(v.fitsTokens(p.Token))
	}
	if p.ExceptFirst {
		got = got.and(v.notFirstDraw())
	}
	return got, WrongAmount
}

// fitsPlain matches what needs no look at the board.
func (p *Pattern) fitsPlain(ev *Event) bool {
	if p.Combat == Yes && !ev.Combat || p.Combat == No && ev.Combat || ev.Kind == LoseGame && ev.How == Conceded {
		return false
	}
	from := ev.From
	if ev.Kind == CastSpell && from == AnyZone {
		from = Hand
	}
	if p.From != AnyZone && p.From != from || p.NotFrom != AnyZone && p.NotFrom == from {
		return false
	}
	if p.Dest != AnyZone && ev.Kind == Move && p.Dest != ev.Dest && ev.Dest != AnyZone {
		return false
	}
	if p.Counter != "" && p.Counter != ev.Counter {
		return false
	}
	if p.What != "" && p.What != ev.What && ev.Kind != ProduceMana && ev.Kind != RollDice && !(p.What == "turn" && ev.What == extraTurn) {
		return false
	}
	return p.How == "" || p.How == ev.How || ev.Kind == LoseGame
}

// fitsDoer matches who does it.
func (v *view) fitsDoer(p *Pattern) Tri {
	if p.Doer == nil {
		return Yes
	}
	d := v.ev.Doer
	switch v.ev.Kind {
	case CreateTokens, PutCounters, ProduceMana, Mill, Scry, Surveil, DrawCards, Draw, SearchLibrary, CastSpell, CopySpell, OtherAction:
		d = v.ev.Player
	}
	if d == NoPlayer {
		return v.unknown(NoObject, inEvent(say.New("who does it")))
	}
	return v.match(p.Doer, PlayerEntity(d))
}

// fitsSource matches the source of damage, or of the cause.
func (v *view) fitsSource(f *Filter) Tri {
	if v.ev.Source == NoObject {
		if f.trivial() || f.Noun == SourceNoun && f.onlyNoun() {
			return Yes
		}
		if v.ev.Doer != NoPlayer && f.onlyController() {
			return v.related(f.Controller, v.ev.Doer)
		}
		return v.unknown(NoObject, inEvent(say.New("what the source is")))
	}
	return v.lastKnown(f, v.ev.Source)
}

// onlyNoun reports whether the filter asks for nothing beyond its noun.
func (f *Filter) onlyNoun() bool {
	g := *f
	g.Noun = AnyThing
	return g.trivial()
}

// onlyController reports whether the filter asks for nothing beyond noun and controller.
func (f *Filter) onlyController() bool {
	g := *f
	g.Noun, g.Controller = AnyThing, AnyRelation
	return g.trivial()
}

// fitsAffected matches who or what is affected.
func (v *view) fitsAffected(p *Pattern) Tri {
	f := p.Affected
	if f == nil {
		return Yes
	}
	if v.inst != nil && v.inst.Effect.Budget.Each && f == v.inst.Effect.When.Affected {
		return Yes // whom its shields are for was settled as it resolved
	}
	e := affected(v.ev)
	if v.ev.Kind == Discard && f.Players {
		e = PlayerEntity(v.ev.Player)
	}
	if v.ev.Kind == Move && e.IsPlayer() {
		return v.fitsUnnamedCard(f)
	}
	return v.match(f, e)
}

// fitsUnnamedCard matches cards that nobody named: only ownership is known.
func (v *view) fitsUnnamedCard(f *Filter) Tri {
	o := Object{Name: "the card", Owner: v.ev.Player, Controller: NoPlayer, Zone: v.ev.From, Token: No,
		Power: Unset, Toughness: Unset, ManaValue: Unset, X: Unset}
	if len(f.Or) > 0 {
		got := No
		for i := range f.Or {
			got = got.or(v.fitsUnnamedCard(&f.Or[i]))
		}
		return got
	}
	if f.Is != NoRef || f.Players {
		return No
	}
	return v.matchObject(f, NoObject, &o)
}

// fitsTokens matches the tokens to be created: some group must fit.
func (v *view) fitsTokens(f *Filter) Tri {
	got := No
	for i := range v.ev.Tokens {
		o := tokenObject(&v.ev.Tokens[i], v.ev.Under)
		o.Zone = Battlefield
		got = got.or(v.matchObject(f, NoObject, &o))
	}
	return got
}

// notFirstDraw asks that a draw is not the first of the player's draw step.
func (v *view) notFirstDraw() Tri {
	switch v.ev.FirstDraw {
	case Yes:
		return tri(v.st.drewInStep(v.ev.Player))
	case No:
		return Yes
	}
	if v.ev.Player != v.st.board.Active {
		return Yes // it is not that player's draw step
	}
	if v.st.board.isNotIn(v.ev.Player, "draw step") {
		return Yes
	}
	if v.st.board.Step == "" {
		return v.unknown(NoObject, whichStep(&v.st.board.Players[v.ev.Player], "draw step", say.New("whether this is the first card drawn in the draw step")))
	}
	return tri(v.st.board.Step != "draw step" || v.st.drewInStep(v.ev.Player))
}

// fitsLifeBelow matches the loss of life that damage results in, where it would
// take the player below a total.
func (v *view) fitsLifeBelow(p *Pattern) (Tri, Clause) {
	if v.ev.Kind != LoseLife || !v.ev.Result && p.Kind == Damage {
		return No, WrongEvent
	}
	if t := v.fitsAffected(p); t != Yes {
		return t, WrongAffected
	}
	life := v.lifeLeft()
	if life == Unset {
		return v.unknown(NoObject, lifeTotalOf(&v.st.board.Players[v.ev.Player])), WrongAmount
	}
	floor, ok := v.eval(p.LifeBelow)
	if !ok {
		return Unknown, WrongAmount
	}
	return tri(life-v.ev.Amount < floor), WrongAmount
}

// lifeLeft is the life total that the view's loss of life comes off: what is
// lost at the same time by the events before it is gone already, and what is
// gained at the same time is there (cr.ResultsReplacedThen).
func (v *view) lifeLeft() int {
	life := v.st.board.Players[v.ev.Player].Life
	if life == Unset {
		return Unset
	}
	before := true
	for i := range v.st.moment {
		ev := &v.st.moment[i].ev
		before = before && ev != v.ev
		switch {
		case ev.Player != v.ev.Player:
		case ev.Kind == GainLife:
			life += ev.Amount
		case ev.Kind == LoseLife && before:
			life -= ev.Amount
		}
	}
	return life
}
