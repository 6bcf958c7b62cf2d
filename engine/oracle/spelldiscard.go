package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/say"
)

// uncountedHands has a spell make players discard their hands where nobody says how many cards are in them. Where nothing waits for that, no
// more is told than what else the spell does; where effects wait for each card, one card stands for all. A spell that counts
// the cards, or an effect that does, is asked about.
func (b *builder) uncountedHands(inst *engine.Instance) {
	var hands []engine.PlayerID
	unknown := func(in engine.Instruction) bool {
		of := b.handsUnknown(inst, &in)
		hands = append(hands, of...)
		return len(of) > 0
	}
	does := inst.Effect.Then
	if !slices.ContainsFunc(does, unknown) || countsThose(does) || b.countsHands() {
		return
	}
	if len(does) > 1 && !slices.ContainsFunc(b.sc.Effects, func(o engine.Instance) bool { return waitsForDiscards(&o.Effect.When) }) {
		b.leavesOut(inst, unknown)
		b.assume(say.New("How many cards %s has players discard is not part of the question", inst.Label))
		return
	}
	for _, who := range hands {
		b.board.Players[who].Hand = 1
	}
	b.assume(say.New("One card in each hand that is discarded stands for all of them: each is dealt with in the same way"))
}

// handsUnknown are the players whom an instruction has discard hands of which nobody knows how many cards they are.
func (b *builder) handsUnknown(inst *engine.Instance, in *engine.Instruction) (of []engine.PlayerID) {
	if in.Verb != engine.Discard || in.Amount == nil || in.Amount.Op != engine.AllOfIt || in.May || in.If != nil {
		return nil
	}
	for i := range b.board.Players {
		who := engine.PlayerID(i)
		switch p := &b.board.Players[i]; {
		case p.Hand != engine.Unset,
			(in.Who == engine.NoRef || in.Who == engine.RefYou) && who != inst.Controller,
			in.Who == engine.EachOpponent && who == inst.Controller,
			in.Who == engine.Target && inst.Target != engine.PlayerEntity(who):
		default:
			of = append(of, who)
		}
	}
	return of
}

// countsHands reports whether an effect of the question, or a card in a hand, makes it matter which or how many cards are in hands or
// graveyards, or how many were discarded.
func (b *builder) countsHands() bool {
	if slices.ContainsFunc(b.board.Objects, func(o engine.Object) bool { return o.Zone == engine.Hand }) {
		return true
	}
	counts := false
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		counts = counts || e.Kind == engine.Triggered && waitsForDiscards(&e.When)
		e.Visit(&engine.Visitor{
			Expr:   func(x *engine.Expr) { counts = counts || x.Op == engine.HandOf || x.Op == engine.GraveyardOf },
			Filter: func(f *engine.Filter) { counts = counts || f.Zone == engine.Hand || f.Zone == engine.Graveyard },
			Cond:   func(c *engine.Cond) { counts = counts || c.Zone == engine.Hand || c.Zone == engine.Graveyard },
		})
	}
	return counts
}

// waitsForDiscards reports whether an event is one that happens to cards as they are discarded.
func waitsForDiscards(p *engine.Pattern) bool {
	ofHand := p.Kind == engine.Discard || p.Kind == engine.Move && (p.From == engine.AnyZone || p.From == engine.Hand)
	return ofHand || slices.ContainsFunc(p.Or, func(one engine.Pattern) bool { return waitsForDiscards(&one) })
}
