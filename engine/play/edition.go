package play

import (
	"apnap/engine"
	"apnap/engine/cr"
)

// What "if you do" asks has changed three times. From the first it asked whether
// something was done, be it what took the action's place; since the autumn of
// 2003 it asks of an optional action only whether the player chose it
// (cr.IfYouDoChecksChoice), and since 2008 of any other only whether the player
// began it (cr.IfYouDoMandatory).

// choiceAlone is the first edition in which the choice alone counted.
const choiceAlone = "2003-10-01"

// leftBehind is where what is still under the control of a player who leaves goes:
// into exile, and out of the game while exile was no zone of its own.
func leftBehind(e cr.Edition) engine.Zone {
	if e.Before("2009-07-11") {
		return engine.OutsideGame
	}
	return engine.Exile
}

// Behaviours are the rules of the edition that change what happens, read once.
type Behaviours struct {
	ZeroDamageNothing    bool
	ZeroGainNothing      bool
	SelfFirst            bool
	ControlStep          bool
	CopyStep             bool
	BackFaceStep         bool
	ContainedLater       bool
	ExistingEffectsCount bool
	GrantedIgnored       bool
	UnpreventableMeets   bool
	LifelinkIsResult     bool
	CommanderStateBased  bool
	DeathtouchDestroys   bool
	OrderedAtOnce        bool
	LoopBroken           bool
	CombatOnStack        bool
	NotCoEntrants        bool
	ChosenOnce           bool
	ChosenOnceTogether   bool
	CantLookahead        bool
	TokensForbidden      bool
	LibraryPassed        bool
	ChoiceCounts         bool
	BeginningCounts      bool
	ContradictionChosen  bool
	SourceBySource       bool
	StaticBySource       bool
	SpellChangesCount    bool
	SpellChangesStay     bool
	IfAnEffect           bool
	EnteringCounters     bool
	OwnerOutOfPlay       bool
	// LeftBehind is where what a player who leaves still controls goes.
	LeftBehind engine.Zone
}

// BehavioursOf reads the edition's rules.
func BehavioursOf(e cr.Edition) Behaviours {
	return Behaviours{
		ZeroDamageNothing:    cr.ZeroDamageIsNoDamage.InForce(e),
		ZeroGainNothing:      cr.ZeroLifeGainNoEvent.InForce(e),
		SelfFirst:            cr.SelfReplacementFirst.InForce(e) || cr.SelfReplacementAnnounced.InForce(e),
		ControlStep:          cr.ControlStep.InForce(e),
		CopyStep:             cr.CopyStep.InForce(e),
		BackFaceStep:         cr.BackFaceStep.InForce(e),
		ContainedLater:       cr.ContainedEventLater.InForce(e),
		ExistingEffectsCount: !cr.EntersIgnoresOtherSources.InForce(e) && cr.EntersCountsExistingEffects.InForce(e),
		GrantedIgnored:       cr.EntersLookahead.InForce(e) && !cr.EntersCountsExistingEffects.InForce(e),
		UnpreventableMeets:   cr.UnpreventableStillMeetsPrevention.InForce(e),
		NotCoEntrants:        cr.EntersNotCoEntrants.InForce(e),
		ChosenOnce:           cr.EntersChosenOnce.InForce(e),
		ChosenOnceTogether:   cr.EntersChosenOnce.InForce(e) && e.AtLeast(chosenOnceForAll),
		LibraryPassed:        cr.EntersTopOfLibrary.InForce(e),
		TokensForbidden:      cr.TokenNotCreatedIfForbidden.InForce(e),
		CantLookahead:        cr.CantEntersLookahead.InForce(e),
		CommanderStateBased:  cr.CommanderStateBased.InForce(e),
		DeathtouchDestroys:   cr.DeathtouchDestroys.InForce(e),
		LifelinkIsResult:     cr.DamageLifelink.InForce(e) && cr.DamageFourParts.InForce(e),
		OrderedAtOnce:        cr.ContradictionOnly.InForce(e),
		LoopBroken:           cr.LoopBrokenByAffected.InForce(e),
		CombatOnStack:        cr.CombatDamageOnStack.InForce(e),
		ChoiceCounts:         cr.IfYouDoChecksChoice.InForce(e) && e.AtLeast(choiceAlone),
		BeginningCounts:      cr.IfYouDoMandatory.InForce(e),
		ContradictionChosen:  cr.ContradictionChosen.InForce(e),
		SourceBySource:       e.Before(pointByPoint),
		StaticBySource:       cr.StaticPreventsPerEvent.InForce(e) && e.Before(perEvent),
		SpellChangesCount:    cr.EntersSpellChangesCount.InForce(e) || cr.SpellEffectsFollow.InForce(e) && !cr.EntersLookahead.InForce(e),
		SpellChangesStay:     cr.SpellEffectsFollow.InForce(e),
		IfAnEffect:           cr.IfAnEffectWould.InForce(e),
		EnteringCounters:     cr.CountersOnEntering.InForce(e),
		LeftBehind:           leftBehind(e),
		OwnerOutOfPlay:       !cr.OwnerChoosesWithoutController.InForce(e),
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
