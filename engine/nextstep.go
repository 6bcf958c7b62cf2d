package engine

// atOnce splits what is done instead into what is one event and what the text does after
// it: an object that moves is moved again only once it is there (cr.InstructionsInOrder),
// "exile it, then return that card to its owner's hand".
func atOnce(ins []Instruction) (first, after []Instruction) {
	for i := range ins {
		for k := range i {
			if moves(&ins[i]) && moves(&ins[k]) && ins[i].What == ins[k].What {
				return ins[:i], ins[i:]
			}
		}
	}
	return ins, nil
}

// moves reports whether an instruction moves an object that it refers to.
func moves(in *Instruction) bool {
	return (in.Verb == Move || in.Verb == Enter) && in.What != NoRef && in.If == nil
}

// doAfter lines up what a text does when its first step has happened.
func (r *rewriting) doAfter(ins []Instruction) {
	if len(ins) > 0 && r.a.asked == nil {
		r.a.st.later = append(r.a.st.later, task{ins: ins, ctx: context{effect: r.a.id, ev: r.cur}})
	}
}

// fixConditions settles, as an effect comes into being that something resolving makes,
// whether its target is what its text asks: that is determined once, as the spell or
// ability resolves.
func (w *walker) fixConditions(st *state) {
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if !inst.Created || inst.Effect.Self || len(inst.Effect.If) == 0 || inst.StartedIn != st.moment0 && (inst.StartedIn > 0 || st.moment0 != 1) {
			continue
		}
		if !settledAtOnce(inst.Effect) {
			continue
		}
		v := w.newView(st, inst, &Event{Object: NoObject, To: Nobody(), Source: NoObject, Player: NoPlayer}, nil)
		if got := v.all(inst.Effect.If); got != Unknown {
			st.line.fixed |= 1 << uint(i)
			if got == Yes {
				st.line.holds |= 1 << uint(i)
			}
		}
	}
}

// conditions reports whether an effect's conditions hold: as they were settled when it
// came into being, or else now.
func (v *view) conditions(id EffectID) Tri {
	line, bit := &v.st.line, uint64(1)<<uint(id)
	if line.fixed&bit != 0 {
		return tri(line.holds&bit != 0)
	}
	return v.all(v.inst.Effect.If)
}

// settledAtOnce reports whether an effect's conditions ask only what its target is, or of a
// shield also what its object is: "if it's a creature".
func settledAtOnce(e *Effect) bool {
	shield := e.Budget.Kind != Static
	for i := range e.If {
		if c := &e.If[i]; c.Kind != RefIs || c.Ref != Target && !(shield && c.Ref == This) {
			return false
		}
	}
	return shield || e.Until == ThisTurn
}
