package engine

// visitRefs visits every reference an effect makes.
func visitRefs(e *Effect, visit func(Ref)) {
	visitPattern(&e.When, visit)
	for i := range e.If {
		visitCond(&e.If[i], visit)
	}
	visitChanges(e.Do, visit)
	visitInstructions(e.Then, visit)
	visitInstructions(e.Cost, visit)
}

func visitPattern(p *Pattern, visit func(Ref)) {
	for i := range p.Or {
		visitPattern(&p.Or[i], visit)
	}
	for _, f := range []*Filter{p.Source, p.Affected, p.Doer, p.Token} {
		visitFilter(f, visit)
	}
	visitExpr(p.LifeBelow, visit)
	visitExpr(p.Amount.N, visit)
}

func visitFilter(f *Filter, visit func(Ref)) {
	if f == nil {
		return
	}
	visit(f.Is)
	visit(f.SharesRef)
	if f.Other {
		visit(This)
	}
	for i := range f.Or {
		visitFilter(&f.Or[i], visit)
	}
	visitFilter(f.Not, visit)
	for _, r := range []Range{f.Power, f.Toughness, f.ManaValue} {
		visitExpr(r.N, visit)
	}
}

func visitExpr(e *Expr, visit func(Ref)) {
	if e == nil {
		return
	}
	visit(e.Ref)
	visitExpr(e.A, visit)
	visitExpr(e.B, visit)
	visitFilter(e.Filter, visit)
}

func visitCond(c *Cond, visit func(Ref)) {
	if c == nil {
		return
	}
	visit(c.Ref)
	visitFilter(c.Filter, visit)
	visitExpr(c.Expr, visit)
	visitExpr(c.Range.N, visit)
	for i := range c.Subs {
		visitCond(&c.Subs[i], visit)
	}
	if c.When != nil {
		visitPattern(c.When, visit)
	}
	if c.Kind == SourceOnBoard {
		visit(This)
	}
}

func visitChanges(cs []Change, visit func(Ref)) {
	for i := range cs {
		c := &cs[i]
		visit(c.Ref)
		visit(c.Who)
		visitExpr(c.Amount, visit)
		visitFilter(c.Filter, visit)
		visitInstructions(c.Do, visit)
		visitCond(c.If, visit)
		visitChanges(c.Yes, visit)
		visitChanges(c.No, visit)
		for _, m := range c.Modes {
			visitChanges(m, visit)
		}
		for j := range c.Tokens {
			visitExpr(&c.Tokens[j].N, visit)
			visit(c.Tokens[j].CopyOf)
		}
	}
}

func visitInstructions(ins []Instruction, visit func(Ref)) {
	for i := range ins {
		in := &ins[i]
		for _, r := range []Ref{in.Who, in.What, in.On, in.Source, in.Under} {
			visit(r)
		}
		if in.Verb == PutCounters && in.On == NoRef && in.What == NoRef && in.Filter == nil {
			visit(This)
		}
		visitExpr(in.Amount, visit)
		visitFilter(in.Filter, visit)
		visitFilter(in.Aim, visit)
		visitCond(in.If, visit)
		visitCond(in.Unless, visit)
		for j := range in.Tokens {
			visitExpr(&in.Tokens[j].N, visit)
			visit(in.Tokens[j].CopyOf)
		}
		visitInstructions(in.Then, visit)
		visitInstructions(in.Else, visit)
	}
}
