package cite

import (
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// Citations are the rules by which an effect was applied.
func Citations(a *play.Application, results [][]engine.Event) []cr.Rule {
	c := &citing{a: a, rules: a.W.RoomForRules(usualRules)}
	c.common()
	for i := range a.Eff.Do {
		c.change(&a.Eff.Do[i])
	}
	c.event(results)
	if len(a.Ahead) > 0 && a.Before.Kind == engine.Enter {
		c.givenUp()
	}
	c.add(a.Passed...)
	return c.rules
}

// usualRules is how many rules a step seldom exceeds.
const usualRules = 12

// citing collects rules without repetition.
type citing struct {
	a     *play.Application
	rules []cr.Rule
}

func (c *citing) add(rules ...cr.Rule) {
	for _, r := range rules {
		if !play.HasRule(c.rules, r) {
			c.rules = append(c.rules, r)
		}
	}
}

// common cites what concerns the effect whatever it does.
func (c *citing) common() {
	a := c.a
	n := &a.St.Moment[a.Nodes[0]]
	if a.Eff.Kind == engine.Prevention {
		c.prevention()
	} else {
		c.marks()
	}
	if a.Eff.Self || a.Eff.Class == engine.ClassSelf {
		c.add(SelfRules(a.W.Scenario.Edition)...)
	}
	switch possible.ClassOf(a.W, a.Inst) {
	case engine.ClassControl:
		c.add(cr.ControlStep)
	case engine.ClassCopy:
		if a.Before.Kind == engine.Enter {
			c.add(cr.CopyStep)
		}
	case engine.ClassBackFace:
		c.add(cr.BackFaceStep)
	}
	if n.Changed && n.Looked && !n.Seen.Has(a.ID) {
		c.add(cr.ChainedReplacement)
	}
	if a.Eff.Kind == engine.Replacement && (n.Changed || possible.SameEffectTwice(a.W, a.ID)) {
		c.add(cr.OneOpportunity) // which speaks of replacement effects alone
	}
	if n.Ordered {
		c.add(cr.ContradictionOnly)
	} else if a.W.Rules.OrderedAtOnce && n.Seen.Several() {
		c.add(cr.ChainedReplacement)
	}
	if n.Changed || n.Seen.Several() {
		c.add(cr.OneAtATimeThenLookAgain)
	}
	if n.Ev.Marks.Again.Has(a.ID) {
		c.add(cr.LoopBrokenByAffected)
	}
	if n.Within && n.Ev.Marks.Bits != 0 && a.W.Rules.ContainedLater {
		c.add(cr.ContainedEventLater)
	}
	if a.Before.Kind == engine.BeginPhase && n.Seen.Several() {
		c.add(cr.TwoSkipsSkipTwo)
	}
	if a.Before.Kind == engine.BeginPhase && len(a.Eff.Then) > 0 {
		c.add(cr.SkipThenAct)
	}
	if regeneratesDamaged(a) {
		c.add(cr.RegenerationDamageWasDealt)
	}
	if a.Before.Kind == engine.Move && a.Before.Object != engine.NoObject {
		c.add(cr.ZoneChangeSequence)
	}
	if a.Negative {
		c.add(cr.NegativeIsZero)
	}
	if a.Eff.Repeats {
		c.add(cr.CommanderZone, cr.CommanderRepeats)
	}
	for _, kind := range []string{"shield", "stun"} {
		if possible.Spends(a.Eff, kind) {
			c.add(play.Pick(kind == "shield", cr.ShieldCounters, cr.StunCounters))
		}
	}
	if a.Eff.FromZone == engine.Graveyard && a.Before.Kind == engine.Draw {
		c.add(cr.Dredge)
	}
	if isUmbraArmor(a) {
		c.add(cr.UmbraArmor)
	}
	c.add(a.Inst.Rules...)
	c.altered()
	c.keywords()
	c.source()
	c.circumstances()
	if a.Eff.Budget.Kind == engine.NextTime {
		c.add(cr.UsedUpWhenApplied)
	}
	if a.Eff.When.EffectOnly && look.PutsOrCreates(a.Before.Kind) {
		c.add(cr.IfAnEffectWould)
	}
	if a.Eff.Self && possible.Forbids(a.W, a.St, a.Nodes[0]) {
		c.add(cr.CantOnlySelfReplaced)
	}
}

// SelfRules are the rules on self-replacement effects that the edition has.
func SelfRules(e cr.Edition) []cr.Rule {
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
func regeneratesDamaged(a *play.Application) bool {
	return a.Before.Kind == engine.Destroy && a.Before.Cause == engine.ByStateBased && engine.Regenerates(a.Eff) && a.St.Board.Objects[a.Before.Object].Damage > 0
}

// keywords cites what protection, absorb and a finality counter mean.
func (c *citing) keywords() {
	eff := c.a.Eff
	switch {
	case engine.Protection(eff):
		c.add(cr.ProtectionPrevents)
	case eff.Kind == engine.Prevention && strings.Contains(eff.Text, "bsorb "):
		c.add(cr.Absorb)
	case c.a.Before.Kind == engine.Move:
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
	f := c.a.Eff.When.Source
	switch {
	case f == nil || c.a.Before.Kind != engine.Damage:
	case f.Is == engine.ChosenSource:
		c.add(cr.SourceReferences, cr.SourceChoices, cr.SourceChosenWhenCreated)
		c.namedSource(c.a.Inst.ChosenSrc)
		if f.AnyColors|f.Colors != 0 || f.Types != 0 {
			c.add(cr.ShieldChosenSourceRecheck)
		}
	case (f.AnyColors|f.Colors != 0 || f.Types != 0) && !c.a.Inst.Created:
		c.add(cr.SourceReferences, cr.StaticSourceQuality)
	}
}

// isUmbraArmor reports whether the effect has its Aura destroyed in place of
// what it enchants.
func isUmbraArmor(a *play.Application) bool {
	if a.Before.Kind != engine.Destroy || a.Eff.When.Affected == nil || a.Eff.When.Affected.Is != engine.Attached || len(a.Eff.Do) == 0 {
		return false
	}
	for _, in := range a.Eff.Do[0].Do {
		if in.Verb == engine.Destroy && in.What == engine.This {
			return true
		}
	}
	return false
}

// prevention cites the rules on prevention effects.
func (c *citing) prevention() {
	a := c.a
	if a.Unprev {
		c.add(cr.UnpreventableStillMeetsPrevention, cr.UnpreventableShieldKept, cr.UnpreventableOnce)
	}
	switch {
	case a.Eff.Budget.Kind == engine.NextN:
		c.add(cr.ShieldPointByPoint, cr.MultiUseShield)
		if a.Eff.Budget.Each {
			c.add(cr.ShieldForEach)
		}
		if len(a.Nodes) > 1 {
			c.add(cr.ShieldSeveralSources)
		}
	case a.Eff.Budget.Kind == engine.NextTime:
		c.add(cr.NextInstanceShield)
	default:
		for i := range a.Eff.Do {
			if a.Eff.Do[i].Kind == engine.PreventUpTo {
				c.add(cr.StaticPreventsPerEvent)
			}
		}
	}
	if len(a.Eff.Then) > 0 {
		c.add(cr.PreventionExtra)
	}
	for _, id := range a.W.OnPrevented {
		if a.Prevented > 0 && possible.PreventedFor(a, id) > 0 {
			c.add(cr.PreventionTriggerEach)
		}
	}
	c.add(cr.PreventMarks)
	if !a.Unprev || a.Prevented > 0 {
		c.add(cr.PreventedNeverHappens)
	}
}

// change cites what a change means.
func (c *citing) change(ch *engine.Change) {
	switch ch.Kind {
	case engine.RedirectTo:
		c.add(play.Pick(engine.MovesExcess(c.a.Eff), cr.ExcessDamageMoved, cr.RedirectionDefinition))
	case engine.InsteadDo, engine.MoveTo, engine.TokensInstead:
		c.add(cr.ReplacedNeverHappens)
	case engine.EnterCopy:
		c.add(cr.EntersAsCopyNow, cr.CopyTakesCopiableValues)
	case engine.EnterChoose, engine.Offer:
		if ch.What == "anchor word" {
			c.add(cr.AnchorWords)
		}
		if c.a.Before.Kind == engine.Enter {
			c.add(cr.EntersChoiceBefore)
		}
	case engine.EnterUnder:
		if c.a.Before.Kind == engine.CreateTokens {
			c.add(cr.TokenCreator)
		}
	case engine.EnterCounters:
		c.add(cr.CountersOnEntering)
	case engine.OneOf:
		if c.a.Before.Kind != engine.Enter {
			c.add(cr.ModalReplacement)
		}
	}
}

// event cites what concerns the kind of event.
func (c *citing) event(results [][]engine.Event) {
	a := c.a
	if r, ok := possible.ActionRule(&a.Before); ok && r.InForce(a.W.Scenario.Edition) {
		c.add(r)
	}
	if a.Before.Cause == engine.ByCost {
		c.add(cr.CostActionReplaced)
	}
	switch a.Before.Kind {
	case engine.Enter:
		c.add(cr.EntersLookahead)
	case engine.Draw:
		if n := len(a.St.Agenda); n > 0 && a.St.Agenda[n-1].Draws > 0 {
			c.add(cr.DrawSequencePauses)
		}
		c.add(cr.DrawReplacedOnEmptyLibrary)
	case engine.DrawCards:
		c.add(cr.DrawCountFirst)
	case engine.ProduceMana:
		c.add(cr.ManaTappedForReplaced)
	}
	for _, events := range results {
		for i := range events {
			if a.Eff.May != engine.NoRef && events[i].Kind == engine.DrawCards && a.St.Board.Players[events[i].Player].Library == 0 {
				c.add(cr.DrawOfferEmptyLibrary)
			}
			if events[i].Kind == engine.DrawCards && a.Before.Kind != engine.DrawCards {
				c.add(cr.ReplacementDrawsLast, cr.DrawsOneAtATime)
			}
		}
	}
}

// altered cites the rules on what effects changed about the objects of the
// event: switched power and toughness, changed texts, a spell's changes that
// the permanent keeps.
func (c *citing) altered() {
	ev := c.a.Before
	for _, id := range []engine.ObjectID{ev.Source, ev.Object, ev.To.Object, c.a.Inst.Source} {
		if id == engine.NoObject {
			continue
		}
		o := &c.a.St.Board.Objects[id]
		if o.Switched {
			c.add(cr.SwitchPowerToughness)
		}
		if id != c.a.Inst.Source && c.looksAtWords(id) {
			c.add(o.Changed...)
		}
		if id == ev.Source && o.Original() != nil && o.Zone == engine.Battlefield && c.a.W.Scenario.Board.Objects[id].Zone == engine.Stack && c.a.W.Rules.SpellChangesStay {
			c.add(cr.SpellEffectsFollow)
		}
		if ev.Kind == engine.Enter && id == ev.Object && o.Original() != nil && c.a.W.Rules.SpellChangesCount {
			c.add(cr.EntersSpellChangesCount, cr.SpellEffectsFollow)
		}
	}
}

// looksAtWords reports whether the effect asks for what text-changing effects can
// change about an object of the event: its color words or its types.
func (c *citing) looksAtWords(id engine.ObjectID) bool {
	asks := func(f *engine.Filter) bool {
		return f != nil && (len(f.Subtypes)+len(f.AnySubtypes) > 0 || f.AnyColors|f.Colors != 0)
	}
	when := &c.a.Eff.When
	return id == c.a.Before.Source && asks(when.Source) || id != c.a.Before.Source && asks(when.Affected)
}

// castKeyword cites the keyword that sends a card elsewhere.
func (c *citing) castKeyword() {
	word, _, _ := strings.Cut(strings.ToLower(c.a.Eff.Text), " ")
	word, _, _ = strings.Cut(word, "—")
	switch word {
	case "flashback":
		c.add(cr.Flashback)
	case "jump-start":
		c.add(cr.JumpStart)
	case "rebound":
		c.add(cr.Rebound)
	case "buyback":
		c.add(cr.Buyback)
	case "unearth":
		c.add(cr.Unearth)
	case "madness":
		c.add(cr.Madness)
	}
}

// circumstances cites what concerns the way in which an effect came to act,
// beside what it does.
func (c *citing) circumstances() {
	a := c.a
	if a.Eff.Budget.Kind == engine.Static && a.Eff.Until == engine.Forever && appliedBefore(a.W, a.ID) {
		c.add(cr.StaticNotUsedUp)
	}
	if a.Unprev && a.Eff.When.Source != nil && a.Eff.When.Source.Is == engine.ChosenSource {
		c.add(cr.ShieldKeptIfNothingDone)
	}
	if a.Before.Kind == engine.PutCounters && a.Eff.When.Doer != nil && a.St.Entering(a.Nodes[0]) != nil {
		c.add(cr.CountersWhoPuts)
	}
	if a.Impossible {
		c.add(cr.ModifiedImpossibleIgnored, cr.ImpossibleIgnored)
	}
}

// namedSource cites the rule by which a source of damage could be named that is
// no ordinary permanent or spell.
func (c *citing) namedSource(id engine.ObjectID) {
	if id == engine.NoObject {
		return
	}
	w, st := c.a.W, c.a.St
	first := &w.Scenario.Board.Objects[id]
	switch {
	case first.Zone == engine.Command:
		c.add(cr.SourceCommandZone)
	case first.Zone == engine.Stack && first.Types&engine.PermanentTypes != 0:
		c.add(cr.SourceSpellToPermanent)
	case c.a.Before.Combat && st.HasLeft(id):
		c.add(cr.SourceCombatStack, cr.CombatDamageOnStack)
	case st.HasLeft(id) && look.Waiting(w, id):
		c.add(cr.SourceWaitingEffects)
	}
}

// givenUp cites the rules on what is given up for an entering: other objects may
// change zones, and what a choice needs is chosen before.
func (c *citing) givenUp() {
	for i := range c.a.Ahead {
		switch c.a.Ahead[i].Kind {
		case engine.Sacrifice, engine.Move, engine.Discard:
			c.add(cr.EntersMovesOthers)
		}
	}
	c.add(cr.EntersChoiceBefore)
}
