package cite

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// marks cites how the effect is known to be a replacement effect.
func (c *citing) marks() {
	switch a := c.a; {
	case a.Before.Kind == engine.Enter:
		c.enterMarks(a.Eff.Do, engine.AboutItself(a.Eff))
	case a.Before.Kind == engine.TurnFaceUp && engine.AboutItself(a.Eff):
		c.add(cr.TurnedFaceUpMarks, cr.TurnedFaceUpTiming)
	case engine.Regenerates(a.Eff):
		c.add(cr.RegenerationIsReplacement, cr.RegenerateSteps)
		c.add(play.Pick(a.Eff.Budget.Kind == engine.NextTime, cr.RegenerationShieldOnce, cr.RegenerateStatic))
	case len(a.Eff.Do) == 1 && a.Eff.Do[0].Kind == engine.Nothing:
		c.nothingMarks()
	default:
		c.add(cr.InsteadMarks)
	}
}

// nothingMarks cites the marks of an effect that puts nothing in an event's
// place. What begins a turn, a phase or a step is skipped; a draw is skipped
// "instead", so that it has both marks; anything else just does not happen.
func (c *citing) nothingMarks() {
	kind := c.a.Before.Kind
	if kind != engine.BeginPhase {
		c.add(cr.InsteadMarks)
	}
	if kind == engine.BeginPhase || kind == engine.Draw || kind == engine.DrawCards {
		c.add(cr.SkipMarks, cr.SkipIsReplacement)
	}
	c.add(cr.ReplacedNeverHappens)
}

// enterMarks cites the marks of changes of an entering. A permanent's own text
// has it enter "with" something or "as" something, or does something "as" it
// enters; everything else about how it, or others, enter is the other mark.
func (c *citing) enterMarks(do []engine.Change, own bool) {
	for i := range do {
		switch ch := &do[i]; ch.Kind {
		case engine.InsteadDo, engine.MoveTo, engine.Nothing:
			c.add(cr.InsteadMarks)
		case engine.EnterUnder:
			c.add(play.Pick(own, cr.EntersAsOthersMarks, cr.InsteadMarks))
		case engine.When:
			c.enterMarks(ch.Yes, own)
			c.enterMarks(ch.No, own)
		case engine.EnterTapped, engine.EnterUntapped, engine.EnterBackFace, engine.EnterFaceDown:
			c.add(cr.EntersAsOthersMarks)
		default:
			c.add(play.Pick(own, cr.EntersWithMarks, cr.EntersAsOthersMarks))
		}
	}
}
