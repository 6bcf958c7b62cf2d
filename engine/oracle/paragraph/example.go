package paragraph

import (
	"maps"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// mostExampled is how many cards a paragraph without an event may name.
const mostExampled = 3

// example takes as an example, where the clauses tell nothing that happens, what may happen with the cards and words
// that they name: the first such event in which each card does something, but for one about itself that it happens to.
func (g *gist) example() (*Reading, bool) {
	named := g.namedCards()
	asks := slices.ContainsFunc(g.clauses, func(c gistClause) bool { return c.asks && !c.believed })
	if len(named) == 0 || len(named) == 1 && !asks || len(named) > mostExampled {
		return nil, false
	}
	for i, m := range g.marks {
		g.use(i, i+m.length)
	}
	if g.leavesSomebody() || g.usesLoyalty(named) || g.leavesDecisive() {
		return nil, false
	}
	told := strings.Join(g.told, " ")
	own := ownTexts(named)
	attached := slices.ContainsFunc(named, func(p placed) bool { return attaches(p.card) })
	for _, e := range g.exampled(named) {
		var board []placed
		var names []string
		for _, p := range named {
			if (p.card != e.with || attached) && !strings.Contains(told, p.card.Name) {
				board = append(board, p)
			}
			if p.card != e.with || !aboutItself(p.card) {
				names = append(names, p.card.Name)
			}
		}
		if !g.accounts(named, own, e.says) || slices.ContainsFunc(board, func(p placed) bool { return !placeable(p.card) }) {
			continue
		}
		if read, ok := g.stagedWith(board, names, e.says); ok {
			return read, true
		}
	}
	return nil, false
}

// usesLoyalty reports whether the paragraph speaks of a loyalty ability of a card that it names: that is what happens.
func (g *gist) usesLoyalty(named []placed) bool {
	return slices.ContainsFunc(named, func(p placed) bool { return p.card.Types&engine.Planeswalker != 0 }) &&
		slices.ContainsFunc(g.toks, func(t lex.Token) bool { return t.Kind == lex.NumberToken && t.Glued && signed(g.text, t) })
}

// accounts reports whether what is asked is about no more than the cards named and what happens: each word of it that
// tells something stands among those of the cards or in it.
func (g *gist) accounts(named []placed, own map[string]bool, happens string) bool {
	if slices.ContainsFunc(named, func(p placed) bool { return !strings.Contains(happens, p.card.Name) && !placeable(p.card) }) {
		return false
	}
	words := maps.Clone(own)
	for _, t := range lex.Scan(happens) {
		words[base(t.Text)], words[stem(t.Text)] = true, true
	}
	for _, c := range g.clauses {
		for i := c.from; i < c.to; i++ {
			if m, card := g.marks[i]; card {
				i += m.length - 1
				continue
			}
			if w := g.toks[i].Text; c.asks && !c.believed && (!words[base(w)] && !words[stem(w)] && g.narrows(i) || g.meetsAnother(i, happens)) {
				return false
			}
		}
	}
	return true
}

// meetsAnother reports whether a word in a question says how large something is, which no example is, that it is about combat
// where the example is not, or that the player is met whom the example does not meet: "how much does a 3/3 deal to me?"
func (g *gist) meetsAnother(i int, happens string) bool {
	const to, me = "to", " me."
	switch t := g.toks[i]; {
	case t.Kind == lex.PTToken:
		return true
	case lexicon.Plays(t.Text, lexicon.SpeaksOfCombat):
		return !strings.Contains(happens, inCombat)
	case i == 0 || g.toks[i-1].Text != to:
		return false
	case lexicon.Plays(t.Text, lexicon.SpeakersWord) && !lexicon.Plays(t.Text, lexicon.Possessive):
		return !strings.HasSuffix(happens, me)
	case lexicon.Plays(t.Text, lexicon.Gendered) || lexicon.Plays(t.Text, lexicon.OthersWord):
		return strings.HasSuffix(happens, me)
	}
	return false
}

// inCombat is the damage of attackers and blockers.
const inCombat = "combat damage"

// ownTexts are the words and numbers of what the cards say of themselves.
func ownTexts(named []placed) map[string]bool {
	words := map[string]bool{}
	for _, p := range named {
		maps.Copy(words, ownText(p.card))
	}
	return words
}

// narrows reports whether a word in a question says what it is about: what happens, a sort of thing, an ability, or a zone.
func (g *gist) narrows(i int) bool {
	t := g.toks[i]
	if interrogative(t.Text) || lexicon.Plays(t.Text, lexicon.Interacts) || lexicon.Plays(t.Text, lexicon.ExampleTalk) || lexicon.Plays(t.Text, lexicon.LittleWord) || lexicon.Plays(t.Text, lexicon.Modal) || controlVerb(t.Text) || lexicon.Plays(t.Text, lexicon.Copula) {
		return false
	}
	v, verb := lexicon.VerbOf(t.Text)
	return verb && v.Event || headWord(t) || keywordWord(t.Text) || lexicon.Plays(t.Text, lexicon.Elsewhere) || isSubtype(t.Text) || settingWord(t.Text)
}

// namedCards are the cards that a paragraph names, each once, with whose the words around it say that it is.
func (g *gist) namedCards() (list []placed) {
	for i := 0; i < len(g.toks); i++ {
		if m, card := g.marks[i]; card && !slices.ContainsFunc(list, func(p placed) bool { return p.card == m.card }) {
			list = append(list, placed{m.card, g.ownerAt(i), g.onlyAskedAt(i)})
		}
	}
	return list
}

// exampled are what may be supposed to happen where the cards named are all that a paragraph tells of, the likeliest first.
func (g *gist) exampled(named []placed) (list []happening) {
	for _, p := range named {
		if len(named) == 1 && !aboutItself(p.card) {
			continue
		}
		for _, sort := range sortsOf(p.card) {
			for _, says := range stagedRows(sort) {
				theirs := strings.Contains(says, otherPlayer+"'s "+stagedIt) || strings.HasPrefix(says, say.Capital(otherPlayer)+" ")
				if p.who == ownedByMe && theirs || p.who == ownedByThem && !theirs {
					continue
				}
				list = append(list, happening{strings.ReplaceAll(says, stagedIt, p.card.Name), p.card})
			}
		}
	}
	for _, t := range g.toks {
		for _, says := range stagedRows(wordSort + base(t.Text)) {
			list = append(list, happening{says, nil})
		}
	}
	if len(named) == 1 && len(g.told) == 0 {
		return list
	}
	for _, says := range stagedRows(anySort) {
		list = append(list, happening{says, nil})
	}
	return list
}

// happening is a sentence that tells what may be supposed to happen, and the card it happens with, nil for none.
type happening struct {
	says string
	with *oracle.Card
}

// The sorts of the list.
const (
	spellSort        = "spell"
	permanentSort    = "permanent"
	usedSort         = "used"
	shieldSort       = "shield"
	creatureSort     = "creature"
	planeswalkerSort = "planeswalker"
	thingSort        = "thing"
	inGraveyard      = "graveyard"
	inHand           = "hand"
	wordSort         = "word "
	anySort          = "any"
)

// stagedIt stands in the list for the card that something happens with.
const stagedIt = "<it>"

// sortsOf are the sorts of the list that a card is of.
func sortsOf(card *oracle.Card) (sorts []string) {
	for _, zone := range []struct {
		of   engine.Zone
		sort string
	}{{engine.Graveyard, inGraveyard}, {engine.Hand, inHand}} {
		if worksFrom(card, zone.of) {
			sorts = append(sorts, zone.sort)
		}
	}
	switch {
	case isSpell(card):
		if able(card) {
			sorts = append(sorts, shieldSort)
		}
		return append(sorts, spellSort)
	case card.Types&engine.Creature != 0:
		return append(sorts, creatureSort)
	case card.Types&engine.Planeswalker != 0:
		return append(sorts, planeswalkerSort)
	}
	return append(sorts, thingSort)
}

// aboutItself reports whether a card has an effect about what happens to it, or is a spell.
func aboutItself(card *oracle.Card) bool {
	return isSpell(card) || slices.ContainsFunc(card.Effects, func(a oracle.Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return engine.AboutItself(&e) })
	})
}

// attachedTo says to what something is attached.
const attachedTo = " is attached to "

// exampleCreature is the creature of the list's examples.
const exampleCreature = "Hill Giant"

// attachments tell to what the Auras and Equipment of a board are attached: to the creature on it.
func attachments(board []placed) (says []string) {
	for _, p := range board {
		if !attaches(p.card) {
			continue
		}
		carrier := slices.IndexFunc(board, func(p placed) bool { return p.card.Types&engine.Creature != 0 && !attaches(p.card) })
		name := speakersOwn + exampleCreature
		if carrier >= 0 {
			name = board[carrier].card.Name
		}
		says = append(says, p.card.Name+attachedTo+name+".")
	}
	return says
}

// worksFrom reports whether a card has an effect that works while it is in a zone.
func worksFrom(card *oracle.Card, zone engine.Zone) bool {
	return slices.ContainsFunc(card.Effects, func(a oracle.Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return e.FromZone == zone })
	})
}

// stagedWith reads a board on which something happens, with each permanent of which nobody says whose it is under the
// control of either player: the first way in which each card does something.
func (g *gist) stagedWith(board []placed, names []string, happens string) (*Reading, bool) {
	for sides := range 1 << len(board) {
		var says []string
		fits := true
		for i, p := range board {
			who := ownedBy(1 + sides>>i&1)
			fits = fits && (p.who == ownedByNobody || p.who == who)
			says = append(says, who.controls(p.card))
		}
		if !fits {
			continue
		}
		s, meant := &suppose{cards: g.cards}, g.q
		meant.Text = strings.Join(slices.Concat(says, attachments(board), g.told, []string{happens}), " ")
		if s.try(meant, []Taken{{Words: strings.TrimSpace(g.q.Text), For: meant.Text}}, names, false); len(s.found) == 0 {
			continue
		}
		read := s.found[0]
		if len(read.Left) > 0 || !(&cover{q: g.q, cards: g.cards}).meets(read) {
			continue
		}
		read.Left, read.LeftAside, read.Wanted = g.leftOver(), append(read.LeftAside, g.words(true)...), g.words(false)
		return read, true
	}
	return nil, false
}
