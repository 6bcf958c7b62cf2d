package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// leaves reports whether a candidate leaves out what may be another event, or a number that counts: of each clause that
// tells something.
func (o *outline) leaves(c *candidate) bool {
	taken := o.takenBy(c)
	for _, s := range c.spans {
		if at := s[0] - 1; at >= 0 && !taken[at] && lexicon.Plays(o.toks[at].Text, lexicon.AnswerGot) && o.verbsSpell(s[0]) {
			return true // it is done to whom the word before is said of
		}
	}
	for _, one := range o.clauses {
		if !slices.Contains(taken[one.from:one.to], false) {
			continue
		}
		if !one.asks && !one.believed && (o.nobodyIn(one, taken) || o.leavesShield(one, taken)) {
			return true
		}
		if slices.ContainsFunc(c.events(), func(told gistClause) bool { return o.lengthens(one, told) }) || o.leavesPart(one, taken, c) || !one.asks && !one.believed && o.blocksIn(one, taken) {
			return true
		}
		one.asks = one.asks || o.askedBeside(one, c)
		if !one.asks && !one.believed && (o.leavesSpell(one, taken) || o.leavesDoer(one, taken) || o.leavesAbility(one, taken)) {
			return true
		}
		if !one.asks && !one.believed && (o.leavesNumber(one, taken, c.preset) || o.leavesUnknown(one, taken) || o.hadByNobody(one.from, one.to) || o.describes(one, taken)) || !one.believed && o.leavesEvent(one, taken, c) {
			return true
		}
		if one.to-one.from <= leastLoose && o.strange(one) && !one.asks && o.listed(one) {
			return true // it may be a card as well
		}
	}
	return false
}

// nobodyIn reports whether a clause says of nobody that he does something, and that is not taken up.
func (o *outline) nobodyIn(c gistClause, taken []bool) bool {
	const nobody = "nobody"
	for i := c.from; i < c.to; i++ {
		if !taken[i] && o.toks[i].Text == nobody && o.doesIn(i, c.to) {
			return true
		}
	}
	return false
}

// takenBy marks the tokens that are taken up with a candidate.
func (o *outline) takenBy(c *candidate) []bool {
	taken := slices.Clone(o.used)
	for _, s := range c.spans {
		for i := s[0]; i < s[1]; i++ {
			taken[i] = true
		}
	}
	return taken
}

// leavesSpell reports whether a clause tells by the name of a spell what it does, and that is not taken up: "gets bolted",
// "Bob Shocks it".
func (o *outline) leavesSpell(c gistClause, taken []bool) bool {
	for i := c.from; i < c.to; i++ {
		if taken[i] || (o.inName(i) || o.markedAt(i)) && !o.actsHere(i) {
			continue
		}
		card, n := o.spellAt(i, c.to)
		if be := o.toks[max(0, i-1)].Text; card == nil && (lexicon.Plays(be, lexicon.Copula) || lexicon.Plays(be, lexicon.AnswerGot)) {
			card, n = o.verbedAt(i) // it is done to what stands before: "gets bolted"
		}
		if card != nil && n > 0 && o.verbHere(i) {
			return true
		}
	}
	return false
}

// leavesDoer reports whether a clause tells that somebody has another do something, or which card somebody chooses, or that damage
// is prevented, and that is not taken up: "makes me discard", "I picked Obstinate Baloth".
func (o *outline) leavesDoer(c gistClause, taken []bool) bool {
	for i := c.from; i+1 < c.to; i++ {
		does := stem(o.toks[i].Text)
		switch {
		case taken[i] || o.inName(i):
		case lexicon.Plays(does, lexicon.ToPrevent), lexicon.Plays(does, lexicon.MakerVerb) && i+2 < c.to && o.pointsAt(i+1) && o.eventAt(i+2), lexicon.Plays(does, lexicon.PicksVerb) && o.markedAt(i+1):
			return true
		}
	}
	return false
}

// leavesAbility reports whether a clause tells something of the ability of a card that is named, which is not taken up.
func (o *outline) leavesAbility(c gistClause, taken []bool) bool {
	for i := c.from + 2; i < c.to; i++ {
		if !taken[i] && lexicon.Plays(o.toks[i].Text, lexicon.AbilityNoun) && owning(o.toks[i-1].Text) && o.inName(i-2) {
			return true
		}
	}
	return false
}

// blocksIn reports whether a clause tells of a block that is not taken up.
func (o *outline) blocksIn(c gistClause, taken []bool) bool {
	for i := c.from; i < c.to; i++ {
		before := o.toks[max(0, i-1)].Text
		denied := i > 0 && (lexicon.Plays(before, lexicon.Denies) || lexicon.Plays(before, lexicon.Lessens))
		if !taken[i] && !o.inName(i) && !denied && lexicon.Plays(o.toks[i].Text, lexicon.BlockVerb) && o.verbHere(i) {
			return true
		}
	}
	return false
}

// lengthens reports whether a clause is nothing but cards in a list that begins in the clause of a candidate: "I discard X, Y and Z".
func (o *outline) lengthens(one, told gistClause) bool {
	if one.from < told.to || one.from > told.to+1 || lexicon.Plays(o.toks[one.from-1].Text, lexicon.ListsCards) && !lexicon.Plays(o.toks[one.from-1].Text, lexicon.GistAnd) || !o.endsInCard(told.to) {
		return false
	}
	for i := one.from; i < one.to; i++ {
		switch m, card := o.marks[i]; {
		case card:
			i += m.length - 1
		case !lexicon.Plays(o.toks[i].Text, lexicon.Article) && !lexicon.Plays(o.toks[i].Text, lexicon.GistAnd):
			return false
		}
	}
	return true
}

// endsInCard reports whether the name of a card ends before a token.
func (o *outline) endsInCard(to int) bool {
	for i, m := range o.marks {
		if i+m.length == to {
			return true
		}
	}
	return false
}

// askedBeside reports whether a clause stands in another sentence than a candidate, and that sentence asks.
func (o *outline) askedBeside(c gistClause, with *candidate) bool {
	from, to := o.sentenceOf(c.from)
	return o.toks[to].Text == asking && (with.clause.from < from || with.clause.from >= to)
}

// asking ends a sentence that asks.
const asking = "?"

// leavesUnknown reports whether a clause tells of somebody, or of what was spoken of, by a word that is not known, that something is so
// once more, or in words of which none is known.
func (o *outline) leavesUnknown(c gistClause, taken []bool) bool {
	known, all := 0, 0
	if first := o.toks[c.from].Text; lexicon.Plays(first, lexicon.BackWord) && lexicon.Plays(o.toks[c.from+1].Text, lexicon.Copula) && o.partyNamed(c) && !lexicon.Plays(o.toks[c.from+2].Text, lexicon.Preposition) {
		return true // it says whose something is
	}
	for i := c.from; i < c.to; i++ {
		if m, card := o.marks[i]; card {
			known += m.length
			i += m.length - 1
			continue
		}
		t := o.toks[i]
		if t.Kind != lex.WordToken || taken[i] {
			known++
			continue
		}
		all++
		unknown := !lexicon.Known(t.Text) && !talkWord(t.Text) && !settingWord(t.Text) && o.seatOf(t.Raw) < 0
		if !unknown {
			known++
		}
		beside := i > 0 && o.pointsAt(i-1) || o.pointsAt(i+1) && lexicon.Plays(o.toks[i+1].Text, lexicon.BackWord)
		next := o.toks[i+1].Text
		if unknown && (beside || owning(next) || lexicon.Plays(next, lexicon.Copula) || o.hadAt(c.from, i)) || lexicon.Plays(t.Text, lexicon.Repeats) {
			return true
		}
	}
	return known == 0 && all > 1
}

// owning reports whether a token makes an owner of the word before it.
func owning(w string) bool { return w == possessing }

// possessing is the end of an owner's name.
const possessing = "'s"

// hadAt reports whether somebody is said to have what a token is part of: a verb of having stands before it in its clause, and
// no card behind that.
func (o *outline) hadAt(from, i int) bool {
	for i--; i >= from && !o.inName(i); i-- {
		if controlVerb(o.toks[i].Text) {
			return true
		}
	}
	return false
}

// partyNamed reports whether a clause names a player or what is his.
func (o *outline) partyNamed(c gistClause) bool {
	return slices.ContainsFunc(o.toks[c.from:c.to], func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.Possessive) || lexicon.Plays(t.Text, lexicon.MineWord) || lexicon.Plays(t.Text, lexicon.OthersWord)
	})
}

// pointsAt reports whether a token stands for a player or for what was spoken of.
func (o *outline) pointsAt(i int) bool {
	w := o.toks[i].Text
	return lexicon.Plays(w, lexicon.OthersWord) || lexicon.Plays(w, lexicon.BackWord) && !lexicon.Plays(w, lexicon.Possessive) || o.seatOf(o.toks[i].Raw) >= 0 || lexicon.Plays(w, lexicon.SpeakersWord) && !lexicon.Plays(w, lexicon.Possessive) || w == whoWord
}

// whoWord begins what more is said of somebody.
const whoWord = "who"

// describes reports whether a clause in parentheses, or one that says more of a card, tells what it is or where.
func (o *outline) describes(c gistClause, taken []bool) bool {
	if !c.within && !lexicon.Plays(o.toks[c.from].Text, lexicon.Relative) {
		return false
	}
	if c.within && o.onlyTalk(c) {
		return false
	}
	for i := c.from; i < c.to; i++ {
		w := o.toks[i].Text
		if !taken[i] && (lexicon.Plays(w, lexicon.Elsewhere) || lexicon.Plays(w, lexicon.QuestionWord) || lexicon.Plays(w, lexicon.BackWord) && !lexicon.Plays(w, lexicon.Possessive) && !lexicon.Plays(w, lexicon.MineWord) && !lexicon.Plays(w, lexicon.Relative) || o.eventAt(i) || lexicon.Plays(stem(w), lexicon.CreatureVerb)) {
			return true
		}
	}
	return false
}

// onlyTalk reports whether a clause says nothing of the game, or no more than the text of a card that is named does.
func (o *outline) onlyTalk(c gistClause) bool {
	for i := c.from; i < c.to; i++ {
		w := o.toks[i].Text
		if o.markedAt(i) {
			i += o.marks[i].length - 1
			continue
		}
		talks := o.toks[i].Kind == lex.PunctToken || talkWord(w) || settingWord(w) || lexicon.Plays(w, lexicon.LittleWord) || lexicon.Plays(w, lexicon.OpinionVerb) || lexicon.Plays(w, lexicon.OpinionAdverb)
		talks = talks && !lexicon.Plays(w, lexicon.OthersWord) && o.seatOf(o.toks[i].Raw) < 0
		own := !lexicon.Plays(w, lexicon.BackWord) && slices.ContainsFunc(o.named, func(m mention) bool { return o.cards.ownWords(m.card)[w] || slices.Contains(m.card.Keywords, w) })
		if !talks && !own {
			return false
		}
	}
	return true
}

// leavesNumber reports whether a number in a clause is not taken up that no card in it has in its text, or a word that changes what
// it is said of; any number where a candidate has one that nobody tells.
func (o *outline) leavesNumber(c gistClause, taken []bool, preset bool) bool {
	for i := c.from; i < c.to; i++ {
		t := o.toks[i]
		if m, card := o.marks[i]; card {
			i += m.length - 1
			continue
		}
		if !taken[i] && (o.phraseAt(lexicon.ChangesAll, i) || o.phraseAt(lexicon.BothPlayers, i) && !lexicon.Plays(o.toks[max(0, i-1)].Text, lexicon.Gendered) || o.phraseAt(lexicon.EachOpponent, i)) {
			return true
		}
		if taken[i] || o.inNumber(i) || i+1 < len(o.toks) && (o.markedAt(i+1) || o.phraseAt(lexicon.TableOf, i+1) || lexicon.Plays(o.toks[i+1].Text, lexicon.CountedTalk)) {
			continue
		}
		if isCount(t) && (preset || !o.ownNumber(t.N, c) || lexicon.Plays(o.toks[i+1].Text, lexicon.CounterWord)) || t.Kind == lex.PTToken && !o.ownSize(t) {
			return true
		}
	}
	return false
}

// leavesPart reports whether a clause that a candidate is taken from, with an amount that nobody tells, is about a zone or
// a part of one, so that it tells how much it is: "mills half his library", "discards their whole hand".
func (o *outline) leavesPart(c gistClause, taken []bool, with *candidate) bool {
	if !with.preset || !with.tells(c) {
		return false
	}
	for i := c.from; i < c.to; i++ {
		if !taken[i] && lexicon.Plays(o.toks[i].Text, lexicon.Elsewhere) && !o.fromThere(c, i) {
			return true
		}
	}
	return false
}

// fromThere reports whether a preposition but "of" stands before a token and behind the verb of its clause: "from his hand".
func (o *outline) fromThere(c gistClause, i int) bool {
	const of = "of"
	for i--; i >= c.from && !o.eventAt(i); i-- {
		if w := o.toks[i].Text; w != of && lexicon.Plays(w, lexicon.Preposition) {
			return true
		}
	}
	return false
}

// ownNumber reports whether a number in a clause stands in the text of a card that the clause names.
func (o *outline) ownNumber(n int, c gistClause) bool {
	return slices.ContainsFunc(o.named, func(m mention) bool { return m.in(c) && o.cards.ownWords(m.card)[itoa(n)] })
}

// in reports whether a clause names a card.
func (n *mention) in(c gistClause) bool {
	return slices.ContainsFunc(n.at, func(at int) bool { return at >= c.from && at < c.to })
}

// ownSize reports whether a size is the printed one of a card named.
func (o *outline) ownSize(t lex.Token) bool {
	return slices.ContainsFunc(o.named, func(m mention) bool { return o.cards.ownWords(m.card)[t.Text] })
}

// leavesEvent reports whether a clause tells of something that happens, or denies something, and that is not taken up: something done to
// or by a card on the battlefield, anything where nothing of the clause is taken up and it is about a player, and in a
// question that the candidate is taken from whatever else it is about.
func (o *outline) leavesEvent(c gistClause, taken []bool, with *candidate) bool {
	if o.talk(piece{c.from, c.to, false}) || c.asks && c != with.clause || o.wishes(c, taken) {
		return false
	}
	named := slices.ContainsFunc(o.named, func(m mention) bool { return m.in(c) && !isSpell(m.card) })
	all := c.asks || !named && !slices.Contains(taken[c.from:c.to], true) && slices.ContainsFunc(o.nouns(c.from, c.to), func(n gistNoun) bool { return n.player })
	for i := c.from; i < c.to; i++ {
		if o.markedAt(i) {
			i += o.marks[i].length - 1
			continue
		}
		w := o.toks[i].Text
		switch {
		case taken[i]:
		case c.asks && !with.preset && lexicon.Plays(w, lexicon.Interacts):
		case (lexicon.Plays(w, lexicon.Denies) || lexicon.Plays(w, lexicon.Lessens)) && (named || c.to-c.from < leastLoose) && !c.asks,
			o.eventAt(i) && (all || o.besideCard(i) || o.actsHere(i)):
			return true
		}
	}
	return false
}

// wishes reports whether a clause of which nothing is taken up tells what a player wants.
func (o *outline) wishes(c gistClause, taken []bool) bool {
	const ahead = 4
	if slices.Contains(taken[c.from:c.to], true) || !o.pointsAt(c.from) {
		return false
	}
	return slices.ContainsFunc(o.toks[c.from:min(c.to, c.from+ahead)], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.WishVerb) })
}

// eventAt reports whether a token is a verb of what happens, and not one by which a card comes to the battlefield.
func (o *outline) eventAt(i int) bool {
	w := o.toks[i].Text
	v, verb := lexicon.VerbOf(w)
	return verb && v.Event && !controlVerb(w) && !lexicon.Plays(v.Plain, lexicon.GistIdle) && !lexicon.Plays(w, lexicon.CastVerb) && !lexicon.Plays(w, lexicon.AnswersIt) && !o.takesAt(i) && !o.usesSpellAt(i) && !lexicon.Plays(v.Plain, lexicon.PutsOut) && o.verbHere(i)
}

// usesSpellAt reports whether a token is the verb by which somebody uses a spell: "he used Stomp".
func (o *outline) usesSpellAt(i int) bool {
	v, verb := lexicon.VerbOf(o.toks[i].Text)
	for i++; i < len(o.toks)-1 && lexicon.Plays(o.toks[i].Text, lexicon.Article); i++ {
	}
	m, card := o.marks[i]
	return verb && card && isSpell(m.card) && lexicon.Plays(v.Plain, lexicon.UsesAbility)
}

// actsHere reports whether a player stands right before a verb at a token, or "would" between.
func (o *outline) actsHere(i int) bool {
	for i--; i > 0 && lexicon.Plays(o.toks[i].Text, lexicon.WouldDo); i-- {
	}
	w := o.toks[max(i, 0)].Text
	return i >= 0 && (lexicon.Plays(w, lexicon.SpeakersWord) && !lexicon.Plays(w, lexicon.Possessive) || lexicon.Plays(w, lexicon.OthersWord) || lexicon.Plays(w, lexicon.Somebody) || o.seatOf(o.toks[i].Raw) >= 0)
}

// besideCard reports whether a verb at a token is said of a permanent: nothing stands between but who or whose it is, or a form of "be"
// or "have".
func (o *outline) besideCard(at int) bool {
	little := func(w string) bool {
		return lexicon.Plays(w, lexicon.Article) || lexicon.Plays(w, lexicon.Possessive) || lexicon.Plays(w, lexicon.Copula) || controlVerb(w)
	}
	behind := at + 1
	for behind < len(o.toks)-1 && !o.markedAt(behind) && little(o.toks[behind].Text) {
		behind++
	}
	if m, card := o.marks[behind]; card && !isSpell(m.card) {
		return true
	}
	before := at - 1
	for before > 0 && !o.inName(before) && little(o.toks[before].Text) {
		before--
	}
	for k := range o.named {
		for _, i := range o.named[k].at {
			if before == i+o.marks[i].length-1 && !isSpell(o.named[k].card) {
				return true
			}
		}
	}
	return false
}

// verbHere reports whether a word that may be a verb stands as one: not behind an article, "of" or what says whose something is.
func (o *outline) verbHere(i int) bool {
	if i == 0 {
		return true
	}
	w := o.toks[i-1].Text
	return !lexicon.Plays(w, lexicon.Article) && !lexicon.Plays(w, lexicon.Possessive) && !lexicon.Plays(w, lexicon.AsksWhat) && o.toks[i-1].Kind != lex.NumberToken
}

// listed reports whether a clause stands in a list of cards: behind or before a plus sign and the like.
func (o *outline) listed(c gistClause) bool {
	return c.from > 0 && lexicon.Plays(o.toks[c.from-1].Text, lexicon.ListsCards) || lexicon.Plays(o.toks[c.to].Text, lexicon.ListsCards)
}

// tellingLeft counts the words of the game that are left in what is told: verbs of what happens, qualities and keywords.
func (o *outline) tellingLeft() (n int) {
	for _, c := range o.clauses {
		for i := c.from; i < c.to && !c.asks && !c.believed; i++ {
			w := o.toks[i].Text
			v, verb := lexicon.VerbOf(w)
			if !o.used[i] && !o.markedAt(i) && (verb && v.Event && !controlVerb(w) && !lexicon.Plays(v.Plain, lexicon.GistIdle) || gameWord(w) || keywordWord(w) || adjectiveWord(w) || lexicon.Plays(w, lexicon.Denies)) {
				n++
			}
		}
	}
	return n
}

// saysMore reports whether a word is left in what is told that is no talk: it may change what happens.
func (o *outline) saysMore() bool {
	for _, c := range o.clauses {
		for i := c.from; i < c.to && !c.asks && !c.believed; i++ {
			w := o.toks[i].Text
			if o.toks[i].Kind == lex.WordToken && !o.used[i] && !o.inName(i) && !talkWord(w) && !settingWord(w) && !lexicon.Plays(w, lexicon.LittleWord) && !lexicon.Plays(w, lexicon.Person) && !lexicon.Plays(w, lexicon.Article) {
				return true
			}
		}
	}
	return false
}

// phraseAt reports whether a phrase of a role begins at a token.
func (o *outline) phraseAt(role lexicon.Role, at int) bool {
	return o.roleAt(at, len(o.toks)-1, role) > 0
}
