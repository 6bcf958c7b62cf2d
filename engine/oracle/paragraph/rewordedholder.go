package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// theOneWho is the plain sentence for what says of somebody that he is the one who does something: "I'm the one who controls it" is "I control it".
func (r *reader) theOneWho(i int) ([]change, int) {
	const i1, contraction = "i", "i'm"
	who, n := r.seatNamed(i)
	me := lexicon.Plays(r.toks[i].Text, lexicon.AmSuch)
	if named := nameLike(r.toks[i]) && firstName(r.toks[i].Text); n == 0 && named {
		who, n = nobody, 1
	}
	if n == 0 && !me {
		return nil, 0
	}
	at := i + max(n, 1)
	if !me || !strings.HasPrefix(r.toks[i].Text, contraction) {
		if !lexicon.Plays(r.toks[at].Text, lexicon.Copula) && r.toks[at].Text != amWord {
			return nil, 0
		}
		at++
	}
	one := r.roleAt(at, len(r.toks)-1, lexicon.TheOneWho)
	v, verb := lexicon.VerbOf(r.toks[at+one].Text)
	if one == 0 || !verb || r.toks[at+one].Text != v.Third {
		return nil, 0
	}
	if !me && (who == nobody || !r.seats[who].speaker) {
		return []change{{r.span(i+n, at+one), ""}}, at + one - i
	}
	return []change{{r.span(i, at+one+1), strings.ToUpper(i1) + spaceMark + v.Plain}}, at + one + 1 - i
}

// amWord is the verb of being behind whoever speaks.
const amWord = "am"

// whileHolding is a clause of its own for a participle that says what somebody has behind what happens: "with Bob controlling Kismet", "me
// controlling it".
func (r *reader) whileHolding(i int) ([]change, int) {
	const with, comma, while, i1, given = "with", ",", "while ", "I", "and"
	if i == 0 || r.toks[i-1].Text != with && r.toks[i-1].Text != comma && r.toks[i-1].Text != given {
		return nil, 0
	}
	who, n := r.seatNamed(i)
	if n == 0 && lexicon.Plays(r.toks[i].Text, lexicon.SpeakersWord) {
		who, n = r.speaker(), 1
	}
	if n == 0 || who == nobody {
		return nil, 0
	}
	v, verb := lexicon.VerbOf(r.toks[i+n].Text)
	if !verb || r.toks[i+n].Text != v.Doing || !controlVerb(r.toks[i+n].Text) {
		return nil, 0
	}
	from, does, name := i, r.verb(who, v.Plain), r.raw(i, i+n)
	if r.toks[i-1].Text == with {
		from--
	}
	if r.seats[who].speaker {
		does, name = v.Plain, i1
	}
	if r.toks[i-1].Text == given {
		return []change{{r.span(from, i+n+1), name + spaceMark + does}}, n + 1
	}
	return []change{{r.span(from, i+n+1), while + name + spaceMark + does}}, n + 1
}

// headingBehind makes a sentence of its own of the cards with which one begins, where behind whose they are stands what is done: "Boon Reflection (mine),
// gain 3 life".
func (r *reader) headingBehind(at, to int) (change, bool) {
	const comma, stop = ",", "."
	k := r.pieceAt(at)
	if k == nobody || to >= len(r.toks) || r.toks[to].Text != comma || r.toks[to+1].Kind != lex.WordToken {
		return change{}, false
	}
	v, verb := lexicon.VerbOf(r.toks[to+1].Text)
	if !verb || r.toks[to+1].Text != v.Plain || r.markedAt(to+1) || !r.listsCards(r.pieces[k].from, at) {
		return change{}, false
	}
	return change{r.span(to, to+1), stop}, true
}

// listsCards reports whether tokens name cards and say nothing else.
func (r *reader) listsCards(from, to int) bool {
	for i := from; i < to; i++ {
		if !r.markedAt(i) && !r.inName(i) && !lexicon.Plays(r.toks[i].Text, lexicon.AndAlso) {
			return false
		}
	}
	return true
}
