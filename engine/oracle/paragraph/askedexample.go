package paragraph

import (
	_ "embed"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

//go:embed asked.txt
var askedList string

// askedRow is a row of the list: what is asked about, and what happens for example.
type askedRow struct {
	called  []string
	happens string
}

// askedRows are the rows of the list.
func askedRows() (list []askedRow) {
	const behind, between = ": ", ", "
	for line := range strings.Lines(askedList) {
		called, happens, ok := strings.Cut(strings.TrimSpace(line), behind)
		if ok && line[0] != '#' {
			list = append(list, askedRow{strings.Split(called, between), happens})
		}
	}
	return list
}

// The rows of the list for cards and players, and what stands in it for the kind of tokens.
const (
	rowSpell        = "the spell"
	rowCreature     = "the creature"
	rowPlaneswalker = "the planeswalker"
	rowPermanent    = "the permanent"
	rowFighting     = "the fighting"
	rowHurting      = "the hurting"
	rowPlayer       = "the player"
	tokenKindOf     = "{kind}"
)

// rows are the sentences of the list for an object, with the card or the kind of tokens put in.
func (o *askedObject) rows() (list []string) {
	fill := func(s string) string { return s }
	sorts := []string{o.words}
	switch {
	case o.player:
		sorts = []string{rowPlayer}
	case o.card != nil:
		deals, hurts := damageOf(o.card)
		if sorts = cardRows(o.card, o.hurts, hurts); o.tokens {
			return tokensOf(o.card)
		}
		card := []string{"{it}", o.card.Name, "{n}", deals}
		fill = strings.NewReplacer(card...).Replace
	}
	var kinds []string
	for _, row := range askedRows() {
		for _, called := range row.called {
			if slices.Contains(sorts, called) {
				list = append(list, fill(row.happens))
			} else if kind, ok := o.kindIn(called); ok {
				kinds = append(kinds, strings.ReplaceAll(row.happens, tokenKindOf, kind))
			}
		}
	}
	if len(list) == 0 {
		return kinds
	}
	return list
}

// kindIn is the kind of tokens that the object's words have where the list has any.
func (o *askedObject) kindIn(called string) (kind string, ok bool) {
	behind, any := strings.CutPrefix(called, tokenKindOf)
	kind, has := strings.CutSuffix(o.words, behind)
	if !any || !has || strings.Contains(kind, " ") {
		return "", false
	}
	for _, one := range [...]string{base(kind), kind} {
		if one = say.Capital(one); len(one) > 2 && (engine.Predefined(one) || isSubtype(one)) {
			return one, true
		}
	}
	return "", false
}

// cardRows are the rows of the list for a card, those about damage that it deals where only they are asked for.
func cardRows(c *oracle.Card, onlyHurts, hurts bool) (sorts []string) {
	if isSpell(c) {
		return []string{rowSpell}
	}
	if hurts {
		sorts = append(sorts, rowHurting)
	}
	switch {
	case onlyHurts && hurts:
	case onlyHurts:
		sorts = append(sorts, rowFighting)
	case c.Types&engine.Creature != 0:
		if sorts = append(sorts, rowCreature); len(c.Triggers) == 0 {
			sorts = append(sorts, rowFighting)
		}
	case c.Types&engine.Planeswalker != 0:
		sorts = append(sorts, rowPlaneswalker)
	default:
		sorts = append(sorts, rowPermanent)
	}
	return sorts
}

// tokensOf tell that the tokens are created which a card says that it makes.
func tokensOf(c *oracle.Card) (list []string) {
	const create, token = "create", "token"
	for _, text := range textsOf(c) {
		toks := lex.Scan(text)
		from := slices.IndexFunc(toks, func(t lex.Token) bool { return base(t.Text) == create })
		if from < 0 {
			continue
		}
		behind := slices.IndexFunc(toks[from:], func(t lex.Token) bool { return base(t.Text) == token })
		if behind > 0 {
			list = append(list, byOne+create+text[toks[from].End:toks[from+behind].End]+".")
		}
	}
	return list
}

// dealsDamage reports whether a card says that it deals some number of damage.
func dealsDamage(c *oracle.Card) bool {
	_, ok := damageOf(c)
	return ok
}

// damageOf is how much damage a card says that it deals, in figures; ok is false where it deals none.
func damageOf(c *oracle.Card) (much string, ok bool) {
	const deals = "deals"
	for _, text := range textsOf(c) {
		toks := lex.Scan(text)
		for i := range toks[:max(0, len(toks)-2)] {
			if toks[i].Text == deals && toks[i+1].Kind == lex.NumberToken && toks[i+2].Text == damageUnit {
				return itoa(toks[i+1].N), true
			}
		}
	}
	return "", false
}

// What stands in the list before what is done by whose the thing is, and by the other player.
const (
	byOne   = "* "
	byOther = "** "
	castsIt = byOne + "cast "

	nextSentence = ". "
	meetsSpeaker = " me."
)

// filling puts the players into a sentence of the list.
type filling struct{ who ownedBy }

// turn tells whose turn it is.
func (f *filling) turn() string {
	return "It is " + map[ownedBy]string{ownedByMe: speakersOwn, ownedByThem: otherPlayer + "'s "}[f.who] + "turn."
}

// in is a row of the list with the players in it.
func (f *filling) in(row string) string {
	me, other := "I", otherPlayer
	own, his := strings.TrimSpace(speakersOwn), otherPlayer+"'s"
	him, them := otherPlayer, "me"
	if f.who == ownedByThem {
		me, other, own, his, him, them = other, me, his, own, them, him
	}
	players := []string{"<I>", them, "<my>", own, "<Own>", say.Capital(own), "<him>", him, "<his>", his, "<His>", say.Capital(his)}
	filled := strings.NewReplacer(players...).Replace(row)
	var sentences []string
	for s := range strings.SplitSeq(filled, nextSentence) {
		if does, second := strings.CutPrefix(s, byOther); second {
			s = say.Capital(whoDoes(other, does))
		} else if does, one := strings.CutPrefix(s, byOne); one {
			s = say.Capital(whoDoes(me, does))
		}
		sentences = append(sentences, s)
	}
	return strings.Join(sentences, nextSentence)
}

// whoDoes is a sentence about what the speaker or another does.
func whoDoes(who, does string) string {
	if who == "I" {
		return who + " " + does
	}
	return who + " " + lexicon.ThirdPerson(does)
}

// example is one way in which what is asked about may happen, with whose the effect is.
type example struct {
	source ownedBy
	tells  string
}

// turns tell whose turn it may be: what the question says, or either player's where an effect speaks of turns.
func (q *askedEffect) turns() []string {
	if q.turn == "" && saysOne(q.source, speaksOfTurns) {
		return []string{(&filling{ownedByMe}).turn(), (&filling{ownedByThem}).turn()}
	}
	return []string{q.turn}
}

// examples are the ways in which what a question is about may happen, the likeliest first.
func (q *askedEffect) examples() (list []example) {
	for _, sides := range q.sides() {
		for _, row := range q.object.rows() {
			tells := (&filling{sides[1]}).in(row)
			if q.object.own && strings.HasPrefix(row, byOther) || q.does != "" && !strings.Contains(tells, " "+q.does) || q.object.meetsMe && !strings.HasSuffix(tells, meetsSpeaker) {
				continue
			}
			for _, turn := range q.turns() {
				list = append(list, example{sides[0], strings.TrimSpace(turn + " " + tells)})
			}
		}
	}
	return list
}

// sides are whose the effect and whose the object may be, the likeliest first. Who asks what an effect does to an opponent's
// things, or for the better to his own, has it himself.
func (q *askedEffect) sides() (list [][2]ownedBy) {
	o := &q.object
	sources, objects := []ownedBy{ownedByMe}, []ownedBy{ownedByMe, ownedByThem}
	if !q.verb.good && !q.open {
		objects = []ownedBy{ownedByThem, ownedByMe}
	}
	if o.whose != ownedByNobody {
		objects = []ownedBy{o.whose}
	}
	switch {
	case q.whose != ownedByNobody:
		sources = []ownedBy{q.whose}
	case o.whose == ownedByMe && !o.own && !q.verb.good:
		sources = []ownedBy{ownedByThem, ownedByMe}
	}
	for _, source := range sources {
		for _, object := range objects {
			list = append(list, [2]ownedBy{source, object})
		}
	}
	return list
}

// board tells that the effect is there, and whose.
func (q *askedEffect) board(whose ownedBy) string {
	if !isSpell(q.source) {
		return strings.Join(append([]string{whose.controls(q.source)}, attachments([]placed{{card: q.source}})...), " ")
	}
	return say.Capital((&filling{whose}).in(castsIt + q.source.Name + "."))
}
