package look

import (
	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/say"
)

// PatternFits matches the view's event against a pattern.
func (v *View) PatternFits(p *engine.Pattern) (engine.Tri, engine.Clause) {
	got, clause := engine.No, engine.WrongEvent
	for i := range p.Or {
		t, c := v.PatternFits(&p.Or[i])
		got = got.Or(t)
		clause = c
	}
	if p.Kind != engine.NoEvent && got != engine.Yes {
		t, c := v.FitsOne(p)
		got = got.Or(t)
		if len(p.Or) == 0 || t == engine.Yes {
			clause = c
		}
	}
	return got, clause
}

// FitsOne matches one pattern without its alternatives.
func (v *View) FitsOne(p *engine.Pattern) (engine.Tri, engine.Clause) {
	ev := v.Ev
	if p.LifeBelow != nil {
		return v.fitsLifeBelow(p)
	}
	if p.Kind != ev.Kind {
		return engine.No, engine.WrongEvent
	}
	if !fitsPlain(p, ev) {
		return engine.No, engine.WrongEvent
	}
	got := engine.Yes
	if p.TappedForMana && ev.Object == engine.NoObject {
		if ev.Source != engine.NoObject {
			return engine.No, engine.WrongEvent
		}
		return v.Unknown(engine.NoObject, InEvent(say.New("whether a permanent is tapped for the mana"))), engine.WrongEvent
	}
	if p.EffectOnly {
		if got = v.byEffect(); got == engine.No {
			return engine.No, engine.WrongCause
		}
	}
	if p.CauseIs != engine.CauseUnknown && ev.Cause != p.CauseIs {
		if ev.Cause == engine.CauseUnknown && p.CauseIs == engine.ByEffect && p.Kind == engine.Destroy {
			return v.Unknown(ev.Object, InEvent(say.New("whether an effect destroys it or lethal damage does (\"is destroyed by an effect\", \"is destroyed by lethal damage\")"))), engine.WrongCause
		}
		if ev.Cause != engine.CauseUnknown || p.CauseIs != engine.ByCost {
			return engine.No, engine.WrongCause
		}
		got = got.And(v.Unknown(engine.NoObject, InEvent(say.New("whether that is the cost of a spell or ability"))))
	}
	if p.Kind == engine.LoseGame && p.How != "" && ev.How != p.How {
		if ev.How != "" || ev.Cause == engine.ByEffect {
			return engine.No, engine.WrongCause
		}
		got = v.Unknown(engine.NoObject, whyLoses(&v.St.Board.Players[ev.Player]))
	}
	if p.Kind == engine.RollDice && p.What != "" && ev.What != p.What {
		if ev.What != engine.AnyDie {
			return engine.No, engine.WrongEvent
		}
		got = v.Unknown(engine.NoObject, InEvent(say.New("what kind of die is rolled")))
	}
	if p.Amount.Op != engine.NoCompare {
		if got = got.And(v.inRange(p.Amount, ev.HowMuch())); got == engine.No {
			return engine.No, engine.WrongAmount
		}
	}
	if t := v.fitsDoer(p); t != engine.Yes {
		if t == engine.No {
			return engine.No, engine.WrongDoer
		}
		got = engine.Unknown
	}
	if p.Source != nil {
		t := v.fitsSource(p.Source)
		if t == engine.No {
			return engine.No, engine.WrongSource
		}
		got = got.And(t)
	}
	if t := v.fitsAffected(p); t != engine.Yes {
		if t == engine.No {
			return engine.No, engine.WrongAffected
		}
		got = engine.Unknown
	}
	if p.Dest != engine.AnyZone && ev.Kind == engine.Move && ev.Dest == engine.AnyZone {
		got = got.And(v.Unknown(ev.Object, InEvent(say.New("where it goes"))))
	}
	if originUnknown(p, ev) {
		got = got.And(v.Unknown(ev.Object, InEvent(say.New("from where it enters"))))
	}
	if len(p.Chapters) > 0 && v.ChaptersReached(p) == 0 {
		return engine.No, engine.WrongAmount
	}
	if p.Token != nil {
		got = got.And(v.fitsTokens(p.Token))
	}
	if p.ExceptFirst {
		got = got.And(v.notFirstDraw())
	}
	return got, engine.WrongEvent
}

// ChaptersReached is how many chapters of a Saga the lore counters of an event that has happened have it reach (cr.SagaLore).
func (v *View) ChaptersReached(p *engine.Pattern) int {
	if !v.Ev.To.IsObject() {
		return 0
	}
	after := engine.CountersOfKind(v.St.Board.Objects[v.Ev.To.Object].Counters, v.Ev.Counter)
	n := 0
	for _, chapter := range p.Chapters {
		if before := after - v.Ev.Amount; before < chapter && chapter <= after {
			n++
		}
	}
	return n
}

// fitsPlain matches what needs no look at the board.
func fitsPlain(p *engine.Pattern, ev *engine.Event) bool {
	if p.Combat == engine.Yes && !ev.Combat || p.Combat == engine.No && ev.Combat || ev.Kind == engine.LoseGame && ev.How == engine.Conceded {
		return false
	}
	from := ev.From
	if ev.Kind == engine.CastSpell && from == engine.AnyZone {
		from = engine.Hand
	}
	if !originUnknown(p, ev) && (p.From != engine.AnyZone && p.From != from || p.NotFrom != engine.AnyZone && p.NotFrom == from) {
		return false
	}
	if p.Dest != engine.AnyZone && ev.Kind == engine.Move && p.Dest != ev.Dest && ev.Dest != engine.AnyZone {
		return false
	}
	if p.Counter != "" && p.Counter != ev.Counter {
		return false
	}
	if p.What != "" && p.What != ev.What && ev.Kind != engine.ProduceMana && ev.Kind != engine.RollDice && !(p.What == "turn" && ev.What == engine.ExtraTurnName) {
		return false
	}
	return p.How == "" || p.How == ev.How || ev.Kind == engine.LoseGame
}

// originUnknown reports whether a pattern asks from where something enters and nobody said.
func originUnknown(p *engine.Pattern, ev *engine.Event) bool {
	return ev.Kind == engine.Enter && ev.From == engine.AnyZone && (p.From != engine.AnyZone || p.NotFrom != engine.AnyZone)
}

// fitsDoer matches who does it.
func (v *View) fitsDoer(p *engine.Pattern) engine.Tri {
	if p.Doer == nil {
		return engine.Yes
	}
	d := v.Ev.Doer
	if v.Ev.Kind.ByPlayer() {
		d = v.Ev.Player
	}
	if d == engine.NoPlayer {
		return v.Unknown(engine.NoObject, InEvent(say.New("who does it")))
	}
	return v.Match(p.Doer, engine.PlayerEntity(d))
}

// fitsSource matches the source of damage, or of the cause.
func (v *View) fitsSource(f *engine.Filter) engine.Tri {
	if v.Ev.Source == engine.NoObject {
		if Trivial(f) || f.Noun == engine.SourceNoun && onlyNoun(f) {
			return engine.Yes
		}
		if v.Ev.Doer != engine.NoPlayer && onlyController(f) {
			return v.related(f.Controller, v.Ev.Doer)
		}
		return v.Unknown(engine.NoObject, InEvent(say.New("what the source is")))
	}
	return v.lastKnown(f, v.Ev.Source)
}

// onlyNoun reports whether the filter asks for nothing beyond its noun.
func onlyNoun(f *engine.Filter) bool {
	g := *f
	g.Noun = engine.AnyThing
	return Trivial(&g)
}

// onlyController reports whether the filter asks for nothing beyond noun and controller.
func onlyController(f *engine.Filter) bool {
	g := *f
	g.Noun, g.Controller = engine.AnyThing, engine.AnyRelation
	return Trivial(&g)
}

// fitsAffected matches who or what is affected.
func (v *View) fitsAffected(p *engine.Pattern) engine.Tri {
	f := p.Affected
	if f == nil {
		return engine.Yes
	}
	if v.Inst != nil && v.Inst.Effect.Budget.Each && f == v.Inst.Effect.When.Affected {
		return engine.Yes // whom its shields are for was settled as it resolved
	}
	e := Affected(v.Ev)
	if v.Ev.Kind == engine.Discard && f.Players {
		e = engine.PlayerEntity(v.Ev.Player)
	}
	if v.Ev.Kind == engine.Move && e.IsPlayer() {
		return v.fitsUnnamedCard(f)
	}
	return v.Match(f, e)
}

// fitsUnnamedCard matches cards that nobody named: only ownership is known.
func (v *View) fitsUnnamedCard(f *engine.Filter) engine.Tri {
	o := engine.Object{Name: "the card", Owner: v.Ev.Player, Controller: engine.NoPlayer, Zone: v.Ev.From, Token: engine.No,
		Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset, X: engine.Unset}
	if len(f.Or) > 0 {
		got := engine.No
		for i := range f.Or {
			got = got.Or(v.fitsUnnamedCard(&f.Or[i]))
		}
		return got
	}
	if f.Is != engine.NoRef || f.Players {
		return engine.No
	}
	return v.MatchObject(f, engine.NoObject, &o)
}

// fitsTokens matches the tokens to be created: some group must fit.
func (v *View) fitsTokens(f *engine.Filter) engine.Tri {
	got := engine.No
	for i := range v.Ev.Tokens {
		o := TokenObject(&v.Ev.Tokens[i], v.Ev.Under)
		o.Zone = engine.Battlefield
		got = got.Or(v.MatchObject(f, engine.NoObject, &o))
	}
	return got
}

// notFirstDraw asks that a draw is not the first of the player's draw step.
func (v *View) notFirstDraw() engine.Tri {
	switch v.Ev.FirstDraw {
	case engine.Yes:
		return engine.TriOf(drewInStep(v.St, v.Ev.Player))
	case engine.No:
		return engine.Yes
	}
	if v.Ev.Player != v.St.Board.Active {
		return engine.Yes // it is not that player's draw step
	}
	if isNotIn(v.St.Board, v.Ev.Player, "draw step") {
		return engine.Yes
	}
	if v.St.Board.Step == "" {
		return v.Unknown(engine.NoObject, whichStep(&v.St.Board.Players[v.Ev.Player], "draw step", say.New("whether this is the first card drawn in the draw step")))
	}
	return engine.TriOf(v.St.Board.Step != "draw step" || drewInStep(v.St, v.Ev.Player))
}

// fitsLifeBelow matches the loss of life that damage results in, where it would
// take the player below a total.
func (v *View) fitsLifeBelow(p *engine.Pattern) (engine.Tri, engine.Clause) {
	if v.Ev.Kind != engine.LoseLife || p.Kind == engine.Damage && !v.Ev.OfDamage() {
		return engine.No, engine.WrongEvent
	}
	if t := v.fitsAffected(p); t != engine.Yes {
		return t, engine.WrongAffected
	}
	life := v.LifeLeft()
	if life == engine.Unset {
		return v.Unknown(engine.NoObject, LifeTotalOf(&v.St.Board.Players[v.Ev.Player])), engine.WrongAmount
	}
	floor, ok := v.Eval(p.LifeBelow)
	if !ok {
		return engine.Unknown, engine.WrongAmount
	}
	return engine.TriOf(life-v.Ev.Amount < floor), engine.WrongAmount
}

// LifeLeft is the life total that the view's loss of life comes off: what is
// lost at the same time by the events before it is gone already, and what is
// gained at the same time is there (cr.ResultsReplacedThen).
func (v *View) LifeLeft() int {
	life := v.St.Board.Players[v.Ev.Player].Life
	if life == engine.Unset {
		return engine.Unset
	}
	before := true
	for i := range v.St.Moment {
		ev := &v.St.Moment[i].Ev
		before = before && ev != v.Ev
		switch {
		case ev.Player != v.Ev.Player:
		case ev.Kind == engine.GainLife:
			life += ev.Amount
		case ev.Kind == engine.LoseLife && before:
			life -= ev.Amount
		}
	}
	return life
}

// BySource reports whether a static effect that prevents some of the damage
// counts it by source and time, as it did for two years, and not by damage
// event (cr.StaticPreventsPerEvent).
func BySource(w *play.Walker, e *engine.Effect) bool {
	return w.Rules.StaticBySource && e.Kind == engine.Prevention && e.Budget.Kind == engine.Static && len(e.Do) > 0 && e.Do[0].Kind == engine.PreventUpTo
}

// TokenObject is a token as an object.
func TokenObject(t *engine.Tokens, under engine.PlayerID) engine.Object {
	colors := t.Colors
	return engine.Object{Name: t.Name, Controller: under, Owner: under, Zone: engine.OutsideGame, TypesKnown: t.Types != 0 || engine.Predefined(t.Name),
		ColorsKnown: true, Types: t.Types | engine.PredefinedTypes(t.Name), Subtypes: t.Subtypes, Colors: colors, Keywords: t.Keywords,
		Power: t.Power, Toughness: t.Toughness, ManaValue: 0, X: engine.Unset, Token: engine.Yes, AttachedTo: engine.Nobody()}
}
