package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// leftAs says as what words may be left out.
type leftAs uint8

const (
	asAside       leftAs = iota // what names nothing and tells nothing that happens
	asBracket                   // what stands in parentheses
	asDescription               // what a card does, behind its name
	asQuestion                  // a question
	asBelief                    // what somebody believes or says of the answer, or why
	asDetail                    // how or when what was read is done
	asResult                    // what comes of what was read
	asNoMore                    // that there is nothing else
	asUnread                    // what nothing reads
	asRemark                    // what is not there, is not done, or tells nothing
)

// leftAt judges words that are left out; ok is false where they may tell something that
// happens or is there, so that without them the question would be another.
func (c *cover) leftAt(span [2]int) (l Left, ok bool) {
	r := c.whole
	l = Left{Words: c.q.Text[span[0]:span[1]], Span: span}
	from, to := r.tokensOf(span)
	inside := r.toks[from].Text == "(" && r.toks[to-1].Text == ")"
	switch {
	case r.likewise(from), to < len(r.toks)-1 && lexicon.Plays(r.toks[to-1].Text, lexicon.AnswerGot) && r.verbsSpell(to): // "gets" before "bolted"
		return l, false
	case r.wholeQuestion(from, to):
		l.Asks, l.Bears = true, max(Unclear, r.bearing(from, to))
		return l, true
	case inside && r.restates(from, to):
		return l, true
	case r.decisive(from, to):
		return l, false
	case inside && r.noMore(from, to):
		l.as, ok = asNoMore, true
	case inside && r.remarked(from+1, to-1, true):
		l.as, ok = asRemark, true
	case inside:
		l.as, ok = asBracket, to-from > 2
	case r.saysOfCard(from, to):
		l.as, ok = asDescription, true
	case r.idlyTold(from, to), r.apposed(from, to):
		ok = true
	case r.asksTail(from, to):
		l.as, ok = asQuestion, true
	case r.believed(from, to):
		l.as, ok = asBelief, true
	case r.resulting(from, to):
		l.as, ok = asResult, true
	case r.noMore(from, to):
		l.as, ok = asNoMore, true
	case r.detail(from, to):
		l.as, ok = asDetail, true
	case r.remarked(from, to, false):
		l.as, ok = asRemark, true
	case c.loose && r.loosely(from, to):
		l.as, ok = asUnread, true
	}
	l.Bears = max(Unclear, r.bearing(from, to))
	return l, ok
}

// tokensOf are the tokens of a span of the text, the last one behind it.
func (r *reader) tokensOf(span [2]int) (from, to int) {
	from = r.tokenAt(span[0])
	for to = from; to < len(r.toks)-1 && r.toks[to].Start < span[1]; to++ {
	}
	return from, to
}

// decisive reports whether words tell of a shield, of a block, of what somebody gives up, of a keyword that no card named has, of another way to cast, of the
// draw step or which card of a turn is drawn, or how
// something is divided, or list something else beside a card: what is so told is never left out.
func (r *reader) decisive(from, to int) bool {
	for i := from; i < to; i++ {
		if m, card := r.marks[i]; card {
			i += m.length - 1
			continue
		}
		w := r.toks[i].Text
		denied := i > 0 && (lexicon.Plays(r.toks[i-1].Text, lexicon.Denies) || lexicon.Plays(r.toks[i-1].Text, lexicon.Lessens) || lexicon.Plays(r.toks[i-1].Text, lexicon.NoneWord))
		switch {
		case lexicon.Plays(w, lexicon.RegenerationWord), w == shieldWord && !denied, lexicon.Plays(w, lexicon.BlockVerb) && !denied && !lexicon.Plays(w, lexicon.GoesUnblocked):
			return true
		case isCount(r.toks[i]) && i+2 < to && lexicon.Plays(r.toks[i+1].Text, lexicon.GistAnd) && isCount(r.toks[i+2]), // it is divided
			lexicon.Plays(stem(w), lexicon.GivesUp) && !denied && i+1 < len(r.toks) && !lexicon.Plays(r.toks[max(0, i-1)].Text, lexicon.Article):
			return true
		case lexicon.Plays(w, lexicon.CastWay) && i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.BeforeWay):
			return true
		case r.tellsWhichDraw(i), keywordWord(w) && !denied && !r.ownKeyword(w), w == addsCard && r.listsStranger(i, from, to):
			return true
		}
	}
	return false
}

// addsCard stands between cards of a list.
const addsCard = "+"

// ownKeyword reports whether a card that is named has a keyword.
func (r *reader) ownKeyword(w string) bool {
	for _, m := range r.marks {
		if slices.ContainsFunc(m.card.Keywords, func(k string) bool { return strings.EqualFold(k, w) }) || r.cards.ownWords(m.card)[w] {
			return true
		}
	}
	return false
}

// listsStranger reports whether what stands on one side of a plus sign in tokens is no card, and on the other side one.
func (r *reader) listsStranger(plus, from, to int) bool {
	before, behind := plus > from && r.inName(plus-1), plus+1 < to && r.markedAt(plus+1)
	return plus > from && plus+1 < to && before != behind
}

// pastAnd is the first token from one on that is no "and" and no comma.
func (r *reader) pastAnd(i int) int {
	const comma = ","
	for i < len(r.toks)-1 && (r.toks[i].Text == comma || lexicon.Plays(r.toks[i].Text, lexicon.GistAnd)) {
		i++
	}
	return i
}

// idlyTold reports whether words outside of parentheses tell nothing that happens and name nothing
// that is there: no card, number or size, no denial, no condition and no verb of events.
func (r *reader) idlyTold(from, to int) bool {
	begin := r.behindJoints(from, to)
	if to-begin < 3 || nameLike(r.toks[begin]) && !talkWord(r.toks[begin].Text) || lexicon.Plays(r.toks[begin].Text, lexicon.BackWord) || !r.clauseAt(from) || !r.idlySaid(begin, to) {
		return false
	}
	for i := from; i < to; i++ {
		t := r.toks[i]
		_, verb := lexicon.VerbOf(t.Text)
		switch {
		case r.markedAt(i), t.Kind != lex.WordToken && t.Text != ",", lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Premise) && i > from,
			verb && !lexicon.Plays(t.Text, lexicon.TalkVerb), lexicon.Plays(t.Text, lexicon.TellsMore), lexicon.Plays(t.Text, lexicon.SaysMore), adjectiveWord(t.Text),
			lexicon.Plays(t.Text, lexicon.HavingVerb) && !r.harmlessToHave(i+1), gameWord(t.Text) && !talkWord(t.Text), t.Text == "out", r.someonesCommander(i, from), r.newName(i, from):
			return false
		}
	}
	return true
}

// newName reports whether a word may be somebody's or something's name: one with a capital letter
// inside a sentence, or one that owns.
func (r *reader) newName(i, from int) bool {
	t := r.toks[i]
	owns := r.toks[i+1].Text == "'s" && !lexicon.Plays(t.Text, lexicon.LittleWord) && !talkWord(t.Text)
	return owns || t.Capital() && !lexicon.Plays(t.Text, lexicon.Person) && !settingWord(t.Text) && r.seatOf(t.Raw) < 0 && (i > from || i > 0 && !r.isStop(i-1))
}

// offers reports whether a sentence asks by what it offers as answers: "tapped, untapped, or
// is that up to Kit?"
func (r *reader) offers(p piece) bool {
	for i := p.from + 1; i < p.to; i++ {
		if r.toks[i-1].Text == "or" && interrogative(r.toks[i].Text) {
			return true
		}
	}
	return false
}

// wholeQuestion reports whether tokens are a whole question that tells nothing new.
func (r *reader) wholeQuestion(from, to int) bool {
	for _, p := range r.sentences() {
		if from == p.from && to == p.to {
			return r.onlyAsks(p)
		}
	}
	return false
}

// onlyAsks reports whether a sentence is a question, names no card that is not named besides
// and takes nothing for granted.
func (r *reader) onlyAsks(p piece) bool {
	first := r.toks[p.from].Text
	if !p.asks || !interrogative(first) && !lexicon.Plays(first, lexicon.Modal) && !r.offers(p) {
		return false
	}
	for i := p.from; i < p.to; i++ {
		if m, card := r.marks[i]; card && !r.namedBesides(p, m.card.Name) || lexicon.Plays(r.toks[i].Text, lexicon.Premise) || r.otherTime(p.from, i) || r.takesAway(i) {
			return false
		}
	}
	return true
}

// restates reports whether the words in parentheses only say again what the card before
// them says of itself.
func (r *reader) restates(from, to int) bool {
	card := r.cardBefore(from)
	if card == nil || to-from == 3 && !glosses(card, r.toks[from+1:to-1]) {
		return false
	}
	known := r.cards.ownWords(card)
	for i := from + 1; i < to-1; i++ {
		t := r.toks[i]
		switch {
		case t.Kind == lex.NumberToken && (known[itoa(t.N)] || t.Text == "one"), t.Kind == lex.PunctToken && in(t.Text, ", . + / \" '"), known[base(t.Text)], known[stem(t.Text)]:
		case t.Kind != lex.WordToken, r.wordBears(i, from) > Idle && !lexicon.Plays(t.Text, lexicon.LittleWord):
			return false
		}
	}
	return true
}

// cardBefore is the card that the sentence has named last before a token, nil for none.
func (r *reader) cardBefore(at int) *oracle.Card {
	for i := at - 1; i >= 0 && !r.isStop(i); i-- {
		if m, ok := r.marks[i]; ok {
			return m.card
		}
	}
	return nil
}

// ownWords are the words and numbers by which a card says what it is and does.
func ownWords(c *oracle.Card) map[string]bool {
	words := ownText(c)
	words[itoa(c.Power)+"/"+itoa(c.Toughness)] = true
	for _, n := range []int{c.Power, c.Toughness, c.Loyalty, c.ManaValue} {
		words[itoa(n)] = true
	}
	return words
}

// ownWords are those words of a card, found once. They are shared and not to be changed.
func (x *index) ownWords(c *oracle.Card) map[string]bool {
	words := x.own[c]
	if words == nil {
		words = ownWords(c)
		x.own[c] = words
	}
	return words
}

// textsOf are the abilities of a card in words.
func textsOf(c *oracle.Card) (says []string) {
	for _, a := range c.Effects {
		says = append(says, a.Text)
		for i := range a.Effects {
			says = append(says, inenglish.Effect(&a.Effects[i], nil))
		}
	}
	if c.Does != nil {
		says = append(says, inenglish.Effect(c.Does, nil))
	}
	for i := range c.Triggers {
		says = append(says, inenglish.Effect(&c.Triggers[i], nil))
	}
	return says
}

// ownText are the words and numbers of a card's name, types and abilities.
func ownText(c *oracle.Card) map[string]bool {
	words := map[string]bool{}
	for _, t := range lex.Scan(strings.Join(append([]string{c.Name, c.TypeLine, strings.Join(c.Keywords, " ")}, textsOf(c)...), " . ")) {
		words[t.Text], words[base(t.Text)], words[stem(t.Text)] = true, true, true
		if t.Kind == lex.NumberToken {
			words[itoa(t.N)] = true
		}
	}
	return words
}

// stem is the plain form of a word that may be a verb.
func stem(word string) string {
	if v, ok := lexicon.VerbOf(word); ok {
		return v.Plain
	}
	return base(word)
}

// bearing judges tokens by their words.
func (r *reader) bearing(from, to int) Bearing {
	most := Idle
	for i := from; i < to; i++ {
		most = max(most, r.wordBears(i, from))
	}
	return most
}

// wordBears judges one word.
func (r *reader) wordBears(i, from int) Bearing {
	t := r.toks[i]
	_, card := r.marks[i]
	switch {
	case card, t.Kind != lex.WordToken && t.Kind != lex.PunctToken, lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Premise), r.seatOf(t.Raw) >= 0:
		return Doubtful
	case t.Kind == lex.PunctToken:
		return Idle
	case r.bears(i, from), lexicon.Plays(t.Text, lexicon.BackWord):
		return Unclear
	}
	return Idle
}
