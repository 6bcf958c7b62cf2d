package apply

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// Divide settles how much of a limited amount falls on each node. It reports
// false when the affected player has to say (cr.ShieldSeveralSources).
func Divide(a *play.Application) bool {
	if a.Eff.Budget.Kind != engine.NextN && (!a.Eff.When.Whole && !look.BySource(a.W, a.Eff) || len(a.Nodes) < 2) {
		return true
	}
	amounts := make([]int, len(a.Nodes))
	sum := 0
	for k, n := range a.Nodes {
		if !possible.Unpreventable(a.W, a.St, n) || a.Eff.Kind != engine.Prevention {
			amounts[k] = a.St.Moment[n].Ev.Amount
		}
		sum += amounts[k]
	}
	total, limited := limit(a, sum)
	if !limited {
		return true
	}
	a.Shares = make([]int, len(a.Nodes))
	if total >= sum {
		copy(a.Shares, amounts)
		return true
	}
	if len(a.Nodes) == 1 {
		a.Shares[0] = total
		return true
	}
	ways, few := Divisions(amounts, total, MaxDivisions)
	if !few {
		a.W.Fail(engine.ErrTooLarge)
		return false
	}
	if a.W.Rules.SourceBySource {
		ways = oneByOne(ways, amounts)
	}
	a.St.Divided = a.St.Divided || a.Eff.Kind != engine.Prevention || !cr.ShieldSeveralSources.InForce(a.W.Scenario.Edition)
	pick, ok := a.Ask(&play.Point{Kind: engine.ChooseDivide, Chooser: look.Chooser(a.W, a.St, &a.Before), Options: divisionOptions(ways), Parts: parts(a), Total: total})
	if !ok {
		return false
	}
	copy(a.Shares, ways[pick])
	return true
}

// limit is the amount an application can prevent or redirect over all its
// nodes, which would deal sum, and whether there is such a limit.
func limit(a *play.Application, sum int) (int, bool) {
	if a.Eff.Budget.Kind == engine.NextN {
		return int(possible.Left(a.W, a.St, a.ID, &a.Before)), true
	}
	for i := range a.Eff.Do {
		c := &a.Eff.Do[i]
		if c.Kind != engine.PreventUpTo && c.Kind != engine.PreventAllBut && (c.Kind != engine.RedirectTo || c.Amount == nil) {
			continue
		}
		v := look.NewView(a.W, a.St, a.Inst, &a.Before, nil)
		v.That = sum
		n, ok := v.Eval(c.Amount)
		if c.Kind == engine.PreventAllBut {
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
func parts(a *play.Application) []string {
	of := func(n int) (source, to string) {
		ev := &a.St.Moment[n].Ev
		source = "the damage"
		if ev.Source != engine.NoObject {
			source = a.St.Board.NameOf(ev.Source)
		}
		return source, a.St.Board.EntityName(ev.To)
	}
	oneSource, oneRecipient := true, true
	first, firstTo := of(a.Nodes[0])
	for _, n := range a.Nodes[1:] {
		source, to := of(n)
		oneSource, oneRecipient = oneSource && source == first, oneRecipient && to == firstTo
	}
	out := make([]string, len(a.Nodes))
	for k, n := range a.Nodes {
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

// Divisions lists the ways to take total from the amounts, never more than
// each; false when there are more than most ways.
func Divisions(amounts []int, total, most int) ([][]int, bool) {
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
		rests, few := Divisions(amounts[1:], total-n, most-len(out))
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
func divisionOptions(ways [][]int) []engine.Option {
	out := make([]engine.Option, len(ways))
	for i, w := range ways {
		s := ""
		for k, n := range w {
			if k > 0 {
				s += "+"
			}
			s += strconv.Itoa(n)
		}
		out[i] = engine.Option{ID: s, Label: s}
	}
	return out
}
