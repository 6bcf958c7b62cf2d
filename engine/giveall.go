package engine

import (
	"slices"

	"apnap/engine/cr"
)

// owed reports whether an instruction is carried out as far as possible rather
// than not at all: what comes after it does not make it a cost
// (cr.ImpossibleIgnored).
func (r *rewriting) owed(in *Instruction) bool {
	return r.a.w.err == nil && r.cur.Kind != Enter && !in.Pay && !in.May && len(in.Then) == 0 && in.Amount.Op != AnyAmount
}

// giveAll gives up everything that there is of what an instruction asks more
// of.
func (r *rewriting) giveAll(in *Instruction) {
	p := r.whoGives(in)
	can := r.givable(in, p)
	r.told(in, p, can)
	if len(can) == 0 {
		r.a.passed = append(r.a.passed, cr.ModifiedImpossibleIgnored, cr.ImpossibleIgnored)
	}
	for _, id := range can {
		r.give(in, p, id)
	}
	r.a.acted, r.a.impossible = true, true
}

// whoGives is the player who gives up what an instruction says.
func (r *rewriting) whoGives(in *Instruction) PlayerID {
	if in.Who == NoRef && r.v.you != NoPlayer {
		return r.v.you
	}
	return r.who(in.Who)
}

// told asks, where the question names nothing of what is to be given up, or
// nothing but the effect's own source, and does not say either that there is
// none, what there is.
func (r *rewriting) told(in *Instruction, p PlayerID, can []ObjectID) {
	pl := &r.v.st.board.Players[p]
	if len(can) > 1 || len(can) == 1 && can[0] != r.v.this || r.saidNone(in, p) {
		return
	}
	fits := *in.Filter
	fits.Other = fits.Other || len(can) > 0
	r.a.w.fail(&NeedFact{Effect: r.a.id, Object: NoObject, Player: p, Missing: toGiveUp(pl, &fits)})
}

// saidNone reports whether the question says that a player has nothing of what is
// to be given up, but for what it names.
func (r *rewriting) saidNone(in *Instruction, p PlayerID) bool {
	switch r.zoneOf(in) {
	case Hand:
		return true // who has which cards in hand has been asked for
	case Graveyard:
		return r.v.st.board.Players[p].Graveyard != Unset && !r.v.unnamed(&Filter{Zone: Graveyard})
	}
	return r.v.st.board.HasNone(p, in.Filter)
}

// isAmong reports whether whatever fits a filter fits one of some others.
func (f *Filter) isAmong(others []Filter) bool {
	for _, kind := range f.Kinds() {
		if !slices.ContainsFunc(others, func(all Filter) bool { return kind.within(&all) }) {
			return false
		}
	}
	return true
}

// Kinds are the alternatives of a filter that says "or" of types: one filter each.
func (f *Filter) Kinds() []Filter {
	if len(f.Or) > 0 {
		return f.Or
	}
	if f.AnyTypes == 0 {
		return []Filter{*f}
	}
	var kinds []Filter
	for t := Types(1); t <= f.AnyTypes && t != 0; t <<= 1 {
		if f.AnyTypes&t != 0 {
			one := *f
			one.AnyTypes, one.Types = 0, f.Types|t
			kinds = append(kinds, one)
		}
	}
	return kinds
}

// HasNone reports whether the question says that a player controls nothing that
// fits a filter.
func (b *Board) HasNone(p PlayerID, f *Filter) bool {
	return f.isAmong(b.Players[p].Lacks) || f.isAmong(b.Lacks)
}

// within reports whether whatever fits a filter fits another.
func (f *Filter) within(all *Filter) bool {
	if len(f.Or)+len(all.Or) > 0 || all.Not != nil || all.Is != NoRef || all.Power.Op != NoCompare || all.Toughness.Op != NoCompare ||
		all.ManaValue.Op != NoCompare || all.Name != "" || len(all.Marks)+len(all.NotMarks)+len(all.NotKeywords)+len(all.AnySubtypes)+len(all.NotSubtypes) > 0 {
		return false
	}
	return all.Types&^f.Types == 0 && all.AnyTypes == 0 && all.NotTypes&^f.NotTypes == 0 && all.Colors&^f.Colors == 0 && all.AnyColors == 0 &&
		all.NotColors&^f.NotColors == 0 && containsAll(f.Subtypes, all.Subtypes) && containsAll(f.Keywords, all.Keywords) &&
		(all.Token == Unknown || all.Token == f.Token) && (!all.Multicolored || f.Multicolored)
}
