package apply

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// offer lets a player take an action or pay a cost as part of the event; what
// cannot be done or paid is not offered (cr.CantCostUnpayable).
func (r *Rewriting) offer(c *engine.Change) {
	p := r.who(c.Who)
	if p == engine.NoPlayer {
		return
	}
	possible := r.Payable(c.Do, p)
	pick := 1
	said := SettledBy(r.A.Inst, p)
	if possible && said == engine.Yes {
		pick = 0
	}
	if possible && said == engine.Unknown {
		yes := offerLabel(c.Do)
		q := &play.Point{Kind: engine.ChooseMay, Chooser: p, Options: []engine.Option{{ID: r.A.Inst.ID, Label: r.A.Inst.Label}, {ID: "no:" + r.A.Inst.ID, Label: "no:" + r.A.Inst.Label}}, Parts: []string{yes}}
		var ok bool
		if pick, ok = r.A.Ask(q); !ok {
			return
		}
	}
	r.A.Acted = true
	if pick == 0 {
		r.do(c.Do)
		if len(c.Do) == 0 {
			r.giver = p // what the player may do is to put them
		}
		r.changes(c.Yes)
		r.giver = engine.NoPlayer
		return
	}
	r.changes(c.No)
}

// offerLabel says in a word what is offered.
func offerLabel(ins []engine.Instruction) string {
	if len(ins) > 0 && ins[0].Verb == engine.PayLife {
		return "pay life"
	}
	return "do it"
}

// taken asks whether an optional instruction is carried out.
func (r *Rewriting) taken(in *engine.Instruction) bool {
	p := r.who(in.Who)
	if p == engine.NoPlayer || !r.Payable([]engine.Instruction{*in}, p) {
		return false
	}
	if said := SettledBy(r.A.Inst, p); said != engine.Unknown {
		return said == engine.Yes
	}
	pick, ok := r.A.Ask(&play.Point{Kind: engine.ChooseMay, Chooser: p, Options: []engine.Option{{ID: r.A.Inst.ID, Label: r.A.Inst.Label}, {ID: "no:" + r.A.Inst.ID, Label: "no:" + r.A.Inst.Label}}})
	return ok && pick == 0
}

// SettledBy is what the facts say a player did about using or paying for the
// effect; Unknown where they say nothing.
func SettledBy(i *engine.Instance, p engine.PlayerID) engine.Tri {
	for _, s := range i.Settled {
		if s.By == p {
			return engine.TriOf(s.Use)
		}
	}
	return engine.Unknown
}

// Refused reports whether the facts say that an optional effect is not used by
// whoever may.
func Refused(w *play.Walker, st *play.State, i int, id engine.EffectID) bool {
	inst := &w.Scenario.Effects[id]
	return inst.Effect.May != engine.NoRef && len(inst.Settled) > 0 && SettledBy(inst, possible.MayUse(w, st, i, id)) == engine.No
}

// preferred is the position of the object that the facts say was chosen for the
// effect, among those that may be; false where they name none. One that may not
// be chosen is refused.
func (r *Rewriting) preferred(can []engine.ObjectID) (int, bool) {
	inst := r.A.Inst
	if !inst.Chosen.IsObject() || r.V.This != inst.Source {
		return 0, false
	}
	pick := slices.Index(can, inst.Chosen.Object)
	if pick < 0 {
		r.A.W.Fail(&engine.IllegalChoice{Answer: engine.Answer{Option: r.V.St.Board.NameOf(inst.Chosen.Object)}})
		return 0, false
	}
	return pick, true
}

// preferredMode is the position of the mode that the facts say was chosen.
func (r *Rewriting) preferredMode(p *play.Point) (int, bool) {
	word := r.A.Inst.ChosenWord
	if word == "" || r.V.This != r.A.Inst.Source {
		return 0, false
	}
	return slices.IndexFunc(p.Options, func(o engine.Option) bool { return strings.Contains(strings.ToLower(o.Label), strings.ToLower(word)) }), true
}
