package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// castApart says whose a spell is before its name, where a clause of its own behind it tells who casts it: "Shock targets Bob and I cast it" is
// "my Shock targets Bob", "in response to Shock that I cast" is "in response to my Shock".
func (r *reader) castApart(i int) ([]change, int) {
	const it = "it"
	start := i
	relative := lexicon.Plays(r.toks[i].Text, lexicon.Relative)
	if relative && i < len(r.toks)-2 {
		i++
	}
	who, n := r.seatNamed(i)
	if n == 0 && lexicon.Plays(r.toks[i].Text, lexicon.SpeakersWord) {
		who, n = r.speaker(), 1
	}
	if n == 0 || who == nobody || i < 2 || !castVerb(r.toks[min(i+n, len(r.toks)-1)].Text) {
		return nil, 0
	}
	end := i + n + 1
	spell, from := nobody, r.pastJoint(i)
	switch {
	case relative && r.endsClause(end):
		spell, from = r.spellEnding(start), start
	case !relative && from < i && end < len(r.toks) && r.toks[end].Text == it && r.endsClause(end+1):
		spell, end = r.spellAiming(from), end+1
	}
	if spell == nobody {
		return nil, 0
	}
	before := r.span(spell, spell+1)[0]
	return []change{{[2]int{before, before}, r.own(who) + spaceMark}, {[2]int{r.span(from-1, from)[1], r.span(i, end)[1]}, ""}}, end - start
}

// spellEnding is the token of the spell whose name ends before one and of which nobody says whose it is.
func (r *reader) spellEnding(to int) int {
	for at := max(1, to-longestCard); at < to; at++ {
		if m, card := r.marks[at]; card && at+m.length == to && isSpell(m.card) && m.many < 2 && !r.ownedBefore(at) {
			return at
		}
	}
	return nobody
}

// spellAiming is the token of the spell that begins the clause which ends before one and that is no more than aimed there: "Shock targets Bob".
func (r *reader) spellAiming(to int) int {
	const aims = "targets"
	for at := to - 1; at >= 0; at-- {
		m, card := r.marks[at]
		begins := at == 0 || r.isStop(at-1) || r.pastJoint(at) < at
		if card && begins && isSpell(m.card) && m.many < 2 && r.toks[at+m.length].Text == aims {
			return at
		}
		if r.isStop(at) {
			break
		}
	}
	return nobody
}

// ownedBefore reports whether whose a card at a token is stands before it.
func (r *reader) ownedBefore(at int) bool {
	w := r.toks[at-1].Text
	return lexicon.Plays(w, lexicon.Possessive) || lexicon.Plays(w, lexicon.Whose) || lexicon.Plays(w, lexicon.Article)
}

// standsAlready reports whether "it" where somebody casts it would be a permanent that is there, which nobody casts any more.
func (r *reader) standsAlready(a *tree.Arg, n *noun) bool {
	const it = "it"
	return a.Of[0].Ref == it && n.card != nil && !isSpell(n.card) && slices.ContainsFunc(r.matching(n), func(i int) bool { return r.things[i].on })
}
