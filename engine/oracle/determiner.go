package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// determiner reads what stands before the nouns:
//
//	Determiner = ["each" | "all" | "every" | "any"] ["other"] | "a" | "an" | "another"
//	           | "one or more" ["other"] | Number ["or more" | "or fewer"] ["other"]
//	           | "your" | "any number of" | "the" .
func (r *reader) determiner(p *Phrase) bool {
	switch t := r.peek(); {
	case r.eatWords("any", "number", "of"), r.eatWords("any", "amount", "of"):
		p.Count = shape.Expr(engine.Expr{Op: engine.AnyAmount})
		p.Plural = true
	case t.Text == "each" || t.Text == "all" || t.Text == "every":
		r.i++
		p.Each = true
		r.eatWords("of", "the")
		r.eatWords("the")
	case t.Text == "another":
		r.i++
		p.Other = true
		p.Count = shape.Lit(1)
	case t.Text == "a" || t.Text == "an":
		r.i++
		p.Count = shape.Lit(1)
	case t.Text == "the" && r.aboutTarget() && (r.aimed || !r.saysMore(2)):
		return r.fail() // one that was named before
	case t.Text == "any" || t.Text == "your" && r.ahead(1).Text == "opponents" || t.Text == "the":
		r.i++
	case t.Text == "no":
		r.i++
		p.Bound = engine.Range{Op: engine.Exactly, N: shape.Lit(0)}
	case t.Kind == lex.NumberToken:
		r.counted(p)
	case r.resolves && r.is("x"):
		r.i++
		p.Count, p.Plural = r.letter("X"), true
	case r.resolves && r.saysUpTo() && r.ahead(2).Kind == lex.NumberToken:
		r.i += 2
		n, _ := r.number()
		p.Count, p.UpTo, p.Plural = shape.Lit(n), true, n > 1
	case r.resolves && r.eatPhrase(upToX):
		p.Count, p.UpTo, p.Plural = r.letter("X"), true, true
	}
	if r.eat("other") {
		p.Other = true
	}
	return true
}

// upToX is as many as a letter says.
const upToX = "up to x"

// saysUpTo reports whether "up to" stands next.
func (r *reader) saysUpTo() bool {
	const upTo = "up to"
	_, ok := r.isPhrase(upTo)
	return ok
}

// aboutTarget says that "the creature" stands next, which after a target is one
// of those already named.
func (r *reader) aboutTarget() bool {
	types, plural, ok := shape.TypeWord(r.ahead(1).Text)
	return ok && !plural && types&engine.PermanentTypes != 0 || r.ahead(1).Text == "permanent"
}

// saysMore says that n tokens on a noun is described further: "the creature an
// opponent controls".
func (r *reader) saysMore(n int) bool {
	switch r.ahead(n).Text {
	case "an", "you", "your", "that", "with", "without", "of", "or", "they", "target", "card", "spell", "'s":
		return true
	}
	return false
}

// counted reads "two", "one or more", "two or more", "three or fewer", "one or two".
func (r *reader) counted(p *Phrase) {
	n, _ := r.number()
	switch {
	case r.eatWords("or", "more"):
		p.Bound = engine.Range{Op: engine.AtLeast, N: shape.Lit(n)}
	case r.eatWords("or", "fewer"), r.eatWords("or", "less"):
		p.Bound = engine.Range{Op: engine.AtMost, N: shape.Lit(n)}
	default:
		p.Count = shape.Lit(n)
	}
	p.Plural = true
}

// eatWords is eat without noting a failure: for words that may be absent.
func (c *cursor) eatWords(words ...string) bool {
	if !c.is(words...) {
		return false
	}
	c.i += len(words)
	return true
}

// eatLongest reads the longest of several phrases that comes next.
func (c *cursor) eatLongest(phrases []string) (string, bool) {
	best, n := "", 0
	for _, p := range phrases {
		if k := c.phraseLength(p); k > n {
			best, n = p, k
		}
	}
	c.i += n
	return best, n > 0
}

// phraseLength is how many tokens of a phrase, cut at its spaces, come next; 0
// when they do not.
func (c *cursor) phraseLength(phrase string) int {
	n := 0
	for phrase != "" {
		if phrase[0] == ' ' {
			phrase = phrase[1:]
			continue
		}
		t := c.at(n)
		if t.Kind == lex.EndToken || !beginsWith(phrase, t.Text) {
			return 0
		}
		phrase = phrase[len(t.Text):]
		n++
	}
	return n
}

// beginsWith reports whether a phrase begins with a word, in capitals or not.
func beginsWith(phrase, word string) bool {
	n := len(word)
	return n > 0 && n <= len(phrase) && (n == len(phrase) || phrase[n] == ' ') && (phrase[:n] == word || strings.EqualFold(phrase[:n], word))
}

// nouns reads the nouns after a determiner, with what follows them:
//
//	Nouns = Group { ("," | "or" | "and" | "and/or") Group } { After } .
func (r *reader) nouns(p *Phrase) bool {
	g, ok := r.group()
	if !ok {
		return false
	}
	groups := []nounGroup{g}
	for {
		at := r.i
		more, last, ok := r.moreGroups()
		if !ok {
			r.i = at
			break
		}
		if g.player && !g.plural && more[0].plural && !more[0].player {
			r.i = at // "target player and permanents they control": a list of phrases
			break
		}
		groups = append(groups, more...)
		if last {
			break
		}
	}
	for _, g := range groups {
		p.Plural = p.Plural || g.plural
	}
	spread(groups)
	fs := make([]engine.Filter, len(groups))
	for i := range groups {
		fs[i] = groups[i].f
	}
	at := r.i
	var after engine.Filter
	var sizes []engine.Filter
	for r.after(&after) || sizes == nil && r.eitherSize(&sizes) {
		at = r.i
	}
	r.i = at
	other := p.Other
	creatures := slices.ContainsFunc(fs, func(f engine.Filter) bool { return f.Types&engine.Creature != 0 })
	for i := range fs {
		said := after
		if creatures && fs[i].Types&engine.Creature == 0 && fs[i].Types&engine.PermanentTypes != 0 {
			said.Keywords, said.NotKeywords, said.Power, said.Toughness = nil, nil, engine.Range{}, engine.Range{} // of the creatures among them
		}
		fs[i] = shape.Merge(fs[i], said)
		fs[i].Other = (fs[i].Other || other) && !fs[i].Players
		if other && fs[i].Players && fs[i].Player == engine.AnyRelation {
			fs[i].Player = engine.NotYou
		}
	}
	if sizes != nil {
		if len(fs) > 1 {
			return r.fail()
		}
		fs = []engine.Filter{shape.Merge(fs[0], sizes[0]), shape.Merge(fs[0], sizes[1])}
	}
	p.Filter = shape.AnyOf(fs)
	return true
}

// eitherSize reads "with power or toughness 4 or greater", of which one is enough.
func (r *reader) eitherSize(sizes *[]engine.Filter) bool {
	const either = "with power or toughness"
	at := r.i
	if !r.eatPhrase(either) {
		return false
	}
	n, ok := r.atLeast()
	if !ok {
		r.i = at
		return r.fail()
	}
	*sizes = []engine.Filter{{Power: n}, {Toughness: n}}
	return true
}

// nounGroup is one "nontoken artifact creature card".
type nounGroup struct {
	f      engine.Filter
	plural bool
	player bool
	// noun is set when a noun closed the group, adj when it has words of its own
	// before the types.
	noun, adj bool
	word      int // words read
}

// moreGroups reads the rest of a list of groups that share one determiner.
func (r *reader) moreGroups() (more []nounGroup, last, ok bool) {
	for range deepest {
		comma := r.eatWords(",")
		conj := false
		for _, w := range []string{"or", "and", "and/or"} {
			conj = conj || r.eatWords(w)
		}
		if !comma && !conj {
			return nil, false, false
		}
		g, ok := r.group()
		if !ok {
			return nil, false, false
		}
		more = append(more, g)
		if conj {
			return more, true, true
		}
	}
	return nil, false, false
}

// spread gives the earlier members of a list what only the last one says
// ("instant or sorcery card"), and the later ones what the first one says
// before its nouns ("nontoken artifact or creature").
func spread(groups []nounGroup) {
	last := groups[len(groups)-1]
	first := groups[0]
	firstHead := first.noun || first.f.Types&^shape.Supertypes|first.f.AnyTypes != 0 || len(first.f.Subtypes)+len(first.f.AnySubtypes) > 0
	for i := range groups {
		g := &groups[i]
		if i < len(groups)-1 && !g.noun && !g.player && !last.player {
			g.f.Noun = last.f.Noun
			if g.f.Types == 0 && last.f.Types != 0 && len(g.f.Subtypes)+len(g.f.AnySubtypes) > 0 && len(last.f.Subtypes)+len(last.f.AnySubtypes) > 0 {
				g.f.Types = last.f.Types
			}
			if !last.noun && g.f.Types == 0 && len(g.f.Subtypes) == 0 && len(g.f.AnySubtypes) == 0 {
				g.f.Types |= last.f.Types
				g.f.Subtypes = last.f.Subtypes
			}
		}
		again := g.f.Types & first.f.Types &^ shape.Supertypes // "enchanted creature or enchantment creature"
		if i > 0 && first.adj && firstHead && again == 0 && !g.adj && !g.player && !first.plural {
			adj := first.f
			adj.Types, adj.Subtypes, adj.AnySubtypes, adj.Noun = adj.Types&shape.Supertypes, nil, nil, g.f.Noun
			g.f = shape.Merge(adj, g.f)
		}
	}
}

// group reads one group of adjectives, types, subtypes and a noun:
//
//	Group = { Adjective } { Type | Subtype } [ Noun ] .
func (r *reader) group() (nounGroup, bool) {
	g := nounGroup{}
	for !g.noun {
		at := r.i
		if !r.groupWord(&g) {
			r.i = at
			break
		}
		g.word++
	}
	if g.word == 0 {
		return g, r.fail()
	}
	return g, true
}

// groupWord reads one word of a group.
func (r *reader) groupWord(g *nounGroup) bool {
	t := r.peek()
	if t.Kind == lex.SymbolToken || t.Kind == lex.PunctToken || t.Kind == lex.EndToken {
		return r.fail()
	}
	if r.headNoun(g) || g.f.Types&^shape.Supertypes == 0 && len(g.f.Subtypes) == 0 && r.adjective(g) {
		return true
	}
	if types, plural, ok := shape.TypeWord(t.Text); ok {
		r.i++
		g.f.Types |= types
		g.plural = g.plural || plural
		g.adj = g.adj || types&shape.Supertypes != 0
		return true
	}
	if r.eatWords("urza", "'s") {
		g.f.Subtypes = append(g.f.Subtypes, "Urza's")
		return true
	}
	if next := r.ahead(1).Text; (t.Kind == lex.WordToken && t.Capital() || t.Kind == lex.SelfToken) && (next == "planeswalker" || next == "planeswalkers") {
		if _, _, isType := shape.TypeWord(t.Text); !isType {
			r.i++
			// "a Gideon planeswalker" is said on a card of that name too.
			g.f.Subtypes = append(g.f.Subtypes, r.text[t.Start:t.End])
			return true
		}
	}
	if sub, ok := shape.Subtype(t.Text); ok && t.Capital() {
		r.i++
		g.f.Subtypes = append(g.f.Subtypes, sub)
		g.plural = g.plural || t.Text != lowerFirst(sub) && t.Text == lexicon.Plural(lowerFirst(sub))
		return true
	}
	return r.fail()
}

// headNoun reads the noun that closes a group.
func (r *reader) headNoun(g *nounGroup) bool {
	w := r.peek().Text
	switch w {
	case "permanent", "permanents":
		if next := r.ahead(1).Text; next == "card" || next == "cards" || next == "spell" || next == "spells" {
			r.i++
			g.f.AnyTypes |= engine.PermanentTypes
			return true
		}
		g.f.Noun = engine.Permanent
	case "card", "cards":
		g.f.Noun = engine.CardNoun
		if r.ahead(1).Text == "or" && (r.ahead(2).Text == "token" || r.ahead(2).Text == "tokens") {
			g.f.Noun = engine.CardOrToken
			r.i += 2
		}
	case "player", "players":
		g.f.Players, g.player = true, true
	case "opponent", "opponents":
		g.f.Players, g.f.Player, g.player = true, engine.Opponent, true
	case "anything":
		g.f.Noun = engine.AnyThing
	default:
		if g.f.Noun = shape.Nouns.Means(strings.TrimSuffix(w, "s")); g.f.Noun == engine.AnyThing {
			return false
		}
	}
	r.i++
	g.noun = true
	g.plural = g.plural || w[len(w)-1] == 's'
	return true
}
