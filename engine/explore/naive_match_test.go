package explore

import (
	"slices"

	"apnap/engine"
)

// applying lists the effects of the lowest class that apply to an event now.
func (w *nWorld) applying(i int) []int {
	if w.now[i].done {
		return nil
	}
	var list []int
	lowest := engine.ClassOther
	banned := w.now[i].Kind == engine.Enter && w.forbids(i)
	for e := range w.q.Effects {
		if !w.applies(i, e) || banned && !w.recasts(i, e) && !w.q.Effects[e].Effect.Self {
			continue
		}
		c := w.class(e)
		if c < lowest {
			lowest, list = c, nil
		}
		if c == lowest {
			list = append(list, e)
		}
	}
	return list
}

// class is the group of an effect, as far as the edition knows such groups.
func (w *nWorld) class(e int) engine.Class {
	eff := w.q.Effects[e].Effect
	since := map[engine.Class]string{engine.ClassSelf: "2001-05-01", engine.ClassControl: "2008-10-01", engine.ClassCopy: "2011-09-30", engine.ClassBackFace: "2022-02-18"}
	c := eff.Class
	if eff.Self {
		c = engine.ClassSelf
	}
	if c != engine.ClassOther && w.q.Edition.ID < since[c] {
		return engine.ClassOther
	}
	return c
}

// copied reports whether an effect is the entering ability of what the object
// of an event is entering as a copy of.
func (w *nWorld) copied(i, e int) bool {
	ev, inst := &w.now[i], &w.q.Effects[e]
	return ev.Kind == engine.Enter && ev.Entry.CopyOf != engine.NoObject && inst.Own && inst.Source == ev.Entry.CopyOf && inst.Source != ev.Object
}

// mark is under which number an effect's opportunity is remembered.
func (w *nWorld) mark(i, e int) int {
	if w.copied(i, e) {
		return e + 1000
	}
	return e
}

func (w *nWorld) applies(i, e int) bool {
	ev, inst := &w.now[i], &w.q.Effects[e]
	eff := inst.Effect
	if eff.Kind != engine.Replacement && eff.Kind != engine.Prevention || w.left[e] == 0 && !w.begun[w.timeOf(&ev.Event, e)] || ev.had[w.mark(i, e)] {
		return false
	}
	if w.offersTooMuch(i, e) || nAims(eff) && w.gone(inst.Target.Object) || !w.there(i, e) || !w.fits(&eff.When, i, e) {
		return false
	}
	for k := range eff.If {
		if !w.holds(&eff.If[k], i, e) {
			return false
		}
	}
	if eff.Kind == engine.Prevention && w.q.Edition.ID < "2009-07-11" && w.unpreventable(i) {
		return false
	}
	for _, c := range eff.Do {
		if c.Kind == engine.RedirectTo && !w.canBeDamaged(w.referred(c.Ref, i, e)) {
			return false
		}
		if c.Kind == engine.InsteadDo && c.Do[0].Verb == engine.Regenerate && w.noRegeneration(i) {
			return false
		}
	}
	return true
}

// holds answers a condition of an effect.
func (w *nWorld) holds(c *engine.Cond, i, e int) bool {
	yes := false
	switch c.Kind {
	case engine.TurnOf:
		yes = (w.board.Active == w.you(i, e)) == (c.Who == engine.You)
	case engine.AmountIs:
		yes = w.many(i) >= c.Range.N.N
	case engine.Controls:
		n := 0
		for o := range w.board.Objects {
			if x := &w.board.Objects[o]; x.Zone == engine.Battlefield && x.Controller == w.you(i, e) && x.Types&c.Filter.Types != 0 {
				n++
			}
		}
		yes = n >= c.Range.N.N
	}
	return yes != c.Not
}

// many is an event's amount; of tokens, how many there are.
func (w *nWorld) many(i int) int {
	if w.now[i].Kind != engine.CreateTokens {
		return w.now[i].Amount
	}
	n := 0
	for _, t := range w.now[i].Tokens {
		n += t.N
	}
	return n
}

// there reports whether an effect exists now, and for entering permanents
// whether it may come from the permanent itself.
func (w *nWorld) there(i, e int) bool {
	inst := &w.q.Effects[e]
	if inst.Source == engine.NoObject || inst.Created || w.copied(i, e) {
		return true
	}
	ev := &w.now[i]
	if ev.Kind == engine.Enter && ev.Object == inst.Source {
		return inst.Own && ev.Entry.CopyOf == engine.NoObject
	}
	return w.board.Objects[inst.Source].Zone == engine.Battlefield
}

func (w *nWorld) canBeDamaged(e engine.Entity) bool {
	if e.Player != engine.NoPlayer {
		return true
	}
	return e.Object != engine.NoObject && !w.gone(e.Object) && w.board.Objects[e.Object].Types&(engine.Creature|engine.Planeswalker|engine.Battle) != 0
}

func (w *nWorld) noRegeneration(i int) bool {
	if w.now[i].NoRegen {
		return true
	}
	for e := range w.q.Effects {
		if w.q.Effects[e].Effect.Kind == engine.NoRegenerate && w.fits(&w.q.Effects[e].Effect.When, i, e) {
			return true
		}
	}
	return false
}

func (w *nWorld) unpreventable(i int) bool {
	if w.now[i].Unpreventable {
		return true
	}
	for e := range w.q.Effects {
		if w.q.Effects[e].Effect.Kind == engine.Unprevented && w.fits(&w.q.Effects[e].Effect.When, i, e) {
			return true
		}
	}
	return false
}

// cannotBe reports whether an event is none at all, or something says that it
// can't happen and no self-replacement effect can still change it.
func (w *nWorld) cannotBe(i int) bool {
	ev := &w.now[i]
	if ev.Amount <= 0 {
		switch ev.Kind {
		case engine.Damage:
			if w.q.Edition.ID >= "2001-07-23" {
				return true
			}
		case engine.GainLife:
			if w.q.Edition.ID >= "2019-07-12" {
				return true
			}
		case engine.LoseLife, engine.DrawCards, engine.PutCounters, engine.RemoveCounters, engine.Mill, engine.Discard:
			return true
		}
	}
	if !w.forbids(i) {
		return false
	}
	for e := range w.q.Effects {
		if (w.q.Effects[e].Effect.Self || w.recasts(i, e)) && w.applies(i, e) {
			return false
		}
	}
	return true
}

// recasts reports whether an effect may still make of what enters something that is
// not forbidden to (614.17d).
func (w *nWorld) recasts(i, e int) bool {
	if w.now[i].Kind != engine.Enter || w.q.Edition.ID < "2017-04-28" {
		return false
	}
	for _, c := range w.q.Effects[e].Effect.Do {
		if c.Kind == engine.EnterUnder || c.Kind == engine.EnterCopy {
			return true
		}
	}
	return false
}

// forbids reports whether something says that an event can't happen as it stands.
func (w *nWorld) forbids(i int) bool {
	ev := &w.now[i]
	banned := ev.Kind == engine.Destroy && slices.Contains(w.board.Objects[ev.Object].Keywords, "indestructible")
	w.noAhead = ev.Kind == engine.Enter && w.q.Edition.ID < "2017-04-28"
	for e := range w.q.Effects {
		lost := ev.Kind == engine.Enter && ev.Entry.CopyOf != engine.NoObject && w.q.Effects[e].Source == ev.Object // a copy's text has taken its place
		if !lost && w.q.Effects[e].Effect.Kind == engine.Cant && w.fits(&w.q.Effects[e].Effect.When, i, e) {
			banned = true
		}
		banned = banned || w.unpaid(i, e)
	}
	w.noAhead = false
	return banned
}

// fits matches an event against a pattern.
func (w *nWorld) fits(p *engine.Pattern, i, e int) bool {
	ev := &w.now[i].Event
	if p.Kind != ev.Kind || p.Combat == engine.Yes && !ev.Combat || p.Combat == engine.No && ev.Combat {
		return false
	}
	if p.From != engine.AnyZone && p.From != ev.From || p.Dest != engine.AnyZone && p.Dest != ev.Dest || p.Counter != "" && p.Counter != ev.Counter {
		return false
	}
	late := w.q.Edition.ID >= "2017-09-29" // what a replacement puts, an effect puts
	if p.EffectOnly && ev.Cause != engine.ByEffect && ev.Cause != engine.CauseUnknown && !(w.now[i].remade && late) {
		return false
	}
	if p.Amount.Op == engine.AtLeast && ev.Amount < p.Amount.N.N {
		return false
	}
	if p.Source != nil && (ev.Source == engine.NoObject || !w.is(p.Source, engine.ObjectEntity(ev.Source), i, e)) {
		return false
	}
	if p.Doer != nil && !w.is(p.Doer, engine.PlayerEntity(ev.Player), i, e) {
		return false
	}
	return p.Affected == nil || w.is(p.Affected, w.affects(ev), i, e)
}

// affects is who or what an event affects.
func (w *nWorld) affects(ev *engine.Event) engine.Entity {
	switch ev.Kind {
	case engine.Damage, engine.PutCounters, engine.RemoveCounters:
		return ev.To
	case engine.CreateTokens:
		return engine.PlayerEntity(ev.Under)
	case engine.Destroy, engine.Move, engine.Enter, engine.Regenerate, engine.Tap:
		return engine.ObjectEntity(ev.Object)
	}
	return engine.PlayerEntity(ev.Player)
}

// is matches a player or object against a filter.
func (w *nWorld) is(f *engine.Filter, x engine.Entity, i, e int) bool {
	you := w.you(i, e)
	rel := func(r engine.Relation, p engine.PlayerID) bool {
		return r == engine.AnyRelation || (r == engine.You) == (p == you)
	}
	if f.Is != engine.NoRef {
		return w.referred(f.Is, i, e) == x
	}
	if x.Player != engine.NoPlayer {
		return f.Types == 0 && f.Token == engine.Unknown && f.Controller == engine.AnyRelation && rel(f.Player, x.Player)
	}
	if f.Players {
		return false
	}
	o := w.board.Objects[x.Object]
	for j := range w.now {
		if w.now[j].Kind == engine.Enter && w.now[j].Object == x.Object && (j == i || w.now[j].number == w.now[i].inside) {
			o = *w.entered(&w.now[j].Event)
		}
	}
	return f.Types&^o.Types == 0 && (f.Token == engine.Unknown || f.Token == engine.Yes && o.Token == engine.Yes || f.Token == engine.No && o.Token != engine.Yes) &&
		rel(f.Controller, o.Controller) && f.Colors&^o.Colors == 0 && (f.Name == "" || f.Name == o.Name)
}

// you is an effect's controller; for an entering permanent's own ability the
// player under whose control it would enter.
func (w *nWorld) you(i, e int) engine.PlayerID {
	if w.copied(i, e) || w.q.Effects[e].Own && w.now[i].Kind == engine.Enter && w.now[i].Object == w.q.Effects[e].Source {
		return w.now[i].Under
	}
	return w.q.Effects[e].Controller
}

// entered is an entering object as it would exist on the battlefield.
func (w *nWorld) entered(ev *engine.Event) *engine.Object {
	o := w.board.Objects[ev.Object]
	if c := ev.Entry.CopyOf; c != engine.NoObject && !w.noAhead {
		from := w.board.Objects[c]
		o.Name, o.Types, o.Colors, o.Keywords = from.Name, from.Types, from.Colors, from.Keywords
	}
	o.Zone, o.Controller, o.Tapped, o.Counters = engine.Battlefield, ev.Under, ev.Entry.Tapped, ev.Entry.Counters
	return &o
}

// referred is the one thing a reference names.
func (w *nWorld) referred(r engine.Ref, i, e int) engine.Entity {
	inst := &w.q.Effects[e]
	ev := &w.now[i].Event
	switch r {
	case engine.RefYou:
		return engine.PlayerEntity(w.you(i, e))
	case engine.This:
		if w.copied(i, e) {
			return engine.ObjectEntity(ev.Object)
		}
		return engine.ObjectEntity(inst.Source)
	case engine.Target:
		return inst.Target
	case engine.Attached:
		return inst.Attached
	case engine.ChosenSource:
		return engine.ObjectEntity(inst.ChosenSrc)
	}
	return w.referredBy(r, ev)
}

// referredBy is what a reference to the event itself names.
func (w *nWorld) referredBy(r engine.Ref, ev *engine.Event) engine.Entity {
	switch r {
	case engine.ThatObject, engine.ThatEntity:
		return w.affects(ev)
	case engine.ThatPlayerRef:
		return engine.PlayerEntity(w.whose(ev))
	case engine.ThatSourceCtrl:
		if ev.Source == engine.NoObject {
			return engine.PlayerEntity(ev.Doer)
		}
		return engine.PlayerEntity(w.board.Objects[ev.Source].Controller)
	}
	return engine.Nobody()
}
