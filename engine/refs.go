package engine

import "apnap/engine/say"

// refer is the entities a reference names, in APNAP order where it names
// several players. An empty result means there is nothing of the kind.
func (v *view) refer(r Ref) []Entity {
	switch r {
	case RefYou:
		return v.players(v.you)
	case EachPlayer, EachOpponent:
		return v.eachPlayer(r == EachOpponent)
	case AnOpponent:
		return v.onlyOpponent()
	case ActivePlayerRef:
		return v.players(v.st.board.Active)
	case This, ThisOwner, ThisController, GrantedBy:
		return v.referThis(r)
	case Those:
		out := make([]Entity, 0, len(v.those))
		for _, o := range v.those {
			out = append(out, ObjectEntity(o))
		}
		return out
	case Attached, AttachedController, Target, Target2, AnyTarget, ChosenSource, ChosenPlayer, ChosenObject, TargetController:
		return v.referBound(r)
	}
	return v.referThat(r)
}

// players is the list of one player, empty for none.
func (v *view) players(p PlayerID) []Entity {
	if p == NoPlayer {
		return nil
	}
	return []Entity{PlayerEntity(p)}
}

// objects is the list of one object, empty for none.
func (v *view) objects(o ObjectID) []Entity {
	if o == NoObject {
		return nil
	}
	return []Entity{ObjectEntity(o)}
}

// eachPlayer lists players in turn order beginning with the active player.
func (v *view) eachPlayer(opponents bool) []Entity {
	b := v.st.board
	var out []Entity
	for i := range b.Players {
		p := PlayerID((int(b.Active) + i) % len(b.Players))
		if b.Players[p].Left || opponents && p == v.you {
			continue
		}
		out = append(out, PlayerEntity(p))
	}
	return out
}

// onlyOpponent is "an opponent" where there is one to choose.
func (v *view) onlyOpponent() []Entity {
	if all := v.eachPlayer(true); len(all) == 1 {
		return all
	}
	if v.inst != nil && v.inst.Chosen.IsPlayer() {
		return []Entity{v.inst.Chosen}
	}
	v.unknown(NoObject, Missing{What: say.New("which opponent is meant"), Asked: AskedOpponent, Thing: v.label()})
	return nil
}

// referThis resolves the object the ability is printed on.
func (v *view) referThis(r Ref) []Entity {
	if v.this == NoObject {
		if r != This && r != GrantedBy {
			return v.players(v.you)
		}
		return nil
	}
	switch r {
	case ThisOwner:
		return v.players(v.object(v.this).Owner)
	case ThisController:
		return v.players(v.you)
	}
	return v.objects(v.this)
}

// referBound resolves what the effect is bound to.
func (v *view) referBound(r Ref) []Entity {
	if v.inst == nil {
		return nil
	}
	e := Nobody()
	switch r {
	case Attached, AttachedController:
		e = v.attachment()
		if r == AttachedController && e.IsObject() {
			return v.players(v.object(e.Object).Controller)
		}
	case TargetController:
		if e = v.inst.Target; e.IsObject() {
			return v.players(v.controllerOf(e.Object))
		}
	case Target, AnyTarget:
		e = v.inst.Target
	case Target2:
		e = v.inst.Target2
	case ChosenPlayer, ChosenObject:
		e = v.inst.Chosen
	case ChosenSource:
		return v.objects(v.inst.ChosenSrc)
	}
	if !e.IsPlayer() && !e.IsObject() {
		return nil
	}
	return []Entity{e}
}

// attachment is what the effect's object is attached to.
func (v *view) attachment() Entity {
	if v.this != NoObject && v.st.board.Objects[v.this].reattached {
		return v.st.board.Objects[v.this].AttachedTo
	}
	if v.inst.Attached.IsPlayer() || v.inst.Attached.IsObject() {
		return v.inst.Attached
	}
	if v.this != NoObject {
		return v.object(v.this).AttachedTo
	}
	return Nobody()
}

// referThat resolves what belongs to the event being replaced.
func (v *view) referThat(r Ref) []Entity {
	if v.ev == nil {
		return nil
	}
	subject := affected(v.ev)
	switch r {
	case ThatEntity:
		if subject.IsPlayer() || subject.IsObject() {
			return []Entity{subject}
		}
	case ThatObject:
		return v.objects(subject.Object)
	case ThatPlayerRef:
		return v.players(v.w.chooser(v.st, v.ev))
	case ThatSource:
		return v.objects(v.ev.Source)
	case ThatSourceCtrl:
		if v.ev.Source != NoObject {
			return v.players(v.controllerOf(v.ev.Source))
		}
		return v.players(v.ev.Doer)
	case ThatController:
		if subject.IsObject() {
			return v.players(v.controllerOf(subject.Object))
		}
		return v.players(subject.Player)
	case ThatOwner:
		if subject.IsObject() {
			return v.players(v.object(subject.Object).Owner)
		}
		return v.players(subject.Player)
	}
	return nil
}

// controllerOf is who controls an object, or last did, its owner where nobody
// does.
func (v *view) controllerOf(id ObjectID) PlayerID {
	if o := v.object(id); o.Controller != NoPlayer {
		return o.Controller
	}
	return v.object(id).Owner
}

// controllerOf is who controls an object, its owner where nobody does
// (cr.OwnerChoosesWithoutController).
func (w *walker) controllerOf(st *state, id ObjectID) PlayerID {
	o := &st.board.Objects[id]
	if o.Controller != NoPlayer {
		return o.Controller
	}
	return o.Owner
}

// affected is who or what an event affects.
func affected(ev *Event) Entity {
	switch ev.Kind {
	case Damage, PutCounters, RemoveCounters:
		return ev.To
	case CreateTokens:
		return PlayerEntity(ev.Under)
	case Destroy, Sacrifice, Move, Enter, Regenerate, Tap, Untap, AttachTo, Transform, TurnFaceUp, PhaseOut, PhaseIn,
		Explore_, Connive, CastSpell, CopySpell, CounterSpell, GainControl, ProduceMana:
		if ev.Object != NoObject {
			return ObjectEntity(ev.Object)
		}
	case Discard, OtherAction:
		if ev.Object != NoObject {
			return ObjectEntity(ev.Object)
		}
	}
	return PlayerEntity(ev.Player)
}

// chooser is the player the rules let choose among effects on an event: the
// affected player, the controller of the affected object, or its owner where it
// has no controller (cr.AffectedPlayerChooses, cr.OwnerChoosesWithoutController).
// The first rules spoke of permanents alone; for a card that is not in play its
// owner chose, a spell's too (T.10.10).
func (w *walker) chooser(st *state, ev *Event) PlayerID {
	switch ev.Kind {
	case Enter:
		return ev.Under
	case ProduceMana, Discard:
		return ev.Player
	}
	e := affected(ev)
	if e.IsPlayer() {
		return e.Player
	}
	if e.Object == NoObject {
		return ev.Player
	}
	if o := &st.board.Objects[e.Object]; w.rules.ownerOutOfPlay && o.Zone != Battlefield && o.Zone != AnyZone {
		return o.Owner
	}
	return w.controllerOf(st, e.Object)
}
