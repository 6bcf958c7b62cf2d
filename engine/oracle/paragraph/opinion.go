package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// talk reports whether a sentence decides nothing: opinions about the answer, and
// what does not speak of the game at all.
func (r *reader) talk(p piece) bool {
	if r.likewise(p.from) {
		return false
	}
	return r.rollCall(p) || r.opinion(p) || r.argues(p) || r.idle(p.from, p.to) || r.heading(p) || r.taste(p)
}

// rollCall reports whether a sentence only says who plays: "AP Uma, NAP Vic".
func (r *reader) rollCall(p piece) bool {
	at, end := r.i, r.end
	defer func() { r.i, r.end = at, end }()
	r.i, r.end = p.from, p.to
	named := 0
	for !r.done() {
		if _, n := r.keyed(); n > 0 {
			r.i += n
			named++
		} else if !r.says(lexicon.RollWord) {
			return false
		}
	}
	return named > 1
}

// mostWhy bounds the words of a reason that names nothing.
const mostWhy = 6

// argues reports whether a sentence behind what happens only says why something should come of it, in a few words that
// name nothing: "I control it so I should get the tokens".
func (r *reader) argues(p piece) bool {
	if len(r.events) == 0 || r.marksWithin(p.from, p.to) {
		return false
	}
	for i := p.from + 1; i < min(p.to, p.from+mostWhy); i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.SoWord) {
			return r.expected(i, p.to) && lexicon.Plays(r.toks[i-1].Text, lexicon.BackWord) && !slices.ContainsFunc(r.toks[p.from:p.to], func(t lex.Token) bool {
				return t.Kind == lex.PTToken || lexicon.Plays(t.Text, lexicon.NoOpinion) && !controlVerb(t.Text)
			})
		}
	}
	return false
}

// heading reads what only says what a question is about: "Question about Rest in Peace".
// The cards it names must be spoken of besides.
func (r *reader) heading(p piece) bool {
	old := r.end
	r.i, r.end = p.from, p.to
	defer func() { r.i, r.end = p.from, old }()
	r.leadWords()
	r.says(lexicon.HaveA)
	r.says(lexicon.Simple)
	head := r.says(lexicon.QuestionAbout)
	if !head && !(r.i > 0 && in(r.toks[r.i-1].Text, "question questions") && r.eat("about", "on", "regarding", "with", ":")) {
		return false
	}
	named := false
	for !r.done() {
		if m, ok := r.marks[r.i]; ok {
			if !r.namedBesides(p, m.card.Name) {
				return false
			}
			named = true
			r.i += m.length
			continue
		}
		if !r.says(lexicon.HeadingWord) {
			return false
		}
	}
	return named
}

// idle reports whether tokens [from, to) say nothing of the game: all are words of
// greetings and thanks, or none is a word by which a sentence could bear on a ruling.
func (r *reader) idle(from, to int) bool {
	if from >= to {
		return false
	}
	open, polite := r.idlySaid(from, to), true
	for i := from; i < to; i++ {
		t := r.toks[i]
		if _, ok := r.marks[i]; ok || t.Kind == lex.PTToken || t.Kind == lex.SymbolToken || t.Kind == lex.PunctToken && !in(t.Text, ", : - — ( ) \" ' … &") {
			return false
		}
		switch t.Kind {
		case lex.NumberToken:
			one := t.Raw[0] > '9' && t.N == 1 // "one" is no number in "a long one"
			polite = polite && one
			open = open && (one || i > from && in(r.toks[i-1].Text, "turn round game match table") || lexicon.Plays(r.toks[i+1].Text, lexicon.TimeUnit))
		case lex.WordToken:
			polite = polite && talkWord(t.Text) && (t.Text != "again" || i > from) && !r.someonesCommander(i, from) // "thanks again", but not "again" alone
			open = open && !r.bears(i, from) && r.nicknamed(t.Text) == nil
		}
	}
	return polite || open && !r.nearCard(from, to) || r.onlyTopic(from, to) || r.onlyCalled(from, to)
}

// idlySaid reports whether tokens do not begin with a player who does something that nobody
// knows: only what people say of themselves beside the game is idle.
func (r *reader) idlySaid(from, to int) bool {
	i, end, err := r.i, r.end, r.err
	defer func() { r.i, r.end, r.err = i, end, err }()
	r.i, r.end = from, to
	for r.says(lexicon.SentenceStart) {
	}
	at := r.i
	if !r.eat("we", "i", "he", "she", "they") {
		if _, n := r.keyed(); n == 0 && !r.eat("my", "our", "the") {
			return true
		}
		r.i = at
		r.eat("my", "our", "the")
		_, n := r.keyed()
		if n == 0 {
			return true
		}
		r.i += n
	}
	for r.says(lexicon.TalkAdverb) {
	}
	return r.done() || r.is("and") || r.is(",") || lexicon.Plays(r.peek().Text, lexicon.TalkVerb)
}

// bears reports whether a word could make a sentence bear on the ruling: a word of the
// game, one that takes something back or says the same of another, a name, or one that
// stands for a thing that was spoken of.
func (r *reader) bears(i, from int) bool {
	t := r.toks[i]
	switch {
	case i > from && nameLike(t) && !settingWord(t.Text):
		return true
	case len(r.things) > 0 && lexicon.Plays(t.Text, lexicon.BackWord):
		return !(in(t.Text, "this that it") && i > from && in(r.toks[i-1].Text, "about of with over for to"))
	case i > from && in(t.Text, "mine his hers theirs ours yours") && in(r.toks[i-1].Text, "is are was were both all also"):
		return true // it says whose something is
	case i == from && nameLike(t) && !talkWord(t.Text) && r.beginsLegend(t.Text):
		return true
	case in(t.Text, "turn round") && i+1 < len(r.toks) && r.toks[i+1].Kind == lex.NumberToken:
		return false
	case in(t.Text, "commander game games") && i+1 < len(r.toks) && (lexicon.Plays(r.toks[i+1].Text, lexicon.Gathering) || in(r.toks[i+1].Text, "after of")):
		return false
	case r.someonesCommander(i, from):
		return true
	case lexicon.Plays(t.Text, lexicon.HavingVerb):
		return !r.harmlessToHave(i + 1)
	case t.Text == "out":
		return i == from || !lexicon.Plays(r.toks[i-1].Text, lexicon.OutOther)
	case in(t.Text, "side sides down here") && i > from && !in(r.toks[i-1].Text, "by sit sat calm"):
		return true
	case !startWord(t.Text) && !commonWord(t.Text) && !talkWord(t.Text) && t.Kind == lex.WordToken && r.cards.find(t.Raw) != nil:
		return true
	case in(t.Text, "play plays playing played"):
		return i+1 < len(r.toks) && lexicon.Plays(r.toks[i+1].Text, lexicon.PlayedThing) || i > from && in(r.toks[i-1].Text, "in into out")
	case in(t.Text, "goes going go") && i > from && in(r.toks[i-1].Text, "here was is ever"):
		return false
	case t.Text == "red" || t.Text == "blue" || t.Text == "green" || t.Text == "black" || t.Text == "white":
		return i == from || !strings.HasPrefix(r.toks[i-1].Text, "mono")
	}
	return gameWord(t.Text) || keywordWord(t.Text) || isSubtype(t.Raw) && t.Capital() && i > from
}

// someonesCommander reports whether "commander" is a card, rather than how people play.
func (r *reader) someonesCommander(i, from int) bool {
	return r.toks[i].Text == "commander" && i > from && in(r.toks[i-1].Text, "my your his her their our 's") &&
		(i+1 >= len(r.toks) || !in(r.toks[i+1].Text, "deck decks game games night pod table group match"))
}

// beginsLegend reports whether a word is what people call a legendary card by.
func (r *reader) beginsLegend(word string) bool {
	return slices.ContainsFunc(r.cards.ShortFor(word), func(name string) bool {
		l := strings.ToLower(name)
		return (strings.HasPrefix(l, word+" ") || strings.HasPrefix(l, word+",")) && r.legend(name)
	})
}

// harmlessToHave reports whether what somebody has, from a token on, is nothing of the game:
// "a question", "a lot of fun", "been playing".
func (r *reader) harmlessToHave(i int) bool {
	for n := 0; n < 6 && i+n < len(r.toks) && !r.isStop(i+n); n++ {
		if lexicon.Plays(r.toks[i+n].Text, lexicon.HarmlessToHave) {
			return true
		}
	}
	return in(r.toks[i].Text, "into really mad upset angry confused") && i > 0
}

// gameWord reports whether a word, or what it is formed from, is one of the game's, or
// denies, repeats or limits what was said.
func gameWord(w string) bool {
	if controlWord(w) {
		return true
	}
	for _, end := range []string{"s", "es", "ed", "d", "ing", "n't", "'t", "ped", "ting", "ping"} {
		if stem, ok := strings.CutSuffix(w, end); ok && controlWord(stem) {
			return true
		}
	}
	return false
}

func controlWord(w string) bool {
	return lexicon.Plays(w, lexicon.GameWord)
}

// settingWord reports whether a capitalised word only says when or where something was played.
func settingWord(w string) bool {
	return lexicon.Plays(w, lexicon.SettingWord)
}

// talkWord reports whether a word is one of greetings, thanks and introductions.
func talkWord(w string) bool {
	return lexicon.Plays(w, lexicon.TalkWord)
}

// opinion reports whether a sentence only says what somebody thinks of the answer:
//
//	Opinion = { "so" | "but" | "," } ( Player | "the judge" | "somebody" | … ) { Adverb } ( "thinks" | "said" | … ) … .
func (r *reader) opinion(p piece) bool {
	old := r.end
	r.i, r.end = p.from, p.to
	defer func() { r.i, r.end = p.from, old }()
	for r.says(lexicon.OpinionStart) {
	}
	return r.holds() && r.onlyOfTheAnswer(p)
}

// thinksHere reports whether the rest of a sentence only says what somebody thinks of the answer.
func (r *reader) thinksHere(p piece) bool {
	at := r.i
	defer func() { r.i = at }()
	return at > p.from && r.holds() && r.onlyOfTheAnswer(p)
}

// thinksFirst passes over what somebody thinks before a sentence goes on to ask: "It says it can't
// be regenerated, so does the umbra still save my Bear?"
func (r *reader) thinksFirst(p piece) {
	at := r.i
	if !p.asks || !r.holds() {
		r.i = at
		return
	}
	for i := r.i; i < p.to; i++ {
		if !lexicon.Plays(r.toks[i].Text, lexicon.ClauseEnd) && !lexicon.Plays(r.toks[i].Text, lexicon.LeadWord) {
			continue
		}
		if next := r.toks[i+1].Text; (lexicon.Plays(next, lexicon.AsksDoing) || interrogative(next)) && r.onlyOfTheAnswer(piece{at, i, false}) {
			r.leave(at, i)
			r.i = i + 1
			return
		}
	}
	r.i = at
}

// reported reads the head of a question that is only told of: "he asks whether", "I'd like to know".
func (r *reader) reported() bool {
	at := r.i
	if !r.says(lexicon.Reported) {
		if !r.holder() {
			r.i = at
			return false
		}
		r.says(lexicon.AskingWord)
		if !r.says(lexicon.AsksVerb) {
			r.i = at
			return false
		}
	}
	r.says(lexicon.AskedWhom)
	if r.eat("if", "whether", "about") || interrogative(r.peek().Text) {
		return true
	}
	r.i = at
	return false
}

// holds reads who thinks something, and that they do.
func (r *reader) holds() bool {
	if r.says(lexicon.Opinion) || r.goesBy() {
		return true
	}
	if !r.holder() {
		return false
	}
	r.says(lexicon.OpinionAdverb)
	return r.says(lexicon.OpinionVerb) || r.hasAnswer()
}

// goesBy reads by whom an opinion goes that follows: "according to my judge friend,".
func (r *reader) goesBy() bool {
	const most, comma = 4, ","
	at := r.i
	if r.says(lexicon.AccordingTo) {
		for n := 0; n < most && !r.done() && !r.markedAt(r.i); n++ {
			from := r.i
			if (r.holder() || r.says(lexicon.Outsider)) && r.eat(comma) {
				return true
			}
			r.i = from + 1
		}
	}
	r.i = at
	return false
}

// hasAnswer reads that somebody has come to a number: "I got 7", "Discord counts 8".
func (r *reader) hasAnswer() bool {
	at := r.i
	if len(r.events) > 0 && r.says(lexicon.AnswerGot) && r.peek().Kind == lex.NumberToken {
		r.i++
		if lexicon.Plays(r.peek().Text, lexicon.AmountOf) && r.disputed() {
			r.i++
		}
		if r.done() || r.peek().Kind == lex.PunctToken || lexicon.Plays(r.peek().Text, lexicon.Joint) {
			return true
		}
	}
	r.i = at
	return false
}

// answersAt reports whether somebody who holds an opinion says at a token what number he has come to, at the end of a clause.
func (r *reader) answersAt(i, to int) bool {
	n := r.roleAt(i, to, lexicon.AnswerGot)
	return n > 0 && len(r.events) > 0 && r.toks[i+n].Kind == lex.NumberToken && (i+n+1 >= to || r.endsClause(i+n+1))
}

// disputed reports whether the rest of a sentence names another number and no card: "got 5 counters, I'd have got 6".
func (r *reader) disputed() bool {
	return !r.marksWithin(r.i, r.end) && slices.ContainsFunc(r.toks[r.i:r.end], func(t lex.Token) bool { return t.Kind == lex.NumberToken })
}

// holder reads somebody who may hold an opinion: a player, or somebody who does not play.
func (r *reader) holder() bool {
	if r.says(lexicon.Holder) {
		r.moreOfHim()
		return true
	}
	at := r.i
	if nameLike(r.peek()) && firstName(r.peek().Text) && r.thinksAt(1) {
		r.i++
		return true
	}
	if r.says(lexicon.Possessive) || r.eat("the") {
		if who, n := r.keyed(); n > 0 && who != nobody {
			r.i += n
			r.moreOfHim()
			return true
		}
	}
	r.i = at
	if who, n := r.keyed(); n > 0 && who != nobody {
		r.i += n
		r.moreOfHim()
		return true
	}
	return false
}

// thinksAt reports whether what somebody does who has an opinion stands some words on, with adverbs before it perhaps.
func (r *reader) thinksAt(n int) bool {
	for lexicon.Plays(r.ahead(n).Text, lexicon.OpinionAdverb) {
		n++
	}
	return lexicon.Phrase(lexicon.OpinionVerb, func(k int) string { return r.wordAt(n + k) }) > 0
}

// moreOfHim passes over what is said of somebody besides who has an opinion, which is where he is, what he is called or whose friend
// he is: "at our store", "of mine, Paul,", "Steve".
func (r *reader) moreOfHim() {
	const most, comma = 6, ","
	if t := r.peek(); !lexicon.Plays(t.Text, lexicon.Preposition) && t.Text != comma && !nameLike(t) {
		return
	}
	for n := 1; n <= most && !r.markedAt(r.i+n-1) && !gameWord(r.ahead(n-1).Text) && r.ahead(n-1).Kind != lex.NumberToken; n++ {
		if r.thinksAt(n) {
			r.i += n
			return
		}
	}
}

// onlyOfTheAnswer reports whether the rest of a sentence tells nothing that is no answer:
// no card that is not spoken of elsewhere, and nothing that was done or is on a side.
func (r *reader) onlyOfTheAnswer(p piece) bool {
	for i := r.i; i < p.to; i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.NoOpinion) && !r.asNoun(i) && !r.describesName(i) || r.legendUnnamed(p, i) || r.roleAt(i, p.to, lexicon.InResponse) > 0 || r.prevents(i) {
			return false
		}
		if lexicon.Plays(r.toks[i].Text, lexicon.WasWord) && r.stateAt(i+1) || r.saysState(i, p.to) {
			return false
		}
		if r.toks[i].Text == "at" && r.toks[i+1].Kind == lex.NumberToken {
			return false
		}
		if in(r.toks[i].Text, "has have had got") && !in(r.toks[i+1].Text, "to") && r.carries(i+1) && !r.answersAt(i, p.to) {
			return false
		}
		if m, ok := r.marks[i]; ok && !r.calledBesides(p, m.card) {
			return false
		}
		if r.quotesAbility(i) {
			return false
		}
	}
	return true
}

// saysState reports whether a token begins what says whose turn it is, or of what kind, how large or in which state something is that a noun
// names: "it's my opponent's turn", "his Bear is red".
func (r *reader) saysState(i, to int) bool {
	const most = 5
	w := r.toks[i].Text
	stands := lexicon.Plays(w, lexicon.BackWord) && contracts(w)
	if !stands && !lexicon.Plays(w, lexicon.Copula) {
		return false
	}
	for k := i + 1; k < min(to, i+1+most); k++ {
		if r.roleAt(k, to, lexicon.WholeTurn) > 0 && k > i+1 {
			return true
		}
	}
	at := i + 1
	for lexicon.Plays(r.toks[at].Text, lexicon.Adverb) || lexicon.Plays(r.toks[at].Text, lexicon.Article) {
		at++
	}
	t := r.toks[at]
	named := i > 0 && (r.markedAt(i-1) || r.inName(i-1) || headWord(r.toks[i-1]) || isSubtype(r.toks[i-1].Raw))
	return at < to && (named || stands) && adjectiveWord(t.Text) && !lexicon.Plays(t.Text, lexicon.EmptyAdjective) || at < to && named && t.Kind == lex.PTToken
}

// asNoun reports whether a word that may be a verb stands behind what says whose something is: "under my control".
func (r *reader) asNoun(i int) bool {
	return i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.Possessive)
}

// describesName reports whether a verb only says of the card before it how it was done, and not by whom: "a Walking Ballista cast for 2".
func (r *reader) describesName(i int) bool {
	v, verb := lexicon.VerbOf(r.toks[i].Text)
	return verb && v.Done == r.toks[i].Text && i > 0 && (r.markedAt(i-1) || r.inName(i-1)) && lexicon.Plays(r.toks[i+1].Text, lexicon.CastParticular)
}

// prevents reports whether a token is what somebody, and no card, does who prevents something.
func (r *reader) prevents(i int) bool {
	return i > 0 && lexicon.Plays(stem(r.toks[i].Text), lexicon.ToPrevent) && lexicon.Plays(r.toks[i-1].Text, lexicon.Person)
}

// legendUnnamed reports whether a token of a sentence is what people call a legendary card by that is named nowhere else: "his Torbran".
func (r *reader) legendUnnamed(p piece, i int) bool {
	t := r.toks[i]
	if i == p.from || !t.Capital() || r.inName(i) || r.markedAt(i) || !r.beginsLegend(t.Text) {
		return false
	}
	for at, m := range r.marks {
		if (at < p.from || at >= p.to) && strings.HasPrefix(strings.ToLower(m.card.Name), t.Text) {
			return false
		}
	}
	return true
}

// thinksFrom is the first token of a sentence at which, behind what joins it to what is told, an opinion begins that goes on to
// its end: "he casts Divination and says he draws both cards". It is nobody where there is none.
func (r *reader) thinksFrom(p piece) int {
	old := [2]int{r.i, r.end}
	defer func() { r.i, r.end = old[0], old[1] }()
	r.end = p.to
	for i := p.from + 1; i < p.to && !p.asks; i++ {
		if r.inside[i] || !lexicon.Plays(r.toks[i-1].Text, lexicon.Joint) {
			continue
		}
		if r.i = i; (r.holds() || r.thinksToo()) && r.onlyOfTheAnswer(p) {
			return i
		}
	}
	return nobody
}

// thinksToo reads that somebody of whom the clause before tells thinks something besides: "casts Divination and says".
func (r *reader) thinksToo() bool {
	w := r.peek().Text
	return lexicon.Plays(r.toks[r.i-1].Text, lexicon.AndAlso) && !lexicon.Plays(w, lexicon.LeadWord) && !lexicon.Plays(w, lexicon.Supposes) && r.says(lexicon.OpinionVerb)
}

// untilThought is a sentence up to an opinion behind what it tells, which is set aside.
func (r *reader) untilThought(p piece) piece {
	at := r.thinksFrom(p)
	if at == nobody {
		return p
	}
	r.leave(at, p.to)
	for p.to = at; p.to > p.from+1 && lexicon.Plays(r.toks[p.to-1].Text, lexicon.Joint); p.to-- {
	}
	r.i, r.end = p.from, p.to
	return p
}

// stateAt reports whether what something was stands at a token: what was done to it, or how it lay.
func (r *reader) stateAt(i int) bool {
	for lexicon.Plays(r.toks[i].Text, lexicon.Adverb) || lexicon.Plays(r.toks[i].Text, lexicon.Denies) {
		i++
	}
	v, verb := lexicon.VerbOf(r.toks[i].Text)
	return verb && v.Done == r.toks[i].Text || adjectiveWord(r.toks[i].Text) || in(r.toks[i].Text, "face in on under")
}

// carries reports whether what stands at a token can be had: a card, a thing, or an amount of something.
func (r *reader) carries(i int) bool {
	for in(r.toks[i].Text, "a an the his her their my its no another already") {
		i++
	}
	_, card := r.marks[i]
	return card || lexicon.Plays(r.toks[i].Text, lexicon.ShieldNoun) || headWord(r.toks[i]) || nameLike(r.toks[i]) || r.toks[i].Kind == lex.NumberToken || r.toks[i].Kind == lex.PTToken
}

// namedBesides reports whether a card is named outside a sentence too.
func (r *reader) namedBesides(p piece, name string) bool {
	for at, m := range r.marks {
		if (at < p.from || at >= p.to) && m.card.Name == name {
			return true
		}
	}
	return false
}

// calledBesides reports whether a card is named outside a sentence, in full or in short: "the Scales".
func (r *reader) calledBesides(p piece, card *oracle.Card) bool {
	if r.namedBesides(p, card.Name) {
		return true
	}
	for i := range len(r.toks) - 1 {
		if (i < p.from || i >= p.to) && r.toks[i].Capital() && !r.inName(i) && !r.markedAt(i) && r.namedElsewhere(i, 1) == card {
			return true
		}
	}
	return false
}
