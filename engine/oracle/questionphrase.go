package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// phraseText is a sentence as a chart reads it: what a word, and what a name, can be at
// a place.
type phraseText struct {
	s *sentence
	c *english.Categories
}

// At is the token at a place.
func (t phraseText) At(i int) string {
	if i >= len(t.s.toks)-1 {
		return ""
	}
	return t.s.toks[i].Text
}

// Words are what the tokens at a place can be.
func (t phraseText) Words(i int) []chart.Word {
	s := t.s
	at, far := s.i, s.far
	defer func() { s.i, s.far = at, far }()
	s.i = min(i, len(s.toks)-1)
	switch tok := s.peek(); tok.Kind {
	case lex.EndToken:
		return nil
	case lex.NumberToken:
		list := []chart.Word{{Cat: t.c.Number, Val: tok.N, Len: 1}}
		return slices.Concat(list, t.players(), t.names()) // "one opponent's", "7 Dwarves"
	case lex.PTToken:
		return t.sizes(tok)
	case lex.PunctToken:
		return t.mentioned()
	}
	players := t.players()
	if slices.ContainsFunc(players, func(w chart.Word) bool { return w.Cat == t.c.Possessive }) && !s.nameAhead() {
		return players // what follows is theirs, and no part of a name
	}
	return slices.Concat(players, t.names(), t.qualities())
}

// sizes are "2/2" as a size and "+1/+1" as a kind of counter.
func (t phraseText) sizes(tok lex.Token) []chart.Word {
	list := t.counters()
	if p, q, ok := powerAndToughness(tok.Text); ok {
		list = append(list, chart.Word{Cat: t.c.Size, Val: tree.Mod{Slot: tree.Size, N: p, M: q}, Len: 1})
	}
	return list
}

// counters is the kind of counter that stands next, before the word.
func (t phraseText) counters() []chart.Word {
	n := max(1, keywordAbility(t.s.cursor))
	if last := t.s.ahead(n).Text; last != "counter" && last != "counters" {
		return nil
	}
	return []chart.Word{{Cat: t.c.Counter, Val: tokensKey(t.s.toks[t.s.i : t.s.i+n]), Len: n}}
}

// mentioned are the players behind the "@" of a mention, "@Alice".
func (t phraseText) mentioned() []chart.Word {
	if t.s.peek().Text != "@" {
		return nil
	}
	t.s.i++
	list := t.players()
	for i := range list {
		list[i].Len++
	}
	return list
}

// players are the player, and the one whose something is, that the next words name.
func (t phraseText) players() []chart.Word {
	var list []chart.Word
	add := func(cat *chart.Cat, kind tree.NameKind, text string, n int) {
		list = append(list, chart.Word{Cat: cat, Val: &tree.Phrase{Name: &tree.Name{Kind: kind, Text: text}}, Len: n})
	}
	s := t.s
	if p, n, ok := s.possessive(); ok {
		add(t.c.Possessive, tree.PlayerName, s.a.board.Players[p].Name, n)
	} else if n := s.newPossessive(); n > 0 {
		add(t.c.Possessive, tree.NewName, s.raw(s.i, s.i+n), n+1)
	}
	if p, n := s.playerAhead(); n > 0 && s.ahead(n).Text != "'s" {
		add(t.c.Player, tree.PlayerName, s.a.board.Players[p].Name, n)
	} else if n := s.newPlayerAhead(); n > 0 {
		add(t.c.Player, tree.NewName, s.raw(s.i, s.i+n), n)
	}
	return list
}

// names is the name of a thing that stands next: one that is known, or capitalised words
// that nobody bore and that do not describe a thing.
func (t phraseText) names() []chart.Word {
	var list []chart.Word
	if name, n, ok := t.s.nameOfThing(); ok {
		list = append(list, chart.Word{Cat: t.c.Name, Val: &name, Len: n})
	}
	if n := t.s.capitals(); n > 0 {
		list = append(list, chart.Word{Cat: t.c.AnyName, Val: &tree.Name{Text: t.s.raw(t.s.i, t.s.i+n)}, Len: n})
	}
	return list
}

// capitals is how many capitalised words stand next, with small words between them, up to
// the name of a player.
func (s *sentence) capitals() int {
	at := s.i
	defer func() { s.i = at }()
	last := 0
	for n := 1; s.peek().Kind == lex.WordToken && (s.peek().Capital() || n > 1 && nameLink(s.peek().Text)); n++ {
		if _, player := s.playerAhead(); player > 0 {
			break
		}
		if s.peek().Capital() {
			last = n
		}
		s.i++
	}
	return last
}

// qualities are what the next word says of a thing: an adjective, a noun, a keyword, a
// kind of counter. Words that begin a name describe only if nothing else can be read.
func (t phraseText) qualities() []chart.Word {
	cost := chart.AsPrinted
	if t.s.peek().Capital() && !t.s.describedAhead() {
		cost = chart.LastResort
	}
	list := append(t.describingWords(t.s.peek(), cost), t.counters()...)
	at := t.s.i
	if w, ok := newReaderAt(t.s.cursor).keyword(); ok {
		list = append(list, chart.Word{Cat: t.c.Keyword, Val: tree.Mod{Slot: tree.Keyword, Key: w}, Len: t.s.i - at})
	} else if t.s.i = at; t.s.qualified() {
		list = append(list, chart.Word{Cat: t.c.Keyword, Val: tree.Mod{Slot: tree.Keyword, Key: tokensKey(t.s.toks[at:t.s.i])}, Len: t.s.i - at})
	}
	t.s.i = at
	return list
}

// qualified reads a keyword with what belongs to it: "protection from red", "absorb 2".
func (s *sentence) qualified() bool {
	switch {
	case s.eatWords("protection", "from"):
		_, ok := newReaderAt(s.cursor).nounPhraseOrColor()
		return ok
	case s.eatWords("absorb"):
		_, ok := s.number()
		return ok
	}
	return false
}

// nameOfThing is the name of a thing that stands next, and its length.
func (s *sentence) nameOfThing() (tree.Name, int, bool) {
	at := s.i
	defer func() { s.i = at }()
	m := newMention(at)
	if s.named(&m) {
		return tree.Name{Kind: tree.ThingName, Text: m.called, Number: m.number, At: at}, s.i - at, true
	}
	if (!s.peek().Capital() || !s.describedAhead()) && s.runName(&m) {
		return tree.Name{Kind: tree.NewName, Text: m.called, Number: m.number, At: at}, s.i - at, true
	}
	return tree.Name{}, 0, false
}

// phrases reads what a chart finds of a category where the sentence stands: the longest
// that fits, of those the cheapest. Two of one cost that mean different things are refused.
func (s *sentence) phrases(cat func(*english.Grammar) *chart.Cat, fits func(val any) bool) (any, bool) {
	g := english.Nouns()
	c := g.Read(phraseText{s, g.Categories})
	list := c.From(cat(g), s.i)
	for k := range list {
		r := &list[k]
		if !fits(r.Val) {
			if denyItself(modsOf(r.Val)) {
				s.stop(s.contrary(say.New("\"%s\" contradicts itself.", s.raw(s.i, r.End))))
			}
			continue
		}
		if k+1 < len(list) && list[k+1].End == r.End && list[k+1].Cost == r.Cost && fits(list[k+1].Val) && !tree.Same(r.Val, list[k+1].Val) {
			continue
		}
		s.i = r.End
		return r.Val, true
	}
	if at, wanted := c.Missing(); len(list) == 0 {
		s.miss(at, lex.SortsOf(wanted))
		s.far = max(s.far, at)
	}
	return nil, s.fail()
}

// thing reads a noun phrase that means a thing into a mention.
func (s *sentence) thing(m *mention) bool {
	var d description
	val, ok := s.phrases(aThing, func(val any) bool {
		d = newDescription()
		return d.takeAll(val.(*tree.Phrase).Mods) && d.inNoun()
	})
	if !ok {
		return false
	}
	p := val.(*tree.Phrase)
	m.desc = d
	if p.Name != nil {
		m.called, m.known, m.number, m.nameAt = p.Name.Text, p.Name.Kind != tree.NewName, p.Name.Number, p.Name.At
	}
	if d.named != "" && m.called == "" {
		m.called = d.named
	}
	for _, whose := range []*tree.Phrase{p.Whose, d.by} {
		if whose == nil {
			continue
		}
		if id, ok := s.a.player(whose.Name.Text); ok {
			m.of = id
		} else {
			m.ofNew = whose.Name.Text
		}
	}
	return true
}

// playerOf is the player whom a phrase names; one not yet seated takes a seat.
func (a *asker) playerOf(p *tree.Phrase) engine.PlayerID {
	if id, ok := a.player(p.Name.Text); ok {
		return id
	}
	return a.seat(p.Name.Text)
}

// said reads what is said of a thing, of a category of the grammar.
func (s *sentence) said(cat func(*english.Grammar) *chart.Cat) (description, bool) {
	var d description
	_, ok := s.phrases(cat, func(val any) bool {
		d = newDescription()
		return d.takeAll(val.(tree.Mods))
	})
	return d, ok
}

// denied reads what is said of a thing, of a category of the grammar, and turns it round.
func (s *sentence) denied(cat func(*english.Grammar) *chart.Cat) (description, bool) {
	var d description
	_, ok := s.phrases(cat, func(val any) bool {
		mods, ok := val.(tree.Mods).Not()
		d = newDescription()
		return ok && d.takeAll(mods)
	})
	return d, ok
}

// The categories of which sentences are read.
func aThing(g *english.Grammar) *chart.Cat    { return g.Thing }
func whatItIs(g *english.Grammar) *chart.Cat  { return g.Said }
func behindIt(g *english.Grammar) *chart.Cat  { return g.Behind }
func whatItHas(g *english.Grammar) *chart.Cat { return g.Haves }

// describes reports whether a word can describe a thing or be its noun.
func describes(w string) bool {
	_, _, ok := english.Describing(w)
	return ok
}

// describingWords are the adjective and the noun that a token can be.
func (t phraseText) describingWords(tok lex.Token, cost int) []chart.Word {
	if tok.Capital() && t.s.ahead(1).Raw == "planeswalker" && !describes(tok.Text) {
		return []chart.Word{{Cat: t.c.Head, Val: tree.Mods{{Slot: tree.Subtype, Key: tok.Raw}}, Len: 1}} // a type that only planeswalkers have
	}
	mods, head, ok := english.Describing(tok.Text)
	if !ok {
		return nil
	}
	cat := t.c.Adjective
	if head {
		cat = t.c.Head
	}
	return []chart.Word{{Cat: cat, Val: mods, Len: 1, Cost: cost}}
}
