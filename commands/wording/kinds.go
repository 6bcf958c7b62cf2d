package wording

import (
	"strings"

	"apnap/engine"
)

// kindName is what the contract calls a fact of this event's kind.
func kindName(ev *engine.Event) string {
	switch ev.Kind {
	case engine.GainLife:
		return "life_gain"
	case engine.LoseLife:
		return "life_loss"
	case engine.SetLife:
		return "set_life"
	case engine.PayLife:
		return "pay_life"
	case engine.DrawCards, engine.Draw:
		return "draw"
	case engine.PutCounters:
		return "counters"
	case engine.RemoveCounters:
		return "remove_counters"
	case engine.OtherAction:
		if ev.What == "look at" {
			return "look"
		}
		return strings.ReplaceAll(strings.ToLower(ev.What), " ", "_")
	}
	return actionName(ev.Kind)
}

// actionName is the contract's verb for an event that is an action.
func actionName(kind engine.EventKind) string {
	switch kind {
	case engine.Destroy:
		return "destroy"
	case engine.Sacrifice:
		return "sacrifice"
	case engine.Discard:
		return "discard"
	case engine.Mill:
		return "mill"
	case engine.Regenerate:
		return "regenerate"
	case engine.Tap:
		return "tap"
	case engine.Untap:
		return "untap"
	case engine.Transform:
		return "transform"
	case engine.TurnFaceUp:
		return "turn_face_up"
	case engine.PhaseOut:
		return "phase_out"
	case engine.PhaseIn:
		return "phase_in"
	case engine.Scry:
		return "scry"
	case engine.Surveil:
		return "surveil"
	case engine.SearchLibrary:
		return "search"
	case engine.ShuffleLibrary:
		return "shuffle"
	case engine.Reveal:
		return "reveal"
	}
	return gameActionName(kind)
}

// gameActionName is the verb for the actions that are left.
func gameActionName(kind engine.EventKind) string {
	switch kind {
	case engine.RollDice:
		return "roll"
	case engine.FlipCoin:
		return "flip"
	case engine.Proliferate:
		return "proliferate"
	case engine.Explore_:
		return "explore"
	case engine.Connive:
		return "connive"
	case engine.Investigate:
		return "investigate"
	case engine.CastSpell:
		return "cast"
	case engine.CopySpell:
		return "copy_spell"
	case engine.CounterSpell:
		return "counter_spell"
	case engine.BeginPhase:
		return "begin"
	case engine.ExtraTurn:
		return "extra_turn"
	case engine.WinGame:
		return "win_game"
	case engine.LoseGame:
		return "lose_game"
	case engine.GainControl:
		return "gain_control"
	case engine.Alter:
		return "alter"
	}
	return "event"
}

// ScopeOf is what sort of effect it is, as the contract spells it.
func ScopeOf(e *engine.Effect) string {
	switch e.Kind {
	case engine.Prevention:
		return "prevention"
	case engine.Cant, engine.Unprevented, engine.NoRegenerate:
		return "cant"
	case engine.Continuous:
		return "continuous"
	case engine.AsThough, engine.PreventedTrigger, engine.Triggered, engine.NoTriggers, engine.MoreTriggers:
		return "other"
	}
	return "replacement"
}
