package engine

import (
	"strings"

	"apnap/engine/cr"
)

// actionRule is the rule that says what an action of the kind is; false for
// events that no keyword action names.
func actionRule(ev *Event) (cr.Rule, bool) {
	switch ev.Kind {
	case Scry:
		return cr.Scry, true
	case Surveil:
		return cr.Surveil, true
	case Mill:
		return cr.Mill, true
	case Discard:
		return cr.Discard, true
	case SearchLibrary:
		return cr.Search, true
	case ShuffleLibrary:
		return cr.Shuffle, true
	case Reveal:
		return cr.Reveal, true
	case Proliferate:
		return cr.Proliferate, true
	case Explore_:
		return cr.Explore, true
	case Connive:
		return cr.Connive, true
	case Investigate:
		return cr.Investigate, true
	case CastSpell:
		return cr.CastSpell, true
	case CopySpell:
		return cr.CopySpell, true
	case CounterSpell:
		return cr.CounterSpell, true
	case Sacrifice:
		return cr.Sacrifice, true
	case Tap, Untap:
		return cr.TapUntap, true
	case AttachTo:
		return cr.Attach, true
	case Transform:
		return cr.Transform, true
	case PhaseOut, PhaseIn:
		return cr.Phasing, true
	case PayLife:
		return cr.PayLife, true
	case SetLife:
		return cr.SetLife, true
	case OtherAction:
		return keywordRule(ev.What)
	}
	return 0, false
}

// keywordRule is the rule of a keyword action that has no kind of its own.
func keywordRule(what string) (cr.Rule, bool) {
	switch what {
	case "adapt":
		return cr.Adapt, true
	case "amass":
		return cr.Amass, true
	case "bolster":
		return cr.Bolster, true
	case "discover":
		return cr.Discover, true
	case "fateseal":
		return cr.Fateseal, true
	case "foretell":
		return cr.Foretell, true
	case "goad":
		return cr.Goad, true
	case "incubate":
		return cr.Incubate, true
	case "manifest":
		return cr.Manifest, true
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

// castKeyword cites the keyword that sends a card elsewhere.
func (c *citing) castKeyword() {
	word, _, _ := strings.Cut(strings.ToLower(c.a.eff.Text), " ")
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
