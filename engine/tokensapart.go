package engine

// maxApart bounds how many tokens of one description are looked at one by one.
const maxApart = 12

// tokensApart lists groups of tokens as they enter: one by one where an effect
// of the question could do something else with each of them, or each has
// abilities that count later.
func (w *walker) tokensApart(groups []Tokens) []Tokens {
	var out []Tokens
	asks := w.asksOnEntering()
	for _, t := range groups {
		if !asks && !w.reserves(t.CopyOf) {
			out = append(out, t)
			continue
		}
		if t.N > maxApart {
			w.fail(ErrTooLarge)
			return groups
		}
		n := t.N
		for t.N = 1; n > 0; n-- {
			out = append(out, t)
		}
	}
	return out
}

// asksOnEntering reports whether an effect that waits for something to enter has
// somebody choose, or is used up by one entering.
func (w *walker) asksOnEntering() bool {
	for id := range w.byKind[Enter].all() {
		e := w.sc.Effects[id].Effect
		if e.Budget.Kind != Static || e.May != NoRef {
			return true
		}
		for i := range e.Do {
			switch e.Do[i].Kind {
			case Offer, OneOf, EnterChoose, EnterCopy, EnterPay:
				return true
			}
		}
	}
	return false
}
