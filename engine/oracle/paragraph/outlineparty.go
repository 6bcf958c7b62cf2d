package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
)

// party is one of the two players of an outline, as its sentences call him.
type party struct {
	acts, suffers, own string
	seat               int
}

// nobodys marks what no party is said to have.
const nobodys = -1

// unnamedOther is what the other player is called where only one player is spoken of.
const unnamedOther = "opponent"

// seatParties finds the two players of the paragraph; it is false where there are more.
func (o *outline) seatParties() bool {
	const my = "my"
	me := o.speaker()
	other := slices.IndexFunc(o.seats, func(s seat) bool { return !s.speaker })
	switch {
	case len(o.seats) > 2:
		return false
	case me < 0 && len(o.seats) == 1 && !o.seats[0].unnamed && len(o.q.Players) == 0:
		o.parties = [2]party{namedParty(o.seats[0].name, 0), namedParty(unnamedOther, nobody)}
		o.q.Players, o.q.Opponent = []string{o.seats[0].name, unnamedOther}, unnamedOther
		return true
	case me < 0 && len(o.seats) == 2:
		for k := range o.parties {
			o.parties[k] = namedParty(o.seats[k].name, k)
		}
		return true
	}
	o.parties[0] = party{speakerActs, speakerSuffers, my, me}
	o.parties[1] = namedParty(otherPlayer, other)
	if other >= 0 && !o.seats[other].unnamed {
		o.parties[1] = namedParty(o.seats[other].name, other)
	}
	return true
}

// namedParty is a player who has a name.
func namedParty(name string, seat int) party { return party{name, name, name + possessing, seat} }

// toControl is what a player does with what is on the battlefield.
const toControl = "control"

// doing is a sentence of what a party does, with a verb in its plain form.
func (p *party) doing(verb, what string) string {
	return sentenceOfWords(p.acts, agree(verb, p.acts), what)
}

// speaks reports whether a party is whoever asks.
func (p *party) speaks() bool { return p.acts == speakerActs }

// partyOf is the party whom a noun means, or whose it is; nobodys where that is not said.
func (o *outline) partyOf(n *gistNoun) int {
	called := nobodys
	for i := max(0, n.from-1); i < n.to && !n.player; i++ {
		n.theirs = n.theirs || lexicon.Plays(o.toks[i].Text, lexicon.EnemyWord)
	}
	switch {
	case n.whose != "":
		called = o.partyCalled(n.whose)
	case n.player && !n.mine:
		called = o.partyCalled(o.raw(n.from, n.to))
	}
	switch {
	case called >= 0:
		return called
	case n.mine && o.parties[0].speaks():
		return 0
	case n.theirs && o.parties[0].speaks():
		return 1
	}
	return nobodys
}

// ownerSaid is the party whom a word that says whose something is means: "my", "his", "mine".
func (o *outline) ownerSaid(w string) int {
	mine := lexicon.Plays(w, lexicon.SpeakersWord)
	return o.partyOf(&gistNoun{mine: mine, theirs: !mine})
}

// partyCalled is the party of a name.
func (o *outline) partyCalled(name string) int {
	k := o.seatOf(name)
	return slices.IndexFunc(o.parties[:], func(p party) bool { return k >= 0 && p.seat == k })
}

// sentenceOf are the tokens of the sentence that a token stands in.
func (o *outline) sentenceOf(at int) (from, to int) {
	for from = at; from > 0 && !o.isStop(from-1); from-- {
	}
	for to = at; to < len(o.toks)-1 && !o.isStop(to); to++ {
	}
	return from, to
}

// subject is the player who stands last before a token in its sentence with nothing between that another does.
func (o *outline) subject(at int) (who someone, ok bool) {
	from, _ := o.sentenceOf(at)
	for _, n := range o.nouns(from, at) {
		if !n.player && !n.mine && !n.theirs {
			continue
		}
		if p := o.partyOf(&n); p >= 0 && !o.suffersAt(&n) {
			who, ok = someone{party: p, span: [2]int{n.from, n.to}, said: true}, true
		}
	}
	return who, ok
}

// suffersAt reports whether something is done to a player whom a noun means: "me", or behind a preposition or a verb.
func (o *outline) suffersAt(n *gistNoun) bool {
	if !n.player {
		return false
	}
	w := o.toks[n.from].Text
	before := ""
	if n.from > 0 {
		before = o.toks[n.from-1].Text
	}
	return n.says == speakerSuffers && lexicon.Plays(w, lexicon.ObjectPronoun) || lexicon.Plays(w, lexicon.Face) || lexicon.Plays(before, lexicon.AimedAt) || n.from > 0 && lexicon.Plays(before, lexicon.Damages)
}
