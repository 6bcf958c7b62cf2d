package look

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// asPrinted gives an entering object its copiable values alone, where the look
// ahead leaves out what had been changed about it as a spell
// (cr.EntersSpellChangesCount).
func asPrinted(w *play.Walker, o engine.Object) engine.Object {
	p := o.Original()
	if p == nil || w.Rules.SpellChangesCount {
		return o
	}
	o.Colors, o.ColorsKnown, o.Power, o.Toughness = p.Colors, p.ColorsKnown, p.Power, p.Toughness
	return o
}

// LeftOut reports whether the look ahead at an entering object leaves out what
// had been changed about it as a spell.
func LeftOut(w *play.Walker, st *play.State, ev *engine.Event) bool {
	return st.Board.Objects[ev.Object].Original() != nil && !w.Rules.SpellChangesCount && cr.EntersLookahead.InForce(w.Scenario.Edition)
}

// OthersLeftOut reports whether the effect would fit the entering object if the
// look ahead counted effects of other sources that are there already
// (cr.EntersIgnoresOtherSources).
func (v *View) OthersLeftOut() bool {
	if !cr.EntersIgnoresOtherSources.InForce(v.W.Scenario.Edition) || len(v.St.Board.Statements) == 0 {
		return false
	}
	o := UnderStatements(v.W, v.St, *Project(v.W, v.St, v.Ev), v.Ev.Object)
	probe := *v
	probe.Projected = &o
	return probe.Entering != nil && probe.fitsAffected(&v.Inst.Effect.When) == engine.Yes
}

// Project is the entering object as it would exist on the battlefield.
func Project(w *play.Walker, st *play.State, ev *engine.Event) *engine.Object {
	own := st.Board.Objects[ev.Object]
	st.Board.Unmade(&own, made)
	o := asPrinted(w, own)
	en := ev.Entry
	if en.CopyOf != engine.NoObject {
		o = engine.AsCopy(o, &st.Board.Objects[en.CopyOf])
		st.Board.BecomesCopy(&o, en.CopyOf)
	} else if en.BackFace {
		o = backOf(o)
	}
	o.Zone, o.Controller, o.Spell = engine.Battlefield, ev.Under, false
	o.Counters = en.Counters
	o.Tapped = en.Tapped
	if en.OnlyTypes {
		if o.Types&en.AddTypes == 0 {
			o.Subtypes = nil // they go with the types they belong to
		}
		o.Types &= engine.Basic | engine.Legendary | engine.Snow | engine.World
	}
	o.Types = o.Types&^en.NotTypes | en.AddTypes
	if en.Shape != nil {
		o.Power, o.Toughness = en.Shape[0], en.Shape[1]
	}
	o.Subtypes = engine.Join(o.Subtypes, en.AddSubtypes)
	o.Keywords = engine.Join(o.Keywords, en.AddKeywords)
	if len(en.Chosen) > 0 {
		o.Chosen = en.Chosen[len(en.Chosen)-1]
	}
	if w.Rules.ExistingEffectsCount {
		o = UnderStatements(w, st, o, ev.Object)
	}
	if en.NoAbilities {
		o.NoAbilities = true
	}
	return &o
}

// backOf is an object with its back face up. What the card index says of it is
// about the front; what the question says is taken as said of what enters.
func backOf(o engine.Object) engine.Object {
	if o.Back != nil {
		return engine.AsCopy(o, o.Back)
	}
	if o.Card == "" {
		return o
	}
	o.Types, o.TypesKnown, o.Subtypes, o.Keywords = 0, false, nil, nil
	o.ColorsKnown, o.Power, o.Toughness, o.Told = false, engine.Unset, engine.Unset, engine.Told{}
	return o
}

// Stripped reports whether a continuous effect on a class takes the abilities of a card that is not on the
// battlefield: what enters meets those that look at the battlefield instead.
func Stripped(w *play.Walker, st *play.State, id engine.ObjectID) bool {
	o := &st.Board.Objects[id]
	if o.Zone == engine.Battlefield || len(st.Board.Statements) == 0 {
		return false
	}
	return slices.ContainsFunc(statementsOn(w, st, o, id, false), func(r reach) bool { return st.Board.Statements[r.statement].LoseAbilities })
}
