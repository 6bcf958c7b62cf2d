package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// mostShared bounds the damage of which every division is tried, mostDivisions how many those are.
const mostShared, mostDivisions = 20, 100

// undivided is the attacker of whose damage nobody says how it is divided among its blockers, empty for
// none. Where that decides something, or is asked, it is to be told.
func (r *reader) undivided() (string, *lex.Error) {
	g := r.gang
	switch {
	case g == nil || g.divided:
		return "", nil
	case !r.asksOfBlockers(g) && (!r.awaitsDeath() || r.asksOfAttacker(g)) && r.whateverDivided(g):
		return r.things[g.attacker.thing].name, nil
	}
	name := r.things[g.attacker.thing].name
	at := r.events[min(g.at, len(r.events)-1)].span
	asks := say.New("How is the damage of %s divided among its blockers? Give them by their names, with what each is dealt.", name)
	if g.nameable(r) {
		asks = say.New("How is the damage of %s divided among its blockers? Say it behind the block, for example \"%s\".", name, g.example())
	}
	return "", r.refuseBlock(r.tokenAt(at[0]), r.tokenAt(at[1]), asks)
}

// nameable reports whether a question can tell the blockers apart, or means the one and the other of two of a card.
func (g *gang) nameable(r *reader) bool {
	return !slices.ContainsFunc(g.blockers, func(s striker) bool {
		alike := 0
		for _, other := range g.blockers {
			if g.saidFor(other.thing) == g.saidFor(s.thing) {
				alike++
			}
		}
		return alike > 2 || alike == 2 && r.things[s.thing].card == nil
	})
}

// blockedByNothing refuses an attacker that is said to be blocked, and not by what, and of which it was taken that it
// deals its damage to whom it attacks.
func (r *reader) blockedByNothing() *lex.Error {
	const blocked, and, at = " is blocked", " and ", " at "
	for _, i := range r.attackers {
		k := slices.IndexFunc(r.facts, func(l line) bool { return l.text == r.called(i)+blocked })
		if k < 0 {
			continue
		}
		for seat := range r.seats {
			hits := damages + r.name(seat)
			if slices.ContainsFunc(r.events, func(l line) bool {
				return strings.Contains(l.text, r.called(i)+deals) && (strings.HasSuffix(l.text, hits) || strings.Contains(l.text, hits+and) || strings.Contains(l.text, hits+at))
			}) {
				told := r.facts[k].span
				return r.refuseBlock(r.tokenAt(told[0]), r.tokenAt(told[1]), say.New("What blocks \"%s\"?", r.things[i].name))
			}
		}
	}
	return nil
}

// example is a sentence that divides the attacker's damage.
func (g *gang) example() string {
	each := g.attacker.power / len(g.blockers)
	says := g.said[0] + deals + itoa(g.attacker.power-each*(len(g.blockers)-1)) + damages + g.saidOf(1)
	for k := range g.blockers[1:] {
		if each > 0 {
			says += " and " + itoa(each) + damages + g.saidOf(k+2)
		}
	}
	return says
}

// saidOf is how a question can name a blocker, of two alike the one or the other.
func (g *gang) saidOf(k int) string {
	switch {
	case slices.Contains(g.said[1:k], g.said[k]):
		return "the other " + g.said[k]
	case slices.Contains(g.said[k+1:], g.said[k]):
		return "one " + g.said[k]
	}
	return g.said[k]
}

// asksOfBlockers reports whether something is asked that may be about what the blockers are dealt: all that does
// not speak of something else alone.
func (r *reader) asksOfBlockers(g *gang) bool {
	return slices.ContainsFunc(r.everythingAsked(), func(p piece) bool {
		apart, sized := topicOf(r.raw(p.from, p.to)) == NoTopic && r.things[g.blockers[0].thing].owner != r.speaker(), false
		for i := p.from; i < p.to; i++ {
			m, named := r.marks[i]
			if lexicon.Plays(r.toks[i].Text, lexicon.MayMeanBlockers) || named && slices.ContainsFunc(g.blockers, func(s striker) bool { return r.things[s.thing].card == m.card }) {
				return true
			}
			apart = apart || named || lexicon.Plays(r.toks[i].Text, lexicon.MeansOneThing)
			sized = sized || r.toks[i].Kind == lex.PTToken
		}
		return !r.attackerAsked(g, p) && (sized || !apart)
	})
}

// asksOfAttacker reports whether all that is asked is whether something happens to the attacker.
func (r *reader) asksOfAttacker(g *gang) bool {
	return len(r.pending) > 0 && !slices.ContainsFunc(r.pending, func(p piece) bool { return !r.attackerAsked(g, p) })
}

// attackerAsked reports whether a stretch of the text asks whether something happens to the attacker.
func (r *reader) attackerAsked(g *gang, p piece) bool {
	w, ok := r.whetherIn(p)
	return ok && w.Thing == r.things[g.attacker.thing].name
}

// whateverDivided reports whether nothing but what the blockers are dealt hangs on how the attacker's damage is
// divided: with each division all else happens as without that damage, which nothing changes.
func (r *reader) whateverDivided(g *gang) bool {
	if !r.isTold(g) || g.attacker.power > mostShared {
		return false
	}
	without := r.onlyEnd(g, nil)
	if without == nil {
		return false
	}
	all := divisions(g.attacker.power, len(g.blockers))
	return len(all) <= mostDivisions && !slices.ContainsFunc(all, func(shares []int) bool {
		with := r.onlyEnd(g, shares)
		return with == nil || !sameBut(with, without, shares)
	})
}

// onlyEnd is how the question ends as far as it is told, with some shares of the attacker's damage, nil where
// that hangs on a choice or is not known.
func (r *reader) onlyEnd(g *gang, shares []int) *engine.Outcome {
	q, m := r.toldSoFar(), melee{bouts: r.boutsWith(g, shares)}
	_, second := m.dealt()
	q.Events[g.at] = atOnce(second)
	ends := r.cards.along(&q).explored()
	if ends == nil || !ends.Complete || len(ends.Ends) != 1 {
		return nil
	}
	return ends.Ends[0].Outcome
}

// divisions are the ways to divide a number among so many.
func divisions(number, among int) [][]int {
	if among == 1 {
		return [][]int{{number}}
	}
	var all [][]int
	for n := range number + 1 {
		for _, rest := range divisions(number-n, among-1) {
			all = append(all, append([]int{n}, rest...))
		}
	}
	return all
}

// sameBut reports whether two ends differ in nothing but shares of damage, dealt as they were assigned.
func sameBut(with, without *engine.Outcome, shares []int) bool {
	left := slices.DeleteFunc(slices.Clone(shares), func(n int) bool { return n == 0 })
	facts := without.Facts
	for _, f := range with.Facts {
		if len(facts) > 0 && tellsSame(&f, &facts[0]) {
			facts = facts[1:]
			continue
		}
		k := slices.Index(left, f.Amount)
		if k < 0 || f.Event.Kind != engine.Damage || f.Event.By != engine.NoEffect || f.Event.Effected || f.Nothing || f.Skipped {
			return false
		}
		left = slices.Delete(left, k, k+1)
	}
	loses := func(o *engine.Outcome) (losers []engine.PlayerID) {
		for _, m := range o.Remarks {
			if m.Loser != nil {
				losers = append(losers, *m.Loser)
			}
		}
		return losers
	}
	return len(facts) == 0 && len(left) == 0 && slices.Equal(with.Triggers, without.Triggers) && slices.Equal(loses(with), loses(without))
}

// tellsSame reports whether two facts are of the same event, as far as one of the same question tells them apart.
func tellsSame(a, b *engine.Fact) bool {
	x, y := &a.Event, &b.Event
	return x.Kind == y.Kind && x.Player == y.Player && x.Object == y.Object && x.To == y.To && x.Source == y.Source && x.By == y.By &&
		x.From == y.From && x.Dest == y.Dest && x.Amount == y.Amount && x.Counter == y.Counter && x.What == y.What && x.How == y.How &&
		a.Amount == b.Amount && a.By == b.By && a.Shield == b.Shield && a.IsUses == b.IsUses && a.Skipped == b.Skipped && a.Nothing == b.Nothing &&
		a.Uses == b.Uses && a.Moment == b.Moment
}
