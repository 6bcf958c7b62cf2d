package paragraph

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// Left are words of a paragraph that its reading leaves out.
type Left struct {
	Words string
	// Span counts bytes of the paragraph.
	Span [2]int
	// Bears says whether they may bear on the ruling.
	Bears Bearing
	// Asks is set on what only asks.
	Asks bool
}

// Bearing is how words that are left out may bear on a ruling.
type Bearing uint8

// The bearings.
const (
	Idle     Bearing = iota // nothing of the game is in them
	Unclear                 // they hold words of the game, or speak of it
	Doubtful                // they hold a card, a player, a number, a negation or a condition
)

// mostTries bounds how often a paragraph is read without some of its words.
const mostTries = 12

// cover looks for what can be left out of a paragraph that was refused, so that the rest
// makes a whole question: parentheses, and questions that tell nothing.
type cover struct {
	q     Question
	cards *index
	tries int
}

// read is the reading of a paragraph with what it leaves out, ok only if there is one.
func (c *cover) read(err *oracle.Error) (*Reading, bool) {
	var left []Left
	q := c.q
	for err != nil {
		out, read, next, ok := c.without(q, err)
		if !ok {
			return nil, false
		}
		l, ok := c.leftAt(out)
		if !ok {
			return nil, false
		}
		left = append(left, l)
		q.Text = blank(q.Text, out)
		if next == nil {
			slices.SortFunc(left, func(a, b Left) int { return cmp.Compare(a.Span[0], b.Span[0]) })
			read.take(left)
			return read, true
		}
		err = next
	}
	return nil, false
}

// without reads a paragraph without what can be left out around the words at which it was
// refused; ok is false where that does not get the reading past them.
func (c *cover) without(q Question, err *oracle.Error) (out [2]int, read *Reading, next *oracle.Error, ok bool) {
	if !passedOver(err) {
		return
	}
	for _, unit := range newReader(q, c.cards).units(err.Span) {
		if c.tries++; c.tries > mostTries {
			break
		}
		shorter := q
		shorter.Text = blank(q.Text, unit)
		read, next = readWhole(shorter, c.cards)
		if next == nil || passedOver(next) && next.Span[0] >= unit[1] {
			return unit, read, next, true
		}
	}
	return out, nil, nil, false
}

// passedOver reports whether the words of a refusal may be left out and the rest be read.
func passedOver(err *oracle.Error) bool {
	return err.Where == "question" && err.Unread && err.Span[1] > err.Span[0]
}

// unit is what can be left out around the words at which a paragraph was refused: the question
// that they are part of, or the parentheses or quotation marks around them.
func (r *reader) units(span [2]int) (list [][2]int) {
	at := r.tokenAt(span[0])
	for _, p := range r.sentences() {
		if at < p.from || at >= p.to {
			continue
		}
		if r.onlyAsks(p) {
			return [][2]int{r.span(p.from, p.to)}
		}
		if open, shut, ok := r.enclosing(p, at); ok {
			list = append(list, r.span(open, shut+1))
		}
		end := at + 1
		for end < p.to && !lexicon.Plays(r.toks[end].Text, lexicon.ClauseEnd) {
			end++
		}
		list = append(list, r.span(at, end))
		begin := at
		for begin > p.from && !lexicon.Plays(r.toks[begin-1].Text, lexicon.ClauseEnd) {
			begin--
		}
		list = append(list, r.span(begin, end), r.span(p.from, p.to))
	}
	return
}

// enclosing finds the parentheses or quotation marks around a token, or before it.
func (r *reader) enclosing(p piece, at int) (open, shut int, ok bool) {
	for open = at; open >= p.from; open-- {
		t := r.toks[open].Text
		if t != "(" && t != "\"" || t == "(" && open < at && slices.ContainsFunc(r.toks[open:at], func(t oracle.Token) bool { return t.Text == ")" }) {
			continue
		}
		for shut = max(open+1, at); shut < p.to; shut++ {
			if u := r.toks[shut].Text; u == ")" && t == "(" || u == "\"" && t == "\"" {
				return open, shut, true
			}
		}
	}
	return 0, 0, false
}

// leftAt judges words that are left out; ok is false where they may tell something that
// happens or is there, so that without them the question would be another.
func (c *cover) leftAt(span [2]int) (l Left, ok bool) {
	l = Left{Words: c.q.Text[span[0]:span[1]], Span: span}
	r := newReader(c.q, c.cards)
	if err := r.findPeople(c.q); err != nil {
		return l, false
	}
	from := r.tokenAt(span[0])
	to := from
	for to < len(r.toks)-1 && r.toks[to].Start < span[1] {
		to++
	}
	switch inside := r.toks[from].Text == "(" && r.toks[to-1].Text == ")"; {
	case r.wholeQuestion(from, to):
		l.Asks = true
		return l, true
	case inside && r.restates(from, to):
		return l, true
	default:
		l.Bears = max(Unclear, r.bearing(from, to))
		if inside {
			return l, to-from >= 5 || r.numbered(from, to)
		}
		return l, r.idlyTold(from, to)
	}
}

// idlyTold reports whether words outside of parentheses tell nothing that happens and name nothing
// that is there: no card, number or size, no denial, no condition and no verb of events.
func (r *reader) idlyTold(from, to int) bool {
	if to-from < 3 {
		return false
	}
	for i := from; i < to; i++ {
		t := r.toks[i]
		_, verb := lexicon.VerbOf(t.Text)
		switch {
		case r.markedAt(i), t.Kind != oracle.WordToken && t.Text != ",", lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Premise) && i > from,
			verb && !lexicon.Plays(t.Text, lexicon.TalkVerb), lexicon.Plays(t.Text, lexicon.TellsMore), lexicon.Plays(t.Text, lexicon.SaysMore):
			return false
		}
	}
	return true
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

// numbered reports whether a number stands among tokens.
func (r *reader) numbered(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t oracle.Token) bool { return t.Kind == oracle.NumberToken })
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
		if m, card := r.marks[i]; card && !r.namedBesides(p, m.card.Name) || lexicon.Plays(r.toks[i].Text, lexicon.Premise) {
			return false
		}
	}
	return true
}

// restates reports whether the words in parentheses only say again what the card before
// them says of itself.
func (r *reader) restates(from, to int) bool {
	card := r.cardBefore(from)
	if card == nil {
		return false
	}
	known := ownWords(card)
	for i := from + 1; i < to-1; i++ {
		t := r.toks[i]
		switch {
		case t.Kind == oracle.NumberToken && (known[itoa(t.N)] || t.Text == "one"), t.Kind == oracle.PunctToken && in(t.Text, ", . + / \" '"), known[base(t.Text)]:
		case t.Kind != oracle.WordToken, r.wordBears(i, from) > Idle && !lexicon.Plays(t.Text, lexicon.LittleWord):
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
	says := []string{c.Name, c.TypeLine, strings.Join(c.Keywords, " ")}
	for _, a := range c.Effects {
		says = append(says, a.Text)
		for i := range a.Effects {
			says = append(says, oracle.Says(&a.Effects[i], nil))
		}
	}
	if c.Does != nil {
		says = append(says, oracle.Says(c.Does, nil))
	}
	words := map[string]bool{}
	for _, t := range oracle.Scan(strings.Join(says, " . ")) {
		words[base(t.Text)] = true
		if t.Kind == oracle.NumberToken {
			words[itoa(t.N)] = true
		}
	}
	for _, n := range []int{c.Power, c.Toughness, c.Loyalty, c.ManaValue} {
		words[itoa(n)] = true
	}
	return words
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
	case card, t.Kind != oracle.WordToken && t.Kind != oracle.PunctToken, lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Premise), r.seatOf(t.Raw) >= 0:
		return Doubtful
	case t.Kind == oracle.PunctToken:
		return Idle
	case r.bears(i, from), lexicon.Plays(t.Text, lexicon.BackWord):
		return Unclear
	}
	return Idle
}

// blank is a text with a span of its bytes blanked out, so that all others stay in place.
func blank(text string, span [2]int) string {
	return text[:span[0]] + strings.Repeat(" ", span[1]-span[0]) + text[span[1]:]
}

// take notes what a reading leaves out.
func (o *Reading) take(left []Left) {
	for _, l := range left {
		if l.Asks {
			o.Wanted = append(o.Wanted, l.Words)
		} else if l.Bears == Idle {
			o.LeftAside = append(o.LeftAside, l.Words)
		} else {
			o.Left = append(o.Left, l)
		}
	}
}
