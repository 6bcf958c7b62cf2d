package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// Topic is what a question wants to know first.
type Topic uint8

// The topics of closing questions.
const (
	NoTopic Topic = iota
	AskedDamage
	AskedLife
	AskedCounters
	AskedCards
	AskedTokens
	AskedMana
	AskedChooser
	AskedFate // whether something dies, is exiled, enters
)

// interrogative reports whether a question begins with the word.
func interrogative(w string) bool {
	return lexicon.Plays(w, lexicon.QuestionWord)
}

// asksHere reports whether what is asked begins here.
func (r *reader) asksHere(p piece) bool {
	t := r.peek()
	if r.offersAnswers(p) {
		return true
	}
	const does, did = "does", "did"
	if asks := t.Text == does || t.Text == did; asks && r.i > p.from && lexicon.Plays(r.toks[r.i-1].Text, lexicon.Joint) && len(r.events) > 0 {
		return true // nothing is told so
	}
	if v, verb := lexicon.VerbOf(r.ahead(1).Text); verb && v.Plain == r.ahead(1).Text && lexicon.Plays(t.Text, lexicon.Denies) && r.i > p.from && !p.asks {
		return false // what somebody does not do: "and doesn't pay"
	}
	if lexicon.Plays(t.Text, lexicon.AskingVerb) && r.i > p.from && !p.asks && !(r.inverted() && r.runOn()) {
		return false
	}
	if t.Text == "who" && in(r.ahead(1).Text, "has controls also already") && r.ahead(2).Text != "to" && r.i > p.from || t.Text == "who's" && r.ahead(1).Text == "got" {
		return false
	}
	if r.i > p.from && lexicon.Plays(t.Text, lexicon.AsksWhich) && !r.asksOf(t.Text) {
		return false // it tells something of what stands before
	}
	if p.asks && (r.expects() || r.ledQuestion()) || r.i == p.from && r.told(p) {
		return true
	}
	if t.Text == "or" && r.i > p.from && r.runOn() {
		return p.asks || len(r.events) > 0
	}
	if lexicon.Plays(t.Text, lexicon.AnswerWord) && r.ahead(1).Kind == lex.EndToken {
		return p.asks
	}
	if t.Text == "dead" || t.Text == "total" {
		return p.asks || r.i > p.from
	}
	return interrogative(t.Text) && !r.cardHere()
}

// ledQuestion reports whether a question begins here with a preposition: "under whose
// control".
func (r *reader) ledQuestion() bool {
	at := r.i
	defer func() { r.i = at }()
	return r.says(lexicon.LedQuestion)
}

// told reports whether a sentence only tells the reader to answer: "List all totals please".
func (r *reader) told(p piece) bool {
	return len(r.events) > 0 && lexicon.Plays(r.peek().Text, lexicon.AnswerVerb) && !r.marksWithin(p.from, p.to)
}

// expects reports whether what follows only says what somebody expects of the answer, and
// asks whether it is so: "I'd get two, right?"
func (r *reader) expects() bool {
	at := r.i
	defer func() { r.i = at }()
	if len(r.events) == 0 || !r.says(lexicon.Expects) {
		return false
	}
	for i := r.i; i < r.end; i++ {
		if _, card := r.marks[i]; card || in(r.toks[i].Text, "cast casts control controls attack attacks") {
			return false
		}
	}
	return in(r.toks[r.end-1].Text, "right correct yes no") || r.peek().Kind == lex.NumberToken || in(r.peek().Text, "get end have take be")
}

// runOn reports whether a question begins here although nothing separates it from the
// clause before: "i bolt him how much does he take".
func (r *reader) runOn() bool {
	const under = "under"
	next := r.ahead(1).Text
	switch w := r.peek().Text; {
	case w == under: // "under Furnace of Rath"
		return r.cardBehindOwner()
	case w == "or":
		return lexicon.Plays(next, lexicon.OrAsks)
	case in(w, "how"):
		return in(next, "many much does do is big")
	case in(w, "what"):
		return lexicon.Plays(next, lexicon.WhatAsks)
	case in(w, "whats what's wat whos who's"):
		return true
	case lexicon.Plays(w, lexicon.Modal):
		return r.subjectAt(1)
	case in(w, "is are am was"):
		return lexicon.Plays(next, lexicon.IsAsked)
	case in(w, "which who whose where why whom"):
		return r.asksOf(w)
	}
	return false
}

// cardBehindOwner reports whether a card stands behind the next token, whoever's.
func (r *reader) cardBehindOwner() bool {
	at := r.i
	defer func() { r.i = at }()
	r.i++
	r.sideAhead()
	return r.i < r.end && r.markedAt(r.i)
}

// nextSubject reports whether a pronoun with its verb stands here, so that another clause
// begins although nothing separates it from the one before: "he has one life i bolt him".
func (r *reader) nextSubject() bool { return r.nextSubjectAt(r.i) }

func (r *reader) nextSubjectAt(i int) bool {
	if i+1 >= r.end || r.inside[i] {
		return false
	}
	verb := r.toks[i+1].Text
	if i > 0 && r.toks[i-1].Text == ")" && lexicon.Plays(r.toks[i].Text, lexicon.Whose) {
		return true
	}
	if who, n := r.seatNamed(i); n > 0 && who != nobody && lexicon.Plays(r.toks[i].Text, lexicon.Whose) && (castVerb(r.toks[i+n].Text) || actingVerb(r.toks[i+n].Text)) && !r.markedAt(i-1) {
		return true
	}
	return in(r.toks[i].Text, "i he she") && (controlVerb(verb) || actingVerb(verb) || castVerb(verb) || in(verb, "also then just got would am is")) ||
		in(r.toks[i].Text, "i'm i've he's she's")
}

// inverted reports whether a pronoun follows the verb, as only in questions.
func (r *reader) inverted() bool { return lexicon.Plays(r.ahead(1).Text, lexicon.AskedPronoun) }

// subjectAt reports whether what stands n tokens on can be the subject of a question.
func (r *reader) subjectAt(n int) bool {
	_, card := r.marks[r.i+n]
	t := r.ahead(n)
	return card || t.Capital() || lexicon.Plays(t.Text, lexicon.AskedSubject) || headWord(t)
}

// asksOf reports whether a word that may also tell something of what stands before it
// ("which is a 4/4") begins a question here.
func (r *reader) asksOf(w string) bool {
	next := r.ahead(1).Text
	switch w {
	case "which":
		return lexicon.Plays(next, lexicon.WhichAsks)
	case "who":
		return lexicon.Plays(next, lexicon.WhoAsks)
	case "whose":
		return in(next, "choice call decision turn effect")
	case "where":
		return in(next, "does do did is are will would should")
	}
	return true
}

// isAsked notes that the tokens are what is wanted to know.
func (r *reader) isAsked(from, to int) {
	r.keep(&r.wanted, from, to)
}

// question reads what is asked, to the end of the sentence: it decides nothing, but
// the conditions in it are statements, and what it names must be known.
func (r *reader) question(p piece) bool {
	from := r.i
	if r.aboutElse(from) || !r.editionAsked(from, r.end) {
		return false
	}
	if whole := (piece{from, r.end, p.asks}); len(r.events) == 0 && r.asksInteraction(whole) {
		r.pending = append(r.pending, whole)
		r.isAsked(from, r.end)
		return true
	}
	for i := from; i < r.end; i++ {
		if r.inside[i] || !lexicon.Plays(r.toks[i].Text, lexicon.Premise) || r.pointsBack(i) {
			continue
		}
		if r.toks[i].Text == "with" && in(r.toks[i+1].Text, "it that this them him her") {
			continue
		}
		if r.toks[i].Text == "with" && i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.AskedWith) && !r.newWithin(i+1, r.end) {
			continue
		}
		return r.conditionIn(p, from, i)
	}
	if !r.adjuncts(from) {
		return false
	}
	r.pending = append(r.pending, piece{from, r.end, p.asks})
	r.isAsked(from, r.end)
	return true
}

// everythingAsked are the questions, those that name nothing of the game with the others.
func (r *reader) everythingAsked() []piece { return slices.Concat(r.pending, r.idlyAsked) }

// hasVerb reports whether a verb stands in a stretch of the text, in whatever form.
func (r *reader) hasVerb(p piece, plain string) bool {
	return slices.ContainsFunc(r.toks[p.from:p.to], func(t lex.Token) bool {
		v, verb := lexicon.VerbOf(t.Text)
		return verb && v.Plain == plain
	})
}

// pointsBack reports whether words at a token, that could begin a condition, only speak of what was told:
// "after this", "if any".
func (r *reader) pointsBack(i int) bool {
	n := r.roleAt(i, r.end, lexicon.PointsBack)
	return n > 0 && (i+n >= r.end || r.toks[i+n].Kind == lex.PunctToken || lexicon.Plays(r.toks[i+n].Text, lexicon.AndAlso) || lexicon.Plays(r.toks[i+n].Text, lexicon.TagWord))
}

// newWithin reports whether a card stands among tokens of which nothing was told.
func (r *reader) newWithin(from, to int) bool {
	for i := from; i < to; i++ {
		if m, ok := r.marks[i]; ok && !r.tellsOfCard(m.card) {
			return true
		}
	}
	return false
}

func (r *reader) marksWithin(from, to int) bool {
	for i := from; i < to; i++ {
		if _, ok := r.marks[i]; ok {
			return true
		}
	}
	return false
}

// conditionIn reads the condition at token i of what is asked.
func (r *reader) conditionIn(p piece, asked, i int) bool {
	from := asked
	r.pending = append(r.pending, piece{from, i, p.asks})
	if r.ownChoice(i + 1) {
		r.isAsked(from, r.end)
		return true
	}
	r.isAsked(from, i)
	r.i = i + 1
	r.doneByAsked(asked, i)
	for {
		r.leadIn()
		if r.done() {
			return true
		}
		if r.orElse() {
			r.isAsked(r.i, r.end)
			return true
		}
		if r.asksHere(piece{from: nobody, asks: true}) {
			return r.question(p)
		}
		from, kept := r.i, r.save()
		if !r.clause() {
			if r.err == nil {
				if r.restore(kept); r.exampleClause() && r.done() {
					return true
				}
			}
			if r.err == nil && p.asks && r.saysDone(i+1, p.to) {
				r.restore(kept) // it is what an effect does to it
				r.isAsked(from, r.end)
				return true
			}
			if r.err == nil && r.toks[i].Text == "with" && p.asks && (r.countWithin(asked, i) || len(r.events) == 0) && !r.marksWithin(i+1, p.to) {
				r.restore(kept) // it is what may come of it: "2 Angels with 2 Squirrels"
				r.isAsked(from, r.end)
				return true
			}
			return false
		}
		if r.done() {
			return true
		}
		if !r.orElse() && !r.joint() {
			return r.fail()
		}
	}
}

// doneByAsked has a participle behind what is asked be about whoever that is about: "can Bob keep it after discarding it".
func (r *reader) doneByAsked(asked, i int) {
	v, verb := lexicon.VerbOf(r.toks[i+1].Text)
	if !verb || r.toks[i+1].Text != v.Doing {
		return
	}
	for k := asked; k < i; k++ {
		if who, n := r.seatNamed(k + 1); lexicon.Plays(r.toks[k].Text, lexicon.AskingVerb) && n > 0 {
			r.subject = who
			return
		}
	}
}

// orElse reports whether the rest of a question only offers another answer: ", or only 3", "or both".
func (r *reader) orElse() bool {
	const comma, or = ",", "or"
	at := r.i
	if r.toks[at].Text == comma {
		at++
	}
	if r.toks[at].Text != or || at+1 >= r.end {
		return false
	}
	return !slices.ContainsFunc(seq(at+1, r.end), func(i int) bool {
		return r.inside[i] || r.toks[i].Kind != lex.WordToken && r.toks[i].Kind != lex.NumberToken || !r.offered(i) && !lexicon.Plays(r.toks[i].Text, lexicon.Adverb)
	})
}

// countWithin reports whether a number stands among tokens.
func (r *reader) countWithin(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], isCount)
}

// saysDone reports whether a condition only says what an effect does to what was spoken of, in place of what would happen: "if the
// milled cards get exiled instead".
func (r *reader) saysDone(from, to int) bool {
	if r.marksWithin(from, to) || to-from > mostWhy+1 || !lexicon.Plays(r.toks[to-1].Text, lexicon.InPlace) {
		return false
	}
	return slices.ContainsFunc(seq(from, to), func(i int) bool { return r.roleAt(i, to, lexicon.DoneToIt) > 0 })
}

// seq are the numbers [from, to).
func seq(from, to int) (list []int) {
	for i := from; i < to; i++ {
		list = append(list, i)
	}
	return list
}

// ownChoice reports whether a condition is only a choice of the ruling itself, up to
// the end: "if I pay the 2 life", "if I apply mine first".
func (r *reader) ownChoice(from int) bool {
	i := from
	if !in(r.toks[i].Text, "i he she they you") {
		return false
	}
	i++
	for in(r.toks[i].Text, "don't do not choose to want decide") {
		i++
	}
	if !lexicon.Plays(r.toks[i].Text, lexicon.ChoiceVerb) && !in(r.toks[i-1].Text, "don't not choose") {
		return false
	}
	for ; i < r.end; i++ {
		if m, named := r.marks[i]; named && !r.tellsOfCard(m.card) || r.toks[i].Kind == lex.NumberToken && signed(r.text, r.toks[i]) {
			return false // the ability of a planeswalker is used besides
		}
	}
	return true
}

// aboutElse refuses a question about what no ruling of this kind answers.
func (r *reader) aboutElse(from int) bool {
	if r.roleAt(from, r.end, lexicon.AsksAll) > 0 || r.ruledOn() && r.roleAt(from, r.end, lexicon.AsksIfTrigger) > 0 {
		return false // whether they stack, and that they are no triggers, is told by what happens
	}
	if r.asksInteraction(piece{from: from, to: r.end}) {
		return false
	}
	responds := r.asksResponse(from)
	for i := from; i < r.end; i++ {
		if v, verb := lexicon.VerbOf(r.toks[i].Text); verb && v.Plain == toTrigger && (lexicon.Plays(r.toks[from].Text, lexicon.AsksDoing) || r.asksToGet(from, i) || r.roleAt(from, r.end, lexicon.HowOften) > 0) || responds && lexicon.Plays(r.toks[i].Text, lexicon.RespondsVerb) {
			continue // what happens tells it
		}
		if lexicon.Plays(r.toks[i].Text, lexicon.OtherQuestion) {
			r.stop(r.refuse("out_of_scope", from, r.end, say.New("I rule on replacement and prevention effects, and this asks about \"%s\".", r.toks[i].Raw)))
			return true
		}
		if r.toks[i].Text == "power" && (r.toks[i+1].Text == "and" || r.toks[i+1].Text == "/") {
			r.stop(r.refuse("out_of_scope", from, r.end, say.New("I rule on replacement and prevention effects, and this asks about power and toughness.")))
			return true
		}
	}
	return false
}

// ruledOn reports whether something happens, and some effect is there that may change it.
func (r *reader) ruledOn() bool {
	return len(r.events)+len(r.base.Events) > 0 && len(r.effects)+len(r.base.Effects) > 0
}

// asksResponse reports whether what is asked from a token on is whether somebody can respond to what happens.
func (r *reader) asksResponse(from int) bool {
	if !r.ruledOn() {
		return false
	}
	kept := r.save()
	defer func() { r.restore(kept); r.err = nil }()
	r.i = from
	w, ok := r.asksLeave(r.end)
	return ok && w.Is == Responds
}

// asksToGet reports whether tokens of a question ask whether somebody gets something: "do I get one".
func (r *reader) asksToGet(from, to int) bool {
	does := slices.IndexFunc(r.toks[from:to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.AsksDoing) })
	return does >= 0 && slices.ContainsFunc(r.toks[from+does:to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.GetsVerb) })
}

// topicOf is what a question wants to know first.
func topicOf(text string) Topic {
	text = strings.ToLower(text)
	for _, one := range []struct {
		topic Topic
		words string
	}{{AskedCounters, "counter"}, {AskedTokens, "token"}, {AskedTokens, "soldier"}, {AskedDamage, "damage"}, {AskedDamage, " take"}, {AskedCards, "card"}, {AskedCards, "draw"}, {AskedMana, "mana"},
		{AskedLife, "life"}, {AskedChooser, "choos"}, {AskedChooser, "choice"}, {AskedChooser, "order"}, {AskedChooser, "pick"}, {AskedFate, "dead"}, {AskedFate, "die"}, {AskedFate, "exile"}, {AskedFate, "surviv"}, {AskedFate, "live"}} {
		if strings.Contains(text, one.words) {
			return one.topic
		}
	}
	return NoTopic
}

// asksFor reports whether a question of the paragraph wants to know something first.
func (r *reader) asksFor(topic Topic) bool {
	return slices.ContainsFunc(r.sentences(), func(p piece) bool { return p.asks && topicOf(r.raw(p.from, p.to)) == topic })
}

// runOnAt reports whether a question begins at a token without anything before it.
func (r *reader) runOnAt(i int) bool {
	at := r.i
	defer func() { r.i = at }()
	r.i = i
	return !r.inside[i] && r.runOn()
}
