package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// gist is what a paragraph comes to that nothing reads whole: its clauses are taken one by one, those
// that are read as they stand, the others for the cards that they name and for what their
// verb says that happens. What comes of it is only ever a reading to confirm.
type gist struct {
	*reader
	cards *index
	// told are the statements so far, each a sentence that the reader reads; board are the permanents
	// that are only named, put on the battlefield before all that is told.
	told    []string
	board   []placed
	clauses []gistClause
	// used marks the tokens that a statement takes up.
	used []bool
	// subject is whom the clause before is about, as it stands there.
	subject string
	// happens counts the statements of which something happens.
	happens int
}

// gistOf is the reading that the clauses of a refused paragraph make, ok only if each card that they
// name does something in it and no number, denial or verb of an event is left over.
func gistOf(q Question, cards *index) (*Reading, bool) {
	g := &gist{reader: newReader(q, cards), cards: cards}
	if g.findPeople(q) != nil || g.speaker() == nobody || g.beyond(false) || len(g.toks) > mostGist {
		return nil, false
	}
	g.markShort()
	g.used = make([]bool, len(g.toks))
	g.clauses = g.cut()
	if g.onlyBelieved() {
		return nil, false
	}
	if slices.ContainsFunc(g.clauses, func(c gistClause) bool { return !c.asks && !c.grants && g.likewise(c.from) }) {
		return nil, false
	}
	for _, c := range g.clauses {
		if !c.asks && !g.likewise(c.from) && !g.tell(c) && !c.grants {
			return nil, false
		}
	}
	told, silent := slices.Clone(g.told), g.happens == 0
	for _, c := range g.clauses {
		if c.asks && !c.believed && g.happens == 0 && !g.asksAmount(c) {
			g.reduce(c)
		}
	}
	named := g.namedCards()
	if g.happens > 0 && (!silent || g.accounts(named, ownTexts(named), strings.Join(g.told, " "))) {
		if read, ok := g.whole(); ok || !silent {
			return read, ok
		}
	}
	g.told = told
	return g.example()
}

// asksAmount reports whether a clause asks for an amount that nothing told has, or offers two of them: it would be what
// comes of what happens, and not what happens.
func (g *gist) asksAmount(c gistClause) bool {
	const or = "or"
	for i := c.from; i < c.to && g.spellIn(c) == nil; i++ {
		if !isCount(g.toks[i]) || g.amountTold(g.toks[i].N) {
			continue
		}
		if c.asks || i+2 < c.to && g.toks[i+1].Text == or && isCount(g.toks[i+2]) {
			return true
		}
	}
	return false
}

// amountTold reports whether a number stands in what a clause tells, or in the text of a card named.
func (g *gist) amountTold(n int) bool {
	return g.toldNumber(n) || slices.ContainsFunc(g.clauses, func(c gistClause) bool {
		return !c.asks && !c.believed && !g.offers(c) && slices.ContainsFunc(g.toks[c.from:c.to], func(t lex.Token) bool { return isCount(t) && t.N == n })
	})
}

// whole is the reading that what was taken up makes with the permanents that are only named.
func (g *gist) whole() (*Reading, bool) {
	g.placeNamed()
	if g.namesMore() || g.leavesSomebody() {
		return nil, false
	}
	if read, ok := g.read(g.board); ok {
		return read, true
	}
	named := slices.DeleteFunc(slices.Clone(g.board), func(p placed) bool { return p.asked && !able(p.card) })
	if len(named) == len(g.board) {
		return nil, false
	}
	return g.read(named)
}

// markShort marks the cards that the paragraph names by a short form.
func (g *gist) markShort() {
	for i := 0; i < len(g.toks)-1; i++ {
		if m, marked := g.marks[i]; marked {
			i += m.length - 1
			continue
		}
		if g.i, g.end = i, len(g.toks)-1; g.seatOf(g.toks[i].Raw) >= 0 {
			continue
		}
		if m, ok := g.card(!lexicon.Known(g.toks[i].Text)); ok {
			g.marks[i] = m
			i += m.length - 1
		}
		g.err = nil
	}
}

// onlyBelieved reports whether a card is named only where somebody says what he believes.
func (g *gist) onlyBelieved() bool {
	for _, c := range g.clauses {
		for i := c.from; c.believed && i < c.to; i++ {
			if m, card := g.marks[i]; card && !g.namedOutside(m.card, c.from, c.to) {
				return true
			}
		}
	}
	return false
}

// namesMore reports whether a card that may change something is named in what is told, and in no statement.
func (g *gist) namesMore() bool {
	told := strings.Join(g.told, " ")
	for _, c := range g.clauses {
		for i := c.from; !c.asks && i < c.to; i++ {
			m, card := g.marks[i]
			if card && (isSpell(m.card) || able(m.card)) && !strings.Contains(strings.ToLower(told), strings.ToLower(m.card.Name)) && !g.used[i] && !g.onBoard(m.card) {
				return true
			}
		}
	}
	return false
}

// mostGist bounds the tokens of a paragraph that is taken for its gist.
const mostGist = 120

// beyond reports whether a paragraph asks for what no ruling here is about, limits what it tells, or is in another language. With
// asking, words of other questions count only where a sentence asks.
func (g *gist) beyond(asking bool) bool {
	for _, p := range g.sentences() {
		for i := p.from; i < p.to; i++ {
			w := g.toks[i].Text
			if !g.inName(i) && !g.markedAt(i) && ((p.asks || !asking) && lexicon.Plays(w, lexicon.OtherQuestion) && !(asking && lexicon.Plays(w, lexicon.TriggerWord)) || lexicon.Plays(w, lexicon.LimitsAll) && !(asking && i > 0 && lexicon.Plays(g.toks[i-1].Text, lexicon.Possessive)) || g.leavesOpen(i)) {
				return true
			}
		}
		if _, _, unknown := g.namesUnknown(p); unknown {
			return true
		}
		if g.foreign(p.from, p.to) {
			return true
		}
	}
	return false
}

// leavesOpen reports whether a word outside of a question leaves open what is so.
func (g *gist) leavesOpen(i int) bool {
	if !lexicon.Plays(g.toks[i].Text, lexicon.LeavesOpen) {
		return false
	}
	return !slices.ContainsFunc(g.sentences(), func(p piece) bool {
		return i >= p.from && i < p.to && (p.asks || g.asksFrom(p.from) || g.holdsFrom(p.from) || g.offersAt(i, p))
	})
}

// offersAt reports whether a token stands in a clause of a sentence that only offers answers, or in words that say no more than "or so".
func (g *gist) offersAt(i int, p piece) bool {
	from, to := i, i
	for from > p.from && !g.cutAt(from) {
		from--
	}
	for to++; to < p.to && !g.cutAt(to); to++ {
	}
	return g.offers(gistClause{from: from, to: to}) || g.roleAt(i, p.to, lexicon.OrSo) > 0
}

// holdsFrom reports whether somebody says from a token on what he believes.
func (g *gist) holdsFrom(i int) bool {
	g.i, g.end = i, len(g.toks)-1
	return g.holds()
}

// read reads what was made of the clauses, with each permanent of which nobody says whose it is in the control of
// either player, and keeps the likeliest.
func (g *gist) read(board []placed) (*Reading, bool) {
	s := &suppose{cards: g.cards}
	var open []int
	for i, p := range board {
		if p.who == ownedByNobody {
			open = append(open, i)
		}
	}
	if len(open) > mostStaged || len(board)+len(g.told) == 0 || g.leavesDecisive() {
		return nil, false
	}
	for sides := range 1 << len(open) {
		var says, names []string
		for i, p := range board {
			who := p.who
			if k := slices.Index(open, i); k >= 0 {
				who = ownedBy(1 + sides>>k&1)
			}
			says, names = append(says, who.controls(p.card)), append(names, p.card.Name)
		}
		meant := g.q
		meant.Text = strings.Join(append(says, g.told...), " ")
		s.try(meant, []Taken{{Words: strings.TrimSpace(g.q.Text), For: meant.Text}}, names, false)
	}
	read, ok := s.likeliest(g.q)
	if !ok || len(read.Left) > 0 || !(&cover{q: g.q, cards: g.cards}).meets(read) {
		return nil, false
	}
	read.Left, read.LeftAside, read.Wanted = g.leftOver(), append(read.LeftAside, g.words(true)...), g.words(false)
	return read, true
}

// leavesSomebody reports whether words that no statement takes up say of somebody what he does, or that something is so again.
func (g *gist) leavesSomebody() bool {
	for _, c := range g.clauses {
		if !c.asks && g.leavesAim(c) {
			return true
		}
		if !c.asks && c.to-c.from <= leastLoose && g.unknown(c) {
			return true // what is cut off so short is half of something
		}
		if c.asks || c.grants || g.talk(piece{c.from, c.to, false}) {
			continue
		}
		for i := c.from; i < c.to; i++ {
			to := i
			for to < c.to && !g.used[to] {
				to++
			}
			if g.tellsMore(i, to) || g.hadByNobody(i, to) || g.marksWithin(i, to) && g.leansBack(i, to) {
				return true
			}
			i = to
		}
	}
	return false
}

// leavesAim reports whether what a spell in a clause is aimed at is not taken up.
func (g *gist) leavesAim(c gistClause) bool {
	for i := c.from; i < c.to; i++ {
		if m, card := g.marks[i]; card && isSpell(m.card) && i+m.length < c.to && !g.used[i+m.length] && lexicon.Plays(g.toks[i+m.length].Text, lexicon.AimedAt) && !strings.Contains(strings.Join(g.told, " "), m.card.Name+onWord) {
			return true
		}
	}
	return false
}

// unknown reports whether nothing of a clause is taken up, and a word in it is none that is known.
func (g *gist) unknown(c gistClause) bool {
	for i := c.from; i < c.to; i++ {
		if g.used[i] {
			return false
		}
	}
	return g.strange(c)
}

// strange reports whether a word in a clause is none that is known.
func (g *gist) strange(c gistClause) bool {
	for i := c.from; i < c.to; i++ {
		if m, card := g.marks[i]; card {
			i += m.length - 1
			continue
		}
		if t := g.toks[i]; t.Kind == lex.WordToken && !lexicon.Known(t.Text) && !settingWord(t.Text) && !talkWord(t.Text) && g.seatOf(t.Raw) < 0 {
			return true
		}
	}
	return false
}

// leftOver are the words outside of questions and beliefs that no statement takes up.
func (g *gist) leftOver() (list []Left) {
	for _, c := range g.clauses {
		for i := c.from; i < c.to; i++ {
			if c.asks || g.used[i] {
				continue
			}
			to, told := i, false
			for ; to < c.to && !g.used[to]; to++ {
				told = told || !lexicon.Plays(g.toks[to].Text, lexicon.LittleWord) && g.toks[to].Kind != lex.PunctToken
			}
			if told {
				list = append(list, Left{Words: g.raw(i, to), Span: g.span(i, to), Bears: max(Unclear, g.bearing(i, to))})
			}
			i = to
		}
	}
	return list
}

// leavesDecisive reports whether words that nothing takes up tell what is never left out.
func (g *gist) leavesDecisive() bool {
	return slices.ContainsFunc(g.leftOver(), func(l Left) bool {
		return g.decisive(g.tokensOf(l.Span))
	})
}

// words are what the paragraph asks, or what somebody believes of the answer, as they stand.
func (g *gist) words(believed bool) (list []string) {
	for _, c := range g.clauses {
		if c.asks && c.believed == believed {
			list = append(list, g.raw(c.from, c.to))
		}
	}
	return list
}

// reads reports whether the reader takes a sentence behind what was told, or refuses it for what it leaves open.
func (g *gist) reads(sentence string) bool {
	q := g.q
	q.Text = strings.Join(append(slices.Clone(g.told), sentence), " ")
	_, no := readWhole(q, g.cards)
	return no == nil || !no.Unread && (len(no.Readings) > 0 || no.Hint != "" || no.Code != "not_understood" && no.Code != "ambiguous") || g.wholly(no, q.Text)
}

// wholly reports whether a refusal is of all that was told: nothing of it is unread, but nothing happens in it yet, or it
// has no effect.
func (g *gist) wholly(no *lex.Error, text string) bool {
	return !no.Unread && no.Span[0] == 0 && no.Span[1] >= len(strings.TrimRight(text, ". "))
}

// add takes a sentence up, with the tokens it is made of.
func (g *gist) add(sentence string, from, to int) {
	g.told = append(g.told, sentence)
	g.use(from, to)
}

// doesIn reports whether a verb of events stands in tokens.
func (g *gist) doesIn(from, to int) bool {
	return slices.ContainsFunc(g.toks[from:to], func(t lex.Token) bool {
		v, verb := lexicon.VerbOf(t.Text)
		return verb && v.Event && !controlVerb(t.Text)
	})
}
