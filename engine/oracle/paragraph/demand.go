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
	if len(to.list) == 1 && to.list[0].who != nobody && takesCard(does) && demands(n.card, toDiscard) {
		if !r.spellDoes(n, to, t.who, from) {
			return true, false
		}
		r.i = t.Span[1]
		return true, r.playersDo(&claim{Clause: discarding(does), from: does.Span[0], who: to.list[0].who})
	}
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

// paysCost reports whether what a clause says behind a spell that is cast is what its caster gives up for it: "sacrificing my 5/5".
func paysCost(n *noun, does *tree.Clause) bool {
	v := does.Verb
	return n.card != nil && v != nil && v.Doing && !v.Passive && !v.Neg && lexicon.Plays(v.Plain, lexicon.GivesUp) && len(does.Args) > 0 && len(does.Subject) == 0 && !demands(n.card, v.Plain)
}

// castsPaying takes up a spell that a player casts and what is given up for it, which comes before.
func (r *reader) castsPaying(t *claim, n *noun, args []tree.Arg, does *tree.Clause, from int) bool {
	const of, sacrificed, power = " of ", "sacrificed creature", "the sacrificed creature's power is "
	given := *does
	given.Args = nil
	for _, a := range does.Args {
		if lexicon.Phrase(lexicon.AimedAt, wordsOf(a.Prep)) > 0 {
			args = append(args[:len(args):len(args)], a) // it is the spell that is aimed
			continue
		}
		given.Args = append(given.Args, a)
	}
	to, ok := r.aims(args, t.who)
	if to.list = once(to.list); !ok || !r.isCertain() {
		return false
	}
	before := len(r.events)
	if !r.happensAtCost(&claim{Clause: &given, from: does.Span[0], who: t.who}) {
		return false
	}
	for k := before; k < len(r.events); k++ {
		r.events[k].text += of + n.card.Name
	}
	if n.card.Does != nil && strings.Contains(inenglish.Effect(n.card.Does, nil), sacrificed) && len(given.Args) == 1 && len(given.Args[0].Of) == 1 {
		if what, ok := r.nounOf(given.Args[0].Of[0]); ok {
			n, known := r.powerOf(&what)
			if r.err = nil; known {
				r.factFrom(power+itoa(n), does.Span[0], does.Span[1])
			}
		}
	}
	return r.spellDoes(n, to, t.who, from)
}

// toDiscard is the verb of discarding.
const toDiscard = "discard"

// takesCard reports whether a clause says that one thing is taken, as people say of a card that they have somebody discard.
func takesCard(c *tree.Clause) bool {
	return lexicon.Plays(c.Verb.Plain, lexicon.TakesCard) && !c.Verb.Passive && !c.Verb.Neg && len(c.Args) == 1 && c.Args[0].Prep == "" && len(c.Args[0].Of) == 1 && c.Args[0].Of[0].Stuff == nil
}

// discarding is a clause that tells that what it says is taken is discarded.
func discarding(c *tree.Clause) *tree.Clause {
	one := *c
	one.Subject, one.Verb = nil, &tree.Verb{Plain: toDiscard, Word: lexicon.ThirdPerson(toDiscard), Tokens: c.Verb.Tokens}
	return &one
}

// takesFromHand takes up that a player takes a card whose spell, of which was told last, makes somebody discard one:
// "Thoughtseizes me and takes my Progenitus".
func (r *reader) takesFromHand(t *claim) bool {
	if !takesCard(t.Clause) || len(r.events) == 0 || len(t.others) > 0 {
		return false
	}
	last := r.events[len(r.events)-1].text
	whom := slices.IndexFunc(r.seats, func(s seat) bool { return strings.Contains(last, makesVerb+s.name+" "+toDiscard+" a card") })
	if whom == nobody || !strings.HasPrefix(last, r.own(t.who)+" ") {
		return false
	}
	return r.playersDo(&claim{Clause: discarding(t.Clause), from: t.from, who: whom})
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
