package engine

// visitRefs visits every reference an effect makes, those among them that its words make
// without naming what they refer to.
func visitRefs(e *Effect, visit func(Ref)) {
	e.Visit(&Visitor{
		Ref: func(r *Ref) { visit(*r) },
		Filter: func(f *Filter) {
			if f.Other {
				visit(This)
			}
		},
		Cond: func(c *Cond) {
			if c.Kind == SourceOnBoard {
				visit(This)
			}
		},
		Instruction: func(in *Instruction) {
			if in.Verb == PutCounters && in.On == NoRef && in.What == NoRef && in.Filter == nil {
				visit(This)
			}
		},
	})
}
