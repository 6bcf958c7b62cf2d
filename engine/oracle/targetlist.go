package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// listOfTargets reads several targets of which each is asked for something else, and to all of
// which the same is done, from a place on:
//
//	List = Target { "," Target } [","] "and" Target ; Target = ["up to one"] "target" Nouns .
func (r *reader) listOfTargets(in *engine.Instruction, at int) bool {
	if !r.resolves || targets(r.toks[:at]) > 0 {
		return false
	}
	f, most := engine.Filter{Is: engine.Target, Targeted: true}, 0
	for r.i = at; len(f.Or) < len(shape.SomeTargets); {
		p, ok := r.boundNoun()
		if !ok || !p.Targeted || p.Targets != "" || hasPlayers(&p.Filter) || len(p.Or) > 0 {
			return false
		}
		if p.UpTo {
			most++
		}
		one := p.Filter
		one.Is, one.Not, one.Other = engine.NoRef, nil, false
		f.Or = append(f.Or, one)
		if !r.link() {
			break
		}
	}
	n := len(f.Or)
	if n < 2 || most > 0 && most < n {
		return false
	}
	f.Targets = shape.SomeTargets[n-1]
	if most > 0 {
		f.Targets = shape.UpTo + f.Targets
	}
	in.What, in.Filter, r.it = engine.Target, &f, engine.Those
	return true
}
