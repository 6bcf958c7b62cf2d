package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// isGone says why damage is not dealt where its source has left combat or its
// recipient the battlefield, with the rules; nothing where neither has. While combat
// damage waited on the stack, a source that had left dealt it all the same
// (cr.CombatDamageOnStack).
func isGone(w *play.Walker, st *play.State, ev *engine.Event) ([]cr.Rule, say.Message) {
	if ev.Kind == engine.LoseGame && ev.How == engine.DrawLookedAt {
		return []cr.Rule{cr.DrawEmptyLoses}, say.New("state-based actions were checked after that draw")
	}
	if st.Line.Done {
		return []cr.Rule{cr.GameEnds}, say.New("the game is over")
	}
	if id := ev.Object; id != engine.NoObject && int(id) < len(st.Board.Objects) && tokenGone(st.Board, id) && takesCard(ev.Kind) {
		return []cr.Rule{cr.TokenLeaves}, say.New("%s is a token that has left the battlefield", st.Board.NameOf(id))
	}
	if because := happen.OutOfGame(w, st, ev); !because.IsZero() {
		return []cr.Rule{cr.PlayerLeaves}, because
	}
	if ev.Kind != engine.Damage {
		return apply.NotThere(w, st, ev)
	}
	if ev.To.IsObject() && st.HasLeft(ev.To.Object) {
		return []cr.Rule{play.Pick(ev.Combat && w.Rules.CombatOnStack, cr.CombatDamageOnStack, cr.DamageOnObject)}, say.New("%s is gone", st.Board.NameOf(ev.To.Object))
	}
	if !ev.Combat && ev.To.IsObject() && !damageable(w, st, ev.To.Object) {
		return []cr.Rule{cr.DamageOnObject}, say.New("damage can't be dealt to %s, which is no creature", st.Board.NameOf(ev.To.Object))
	}
	if ev.Combat && !w.Rules.CombatOnStack && st.HasLeft(ev.Source) {
		return []cr.Rule{cr.CombatDamageStep}, say.New("%s is gone", st.Board.NameOf(ev.Source))
	}
	return nil, say.Message{}
}

// damageable reports whether damage can be dealt to an object, as what is known of none or is no
// permanent is taken for (cr.DamageOnObject).
func damageable(w *play.Walker, st *play.State, id engine.ObjectID) bool {
	if st.Board.Objects[id].Zone != engine.Battlefield {
		return true
	}
	v := look.NewView(w, st, nil, nil, nil)
	return possible.Damageable(&v, engine.ObjectEntity(id))
}

// tokenGone reports whether an object is a token that has left the battlefield: it goes
// nowhere any more, and ceases to exist (cr.TokenLeaves).
func tokenGone(b *engine.Board, id engine.ObjectID) bool {
	o := &b.Objects[id]
	return o.Token == engine.Yes && o.MovedAt > 0 && o.Zone != engine.Battlefield && o.Zone != engine.Stack
}

// takesCard reports whether a kind of event takes a card from one zone to another.
func takesCard(k engine.EventKind) bool {
	switch k {
	case engine.Move, engine.Enter, engine.Discard, engine.CastSpell:
		return true
	}
	return false
}
