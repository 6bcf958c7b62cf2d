package look

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// ControllerOf is who controls an object, its owner where nobody does
// (cr.OwnerChoosesWithoutController).
func ControllerOf(w *play.Walker, st *play.State, id engine.ObjectID) engine.PlayerID {
	o := &st.Board.Objects[id]
	if o.Controller != engine.NoPlayer {
		return o.Controller
	}
	return o.Owner
}

// Affected is who or what an event affects.
func Affected(ev *engine.Event) engine.Entity {
	switch ev.Kind {
	case engine.Damage, engine.PutCounters, engine.RemoveCounters:
		return ev.To
	case engine.CreateTokens:
		return engine.PlayerEntity(ev.Under)
	case engine.Destroy, engine.Sacrifice, engine.Move, engine.Enter, engine.Regenerate, engine.Tap, engine.Untap, engine.AttachTo, engine.Transform, engine.TurnFaceUp, engine.PhaseOut, engine.PhaseIn,
		engine.Explore_, engine.Connive, engine.CastSpell, engine.CopySpell, engine.CounterSpell, engine.GainControl, engine.Alter, engine.ProduceMana:
		if ev.Object != engine.NoObject {
			return engine.ObjectEntity(ev.Object)
		}
	case engine.Discard, engine.OtherAction:
		if ev.Object != engine.NoObject {
			return engine.ObjectEntity(ev.Object)
		}
	}
	return engine.PlayerEntity(ev.Player)
}

// Chooser is the player the rules let choose among effects on an event: the
// affected player, the controller of the affected object, or its owner where it
// has no controller (cr.AffectedPlayerChooses, cr.OwnerChoosesWithoutController).
// The first rules spoke of permanents alone; for a card that is not in play its
// owner chose, a spell's too (T.10.10).
func Chooser(w *play.Walker, st *play.State, ev *engine.Event) engine.PlayerID {
	switch ev.Kind {
	case engine.Enter:
		return ev.Under
	case engine.ProduceMana, engine.Discard:
		return ev.Player
	}
	e := Affected(ev)
	if e.IsPlayer() {
		return e.Player
	}
	if e.Object == engine.NoObject {
		return ev.Player
	}
	if o := &st.Board.Objects[e.Object]; w.Rules.OwnerOutOfPlay && o.Zone != engine.Battlefield && o.Zone != engine.AnyZone {
		return o.Owner
	}
	return ControllerOf(w, st, e.Object)
}

// RoundRules are the rules by which it is now this player's turn to choose, in
// view of the choices others have made: knowing them (cr.ApnapChoicesKnown), or again
// or first after all, because a later player's choice gave an earlier one
// something to choose (cr.ApnapRestart).
func RoundRules(w *play.Walker, st *play.State, p *play.Point) []cr.Rule {
	r := &st.Round
	if r.Last == engine.NoPlayer || p.Chooser == engine.NoPlayer || r.Last == p.Chooser {
		return nil
	}
	before, now := ApnapRank(w, st, r.Last), ApnapRank(w, st, p.Chooser)
	switch {
	case now > before && r.Among:
		return []cr.Rule{cr.ApnapOrder, cr.ApnapChoicesKnown}
	case now < before && (p.Among || r.Chose&(1<<uint(p.Chooser)) != 0):
		return []cr.Rule{cr.ApnapOrder, cr.ApnapRestart}
	}
	return nil
}

// ApnapRank is a player's place in turn order, the active player's being 0
// (cr.ApnapOrder).
func ApnapRank(w *play.Walker, st *play.State, p engine.PlayerID) int {
	n := len(st.Board.Players)
	if n == 0 || p == engine.NoPlayer {
		return 0
	}
	return (int(p) - int(st.Board.Active) + n) % n
}
