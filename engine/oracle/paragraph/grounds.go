package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// Grounds are the words of a paragraph by which a reading of it that somebody else made is
// judged: the people, cards and numbers that it names, as this package reads them, with their
// nicknames, small letters, plurals and mistakes.
type Grounds struct {
	r       *reader
	cards   map[string]bool
	stems   map[string]bool
	numbers map[int]bool
	denies  bool
	// short are the cards that words are short for, by the first of them.
	short map[int]mark
}

// GroundsOf are those of a paragraph.
func GroundsOf(q Question, cards oracle.Cards) *Grounds {
	r := newReader(q, newIndex(cards))
	_ = r.findPeople(q) // whoever could be found has a seat
	r.err = nil
	g := &Grounds{r: r, cards: map[string]bool{}, stems: wordStems(q.Text), numbers: map[int]bool{}}
	g.short = g.nameCards(r)
	if meant, ok := respelled(q, r.cards); ok {
		g.nameCards(newReader(meant, r.cards))
	}
	for _, t := range r.toks {
		switch {
		case t.Kind == lex.NumberToken:
			g.numbers[t.N] = true
		case lexicon.Plays(t.Text, lexicon.OneWord):
			g.numbers[1] = true
		}
		g.denies = g.denies || lexicon.Plays(t.Text, lexicon.Denies)
	}
	return g
}

// nameCards takes up the cards that a paragraph may name, and gives those that words are short
// for, by the first of them.
func (g *Grounds) nameCards(r *reader) map[int]mark {
	short := map[int]mark{}
	r.end = len(r.toks) - 1
	for i := range r.end {
		if m, ok := r.cardAt(i); ok {
			g.cards[m.card.Name] = true
		}
		r.i, r.err = i, nil
		if m, ok := r.shortForm(true); ok {
			g.cards[m.card.Name], short[i] = true, m
		}
	}
	r.err = nil
	return short
}

// Players are what the people of the paragraph are called in a reading.
func (g *Grounds) Players() []string { return g.r.names() }

// Accept reports whether a reading of the paragraph makes a question to rule on and holds nothing
// but what the paragraph has: each effect is a card that it names or an ability in its words;
// each player, card and number stands in it, and so does each other word that is more than what
// the parts of a question are put together with. What the parts amount to is judged as well as
// their words. Whom the reading leaves out of the players then comes last among them, and what
// else it has nothing of is Left.
func (g *Grounds) Accept(read *Reading) bool {
	for _, list := range [][]string{read.Effects, read.Facts, read.Events, {read.Edition}} {
		if slices.ContainsFunc(list, func(part string) bool { return !g.says(part) }) {
			return false
		}
	}
	if len(read.Events) == 0 || slices.ContainsFunc(read.Players, g.stranger) || slices.ContainsFunc(read.Effects, func(effect string) bool { return !g.isCardOrQuoted(effect) }) {
		return false
	}
	for _, name := range g.Players() {
		if !slices.ContainsFunc(read.Players, func(p string) bool { return oracle.SameName(p, name) }) {
			read.Players = append(read.Players, name)
		}
	}
	as, _, err := ReadFlags(read.Resolve(g.r.q.Edition), g.r.q.Speaker, g.r.cards.cards)
	if err != nil || nothingToRule(as.Scenario) {
		return false
	}
	board := &as.Scenario.Board
	for i := range board.Players {
		if g.stranger(board.Players[i].Name) {
			return false
		}
	}
	for i := range board.Objects {
		if c := g.r.cards.find(board.Objects[i].Name); c != nil && !g.cards[c.Name] {
			return false
		}
	}
	if s := g.r.speaker(); s != nobody && slices.ContainsFunc(board.Players, func(p engine.Player) bool { return oracle.SameName(p.Name, g.r.name(s)) }) {
		read.Asker = g.r.name(s)
	}
	read.Left = g.unsaid(read)
	return true
}

// stranger reports whether nobody in the paragraph is called so.
func (g *Grounds) stranger(name string) bool {
	return !slices.ContainsFunc(g.Players(), func(p string) bool { return oracle.SameName(p, name) })
}

// says reports whether the paragraph has every word of a part.
func (g *Grounds) says(part string) bool {
	r := newReader(Question{Text: part, Speaker: g.r.q.Speaker, Players: g.Players()}, g.r.cards)
	for i := 0; i < len(r.toks)-1; i++ {
		if m, ok := r.cardAt(i); ok && (m.length > 1 || r.toks[i].Capital()) && !g.seated(r.toks[i].Raw) {
			if !g.cards[m.card.Name] {
				return false
			}
			i += m.length - 1
			continue
		}
		if !g.hasWord(r.toks[i]) {
			return false
		}
	}
	return true
}

// hasWord reports whether the paragraph has a word or a sign, or need not have it.
func (g *Grounds) hasWord(t lex.Token) bool {
	_, verb := lexicon.VerbOf(t.Text)
	switch {
	case t.Kind == lex.PunctToken, t.Text == "'s", g.seated(t.Raw):
		return true
	case t.Kind == lex.NumberToken:
		return g.numbers[t.N]
	case t.Kind != lex.WordToken:
		return slices.ContainsFunc(g.r.toks, func(o lex.Token) bool { return o.Kind == t.Kind && o.Text == t.Text })
	case lexicon.Plays(t.Text, lexicon.Denies):
		return g.denies
	case g.stems[stemOf(t)], lexicon.Plays(t.Text, lexicon.PartWord), t.Text == "x" && t.Glued: // "2x Furnace of Rath"
		return true
	case lexicon.Plays(t.Text, lexicon.TurnPart):
		return false
	}
	return verb || controlVerb(t.Text) || lexicon.Plays(t.Text, lexicon.LittleWord)
}

// seated reports whether a word is of what somebody in the paragraph is called.
func (g *Grounds) seated(word string) bool {
	return slices.ContainsFunc(g.Players(), func(name string) bool {
		return slices.ContainsFunc(strings.Fields(name), func(w string) bool { return strings.EqualFold(w, word) })
	})
}

// calledSo stands between what an effect is called and its words.
const calledSo = " = "

// isCardOrQuoted reports whether an effect is a card, or an ability that the paragraph quotes.
func (g *Grounds) isCardOrQuoted(effect string) bool {
	effect, _, _ = strings.Cut(effectOf(effect, g.Players()).what, onWhat)
	if g.r.cards.find(effect) != nil {
		return true
	}
	if name, text, ok := strings.Cut(effect, calledSo); ok && g.r.cards.find(name) != nil {
		effect = text
	}
	quoted, all := plainTexts(effect), plainTexts(g.r.text)
	for from := range all {
		if len(quoted) > 0 && from+len(quoted) <= len(all) && slices.Equal(all[from:from+len(quoted)], quoted) {
			return true
		}
	}
	return false
}

// plainTexts are the words and numbers of a text, without its marks.
func plainTexts(text string) []string {
	var list []string
	for _, t := range lex.Scan(text) {
		switch t.Kind {
		case lex.PunctToken, lex.EndToken:
		case lex.NumberToken:
			list = append(list, itoa(t.N))
		default:
			list = append(list, t.Text)
		}
	}
	return list
}

// unsaid is what of the paragraph a reading has nothing of although it may change the ruling: a
// card, a number, a size, somebody's name, a name that nobody knows, or a denial.
func (g *Grounds) unsaid(read *Reading) []Left {
	r := g.r
	told := strings.Join(slices.Concat(read.Players, read.Effects, read.Facts, read.Events, []string{read.Edition}), spaceMark)
	said := wordStems(told)
	denied := slices.ContainsFunc(lex.Scan(told), func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Denies) })
	var list []Left
	leave := func(from, to int) {
		span := r.span(from, to)
		list = append(list, Left{Words: r.text[span[0]:span[1]], Span: span, Bears: Doubtful})
	}
	for i := 0; i < len(r.toks)-1; i++ {
		t := r.toks[i]
		m, ok := r.marks[i]
		if ok && !strings.Contains(told, m.card.Name) {
			leave(i, i+m.length)
		}
		if !ok {
			m, ok = g.short[i]
			ok = ok && strings.Contains(told, m.card.Name)
		}
		if ok {
			i += m.length - 1
			continue
		}
		number := t.Kind == lex.NumberToken || t.Kind == lex.PTToken || t.Kind == lex.SymbolToken
		seat := r.seatOf(t.Raw)
		named := seat != nobody && !r.seats[seat].unnamed && !r.seats[seat].speaker || r.newName(i, r.sentenceOf(i))
		if (number || named) && !said[stemOf(t)] || lexicon.Plays(t.Text, lexicon.Denies) && !denied && !r.askedAt(i) {
			leave(i, i+1)
		}
	}
	return list
}

// sentenceOf is the first token of the sentence in which a token stands.
func (r *reader) sentenceOf(at int) int {
	for at > 0 && !r.isStop(at-1) {
		at--
	}
	return at
}

// askedAt reports whether a token stands in a sentence that asks.
func (r *reader) askedAt(at int) bool {
	return slices.ContainsFunc(r.sentences(), func(p piece) bool { return p.asks && at >= p.from && at < p.to })
}
