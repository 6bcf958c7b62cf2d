package apply

import (
	"errors"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// errMissing says that an amount or a reference could not be worked out; the
// view knows what is missing.
var errMissing = errors.New("a fact is missing")

// errVerb says that an instruction's verb cannot be carried out.
var errVerb = errors.New("an action of this kind")

// named turns an instruction's error into one that names the effect.
func named(w *play.Walker, id engine.EffectID, err error) error {
	if errors.Is(err, errVerb) {
		return &engine.Unsupported{Effect: id, What: say.New("an action of this kind")}
	}
	return &engine.NeedFact{Effect: id, Object: engine.NoObject, Player: engine.NoPlayer, Missing: engine.Missing{What: whatItMeans(w, id)}}
}

// Wanting is an instruction's error as one that says which fact is missing,
// where the view knows.
func Wanting(v *look.View, id engine.EffectID, err error) error {
	if v.Missing == nil || !errors.Is(err, errMissing) {
		return named(v.W, id, err)
	}
	return v.Need(id)
}

// whatItMeans is the fact that is missing where an effect speaks of something
// that the question does not name.
func whatItMeans(w *play.Walker, id engine.EffectID) say.Message {
	if id == engine.NoEffect {
		return say.New("what the effect refers to")
	}
	return say.New("what %s refers to", w.Scenario.Effects[id].Called())
}

// blank is an event with nothing in it but its kind and what causes it.
func blank(v *look.View, k engine.EventKind) engine.Event {
	return engine.Event{Kind: k, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: v.This, Doer: v.You, Under: engine.NoPlayer, Amount: 1, Cause: engine.ByEffect, By: engine.NoEffect}
}

// EventsOf is what an instruction does, as events that happen together: of each of several
// players what it has that one do.
func EventsOf(v *look.View, in *engine.Instruction) ([]engine.Event, error) {
	several := in.Who
	if !each(several) && in.Verb == engine.Damage && ofThatPlayer(in.Amount) {
		several = in.On // of each as much as is that one's
	}
	if !each(several) {
		return eventsOf(v, in)
	}
	var all []engine.Event
	for _, one := range v.EachPlayer(several == engine.EachOpponent) {
		of := *v
		of.Each = one
		events, err := eventsOf(&of, in)
		if err != nil {
			v.Missing, v.MissObj = of.Missing, of.MissObj
			return nil, err
		}
		all = append(all, events...)
	}
	return all, nil
}

// each reports whether a reference is to several players one by one.
func each(r engine.Ref) bool { return r == engine.EachPlayer || r == engine.EachOpponent }

// ofThatPlayer reports whether an amount looks at what is the player's of whom the instruction speaks: "that player controls".
func ofThatPlayer(e *engine.Expr) bool {
	found := false
	e.Visit(&engine.Visitor{
		Relation: func(x *engine.Relation) { found = found || *x == engine.ThatPlayer },
		Ref:      func(x *engine.Ref) { found = found || *x == engine.ThatPlayerRef },
	})
	return found
}

// eventsOf is what an instruction does, or has one of several players do.
func eventsOf(v *look.View, in *engine.Instruction) ([]engine.Event, error) {
	n, ok := v.Eval(in.Amount)
	if !ok {
		return nil, errMissing
	}
	base := blank(v, in.Verb)
	base.Amount, base.Counter, base.From, base.Dest, base.Position = n, in.Counter, in.From, in.Dest, in.Position
	base.Mana, base.What, base.NoRegen, base.Unpreventable, base.FaceDown = in.Mana, in.Word, in.NoRegen, in.Unprev, in.FaceDown
	if in.Verb == engine.SearchLibrary || in.Verb == engine.CounterSpell {
		base.What = "" // what it is searched for stands in the filter, and no ability is countered
	}
	if GivesUp(in) {
		if in.Dest == engine.Battlefield {
			if ok := entersChosen(v, in, &base); !ok {
				return nil, errMissing
			}
		}
		return amongEvents(v, in, base), nil
	}
	switch {
	case in.Cards == engine.UntilFound:
		return untilEvents(v, in, base)
	case in.Cards != engine.NoRevealed:
		return revealedMoves(v, in, base)
	}
	switch in.Verb {
	case engine.PutCounters, engine.RemoveCounters:
		return counterEvents(v, in, base)
	case engine.Damage:
		return damageEvents(v, in, base)
	case engine.Move, engine.Enter:
		return moveEvents(v, in, base)
	case engine.CreateTokens:
		return tokenEvents(v, in, base)
	case engine.Destroy, engine.Regenerate, engine.Tap, engine.Untap, engine.Transform, engine.TurnFaceUp, engine.PhaseOut, engine.PhaseIn, engine.Explore_, engine.Connive, engine.CounterSpell, engine.CopySpell, engine.GainControl, engine.AttachTo:
		return objectEvents(v, in, base)
	case engine.Alter:
		return alterEvents(v, in, base)
	case engine.Sacrifice, engine.Discard:
		return giveUpEvents(v, in, base)
	case engine.NoEvent:
		return nil, errVerb
	case engine.OtherAction:
		if in.Word == engine.FightWord {
			return fightEvents(v, in, base)
		}
		if in.Told && (in.What != engine.NoRef || in.Filter != nil) {
			return objectEvents(v, in, base)
		}
	}
	return playerEvents(v, in, base)
}

// fightEvents are the damage that two creatures deal each other in a fight (cr.Fight); none
// where one of them is no creature on the battlefield.
func fightEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	a, b := v.Refer(in.What), v.Refer(in.On)
	if len(a) != 1 || len(b) != 1 || !fights(v, a[0]) || !fights(v, b[0]) {
		return nil, nil
	}
	var out []engine.Event
	for _, pair := range [...][2]engine.Entity{{a[0], b[0]}, {b[0], a[0]}} {
		ev := base
		ev.Kind, ev.What, ev.Source, ev.To = engine.Damage, "", pair[0].Object, pair[1]
		o := v.Object(pair[0].Object)
		if o.Power == engine.Unset {
			return nil, errMissing
		}
		ev.Amount = max(0, look.Boosted(o.Power, o))
		out = append(out, ev)
	}
	return out, nil
}

// fights reports whether something is a creature on the battlefield.
func fights(v *look.View, e engine.Entity) bool {
	return e.IsObject() && v.St.Board.Objects[e.Object].Zone == engine.Battlefield && v.St.Board.Objects[e.Object].Types&engine.Creature != 0
}

// Doers are the players an instruction concerns; you where it names nobody.
func Doers(v *look.View, in *engine.Instruction) []engine.Entity {
	switch {
	case in.Who == engine.NoRef:
		return v.Players(v.You)
	case v.Each.IsPlayer() && each(in.Who):
		return []engine.Entity{v.Each}
	}
	return v.Refer(in.Who)
}

// things are the objects an instruction concerns.
func things(v *look.View, r engine.Ref, f *engine.Filter) []engine.Entity {
	if r != engine.NoRef {
		return v.Refer(r)
	}
	if f == nil {
		return nil
	}
	var out []engine.Entity
	zone := engine.Battlefield
	if f.Zone != engine.AnyZone {
		zone = f.Zone
	}
	for i := range v.St.Board.Objects {
		id := engine.ObjectID(i)
		if v.St.Board.Objects[i].Zone != zone {
			continue
		}
		switch v.Match(f, engine.ObjectEntity(id)) {
		case engine.Yes:
			out = append(out, engine.ObjectEntity(id))
		case engine.Unknown:
			v.W.Fail(v.Need(engine.NoEffect))
		}
	}
	for i := range v.St.Board.Players {
		if (f.Players || len(f.Or) > 0) && v.Match(f, engine.PlayerEntity(engine.PlayerID(i))) == engine.Yes {
			out = append(out, engine.PlayerEntity(engine.PlayerID(i)))
		}
	}
	return out
}

// playerEvents are events of players: life, draws, mills and the like.
func playerEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	var out []engine.Event
	for _, e := range Doers(v, in) {
		ev := base
		if e.IsObject() {
			ev.Player = look.ControllerOf(v.W, v.St, e.Object)
		} else {
			ev.Player = e.Player
		}
		ev.Doer = ev.Player
		if ev.Kind == engine.Discard && !allOf(v, in, engine.Hand, &ev) {
			return nil, errMissing
		}
		if what := v.Refer(in.What); in.What != engine.NoRef && len(what) > 0 && what[0].IsObject() {
			ev.Object = what[0].Object
		}
		if ev.Kind == engine.Reveal && in.What == engine.ThatObject && ev.Object == engine.NoObject && v.Ev != nil {
			ev.Amount = v.Ev.Amount // the cards that nobody named
		}
		if ev.Kind == engine.Draw {
			ev.Kind = engine.DrawCards
		}
		if ev.Kind == engine.ProduceMana && !manyTimes(&ev, in) {
			continue
		}
		if len(in.Tokens) > 0 { // what is amassed
			ev.Tokens = []engine.Tokens{engine.Army(in.Tokens[0].Tokens.Subtypes[0])}
		}
		if ev.Kind == engine.BeginPhase && ev.What == "" {
			ev.What = "turn"
		}
		out = append(out, ev)
	}
	return out, nil
}

// manyTimes gives mana that is added for each of several as much as that is; false where that is none.
func manyTimes(ev *engine.Event, in *engine.Instruction) bool {
	if in.Amount == nil || !strings.HasPrefix(in.Mana, "{") {
		return in.Amount == nil || ev.Amount > 0
	}
	ev.Mana = strings.Repeat(in.Mana, min(max(0, ev.Amount), maxMana/len(in.Mana)))
	ev.Amount = 1
	return ev.Mana != ""
}

// counterEvents put or remove counters.
func counterEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	on := in.On
	if on == engine.NoRef {
		on = in.What
	}
	if on == engine.NoRef && in.Filter == nil {
		on = engine.This
	}
	base.Player = v.You
	if who := Doers(v, in); in.Who != engine.NoRef && len(who) == 1 && who[0].IsPlayer() {
		base.Player = who[0].Player
	}
	base.Doer = base.Player
	if on == engine.ChosenObject && in.Filter != nil && !v.Inst.Chosen.IsObject() {
		return amongEvents(v, in, base), nil
	}
	var out []engine.Event
	for _, e := range things(v, on, in.Filter) {
		ev := base
		ev.To = e
		out = append(out, ev)
	}
	return out, nil
}

// damageEvents deal damage.
func damageEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	if in.Source != engine.NoRef {
		src := v.Refer(in.Source)
		if len(src) != 1 || !src[0].IsObject() {
			return nil, errMissing
		}
		base.Source = src[0].Object
	}
	to := things(v, in.On, in.Filter)
	if each(in.On) && v.Each.IsPlayer() && ofThatPlayer(in.Amount) {
		to = []engine.Entity{v.Each}
	}
	var out []engine.Event
	for _, e := range to {
		if !possible.Damageable(v, e) {
			continue
		}
		ev := base
		ev.To = e
		out = append(out, ev)
	}
	return out, nil
}

// moveEvents move objects, or cards nobody named, to another zone.
func moveEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	if in.What == engine.NoRef && (in.Filter == nil || in.Word == engine.ThoseCards) {
		return unnamedMoves(v, in, base)
	}
	var out []engine.Event
	for _, e := range things(v, in.What, in.Filter) {
		if !e.IsObject() {
			continue
		}
		ev := base
		o := &v.St.Board.Objects[e.Object]
		if in.From != engine.AnyZone && o.Zone != in.From && (v.Past || v.Ev == nil || v.Ev.Object != e.Object) {
			continue // it is not there to be moved
		}
		ev.Object, ev.Player, ev.From, ev.Amount = e.Object, o.Owner, o.Zone, 1
		if !v.Past && v.Ev != nil && (v.Ev.Kind == engine.Move || v.Ev.Kind == engine.Enter) && v.Ev.Object == e.Object {
			ev.From = v.Ev.From
		}
		if in.Dest == engine.Battlefield || in.Verb == engine.Enter {
			if !enterUnder(v, in, &ev, o) {
				return nil, errMissing
			}
		} else {
			ev.Kind = engine.Move
		}
		out = append(out, ev)
		with, ok := counted(v, in, ev)
		if !ok {
			return nil, errMissing
		}
		out = append(out, with...)
	}
	rest, ok := restOfZone(v, in, base)
	if !ok {
		return nil, errMissing
	}
	return append(out, rest...), nil
}

// counted are the counters with which something is exiled; false where their number is not known.
func counted(v *look.View, in *engine.Instruction, move engine.Event) (out []engine.Event, ok bool) {
	for i := range in.Enter {
		if in.Enter[i].Kind != engine.EnterCounters || move.Kind != engine.Move || move.Dest != engine.Exile {
			continue
		}
		n, ok := v.Eval(in.Enter[i].Amount)
		if !ok {
			return nil, false
		}
		ev := blank(v, engine.PutCounters)
		ev.To, ev.Counter, ev.Amount, ev.Player = engine.ObjectEntity(move.Object), in.Enter[i].Counter, n, v.You
		out = append(out, ev)
	}
	return out, true
}

// restOfZone moves the cards that nobody named of the graveyards that a description takes in, where it is said how
// many cards there are; false where it takes in only cards of a sort, and nobody says which those are.
func restOfZone(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, bool) {
	f := in.Filter
	if in.What != engine.NoRef || f == nil || f.Is != engine.NoRef || f.Zone != engine.Graveyard || len(f.Or) > 0 {
		return nil, true
	}
	all := engine.Filter{Noun: f.Noun, Zone: f.Zone, Owner: f.Owner, Player: f.Player}
	var out []engine.Event
	for i := range v.St.Board.Players {
		p := engine.PlayerID(i)
		n := v.UnnamedIn(p)
		if n == 0 || !v.Takes(f, p) {
			continue
		}
		if !f.Equal(&all) || in.Dest == engine.Battlefield || in.Verb == engine.Enter {
			return nil, !v.Unnamed(f)
		}
		ev := base
		ev.Kind, ev.Player, ev.From, ev.Amount = engine.Move, p, engine.Graveyard, n
		out = append(out, ev)
	}
	return out, true
}

// enterUnder makes a move an entering, under the player the instruction names
// and with the counters it says; false where their number is not known.
func enterUnder(v *look.View, in *engine.Instruction, ev *engine.Event, o *engine.Object) bool {
	ev.Kind, ev.Under, ev.Dest = engine.Enter, v.You, engine.AnyZone
	if in.Under != engine.NoRef {
		if who := v.Refer(in.Under); len(who) == 1 && who[0].IsPlayer() {
			ev.Under = who[0].Player
		}
	} else if v.Ev != nil && v.Ev.Object == ev.Object && v.Ev.Kind == engine.Enter {
		ev.Under = v.Ev.Under
	} else if v.Ev != nil && v.Ev.Object == ev.Object || o.Owner != engine.NoPlayer { // cards say where it is another's
		ev.Under = o.Owner
	}
	ev.Entry = &engine.Entry{Tapped: in.Tapped, CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), WasCast: engine.No, FaceDown: in.FaceDown}
	if v.Ev != nil && v.Ev.Kind == engine.Enter && v.Ev.Object == ev.Object && !v.Past {
		ev.Amount = v.Ev.Amount
		ev.Entry.WasCast, ev.Entry.Created = v.Ev.Entry.WasCast, v.Ev.Entry.Created
	}
	return withCounters(v, in, ev.Entry)
}

// withCounters gives what enters the counters that an instruction says; false where their number is not known.
func withCounters(v *look.View, in *engine.Instruction, e *engine.Entry) bool {
	for i := range in.Enter {
		n, ok := v.Eval(in.Enter[i].Amount)
		if !ok {
			return false
		}
		if in.Enter[i].Kind == engine.EnterCounters {
			e.Counters = happen.AddCounters(e.Counters, in.Enter[i].Counter, n)
		}
	}
	return true
}

// entersChosen tells an event by which somebody puts onto the battlefield what is chosen then how that enters: under whom where the
// instruction says it, tapped, with which counters; false where their number is not known.
func entersChosen(v *look.View, in *engine.Instruction, ev *engine.Event) bool {
	if who := v.Refer(in.Under); in.Under != engine.NoRef && len(who) == 1 && who[0].IsPlayer() {
		ev.Under = who[0].Player
	}
	ev.Entry = &engine.Entry{Tapped: in.Tapped, CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), WasCast: engine.No, FaceDown: in.FaceDown}
	return withCounters(v, in, ev.Entry)
}

// unnamedMoves move a number of cards that nobody named.
func unnamedMoves(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	var out []engine.Event
	for _, e := range Doers(v, in) {
		if !e.IsPlayer() {
			continue
		}
		ev := base
		ev.Kind, ev.Player, ev.Doer = engine.Move, e.Player, e.Player
		if !allOf(v, in, in.From, &ev) {
			return nil, errMissing
		}
		if ev.Amount > 0 {
			out = append(out, ev)
		}
	}
	return out, nil
}

// allOf makes an event about all cards of a player's zone where an instruction is; false where
// nobody says how many they are.
func allOf(v *look.View, in *engine.Instruction, zone engine.Zone, ev *engine.Event) bool {
	if in.Amount == nil || in.Amount.Op != engine.AllOfIt {
		return true
	}
	p := &v.St.Board.Players[ev.Player]
	n, missing := p.Hand, look.HandOf(p)
	if zone == engine.Graveyard {
		n, missing = p.Graveyard, look.GraveyardOf(p)
	}
	if ev.Amount = n; n == engine.Unset {
		v.Unknown(engine.NoObject, missing)
		return false
	}
	return true
}

// tokenEvents create tokens.
func tokenEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	var out []engine.Event
	for _, e := range Doers(v, in) {
		ev := base
		ev.Player, ev.Doer, ev.Under = e.Player, e.Player, e.Player
		if in.Under != engine.NoRef {
			if who := v.Refer(in.Under); len(who) == 1 && who[0].IsPlayer() {
				ev.Under, ev.Player = who[0].Player, who[0].Player
			}
		}
		ev.Amount = 0
		for i := range in.Tokens {
			t, ok := tokensOf(v, &in.Tokens[i])
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
func tokensOf(v *look.View, s *engine.TokenSpec) (engine.Tokens, bool) {
	n, ok := v.Eval(&s.N)
	t := s.Tokens
	t.N, t.CopyOf = n, engine.NoObject
	if s.Size != nil {
		size, known := v.Eval(s.Size)
		if !known {
			return t, false
		}
		t.Power, t.Toughness = size, size
		t.Text = strings.Replace(t.Text, "X/X", strconv.Itoa(size)+"/"+strconv.Itoa(size), 1)
	}
	if s.CopyOf != engine.NoRef {
		of := v.Refer(s.CopyOf)
		if len(of) != 1 || !of[0].IsObject() {
			return t, false
		}
		t.CopyOf = of[0].Object
		t.Name = v.Object(t.CopyOf).Name
	}
	return t, ok
}

// objectEvents do something to objects.
func objectEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	what := in.What
	if what == engine.NoRef && in.Filter == nil {
		what = engine.This
	}
	var out []engine.Event
	for _, e := range things(v, what, in.Filter) {
		if !e.IsObject() {
			continue
		}
		ev := base
		ev.Object = e.Object
		ev.Player = look.ControllerOf(v.W, v.St, e.Object)
		if in.Verb == engine.GainControl || in.Verb == engine.CopySpell { // whoever does it has what comes of it (cr.CopySpell)
			ev.Player, ev.ThisTurn = v.You, in.ThisTurn
			if who := Doers(v, in); len(who) == 1 && who[0].IsPlayer() {
				ev.Player = who[0].Player
			}
		}
		if in.Verb == engine.AttachTo {
			if to := v.Refer(in.On); len(to) == 1 {
				ev.To = to[0]
			}
		}
		out = append(out, ev)
	}
	return out, nil
}

// alterEvents change what objects are until end of turn.
func alterEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	t := &engine.Traits{CopyOf: engine.NoObject, Controller: engine.NoPlayer, AddKeywords: in.Keywords, ThisTurn: true}
	for _, part := range [...]struct {
		of  *engine.Expr
		add *int
	}{{in.Power, &t.AddPower}, {in.Toughness, &t.AddToughness}} {
		if part.of == nil {
			continue
		}
		n, ok := v.Value(part.of)
		if !ok {
			return nil, errMissing
		}
		*part.add = n
	}
	base.Traits = t
	events, err := objectEvents(v, in, base)
	if in.Makes != nil {
		for i := range events {
			made := look.Becomes(in.Makes, v.Object(events[i].Object))
			made.AddPower, made.AddToughness, made.ThisTurn, made.Made = t.AddPower, t.AddToughness, in.ThisTurn, in.Makes
			made.AddKeywords = append(made.AddKeywords[:len(made.AddKeywords):len(made.AddKeywords)], t.AddKeywords...)
			events[i].Traits = made
		}
	}
	return events, err
}

// giveUpEvents sacrifice permanents or discard cards.
func giveUpEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	each := in.Verb == engine.Sacrifice && in.Filter != nil && in.Amount == nil
	if in.What == engine.NoRef && !each {
		return playerEvents(v, in, base)
	}
	what := in.Filter
	if in.What != engine.NoRef {
		what = nil
	}
	var out []engine.Event
	for _, e := range things(v, in.What, what) {
		if !e.IsObject() {
			continue
		}
		ev := base
		ev.Object, ev.Amount = e.Object, 1
		ev.Player = look.ControllerOf(v.W, v.St, e.Object)
		out = append(out, ev)
	}
	return out, nil
}

// Unchosen are those behind the last that was chosen.
func Unchosen[T comparable](can, chosen []T) []T {
	if len(chosen) == 0 {
		return can
	}
	for i, id := range can {
		if id == chosen[len(chosen)-1] {
			return can[i+1:]
		}
	}
	return nil
}

// amongEvents are the events of an instruction that has players choose what it
// happens to.
func amongEvents(v *look.View, in *engine.Instruction, base engine.Event) []engine.Event {
	var out []engine.Event
	for _, e := range Doers(v, in) {
		if !e.IsPlayer() {
			continue
		}
		ev := base
		ev.Player, ev.Doer, ev.Object = e.Player, e.Player, engine.NoObject
		ev.Among = &engine.Among{Filter: in.Filter, Any: in.Amount != nil && in.Amount.Op == engine.AnyAmount, Effect: effectOf(v.W, v.Inst)}
		switch {
		case in.Verb == engine.PutCounters: // of so many on one thing
			ev.Among.Each, ev.Amount = max(ev.Amount, 1), 1
		case in.Word == engine.UpTo:
			ev.Among.Any, ev.Among.Most, ev.What = true, ev.Amount, ""
		}
		out = append(out, ev)
	}
	return out
}

// effectOf is the position of an instance among the question's effects.
func effectOf(w *play.Walker, inst *engine.Instance) engine.EffectID {
	for i := range w.Scenario.Effects {
		if &w.Scenario.Effects[i] == inst {
			return engine.EffectID(i)
		}
	}
	return engine.NoEffect
}
