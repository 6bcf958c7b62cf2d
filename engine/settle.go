package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// settle takes one step of the current moment: it lets effects apply to the
// events that are still open, brings up what they contain, turns damage into
// results, and at last lets everything happen at once.
func (w *walker) settle(st *state) {
	if w.pauses && st.touched {
		st.touched, st.paused = false, true
		return
	}
	if w.chooseAmong(st) || w.chooseDiscards(st) {
		return
	}
	for i := range st.moment {
		if st.moment[i].phase == open && (w.stopped(st, i) || w.separate(st, i)) {
			return
		}
	}
	if w.rules.orderedAtOnce && w.takeFixed(st) || w.excess != 0 && w.tellExcess(st) {
		return
	}
	best, bestRank, bestClass, among := -1, 0, ClassOther, false
	bestList := w.buf.best[:0]
	for i := range st.moment {
		if st.moment[i].phase != open {
			continue
		}
		list := w.candidates(st, i)
		if w.err != nil {
			return
		}
		if len(list) == 0 {
			if w.rules.loopBroken && w.breakLoop(st, i) {
				return
			}
			w.noteChance(st, i)
			w.unfold(st, i)
			return
		}
		r := w.apnapRank(st, w.chooser(st, &st.moment[i].ev))
		among = among || best >= 0 && r != bestRank
		// Of one player's events those come first that have an effect of an earlier
		// class, since another effect may be about them together.
		if c := w.classOf(&w.sc.Effects[list[0]]); best < 0 || r < bestRank || r == bestRank && c < bestClass {
			best, bestRank, bestClass = i, r, c
			bestList = append(bestList[:0], list...)
		}
	}
	if best >= 0 {
		if !w.offerAcross(st, best) && w.err == nil {
			w.offer(st, best, bestList)
		}
		if st.choice != nil {
			st.choice.among = among
		}
		return
	}
	if w.pauses && !st.resumed {
		st.paused, st.resumed = true, true
		return
	}
	st.resumed = false
	if !w.formResults(st) && !w.contradiction(st) {
		w.happen(st)
	}
}

// apnapRank is a player's place in turn order, the active player's being 0
// (cr.ApnapOrder).
func (w *walker) apnapRank(st *state, p PlayerID) int {
	n := len(st.board.Players)
	if n == 0 || p == NoPlayer {
		return 0
	}
	return (int(p) - int(st.board.Active) + n) % n
}

// candidates are the effects of the lowest class that apply to a node now, one
// for each group of twins.
func (w *walker) candidates(st *state, i int) []EffectID {
	n := &st.moment[i]
	if w.rules.loopBroken && n.ev.Marks.bits != 0 {
		w.noteLeft(st, i)
	}
	if !n.looked {
		w.noteNoDamage(st, &n.ev)
	}
	list := w.buf.list[:0]
	lowest := ClassOther
	var seen effectSet
	for id := range w.byKind[n.ev.Kind].all() {
		got := w.applicable(st, i, id)
		if got.fits == Unknown {
			w.fail(got.need(id))
			return nil
		}
		if got.fits == No {
			st.practice = st.practice || got.named && got.rule == cr.ActionIsNoEffect && n.ev.Effected
			w.noteExcluded(st, i, id, got)
			continue
		}
		seen = seen.with(id)
		c := w.classOf(&w.sc.Effects[id])
		if c < lowest {
			lowest, list = c, list[:0]
		}
		if c == lowest && (w.rules.orderedAtOnce || !w.twinListed(st, list, id)) {
			list = append(list, id)
		}
	}
	list = w.onlyOther(st, i, list)
	if !n.looked {
		n.looked, n.seen = true, seen
	}
	return w.wholeFirst(n, list)
}

// wholeFirst leaves out the effects on every single one of what the event
// counts while others look at it as a whole (cr.ContainedEventLater).
func (w *walker) wholeFirst(n *node, list []EffectID) []EffectID {
	if n.ev.Amount < 2 || !w.rules.containedLater {
		return list
	}
	whole := 0
	for _, id := range list {
		if !w.sc.Effects[id].Effect.When.Each {
			list[whole], whole = id, whole+1
		}
	}
	if whole == 0 {
		return list
	}
	return list[:whole]
}

// twinListed reports whether an effect that nothing can tell from id is listed, not
// even how much is left of it.
func (w *walker) twinListed(st *state, list []EffectID, id EffectID) bool {
	for _, x := range list {
		if w.twin[x] == w.twin[id] && st.budgets[x] == st.budgets[id] {
			return true
		}
	}
	return false
}

// classOf is the group an effect belongs to under the edition's rules
// (cr.SelfReplacementFirst, cr.ControlStep, cr.CopyStep, cr.BackFaceStep).
func (w *walker) classOf(inst *Instance) Class {
	switch c := inst.Effect.Class; {
	case (c == ClassSelf || inst.Effect.Self) && w.rules.selfFirst:
		return ClassSelf
	case c == ClassControl && w.rules.controlStep, c == ClassCopy && w.rules.copyStep, c == ClassBackFace && w.rules.backFaceStep:
		return c
	}
	return ClassOther
}

// offer applies a lone effect, or opens the choice which one to apply. Passing
// all of them up is an option where each is optional and the chooser's to use.
func (w *walker) offer(st *state, i int, list []EffectID) {
	n := &st.moment[i]
	if len(list) == 1 {
		w.offerOne(st, i, list[0])
		return
	}
	if w.rules.orderedAtOnce {
		n.rest = append([]EffectID(nil), list...)
		return
	}
	chooser := w.chooser(st, &n.ev)
	st.order0 = append(st.order0[:0], list...)
	must := false
	for _, id := range list {
		must = must || w.decider(st, i, id) != chooser
	}
	if !must {
		st.order0 = append(st.order0, NoEffect)
	}
	st.point0 = point{kind: ChooseOrder, chooser: chooser, node: n.id, effect: NoEffect, order: st.order0}
	st.choice = &st.point0
}

// offerOne applies an effect, or asks whoever may use it.
func (w *walker) offerOne(st *state, i int, id EffectID) {
	n := &st.moment[i]
	who := w.decider(st, i, id)
	if who == NoPlayer {
		st.await(id, n.id)
		return
	}
	st.order0 = append(st.order0[:0], id, NoEffect)
	st.point0 = point{kind: ChooseOrder, chooser: who, node: n.id, effect: NoEffect, order: st.order0}
	st.choice = &st.point0
}

// decider is who says whether an optional effect is used, NoPlayer for an
// effect that is not optional, or of which a fact says that it is used.
func (w *walker) decider(st *state, i int, id EffectID) PlayerID {
	who := w.mayUse(st, i, id)
	if who != NoPlayer && w.sc.Effects[id].settledBy(who) == Yes {
		return NoPlayer
	}
	return who
}

// mayUse is who may use an optional effect, NoPlayer for one that is not optional.
func (w *walker) mayUse(st *state, i int, id EffectID) PlayerID {
	inst := &w.sc.Effects[id]
	if inst.Effect.May == NoRef {
		return NoPlayer
	}
	ev := &st.moment[i].ev
	v := w.newView(st, inst, ev, st.entering(i))
	if who := v.refer(inst.Effect.May); len(who) == 1 && who[0].IsPlayer() {
		return who[0].Player
	}
	return w.chooser(st, ev)
}

// stopped removes a node whose event can't happen, or is none: 0 damage, no
// life, nothing to move. It reports whether it did.
func (w *walker) stopped(st *state, i int) bool {
	n := &st.moment[i]
	r, empty := w.isEmpty(&n.ev)
	because := isNone(&n.ev)
	if !empty {
		r, because = w.isGone(st, &n.ev)
	}
	if empty || !because.IsZero() {
		kind := StepNoEvent
		if hasRule(r, cr.ImpossibleIgnored) {
			kind = StepImpossible
		}
		step := Step{Before: n.ev, Kind: kind, Chosen: NoEffect, Chooser: NoPlayer, Rules: r}
		if !empty {
			step.Why = because
		}
		w.note(step)
		w.nothing(st, n.ev, because)
		st.drop(i)
		return true
	}
	if w.selfReplaceable(st, i) {
		return w.limit(st, i)
	}
	if n.ev.Kind == CreateTokens && w.rules.tokensForbidden && w.uncreated(st, i) {
		return true
	}
	id, what := w.forbidden(st, i)
	if what.IsZero() || w.entersAsOther(st, i) {
		return w.limit(st, i)
	}
	rules := w.cantRules(st, &n.ev)
	if n.ev.Kind == Draw && id != NoEffect && limits(w.sc.Effects[id].Effect) {
		rules = append(rules, cr.DrawLimit)
	}
	if wholeOrNot(&n.ev) {
		rules = append(rules, cr.CantCostUnpayable)
	}
	w.note(Step{Before: n.ev, Kind: StepCant, Chosen: id, Chooser: NoPlayer, Rules: rules})
	w.nothing(st, n.ev, what)
	st.drop(i)
	return true
}

// limits reports whether an effect allows a first event of its kind.
func limits(e *Effect) bool {
	for i := range e.If {
		if e.If[i].Kind == FirstTime && e.If[i].Not {
			return true
		}
	}
	return false
}

// cantRules are the rules by which a can't effect stops an event.
func (w *walker) cantRules(st *state, ev *Event) []cr.Rule {
	rules := []cr.Rule{cr.CantBeatsCan, cr.CantIsNoReplacement}
	if w.byKind[ev.Kind] != 0 {
		rules = append(rules, cr.CantOnlySelfReplaced, cr.NoEventNoReplacement)
	}
	if ev.Cause == ByCost || ev.Kind == PayLife {
		rules = append(rules, cr.CantCostUnpayable)
	}
	if indestructible(st, ev) {
		rules = append(rules, cr.IndestructibleRule)
	}
	if r, ok := actionRule(ev); ok && r.InForce(w.sc.Edition) {
		rules = append(rules, r)
	}
	switch ev.Kind {
	case GainLife:
		rules = append(rules, cr.CantGainLife)
	case LoseLife, PayLife:
		rules = append(rules, cr.CannotLoseLife)
	case Enter:
		rules = append(rules, cr.CantEntersLookahead)
	}
	return rules
}

// isNone says that an event would be one of nothing at all.
func isNone(ev *Event) say.Message {
	switch ev.Kind {
	case Damage:
		return say.New("0 damage is not dealt at all")
	case GainLife, LoseLife:
		return say.New("0 life is neither gained nor lost")
	case DrawCards, Mill:
		return say.New("there are no cards to it")
	case PutCounters, RemoveCounters:
		return say.New("there are no counters to it")
	}
	return say.New("the number is 0")
}

// isEmpty reports whether an event is no event at all.
func (w *walker) isEmpty(ev *Event) ([]cr.Rule, bool) {
	switch ev.Kind {
	case Damage:
		return []cr.Rule{cr.ZeroDamageIsNoDamage, cr.ZeroDamageNothingToChange}, ev.Amount <= 0 && w.rules.zeroDamageNothing
	case GainLife:
		return []cr.Rule{cr.ZeroLifeGainNoEvent}, ev.Amount <= 0 && w.rules.zeroGainNothing
	case Scry:
		return []cr.Rule{cr.ScryZero}, ev.Amount <= 0
	case Surveil:
		return []cr.Rule{cr.SurveilZero}, ev.Amount <= 0
	case LoseLife, DrawCards, PutCounters, RemoveCounters, Mill, Discard, CopySpell, RollDice, FlipCoin:
		return nil, ev.Amount <= 0
	}
	return nil, false
}

// selfReplaceable reports whether a self-replacement effect, the only kind that
// can change what can't happen, applies (cr.CantOnlySelfReplaced).
func (w *walker) selfReplaceable(st *state, i int) bool {
	for id := range w.selfs[st.moment[i].ev.Kind].all() {
		if w.applicable(st, i, id).fits == Yes {
			return true
		}
	}
	return false
}

// forbidden is the can't effect that stops a node's event, and why in words; ""
// when nothing stops it.
func (w *walker) forbidden(st *state, i int) (EffectID, say.Message) {
	ev := &st.moment[i].ev
	for id := range w.cants[ev.Kind].all() {
		v := w.newView(st, &w.sc.Effects[id], ev, st.entering(i))
		if ev.Kind == Enter && !w.rules.cantLookahead {
			v.projected = w.asItIs(st, ev)
		}
		if w.asCopyOf(st, i, id) {
			v.this, v.you = ev.Object, ev.Under
		} else if !w.present(st, &v, id) {
			continue
		}
		fits, _ := v.patternFits(&v.inst.Effect.When)
		fits = fits.and(v.conditions(id))
		if fits == Unknown {
			w.fail(v.need(id))
		}
		if fits == Yes {
			return id, w.saysNo(id)
		}
	}
	if id := w.unpayable(st, ev); id != NoEffect {
		return id, w.saysNo(id)
	}
	if indestructible(st, ev) {
		return NoEffect, say.New("%s is indestructible", st.board.Objects[ev.Object].Name)
	}
	return NoEffect, say.Message{}
}

// forbids reports whether a node's event can't happen, so that nothing but a
// self-replacement effect could change it.
func (w *walker) forbids(st *state, i int) bool {
	if ev := &st.moment[i].ev; ev.Kind == DrawCards {
		_, no := w.cantDraw(st, ev.Player, ev.Amount)
		return no
	}
	_, why := w.forbidden(st, i)
	return !why.IsZero()
}

// indestructible reports whether an event would destroy what can't be destroyed.
func indestructible(st *state, ev *Event) bool {
	return ev.Kind == Destroy && hasWord(st.board.Objects[ev.Object].Keywords, "indestructible")
}

// saysNo is why what an effect forbids does not happen.
func (w *walker) saysNo(id EffectID) say.Message {
	return say.New("%s says it can't happen", w.sc.Effects[id].Called())
}

// nothing records that an event never happened.
func (w *walker) nothing(st *state, ev Event, because say.Message) {
	st.facts = st.facts.and(Fact{Event: ev, Nothing: true, Because: because, Shield: NoEffect, By: NoEffect})
}
