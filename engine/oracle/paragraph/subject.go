package paragraph

import (
	"apnap/engine/lang/lexicon"
)

// nouns reads Noun { ( "," | "and" | "+" | "&" ) Noun } .
func (r *reader) nouns() ([]noun, bool) {
	var list []noun
	for {
		n, ok := r.item()
		if !ok {
			return nil, false
		}
		list = append(list, n)
		at := r.i
		if n.who != nobody && (r.is("plus") || r.is("+")) || !r.separator() {
			return list, true
		}
		if !r.itemAhead() && !r.sharesVerb() {
			r.i = at
			return list, true
		}
	}
}

// sharesVerb reports whether a noun stands next and then a verb in the plural, whose subject
// is the whole list.
func (r *reader) sharesVerb() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	n, ok := r.item()
	return ok && n.who == nobody && in(r.peek().Text, "are were both")
}

// item reads one noun of a list, or a thing whose ability is given with it.
func (r *reader) item() (noun, bool) {
	if n, ok := r.invented(); ok {
		return n, true
	}
	return r.noun(false)
}

// separator reads what stands between the nouns of a list.
func (r *reader) separator() bool {
	at := r.i
	r.says(lexicon.AndAlso)
	return r.i > at
}

// itemAhead reports whether a further noun of a list stands next: one that no verb
// follows.
func (r *reader) itemAhead() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far = far }()
	n, ok := r.item()
	if !ok {
		r.err = nil
		return false
	}
	if n.who != nobody {
		return false
	}
	return !r.verbHere()
}

// verbHere reports whether a verb stands next whose subject the noun before is.
func (r *reader) verbHere() bool {
	t := r.peek()
	return lexicon.Plays(t.Text, lexicon.SubjectVerb)
}
