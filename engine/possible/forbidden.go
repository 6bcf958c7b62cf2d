package possible

import (
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/say"
)

// Unpreventable reports whether a node's damage can't be prevented.
func Unpreventable(w *play.Walker, st *play.State, i int) bool {
	ev := &st.Moment[i].Ev
	if ev.Kind != engine.Damage {
		return false
	}
	if ev.Unpreventable {
		return true
	}
	for _, id := range w.NoPrev {
		if holdsFor(w, st, id, ev) {
			return true
		}
	}
	return false
}

// asItIs is an entering object with the characteristics it has where it is, as
// prohibitions looked at it before they looked ahead (cr.CantEntersLookahead).
func asItIs(w *play.Walker, st *play.State, ev *engine.Event) *engine.Object {
	o := st.Board.Objects[ev.Object]
	o.Zone, o.Controller, o.Spell = engine.Battlefield, ev.Under, false
	return &o
}

// ActionRule is the rule that says what an action of the kind is; false for
// events that no keyword action names.
func ActionRule(ev *engine.Event) (cr.Rule, bool) {
	if ev.Kind == engine.OtherAction {
		return keywordRule(ev.What)
	}
	return ev.Kind.Rule()
}

// keywordRule is the rule of a keyword action that has no kind of its own.
func keywordRule(what string) (cr.Rule, bool) {
	switch what {
	case "adapt":
		return cr.Adapt, true
	case "airbend":
		return cr.Airbend, true
	case "amass":
		return cr.Amass, true
	case "blight":
		return cr.Blight, true
	case "bolster":
		return cr.Bolster, true
	case "discover":
		return cr.Discover, true
	case "earthbend":
		return cr.Earthbend, true
	case "endure":
		return cr.Endure, true
	case "fateseal":
		return cr.Fateseal, true
	case "forage":
		return cr.Forage, true
	case "foretell":
		return cr.Foretell, true
	case "goad":
		return cr.Goad, true
	case "incubate":
		return cr.Incubate, true
	case "learn":
		return cr.Learn, true
	case "manifest":
		return cr.Manifest, true
	case "manifest dread":
		return cr.ManifestDread, true
	case "meld":
		return cr.Meld, true
	case "become monstrous":
		return cr.Monstrosity, true
	case "plot":
		return cr.Plot, true
	case "populate":
		return cr.Populate, true
	case "support":
		return cr.Support, true
	}
	return 0, false
}

// CantDraw reports whether a player can't draw n cards now, and by which rule:
// where all draws are forbidden, or more than a limit leaves (cr.DrawLimit).
func CantDraw(w *play.Walker, st *play.State, p engine.PlayerID, n int) (cr.Rule, bool) {
	ev := engine.Event{Kind: engine.Draw, Player: p, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject, Doer: p, Under: engine.NoPlayer, Amount: 1, Cause: engine.ByEffect, By: engine.NoEffect}
	if !cr.DrawOfferForbidden.InForce(w.Scenario.Edition) {
		return 0, false
	}
	for id := range w.Cants[engine.Draw].All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], &ev, nil)
		fits, _ := v.PatternFits(&v.Inst.Effect.When)
		if fits != engine.Yes || !Present(w, st, &v, id) {
			continue
		}
		limit := Limits(v.Inst.Effect)
		if v.All(v.Inst.Effect.If) == engine.Yes {
			return cr.DrawOfferForbidden, true
		}
		if limit && n > 1 && cr.DrawLimit.InForce(w.Scenario.Edition) {
			return cr.DrawLimit, true
		}
	}
	return 0, false
}

// unpayable is the effect by which a player can't lose the life that a payment
// would cost (cr.CannotLoseLife), NoEffect when there is none.
func unpayable(w *play.Walker, st *play.State, ev *engine.Event) engine.EffectID {
	if ev.Kind != engine.PayLife || ev.Amount <= 0 {
		return engine.NoEffect
	}
	loss := *ev
	loss.Kind = engine.LoseLife
	for id := range w.Cants[engine.LoseLife].All() {
		if holdsFor(w, st, id, &loss) {
			return id
		}
	}
	return engine.NoEffect
}

// Limits reports whether an effect allows a first event of its kind.
func Limits(e *engine.Effect) bool {
	for i := range e.If {
		if e.If[i].Kind == engine.FirstTime && e.If[i].Not {
			return true
		}
	}
	return false
}

// CantRules are the rules by which an event can't happen: by that effect, or by itself where
// it is NoEffect. A keyword's own rule comes before what holds of all that can't happen.
func CantRules(w *play.Walker, st *play.State, ev *engine.Event, by engine.EffectID) []cr.Rule {
	var rules []cr.Rule
	if Indestructible(st, ev) || by != engine.NoEffect && givesIndestructible(w.Scenario.Effects[by].Effect) {
		rules = append(rules, cr.IndestructibleRule)
	}
	rules = append(rules, cr.CantBeatsCan, cr.CantIsNoReplacement)
	if w.ByKind[ev.Kind] != 0 {
		rules = append(rules, cr.CantOnlySelfReplaced, cr.NoEventNoReplacement)
	}
	if ev.Cause == engine.ByCost || ev.Kind == engine.PayLife {
		rules = append(rules, cr.CantCostUnpayable)
	}
	if r, ok := ActionRule(ev); ok && r.InForce(w.Scenario.Edition) {
		rules = append(rules, r)
	}
	switch ev.Kind {
	case engine.GainLife:
		rules = append(rules, cr.CantGainLife)
	case engine.LoseLife, engine.PayLife:
		if by == engine.NoEffect || w.Scenario.Effects[by].Effect.When.How != engine.OfDamage {
			rules = append(rules, cr.CannotLoseLife)
		}
	case engine.Enter:
		rules = append(rules, cr.CantEntersLookahead)
	}
	return rules
}

// Forbidden is the can't effect that stops a node's event, and why in words; ""
// when nothing stops it.
func Forbidden(w *play.Walker, st *play.State, i int) (engine.EffectID, say.Message) {
	ev := &st.Moment[i].Ev
	for id := range w.Cants[ev.Kind].All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], ev, st.Entering(i))
		if ev.Kind == engine.Enter && !w.Rules.CantLookahead {
			v.Projected = asItIs(w, st, ev)
		}
		if look.AsCopyOf(w, st, i, id) {
			v.This, v.You = ev.Object, ev.Under
		} else if !Present(w, st, &v, id) {
			continue
		}
		fits, _ := v.PatternFits(&v.Inst.Effect.When)
		waits := fits == engine.Yes
		fits = fits.And(v.Conditions(id))
		if waits && fits == engine.No {
			w.Keep(engine.Exclusion{Effect: id, Why: engine.ConditionFails})
		}
		if fits == engine.Unknown {
			w.Fail(v.Need(id))
		}
		if fits == engine.Yes {
			return id, SaysNo(w, id)
		}
	}
	if id := unpayable(w, st, ev); id != engine.NoEffect {
		return id, SaysNo(w, id)
	}
	if Indestructible(st, ev) {
		return engine.NoEffect, say.New("%s is indestructible", st.Board.Objects[ev.Object].Name)
	}
	return engine.NoEffect, say.Message{}
}

// Forbids reports whether a node's event can't happen, so that nothing but a
// self-replacement effect could change it.
func Forbids(w *play.Walker, st *play.State, i int) bool {
	if ev := &st.Moment[i].Ev; ev.Kind == engine.DrawCards {
		_, no := CantDraw(w, st, ev.Player, ev.Amount)
		return no
	}
	_, why := Forbidden(w, st, i)
	return !why.IsZero()
}

// Indestructible reports whether an event would destroy what can't be destroyed.
func Indestructible(st *play.State, ev *engine.Event) bool {
	return ev.Kind == engine.Destroy && engine.HasWord(st.Board.Objects[ev.Object].Keywords, "indestructible")
}

// givesIndestructible reports whether an effect makes what it is about indestructible.
func givesIndestructible(e *engine.Effect) bool {
	return e.Kind == engine.Cant && e.When.Kind == engine.Destroy && strings.Contains(e.Text, "ndestructible")
}

// SaysNo is why what an effect forbids does not happen.
func SaysNo(w *play.Walker, id engine.EffectID) say.Message {
	return say.New("%s says it can't happen", w.Scenario.Effects[id].Called())
}

// Nothing records that an event never happened.
func Nothing(w *play.Walker, st *play.State, ev engine.Event, because say.Message) {
	st.Facts = st.Facts.And(&play.Tale{Fact: engine.Fact{Event: ev, Nothing: true, Because: because, Shield: engine.NoEffect, By: engine.NoEffect, Moment: st.Moment0}})
}

// Impossible tells that an event can't happen. Where the question has it pay for a spell or ability,
// that is not paid for (cr.CostPaid); a spell that can't be cast was not cast.
func Impossible(w *play.Walker, st *play.State, ev engine.Event, because say.Message) {
	Nothing(w, st, ev, because)
	if m := st.Moment0 - 1; m >= 0 && (ev.Kind == engine.CastSpell || WholeOrNot(&ev) && len(w.Scenario.Events[m].Pays) > 0) {
		st.Unpaid = append(st.Unpaid[:len(st.Unpaid):len(st.Unpaid)], m)
	}
}
