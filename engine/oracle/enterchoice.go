package oracle

import "apnap/engine"

// manyKinds reads "a +1/+1, first strike, or vigilance counter on it": kinds that
// share their noun.
func (r *reader) manyKinds(c *engine.Change) bool {
	at := r.i
	if !r.eatWords("a") && !r.eatWords("an") {
		return false
	}
	var kinds []string
	for {
		kind, ok := r.kindName()
		if !ok {
			break
		}
		kinds = append(kinds, kind)
		comma := r.eatWords(",")
		if !r.eatWords("or") && !comma {
			break
		}
	}
	if len(kinds) < 2 || !r.eatWords("counter", "on", "it") {
		r.i = at
		return false
	}
	for _, kind := range kinds {
		c.Modes = append(c.Modes, []engine.Change{{Kind: engine.EnterCounters, Counter: kind, Amount: lit(1)}})
		c.Options = append(c.Options, kind)
	}
	return true
}

// kindName reads the name of a kind of counters that stands alone.
func (r *reader) kindName() (string, bool) {
	if t := r.peek(); t.Kind == PTToken {
		r.i++
		return t.Text, true
	}
	return r.keyword()
}
