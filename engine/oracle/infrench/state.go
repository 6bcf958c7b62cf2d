package infrench

import "apnap/engine/lang/lexicon"

// state is a state as a phrase has it.
func (p *printer) state(m string, n noun) string {
	if m == "attacking or blocking" {
		return p.state("attacking", n) + " ou " + p.state("blocking", n)
	}
	w, ok := term(lexicon.State, m)
	if !ok {
		return p.miss(m)
	}
	return n.adjective(w.text)
}
