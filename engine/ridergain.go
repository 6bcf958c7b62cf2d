package engine

import "apnap/engine/cr"

// gainedBesides takes the life that prevention effects say is gained out of
// what comes afterwards: it is part of the damage's event, and goes through
// replacement with the results of damage (cr.ResultsReplacedThen).
func (w *walker) gainedBesides(st *state) {
	if !cr.DamageFourParts.InForce(w.sc.Edition) {
		return
	}
	rest := make([]task, 0, len(st.later))
	for i := range st.later {
		t := st.later[i]
		if !w.onlyGains(st, &t) {
			rest = append(rest, t)
			continue
		}
		for j := range t.ins {
			v := w.taskView(st, &t)
			w.perform(st, &t.ins[j], t, &v)
		}
	}
	st.later = rest
}

// onlyGains reports whether a task is the rider of a prevention effect that does
// nothing but gain life.
func (w *walker) onlyGains(st *state, t *task) bool {
	if len(t.ins) == 0 || w.sc.Effects[t.ctx.effect].Effect.Kind != Prevention {
		return false
	}
	for i := range t.ins {
		in := &t.ins[i]
		v := w.taskView(st, t)
		if _, err := v.eventsOf(in); err != nil || in.Verb != GainLife || in.May || len(in.Then) > 0 || v.due(in) != Yes {
			return false
		}
	}
	return true
}

// owed reports whether an instruction is carried out as far as possible rather
// than not at all: nothing hangs on its being done whole
// (cr.ImpossibleIgnored).
func (r *rewriting) owed(in *Instruction) bool {
	return r.a.w.err == nil && r.cur.Kind != Enter && !in.Pay && len(in.Then) == 0 && len(in.Else) == 0 && in.Amount.Op != AnyAmount
}

// lacks reports whether a player is said to control nothing that fits a filter: what
// fits it is of a sort that they have none of.
func (p *Player) lacks(f *Filter) bool {
	for i := range p.Lacks {
		none := &p.Lacks[i]
		if none.Types&^f.Types != 0 || none.NotTypes&^f.NotTypes != 0 || none.AnyTypes != 0 && none.AnyTypes != f.AnyTypes || none.Colors&^f.Colors != 0 || none.Token != Unknown && none.Token != f.Token {
			continue
		}
		if hasAll(f.Subtypes, none.Subtypes) && len(none.Keywords)+len(none.Marks)+len(none.Or)+len(none.AnySubtypes)+len(none.NotKeywords)+len(none.NotMarks) == 0 && none.Counter == "" && none.Not == nil {
			return true
		}
	}
	return false
}

// hasAll reports whether a list has every one of some words.
func hasAll(list, words []string) bool {
	for _, w := range words {
		if !hasWord(list, w) {
			return false
		}
	}
	return true
}

// giveAll gives up everything that there is of what an instruction asks more
// of. Where the question names nothing of it but the effect's own source, it
// has to say what there is.
func (r *rewriting) giveAll(in *Instruction) {
	p := r.who(in.Who)
	if in.Who == NoRef && r.v.you != NoPlayer {
		p = r.v.you
	}
	can := r.givable(in, p)
	if len(can) == 0 && r.v.st.board.Players[p].lacks(in.Filter) {
		return
	}
	if len(can) == 0 || len(can) == 1 && can[0] == r.v.this {
		r.a.w.fail(&NeedFact{Effect: r.a.id, Object: NoObject, Player: p, Missing: Missing{What: toGiveUp(&r.v.st.board.Players[p])}})
		return
	}
	for _, id := range can {
		r.give(in, p, id)
	}
	r.a.acted = true
}
