package wording

import (
	"cmp"
	"strings"

	"apnap/engine"
)

// kindName is what the contract calls a fact of this event's kind.
func kindName(ev *engine.Event) string {
	switch {
	case ev.Kind == engine.OtherAction && ev.What == "look at":
		return "look"
	case ev.Kind == engine.OtherAction:
		return strings.ReplaceAll(strings.ToLower(ev.What), " ", "_")
	}
	return cmp.Or(ev.Kind.Name(), "event")
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
