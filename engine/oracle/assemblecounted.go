package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// nothingElse says what is taken for granted where an effect that waits for an
// event of the question counts things: that there are none but those named.
func (b *builder) nothingElse() {
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		carriedOut := e.Kind == engine.InstructionOf && b.resolving(b.sc.Effects[i].Source)
		if !carriedOut && !b.happens(&e.When) {
			continue
		}
		for k := range e.Then {
			if f := e.Then[k].Filter; carriedOut && f != nil && f.Is == engine.NoRef && (f.Zone == engine.Graveyard || b.findsNone(&e.Then[k], &b.sc.Effects[i])) {
				b.noneBut(f)
			}
		}
		e.Visit(&engine.Visitor{Cond: func(c *engine.Cond) {
			if c.Kind == engine.Controls {
				b.noneBut(c.Filter)
			}
		}})
		for k := range e.Do {
			if kind := e.Do[k].Kind; kind == engine.EnterCopy || kind == engine.EnterChoose {
				b.noneBut(e.Do[k].Filter)
			}
		}
		e.Visit(&engine.Visitor{Expr: func(x *engine.Expr) {
			if x.Op == engine.CountOf || x.Op == engine.GreatestOf {
				b.noneBut(x.Filter)
			}
		}})
		if e.Kind == engine.Cant && slices.ContainsFunc(e.Do, func(c engine.Change) bool { return c.Kind == engine.MarkEvent && c.What != "" }) {
			b.assume(say.New("Nobody has paid to ignore %s", b.sc.Effects[i].Called()))
		}
		b.givenUp(e)
		b.noCounters(&b.sc.Effects[i])
	}
}

// findsNone reports whether an instruction is about all permanents of some kind of which the question names none, besides what the spell
// is aimed at.
func (b *builder) findsNone(in *engine.Instruction, inst *engine.Instance) bool {
	f := in.Filter
	if in.What != engine.NoRef || in.Told || inSecret(in) || f.Types|f.AnyTypes == 0 || f.Zone != engine.AnyZone && f.Zone != engine.Battlefield || f.Noun == engine.CardNoun {
		return false
	}
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		if o.Zone == engine.Battlefield && o.Types&f.Types == f.Types && (f.AnyTypes == 0 || o.Types&f.AnyTypes != 0) && engine.ObjectEntity(engine.ObjectID(i)) != inst.Target {
			return false
		}
	}
	return true
}

// givenUp says what is taken for granted of what an effect has somebody give up: that there is
// nothing but what is named, and that of it only what is said to be tapped is tapped.
func (b *builder) givenUp(e *engine.Effect) {
	if e.Kind != engine.Replacement {
		return
	}
	e.Visit(&engine.Visitor{Instruction: func(in *engine.Instruction) {
		if in.Verb != engine.Sacrifice && (in.Verb != engine.Move || e.When.Kind != engine.Enter) || in.Filter == nil || in.Filter.Is != engine.NoRef {
			return
		}
		b.noneBut(in.Filter)
		b.saidUntapped(in.Filter)
	}})
}

// saidUntapped says it where what has to be untapped is asked for and nobody says of something whether it is.
func (b *builder) saidUntapped(f *engine.Filter) {
	if engine.HasWord(f.Marks, untappedMark) && slices.ContainsFunc(b.board.Objects, func(o engine.Object) bool {
		return o.Zone == engine.Battlefield && o.Types&f.Types != 0 && !o.Tapped && !o.KnownUntapped()
	}) {
		b.assume(say.New("What nobody says is tapped is untapped"))
	}
}

// untappedMark is what is asked of what has to be untapped.
const untappedMark = "untapped"

// noCounters says that the object of an effect has no counters of a kind that its condition asks
// for, where nobody speaks of them.
func (b *builder) noCounters(inst *engine.Instance) {
	if inst.Source == engine.NoObject {
		return
	}
	o := &b.board.Objects[inst.Source]
	effectList{{If: inst.Effect.If}}.Visit(&engine.Visitor{Expr: func(x *engine.Expr) {
		if x.Op == engine.CountersOn && x.Ref == engine.This && x.Word != "" && !engine.ListsCounter(o.Counters, x.Word) {
			b.assume(say.New("%s has no %s counters", shape.ObjectName(&b.board, inst.Source), x.Word))
		}
	}})
}

// noneBut says it of the zone a filter counts in.
func (b *builder) noneBut(f *engine.Filter) {
	switch {
	case f == nil || f.Players || f.Noun == engine.SpellNoun:
	case f.Zone == engine.AnyZone && f.Noun != engine.CardNoun, f.Zone == engine.Battlefield:
		b.assume(say.New("No permanents are %s but those that the question names", era.Of(b.edition(), era.On)))
	case f.Zone == engine.Graveyard && slices.ContainsFunc(b.board.Players, func(p engine.Player) bool { return p.Graveyard == engine.Unset }):
		b.assume(say.New("No cards are in graveyards but those that the question names"))
	}
}

// happens reports whether an event of a pattern's kind is in the question.
func (b *builder) happens(p *engine.Pattern) bool {
	for i := range p.Or {
		if b.happens(&p.Or[i]) {
			return true
		}
	}
	for _, h := range b.sc.Events {
		for i := range h.Events {
			k := h.Events[i].Kind
			if k == p.Kind || k == engine.DrawCards && p.Kind == engine.Draw || k == engine.CreateTokens && p.Kind == engine.Enter {
				return true
			}
		}
	}
	return false
}

// askCast reports whether any effect asks whether something was cast, or from where it enters.
func (b *builder) askCast() bool {
	asks := false
	for i := range b.sc.Effects {
		b.sc.Effects[i].Effect.Visit(&engine.Visitor{
			Pattern: func(p *engine.Pattern) {
				asks = asks || p.Kind == engine.Enter && (p.From != engine.AnyZone || p.NotFrom != engine.AnyZone)
			},
			Filter: func(f *engine.Filter) {
				asks = asks || slices.Contains(f.Marks, "cast") || slices.Contains(f.NotMarks, "cast")
			},
		})
	}
	return asks
}
