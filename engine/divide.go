package engine

import (
	"strconv"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// divide settles how much of a limited amount falls on each node. It reports
// false when the affected player has to say (cr.ShieldSeveralSources).
func (a *application) divide() bool {
	if a.eff.Budget.Kind != NextN && (!a.eff.When.Whole && !a.w.bySource(a.eff) || len(a.nodes) < 2) {
		return true
	}
	amounts := make([]int, len(a.nodes))
	sum := 0
	for k, n := range a.nodes {
		if !a.w.unpreventable(a.st, n) || a.eff.Kind != Prevention {
			amounts[k] = a.st.moment[n].ev.Amount
		}
		sum += amounts[k]
	}
	total, limited := a.limit(sum)
	if !limited {
		return true
	}
	a.shares = make([]int, len(a.nodes))
	if total >= sum {
		copy(a.shares, amounts)
		return true
	}
	if len(a.nodes) == 1 {
		a.shares[0] = total
		return true
	}
	ways, few := divisions(amounts, total, maxDivisions)
	if !few {
		a.w.fail(ErrTooLarge)
		return false
	}
	if a.w.rules.sourceBySource {
		ways = oneByOne(ways, amounts)
	}
	a.st.divided = a.st.divided || a.eff.Kind != Prevention || !cr.ShieldSeveralSources.InForce(a.w.sc.Edition)
	pick, ok := a.ask(&point{kind: ChooseDivide, chooser: a.w.chooser(a.st, &a.before), options: divisionOptions(ways), parts: a.parts(), total: total})
	if !ok {
		return false
	}
	copy(a.shares, ways[pick])
	return true
}

// limit is the amount an application can prevent or redirect over all its
// nodes, which would deal sum, and whether there is such a limit.
func (a *application) limit(sum int) (int, bool) {
	if a.eff.Budget.Kind == NextN {
		return int(a.w.left(a.st, a.id, &a.before)), true
	}
	for i := range a.eff.Do {
		c := &a.eff.Do[i]
		if c.Kind != PreventUpTo && c.Kind != PreventAllBut && (c.Kind != RedirectTo || c.Amount == nil) {
			continue
		}
		v := a.w.newView(a.st, a.inst, &a.before, nil)
		v.that = sum
		n, ok := v.eval(c.Amount)
		if c.Kind == PreventAllBut {
			n = max(0, sum-n)
		}
		if ok {
			return n, true
		}
	}
	return 0, false
}

// parts names what a division divides among: by the sources of the damage, by
// whom it is dealt to where one source deals it, or by both.
func (a *application) parts() []string {
	of := func(n int) (source, to string) {
		ev := &a.st.moment[n].ev
		source = "the damage"
		if ev.Source != NoObject {
			source = a.st.board.nameOf(ev.Source)
		}
		return source, a.st.board.entityName(ev.To)
	}
	oneSource, oneRecipient := true, true
	first, firstTo := of(a.nodes[0])
	for _, n := range a.nodes[1:] {
		source, to := of(n)
		oneSource, oneRecipient = oneSource && source == first, oneRecipient && to == firstTo
	}
	out := make([]string, len(a.nodes))
	for k, n := range a.nodes {
		source, to := of(n)
		switch {
		case oneRecipient:
			out[k] = source
		case oneSource:
			out[k] = to
		default:
			out[k] = source + " to " + to
		}
	}
	return out
}

// divisions lists the ways to take total from the amounts, never more than
// each; false when there are more than most ways.
func divisions(amounts []int, total, most int) ([][]int, bool) {
	if len(amounts) == 1 {
		if total > amounts[0] {
			return nil, true
		}
		return [][]int{{total}}, true
	}
	left := 0
	for _, n := range amounts[1:] {
		left += n
	}
	var out [][]int
	for n := min(total, amounts[0]); n >= max(0, total-left); n-- {
		rests, few := divisions(amounts[1:], total-n, most-len(out))
		if !few || len(out)+len(rests) > most {
			return nil, false
		}
		for _, rest := range rests {
			out = append(out, append([]int{n}, rest...))
		}
	}
	return out, true
}

// oneByOne keeps the divisions that come of saying which damage is prevented
// first: the shield takes all of one before it takes any of the next
// (cr.ShieldSeveralSources, until 2008).
func oneByOne(ways [][]int, amounts []int) [][]int {
	kept := ways[:0]
	for _, way := range ways {
		parts := 0
		for k, n := range way {
			if n > 0 && n < amounts[k] {
				parts++
			}
		}
		if parts < 2 {
			kept = append(kept, way)
		}
	}
	return kept
}

// divisionOptions spells divisions as "2+1".
func divisionOptions(ways [][]int) []Option {
	out := make([]Option, len(ways))
	for i, w := range ways {
		s := ""
		for k, n := range w {
			if k > 0 {
				s += "+"
			}
			s += strconv.Itoa(n)
		}
		out[i] = Option{ID: s, Label: s}
	}
	return out
}

// share is what of a divided amount is for one target: all of it where there is
// but one. How it falls on several is for the question to say.
func (v *view) share(e *Expr) (int, bool) {
	if v.ev != nil && v.ev.Kind == Damage && v.ev.Source == v.this {
		n := 0
		for i := range v.st.moment {
			if ev := &v.st.moment[i].ev; ev.Kind == Damage && ev.Source == v.this {
				n++
			}
		}
		if n > 1 {
			v.unknown(v.this, unsaid(say.New("how the damage is divided")))
			return 0, false
		}
	}
	return v.value(e.A)
}
