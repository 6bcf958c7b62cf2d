package look

import (
	"strings"

	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/say"
)

// AsksHistory reports whether an effect asks what happened before in the turn.
func AsksHistory(e *engine.Effect) bool {
	if e.When.ExceptFirst {
		return true
	}
	for i := range e.When.Or {
		if e.When.Or[i].ExceptFirst {
			return true
		}
	}
	return AnyCond(e.If, func(c *engine.Cond) bool { return c.Kind == engine.FirstTime || saysThisTurn(c) }) || doAsks(e.Do) || stepAsks(e.Then)
}

// saysThisTurn reports whether a condition asks what has happened this turn.
func saysThisTurn(c *engine.Cond) bool {
	return (c.Kind == engine.PlayerHas || c.Kind == engine.GameHas) && AboutThisTurn(c.Word)
}

// stepAsks reports whether an instruction asks it.
func stepAsks(list []engine.Instruction) bool {
	for i := range list {
		in := &list[i]
		if in.If != nil && AnyCond([]engine.Cond{*in.If}, saysThisTurn) || in.Unless != nil && AnyCond([]engine.Cond{*in.Unless}, saysThisTurn) || stepAsks(in.Then) || stepAsks(in.Else) {
			return true
		}
	}
	return false
}

// doAsks reports whether a conditional change asks it.
func doAsks(cs []engine.Change) bool {
	for i := range cs {
		c := &cs[i]
		if c.If != nil && saysThisTurn(c.If) || doAsks(c.Yes) || doAsks(c.No) {
			return true
		}
	}
	return false
}

// AnyCond reports whether a condition, or a part of one, is such.
func AnyCond(cs []engine.Cond, is func(*engine.Cond) bool) bool {
	for i := range cs {
		if is(&cs[i]) || AnyCond(cs[i].Subs, is) {
			return true
		}
	}
	return false
}

// WouldHappen keeps an event that came up in this moment, whatever becomes of
// it, where an effect asks for the first time something would happen.
func WouldHappen(w *play.Walker, st *play.State, ev *engine.Event) {
	if w.History {
		st.Line.Now = play.Behind(st.Line.Now, *ev)
	}
}

// MomentOver makes what came up in the moment part of the turn's history.
func MomentOver(st *play.State) {
	if len(st.Line.Now) > 0 {
		st.Line.Met = play.Behind(st.Line.Met, st.Line.Now...)
		st.Line.Now = nil
	}
}

// firstTime asks whether the event is the first of its kind this turn: for an
// effect, the first that would have happened; for a limit ("can't draw more
// than one card each turn") and a triggered ability, the first that did.
func (v *View) firstTime(c *engine.Cond) engine.Tri {
	if v.Ev == nil {
		return engine.No
	}
	before, did := v.St.Line.Met, c.Not || v.Inst.Effect.Kind == engine.Triggered
	if did {
		before = v.St.Line.Past
	}
	got := engine.No
	for i := range before {
		got = got.Or(v.sameKind(&before[i]))
		if did {
			action := ActionOf(&before[i])
			got = got.Or(v.sameKind(&action))
		}
	}
	if p := v.Ev.Player; p != engine.NoPlayer && v.St.Board.Players[p].Already(v.Ev.Kind) {
		got = engine.Yes
	}
	return got.Not()
}

// sameKind asks whether an earlier event was such a one as the view's, of the
// same player or object.
func (v *View) sameKind(ev *engine.Event) engine.Tri {
	if ev.Kind != v.Ev.Kind {
		return engine.No
	}
	if cast := ev.Kind == engine.CastSpell || ev.Kind == engine.CopySpell; cast && ev.Player != v.Ev.Player || !cast && Affected(ev) != Affected(v.Ev) {
		return engine.No
	}
	probe := *v
	probe.Ev, probe.Entering, probe.Projected = ev, nil, nil
	fits, _ := probe.PatternFits(&v.Inst.Effect.When)
	return fits
}

// drewInStep reports whether a player has drawn a card in this step.
func drewInStep(st *play.State, p engine.PlayerID) bool {
	return drew(st, p, st.Line.InStep) > 0 || engine.HasWord(st.Board.Players[p].Marks, "drew a card this step")
}

// drew counts the cards a player has drawn since a place in the history.
func drew(st *play.State, p engine.PlayerID, from int) int {
	n := 0
	for i := from; i < len(st.Line.Past); i++ {
		if ev := &st.Line.Past[i]; ev.Kind == engine.Draw && ev.Player == p {
			n++
		}
	}
	return n
}

// didThisTurn reports whether the question's own events show that a player did
// what a mark says.
func didThisTurn(st *play.State, p engine.PlayerID, mark string) bool {
	switch mark {
	case "drew a card this turn", "has drawn a card this turn":
		return drew(st, p, 0) > 0
	case "drawn two or more cards this turn":
		return drew(st, p, 0) > 1
	}
	gained := 0
	for i := range st.Line.Past {
		ev := &st.Line.Past[i]
		if ev.Kind == engine.GainLife && ev.Player == p {
			gained += ev.Amount
		}
		if showsMark(ev, p, mark) {
			return true
		}
	}
	return mark == "gained 3 or more life this turn" && gained >= 3
}

// gameShows reports whether the question's own events show what a mark says has
// happened this turn.
func (v *View) gameShows(mark string) bool {
	for i := range v.St.Line.Past {
		ev := &v.St.Line.Past[i]
		if ev.Object == engine.NoObject {
			continue
		}
		o := &v.St.Board.Objects[ev.Object]
		if ev.Kind == engine.Move && ev.From == engine.Battlefield && o.Last != nil {
			o = o.Last
		}
		left, mine := ev.Kind == engine.Move && ev.From == engine.Battlefield, o.Controller == v.You
		creature := o.Types&engine.Creature != 0
		switch mark {
		case "a creature died this turn":
			if left && creature && ev.Dest == engine.Graveyard {
				return true
			}
		case "a creature died under your control this turn":
			if left && creature && mine && ev.Dest == engine.Graveyard {
				return true
			}
		case "a permanent left the battlefield under your control this turn":
			if left && mine {
				return true
			}
		case "a creature left the battlefield under your control this turn":
			if left && mine && creature {
				return true
			}
		case "an artifact or enchantment entered under your control this turn":
			if ev.Kind == engine.Enter && ev.Under == v.You && o.Types&(engine.Artifact|engine.Enchantment) != 0 {
				return true
			}
		}
	}
	return false
}

// showsMark reports whether one event is what a mark says a player did, or had
// done to them.
func showsMark(ev *engine.Event, p engine.PlayerID, mark string) bool {
	switch mark {
	case "gained life this turn":
		return ev.Kind == engine.GainLife && ev.Player == p
	case "lost life this turn":
		return ev.Kind == engine.LoseLife && ev.Player == p
	case "paid life this turn":
		return ev.Kind == engine.PayLife && ev.Player == p
	case "was dealt damage this turn":
		return ev.Kind == engine.Damage && ev.To == engine.PlayerEntity(p)
	case "was dealt combat damage this turn":
		return ev.Kind == engine.Damage && ev.Combat && ev.To == engine.PlayerEntity(p)
	case "discarded a card this turn":
		return ev.Kind == engine.Discard && ev.Player == p
	case "sacrificed a permanent this turn":
		return ev.Kind == engine.Move && ev.How == "sacrificed" && ev.Player == p
	case "created a token this turn":
		return ev.Kind == engine.Enter && ev.Entry.Created && ev.Player == p
	case "cast a spell this turn", "cast another spell this turn":
		return ev.Kind == engine.CastSpell && ev.Player == p
	}
	return false
}

// Hurt keeps what has dealt damage to somebody or something this turn: effects ask
// for "a creature dealt damage by ~ this turn", "players dealt damage this way".
func Hurt(b *engine.Board, to engine.Entity, by engine.ObjectID) {
	if by == engine.NoObject {
		return
	}
	list := &b.Players[max(to.Player, 0)].HurtBy
	if to.IsObject() {
		list = &b.Objects[to.Object].HurtBy
	}
	if !engine.HasObject(*list, by) {
		*list = append((*list)[:len(*list):len(*list)], by)
	}
}

// playerMarked reports whether a player bears a mark.
func (v *View) playerMarked(p engine.PlayerID, mark string) engine.Tri {
	player := &v.St.Board.Players[p]
	if mark == dealtThisWay {
		return engine.TriOf(engine.HasObject(player.HurtBy, v.This))
	}
	return engine.TriOf(engine.HasWord(player.Marks, mark))
}

// dealtThisWay is the mark of what the spell or ability that made an effect has
// dealt damage to, destroyedThisWay of what it destroys.
const dealtThisWay, destroyedThisWay = "dealt damage this way", "destroyed this way"

// beingDestroyed reports whether what makes an effect is what destroys an object.
func (v *View) beingDestroyed(id engine.ObjectID) engine.Tri {
	if v.Ev == nil || v.Ev.Kind != engine.Destroy || v.Ev.Object != id {
		return engine.No
	}
	if v.Ev.Source == engine.NoObject && v.Inst != nil {
		return v.Unknown(id, InEvent(say.New("whether it is %s that destroys %s", v.Inst.Called(), v.Object(id).Name)))
	}
	return engine.TriOf(v.This != engine.NoObject && v.Ev.Source == v.This)
}

// wasHurt answers the marks that ask what damage an object was dealt; ok is
// false for every other mark.
func (v *View) wasHurt(o *engine.Object, mark string) (yes, ok bool) {
	i := strings.Index(mark, "dealt damage")
	if i < 0 {
		return false, false
	}
	switch mark[i:] {
	case "dealt damage this turn":
		return len(o.HurtBy) > 0, true
	case "dealt damage by ~ this turn", dealtThisWay:
		return engine.HasObject(o.HurtBy, v.This), true
	case "dealt damage by attached this turn":
		on := v.Refer(engine.Attached)
		return len(on) == 1 && on[0].IsObject() && engine.HasObject(o.HurtBy, on[0].Object), true
	case "dealt damage this turn by a source you controlled":
		for _, by := range o.HurtBy {
			if ControllerOf(v.W, v.St, by) == v.You {
				return true, true
			}
		}
		return false, true
	}
	return false, false
}

// Beginning is the beginning of a turn, phase or step that the question does
// not name, so that only its being skipped is told.
func Beginning(p engine.PlayerID, what string) engine.Event {
	return engine.Event{Kind: engine.BeginPhase, Player: p, What: what, Amount: 1, Cause: engine.ByTurnBased, Untold: true, Object: engine.NoObject,
		To: engine.Nobody(), Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer, By: engine.NoEffect}
}

// AboutThisTurn reports whether a mark says what happened this turn.
func AboutThisTurn(mark string) bool {
	const tail = "this turn"
	return len(mark) >= len(tail) && mark[len(mark)-len(tail):] == tail
}
