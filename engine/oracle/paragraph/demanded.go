package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
)

// demands reports whether a spell has the player that it is aimed at do something.
func demands(c *oracle.Card, verb string) bool {
	return c.Does != nil && takesTargets(c) && aimsAtPlayers(c) && strings.Contains(inenglish.Effect(c.Does, nil), lexicon.ThirdPerson(verb)+" ")
}

// givesUpBehind is the player of whom the clause behind a spell tells that they give up what the spell has its target give
// up, and who is its target therefore: "casts Mind Rot and I discard two cards". It is nobody where none does.
func (r *reader) givesUpBehind(n *noun, to int) int {
	if n.card == nil || !isSpell(n.card) {
		return nobody
	}
	kept, err := r.save(), r.err
	defer func() { r.restore(kept); r.err = err }()
	r.i, r.end = to, len(r.toks)-1
	for r.i < r.end && (r.isStop(r.i) || lexicon.Plays(r.peek().Text, lexicon.Joint) || lexicon.Plays(r.peek().Text, lexicon.LeadWord)) {
		r.i++
	}
	if v, verb := lexicon.VerbOf(r.peek().Text); verb && lexicon.Plays(v.Plain, lexicon.MakerVerb) { // "and makes me discard"
		r.i++
	}
	who, ok := r.player()
	if !ok || r.err != nil {
		return nobody
	}
	if lexicon.Plays(r.peek().Text, lexicon.TriesTo) {
		r.i++
	}
	if !r.says(lexicon.GetsTo) {
		r.eat("to")
	}
	if v, verb := lexicon.VerbOf(r.peek().Text); verb && lexicon.Plays(v.Plain, lexicon.GivesUp) && demands(n.card, v.Plain) {
		return who
	}
	return nobody
}

// makesGiveUp takes up a spell of which the clause says whom it makes give up what: that player is its target, where it has
// one, and what is given up is what it says.
func (r *reader) makesGiveUp(t *claim, n *noun, to targets, does *tree.Clause, from int) (taken, ok bool) {
	if !lexicon.Plays(does.Verb.Plain, lexicon.MakerVerb) || len(does.Args) != 2 || does.Args[1].Does == nil || len(does.Args[0].Of) != 1 || len(to.list) > 1 {
		return false, false
	}
	made := does.Args[1].Does
	if !lexicon.Plays(made.Verb.Plain, lexicon.GivesUp) || made.Verb.Neg || !demands(n.card, made.Verb.Plain) || slices.ContainsFunc(made.Args, func(a tree.Arg) bool { return a.Does != nil }) {
		return false, false
	}
	whom, ok := r.nounOf(does.Args[0].Of[0])
	if !ok || whom.who == nobody || len(to.list) == 1 && to.list[0].who != whom.who {
		return false, false
	}
	to.list = []noun{whom}
	if !r.spellDoes(n, to, t.who, from) {
		return true, false
	}
	r.i = t.Span[1]
	return true, r.playersDo(&claim{Clause: made, from: does.Span[0], who: whom.who})
}

// aimBehind aims a spell without a target at the player of whom the clause behind it tells that they give up what it has its
// target give up.
func (r *reader) aimBehind(t *claim, n *noun, to *targets) {
	if len(to.list) > 0 || n.detail.on != nil {
		return
	}
	if who := r.givesUpBehind(n, t.Span[1]); who != nobody {
		whom := newNoun(t.Span[1])
		whom.who = who
		to.list = []noun{whom}
	}
}

// demanded is the player whom the event told last makes give something up, where the verb behind the pronoun at the cursor
// tells just that: "casts Mind Rot on Olaf, and he discards". It is nobody for every other.
func (r *reader) demanded() int {
	if len(r.events) == 0 {
		return nobody
	}
	v, verb := lexicon.VerbOf(r.ahead(1).Text)
	if !verb || !lexicon.Plays(v.Plain, lexicon.GivesUp) {
		return nobody
	}
	last := r.events[len(r.events)-1].text
	return slices.IndexFunc(r.seats, func(s seat) bool { return strings.Contains(last, makesVerb+s.name+" "+v.Plain+" ") })
}
