package engine

// VisitRefs visits every reference an effect makes, those among them that its words make
// without naming what they refer to.
func VisitRefs(e *Effect, visit func(Ref)) {
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

// samePointed reports whether two pointers are to equal values, or both to none.
func samePointed[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }
