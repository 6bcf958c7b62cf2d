package look

import (
	"apnap/engine"
	"apnap/engine/say"
)

// Refer is the entities a reference names, in APNAP order where it names
// several players. An empty result means there is nothing of the kind.
func (v *View) Refer(r engine.Ref) []engine.Entity {
	switch r {
	case engine.RefYou:
		return v.Players(v.You)
	case engine.EachPlayer, engine.EachOpponent:
		return v.EachPlayer(r == engine.EachOpponent)
	case engine.AnOpponent:
		return v.onlyOpponent()
	case engine.ActivePlayerRef:
		return v.Players(v.St.Board.Active)
	case engine.This, engine.ThisOwner, engine.ThisController, engine.GrantedBy:
		return v.referThis(r)
	case engine.Those:
		out := make([]engine.Entity, 0, len(v.Those))
		for _, o := range v.Those {
			out = append(out, engine.ObjectEntity(o))
		}
		return out
	case engine.Attached, engine.AttachedController, engine.Target, engine.Target2, engine.AnyTarget, engine.ChosenSource, engine.ChosenPlayer, engine.ChosenObject, engine.TargetController, engine.TargetOwner:
		return v.referBound(r)
	}
	return v.referThat(r)
}

// Players is the list of one player, empty for none.
func (v *View) Players(p engine.PlayerID) []engine.Entity {
	if p == engine.NoPlayer {
		return nil
	}
	return []engine.Entity{engine.PlayerEntity(p)}
}

// objects is the list of one object, empty for none.
func (v *View) objects(o engine.ObjectID) []engine.Entity {
	if o == engine.NoObject {
		return nil
	}
	return []engine.Entity{engine.ObjectEntity(o)}
}

// EachPlayer lists players in turn order beginning with the active player.
func (v *View) EachPlayer(opponents bool) []engine.Entity {
	b := v.St.Board
	var out []engine.Entity
	for i := range b.Players {
		p := engine.PlayerID((int(b.Active) + i) % len(b.Players))
		if b.Players[p].Left || opponents && p == v.You {
			continue
		}
		out = append(out, engine.PlayerEntity(p))
	}
	return out
}

// onlyOpponent is "an opponent" where there is one to choose.
func (v *View) onlyOpponent() []engine.Entity {
	if all := v.EachPlayer(true); len(all) == 1 {
		return all
	}
	if v.Inst != nil && v.Inst.Chosen.IsPlayer() {
		return []engine.Entity{v.Inst.Chosen}
	}
	v.Unknown(engine.NoObject, engine.Missing{What: say.New("which opponent is meant"), Asked: engine.AskedOpponent, Thing: v.label()})
	return nil
}

// referThis resolves the object the ability is printed on.
func (v *View) referThis(r engine.Ref) []engine.Entity {
	if v.This == engine.NoObject {
		if r != engine.This && r != engine.GrantedBy {
			return v.Players(v.You)
		}
		return nil
	}
	switch r {
	case engine.ThisOwner:
		return v.Players(v.Object(v.This).Owner)
	case engine.ThisController:
		return v.Players(v.You)
	}
	return v.objects(v.This)
}

// referBound resolves what the effect is bound to.
func (v *View) referBound(r engine.Ref) []engine.Entity {
	if v.Inst == nil {
		return nil
	}
	e := engine.Nobody()
	switch r {
	case engine.Attached, engine.AttachedController:
		e = v.attachment()
		if r == engine.AttachedController && e.IsObject() {
			return v.Players(v.Object(e.Object).Controller)
		}
	case engine.TargetController:
		if e = v.Inst.Target; e.IsObject() {
			return v.Players(v.controllerOf(e.Object))
		}
	case engine.TargetOwner:
		if e = v.Inst.Target; e.IsObject() {
			return v.Players(v.Object(e.Object).Owner)
		}
	case engine.Target, engine.AnyTarget:
		e = v.Inst.Target
	case engine.Target2:
		e = v.Inst.Target2
	case engine.ChosenPlayer, engine.ChosenObject:
		e = v.Inst.Chosen
	case engine.ChosenSource:
		return v.objects(v.Inst.ChosenSrc)
	}
	if !e.IsPlayer() && !e.IsObject() {
		return nil
	}
	return []engine.Entity{e}
}

// attachment is what the effect's object is attached to.
func (v *View) attachment() engine.Entity {
	if v.This != engine.NoObject && v.St.Board.Objects[v.This].Reattached {
		return v.St.Board.Objects[v.This].AttachedTo
	}
	if v.Inst.Attached.IsPlayer() || v.Inst.Attached.IsObject() {
		return v.Inst.Attached
	}
	if v.This != engine.NoObject {
		return v.Object(v.This).AttachedTo
	}
	return engine.Nobody()
}

// referThat resolves what belongs to the event being replaced.
func (v *View) referThat(r engine.Ref) []engine.Entity {
	if v.Ev == nil {
		return nil
	}
	subject := Affected(v.Ev)
	switch r {
	case engine.ThatEntity:
		if subject.IsPlayer() || subject.IsObject() {
			return []engine.Entity{subject}
		}
	case engine.ThatObject:
		return v.objects(subject.Object)
	case engine.Copied:
		if v.Ev.Entry == nil {
			return nil
		}
		return v.objects(v.Ev.Entry.CopyOf)
	case engine.ThatPlayerRef:
		return v.Players(v.thatPlayer())
	case engine.ThatSource:
		return v.objects(v.Ev.Source)
	case engine.ThatSourceCtrl:
		if v.Ev.Source != engine.NoObject {
			return v.Players(v.controllerOf(v.Ev.Source))
		}
		return v.Players(v.Ev.Doer)
	case engine.ThatController:
		if subject.IsObject() {
			return v.Players(v.controllerOf(subject.Object))
		}
		return v.Players(subject.Player)
	case engine.ThatOwner:
		if subject.IsObject() {
			return v.Players(v.Object(subject.Object).Owner)
		}
		return v.Players(subject.Player)
	}
	return nil
}

// thatPlayer is the player of the event, or the one that a text speaks of as it is carried out: each
// of several in turn, or its target.
func (v *View) thatPlayer() engine.PlayerID {
	switch {
	case v.Each.IsPlayer():
		return v.Each.Player
	case v.Ev.Kind == engine.NoEvent && v.Inst != nil && v.Inst.Target.IsPlayer():
		return v.Inst.Target.Player
	case v.Ev.Kind == engine.NoEvent && v.Inst != nil && v.Inst.Target.IsObject():
		return v.controllerOf(v.Inst.Target.Object)
	}
	return Chooser(v.W, v.St, v.Ev)
}

// controllerOf is who controls an object, or last did, its owner where nobody
// does.
func (v *View) controllerOf(id engine.ObjectID) engine.PlayerID {
	if o := v.Object(id); o.Controller != engine.NoPlayer {
		return o.Controller
	}
	return v.Object(id).Owner
}
