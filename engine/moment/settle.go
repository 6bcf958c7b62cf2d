package moment

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// Settle takes one step of the current moment: it lets effects apply to the
// events that are still open, brings up what they contain, turns damage into
// results, and at last lets everything happen at once.
func Settle(w *play.Walker, st *play.State) {
	if w.Pauses && st.Touched {
		st.Touched, st.Paused = false, true
		return
	}
	if chooseAmong(w, st) || chooseDiscards(w, st) {
		return
	}
	for i := range st.Moment {
		if st.Moment[i].Phase == play.Open && (stopped(w, st, i) || separate(w, st, i)) {
			return
		}
	}
	if w.Rules.OrderedAtOnce && takeFixed(w, st) || w.Excess != 0 && tellExcess(w, st) {
		return
	}
	best, bestRank, bestClass, among := -1, 0, engine.ClassOther, false
	bestList := w.Buf.Best[:0]
	for i := range st.Moment {
		if st.Moment[i].Phase != play.Open {
			continue
		}
		list := candidates(w, st, i)
		if w.Err != nil {
			return
		}
		if len(list) == 0 {
			if w.Rules.LoopBroken && breakLoop(w, st, i) {
				return
			}
			cite.NoteChance(w, st, i)
			unfold(w, st, i)
			return
		}
		r := look.ApnapRank(w, st, look.Chooser(w, st, &st.Moment[i].Ev))
		among = among || best >= 0 && r != bestRank
		// Of one player's events those come first that have an effect of an earlier
		// class, since another effect may be about them together.
		if c := possible.ClassOf(w, &w.Scenario.Effects[list[0]]); best < 0 || r < bestRank || r == bestRank && c < bestClass {
			best, bestRank, bestClass = i, r, c
			bestList = append(bestList[:0], list...)
		}
	}
	if best >= 0 {
		if !offerAcross(w, st, best) && w.Err == nil {
			offer(w, st, best, bestList)
		}
		if st.Choice != nil {
			st.Choice.Among = among
		}
		return
	}
	if w.Pauses && !st.Resumed {
		st.Paused, st.Resumed = true, true
		return
	}
	st.Resumed = false
	if !formResults(w, st) && !contradiction(w, st) {
		happen.Happen(w, st)
	}
}

// offer applies a lone effect, or opens the choice which one to apply. Passing
// all of them up is an option where each is optional and the chooser's to use.
func offer(w *play.Walker, st *play.State, i int, list []engine.EffectID) {
	n := &st.Moment[i]
	if len(list) == 1 {
		OfferOne(w, st, i, list[0])
		return
	}
	if w.Rules.OrderedAtOnce {
		n.Rest = append([]engine.EffectID(nil), list...)
		return
	}
	chooser := look.Chooser(w, st, &n.Ev)
	st.Order0 = append(st.Order0[:0], list...)
	must := false
	for _, id := range list {
		must = must || Decider(w, st, i, id) != chooser
	}
	if !must {
		st.Order0 = append(st.Order0, engine.NoEffect)
	}
	st.Point0 = play.Point{Kind: engine.ChooseOrder, Chooser: chooser, Node: n.ID, Effect: engine.NoEffect, Order: st.Order0}
	st.Choice = &st.Point0
}

// stopped removes a node whose event can't happen, or is none: 0 damage, no
// life, nothing to move. It reports whether it did.
func stopped(w *play.Walker, st *play.State, i int) bool {
	n := &st.Moment[i]
	if r, empty := IsEmpty(w, &n.Ev); empty {
		leave(w, st, i, r, say.Message{})
		possible.Nothing(w, st, n.Ev, isNone(&n.Ev)) // of a cost nothing is left to pay: it is paid (cr.CostActionReplaced)
		st.Drop(i)
		return true
	}
	if r, because := isGone(w, st, &n.Ev); !because.IsZero() {
		leave(w, st, i, r, because)
		possible.Impossible(w, st, n.Ev, because)
		st.Drop(i)
		return true
	}
	if selfReplaceable(w, st, i) {
		return possible.Limit(w, st, i)
	}
	if n.Ev.Kind == engine.CreateTokens && w.Rules.TokensForbidden && uncreated(w, st, i) {
		return true
	}
	id, what := possible.Forbidden(w, st, i)
	if what.IsZero() || entersAsOther(w, st, i) {
		return possible.Limit(w, st, i)
	}
	rules := possible.CantRules(w, st, &n.Ev, id)
	if n.Ev.Kind == engine.Draw && id != engine.NoEffect && possible.Limits(w.Scenario.Effects[id].Effect) {
		rules = append(rules, cr.DrawLimit)
	}
	if possible.WholeOrNot(&n.Ev) {
		rules = append(rules, cr.CantCostUnpayable)
	}
	w.Note(&engine.Step{Before: n.Ev, Kind: engine.StepCant, Chosen: id, Chooser: engine.NoPlayer, Rules: rules})
	possible.Impossible(w, st, n.Ev, what)
	st.Drop(i)
	return true
}

// leave tells of a node whose event does not happen, for a reason that the trace tells where the
// event does not show it.
func leave(w *play.Walker, st *play.State, i int, r []cr.Rule, told say.Message) {
	ev, kind := st.Moment[i].Ev, engine.StepNoEvent
	if play.HasRule(r, cr.ImpossibleIgnored) {
		kind = engine.StepImpossible
	}
	w.Note(&engine.Step{Before: ev, Kind: kind, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: r, Why: told})
}

// isNone says that an event would be one of nothing at all.
func isNone(ev *engine.Event) say.Message {
	switch ev.Kind {
	case engine.Damage:
		return say.New("0 damage is not dealt at all")
	case engine.GainLife, engine.LoseLife:
		return say.New("0 life is neither gained nor lost")
	case engine.DrawCards, engine.Mill:
		return say.New("there are no cards to it")
	case engine.PutCounters, engine.RemoveCounters:
		return say.New("there are no counters to it")
	case engine.CreateTokens:
		return say.New("there are no tokens to it")
	}
	return say.New("the number is 0")
}

// IsEmpty reports whether an event is no event at all, by which rules.
func IsEmpty(w *play.Walker, ev *engine.Event) ([]cr.Rule, bool) {
	if ev.Kind == engine.CreateTokens {
		return nil, !slices.ContainsFunc(ev.Tokens, func(t engine.Tokens) bool { return t.N > 0 })
	}
	if ev.Amount > 0 {
		return nil, false
	}
	switch ev.Kind {
	case engine.Damage:
		return []cr.Rule{cr.ZeroDamageIsNoDamage, cr.ZeroDamageNothingToChange}, w.Rules.ZeroDamageNothing
	case engine.GainLife:
		return []cr.Rule{cr.ZeroLifeGainNoEvent}, w.Rules.ZeroGainNothing
	}
	by, none := ev.Kind.NoneOfZero()
	if by == 0 {
		return nil, none
	}
	return []cr.Rule{by}, none
}

// selfReplaceable reports whether a self-replacement effect, the only kind that
// can change what can't happen, applies (cr.CantOnlySelfReplaced).
func selfReplaceable(w *play.Walker, st *play.State, i int) bool {
	for id := range w.Selfs[st.Moment[i].Ev.Kind].All() {
		if Applicable(w, st, i, id).Fits == engine.Yes {
			return true
		}
	}
	return false
}
