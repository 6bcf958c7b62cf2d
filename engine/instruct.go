package engine

import (
	"errors"

	"apnap/engine/say"
)

// errMissing says that an amount or a reference could not be worked out; the
// view knows what is missing.
var errMissing = errors.New("a fact is missing")

// errVerb says that an instruction's verb cannot be carried out.
var errVerb = errors.New("an action of this kind")

// named turns an instruction's error into one that names the effect.
func (w *walker) named(id EffectID, err error) error {
	if errors.Is(err, errVerb) {
		return &Unsupported{Effect: id, What: say.New("an action of this kind")}
	}
	return &NeedFact{Effect: id, Object: NoObject, Player: NoPlayer, Missing: Missing{What: w.whatItMeans(id)}}
}

// wanting is an instruction's error as one that says which fact is missing,
// where the view knows.
func (v *view) wanting(id EffectID, err error) error {
	if v.missing == nil || !errors.Is(err, errMissing) {
		return v.w.named(id, err)
	}
	return v.need(id)
}

// whatItMeans is the fact that is missing where an effect speaks of something
// that the question does not name.
func (w *walker) whatItMeans(id EffectID) say.Message {
	if id == NoEffect {
		return say.New("what the effect refers to")
	}
	return say.New("what %s refers to", w.sc.Effects[id].Called())
}

// blank is an event with nothing in it but its kind and what causes it.
func (v *view) blank(k EventKind) Event {
	return Event{Kind: k, Player: NoPlayer, Object: NoObject, To: Nobody(), Source: v.this, Doer: v.you, Under: NoPlayer, Amount: 1, Cause: ByEffect, By: NoEffect}
}

// eventsOf is what an instruction does, as events that happen together.
func (v *view) eventsOf(in *Instruction) ([]Event, error) {
	n, ok := v.eval(in.Amount)
	if !ok {
		return nil, errMissing
	}
	base := v.blank(in.Verb)
	base.Amount, base.Counter, base.From, base.Dest, base.Position = n, in.Counter, in.From, in.Dest, in.Position
	base.Mana, base.What, base.NoRegen, base.Unpreventable, base.FaceDown = in.Mana, in.Word, in.NoRegen, in.Unprev, in.FaceDown
	if givesUp(in) {
		return v.amongEvents(in, base), nil
	}
	switch in.Verb {
	case PutCounters, RemoveCounters:
		return v.counterEvents(in, base)
	case Damage:
		return v.damageEvents(in, base)
	case Move, Enter:
		return v.moveEvents(in, base)
	case CreateTokens:
		return v.tokenEvents(in, base)
	case Destroy, Regenerate, Tap, Untap, Transform, TurnFaceUp, PhaseOut, PhaseIn, Explore_, Connive, CounterSpell, CopySpell, GainControl, AttachTo:
		return v.objectEvents(in, base)
	case Sacrifice, Discard:
		return v.giveUpEvents(in, base)
	case NoEvent:
		return nil, errVerb
	}
	return v.playerEvents(in, base)
}

// doers are the players an instruction concerns; you where it names nobody.
func (v *view) doers(in *Instruction) []Entity {
	if in.Who == NoRef {
		return v.players(v.you)
	}
	return v.refer(in.Who)
}

// things are the objects an instruction concerns.
func (v *view) things(r Ref, f *Filter) []Entity {
	if r != NoRef {
		return v.refer(r)
	}
	if f == nil {
		return nil
	}
	var out []Entity
	zone := Battlefield
	if f.Zone != AnyZone {
		zone = f.Zone
	}
	for i := range v.st.board.Objects {
		id := ObjectID(i)
		if v.st.board.Objects[i].Zone == zone && v.match(f, ObjectEntity(id)) == Yes {
			out = append(out, ObjectEntity(id))
		}
	}
	for i := range v.st.board.Players {
		if (f.Players || len(f.Or) > 0) && v.match(f, PlayerEntity(PlayerID(i))) == Yes {
			out = append(out, PlayerEntity(PlayerID(i)))
		}
	}
	return out
}

// playerEvents are events of players: life, draws, mills and the like.
func (v *view) playerEvents(in *Instruction, base Event) ([]Event, error) {
	var out []Event
	for _, e := range v.doers(in) {
		ev := base
		if e.IsObject() {
			ev.Player = v.w.controllerOf(v.st, e.Object)
		} else {
			ev.Player = e.Player
		}
		ev.Doer = ev.Player
		if ev.Kind == Discard && in.Amount != nil && in.Amount.Op == AllOfIt {
			p := &v.st.board.Players[ev.Player]
			if ev.Amount = p.Hand; p.Hand == Unset {
				v.unknown(NoObject, handOf(p))
				return nil, errMissing
			}
		}
		if what := v.refer(in.What); in.What != NoRef && len(what) > 0 && what[0].IsObject() {
			ev.Object = what[0].Object
		}
		if ev.Kind == Draw {
			ev.Kind = DrawCards
		}
		if ev.Kind == BeginPhase && ev.What == "" {
			ev.What = "turn"
		}
		out = append(out, ev)
	}
	return out, nil
}

// counterEvents put or remove counters.
func (v *view) counterEvents(in *Instruction, base Event) ([]Event, error) {
	on := in.On
	if on == NoRef {
		on = in.What
	}
	if on == NoRef && in.Filter == nil {
		on = This
	}
	base.Player = v.you
	if who := v.doers(in); in.Who != NoRef && len(who) == 1 && who[0].IsPlayer() {
		base.Player = who[0].Player
	}
	base.Doer = base.Player
	var out []Event
	for _, e := range v.things(on, in.Filter) {
		ev := base
		ev.To = e
		out = append(out, ev)
	}
	return out, nil
}

// damageEvents deal damage.
func (v *view) damageEvents(in *Instruction, base Event) ([]Event, error) {
	if in.Source != NoRef {
		src := v.refer(in.Source)
		if len(src) != 1 || !src[0].IsObject() {
			return nil, errMissing
		}
		base.Source = src[0].Object
	}
	var out []Event
	for _, e := range v.things(in.On, in.Filter) {
		if !v.damageable(e) {
			continue
		}
		ev := base
		ev.To = e
		out = append(out, ev)
	}
	return out, nil
}

// moveEvents move objects, or cards nobody named, to another zone.
func (v *view) moveEvents(in *Instruction, base Event) ([]Event, error) {
	if in.What == NoRef && in.Filter == nil {
		return v.unnamedMoves(in, base), nil
	}
	var out []Event
	for _, e := range v.things(in.What, in.Filter) {
		if !e.IsObject() {
			continue
		}
		ev := base
		o := &v.st.board.Objects[e.Object]
		if in.From != AnyZone && o.Zone != in.From && (v.past || v.ev == nil || v.ev.Object != e.Object) {
			continue // it is not there to be moved
		}
		ev.Object, ev.Player, ev.From, ev.Amount = e.Object, o.Owner, o.Zone, 1
		if !v.past && v.ev != nil && (v.ev.Kind == Move || v.ev.Kind == Enter) && v.ev.Object == e.Object {
			ev.From = v.ev.From
		}
		if in.Dest == Battlefield || in.Verb == Enter {
			if !v.enterUnder(in, &ev, o) {
				return nil, errMissing
			}
		} else {
			ev.Kind = Move
		}
		out = append(out, ev)
	}
	return out, nil
}

// enterUnder makes a move an entering, under the player the instruction names
// and with the counters it says; false where their number is not known.
func (v *view) enterUnder(in *Instruction, ev *Event, o *Object) bool {
	ev.Kind, ev.Under, ev.Dest = Enter, v.you, AnyZone
	if in.Under != NoRef {
		if who := v.refer(in.Under); len(who) == 1 && who[0].IsPlayer() {
			ev.Under = who[0].Player
		}
	} else if v.ev != nil && v.ev.Object == ev.Object && v.ev.Kind == Enter {
		ev.Under = v.ev.Under
	} else if v.ev != nil && v.ev.Object == ev.Object {
		ev.Under = o.Owner
	}
	ev.Entry = &Entry{Tapped: in.Tapped, CopyOf: NoObject, AttachedTo: Nobody(), WasCast: No, FaceDown: in.FaceDown}
	if v.ev != nil && v.ev.Kind == Enter && v.ev.Object == ev.Object && !v.past {
		ev.Amount = v.ev.Amount
		ev.Entry.WasCast, ev.Entry.Created = v.ev.Entry.WasCast, v.ev.Entry.Created
	}
	for i := range in.Enter {
		n, ok := v.eval(in.Enter[i].Amount)
		if !ok {
			return false
		}
		if in.Enter[i].Kind == EnterCounters {
			ev.Entry.Counters = addCounters(ev.Entry.Counters, in.Enter[i].Counter, n)
		}
	}
	return true
}

// unnamedMoves move a number of cards that nobody named.
func (v *view) unnamedMoves(in *Instruction, base Event) []Event {
	var out []Event
	for _, e := range v.doers(in) {
		if !e.IsPlayer() {
			continue
		}
		ev := base
		ev.Kind, ev.Player, ev.Doer = Move, e.Player, e.Player
		if ev.Amount > 0 {
			out = append(out, ev)
		}
	}
	return out
}

// tokenEvents create tokens.
func (v *view) tokenEvents(in *Instruction, base Event) ([]Event, error) {
	var out []Event
	for _, e := range v.doers(in) {
		ev := base
		ev.Player, ev.Doer, ev.Under = e.Player, e.Player, e.Player
		if in.Under != NoRef {
			if who := v.refer(in.Under); len(who) == 1 && who[0].IsPlayer() {
				ev.Under, ev.Player = who[0].Player, who[0].Player
			}
		}
		ev.Amount = 0
		for i := range in.Tokens {
			t, ok := v.tokensOf(&in.Tokens[i])
			if !ok {
				return nil, errMissing
			}
			ev.Tokens = append(ev.Tokens, t)
			ev.Amount += t.N
		}
		out = append(out, ev)
	}
	return out, nil
}

// tokensOf is a group of tokens as specified.
func (v *view) tokensOf(s *TokenSpec) (Tokens, bool) {
	n, ok := v.eval(&s.N)
	t := s.Tokens
	t.N, t.CopyOf = n, NoObject
	if s.CopyOf != NoRef {
		of := v.refer(s.CopyOf)
		if len(of) != 1 || !of[0].IsObject() {
			return t, false
		}
		t.CopyOf = of[0].Object
		t.Name = v.object(t.CopyOf).Name
	}
	return t, ok
}

// objectEvents do something to objects.
func (v *view) objectEvents(in *Instruction, base Event) ([]Event, error) {
	what := in.What
	if what == NoRef && in.Filter == nil {
		what = This
	}
	var out []Event
	for _, e := range v.things(what, in.Filter) {
		if !e.IsObject() {
			continue
		}
		ev := base
		ev.Object = e.Object
		ev.Player = v.w.controllerOf(v.st, e.Object)
		if in.Verb == GainControl {
			ev.Player = v.you
		}
		if in.Verb == AttachTo {
			if to := v.refer(in.On); len(to) == 1 {
				ev.To = to[0]
			}
		}
		out = append(out, ev)
	}
	return out, nil
}

// giveUpEvents sacrifice permanents or discard cards.
func (v *view) giveUpEvents(in *Instruction, base Event) ([]Event, error) {
	each := in.Verb == Sacrifice && in.Filter != nil && in.Amount == nil
	if in.What == NoRef && !each {
		return v.playerEvents(in, base)
	}
	what := in.Filter
	if in.What != NoRef {
		what = nil
	}
	var out []Event
	for _, e := range v.things(in.What, what) {
		if !e.IsObject() {
			continue
		}
		ev := base
		ev.Object, ev.Amount = e.Object, 1
		ev.Player = v.w.controllerOf(v.st, e.Object)
		out = append(out, ev)
	}
	return out, nil
}
