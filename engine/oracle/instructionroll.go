package oracle

import (
	"strconv"

	"apnap/engine"
)

// resultOf reads for which results of a die the instructions behind it are carried out:
//
//	Result = Number [ "—" Number | "+" ] "|" .
func (r *reader) resultOf() (*engine.Cond, bool) {
	const roll, to, more, bar = "roll", "—", "+", "|"
	at := r.i
	n, ok := r.number()
	if !ok || !r.resolves || !r.spokeOf(roll) {
		r.i = at
		return nil, false
	}
	word := "you rolled " + strconv.Itoa(n)
	if r.eatPhrase(to) {
		most, _ := r.number()
		word += " to " + strconv.Itoa(most)
	} else if r.eatPhrase(more) {
		word += " or higher"
	}
	if !r.eatPhrase(bar) {
		r.i = at
		return nil, false
	}
	return &engine.Cond{Kind: engine.GameHas, Word: word}, true
}

// onResult has instructions carried out only where that is what was rolled.
func onResult(ins []engine.Instruction, result *engine.Cond) {
	for i := range ins {
		switch in := &ins[i]; {
		case result == nil:
		case in.If == nil:
			in.If = result.Clone()
		default:
			in.If = &engine.Cond{Kind: engine.AllOf, Subs: []engine.Cond{*result, *in.If}}
		}
	}
}
