package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// total is what a player has of something: of life, or of cards in a zone. who is nobodys where nobody says whose it is.
type total struct {
	who  int
	says [2]string
}

// tellTotals takes up the totals of life and the cards in hands, libraries and graveyards that the clauses tell of.
func (o *outline) tellTotals() {
	for _, c := range o.clauses {
		for i := c.from; i < c.to && !c.asks && !c.believed; i++ {
			if o.used[i] || o.markedAt(i) || o.inName(i) {
				continue
			}
			what, from, to, who := o.totalAt(c, i)
			if what == "" {
				continue
			}
			if who == nobodys {
				who = o.holder(i)
			}
			if who == nobodys && !strings.HasSuffix(what, lifeWord) && o.parties[0].speaks() {
				who = 0 // who speaks of cards in a zone and says no more speaks of his own
			}
			o.totals = append(o.totals, total{who, [2]string{o.parties[0].doing(toHave, what), o.parties[1].doing(toHave, what)}})
			o.use(from, to)
		}
	}
}

// lifeWord ends a total of life.
const lifeWord = "life"

// toHave is what a player does with a total.
const toHave = "have"

// totalAt is the total that begins at a token, with its tokens and whose it is said to be; "" where none does.
func (o *outline) totalAt(c gistClause, i int) (what string, from, to, who int) {
	const life, cards, none = lifeWord, "cards in hand", "0"
	t, next := o.toks[i], o.toks[i+1]
	zone, behind, who := o.zoneBehind(i + 1)
	if next.Text == cardWord || next.Text == cardsWord {
		zone, behind, who = o.zoneBehind(i + 2)
	}
	if (next.Text == cardWord || next.Text == cardsWord) && lexicon.Plays(o.toks[i+2].Text, lexicon.StillThere) {
		zone, behind, who = o.zoneBehind(i + 3)
	}
	counts := t.Kind == lex.NumberToken || t.Text == noneWord
	switch {
	case counts && zone != "":
		return itoa(t.N) + " " + cardsWord + " in " + zone, i, behind, who
	case t.Kind == lex.NumberToken && i > c.from && lexicon.Plays(o.toks[i-1].Text, lexicon.HoldsCards) && (next.Text == cardWord || next.Text == cardsWord):
		return itoa(t.N) + " " + cards, i - 1, i + 2, nobodys
	case t.Kind == lex.NumberToken && i > c.from && lexicon.Plays(o.toks[i-1].Text, lexicon.AtLife) && (next.Text == life || o.endsTotal(i+1)), t.Kind == lex.NumberToken && next.Text == life && i > c.from && (controlVerb(o.toks[i-1].Text) || lexicon.Plays(o.toks[i-1].Text, lexicon.WithBoard)):
		to = i + 1
		if next.Text == life {
			to++
		}
		return itoa(t.N) + " " + life, i - 1, to, nobodys
	case lexicon.Plays(t.Text, lexicon.EmptyWord) && zoneOf(next.Text) != "":
		return none + " " + cardsWord + " in " + zoneOf(next.Text), i, i + 2, o.ownerBefore(i)
	case zoneOf(t.Text) != "" && (lexicon.Plays(next.Text, lexicon.Copula) || owning(next.Text)) && i+2 < c.to && lexicon.Plays(o.toks[i+2].Text, lexicon.EmptyWord):
		return none + " " + cardsWord + " in " + zoneOf(t.Text), i, i + 3, o.ownerBefore(i)
	case zoneOf(t.Text) != "" && o.numberBehind(i+1, c.to) > 0:
		to = o.numberBehind(i+1, c.to)
		n := o.toks[to-1].N
		if w := o.toks[to].Text; w == cardWord || w == cardsWord {
			to++
		}
		return itoa(n) + " " + cardsWord + " in " + zoneOf(t.Text), i, to, o.ownerBefore(i)
	}
	return "", 0, 0, nobodys
}

// numberBehind is the token behind the number that words at a token say a zone to hold: "is exactly 60", "has 4", "of 12"; 0 for none.
func (o *outline) numberBehind(i, to int) int {
	const of = "of"
	w := o.toks[i].Text
	if !controlVerb(w) && w != of && !lexicon.Plays(w, lexicon.Copula) && !owning(w) {
		return 0
	}
	for i++; i < to && lexicon.Plays(o.toks[i].Text, lexicon.Adverb); i++ {
	}
	if i < to && o.toks[i].Kind == lex.NumberToken {
		return i + 1
	}
	return 0
}

// The words for what stands in a zone, and for none of it.
const (
	cardWord  = "card"
	cardsWord = "cards"
	noneWord  = "no"
)

// endsTotal reports whether nothing that is counted stands at a token.
func (o *outline) endsTotal(i int) bool {
	t := o.toks[i]
	return t.Kind == lex.PunctToken || t.Kind == lex.EndToken || lexicon.Plays(t.Text, lexicon.WithBoard) || lexicon.Plays(t.Text, lexicon.Joint) || lexicon.Plays(t.Text, lexicon.GistJoint)
}

// ownerBefore is the party whom the word before a token says to be the owner.
func (o *outline) ownerBefore(i int) int {
	switch {
	case i > 1 && owning(o.toks[i-1].Text):
		return o.partyOf(&gistNoun{theirs: true, whose: o.toks[i-2].Raw})
	case i > 0 && lexicon.Plays(o.toks[i-1].Text, lexicon.Possessive):
		return o.ownerSaid(o.toks[i-1].Text)
	}
	return nobodys
}

// holder is the party who has what is told at a token: who stands last before it in its sentence.
func (o *outline) holder(at int) int {
	who := nobodys
	from, _ := o.sentenceOf(at)
	for _, n := range o.nouns(from, at) {
		if p := o.partyOf(&n); n.player && p >= 0 {
			who = p
		}
	}
	return who
}

// openTotals are the totals of which nobody says whose they are.
func (o *outline) openTotals() (list []int) {
	for i := range o.totals {
		if o.totals[i].who == nobodys {
			list = append(list, i)
		}
	}
	return list
}

// totalsFor are the totals as sentences, with the open ones of either player as the bits say.
func (o *outline) totalsFor(open []int, sides int) (says []string) {
	for i := range o.totals {
		who := o.totals[i].who
		if at := slices.Index(open, i); at >= 0 {
			who = sides >> at & 1
		}
		says = append(says, o.totals[i].says[who])
	}
	return says
}
