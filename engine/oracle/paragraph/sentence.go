package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// sentence reads
//
//	Sentence = Talk | [ LeadIn ] Clause { Joint Clause } [ Joint Asked ] .
//	Joint = "," | "and" | "then" | "but" | "so" | "while" | "with" | "when" | "if" | … .
func (r *reader) sentence(p piece) bool {
	r.i, r.end = p.from, p.to
	r.leaveRoom()
	r.response, r.responded, r.contrary, r.joined = false, 0, false, p.from
	r.recent, r.placedNow = r.placedNow, nil
	if len(r.mentioned) > 0 {
		r.mentionedBefore = r.mentioned
	}
	r.mentioned, r.itBefore, r.lastSubject, r.lastActing, r.defined = nil, nobody, nobody, nobody, nobody
	first := len(r.events)
	if r.numbersOnly(p) {
		r.isAsked(p.from, p.to)
		return true
	}
	if r.talk(p) {
		if p.asks || interrogative(r.toks[p.from].Text) {
			if !r.adjuncts(p.from) {
				return false
			}
			r.idlyAsked = append(r.idlyAsked, p)
			r.isAsked(p.from, p.to)
		} else {
			r.leave(p.from, p.to)
		}
		return true
	}
	p = r.untilThought(p)
	for {
		r.leadWords()
		if asked, ok := r.claimAsked(p); asked {
			return ok
		}
		r.leadIn()
		r.thinksFirst(p)
		if r.done() || r.err != nil {
			return r.err == nil
		}
		if r.began = r.i; !p.asks && r.likewise(r.i) || r.liesFirst(p.from) {
			return r.fail() // "so do they" tells more than it asks
		}
		if r.asksHere(p) || r.reported() {
			return r.question(p)
		}
		if r.thinksHere(p) {
			r.leave(r.i, r.end)
			return true
		}
		if !r.inPassing() && (!r.clauseOrQuestion(p) || !r.together(first) || !r.bracketed()) {
			return false
		}
		if r.done() {
			return true
		}
		r.joined = r.i
		if !r.joint() && !r.prefixed && !r.runOn() && !r.nextSubject() {
			return r.fail()
		}
	}
}

// numbersOnly reports whether a sentence behind what happens only offers numbers to choose
// from: "4, 6 or 8".
func (r *reader) numbersOnly(p piece) bool {
	if len(r.events) == 0 {
		return false
	}
	for _, t := range r.toks[p.from:p.to] {
		if t.Kind != lex.NumberToken && t.Text != "," && !lexicon.Plays(t.Text, lexicon.NumberTalk) {
			return false
		}
	}
	return true
}

// clauseOrQuestion reads a clause; what cannot be read so in a sentence that ends
// with a question mark is read as what is asked.
func (r *reader) clauseOrQuestion(p piece) bool {
	if r.i > p.from && in(r.toks[r.i-1].Text, "if when") && r.ownChoice(r.i) {
		r.i--
		return r.question(p)
	}
	if r.claimsResult(p) || r.resultAgain(p) {
		return r.question(p)
	}
	kept := r.save()
	if r.clause() {
		return !p.asks || !r.claimsOfSpell(kept.i, r.i)
	}
	if r.err == nil {
		far := r.far
		if r.restore(kept); r.exampleClause() {
			return true
		}
		r.far = far
	}
	if !p.asks || r.err != nil && r.err.Code != "not_understood" || !r.shortQuestion(p) && !r.claimedAnswer(kept.i, p) {
		return false
	}
	far, err := r.far, r.err
	r.restore(kept)
	r.err = nil
	if r.question(p) {
		return true
	}
	if r.err == nil {
		r.far, r.err = far, err
	}
	return false
}

// shortQuestion reports whether a sentence is a few words with a question mark behind
// them, without a condition, a card or a player: "2 damage becomes?"
func (r *reader) shortQuestion(p piece) bool {
	for i := p.from; i < p.to; i++ {
		_, named := r.marks[i]
		if named || lexicon.Plays(r.toks[i].Text, lexicon.ClauseStart) {
			return false
		}
	}
	return p.to-p.from <= 10
}

// leadIn passes over words that begin a clause and change nothing.
func (r *reader) leadIn() {
	for r.leadWords(); r.preamble(); r.leadWords() {
	}
	if r.responseTo() {
		return // to what, the clause says
	}
	if r.says(lexicon.InResponse) {
		r.response = true
		r.eat(",")
	}
}

// responseTo reports whether a clause begins with what it is told to answer by name: "in response to my Cultivate".
func (r *reader) responseTo() bool {
	n := lexicon.Phrase(lexicon.InResponse, r.wordAt)
	return n > 0 && r.ahead(n).Text == "to"
}

// leadWords passes over the single words among them.
func (r *reader) leadWords() {
	for lexicon.Phrase(lexicon.FirstInStep, r.wordAt) == 0 && !r.signNext() && r.says(lexicon.LeadWord) && !r.done() {
		if r.toks[r.i-1].Text == "a" || r.toks[r.i-1].Text == "so" && in(r.peek().Text, "is are") || r.toks[r.i-1].Text == "board" && r.is("of") {
			r.i--
			return
		}
		if in(r.toks[r.i-1].Text, "but however") {
			r.contrary = true
		}
	}
}

// phaseAhead reports whether words such as "in my main phase" stand at a token.
func (r *reader) phaseAhead(i int) bool {
	if i >= r.end || !lexicon.Plays(r.toks[i].Text, lexicon.TimePrep) {
		return false
	}
	kept, err, far, prefixed := r.save(), r.err, r.far, r.prefixed
	defer func() { r.restore(kept); r.err, r.far, r.prefixed = err, far, prefixed }()
	r.i = i
	return r.turn()
}

// joint reads what stands between two clauses.
func (r *reader) joint() bool {
	at := r.i
	if r.phaseAhead(r.i) || r.is("who") && !r.asksOf("who") {
		return true
	}
	for !r.sameSaid() && !r.signNext() && r.says(lexicon.Joint) {
		if in(r.toks[r.i-1].Text, "but however though although") {
			r.contrary = true
		}
		if r.toks[r.i-1].Text == "response" {
			r.response = true
		}
		if r.toks[r.i-1].Text == "after" && !lexicon.Plays(r.peek().Text, lexicon.AfterWhat) {
			return r.certainly(r.refuse("not_understood", r.i-1, r.end, say.New("Here \"after\" turns the order round; say what happens in the order in which it happens.")))
		}
		if r.flagged && in(r.toks[r.i-1].Text, "if whenever when") {
			r.i-- // what happens only if something does, or each time, is no event
			return r.fail()
		}
		if r.is("during") || r.toks[r.i-1].Text == "during" {
			r.i = max(at, r.i-1)
			return true
		}
	}
	return r.i > at
}

// signNext reports whether the cost of a loyalty ability stands next, of a planeswalker that was spoken of: "and -2".
func (r *reader) signNext() bool {
	return r.signHere() && r.i > 0 && lexicon.Plays(r.toks[r.i-1].Text, lexicon.ClauseEnd) &&
		slices.ContainsFunc(r.things, func(t thing) bool { return t.card != nil && t.card.Types&engine.Planeswalker != 0 })
}

// signHere reports whether a number with a sign before it stands next.
func (r *reader) signHere() bool {
	return lexicon.Plays(r.peek().Text, lexicon.LoyaltySign) && r.ahead(1).Kind == lex.NumberToken
}

// sameSaid reports whether words say the same of another thing: "so is his Bear", but not "so is it dead?"
func (r *reader) sameSaid() bool {
	return (r.is("so is") || r.is("so are")) && !lexicon.Plays(r.ahead(2).Text, lexicon.AskedPronoun)
}

// leave sets tokens aside.
func (r *reader) leave(from, to int) {
	r.keep(&r.aside, from, to)
}

// keep puts the words of tokens, if there are any, on a list.
func (r *reader) keep(list *[]string, from, to int) {
	if words := r.raw(from, min(to, len(r.toks)-1)); words != "" {
		*list = append(*list, words)
	}
	r.i = to
}

// state is what a failed attempt takes back.
type state struct {
	i, end, subject, object                      int
	things, effects, facts, events, heard, aside int
	wanted                                       int
	owners                                       []thing
	named, mentioned                             []int
	itWas, lastPlayer                            int
	gang                                         *gang
}

func (r *reader) save() state {
	return state{r.i, r.end, r.subject, r.object, len(r.things), len(r.effects), len(r.facts), len(r.events), len(r.heard), len(r.aside), len(r.wanted),
		append([]thing(nil), r.things...), r.named, r.mentioned, r.itWas, r.lastPlayer, r.gang}
}

func (r *reader) restore(s state) {
	r.i, r.end, r.subject, r.object = s.i, s.end, s.subject, s.object
	r.things = append(r.things[:0:0], s.owners...)
	r.effects, r.facts, r.events = r.effects[:s.effects], r.facts[:s.facts], r.events[:s.events]
	r.heard, r.aside, r.wanted = r.heard[:s.heard], r.aside[:s.aside], r.wanted[:s.wanted]
	r.named, r.mentioned, r.itWas, r.lastPlayer, r.gang = s.named, s.mentioned, s.itWas, s.lastPlayer, s.gang
}

// clause reads
//
//	Clause = Turn | [ ListHead ] Statement | what says that nothing blocks, or that a spell resolves .
func (r *reader) clause() bool {
	at := r.i
	r.prior, r.prefixed = r.object, false
	switch {
	case r.turn(), r.firstOfStep():
		return true
	case r.listHead():
	case r.zoneChosen(), r.topCard(), r.mostThrough():
		return true
	case r.object != nobody && r.says(lexicon.WhichIsNoCreature):
		return r.noCreature(at)
	case r.isUnblocked():
		return true
	case len(r.events) > 0 && r.says(lexicon.ItResolves):
		return true // what is cast resolves, as nobody says otherwise
	case r.is("me i") || r.is("me , i"):
		r.eat("me", "me ,")
	}
	if r.err != nil {
		return false
	}
	return r.statement()
}

func (r *reader) after(i int) bool { r.i = i; return true }

// isUnblocked reads that the attacker of the clause before is not blocked: the sentence goes on about
// whoever is said not to block.
func (r *reader) isUnblocked() bool {
	if !r.attacked {
		return false
	}
	at := r.i
	r.eat("and")
	if !r.says(lexicon.NothingBlocks) {
		return false
	}
	r.goesOnAbout(at)
	return true
}

// goesOnAbout has the next clause be about the player who stands at a token, where one does.
func (r *reader) goesOnAbout(at int) {
	to := r.i
	r.i = at
	if r.says(lexicon.AndAlso); r.err == nil {
		if who, ok := r.player(); ok {
			r.subject, r.acting, r.lastActing = who, who, who
		}
		r.err = nil
	}
	r.i = to
}

// noCreature makes the fact that what was named last is no creature.
func (r *reader) noCreature(from int) bool {
	r.says(lexicon.AtTheMoment)
	t := &r.things[r.object]
	if t.card == nil || t.card.Types&engine.Creature != 0 {
		return r.fail()
	}
	fact := r.thingFact(r.object, &detail{}) + " that is not a creature"
	r.factFrom(fact, from, r.i)
	return true
}

// elided is the player a clause without a subject is about: the one before, but for whoever asks
// where a sentence begins with what is done ("Bolt my opponent."), which nobody says of others.
func (r *reader) elided() int {
	if r.disagrees() || r.subject == nobody && r.ofAnother() {
		return nobody
	}
	if r.subject == nobody || r.opens(r.joined) && r.ordered() && r.speaker() != nobody {
		return r.speaker()
	}
	return r.subject
}

// ofAnother reports whether the verb that stands next is in the person in which nobody speaks of himself: "gets bolted".
func (r *reader) ofAnother() bool {
	v, verb := lexicon.VerbOf(r.peek().Text)
	return verb && v.Third != v.Plain && r.peek().Text == v.Third
}

// disagrees reports whether the verb that stands next is in another person than the one by which the clause
// before told of somebody else than whoever asks: "he attacks me and cast Holy Day" leaves open who does.
func (r *reader) disagrees() bool {
	v, verb := lexicon.VerbOf(r.peek().Text)
	return verb && r.subject != nobody && r.subject != r.speaker() && !r.opens(r.joined) && r.third && r.peek().Text == v.Plain && v.Third != v.Plain && lexicon.Plays(v.Plain, lexicon.CastVerb)
}

// ordered reports whether a verb stands next in the form in which somebody is told to do something,
// and nothing is done to whoever asks, but by "myself", who then does it.
func (r *reader) ordered() bool {
	v := lexicon.Said(r.peek().Text)
	verb := v != nil
	if verb && r.peek().Text != v.Plain {
		return false
	}
	card, n := r.verbed()
	if !verb && (card == nil || !strings.EqualFold(r.raw(r.i, r.i+n), card.Name)) {
		return false
	}
	return !slices.ContainsFunc(r.toks[r.i:r.end], func(t lex.Token) bool { return t.Text == "me" })
}

// plainForm reports whether a word is a verb in its plain form.
func plainForm(w string) bool {
	v := lexicon.Said(w)
	return v != nil && w == v.Plain && !lexicon.Plays(w, lexicon.ElidedNoun)
}

// elidedSubject is the player of a clause that begins with its verb: "got Urza's
// Armor out", "and has to mill three".
func (r *reader) elidedSubject() int {
	r.says(lexicon.Adverb)
	t := r.peek()
	if r.signHere() && r.lastActing == r.subject && r.subject != nobody {
		return r.subject
	}
	if t.Kind != lex.WordToken || r.cardHere() && !(r.subject != nobody && r.verbedNext()) {
		return nobody
	}
	if lexicon.Plays(t.Text, lexicon.TriesTo) && r.ahead(1).Text == "to" {
		return r.elided()
	}
	if r.subject != nobody && r.i > 0 && lexicon.Plays(r.toks[r.i-1].Text, lexicon.GoesOn) && (r.verbedNext() || r.lastActing == r.subject && (doesNow(t.Text) || !r.third && plainForm(t.Text))) {
		return r.elided()
	}
	if !controlVerb(t.Text) && !actingVerb(t.Text) && !lexicon.Plays(t.Text, lexicon.ElidedVerb) {
		return nobody
	}
	if lexicon.Plays(t.Text, lexicon.ElidedNoun) && r.subject == nobody {
		return nobody
	}
	return r.elided()
}
