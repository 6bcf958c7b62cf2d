package engine

// offer lets a player take an action or pay a cost as part of the event; what
// cannot be done or paid is not offered (cr.CantCostUnpayable).
func (r *rewriting) offer(c *Change) {
	p := r.who(c.Who)
	if p == NoPlayer {
		return
	}
	possible := r.payable(c.Do, p)
	pick := 1
	said := r.a.inst.settledBy(p)
	if possible && said == Yes {
		pick = 0
	}
	if possible && said == Unknown {
		yes := offerLabel(c.Do)
		q := &point{kind: ChooseMay, chooser: p, options: []Option{{ID: r.a.inst.ID, Label: r.a.inst.Label}, {ID: "no:" + r.a.inst.ID, Label: "no:" + r.a.inst.Label}}, parts: []string{yes}}
		var ok bool
		if pick, ok = r.a.ask(q); !ok {
			return
		}
	}
	r.a.acted = true
	if pick == 0 {
		r.do(c.Do)
		if len(c.Do) == 0 {
			r.giver = p // what the player may do is to put them
		}
		r.changes(c.Yes)
		r.giver = NoPlayer
		return
	}
	r.changes(c.No)
}

// offerLabel says in a word what is offered.
func offerLabel(ins []Instruction) string {
	if len(ins) > 0 && ins[0].Verb == PayLife {
		return "pay life"
	}
	return "do it"
}

// taken asks whether an optional instruction is carried out.
func (r *rewriting) taken(in *Instruction) bool {
	p := r.who(in.Who)
	if p == NoPlayer || !r.payable([]Instruction{*in}, p) {
		return false
	}
	if said := r.a.inst.settledBy(p); said != Unknown {
		return said == Yes
	}
	pick, ok := r.a.ask(&point{kind: ChooseMay, chooser: p, options: []Option{{ID: r.a.inst.ID, Label: r.a.inst.Label}, {ID: "no:" + r.a.inst.ID, Label: "no:" + r.a.inst.Label}}})
	return ok && pick == 0
}
