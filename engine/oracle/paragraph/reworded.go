package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// rewordedAt is what stands in the text in the place of words from a token on which say in another place or by another word what a sentence of
// its own says, and how many tokens that takes up: by the first of the ways to reword that has anything to say of them.
func (r *reader) rewordedAt(i int) ([]change, int) {
	for _, reword := range [...]func(*reader, int) ([]change, int){
		(*reader).whoseBehind, (*reader).orderMeant, (*reader).clarifiedApart, (*reader).playerByCard, (*reader).describedPlayer, (*reader).thatOne, (*reader).labelled, (*reader).hasGot,
		(*reader).thingMeant, (*reader).aimedApart, (*reader).isSaid, (*reader).describedBefore, (*reader).describedBehind,
		(*reader).theOneWho, (*reader).whileHolding, (*reader).likewiseHolds, (*reader).castApart, (*reader).standingWith, (*reader).usedAsVerb,
	} {
		if told, n := reword(r, i); n > 0 {
			return told, n
		}
	}
	return nil, 0
}

// namedThing is a card or permanent that a text speaks of: the tokens of all that names it.
type namedThing struct {
	from, to int
	card     *oracle.Card
}

// mentionsIn are the cards and permanents that tokens speak of, each once, but for spells where they are not wanted.
func (r *reader) mentionsIn(from, to int, spells bool) (list []namedThing) {
	seen := map[string]bool{}
	for i := from; i < to; i++ {
		one, ok := r.thingAt(i, from)
		if !ok {
			continue
		}
		i = one.to - 1
		name := strings.ToLower(r.raw(one.from, one.to))
		if one.card != nil {
			name = one.card.Name
		}
		if !seen[name] && (spells || one.card == nil || !isSpell(one.card)) {
			seen[name] = true
			list = append(list, one)
		}
	}
	return list
}

// thingAt is the card or the permanent of a kind that stands at a token, of tokens from one on.
func (r *reader) thingAt(i, from int) (namedThing, bool) {
	one := namedThing{from: i, to: i + 1}
	t := r.toks[i]
	if m, card := r.marks[i]; card {
		one.to, one.card = i+m.length, m.card
		return one, true
	}
	if t.Kind != lex.WordToken || lexicon.Plays(t.Text, lexicon.Whose) || lexicon.Plays(t.Text, lexicon.Possessive) || lexicon.Plays(t.Text, lexicon.Person) {
		return one, false
	}
	if r.nicknamed(t.Text) != nil || t.Capital() && !lexicon.Known(t.Text) && r.seatOf(t.Raw) == nobody {
		if m, ok := r.namedHere(i); ok {
			one.to, one.card = i+m.length, m.card
			return one, true
		}
	}
	noun := headWord(t) || isSubtype(t.Raw)
	return one, noun && (i == from || lexicon.Plays(r.toks[i-1].Text, lexicon.Whose) || lexicon.Plays(r.toks[i-1].Text, lexicon.Possessive) || r.toks[i-1].Kind == lex.PunctToken)
}

// pieceAt is the sentence, by its number, in which a token stands.
func (r *reader) pieceAt(i int) int {
	for k, p := range r.pieces {
		if p.from <= i && i < p.to {
			return k
		}
	}
	return nobody
}

// orderMeant is the card or permanent that "the former" or "the latter" means at a token: of the two spoken of last.
func (r *reader) orderMeant(i int) ([]change, int) {
	at := i
	if lexicon.Plays(r.toks[at].Text, lexicon.Article) {
		at++
	}
	former, latter := lexicon.Plays(r.toks[at].Text, lexicon.FormerWord), lexicon.Plays(r.toks[at].Text, lexicon.LatterWord)
	k := r.pieceAt(i)
	if !former && !latter || k == nobody {
		return nil, 0
	}
	var two []namedThing
	for to := i; k >= 0 && len(two) < 2; k-- {
		two = append(r.mentionsIn(r.pieces[k].from, min(to, r.pieces[k].to), to > r.pieces[k].to), two...)
	}
	if len(two) < 2 || len(two) > 2 && former {
		return nil, 0
	}
	meant := two[len(two)-1]
	if former {
		meant = two[0]
	}
	return []change{{r.span(i, at+1), r.mentionedAs(meant)}}, at + 1 - i
}

// mentionedAs are words that speak of something again.
func (r *reader) mentionedAs(m namedThing) string {
	const the = "the "
	if m.card != nil {
		return m.card.Name
	}
	return the + r.raw(m.from, m.to)
}

// clarifiedApart is the whole name of a card where words of it stand before a token that do not end there, and the rest at the token: "I have
// Remedy out, the Tainted one".
func (r *reader) clarifiedApart(i int) ([]change, int) {
	const most = 6
	from, to, end := r.clarifier(i)
	if end == 0 {
		return nil, 0
	}
	for at := i - 1; at >= max(0, i-most) && !r.isStop(at); at-- {
		if r.toks[at].Kind != lex.WordToken || lexicon.Plays(r.toks[at].Text, lexicon.Article) {
			continue
		}
		for n := min(mostShort, i-at); n > 0; n-- {
			words := r.raw(at, at+n)
			c := r.namedTogether(words, r.raw(from, to))
			if whole := r.cards.find(r.raw(from, to)); c == nil && whole != nil && isInitials(strings.ToLower(words), whole.Name) {
				c = whole
			}
			if c != nil {
				return []change{{r.span(at, at+n), c.Name}, {r.span(i, end), ""}}, end - i
			}
		}
	}
	return nil, 0
}

// namedHere is the card that stands at a token by its name or one that it has among players.
func (r *reader) namedHere(i int) (mark, bool) {
	at, end, err := r.i, r.end, r.err
	defer func() { r.i, r.end, r.err = at, end, err }()
	r.i, r.end, r.err = i, len(r.toks)-1, nil
	m, ok := r.card(true)
	m.length = r.i - i
	return m, ok
}

// playerByCard is a player who is told by a card at a token: "I'm the Torbran player" is "I control Torbran", and what another such
// player does the opponent does, who controls the card.
func (r *reader) playerByCard(i int) ([]change, int) {
	const player, the = "player", "the"
	me := lexicon.Plays(r.toks[i].Text, lexicon.AmSuch)
	at := i
	if me {
		at++
	}
	if r.toks[at].Text != the {
		return nil, 0
	}
	m, ok := r.namedHere(at + 1)
	behind := at + 1 + m.length
	if !ok || r.toks[behind].Text != player || isSpell(m.card) || !able(m.card) || r.namedTwice(m.card, at) {
		return nil, 0
	}
	const control, opponent, controls, stop = "I control ", "my opponent", "my opponent controls ", ". "
	behind = r.restOfName(m.card, behind+1)
	if me {
		return []change{{r.span(i, behind), control + m.card.Name}}, behind - i
	}
	if k := r.pieceAt(i); k != nobody {
		if who, n := r.seatNamed(behind + 1); lexicon.Plays(r.toks[behind].Text, lexicon.Copula) && n > 0 && r.seats[who].unnamed {
			return []change{{r.span(i, behind+1+n), controls + m.card.Name}}, behind + 1 + n - i
		}
		start := r.toks[r.pieces[k].from].Start
		return []change{{[2]int{start, start}, controls + m.card.Name + stop}, {r.span(i, behind), opponent}}, behind - i
	}
	return nil, 0
}

// restOfName is the token behind a comma and the rest of the name of a card at one, the token itself where they do not stand there: ", Blade of
// Goldnight".
func (r *reader) restOfName(c *oracle.Card, at int) int {
	const comma = ","
	_, rest, ok := strings.Cut(c.Name, comma+spaceMark)
	if n := len(strings.Fields(rest)); ok && r.toks[at].Text == comma && at+n < len(r.toks) && strings.EqualFold(r.raw(at+1, at+1+n), rest) {
		return at + 1 + n
	}
	return at
}

// namedTwice reports whether a card is named in another place than at a token.
func (r *reader) namedTwice(c *oracle.Card, at int) bool {
	for i, m := range r.marks {
		if m.card.Name == c.Name && i != at+1 {
			return true
		}
	}
	return false
}

// describedPlayer is "who has" in the place of "with", between the commas that part it from a player and from what the player does: "Tom, with
// Furnace of Rath out, attacks".
func (r *reader) describedPlayer(i int) ([]change, int) {
	const comma, with, has, have = ",", "with", "who has", "who have"
	if r.toks[i].Text != with || i < 2 || r.toks[i-1].Text != comma {
		return nil, 0
	}
	k := r.pieceAt(i)
	if k == nobody || r.pastSubject(r.pieces[k].from) != i-1 {
		return nil, 0
	}
	for at := i + 1; at < r.pieces[k].to-1; at++ {
		if next := r.toks[at+1].Text; r.toks[at].Text == comma && !r.inName(at) && (r.doesAt(at+1) || lexicon.Plays(next, lexicon.Modal)) {
			words := has
			if lexicon.Plays(r.toks[i-2].Text, lexicon.SpeakersWord) || lexicon.Plays(r.toks[i-2].Text, lexicon.Addressed) {
				words = have
			}
			return []change{{r.span(i, i+1), words}}, 1
		}
	}
	return nil, 0
}

// thatOne is "it" for "that one" and "this one" at the end of what is said of it.
func (r *reader) thatOne(i int) ([]change, int) {
	const one, it, words = "one", "it", 2
	if r.toks[i+1].Text != one || i < 1 || !lexicon.Plays(r.toks[i].Text, lexicon.ThingPronoun) || !r.endsClause(i+words) && !r.doesAt(i+words) {
		return nil, 0
	}
	return []change{{r.span(i, i+words), it}}, words
}

// labelled is a player before a colon behind which stands what he does, and before one with his life total in brackets: "P1: casts Shock",
// "P1 (2 life): Worship".
func (r *reader) labelled(i int) ([]change, int) {
	const colon, open, at, again = ":", "(", " is at ", ". "
	who, n := r.seatNamed(i)
	if n == 0 || !r.opens(i) || i+n+1 >= len(r.toks)-1 {
		return nil, 0
	}
	if r.toks[i+n].Text == colon {
		if verb := r.verbBehindLabel(i+n+1, r.seats[who].speaker); verb != "" {
			return []change{{r.span(i+n, i+n+1), ""}, {r.span(i+n+1, i+n+2), verb}}, n + 2
		}
		return nil, 0
	}
	shut := i + n + 3
	if r.toks[i+n].Text != open || shut+1 >= len(r.toks) || r.toks[i+n+1].Kind != lex.NumberToken || r.toks[i+n+2].Text != lifeUnit || r.toks[shut+1].Text != colon || r.seats[who].speaker {
		return nil, 0
	}
	name := r.raw(i, i+n)
	return []change{{r.span(i+n, shut+1), at + r.toks[i+n+1].Raw + again + name}}, n
}

// verbBehindLabel is the verb that stands in small letters at a token behind a player and a colon, in the form that goes with the player; empty
// where none does.
func (r *reader) verbBehindLabel(i int, speaker bool) string {
	t := r.toks[i]
	v, verb := lexicon.VerbOf(t.Text)
	switch {
	case !verb || t.Capital() || r.markedAt(i) || v.Third == v.Plain:
		return ""
	case t.Text == v.Third:
		return t.Text
	case t.Text != v.Plain || r.toks[i+1].Kind != lex.NumberToken && !lexicon.Plays(r.toks[i+1].Text, lexicon.Whose) && !r.markedAt(i+1):
		return ""
	case speaker:
		return v.Plain
	}
	return v.Third
}

// hasGot is "has got" for a name with "'s got".
func (r *reader) hasGot(i int) ([]change, int) {
	const of, got, has, words = "'s", "got", " has", 2
	_, n := r.seatNamed(i)
	if n == 0 || r.toks[i+n].Text != of || r.toks[min(i+n+1, len(r.toks)-1)].Text != got {
		return nil, 0
	}
	return []change{{r.span(i+n, i+n+words), has}}, n + words
}
