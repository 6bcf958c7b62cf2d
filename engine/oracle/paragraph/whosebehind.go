package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// whoseBehind puts before cards whose they are where that stands behind them, at a token: "Doubling Season in play, mine" is "my
// Doubling Season in play", "Grizzly Bears (Bob's)" is "Bob's Grizzly Bears". A sentence that says no more is of those before it.
func (r *reader) whoseBehind(i int) ([]change, int) {
	const open, shut, comma = "(", ")", ","
	whose, n := r.whoseSaid(i)
	if n == 0 || i == 0 {
		return nil, 0
	}
	from, to, upTo := i, i+n, comma // of a list joined by "and" all are meant
	switch before := r.toks[i-1].Text; {
	case before == open && r.toks[to].Text == shut:
		from, to, upTo = i-1, to+1, ""
	case before == open:
		return nil, 0
	case before == comma:
		from--
		upTo = open
	case r.isStop(i-1) && r.isStop(to):
		return r.whoseAll(i, to+1, whose), n
	case r.isStop(i - 1), r.roleAt(i-1, len(r.toks)-1, lexicon.MineTail) > 0:
		return nil, 0
	}
	if !r.endsWhose(to) {
		return nil, 0
	}
	cards, ok := r.bareCards(from, upTo)
	if !ok {
		return nil, 0
	}
	if r.toks[to].Text == comma && from < i && (r.doesAt(to+1) || r.roleAt(to+1, len(r.toks)-1, lexicon.AlreadyHas) > 0 || lexicon.Plays(r.toks[to+1].Text, lexicon.Preposition)) {
		to++
	}
	told := append(r.owning(cards, whose), change{r.span(from, to), ""})
	if heads, ok := r.headingBehind(from, to); ok {
		return append(told, heads), to + 1 - i
	}
	return told, to - i
}

// endsWhose reports whether at a token ends what is said of cards, or goes on with another.
func (r *reader) endsWhose(at int) bool {
	return at >= len(r.toks)-1 || r.isStop(at) || r.toks[at].Kind == lex.PunctToken || lexicon.Plays(r.toks[at].Text, lexicon.AndAlso) || r.doesAt(at)
}

// whoseSaid are words at a token that say no more than whose something is, as they stand before a noun, and how many tokens they are.
func (r *reader) whoseSaid(i int) (whose string, n int) {
	const my, of = "my", "'s"
	if n = r.roleAt(i, len(r.toks)-1, lexicon.MineTail); n > 0 {
		return my, n
	}
	if who, n := r.seatNamed(i); n > 0 && !r.seats[who].speaker {
		switch inBrackets := r.toks[max(0, i-1)].Text == "("; {
		case r.toks[i+n].Text == of:
			return r.raw(i, i+n) + of, n + 1
		case inBrackets:
			return r.raw(i, i+n) + of, n
		}
	}
	return "", 0
}

// whoseAll says of each card of the sentences before a token that tell nothing of them, and from there on leaves out that they are somebody's.
func (r *reader) whoseAll(from, to int, whose string) (changes []change) {
	const open = "("
	for k := r.pieceAt(from) - 1; k >= 0; k-- {
		cards, ok := r.bareCards(r.pieces[k].to, open)
		if !ok {
			break
		}
		changes = append(changes, r.owning(cards, whose)...)
	}
	if len(changes) == 0 {
		return nil
	}
	return append(changes, change{r.span(from, to), ""})
}

// owning puts whose they are before cards, in the place of an article.
func (r *reader) owning(cards []int, whose string) (changes []change) {
	for _, at := range cards {
		span := r.span(at, at)
		if at > 0 && lexicon.Plays(r.toks[at-1].Text, lexicon.Article) {
			span[0] = r.toks[at-1].Start
		}
		changes = append(changes, change{span, whose + spaceMark})
	}
	return changes
}

// bareCards are the things named before a token, as far back as nothing is said of them but where they are and a sign does not part them, or the
// nearest alone for no sign; it is false where there are none, or what is said of them tells what they do.
func (r *reader) bareCards(to int, sign string) (cards []int, ok bool) {
	k := r.pieceAt(to - 1)
	if k == nobody {
		return nil, false
	}
	from := r.bareFrom(r.pieces[k].from, to, sign)
	for i := from; i < to; i++ {
		t := r.toks[i]
		if one, ok := r.thingAt(i, from); ok {
			cards = append(cards, i)
			i = one.to - 1
			continue
		}
		if lexicon.Plays(t.Text, lexicon.Copula) && i > from && r.roleAt(i+1, to, lexicon.AlreadyHas) > 0 {
			continue // "is out"
		}
		if n := r.roleAt(i, to, lexicon.AlreadyHas); n > 0 {
			i += n - 1
			continue
		}
		if lexicon.Plays(t.Text, lexicon.Possessive) || lexicon.Plays(t.Text, lexicon.Person) || r.seatOf(t.Raw) >= 0 || r.saysDoing(i) || r.misspelt(i) {
			return nil, false
		}
	}
	if len(cards) > 0 && sign == "" {
		cards = cards[len(cards)-1:]
	}
	return cards, len(cards) > 0
}

// bareFrom is the first token of the things before one that are meant together.
func (r *reader) bareFrom(from, to int, sign string) int {
	const colon, shut, plus = ":", ")", "+"
	for i := to - 1; i > from; i-- {
		t := r.toks[i-1]
		if r.inName(i-1) || r.markedAt(i-1) {
			continue
		}
		if t.Text == colon || t.Text == shut || t.Text == sign || sign == "" && t.Text == plus || lexicon.Plays(t.Text, lexicon.MineWord) {
			return i
		}
	}
	return from
}

// saysDoing reports whether a verb stands at a token, or what joins clauses.
func (r *reader) saysDoing(i int) bool {
	const of = "'s"
	return r.doesAt(i) || r.toks[i].Text == of || lexicon.Plays(r.toks[i].Text, lexicon.Denies)
}
