package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// isGone says why damage is not dealt where its source has left combat or its
// recipient the battlefield, with the rules; nothing where neither has. While combat
// damage waited on the stack, a source that had left dealt it all the same
// (cr.CombatDamageOnStack).
func (w *walker) isGone(st *state, ev *Event) ([]cr.Rule, say.Message) {
	if ev.Kind == LoseGame && ev.How == DrawLookedAt {
		return []cr.Rule{cr.DrawEmptyLoses}, say.New("state-based actions were checked after that draw")
	}
	if st.line.done {
		return []cr.Rule{cr.GameEnds}, say.New("the game is over")
	}
	if id := ev.Object; id != NoObject && int(id) < len(st.board.Objects) && st.board.tokenGone(id) && takesCard(ev.Kind) {
		return []cr.Rule{cr.TokenLeaves}, say.New("%s is a token that has left the battlefield", st.board.nameOf(id))
	}
	if because := w.outOfGame(st, ev); !because.IsZero() {
		return []cr.Rule{cr.PlayerLeaves}, because
	}
	if ev.Kind != Damage {
		return w.notThere(st, ev)
	}
	if ev.To.IsObject() && st.hasLeft(ev.To.Object) {
		return []cr.Rule{pick(ev.Combat && w.rules.combatOnStack, cr.CombatDamageOnStack, cr.DamageOnObject)}, say.New("%s is gone", st.board.nameOf(ev.To.Object))
	}
	if ev.Combat && !w.rules.combatOnStack && st.hasLeft(ev.Source) {
		return []cr.Rule{cr.CombatDamageStep}, say.New("%s is gone", st.board.nameOf(ev.Source))
	}
	return nil, say.Message{}
}

// tokenGone reports whether an object is a token that has left the battlefield: it goes
// nowhere any more, and ceases to exist (cr.TokenLeaves).
func (b *Board) tokenGone(id ObjectID) bool {
	o := &b.Objects[id]
	return o.Token == Yes && o.movedAt > 0 && o.Zone != Battlefield && o.Zone != Stack
}

// takesCard reports whether a kind of event takes a card from one zone to another.
func takesCard(k EventKind) bool {
	switch k {
	case Move, Enter, Discard, CastSpell:
		return true
	}
	return false
}

// notThere says why nothing can be done to an object of which an event says it,
// with the rules: it is no permanent, not the player's own to sacrifice, or tapped
// already.
func (w *walker) notThere(st *state, ev *Event) ([]cr.Rule, say.Message) {
	if ev.Object == NoObject {
		return nil, say.Message{}
	}
	o := &st.board.Objects[ev.Object]
	switch ev.Kind {
	case Discard:
		if z := o.Zone; z == Graveyard || z == Exile || z == Battlefield {
			return []cr.Rule{cr.ImpossibleIgnored}, say.New("%s is not in hand", st.board.nameOf(ev.Object))
		}
	case Destroy, Sacrifice, Tap:
		if st.hasLeft(ev.Object) {
			return []cr.Rule{cr.ImpossibleIgnored}, say.New("%s is not on the battlefield", st.board.nameOf(ev.Object))
		}
	}
	switch {
	case ev.Kind == Sacrifice && o.Controller != NoPlayer && ev.Player != NoPlayer && o.Controller != ev.Player:
		return []cr.Rule{cr.Sacrifice, cr.ImpossibleIgnored}, say.New("%s does not control %s", st.board.Players[ev.Player].Called(), st.board.nameOf(ev.Object))
	case ev.Kind == Tap && o.Tapped:
		return []cr.Rule{cr.TapUntap, cr.ImpossibleIgnored}, say.New("%s is tapped already", st.board.nameOf(ev.Object))
	}
	return nil, say.Message{}
}

// hasLeft reports whether an object was on the battlefield and has left it, or
// is known to be elsewhere.
func (st *state) hasLeft(id ObjectID) bool {
	if id == NoObject {
		return false
	}
	switch st.board.Objects[id].Zone {
	case Graveyard, Exile, Hand, Library:
		return true
	}
	return false
}

// lastKnown is the object as the view sees it, or as it last was on the
// battlefield where it has left (cr.LastKnownInformation).
func (v *view) lastKnown(f *Filter, id ObjectID) Tri {
	past := v.past
	v.past = past || v.ev.Kind == Damage && v.st.hasLeft(id)
	got := v.match(f, ObjectEntity(id))
	v.past = past
	return got
}

// namedSource cites the rule by which a source of damage could be named that is
// no ordinary permanent or spell.
func (c *citing) namedSource(id ObjectID) {
	if id == NoObject {
		return
	}
	w, st := c.a.w, c.a.st
	first := &w.sc.Board.Objects[id]
	switch {
	case first.Zone == Command:
		c.add(cr.SourceCommandZone)
	case first.Zone == Stack && first.Types&PermanentTypes != 0:
		c.add(cr.SourceSpellToPermanent)
	case c.a.before.Combat && st.hasLeft(id):
		c.add(cr.SourceCombatStack, cr.CombatDamageOnStack)
	case st.hasLeft(id) && w.waiting(id):
		c.add(cr.SourceWaitingEffects)
	}
}

// waiting reports whether an effect that a resolved spell or ability of the
// object made still waits.
func (w *walker) waiting(id ObjectID) bool {
	for i := range w.sc.Effects {
		if inst := &w.sc.Effects[i]; inst.Source == id && inst.Created {
			return true
		}
	}
	return false
}

// dealsNothing reports whether an object is a permanent without a way to deal damage
// that a question would know of: a land or the like, no creature.
func (v *view) dealsNothing(id ObjectID) bool {
	o := &v.st.board.Objects[id]
	return o.Zone == Battlefield && o.TypesKnown && o.Types&Creature == 0
}
