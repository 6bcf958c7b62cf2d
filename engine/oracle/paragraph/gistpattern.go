package paragraph

import (
	"cmp"
	_ "embed"
	"slices"
	"strings"
	"sync"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

//go:embed gist.txt
var gistList string

// reduce takes up what a clause says that happens, by its spell or its verb, and notes the cards in it.
func (g *gist) reduce(c gistClause) bool {
	if s := g.spellIn(c); s != nil {
		return g.castIn(c, s)
	}
	for i := c.from; i < c.to; i++ {
		if g.markedAt(i) {
			i += g.marks[i].length - 1
			continue
		}
		if slices.ContainsFunc(patternsOf(g.toks[i].Text), func(pattern string) bool { return g.fill(c, i, pattern) }) {
			return true
		}
	}
	g.noteSubject(c)
	return true
}

// patternsOf are what the list has a verb say, with its parts in braces, the likeliest first; none for a word that is no
// such verb.
func patternsOf(word string) (patterns []string) {
	v, verb := lexicon.VerbOf(word)
	for _, row := range gistRows() {
		if slices.Contains(row.verbs, word) || verb && slices.Contains(row.verbs, v.Plain) {
			patterns = append(patterns, row.pattern)
		}
	}
	return patterns
}

// gistRow is a line of the list: verbs, and what they say that happens.
type gistRow struct {
	verbs   []string
	pattern string
}

var gistRows = sync.OnceValue(func() []gistRow { return rowsOf(gistList) })

// rowsOf are the lines of a list of verbs and patterns.
func rowsOf(list string) (rows []gistRow) {
	const end = ": " // of the verbs
	for line := range strings.Lines(list) {
		words, pattern, ok := strings.Cut(strings.TrimSpace(line), end)
		if ok && !strings.HasPrefix(line, comment) {
			rows = append(rows, gistRow{strings.Fields(words), pattern})
		}
	}
	return rows
}

// gistPattern is a pattern that is being filled in from the words around a verb.
type gistPattern struct {
	subject, number string
	// after are the nouns behind the verb that no part has taken; kind are the tokens of the kind of tokens made.
	after []gistNoun
	kind  [2]int
	// spans are the tokens taken.
	spans [][2]int
}

// fill fills the parts of a pattern in from the words around the verb at a token, and takes up what comes of it
// where it reads.
func (g *gist) fill(c gistClause, at int, pattern string) bool {
	before, after := g.nouns(c.from, at), g.nouns(at+1, c.to)
	p := gistPattern{subject: cmp.Or(g.subject, speakerActs), after: after, kind: g.kindOfTokens(at+1, c.to), spans: [][2]int{{at, at + 1}}}
	if len(before) > 0 {
		last := before[len(before)-1]
		p.subject = nominative(last)
		p.spans = append(p.spans, [2]int{last.from, last.to})
	}
	if len(before) == 0 && p.subject == speakerActs && doesOfAnother(g.toks[at].Text) {
		return false // somebody else does it, and nobody knows who
	}
	const number = "{n}"
	behind := pattern[max(0, strings.Index(strings.ToLower(pattern), number)):]
	for i := c.from; i < c.to && p.number == ""; i++ {
		if g.mayCount(i, behind) {
			p.number = itoa(g.toks[i].N)
			p.spans = append(p.spans, [2]int{i, i + 1})
		}
	}
	says, ok := p.sentence(g, pattern)
	if c.within || !ok || !g.reads(says) {
		return false
	}
	g.happen(c, says, at, at+1)
	for _, s := range p.spans {
		g.use(s[0], s[1])
	}
	g.giveOwners(slices.Concat(before, after))
	if len(before) > 0 && before[len(before)-1].player {
		g.subject = p.subject
	}
	return true
}

// countsPlayers reports whether a number at a token says of how many players something is told: "each of three opponents".
func (g *gist) countsPlayers(i int) bool {
	next := g.toks[i+1].Text
	return roleWord(next) || lexicon.Plays(next, lexicon.OthersWord) || lexicon.Plays(next, lexicon.TableOf)
}

// mayCount reports whether a token is a number of what words say: nothing else stands behind it.
func (g *gist) mayCount(i int, behind string) bool {
	t, next := g.toks[i], g.toks[min(i+1, len(g.toks)-1)]
	if t.Kind != lex.NumberToken || g.inName(i) || g.markedAt(i) || g.countsPlayers(i) {
		return false
	}
	if lexicon.Plays(next.Text, lexicon.AmountOf) {
		for word := range strings.FieldsSeq(behind) {
			if base(word) == base(next.Text) || lexicon.Plays(word, lexicon.DamageWord) && lexicon.Plays(next.Text, lexicon.DamageWord) {
				return true
			}
		}
		return false
	}
	return strings.Contains(behind, kindPart) || next.Kind != lex.PTToken && !headWord(next) && !g.markedAt(i+1) && !isSubtype(next.Text) && !adjectiveWord(next.Text)
}

// doesOfAnother reports whether a word is a verb in the form that says of somebody else what he does.
func doesOfAnother(w string) bool {
	v, verb := lexicon.VerbOf(w)
	return verb && w == v.Third && w != v.Plain
}

// sentence is the pattern with its parts filled in; ok is false where one is missing.
func (p *gistPattern) sentence(g *gist, pattern string) (says string, ok bool) {
	var words []string
	for part := range strings.FieldsSeq(pattern) {
		word, ok := p.part(g, part)
		if !ok {
			return "", false
		}
		words = append(words, word)
	}
	if v, verb := lexicon.VerbOf(words[1]); verb && p.subject != speakerActs && words[0] == p.subject {
		words[1] = v.Third
	}
	if words[1] == copula && (words[0] == speakerActs || words[0] == speakerSuffers) {
		words[0], words[1] = speakerActs, copulaOfSpeaker
	}
	return say.Capital(strings.Join(words, " ")) + ".", true
}

// The form of "be" in the patterns, and that of whoever speaks.
const (
	copula          = "is"
	copulaOfSpeaker = "am"
)

// oneOf stands for a number that nobody says, and comment begins a line of the list that is none.
const (
	oneOf   = "a"
	comment = "#"
)

// part fills in one part of a pattern; a word of it stands as it is.
func (p *gistPattern) part(g *gist, part string) (word string, ok bool) {
	switch part {
	case "{S}":
		return p.subject, true
	case "{N}":
		return cmp.Or(p.number, oneOf), true
	case "{n}":
		return p.number, p.number != ""
	case "{K}":
		p.spans = append(p.spans, p.kind)
		return g.raw(p.kind[0], p.kind[1]), p.kind[0] < p.kind[1]
	case "{O}", "{T}":
		if len(p.after) > 0 {
			n := p.after[0]
			p.after, p.spans = p.after[1:], append(p.spans, [2]int{n.from, n.to})
			return n.says, true
		}
		if p.subject == "it" {
			return "", false
		}
		if p.subject == speakerActs || strings.HasPrefix(p.subject, speakersOwn) && !strings.HasPrefix(p.subject, otherPlayer) {
			return otherPlayer, part == "{T}"
		}
		return speakerSuffers, part == "{T}"
	}
	return part, true
}

// kindOfTokens are the words that say what tokens are made, behind their number.
func (g *gist) kindOfTokens(from, to int) [2]int {
	for from < to && (g.toks[from].Kind == lex.NumberToken || lexicon.Plays(g.toks[from].Text, lexicon.Article)) {
		from++
	}
	end := from
	for end < to && (g.toks[end].Kind == lex.PTToken || isSubtype(g.toks[end].Text) || adjectiveWord(g.toks[end].Text) || headWord(g.toks[end])) {
		end++
	}
	return [2]int{from, end}
}

// giveOwners puts a permanent of which nobody says whose it is under the control of the player whom the other nouns
// around a verb leave for it.
func (g *gist) giveOwners(list []gistNoun) {
	mine, theirs := false, false
	for _, n := range list {
		mine, theirs = mine || n.mine, theirs || n.theirs
	}
	for _, n := range list {
		if n.card == nil || n.mine || n.theirs || isSpell(n.card) || !g.used[n.from] {
			continue
		}
		who := ownedByNobody
		switch {
		case mine && !theirs:
			who = ownedByThem
		case theirs && !mine:
			who = ownedByMe
		}
		g.board = append(g.board, placed{n.card, who, false})
	}
}

// happen takes up a statement of what happens, before the last one where the clause says that it is earlier.
func (g *gist) happen(c gistClause, says string, from, to int) {
	g.happens++
	g.use(from, to)
	if at := len(g.told) - 1; c.earlier && at >= 0 {
		g.told = slices.Insert(g.told, at, says)
		return
	}
	g.told = append(g.told, says)
}

func (g *gist) use(from, to int) {
	for i := from; i < to; i++ {
		g.used[i] = true
	}
}
