package engine

import (
	"math"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// behaviours are the rules of the edition that change what happens, read once.
type behaviours struct {
	zeroDamageNothing    bool
	zeroGainNothing      bool
	selfFirst            bool
	controlStep          bool
	copyStep             bool
	backFaceStep         bool
	containedLater       bool
	existingEffectsCount bool
	grantedIgnored       bool
	unpreventableMeets   bool
	lifelinkIsResult     bool
	commanderStateBased  bool
	deathtouchDestroys   bool
	orderedAtOnce        bool
	loopBroken           bool
	combatOnStack        bool
	notCoEntrants        bool
	chosenOnce           bool
	chosenOnceTogether   bool
	cantLookahead        bool
	tokensForbidden      bool
	libraryPassed        bool
	choiceCounts         bool
	beginningCounts      bool
	contradictionChosen  bool
	sourceBySource       bool
	staticBySource       bool
	spellChangesCount    bool
	spellChangesStay     bool
	ifAnEffect           bool
	ownerOutOfPlay       bool
	// leftBehind is where what a player who leaves still controls goes.
	leftBehind Zone
}

// behavioursOf reads the edition's rules.
func behavioursOf(e cr.Edition) behaviours {
	return behaviours{
		zeroDamageNothing:    cr.ZeroDamageIsNoDamage.InForce(e),
		zeroGainNothing:      cr.ZeroLifeGainNoEvent.InForce(e),
		selfFirst:            cr.SelfReplacementFirst.InForce(e) || cr.SelfReplacementAnnounced.InForce(e),
		controlStep:          cr.ControlStep.InForce(e),
		copyStep:             cr.CopyStep.InForce(e),
		backFaceStep:         cr.BackFaceStep.InForce(e),
		containedLater:       cr.ContainedEventLater.InForce(e),
		existingEffectsCount: !cr.EntersIgnoresOtherSources.InForce(e) && cr.EntersCountsExistingEffects.InForce(e),
		grantedIgnored:       cr.EntersLookahead.InForce(e) && !cr.EntersCountsExistingEffects.InForce(e),
		unpreventableMeets:   cr.UnpreventableStillMeetsPrevention.InForce(e),
		notCoEntrants:        cr.EntersNotCoEntrants.InForce(e),
		chosenOnce:           cr.EntersChosenOnce.InForce(e),
		chosenOnceTogether:   cr.EntersChosenOnce.InForce(e) && e.AtLeast(chosenOnceForAll),
		libraryPassed:        cr.EntersTopOfLibrary.InForce(e),
		tokensForbidden:      cr.TokenNotCreatedIfForbidden.InForce(e),
		cantLookahead:        cr.CantEntersLookahead.InForce(e),
		commanderStateBased:  cr.CommanderStateBased.InForce(e),
		deathtouchDestroys:   cr.DeathtouchDestroys.InForce(e),
		lifelinkIsResult:     cr.DamageLifelink.InForce(e) && cr.DamageFourParts.InForce(e),
		orderedAtOnce:        cr.ContradictionOnly.InForce(e),
		loopBroken:           cr.LoopBrokenByAffected.InForce(e),
		combatOnStack:        cr.CombatDamageOnStack.InForce(e),
		choiceCounts:         cr.IfYouDoChecksChoice.InForce(e) && e.AtLeast(choiceAlone),
		beginningCounts:      cr.IfYouDoMandatory.InForce(e),
		contradictionChosen:  cr.ContradictionChosen.InForce(e),
		sourceBySource:       e.Before(pointByPoint),
		staticBySource:       cr.StaticPreventsPerEvent.InForce(e) && e.Before(perEvent),
		spellChangesCount:    cr.EntersSpellChangesCount.InForce(e) || cr.SpellEffectsFollow.InForce(e) && !cr.EntersLookahead.InForce(e),
		spellChangesStay:     cr.SpellEffectsFollow.InForce(e),
		ifAnEffect:           cr.IfAnEffectWould.InForce(e),
		leftBehind:           leftBehind(e),
		ownerOutOfPlay:       !cr.OwnerChoosesWithoutController.InForce(e),
	}
}

// chosenOnceForAll is since when cr.EntersChosenOnce counts all the permanents
// that enter together; before it counted each apart.
const chosenOnceForAll = "2025-07-25"

// The editions from which the affected player says of every point of damage
// whether a shield prevents it, not only which damage first
// (cr.ShieldSeveralSources); and from which a static effect that prevents some
// damage counts damage events (cr.StaticPreventsPerEvent).
const (
	pointByPoint = "2009-02-01"
	perEvent     = "2009-09-04"
)

// index is a scenario with what every play of it asks for: which effects wait for
// which events, and which of them nothing tells apart. It never changes.
type index struct {
	sc          *Scenario
	rules       behaviours
	byKind      [eventKinds]effectSet // replacement and prevention effects by the kind they wait for
	cants       [eventKinds]effectSet
	selfs       [eventKinds]effectSet // the self-replacement effects among them
	redirecting bool                  // whether some effect is a redirection
	excess      effectSet             // effects that move excess damage
	aims        effectSet             // effects that speak of what they target
	noPrev      []EffectID
	noRegn      []EffectID
	dated       []EffectID               // what is due at the beginning of a turn, phase or step
	each        map[EffectID]*eachShield // effects that made a shield for each of several
	asThough    []EffectID
	onPrevented []EffectID
	watching    []EffectID // triggered abilities
	repeat      effectSet  // effects that may act again on the same event (cr.CommanderRepeats)
	twin        []EffectID // for each effect the first one that nothing can tell from it
	links       bool       // whether the question speaks of what was exiled with something
	history     bool       // whether an effect asks what happened before in the turn
	goOn        []task     // an agenda on which nothing stands but the question's next moment
}

// walker carries a scenario from choice to choice. It holds what never changes
// during a walk; everything that does is in state.
type walker struct {
	*index
	taken []taken // what there is taken to be enough of
	trace *[]Step // nil while exploring
	kept  []Exclusion
	err   error
	// pauses makes advance stop whenever a moment has settled, so that Explore
	// can merge plays there too.
	pauses bool
	app    application // scratch, one application at a time
	buf    scratch
}

// stepper carries a walk on from choice to choice.
type stepper struct {
	*walker
	rew rewriting // scratch, one event at a time
}

// newStepper prepares a scenario to be walked.
func newStepper(sc *Scenario) (*stepper, *state, error) {
	w, st, err := newWalker(sc)
	if err != nil {
		return nil, nil, err
	}
	return &stepper{walker: w}, st, nil
}

// scratch is storage that one application after another uses.
type scratch struct {
	nodes   []int
	results [][]Event
	events  []Event
	list    []EffectID
	best    []EffectID
}

// newScratch is storage for a scenario of n effects.
func newScratch(n int) scratch {
	ids := make([]EffectID, 2*n)
	return scratch{nodes: make([]int, 0, 4), results: make([][]Event, 0, 4), events: make([]Event, 0, 2), list: ids[:0:n], best: ids[n:n]}
}

// newWalker prepares a scenario.
func newWalker(sc *Scenario) (*walker, *state, error) {
	if sc.TooMany() {
		return nil, nil, ErrTooLarge
	}
	w := &walker{index: &index{sc: sc, rules: behavioursOf(sc.Edition)}}
	for i := range sc.Effects {
		w.file(EffectID(i))
	}
	w.links = linksExile(sc)
	w.findTwins()
	st := &state{board: &sc.Board, budgets: make([]int32, len(sc.Effects)), round: round{last: NoPlayer}, line: newTimeline(&sc.Board)}
	w.leftBefore(st)
	w.settleStatements(st)
	for i := range sc.Effects {
		if err := w.fillBudget(st, EffectID(i)); err != nil {
			return nil, nil, err
		}
	}
	w.goOn = []task{{next: true}}
	st.agenda = w.goOn
	w.buf = newScratch(len(sc.Effects))
	return w, st, nil
}

// file files an effect under the kinds of events it waits for.
func (w *walker) file(id EffectID) {
	e := w.sc.Effects[id].Effect
	w.history = w.history || asksHistory(e)
	if aims(e) {
		w.aims = w.aims.with(id)
	}
	switch e.Kind {
	case Unprevented:
		w.noPrev = append(w.noPrev, id)
	case NoRegenerate:
		w.noRegn = append(w.noRegn, id)
	case Scheduled:
		w.dated = append(w.dated, id)
	case AsThough:
		w.asThough = append(w.asThough, id)
	case PreventedTrigger:
		w.onPrevented = append(w.onPrevented, id)
	case Triggered:
		w.watching = append(w.watching, id)
	case Replacement, Prevention, Cant:
		w.redirecting = w.redirecting || redirects(e)
		if e.Repeats {
			w.repeat = w.repeat.with(id)
		}
		kinds(&e.When, func(k EventKind) {
			if e.Kind == Cant {
				w.cants[k] = w.cants[k].with(id)
				return
			}
			w.byKind[k] = w.byKind[k].with(id)
			if e.Self {
				w.selfs[k] = w.selfs[k].with(id)
			}
			if movesExcess(e) {
				w.excess = w.excess.with(id)
			}
		})
	}
}

// kinds visits the kinds of events a pattern can fit.
func kinds(p *Pattern, visit func(EventKind)) {
	for i := range p.Or {
		kinds(&p.Or[i], visit)
	}
	if p.LifeBelow != nil {
		visit(LoseLife)
		return
	}
	if p.Kind != NoEvent {
		visit(p.Kind)
	}
}

// fillBudget sets how often, or for how much, an effect can act.
func (w *walker) fillBudget(st *state, id EffectID) error {
	inst := &w.sc.Effects[id]
	if inst.Effect.Budget.Kind == Static {
		st.budgets[id] = -1
		return nil
	}
	v := w.newView(st, inst, nil, nil)
	n, ok := v.eval(inst.Effect.Budget.N)
	if !ok {
		return v.need(id)
	}
	if n > math.MaxInt32 {
		return ErrTooLarge
	}
	st.budgets[id] = int32(n)
	if inst.Effect.Budget.Each {
		if inst.StartedIn > 0 {
			return &Unsupported{Effect: id, What: say.New("shields for each of several that are made between the events")}
		}
		w.makeEach(st, id, int32(n))
	}
	return nil
}

// findTwins maps each effect to the first that no play can tell apart from it:
// the same text, controller and bindings, and no word about its own object.
func (w *walker) findTwins() {
	w.twin = make([]EffectID, len(w.sc.Effects))
	for i := range w.sc.Effects {
		w.twin[i] = EffectID(i)
		for j := 0; j < i; j++ {
			if w.twins(&w.sc.Effects[i], &w.sc.Effects[j]) {
				w.twin[i] = w.twin[j]
				break
			}
		}
	}
}

// twins reports whether nothing can tell two instances apart.
func (w *walker) twins(a, b *Instance) bool {
	same := a.Ability == b.Ability && a.StartedIn == b.StartedIn && a.Controller == b.Controller && a.Attached == b.Attached && a.Target == b.Target && a.Target2 == b.Target2 &&
		a.ChosenSrc == b.ChosenSrc && a.Chosen == b.Chosen && a.ChosenWord == b.ChosenWord && a.X == b.X && a.Own == b.Own && a.Created == b.Created
	if !same || w.links && a.Source != b.Source || !sameEffect(a.Effect, b.Effect) {
		return false
	}
	return a.Source == b.Source || !speaksOfItself(a.Effect) && !w.inQuestion(a.Source) && !w.inQuestion(b.Source)
}

// sameEffect reports whether two effects say the same.
func sameEffect(a, b *Effect) bool {
	return a == b || len(a.Do) == len(b.Do) && a.When.Kind == b.When.Kind && a.Equal(b)
}

// inQuestion reports whether an object is itself part of what happens.
func (w *walker) inQuestion(id ObjectID) bool {
	for i := range w.sc.Events {
		for j := range w.sc.Events[i].Events {
			ev := &w.sc.Events[i].Events[j]
			if id != NoObject && (ev.Object == id || ev.Source == id || ev.To.Object == id) {
				return true
			}
		}
	}
	return false
}

// fail stops the walk; the first reason is kept.
func (w *walker) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

// advance goes on until somebody has to choose or nothing is left to do.
func (w *stepper) advance(st *state) {
	for st.choice == nil && !st.done && !st.paused && w.err == nil {
		switch {
		case st.pend != nil:
			w.applyPending(st)
		case len(st.moment) > 0:
			w.settle(st)
		case len(st.later) > 0: // every event of the moment was replaced or prevented
			w.lineUp(st)
		case len(st.agenda) > 0 && st.moments >= maxMoments:
			w.fail(ErrTooLarge)
		case len(st.agenda) > 0:
			st.moments++
			w.nextTask(st)
		default:
			st.done = true
		}
	}
}

// take answers the open choice with its option i.
func (w *walker) take(st *state, i int) {
	p := st.choice
	st.choice = nil
	st.round.chosen(p)
	if p.kind == ChooseObject && st.pend == nil {
		w.takeAmong(st, p, i)
		return
	}
	if p.kind == ChooseDestination && p.nodes != nil {
		w.takeWay(st, p, i)
		return
	}
	if p.kind != ChooseOrder {
		st.pend0 = *st.pend
		st.pend0.picks = append(append([]int(nil), st.pend0.picks...), i)
		st.pend = &st.pend0
		return
	}
	id := p.order[i]
	n := st.at(p.at(i))
	if p.loop {
		w.takeLoop(st, n, id, p)
		return
	}
	if w.rules.orderedAtOnce && !w.isMay(p) {
		w.place(st, n, id)
		return
	}
	if id == NoEffect {
		w.decline(st, n, p)
		return
	}
	if who := w.decider(st, n, id); who != NoPlayer && who != p.chooser {
		w.offerOne(st, n, id)
		return
	}
	st.await(id, p.at(i))
}

// await makes an effect the next to be applied.
func (st *state) await(id EffectID, n uint16) {
	st.pend0 = pending{effect: id, node: n}
	st.pend = &st.pend0
}

// decline marks every optional effect that was on offer as having had its
// opportunity.
func (w *walker) decline(st *state, n int, p *point) {
	st.touched = true
	for i, id := range p.order {
		if id == NoEffect || p.at(i) != st.moment[n].id {
			continue
		}
		for _, k := range w.together(st, n, id) {
			w.mark(st, k, id)
		}
	}
	w.note(Step{Before: st.moment[n].ev, Chooser: p.chooser, Chosen: NoEffect, Kind: StepDecline, Asked: true, Option: "none"})
}

// mark uses an effect's opportunity on a node, and that of its twins' choice.
func (w *walker) mark(st *state, n int, id EffectID) {
	nd := &st.moment[n]
	if w.asCopyOf(st, n, id) {
		nd.ev.Marks = nd.ev.Marks.withCopy(id)
		return
	}
	nd.ev.Marks = nd.ev.Marks.With(id)
}

// note records a step while a trace is kept.
func (w *walker) note(s Step) {
	if w.trace != nil {
		w.introduce(&s)
		*w.trace = append(*w.trace, s)
	}
}

// aims reports whether an effect's words speak of what it targets.
func aims(e *Effect) bool {
	found := false
	visitRefs(e, func(r Ref) { found = found || r == Target || r == Target2 || r == AnyTarget || r == TargetController })
	return found
}

// speaksOfItself reports whether an effect's words name the object they are
// printed on, so that two copies of it can be told apart.
func speaksOfItself(e *Effect) bool {
	found := false
	visitRefs(e, func(r Ref) { found = found || r == This || r == GrantedBy || r == Attached || r == AttachedController })
	return found
}
