package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// thingMeant is "it" for a pronoun or a kind of permanent of which something is said that only things do: "he enters", "that creature enters".
func (r *reader) thingMeant(i int) ([]change, int) {
	const it = "it"
	n := 1
	switch t := r.toks[i]; {
	case lexicon.Plays(t.Text, lexicon.ThingPronoun) && headWord(r.toks[i+1]) && i+2 < len(r.toks):
		n = 2
	case !lexicon.Plays(t.Text, lexicon.PersonPronoun) || !lexicon.Plays(t.Text, lexicon.HeardOf):
		return nil, 0
	}
	enters := r.roleAt(i+n, len(r.toks)-1, lexicon.EntersVerb)
	if enters == 0 || !r.endsClause(i+n+enters) || r.pieceAt(i) == nobody {
		return nil, 0
	}
	return []change{{r.span(i, i+n), it}}, n
}

// aimedApart takes the comma out between a spell and what it is aimed at: "Mind Rot, targeting P1", "Reanimate, target Griselbrand".
func (r *reader) aimedApart(i int) ([]change, int) {
	const comma, target, targeting = ",", "target", "targeting"
	if r.toks[i].Text != comma || i+2 >= len(r.toks) {
		return nil, 0
	}
	next := r.toks[i+1]
	if one := r.endingAt(i); one == nil || !isSpell(one) || !lexicon.Plays(next.Text, lexicon.AimedAt) && next.Text != target {
		return nil, 0
	}
	switch {
	case next.Text == target && r.toks[i+2].Kind == lex.PunctToken:
		return nil, 0
	case next.Text == target:
		return []change{{r.span(i, i+2), spaceMark + targeting}}, 2
	}
	return []change{{r.span(i, i+1), ""}}, 1
}

// endingAt is the card whose name ends before a token, nil where none does.
func (r *reader) endingAt(i int) *oracle.Card {
	for at := i - 1; at >= max(0, i-longestCard); at-- {
		if m, card := r.marks[at]; card && at+m.length == i {
			return m.card
		}
	}
	return nil
}

// isSaid is "is" for what is written together with a card's name, before whose it is or where: "Yarok's mine", "Furnace's out".
func (r *reader) isSaid(i int) ([]change, int) {
	const of, is = "'s", " is"
	if r.toks[i].Text != of || i == 0 || !lexicon.Plays(r.toks[i+1].Text, lexicon.MineWord) && r.roleAt(i+1, len(r.toks)-1, lexicon.AlreadyHas) == 0 || !r.endsWhose(i+2) {
		return nil, 0
	}
	named := r.endingAt(i) != nil
	if _, ok := r.thingAt(i-1, i-1); !ok && !named {
		return nil, 0
	}
	return []change{{r.span(i, i+1), is}}, 1
}

// describedBefore is a card with whose it is, in the place of words that describe it, behind which it is named: "some random 2/2 of mine, Grizzly
// Bears, dies".
func (r *reader) describedBefore(i int) ([]change, int) {
	const comma, nontoken = ",", "nontoken"
	if r.toks[i].Text != comma {
		return nil, 0
	}
	at := i + 1
	for lexicon.Plays(r.toks[at].Text, lexicon.Article) || r.toks[at].Text == nontoken {
		at++
	}
	m, card := r.marks[at]
	if !card || isSpell(m.card) || r.toks[at+m.length].Text != comma && !r.isStop(at+m.length) && at+m.length < len(r.toks)-1 {
		return nil, 0
	}
	from, whose, ok := r.descriptionBefore(i, m.card)
	if !ok {
		return nil, 0
	}
	end := at + m.length
	if r.toks[end].Text == comma && r.doesAt(end+1) {
		end++
	}
	return []change{{r.span(from, end), strings.TrimSpace(whose + spaceMark + m.card.Name)}}, end - i
}

// descriptionBefore is where a description of a card begins that ends before a token, and whose it says the card is; it is false where something
// else stands there, or what is not so of the card.
func (r *reader) descriptionBefore(to int, c *oracle.Card) (from int, whose string, ok bool) {
	const of, mine, my, own = "of", "mine", "my ", "'s"
	kind := false
	for i := to - 1; i >= max(0, to-2*mostClarified) && !r.isStop(i); i-- {
		t := r.toks[i]
		switch {
		case t.Text == mine && r.toks[max(0, i-1)].Text == of:
			whose = my
			i--
		case t.Text == own && whose == "":
			at := i
			for at > 0 && r.toks[at].Text != of && to-at < mostClarified {
				at--
			}
			if who, n := r.seatNamed(at + 1); r.toks[at].Text != of || n == 0 || at+1+n != i || r.seats[who].speaker {
				return 0, "", false
			}
			whose, i = r.raw(at+1, i+1), at
		case r.trueOfCard(i, c):
			kind = kind || headWord(t) || isSubtype(t.Raw) || t.Kind == lex.PTToken || lexicon.Plays(t.Text, lexicon.AnyCreature)
		case kind && lexicon.Plays(t.Text, lexicon.Possessive) && whose == "":
			return i, t.Raw, true
		case kind && (lexicon.Plays(t.Text, lexicon.Whose) || lexicon.Plays(t.Text, lexicon.BeforePerson) || lexicon.Plays(t.Text, lexicon.ThingPronoun)):
			return i, whose, whose != ""
		default:
			return 0, "", false
		}
	}
	return 0, "", false
}

// trueOfCard reports whether a word of a description says nothing, or what is so of a card anyway.
func (r *reader) trueOfCard(i int, c *oracle.Card) bool {
	t := r.toks[i]
	switch {
	case t.Kind == lex.PTToken:
		return t.Raw == itoa(c.Power)+"/"+itoa(c.Toughness)
	case t.Kind != lex.WordToken:
		return false
	case isSubtype(t.Raw):
		return strings.Contains(strings.ToLower(c.TypeLine), strings.TrimSuffix(t.Text, "s"))
	}
	return lexicon.Plays(t.Text, lexicon.AnyCreature) || lexicon.Plays(t.Text, lexicon.EmptyAdjective) || headWord(t) && lexicon.Plays(t.Text, lexicon.PlainHead) || ownWords(c)[base(t.Text)]
}

// describedBehind takes out a description of a card between the commas behind its name that says nothing but what is so of it: "Young Wolf, the 1/1
// undying guy, dies".
func (r *reader) describedBehind(i int) ([]change, int) {
	const comma = ","
	c := r.endingAt(i)
	if r.toks[i].Text != comma || c == nil || isSpell(c) || !lexicon.Plays(r.toks[i+1].Text, lexicon.Article) {
		return nil, 0
	}
	for at := i + 2; at < min(i+2+mostClarified, len(r.toks)-1); at++ {
		if r.toks[at].Text == comma && at > i+2 && r.doesAt(at+1) {
			return []change{{r.span(i, at+1), ""}}, at + 1 - i
		}
		if !r.trueOfCard(at, c) {
			break
		}
	}
	return nil, 0
}
