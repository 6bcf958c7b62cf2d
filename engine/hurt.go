package engine

import (
	"strings"

	"apnap/engine/say"
)

// hurt keeps what has dealt damage to somebody or something this turn: effects ask
// for "a creature dealt damage by ~ this turn", "players dealt damage this way".
func (b *Board) hurt(to Entity, by ObjectID) {
	if by == NoObject {
		return
	}
	list := &b.Players[max(to.Player, 0)].HurtBy
	if to.IsObject() {
		list = &b.Objects[to.Object].HurtBy
	}
	if !hasObject(*list, by) {
		*list = append((*list)[:len(*list):len(*list)], by)
	}
}

// playerMarked reports whether a player bears a mark.
func (v *view) playerMarked(p PlayerID, mark string) Tri {
	player := &v.st.board.Players[p]
	if mark == dealtThisWay {
		return tri(hasObject(player.HurtBy, v.this))
	}
	return tri(hasWord(player.Marks, mark))
}

// dealtThisWay is the mark of what the spell or ability that made an effect has
// dealt damage to, destroyedThisWay of what it destroys.
const dealtThisWay, destroyedThisWay = "dealt damage this way", "destroyed this way"

// beingDestroyed reports whether what makes an effect is what destroys an object.
func (v *view) beingDestroyed(id ObjectID) Tri {
	if v.ev == nil || v.ev.Kind != Destroy || v.ev.Object != id {
		return No
	}
	if v.ev.Source == NoObject && v.inst != nil {
		return v.unknown(id, inEvent(say.New("whether it is %s that destroys %s", v.inst.Called(), v.object(id).Name)))
	}
	return tri(v.this != NoObject && v.ev.Source == v.this)
}

// wasHurt answers the marks that ask what damage an object was dealt; ok is
// false for every other mark.
func (v *view) wasHurt(o *Object, mark string) (yes, ok bool) {
	i := strings.Index(mark, "dealt damage")
	if i < 0 {
		return false, false
	}
	switch mark[i:] {
	case "dealt damage this turn":
		return len(o.HurtBy) > 0, true
	case "dealt damage by ~ this turn", dealtThisWay:
		return hasObject(o.HurtBy, v.this), true
	case "dealt damage by attached this turn":
		on := v.refer(Attached)
		return len(on) == 1 && on[0].IsObject() && hasObject(o.HurtBy, on[0].Object), true
	case "dealt damage this turn by a source you controlled":
		for _, by := range o.HurtBy {
			if v.w.controllerOf(v.st, by) == v.you {
				return true, true
			}
		}
		return false, true
	}
	return false, false
}
