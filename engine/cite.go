package engine

import (
	"slices"
	"strings"

	"apnap/engine/cr"
)

// noteAfter records that an additional effect took place.
func (w *walker) noteAfter(st *state, id EffectID, events []Event) {
	if w.trace == nil || len(events) == 0 {
		return
	}
	rules := []cr.Rule{cr.PreventionExtra}
	switch w.sc.Effects[id].Effect.Kind {
	case InstructionOf, Triggered:
		rules = []cr.Rule{cr.InstructionsInOrder}
	case Scheduled:
		rules = []cr.Rule{cr.NextWaitsForUnskipped}
	case Replacement:
		if w.sc.Effects[id].Effect.When.Kind == BeginPhase {
			rules = []cr.Rule{cr.SkipThenAct}
			break
		}
		rules = []cr.Rule{cr.ModifiedEventTriggers}
		if w.sc.Effects[id].Effect.Self {
			rules = []cr.Rule{cr.InstructionsInOrder}
		}
	}
	w.note(Step{Moment: st.moment0 - 1, Kind: StepAfter, Chosen: id, Chooser: NoPlayer, Before: events[0], Extra: events, Rules: rules})
}

// noteExcluded records, at the first look at an event, that an effect which
// waits for such events does not apply by a rule worth telling.
func (w *walker) noteExcluded(st *state, i int, id EffectID, got why) {
	if w.trace == nil {
		return
	}
	x := Exclusion{Effect: id, Why: got.clause, Rule: got.rule}
	if !slices.ContainsFunc(w.kept, func(k Exclusion) bool { return k.Effect == id }) {
		w.kept = append(w.kept, x)
	}
	if !got.named || st.moment[i].looked && (got.rule != cr.ActionIsNoEffect || w.toldExcluded(id, got.rule)) {
		return
	}
	rules := []cr.Rule{got.rule}
	if st.moment[i].ev.Kind == Enter {
		rules = append(rules, cr.EntersLookahead)
	}
	w.note(Step{Moment: st.moment0 - 1, Kind: StepExcluded, Before: st.moment[i].ev, Chosen: id, Chooser: NoPlayer, Excluded: []Exclusion{x}, Rules: rules})
}

// toldExcluded reports whether the trace has told already that a rule keeps an
// effect from applying.
func (w *walker) toldExcluded(id EffectID, r cr.Rule) bool {
	return slices.ContainsFunc(*w.trace, func(s Step) bool {
		return s.Kind == StepExcluded && s.Chosen == id && hasRule(s.Rules, r)
	})
}

// noteChance cites the rule of the one opportunity where an effect would fit a
// settled event again, were it not for its mark.
func (w *walker) noteChance(st *state, i int) {
	if w.trace == nil || len(*w.trace) == 0 {
		return
	}
	last := &(*w.trace)[len(*w.trace)-1]
	if last.Kind != StepApply || w.sc.Effects[last.Chosen].Effect.Kind != Replacement || hasRule(last.Rules, cr.OneOpportunity) {
		return
	}
	n := &st.moment[i]
	for id := range w.byKind[n.ev.Kind].all() {
		if !n.ev.Marks.Has(id) || w.sc.Effects[id].Effect.Kind != Replacement {
			continue
		}
		v := w.newView(st, &w.sc.Effects[id], &n.ev, st.entering(i))
		if fits, _ := v.patternFits(&v.inst.Effect.When); fits == Yes {
			last.Rules = append(last.Rules, cr.OneOpportunity)
			if n.ev.Kind == Damage && redirects(v.inst.Effect) {
				last.Rules = append(last.Rules, cr.RedirectionLoopEnds)
			}
			return
		}
	}
}

// redirects reports whether an effect is a redirection.
func redirects(e *Effect) bool {
	for i := range e.Do {
		if e.Do[i].Kind == RedirectTo {
			return true
		}
	}
	return false
}

// hasRule reports whether a rule is in a list.
func hasRule(list []cr.Rule, r cr.Rule) bool {
	for _, x := range list {
		if x == r {
			return true
		}
	}
	return false
}

// noteBegun records that an effect which comes into being now would skip what
// has already begun, and comes too late for that (cr.SkipNotOnceStarted).
func (w *walker) noteBegun(st *state, id EffectID) {
	inst := &w.sc.Effects[id]
	if st.board.Step == "" || inst.Effect.When.Kind != BeginPhase {
		return
	}
	ev := beginning(st.board.Active, st.board.Step)
	v := w.newView(st, inst, &ev, nil)
	if t, _ := v.patternFits(&inst.Effect.When); t == Yes {
		x := Exclusion{Effect: id, Why: HasBegun, Rule: cr.SkipNotOnceStarted}
		w.note(Step{Kind: StepExcluded, Before: ev, Chosen: id, Chooser: NoPlayer, Excluded: []Exclusion{x}, Rules: []cr.Rule{cr.SkipNotOnceStarted}})
	}
}

// noteHappened records an event that happened where a rule stands behind it
// that no effect's step has told.
func (w *walker) noteHappened(st *state, ev *Event) {
	if w.trace == nil {
		return
	}
	rules := happeningRules(st, ev)
	if slices.ContainsFunc(st.line.took, func(t TooLate) bool { return t.Object == ev.Object && ev.Object != NoObject }) {
		rules = nil // told as the check was
	}
	if w.rules.commanderStateBased && mournedCommander(st.board, ev) {
		rules = append(rules, cr.CommanderStateBased)
	}
	if len(rules) > 0 {
		w.note(Step{Moment: st.moment0 - 1, Kind: StepHappen, Before: *ev, Chosen: NoEffect, Chooser: NoPlayer, Rules: rules})
	}
}

// happeningRules are the rules behind an event as it happens.
func happeningRules(st *state, ev *Event) []cr.Rule {
	switch {
	case ev.Kind == LoseGame && ev.How == EmptyLibrary:
		return []cr.Rule{cr.DrawEmptyLoses}
	case ev.Kind == Move && ev.How == "sacrificed":
		if ev.Object != NoObject && countersOn(st.board.Objects[ev.Object].Counters, "shield") > 0 {
			return []cr.Rule{cr.SacrificeIsNotDestruction, cr.ShieldCounters}
		}
		return []cr.Rule{cr.SacrificeIsNotDestruction}
	case ev.Kind == Move && ev.How == "destroyed" && ev.Cause == ByStateBased:
		return []cr.Rule{cr.LethalDamage}
	case ev.Kind == Move && ev.From == Library && ev.Dest == Hand:
		return []cr.Rule{cr.HandWithoutDraw}
	case ev.Kind == Enter && !ev.Entry.Created && st.board.Objects[ev.Object].Token == Yes && ev.From == Stack:
		return []cr.Rule{cr.SpellCopyTokenNotCreated}
	case ev.Kind == Enter && ev.Entry.Created && ev.Doer != NoPlayer && ev.Doer != ev.Player:
		return []cr.Rule{cr.TokenCreator}
	case ev.Kind == Enter && ev.From == Stack && len(st.board.Objects[ev.Object].traits) > 0:
		return []cr.Rule{cr.SpellEffectsFollow}
	case ev.Kind == Connive && st.board.Objects[ev.Object].Zone != Battlefield:
		return []cr.Rule{cr.ConniveLastKnown}
	case ev.Kind == Explore_ && st.board.Objects[ev.Object].Zone != Battlefield:
		return []cr.Rule{cr.ExploreLastKnown}
	case ev.Kind == PutCounters && ev.Doubled:
		return []cr.Rule{cr.DoublingCountersPutsCounters}
	case ev.Kind == Move && ev.Object == NoObject && ev.From == Library && entersFromLibrary(st, ev.Player):
		return []cr.Rule{cr.EntersTopOfLibrary}
	}
	return nil
}

// entersFromLibrary reports whether a card of the player's library is entering
// in the same moment.
func entersFromLibrary(st *state, p PlayerID) bool {
	for i := range st.moment {
		ev := &st.moment[i].ev
		if ev.Kind == Enter && ev.From == Library && st.board.Objects[ev.Object].Owner == p {
			return true
		}
	}
	return false
}

// citations are the rules by which an effect was applied.
func (a *application) citations(results [][]Event) []cr.Rule {
	c := &citing{a: a, rules: make([]cr.Rule, 0, usualRules)}
	c.common()
	for i := range a.eff.Do {
		c.change(&a.eff.Do[i])
	}
	c.event(results)
	if len(a.ahead) > 0 && a.before.Kind == Enter {
		c.givenUp()
	}
	c.add(a.passed...)
	return c.rules
}

// usualRules is how many rules a step seldom exceeds.
const usualRules = 12

// citing collects rules without repetition.
type citing struct {
	a     *application
	rules []cr.Rule
}

func (c *citing) add(rules ...cr.Rule) {
	for _, r := range rules {
		if !hasRule(c.rules, r) {
			c.rules = append(c.rules, r)
		}
	}
}

// common cites what concerns the effect whatever it does.
func (c *citing) common() {
	a := c.a
	n := &a.st.moment[a.nodes[0]]
	if a.eff.Kind == Prevention {
		c.prevention()
	} else {
		c.marks()
	}
	if a.eff.Self || a.eff.Class == ClassSelf {
		c.add(selfRules(a.w.sc.Edition)...)
	}
	switch a.w.classOf(a.inst) {
	case ClassControl:
		c.add(cr.ControlStep)
	case ClassCopy:
		if a.before.Kind == Enter {
			c.add(cr.CopyStep)
		}
	case ClassBackFace:
		c.add(cr.BackFaceStep)
	}
	if n.changed && n.looked && !n.seen.has(a.id) {
		c.add(cr.ChainedReplacement)
	}
	if a.eff.Kind == Replacement && (n.changed || a.w.sameEffectTwice(a.id)) {
		c.add(cr.OneOpportunity) // which speaks of replacement effects alone
	}
	if n.ordered {
		c.add(cr.ContradictionOnly)
	} else if a.w.rules.orderedAtOnce && n.seen.several() {
		c.add(cr.ChainedReplacement)
	}
	if n.changed || n.seen.several() {
		c.add(cr.OneAtATimeThenLookAgain)
	}
	if n.ev.Marks.again.has(a.id) {
		c.add(cr.LoopBrokenByAffected)
	}
	if n.within && n.ev.Marks.bits != 0 && a.w.rules.containedLater {
		c.add(cr.ContainedEventLater)
	}
	if a.before.Kind == BeginPhase && n.seen.several() {
		c.add(cr.TwoSkipsSkipTwo)
	}
	if a.before.Kind == BeginPhase && len(a.eff.Then) > 0 {
		c.add(cr.SkipThenAct)
	}
	if a.regeneratesDamaged() {
		c.add(cr.RegenerationDamageWasDealt)
	}
	if a.before.Kind == Move && a.before.Object != NoObject {
		c.add(cr.ZoneChangeSequence)
	}
	if a.negative {
		c.add(cr.NegativeIsZero)
	}
	if a.eff.Repeats {
		c.add(cr.CommanderZone, cr.CommanderRepeats)
	}
	for _, kind := range []string{"shield", "stun"} {
		if spends(a.eff, kind) {
			c.add(pick(kind == "shield", cr.ShieldCounters, cr.StunCounters))
		}
	}
	if a.eff.FromZone == Graveyard && a.before.Kind == Draw {
		c.add(cr.Dredge)
	}
	if a.isUmbraArmor() {
		c.add(cr.UmbraArmor)
	}
	c.add(a.inst.Rules...)
	c.altered()
	c.keywords()
	c.source()
	c.circumstances()
	if a.eff.Budget.Kind == NextTime {
		c.add(cr.UsedUpWhenApplied)
	}
	if a.eff.When.EffectOnly && putsOrCreates(a.before.Kind) {
		c.add(cr.IfAnEffectWould)
	}
	if a.eff.Self && a.w.forbids(a.st, a.nodes[0]) {
		c.add(cr.CantOnlySelfReplaced)
	}
}

// selfRules are the rules on self-replacement effects that the edition has.
func selfRules(e cr.Edition) []cr.Rule {
	var rules []cr.Rule
	for _, r := range [...]cr.Rule{cr.SelfReplacementFirst, cr.SelfReplacementDefinition, cr.SelfReplacementAnnounced} {
		if r.InForce(e) {
			rules = append(rules, r)
		}
	}
	return rules
}

// regeneratesDamaged reports whether the effect regenerates what damage is
// destroying, which was dealt all the same.
func (a *application) regeneratesDamaged() bool {
	return a.before.Kind == Destroy && a.before.Cause == ByStateBased && regenerates(a.eff) && a.st.board.Objects[a.before.Object].Damage > 0
}

// keywords cites what protection, absorb and a finality counter mean.
func (c *citing) keywords() {
	eff := c.a.eff
	switch {
	case protection(eff):
		c.add(cr.ProtectionPrevents)
	case eff.Kind == Prevention && strings.Contains(eff.Text, "bsorb "):
		c.add(cr.Absorb)
	case c.a.before.Kind == Move:
		c.castKeyword()
	}
	for i := range eff.If {
		if f := eff.If[i].Filter; f != nil && f.Counter == "finality" {
			c.add(cr.FinalityCounters)
		}
	}
}

// source cites the rules on effects that look at a source.
func (c *citing) source() {
	f := c.a.eff.When.Source
	switch {
	case f == nil || c.a.before.Kind != Damage:
	case f.Is == ChosenSource:
		c.add(cr.SourceReferences, cr.SourceChoices, cr.SourceChosenWhenCreated)
		c.namedSource(c.a.inst.ChosenSrc)
		if f.AnyColors|f.Colors != 0 || f.Types != 0 {
			c.add(cr.ShieldChosenSourceRecheck)
		}
	case (f.AnyColors|f.Colors != 0 || f.Types != 0) && !c.a.inst.Created:
		c.add(cr.SourceReferences, cr.StaticSourceQuality)
	}
}

// isUmbraArmor reports whether the effect has its Aura destroyed in place of
// what it enchants.
func (a *application) isUmbraArmor() bool {
	if a.before.Kind != Destroy || a.eff.When.Affected == nil || a.eff.When.Affected.Is != Attached || len(a.eff.Do) == 0 {
		return false
	}
	for _, in := range a.eff.Do[0].Do {
		if in.Verb == Destroy && in.What == This {
			return true
		}
	}
	return false
}

// sameEffectTwice reports whether another effect does the same.
func (w *walker) sameEffectTwice(id EffectID) bool {
	for i := range w.twin {
		if EffectID(i) != id && w.twin[i] == w.twin[id] {
			return true
		}
	}
	return false
}

// prevention cites the rules on prevention effects.
func (c *citing) prevention() {
	a := c.a
	if a.unprev {
		c.add(cr.UnpreventableStillMeetsPrevention, cr.UnpreventableShieldKept, cr.UnpreventableOnce)
	}
	switch {
	case a.eff.Budget.Kind == NextN:
		c.add(cr.ShieldPointByPoint, cr.MultiUseShield)
		if a.eff.Budget.Each {
			c.add(cr.ShieldForEach)
		}
		if len(a.nodes) > 1 {
			c.add(cr.ShieldSeveralSources)
		}
	case a.eff.Budget.Kind == NextTime:
		c.add(cr.NextInstanceShield)
	default:
		for i := range a.eff.Do {
			if a.eff.Do[i].Kind == PreventUpTo {
				c.add(cr.StaticPreventsPerEvent)
			}
		}
	}
	if len(a.eff.Then) > 0 {
		c.add(cr.PreventionExtra)
	}
	for _, id := range a.w.onPrevented {
		if a.prevented > 0 && a.preventedFor(id) > 0 {
			c.add(cr.PreventionTriggerEach)
		}
	}
	c.add(cr.PreventMarks)
	if !a.unprev || a.prevented > 0 {
		c.add(cr.PreventedNeverHappens)
	}
}

// change cites what a change means.
func (c *citing) change(ch *Change) {
	switch ch.Kind {
	case RedirectTo:
		c.add(pick(movesExcess(c.a.eff), cr.ExcessDamageMoved, cr.RedirectionDefinition))
	case InsteadDo, MoveTo, TokensInstead:
		c.add(cr.ReplacedNeverHappens)
	case EnterCopy:
		c.add(cr.EntersAsCopyNow, cr.CopyTakesCopiableValues)
	case EnterChoose, Offer:
		if ch.What == "anchor word" {
			c.add(cr.AnchorWords)
		}
		if c.a.before.Kind == Enter {
			c.add(cr.EntersChoiceBefore)
		}
	case EnterUnder:
		if c.a.before.Kind == CreateTokens {
			c.add(cr.TokenCreator)
		}
	case EnterCounters:
		c.add(cr.CountersOnEntering)
	case OneOf:
		if c.a.before.Kind != Enter {
			c.add(cr.ModalReplacement)
		}
	}
}

// event cites what concerns the kind of event.
func (c *citing) event(results [][]Event) {
	a := c.a
	if r, ok := actionRule(&a.before); ok && r.InForce(a.w.sc.Edition) {
		c.add(r)
	}
	if a.before.Cause == ByCost {
		c.add(cr.CostActionReplaced)
	}
	switch a.before.Kind {
	case Enter:
		c.add(cr.EntersLookahead)
	case Draw:
		if n := len(a.st.agenda); n > 0 && a.st.agenda[n-1].draws > 0 {
			c.add(cr.DrawSequencePauses)
		}
		c.add(cr.DrawReplacedOnEmptyLibrary)
	case DrawCards:
		c.add(cr.DrawCountFirst)
	case ProduceMana:
		c.add(cr.ManaTappedForReplaced)
	}
	for _, events := range results {
		for i := range events {
			if a.eff.May != NoRef && events[i].Kind == DrawCards && a.st.board.Players[events[i].Player].Library == 0 {
				c.add(cr.DrawOfferEmptyLibrary)
			}
			if events[i].Kind == DrawCards && a.before.Kind != DrawCards {
				c.add(cr.ReplacementDrawsLast, cr.DrawsOneAtATime)
			}
		}
	}
}
