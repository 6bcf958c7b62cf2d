package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// claimAsked reads a sentence that asks whether something is so, "am I right that", "true or false:", and tells in it under which
// conditions: what is claimed never happens. It is false where the sentence is none.
func (r *reader) claimAsked(p piece) (asked, ok bool) {
	at := r.i
	if !r.claimHead() {
		r.i = at
		return false, false
	}
	p.asks = true
	if main := r.lastClause(p); main != nobody {
		return true, r.conditionsUpTo(main) && r.question(p)
	}
	if !r.premiseHere() {
		return true, r.question(p)
	}
	r.i++
	main := r.mainClause(r.i)
	if main == nobody {
		return true, r.fail()
	}
	return true, r.conditionsUpTo(main) && r.question(p)
}

// claimHead reads what stands before a claim: "is it true that", "claim:".
func (r *reader) claimHead() bool {
	const colon, dash, so = ":", "—", "that"
	at := r.i
	if r.says(lexicon.ClaimHead) {
		return r.claimBegins()
	}
	if !r.says(lexicon.ClaimLabel) || !r.eat(colon, ",", dash, "-", so) {
		r.i = at
		return r.opinionHead()
	}
	return !r.done()
}

// opinionHead reads who thinks what follows, where that has a condition and no other sentence tells anything: then it is there that
// the situation is told.
func (r *reader) opinionHead() bool {
	const so = "that"
	at := r.i
	for r.says(lexicon.OpinionStart) {
	}
	if r.opens(at) && r.holds() && !r.deniedFrom(at) && r.onlyHere(at) {
		r.eat(so, ",", ":")
		if r.claimBegins() && slices.ContainsFunc(seq(r.i, r.end), func(i int) bool { return !r.inside[i] && lexicon.Plays(r.toks[i].Text, lexicon.Premise) }) {
			return true
		}
	}
	r.i = at
	return false
}

// deniedFrom reports whether what was read from a token on denies itself: who never says something claims nothing.
func (r *reader) deniedFrom(at int) bool {
	return slices.ContainsFunc(r.toks[at:r.i], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Denies) })
}

// onlyHere reports whether no other sentence than that of a token tells anything.
func (r *reader) onlyHere(at int) bool {
	kept := r.save()
	defer func() { r.restore(kept) }()
	return len(r.events) == 0 && !slices.ContainsFunc(r.sentences(), func(p piece) bool {
		return (at < p.from || at >= p.to) && !p.asks && !interrogative(r.toks[p.from].Text) && !r.opinion(p) && !r.idle(p.from, p.to)
	})
}

// lastClause is the last clause of a claim that tells one thing after the other without a condition, behind which nothing else is told: "claim: I
// control Boon Reflection, I gain 3 life, that is 6". It is nobody where there is none, and where something is told elsewhere.
func (r *reader) lastClause(p piece) int {
	last, at := nobody, r.i
	for i := r.i; i < r.end; i++ {
		if !r.inside[i] && lexicon.Plays(r.toks[i].Text, lexicon.Premise) {
			return nobody
		}
	}
	for next := r.mainClause(r.i); next != nobody; next = r.mainClause(next) {
		last = next
	}
	if last == nobody || !r.onlyHere(p.from) {
		return nobody
	}
	r.i = at
	return last
}

// claimBegins reports whether a claim stands here: a condition of one, or whoever or whatever it is about.
func (r *reader) claimBegins() bool {
	t := r.peek()
	_, player := r.seatNamed(r.i)
	return !r.done() && (r.premiseHere() || r.markedAt(r.i) || player > 0 || lexicon.Plays(t.Text, lexicon.Person) || lexicon.Plays(t.Text, lexicon.BackWord) || lexicon.Plays(t.Text, lexicon.Whose) || t.Kind == lex.NumberToken)
}

// premiseHere reports whether a condition begins here.
func (r *reader) premiseHere() bool {
	return !r.done() && lexicon.Plays(r.peek().Text, lexicon.Premise) && !r.inside[r.i]
}

// mainClause is the token at which, behind the conditions that begin at one, what comes of them is told: behind a comma or "then", with a subject
// and a verb of its own, or a pronoun that goes on with its verb. It is nobody where none stands there.
func (r *reader) mainClause(from int) int {
	const comma, then = ",", "then"
	for i := from + 1; i < r.end; i++ {
		if before := r.toks[i-1].Text; r.inside[i-1] && !r.inName(i-1) || r.inside[i] && !r.markedAt(i) || before != comma && before != then && !(r.nextSubjectAt(i) && !lexicon.Plays(before, lexicon.Joint)) {
			continue
		}
		if w := r.toks[i].Text; w == then || lexicon.Plays(w, lexicon.Joint) || lexicon.Plays(w, lexicon.AndAlso) || lexicon.Plays(w, lexicon.Premise) {
			continue
		}
		if r.saysOfSubject(i) {
			return i
		}
	}
	return nobody
}

// saysOfSubject reports whether a verb stands in the clause that begins at a token, behind its subject.
func (r *reader) saysOfSubject(from int) bool {
	for i := from; i < r.end && (r.inside[i] || !lexicon.Plays(r.toks[i].Text, lexicon.ClauseEnd)); i++ {
		t := r.toks[i]
		if r.markedAt(i) || r.inName(i) {
			continue
		}
		_, verb := lexicon.VerbOf(t.Text)
		if verb || lexicon.Plays(t.Text, lexicon.Modal) || lexicon.Plays(t.Text, lexicon.Copula) {
			return i > from
		}
	}
	return false
}

// conditionsUpTo reads conditions that end before a token, which are told like anything else.
func (r *reader) conditionsUpTo(main int) bool {
	end := r.end
	r.end = main
	defer func() { r.end = end }()
	for {
		r.leadIn()
		if r.done() {
			r.i = main
			return r.err == nil
		}
		if !r.clause() {
			return false
		}
		if !r.done() && !r.joint() {
			return r.fail()
		}
	}
}

// resultAgain reports whether the rest of a sentence that begins with a condition tells that whoever does something in that does so again, and
// how much comes of it: "if I gain 3 life, I gain 6 life". That is what the sentence says comes of it, and does not happen besides.
func (r *reader) resultAgain(p piece) bool {
	const again = "when if whenever"
	from := p.from
	for lexicon.Plays(r.toks[from].Text, lexicon.SentenceStart) {
		from++
	}
	if p.asks = true; len(r.events) == 0 || !in(r.toks[from].Text, again) || r.joined <= from || !r.claimsResult(p) {
		return false
	}
	last := r.events[len(r.events)-1].text
	_, n := r.seatNamed(r.i)
	v, verb := lexicon.VerbOf(r.toks[r.i+max(n, 1)].Text)
	me := lexicon.Plays(r.peek().Text, lexicon.AsksHimself)
	return verb && slices.ContainsFunc(seq(0, len(r.seats)), func(who int) bool {
		return r.seats[who].speaker == me && strings.HasPrefix(last, r.name(who)+" "+r.verb(who, v.Plain)+" ")
	})
}
