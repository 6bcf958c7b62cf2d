package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// askedEffect is a question that names an effect and something, and asks only what the one does to the other: "does
// Gratuitous Violence double my Lightning Bolt?"
type askedEffect struct {
	// source is the card with the effect, whose where the question says so.
	source *oracle.Card
	whose  ownedBy
	// verb is what is asked of the effect, in the word said.
	verb askedVerb
	said string
	// object is what it is about.
	object askedObject
	// turn is whose turn it is, behind how that is told, and does what happens to what it is about by a verb, empty where
	// the question does not say.
	turn, does string
	// aside are words that decide nothing.
	aside []string
	// open is set where the question has no verb, so that all that the effect does is asked.
	open bool
}

// askedVerb is a sort of verbs of which a question has one, whether what they say is to the good of whoever has the effect
// and the object, and what an effect does of which they are true.
type askedVerb struct {
	role lexicon.Role
	good bool
	fits func(l *effectLook, said string, st *engine.Step) bool
}

// askedVerbs are all of them.
func askedVerbs() []askedVerb {
	return []askedVerb{
		{lexicon.EnlargesIt, true, enlarges},
		{lexicon.WorksOnIt, true, anyOf},
		{lexicon.StopsIt, false, stops},
		{lexicon.ExilesIt, false, exiles},
		{lexicon.AffectsIt, false, anyOf},
		{lexicon.DiesOfIt, true, noneOf},
	}
}

// askedOfEffect reads a paragraph that is one such question:
//
//	AskedEffect = Auxiliary ( Source Verb Object | "I use" Source "to" Verb Object | Object Verb "with" Source ) { Tail }
//		| Source "vs" Object [ "what happens" ] .
func (r *reader) askedOfEffect() (*askedEffect, bool) {
	if len(r.sentences()) != 1 {
		return nil, false
	}
	to := len(r.toks) - 1
	for to > 0 && (r.isStop(to-1) || lexicon.Plays(r.toks[to-1].Text, lexicon.AnswerTail)) {
		to--
	}
	r.i, r.end = 0, to
	if !r.says(lexicon.AsksDoing) && !r.says(lexicon.CanWord) && !r.says(lexicon.AsksBeing) {
		q := &askedEffect{open: true, verb: askedVerb{lexicon.AffectsIt, false, anyOf}}
		return q, r.effectBeside(q)
	}
	begins := r.i
	for _, read := range [...]func(*askedEffect) bool{r.effectDoing, r.effectUsed, r.effectBehind} {
		q := &askedEffect{}
		if r.i, r.end = begins, to; r.askedTails(q) && read(q) {
			return q, true
		}
	}
	return nil, false
}

// askedTails takes what stands behind such a question off its end: whose turn it is, that the effect is there, and what
// happens to the object: "when they die".
func (r *reader) askedTails(q *askedEffect) bool {
	for i := r.end - 1; i > r.i; i-- {
		from := r.i
		r.i = i
		whose, turn := r.turnTail()
		there := !turn && r.says(lexicon.OutThere)
		does, happens := "", false
		if !turn && !there {
			does, happens = r.happensTail()
		}
		ends := r.i == r.end
		r.i = from
		switch {
		case !ends || !turn && !there && !happens:
			continue
		case turn:
			q.turn = whose
		case happens:
			q.does = does
		}
		r.end = i
	}
	return true
}

// turnTail reads "on my turn" and tells whose turn that is.
func (r *reader) turnTail() (says string, ok bool) {
	const on, during, turn = "on", "during", "turn"
	if w := r.peek().Text; w != on && w != during {
		return "", false
	}
	r.i++
	who, ok := r.sideAhead()
	if ok = ok && r.peek().Text == turn; ok {
		r.i++
	}
	return (&filling{who: who}).turn(), ok
}

// happensTail reads what happens to what was spoken of: "when they die".
func (r *reader) happensTail() (verb string, ok bool) {
	if !lexicon.Plays(r.peek().Text, lexicon.Premise) {
		return "", false
	}
	r.i++
	w := r.peek().Text
	if r.i++; !lexicon.Plays(w, lexicon.AnyEffect) && !lexicon.Plays(w, lexicon.Gendered) && w != "they" {
		return "", false
	}
	v, ok := lexicon.VerbOf(r.peek().Text)
	if r.i++; !ok {
		return "", false
	}
	return v.Third, true
}

// sideAhead reads whose something is, or which of two players is spoken of: "my", "my opponent's", "his".
func (r *reader) sideAhead() (who ownedBy, ok bool) {
	const owns = "'s"
	from := r.i
	for r.says(lexicon.Article) || r.says(lexicon.AnyOfThem) {
	}
	w := r.peek().Text
	mine := lexicon.Plays(w, lexicon.SpeakersWord)
	if mine && lexicon.Plays(r.ahead(1).Text, lexicon.OthersWord) {
		r.i++
		mine, w = false, r.peek().Text
	}
	if !mine && !lexicon.Plays(w, lexicon.OthersWord) {
		r.i = from
		return ownedByNobody, false
	}
	if r.i++; r.peek().Text == owns {
		r.i++
	}
	if mine {
		return ownedByMe, true
	}
	return ownedByThem, true
}

// sourceAhead reads the card with the effect.
func (r *reader) sourceAhead(q *askedEffect) bool {
	from := r.i
	q.whose, _ = r.sideAhead()
	for r.says(lexicon.Article) {
	}
	m, ok := r.card(true)
	if r.err = nil; !ok || m.many > 1 || !able(m.card) {
		r.i = from
		return false
	}
	q.source = m.card
	for r.says(lexicon.OutThere) || r.says(lexicon.Adverb) {
	}
	return true
}

// verbAhead reads what is asked of the effect.
func (r *reader) verbAhead(q *askedEffect) bool {
	for r.says(lexicon.Adverb) {
	}
	for _, v := range askedVerbs() {
		if from := r.i; r.says(v.role) {
			q.verb, q.said = v, r.toks[from].Text
			return true
		}
	}
	return false
}

// onlyAdverbs reports whether nothing stands next but adverbs, to the end; that of a verb of two words may be the word behind.
func (r *reader) onlyAdverbs() bool {
	for r.says(lexicon.Adverb) {
	}
	return r.done()
}

// effectDoing reads a question with the effect for its subject: "does Furnace of Rath double my Bolt".
func (r *reader) effectDoing(q *askedEffect) bool {
	return r.sourceAhead(q) && r.verbAhead(q) && r.askedObject(q) && r.done()
}

// onlyComesOut reports whether words from a token on ask no more than what comes of something: "what happens".
func (r *reader) onlyComesOut(from int) bool {
	return !slices.ContainsFunc(r.toks[from:r.end], func(t lex.Token) bool {
		return !lexicon.Plays(t.Text, lexicon.AsksWhat) && !lexicon.Plays(t.Text, lexicon.LittleWord) && !lexicon.Plays(stem(t.Text), lexicon.ComesOut)
	})
}

// effectBeside reads the effect with no more than what it is asked about: "sulfuric vortex vs lifelink", "solemnity + saga what happens".
// Several cards are another matter.
func (r *reader) effectBeside(q *askedEffect) bool {
	for i := r.i + 1; i < r.end; i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.AsksWhat) && r.onlyComesOut(i) {
			r.end = i
		}
	}
	return r.sourceAhead(q) && r.says(lexicon.BetweenNames) && r.askedObject(q) && r.done() && q.object.card == nil && !q.object.player
}

// effectUsed reads a question for whether somebody can use the effect so: "can I use Fog to stop tramplers".
func (r *reader) effectUsed(q *askedEffect) bool {
	const use, to = "use", "to"
	who, ok := r.sideAhead()
	if !ok || r.peek().Text != use {
		return false
	}
	if r.i++; !r.sourceAhead(q) || r.peek().Text != to {
		return false
	}
	r.i++
	q.whose = who
	return r.verbAhead(q) && r.askedObject(q) && r.done()
}

// effectBehind reads a question with the effect behind the object: "are my tokens doubled by Parallel Lives", "does persist
// work with Solemnity".
func (r *reader) effectBehind(q *askedEffect) bool {
	from, to := r.i, r.end
	for at := from + 1; at < to; at++ {
		if !lexicon.Plays(r.toks[at].Text, lexicon.BehindIt) {
			continue
		}
		r.i, r.end = at+1, to
		if !r.sourceAhead(q) || !r.done() {
			continue
		}
		for verb := at - 1; verb > from; verb-- {
			r.i, r.end = verb, at
			if !r.verbAhead(q) || !r.onlyAdverbs() {
				continue
			}
			r.i, r.end = from, verb
			for r.end > from && (lexicon.Plays(r.toks[r.end-1].Text, lexicon.GetsVerb) || lexicon.Plays(r.toks[r.end-1].Text, lexicon.Adverb)) {
				r.end--
			}
			if r.askedObject(q) && r.done() {
				return true
			}
		}
	}
	return false
}
