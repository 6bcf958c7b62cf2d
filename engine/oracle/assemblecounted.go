package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/era"
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
			if f := e.Then[k].Filter; carriedOut && f != nil && f.Is == engine.NoRef && f.Zone == engine.Graveyard {
				b.noneBut(f)
			}
		}
		e.Visit(&engine.Visitor{Cond: func(c *engine.Cond) {
			if c.Kind == engine.Controls {
				b.noneBut(c.Filter)
			}
		}})
		for k := range e.Do {
			if e.Do[k].Kind == engine.EnterCopy {
				b.noneBut(e.Do[k].Filter)
			}
		}
		e.Visit(&engine.Visitor{Expr: func(x *engine.Expr) {
			if x.Op == engine.CountOf {
				b.noneBut(x.Filter)
			}
		}})
	}
}

// noneBut says it of the zone a filter counts in.
func (b *builder) noneBut(f *engine.Filter) {
	switch {
	case f == nil || f.Players || f.Noun == engine.SpellNoun:
	case f.Zone == engine.AnyZone && f.Noun != engine.CardNoun, f.Zone == engine.Battlefield:
		b.assume(say.New("No permanents are %s but those that the question names", era.Of(b.edition(), era.On)))
	case f.Zone == engine.Graveyard:
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
