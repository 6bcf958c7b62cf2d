package oracle

import "apnap/engine"

// keywordLine reads a paragraph that only lists keyword abilities, some of them
// effects: "Flying, protection from red", "Flashback—{1}{R}, Sacrifice a land".
// It says false where the paragraph is no such list, and where it has no effect.
//
//	KeywordLine = Keyword { ( "," | ";" ) Keyword } .
func (r *reader) keywordLine() ([]engine.Effect, bool) {
	if r.listEnds() {
		return nil, false
	}
	var all []engine.Effect
	for {
		e := engine.Effect{Class: engine.ClassOther}
		at := r.i
		switch {
		case r.keywordEffect(&e) && r.itemEnds():
			r.finish(&e)
			all = append(all, e)
		default:
			r.i = at
			if !r.otherKeyword() {
				return nil, false
			}
		}
		if r.listEnds() {
			return all, len(all) > 0
		}
		r.i++
	}
}

// listEnds says that a list of keywords is over.
func (r *reader) listEnds() bool { return r.done() }

// itemEnds says that one keyword of a list is over.
func (r *reader) itemEnds() bool { return r.listEnds() || r.is(",") || r.is(";") }

// otherKeyword passes over a keyword that is no effect: "flying", "ward {2}",
// "hexproof from blue", "partner with Gray Sentinel".
func (r *reader) otherKeyword() bool {
	at := r.i
	for !r.itemEnds() {
		if t := r.peek(); t.Text == "." || t.Text == ":" || t.Text == "\"" || t.Text == "—" {
			return false
		}
		r.i++
	}
	n := r.i - at
	return n > 0 && n <= 6 && guessScope(r.toks[at:r.i]) == "other"
}

// keywordCost reads what a keyword costs: mana symbols, or a dash and what has to
// be done, up to the end of its paragraph. What it costs changes nothing here.
func (r *reader) keywordCost() bool {
	if r.symbols() != "" || r.granting && !r.is("—") {
		return true
	}
	if !r.eatWords("—") || r.endsHere() {
		return r.fail()
	}
	for !r.endsHere() {
		r.i++
	}
	r.eatWords(".")
	return r.done()
}
