package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// affectedControllers makes sure that the player who has to choose is known:
// whoever controls what is affected.
func (b *builder) affectedControllers() *lex.Error {
	for _, h := range b.sc.Events {
		for i := range h.Events {
			ev := &h.Events[i]
			if e := affectedBy(ev); e.IsObject() {
				if err := b.needHolder(e.Object, ev, h.Text); err != nil {
					return err
				}
			}
			if ev.Source != engine.NoObject {
				if err := b.sourceHolder(ev.Source, h.Text); err != nil {
					return err
				}
				if err := b.lifelinkHolder(ev, h.Text); err != nil {
					return err
				}
			}
		}
	}
	for id := range b.board.Objects {
		o := &b.board.Objects[id]
		if o.Owner == engine.NoPlayer {
			o.Owner = o.Controller
		}
		if o.Controller == engine.NoPlayer && (o.Zone == engine.Battlefield || o.Zone == engine.Stack) {
			o.Controller = o.Owner
		}
	}
	return nil
}

// needHolder refuses an affected object of which nobody is the controller.
func (b *builder) needHolder(id engine.ObjectID, ev *engine.Event, text string) *lex.Error {
	o := &b.board.Objects[id]
	if shape.Holder(o) != engine.NoPlayer {
		return nil
	}
	if p := holderTold(ev); p != engine.NoPlayer {
		o.Owner = p
		if o.Zone == engine.Battlefield || o.Zone == engine.Stack {
			o.Controller = p
		}
		if !impliesControl(ev.Kind) {
			b.assume(shape.Controls(b.board.Players[p].Name, shape.ObjectName(&b.board, id)))
		}
		return nil
	}
	if len(b.sc.Effects) <= 1 && !b.controllersCount() {
		o.Owner = b.board.Active
		if o.Zone == engine.Battlefield || o.Zone == engine.Stack {
			o.Controller = b.board.Active
		}
		b.assume(say.New("%s; whose it is changes nothing here", shape.Controls(b.board.Players[o.Owner].Name, shape.ObjectName(&b.board, id))))
		return nil
	}
	return b.whose(o.Name, text)
}

// controllersCount reports whether an effect looks at whose an object is, or
// leaves something to a player.
func (b *builder) controllersCount() bool {
	return slices.ContainsFunc(b.sc.Effects, func(inst engine.Instance) bool {
		return speaksOfPlayers(inst.Effect)
	})
}

// speaksOfPlayers reports whether an effect holds a reference or a relation that is
// not to a thing alone.
func speaksOfPlayers(e *engine.Effect) bool {
	found := false
	e.Visit(&engine.Visitor{
		Relation: func(x *engine.Relation) { found = found || *x != engine.AnyRelation },
		Ref:      func(x *engine.Ref) { found = found || !isAThing(*x) },
	})
	return found
}

// isAThing reports whether a reference says nothing about whose a thing is.
func isAThing(x engine.Ref) bool {
	switch x {
	case engine.NoRef, engine.This, engine.Attached, engine.Target, engine.Target2, engine.ChosenSource, engine.ChosenObject,
		engine.ThatEntity, engine.ThatObject, engine.ThatSource, engine.AnyTarget, engine.Those:
		return true
	}
	return false
}

// holderTold is the player whose object it is that an event affects, as far as the event itself tells.
func holderTold(ev *engine.Event) engine.PlayerID {
	for _, p := range [...]engine.PlayerID{ev.Player, ev.Under, ownDoer(ev)} {
		if p != engine.NoPlayer {
			return p
		}
	}
	return engine.NoPlayer
}

// ownDoer is the player who does to a permanent what players do to their own.
func ownDoer(ev *engine.Event) engine.PlayerID {
	switch ev.Kind {
	case engine.Tap, engine.Untap, engine.TurnFaceUp, engine.Regenerate, engine.RemoveCounters:
		return ev.Doer
	}
	return engine.NoPlayer
}

// impliesControl reports whether only an object's own player can do this.
func impliesControl(k engine.EventKind) bool {
	switch k {
	case engine.Sacrifice, engine.Discard, engine.Enter, engine.CastSpell, engine.ProduceMana, engine.TurnFaceUp:
		return true
	}
	return false
}

// whose is the refusal of an object whose controller decides and is not given.
func (b *builder) whose(called, text string) *lex.Error {
	err := &lex.Error{Code: "ambiguous", Where: "event", Text: text, Says: say.New("Who controls %s? That player decides.", called)}
	at := strings.Index(strings.ToLower(text), strings.ToLower(called))
	if at < 0 {
		err.Span = [2]int{0, len(text)}
		return err
	}
	err.Span = [2]int{at, at + len(called)}
	for i := range b.board.Players {
		own := engine.OwnName(b.board.Players[i].Name, called)
		err.Readings = append(err.Readings, lex.Meaning{Says: own, Text: text[:at] + own.String() + text[at+len(called):]})
	}
	return err
}

// sourceHolder refuses a source whose controller is not given where an effect
// asks who that is.
func (b *builder) sourceHolder(id engine.ObjectID, text string) *lex.Error {
	o := &b.board.Objects[id]
	if shape.Holder(o) != engine.NoPlayer || o.Zone == engine.Battlefield && b.said[id].source {
		return nil
	}
	for i := range b.sc.Effects {
		if asksSourcesController(b.sc.Effects[i].Effect) {
			return b.whose(o.Name, text)
		}
	}
	return nil
}

// lifelinkHolder refuses a source of damage with lifelink whose controller, who gains life by it, is not
// given (cr.Lifelink). Of two players it is not the one to whom it deals combat damage.
func (b *builder) lifelinkHolder(ev *engine.Event, text string) *lex.Error {
	o := &b.board.Objects[ev.Source]
	if ev.Kind != engine.Damage || shape.Holder(o) != engine.NoPlayer || !engine.HasWord(o.Keywords, "lifelink") {
		return nil
	}
	if !ev.Combat || !ev.To.IsPlayer() || len(b.board.Players) != 2 {
		return b.whose(o.Name, text)
	}
	o.Owner, o.Controller = 1-ev.To.Player, 1-ev.To.Player
	b.assume(shape.Controls(b.board.Players[o.Controller].Name, shape.ObjectName(&b.board, ev.Source)))
	return nil
}

// asksSourcesController reports whether an effect looks at who controls the
// source of an event, or who makes it happen.
func asksSourcesController(e *engine.Effect) bool {
	refs := refsOf(e)
	if refs[engine.ThatSourceCtrl] {
		return true
	}
	ps := append([]engine.Pattern{e.When}, e.When.Or...)
	for i := range ps {
		p := &ps[i]
		if p.Doer != nil || p.Source != nil && asksController(p.Source) {
			return true
		}
	}
	return false
}

func asksController(f *engine.Filter) bool {
	if f.Controller != engine.AnyRelation || f.Not != nil && asksController(f.Not) {
		return true
	}
	for i := range f.Or {
		if asksController(&f.Or[i]) {
			return true
		}
	}
	return false
}

// finishEvents fills in what the words leave to the board: under whose control
// something enters, whose effect it is, whether it was cast.
func (b *builder) finishEvents() {
	for h := range b.sc.Events {
		for e := range b.sc.Events[h].Events {
			b.finish(&b.sc.Events[h].Events[e])
		}
	}
}

func (b *builder) finish(ev *engine.Event) {
	if ev.Doer == engine.NoPlayer && ev.Source != engine.NoObject {
		ev.Doer = shape.Holder(&b.board.Objects[ev.Source])
	}
	switch ev.Kind {
	case engine.Enter:
		b.finishEntering(ev)
	case engine.PutCounters, engine.CreateTokens:
		if ev.Player == engine.NoPlayer {
			ev.Player = ev.Doer
		}
		if ev.Kind == engine.CreateTokens && ev.Player == engine.NoPlayer {
			ev.Player = b.board.Active
		}
		if ev.Kind == engine.CreateTokens && ev.Under == engine.NoPlayer {
			ev.Under = ev.Player
		}
		if ev.Kind == engine.CreateTokens {
			ev.Player = ev.Under // whoever's they are creates them (cr.TokenCreator)
		}
	case engine.Destroy, engine.Sacrifice:
		if ev.Kind == engine.Sacrifice && ev.Player == engine.NoPlayer {
			ev.Player = shape.Holder(&b.board.Objects[ev.Object])
		}
		ev.From = engine.AnyZone
	case engine.Discard:
		ev.From = engine.AnyZone
		if ev.Object == engine.NoObject {
			ev.Object = b.onlyInHand(ev)
		}
		if ev.Object != engine.NoObject {
			ev.Amount = 1
		}
	case engine.AttachTo:
		if ev.Object != engine.NoObject && ev.Player == engine.NoPlayer {
			ev.Player = shape.Holder(&b.board.Objects[ev.Object])
		}
	}
}

// onlyInHand is the card that a player who discards one has to discard, as the only
// one in hand when the question begins.
func (b *builder) onlyInHand(ev *engine.Event) engine.ObjectID {
	if len(b.sc.Events) == 0 || !slices.ContainsFunc(b.sc.Events[0].Events, func(first engine.Event) bool { return first.Kind == engine.Discard && first.Player == ev.Player }) ||
		ev.Player == engine.NoPlayer || ev.Amount < 1 || b.board.Players[ev.Player].Hand != 1 {
		return engine.NoObject
	}
	return engine.ObjectID(slices.IndexFunc(b.board.Objects, func(o engine.Object) bool { return o.Zone == engine.Hand && o.Owner == ev.Player }))
}

// finishEntering fills in an entering: under its holder's control unless said.
func (b *builder) finishEntering(ev *engine.Event) {
	o := &b.board.Objects[ev.Object]
	if o.Linked != nil {
		return // under each owner's control, unless said otherwise
	}
	if ev.Under == engine.NoPlayer {
		ev.Under = shape.Holder(o)
		if ev.Source != engine.NoObject && o.Owner != engine.NoPlayer {
			ev.Under = o.Owner
		}
	}
	if ev.Player == engine.NoPlayer {
		ev.Player = ev.Under
	}
	if o.Owner == engine.NoPlayer {
		o.Owner = ev.Under
	}
	if ev.Entry.WasCast == engine.Unknown {
		ev.Entry.WasCast = engine.No
		if ev.From == engine.Stack && !slices.Contains(o.NotMarks, "cast") {
			ev.Entry.WasCast = engine.Yes
			if !slices.Contains(o.Marks, "cast") && b.askCast() {
				b.assume(say.New("%s was cast", shape.ObjectName(&b.board, ev.Object)))
			}
		}
	}
}
